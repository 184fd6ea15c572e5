import { fromCatalogue } from '#content/catalogue/catalogue.ts'
import { assistantModel } from '#content/en/assistant-model.ts'
import { withoutUnsetNumber } from '#content/without-number.ts'
import { factsIn } from '#content/words.ts'
import type { Material } from './guard/support.ts'
import type { Turn } from './understand/message.ts'

const promptWords = fromCatalogue((catalogue) =>
  withoutUnsetNumber(assistantModel(factsIn('en', catalogue)), catalogue),
)

export interface PromptParts {
  message: string
  /** Already cut to the last ten. */
  history: readonly Turn[]
  leadContext: string
  material: Material
}

/**
 * One text: the fixed instructions, what the site says, the lead context, the last messages, then the message.
 * Line breaks of visitors become spaces, so that nobody can write a line that looks like one of ours.
 */
export function writePrompt({ message, history, leadContext, material }: PromptParts): string {
  const words = promptWords()
  return [
    words.instructions.join('\n'),
    section(words.ownAnswer, material.ownAnswer),
    section(words.texts, material.texts.map((text) => `- ${text}`).join('\n')),
    section(words.lead, oneLine(leadContext)),
    section(words.history, history.map(({ text, isBot }) => labelled(isBot, text)).join('\n')),
    labelled(false, message),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function section(heading: string, text: string): string {
  return text === '' ? '' : `${heading}:\n${text}`
}

function labelled(isBot: boolean, text: string): string {
  return `${isBot ? 'Assistant' : 'User'}: ${oneLine(text)}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import { bookDemoCard, joinLines, type Part, whatsappCard } from '../reply.ts'
import { tellsOf } from '../understand/hints.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'

// What is said to who tells how they feel: rows of the table in answers.ts.

/** What is answered to who tells of a burden or a worry begins with a human sentence. */
export function withSympathy(main: Answer): Answer {
  return (question, knowledge, words) => {
    const part = main(question, knowledge, words)
    return part && { ...part, text: joinLines(humanSentence(question, words), part.text) }
  }
}

function humanSentence(
  { text, features, meanings, lastAnswer = '' }: Question,
  words: AssistantWords,
): string {
  const { care, facts } = words
  if (tellsOf('bereaved', text)) return care.condolence
  if (features.includes('staffJobs')) return care.job
  const isPoor = features.includes('riskOfTrying') || meanings[0]?.label === 'too-expensive'
  if (lastAnswer.includes(facts.feelings)) return isPoor ? care.noShame : ''
  const isTired = meanings.some(
    ({ label, confidence }) => label === 'feelings' && confidence >= sureOfFeeling,
  )
  return isTired ? facts.feelings : ''
}

const sureOfFeeling = 0.12

const likelyWorry = 0.1

/** A human sentence first; then what could help, if that was told. */
export function comforted(question: Question, _: Knowledge, words: AssistantWords): Part {
  const {
    services: [service],
    isFromNeed = false,
    meanings,
    text,
    lastAnswer = '',
  } = question
  const isOfMachines = meanings.some(
    ({ label, confidence }) => label === 'dislike-machines' && confidence >= likelyWorry,
  )
  // It is no passing mood: a person is needed, and no text of ours again.
  if (lastAnswer.includes(words.facts.feelings) && !isOfMachines)
    return { text: words.facts.crisis, cards: [whatsappCard(words)] }
  // Who has been comforted already is told what calms the worry.
  if (lastAnswer.includes(words.facts.feelings) && isOfMachines)
    return { text: words.facts['dislike-machines'], cards: [bookDemoCard(words)] }
  // Nobody who only says how they are is sold anything.
  const help =
    service && !isFromNeed && !tellsOf('bereaved', text)
      ? fillTidily(words.lighter, { lead: words.serviceLeads[service] })
      : words.facts['feelings-help']
  const isBereaved = tellsOf('bereaved', text)
  const human = isBereaved ? words.care.condolence : words.facts.feelings
  const calming = isBereaved || tellsOf('afraid', text) ? words.facts.technical : ''
  return { text: joinLines(human, calming, help), cards: [bookDemoCard(words)] }
}

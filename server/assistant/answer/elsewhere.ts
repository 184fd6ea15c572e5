import type { ServiceId } from '#content/catalogue/services.ts'
import {
  languagesOfIndia,
  namesElsewhere,
  type OtherLanguage,
  otherLanguages,
} from '#content/other-languages.ts'
import type { Knowledge } from '../knowledge.ts'
import { askTeamCard, joinLines, type Part, whatsappCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { assistantWords } from '../words.ts'
import { answers } from './answers.ts'

/** One line in the visitor's own language, which our agents do not speak either; prices are understood in any. */
export function answerElsewhere(question: Question, language: OtherLanguage, knowledge: Knowledge): Part {
  const words = assistantWords().en
  const { line, price } = otherLanguages[language]
  const text = question.text.toLowerCase()
  const has = (names: string) => names.split(' ').some((name) => text.includes(name.toLowerCase()))
  const isOfWhatsApp = question.services.length === 0 && has(namesElsewhere['whatsapp-agents'])
  const services: ServiceId[] = isOfWhatsApp ? ['whatsapp-agents'] : question.services
  const isPrice = services.length > 0 || has(price)
  const place = has(namesElsewhere.tanzania) ? 'tanzania' : question.isPlaceKnown ? question.region : null
  // Where nobody can tell the country, each has its own list.
  const likely = place ?? (languagesOfIndia.has(language) ? 'india' : null)
  const regions = likely ? [likely] : (['india', 'tanzania'] as const)
  const prices = regions.map(
    (region) => answers.price({ ...question, services, region }, knowledge, words)?.text,
  )
  const lines = isPrice ? [...new Set(prices.flatMap((each) => each?.split('\n') ?? []))] : []
  return {
    text: joinLines(line, words.unlisted.language, ...lines),
    cards: [askTeamCard(words), whatsappCard(words)],
  }
}

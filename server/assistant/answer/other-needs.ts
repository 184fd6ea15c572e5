import type { AssistantWords } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Knowledge } from '../knowledge.ts'
import { joinLines, type Part } from '../reply.ts'
import { needs } from '../understand/labels.ts'
import { anyOf } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { wishesTold } from '../understand/wishes-told.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'
import { priced } from './money.ts'
import { tellFeatures } from './plan-features.ts'
import { tellRecommendation } from './recommendation.ts'

// Who tells of several things to be done is told what is for each.

const between = new RegExp(
  `[,;:.?!।\\n]+|\\s(?:${anyOf((language) => language.joints)})(?![\\p{L}\\p{M}])`,
  'iu',
)
const fewestWords = 3
/** As sure as this, a part of the story calls for a service by itself. */
const sureOfNeed = 0.65
/** One flow is told in many steps, and calls for no more than the flow. */
const sureOfFlow = 0.5

/** Advice, and what else is for a second thing that was told. */
export function withOtherNeed(main: Answer): Answer {
  return (question, knowledge, words) => {
    const part = main(question, knowledge, words)
    const { services, plans, counts } = question
    // How much is used has decided already.
    if (!part || services.length === 0 || plans.length > 0 || counts.usage) return part
    const other = tellOther(question, part, knowledge, words)
    return { ...part, text: joinLines(part.text, other, tellBothChannels(question, part, words)) }
  }
}

function tellOther(question: Question, part: Part, knowledge: Knowledge, words: AssistantWords): string {
  const [whole] = knowledge.classify(question.text).needs
  if (whole?.label === 'automation-workflows' && whole.confidence >= sureOfFlow) return ''
  const told = question.text.split(between).map((clause) => clause.trim())
  for (const said of told) {
    const [need] = said.split(/\s+/).length >= fewestWords ? knowledge.classify(said).needs : []
    const remindsOf = wishesTold(said).some(([wish]) => wish === 'reminders')
    const services: readonly ServiceId[] =
      need && need.confidence >= sureOfNeed ? needs[need.label] : remindsOf ? ['whatsapp-agents'] : []
    const [first] = services
    const isTold =
      isOfProduct(said, question, part) ||
      services.some(
        (service) =>
          question.services.includes(service) ||
          part.text.includes(words.services[service]) ||
          (doneByAgent.has(service) && part.text.includes(words.services['custom-ai-agent'])),
      )
    if (first && !isTold)
      return joinLines(
        fillTidily(words.recommendation.also, { said }),
        tellFor(services, said, question, knowledge, words),
      )
  }
  return ''
}

/** The product that is told does what is wished for here: “parents forget the fee”. */
function isOfProduct(said: string, { services }: Question, part: Part): boolean {
  const wished = wishesTold(said).map(([wish]) => wish)
  const done = new Set(wishesTold(part.text).map(([wish]) => wish))
  return services.includes('products') && wished.length > 0 && wished.every((wish) => done.has(wish))
}

/** What one agent for website and channels does as well. */
const doneByAgent: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'ai-chatbots',
  'website-chatbots',
  'whatsapp-agents',
])

/** The plan for it in a line, or where a service without plans begins. */
function tellFor(
  services: readonly ServiceId[],
  said: string,
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): string {
  const asked: Question = {
    ...question,
    text: said,
    services: [...services],
    plans: [],
    features: [],
    counts: {},
    amount: null,
    amounts: [],
  }
  const plan = tellRecommendation(asked, knowledge.prices, words)?.text.split('\n')[0]
  const [service] = services
  return plan ?? joinLines(service ? words.serviceLeads[service] : '', priced(asked, knowledge, words).text)
}

const onWebsite = /\b(?:website|site|tovuti)\b|वेबसाइट|साइट/iu
const onWhatsapp = /what?s?app|wh?atsap|व्हाट्स/iu

/** Where messages come on WhatsApp and on the website, what answers on both. */
function tellBothChannels(question: Question, part: Part, words: AssistantWords): string {
  const isOfBoth = onWebsite.test(question.text) && onWhatsapp.test(question.text)
  const isOfChats = question.services.some((service) => service.startsWith('whatsapp-'))
  const stated = words.statements.waWebsiteAndWhatsapp
  if (!isOfBoth || !isOfChats || part.text.includes(stated)) return ''
  return tellFeatures({ ...question, features: ['waWebsiteAndWhatsapp'] }, words)?.text ?? ''
}

import type { AssistantLanguage } from '#content/assistant-words.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import { hasPlanNamed } from './listed-plans.ts'
import { mentionsIn } from './mentions.ts'
import type { Heard } from './vocabulary.ts'

/** What is spoken of. */
export interface Subject {
  services: ServiceId[]
  plans: string[]
  /** Which plans of which service, where several are named: “voice Premium and WhatsApp Pro”. */
  plansOf?: PlansOf
}

export type PlansOf = Partial<Record<ServiceId, string[]>>

const families: Record<string, ServiceId[]> = {
  chatbots: ['ai-chatbots', 'website-chatbots'],
  'any-service': [],
}

const vague: Record<string, ServiceId[]> = {
  bot: ['ai-chatbots', 'website-chatbots'],
  phone: ['ai-voice-agents'],
}

/** Names that are no everyday words: whoever says them means the plan. */
const ownNames = new Set(
  'tutorconnect eduresultanalysis career-coach youtube-seo upsc complete-sme-bundle broadcast full-mvp semi-custom smart-ai basic-bot smart-bot pro-bot enterprise-bot basic-ai-chatbot advanced-ai-chatbot enterprise-ai-solution multi-branch-platform single-process'.split(
    ' ',
  ),
)

export function isOwnName(plan: string): boolean {
  return ownNames.has(plan)
}

/** Beside “WhatsApp automation” a voice assistant, a dashboard or a bot is one of its tools, not a service of its own. */
export const toolsBeside: Partial<Record<string, string>> = {
  'service:ai-voice-agents': 'voice-assistant',
  'plan:voice-assistant': 'voice-assistant',
  'service:business-dashboards': 'web-dashboard',
  'plan:web-dashboard': 'web-dashboard',
  'service:bot': 'whatsapp-bot',
  'service:chatbots': 'whatsapp-bot',
  'plan:whatsapp-bot': 'whatsapp-bot',
  'plan:broadcast': 'broadcast',
}

/** What is named; what is not, a vague word may hint at: “the bot” is a chatbot, “the phone” a voice agent. */
export interface NamedSubject extends Subject {
  hinted: ServiceId[]
  /** The services are only named as the place where something happens: “on WhatsApp”. */
  isPlace?: boolean
}

/** `topic` is what was spoken of before. */
export function subjectIn(
  all: Heard[],
  words: readonly string[],
  language: AssistantLanguage,
  topic: readonly ServiceId[] = [],
): NamedSubject {
  const { wanted, places } = mentionsIn(all, words, language)
  const tools = toolsOfTopic(wanted, words, topic)
  if (tools.length > 0) return { services: [...topic], plans: tools, hinted: [] }
  const isAlone = servicesIn(wanted).every((service) => service === 'whatsapp-automation')
  const isPlace = places.length > 0 && servicesIn(wanted).length === 0
  const heard = isAlone ? [...wanted, ...places] : wanted
  const subject = subjectOfHeard(heard, words)
  return { ...subject, ...(isPlace && { isPlace }) }
}

/** “Bot plus broadcast”, “and the voice assistant?”, where the tools for WhatsApp are spoken of. */
function toolsOfTopic(
  heard: readonly Heard[],
  words: readonly string[],
  topic: readonly ServiceId[],
): string[] {
  if (topic.join() !== 'whatsapp-automation' || words.some((word) => agentWords.has(word))) return []
  const named = heard.filter(
    ({ concept }) => /^(?:service|plan):/.test(concept) && concept !== 'service:any-service',
  )
  const tools = named.flatMap(({ concept }) => toolsBeside[concept] ?? [])
  const isOfOthers = named.some(
    ({ concept }) => !toolsBeside[concept] && !/^service:(?:whatsapp-|phone)/.test(concept),
  )
  const isSurely =
    new Set(tools).size > 1 ||
    words.length <= mostWordsOfTool ||
    words.some((word) => assistantWords.has(word))
  return isSurely && !isOfOthers ? [...new Set(tools)] : []
}

const mostWordsOfTool = 5
const agentWords = new Set('agent agents wakala mawakala एजेंट'.split(' '))
const assistantWords = new Set('assistant असिस्टेंट msaidizi broadcast ब्रॉडकास्ट'.split(' '))

function subjectOfHeard(all: Heard[], words: readonly string[]): NamedSubject {
  const heard = withoutBotOfWhatsApp(all, words)
  const services = servicesWanted(servicesIn(withChatOfWebsite(heard, words)), valuesOf(heard, 'plan'))
  const hinted = valuesOf(heard, 'service')
    .flatMap((name) => vague[name] ?? [])
    .slice(0, 2)
  const plans = valuesOf(heard, 'plan')
  const bot = valuesOf(heard, 'service').includes('bot') ? ['whatsapp-bot'] : []
  const tools = [
    ...bot,
    ...services.flatMap(
      (service) =>
        toolsBeside[`service:${service}`] ?? (service === 'whatsapp-agents' ? ['whatsapp-bot'] : []),
    ),
  ]
  if (plans.includes('complete-sme-bundle')) {
    // “Bot, dashboard and broadcast, or the bundle”; a single word may only say of which bundle.
    const isBotNamed = heard.some(({ concept }) => concept === 'service:chatbots')
    const named = [...new Set([...tools, ...(isBotNamed ? ['whatsapp-bot'] : [])])]
    const beside = named.length + plans.length > 2 ? named : []
    return { services: ['whatsapp-automation'], plans: [...plans, ...beside], hinted }
  }
  const isAboutTools =
    (services.includes('whatsapp-automation') || services.includes('whatsapp-agents')) &&
    (plans.includes('broadcast') ||
      words.some(
        (word, at) =>
          /^(automation|tools?|addon|ऑटोमेशन|टूल|zana|otomatiki)$/u.test(word) ||
          (word === 'add' && words[at + 1] === 'on'),
      )) &&
    !words.some((word) => /^agents?$/.test(word))
  if (!isAboutTools) return { services, plans, hinted, ...plansByService(heard, services) }
  return { services: ['whatsapp-automation'], plans: [...plans, ...tools], hinted }
}

/** “The bot of WhatsApp”, “whatsapp wala bot”: the bot is no other one. */
function withoutBotOfWhatsApp(heard: Heard[], words: readonly string[]): Heard[] {
  const apps = heard.filter(({ concept }) => concept === 'service:whatsapp-agents')
  const isJoined = (from: number, to: number) =>
    from === to || (to - from === 1 && ofWords.has(words[from] ?? ''))
  return heard.filter(
    ({ concept, start, end }) =>
      concept !== 'service:chatbots' ||
      !apps.some((app) => isJoined(app.end, start) || isJoined(end, app.start)),
  )
}

const ofWords = new Set(
  'for on of wala wali wale ka ki ke ya za kwa वाला वाली वाले का की के पर पे par pe'.split(' '),
)

/** “The chat thing on the website” names a chatbot, and nobody asks for the website. */
function withChatOfWebsite(heard: Heard[], words: readonly string[]): Heard[] {
  const at = words.findIndex((word) => chatWords.has(word))
  const isNamed = heard.some(
    ({ concept, start, end }) =>
      chatServices.has(concept) || (concept === 'service:web-app-setup' && end - start > 1),
  )
  const isBeside = at >= 0 && saysWebsite(words.slice(at, at + widestChatOfWebsite))
  if (at < 0 || (isNamed && !isBeside) || !saysWebsite(words)) return heard
  return [
    ...heard.filter(({ concept }) => concept !== 'service:web-app-setup'),
    { concept: 'service:chatbots', start: at, end: at + 1 },
  ]
}

export function saysWebsite(words: readonly string[]): boolean {
  return words.some((word) => websiteWords.has(word))
}

/** “A chat box on the website or WhatsApp” */
const widestChatOfWebsite = 5
const chatWords = new Set('chat chats chatting chati chatbox kuchat चैट चैटिंग चेट gumzo'.split(' '))
const websiteWords = new Set('website websites site webpage tovuti wavuti वेबसाइट साइट'.split(' '))
const chatServices: ReadonlySet<string> = new Set(
  'whatsapp-agents whatsapp-automation chatbots ai-chatbots website-chatbots custom-ai-agent ai-voice-agents'
    .split(' ')
    .map((service) => `service:${service}`),
)

/** Where services and plans are named in turn, each plan belongs to the service beside it: “voice Premium and WhatsApp Pro”. */
function plansByService(heard: readonly Heard[], services: readonly ServiceId[]): Pick<Subject, 'plansOf'> {
  const named = heard
    .flatMap((each) => {
      const plan = each.concept.startsWith('plan:') ? each.concept.slice('plan:'.length) : undefined
      const of = servicesIn([each]).filter((service) => services.includes(service))
      return plan || of.length > 0 ? [{ plan, of, start: each.start }] : []
    })
    .toSorted((one, other) => one.start - other.start)
    // “WhatsApp agent” may be heard twice.
    .filter(({ plan, of }, at, all) => plan || !all[at - 1]?.of.some((service) => of.includes(service)))
  const plansOf: PlansOf = {}
  for (let at = 0; at + 1 < named.length; at += 2) {
    const [one, other] = [named[at], named[at + 1]]
    const plan = one?.plan ?? other?.plan
    const of = one?.plan ? other?.of : one?.of
    if (!plan || !of || of.length === 0) return {}
    for (const service of of) plansOf[service] = [plan]
  }
  const isEachNamed = services.length > 1 && services.every((service) => plansOf[service] !== undefined)
  return isEachNamed ? withChatbotOfWebsite(plansOf) : {}
}

/** “Website smart bot” beside another service names a chatbot: no website has a plan of that name. */
function withChatbotOfWebsite(plansOf: PlansOf): Pick<Subject, 'plansOf'> & { services: ServiceId[] } {
  const named = Object.entries(plansOf).map(([service, plans]) => {
    const isWebsite = service === 'web-app-setup' && !hasPlanNamed(service, plans)
    const chatbot = isWebsite ? chatbots.find((each) => hasPlanNamed(each, plans)) : undefined
    return [chatbot ?? service, plans] as [ServiceId, string[]]
  })
  return { services: named.map(([service]) => service), plansOf: Object.fromEntries(named) }
}

const chatbots = ['website-chatbots', 'ai-chatbots'] as const satisfies ServiceId[]

export function pairIn(subject: Subject | null | undefined): Subject | undefined {
  return subject && subject.plans.length > 1 ? subject : undefined
}

/** Two plans of one service, spoken of one after the other. */
export function pairOf(earlier: Subject | undefined, { services, plans }: Subject): Subject | undefined {
  const [plan, ...others] = earlier?.plans ?? []
  const isSameService = services.length === 1 && earlier?.services.join() === services.join()
  const isPair = isSameService && others.length === 0 && plans.length === 1 && plan && plan !== plans[0]
  return isPair ? { services, plans: [plan, ...plans] } : undefined
}

/** The plans that were spoken of before those of now: “the earlier one”. */
export function priorOf(
  prior: Subject | undefined,
  earlier: Subject | undefined,
  now: Subject,
): Subject | undefined {
  const isOther = earlier && earlier.plans.length > 0 && nameOf(earlier) !== nameOf(now)
  return isOther ? earlier : prior
}

function nameOf({ services, plans }: Subject): string {
  return [...services, ...plans].join()
}

/** What was spoken of before, and something more: “add a voice Starter to that”. */
export function joinedSubject(earlier: Subject, more: Subject): Subject {
  const plansOf = { ...plansOfEach(earlier), ...plansOfEach(more) }
  return {
    services: [...new Set([...earlier.services, ...more.services])],
    plans: [...new Set([...earlier.plans, ...more.plans])],
    plansOf,
  }
}

function plansOfEach({ services, plans, plansOf }: Subject): PlansOf {
  return plansOf ?? Object.fromEntries(services.map((service) => [service, plans]))
}

/** A bot's plan on a website is a chatbot's. */
function servicesWanted(services: ServiceId[], plans: readonly string[]): ServiceId[] {
  const isOnlyWebsite = services.length === 1 && services[0] === 'web-app-setup'
  return isOnlyWebsite && plans.some((plan) => plan.endsWith('-bot')) ? ['website-chatbots'] : services
}

export function servicesIn(heard: Heard[]): ServiceId[] {
  const found = valuesOf(heard, 'service')
  const exact = found.filter((name): name is ServiceId => !(name in families || name in vague))
  const wide = found.flatMap((name) => families[name] ?? [])
  // A bot for a website is a chatbot; nobody asks for the website.
  const isForWebsite = exact.length === 1 && exact[0] === 'web-app-setup'
  if (isForWebsite && (found.includes('bot') || found.includes('chatbots'))) return families.chatbots ?? []
  // “Chatbot” beside “website chatbot” adds nothing.
  const isNarrowed = exact.some((name) => wide.includes(name)) || exact.includes('quick-start')
  const services = isNarrowed ? exact : [...exact, ...wide]
  return [...new Set(services)]
}

export function valuesOf(heard: Heard[], kind: string): string[] {
  const prefix = `${kind}:`
  const values = heard.filter(({ concept }) => concept.startsWith(prefix))
  return [...new Set(values.map(({ concept }) => concept.slice(prefix.length)))]
}

/** Where somebody is. Who names both countries is in Tanzania: at home nobody says India. */
export function placeIn(heard: Heard[]): RegionId | null {
  const places = valuesOf(heard, 'region') as RegionId[]
  return places.find((place) => place === 'tanzania') ?? places[0] ?? null
}

/** Where somebody probably is who speaks of rupees, or of dollars. */
export function regionHintIn(heard: Heard[]): RegionId | null {
  const [hint, ...others] = valuesOf(heard, 'region-hint') as RegionId[]
  return others.length === 0 ? (hint ?? null) : null
}

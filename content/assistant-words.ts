import type { FeatureId } from './catalogue/features.ts'
import type { priceTables } from './catalogue/price-tables.ts'
import type { RegionId, ServiceId } from './catalogue/services.ts'
import type { StatementId } from './catalogue/statements.ts'
import type { OfferId } from './catalogue/terms.ts'
import type { NoticeWords } from './form-words.ts'
import type { PageId } from './paths.ts'
import type { PlainQuestionId } from './plain-questions.ts'

/** The languages the assistant answers in. `hi-latn` is Hindi as people type it on a phone: “price kya hai”. */
export const assistantLanguages = ['en', 'hi', 'hi-latn', 'sw'] as const

export type AssistantLanguage = (typeof assistantLanguages)[number]

/** What can be asked that one fixed text answers. */
export type FactId =
  | PlainQuestionId
  | 'hours'
  | 'refund'
  | 'cancel'
  | 'languages'
  | 'timing'
  | 'timing-whatsapp'
  | 'timing-web-apps'
  | 'timing-custom-services'
  | 'trial'
  | 'annual'
  | 'setup-includes'
  | 'small-change'
  | 'support'
  | 'extra-usage'
  | 'extra-unlisted'
  | 'start'
  | 'demo'
  | 'video-tool'
  | 'confirm-booking'
  | 'mail-me'
  | 'contact'
  | 'reply-time'
  | 'payment'
  | 'payment-customers'
  | 'own-number'
  | 'existing-website'
  | 'mobile-apps'
  | 'what-you-need'
  | 'what-it-does'
  | 'training'
  | 'technical'
  | 'data'
  | 'audience'
  | 'company'
  | 'founder'
  | 'results'
  | 'no-guarantee'
  | 'portfolio'
  | 'quote'
  | 'order-status'
  | 'slow-phones'
  | 'own-edits'
  | 'manage-from-phone'
  | 'human'
  | 'identity'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'injection'
  | 'competitor'
  | 'advice'
  | 'integrations'
  | 'hidden-costs'
  | 'call-me'
  | 'frustration'
  | 'instalments'
  | 'job'
  | 'not-offered'
  | 'off-topic'
  | 'api'
  | 'ownership'
  | 'partner'
  | 'plan-change'
  | 'refund-wanted'
  | 'speak-language'
  | 'tax'
  | 'too-expensive'
  | 'trust'
  | 'uptime'
  | 'which-model'
  | 'accuracy'
  | 'affirm'
  | 'benefit'
  | 'capacity'
  | 'currency'
  | 'deny'
  | 'give-contact'
  | 'references'
  | 'pause-plan'
  | 'feelings'
  | 'feelings-help'
  | 'claimed-price'
  | 'dislike-machines'
  | 'crisis'
  | 'bought-list'
  | 'illness'
  | 'beside-staff'
  | 'server-place'
  | 'product-code'
  | 'demo-language'
  | 'meta-in-tanzania'

/** What people ask whether we have, and name something that is on no list of ours. */
export type UnlistedKind = 'software' | 'language' | 'country' | 'trial'

/** Which of several plans is meant, what a price is of, and names that are on no list of ours. */
export type Detail =
  | 'cheapest'
  | 'middle'
  | 'largest'
  | 'popular'
  | 'next'
  | 'previous'
  | 'difference'
  | 'both'
  | 'add'
  | 'offer'
  | 'limit'
  | 'all'
  | 'hosting'
  | 'small-change'
  | 'extra-usage'
  | 'other-language'
  | 'other-country'
  | 'other-software'
  | 'attack'
  | 'crisis'

/** How people name counts and join questions, as parts of regular expressions; absent where a language has no word of its own. */
export interface Patterns {
  /** What plans count, and what people call it. */
  things: Partial<Record<FeatureId, string>>
  /** What is used by the month: “chats kama 3400”. */
  usage?: string
  /** What may stand between that and its number. */
  about?: string
  /** What comes on top of a plan: “300 extra”. */
  extra: string
  /** Whom or what people count beside that, and never pay: “students 300”. */
  counted: string
  /** By which a price is asked for in so many words. */
  price: string
  /** By which an amount is known to be money. */
  money: string
  /** By which an amount is known to be what may be spent: “my budget”, “I can pay”, “is it enough”. */
  budget: string
  /** Beside an amount that comes in, is lost or is asked by somebody else: nobody has it to spend with us. */
  notToSpend: Beside
  /** “200 messages a day” */
  everyDay: string
  /** Branches and houses, where their number stands behind them: “maduka matatu”. */
  places?: string
  /** One more of them: “a second branch”. */
  secondPlace: string
  /** By which it is asked whether a price is paid every month. */
  byMonth: string
  /** “300 minutes more every month” */
  everyMonth: string
  /** The twelve months, in order: of extra use in March and April there are two. */
  months: readonly string[]
  /** The months of a year that are not named: “the rest 2,000”. */
  otherMonths: string
  /** As much again: “double the chats”. */
  double: string
  /** A year without a number: “the first year”, “saal bhar ka”. */
  year: string
  /** Between one question and the next. */
  joints: string
  /** What a sentence without a mark ends with: Hindi puts the verb last. */
  lastWords?: string
  /** What a question begins with where there is no mark: English and Swahili put it first. */
  firstWords?: string
  /** By which somebody says that several questions follow: “3 things”. */
  announced: string
  /** What goes with it: “3 things to ask”. */
  announcing?: string
  /** By which a question is known that has no mark. */
  questions: string
  /** By which somebody asks what to take: “which package is for me”. */
  choice: string
  /** By which advice is asked for, whatever else is named: “what do you suggest”. */
  advice: string
  /** By which it is asked how much an offer takes off. */
  saves: string
  /** As many as are named: “all three”. */
  allOf?: string
  /** One and no more of something: “only one”, “sirf ek”. */
  single: string
  /** A number that is not enough: “10 se zyada”. */
  moreThan: Beside
  /** What is posted on social media, which we do not make: “insta reels”. */
  posts: string
  /** What is done with messages there, which our agents do. */
  replies: string
  /** What makes a service that is named a mere place: “on WhatsApp”, “website par”. */
  at: Beside
  /** What somebody tells of their business that only some plans have. */
  wishes: Partial<Record<FeatureId, string>>
  /** By which a question is known that no yes answers. */
  open: string
  /** By which it is asked what all is in a plan. */
  contents: string
  /** By which a number is asked for. */
  howMany: string
  /** How else a part of a plan is called by who asks whether the plan has it. */
  named: Partial<Record<FeatureId, string>>
  /** By which a sum is asked for with what comes off. */
  offer: string
  /** What is to be left out of a sum stands beside these: “without the extra minutes”, “extra chhod ke”. */
  without: string
  /** What says that something is not wanted or not there: “not WhatsApp”, “website nahi hai”. */
  not: Beside
  /** Whom a visitor serves: “my guests”. */
  customers: string
  /** What somebody may want made good. */
  loss: string
  /** Whom somebody wants who is angry. */
  owner: string
  /** By which it is asked whether a larger plan pays: “should I move to Premium?” */
  worth: string
  /** By which it is asked why a smaller plan is not enough. */
  whyNot: string
  /** Who could do the same work, beside a price of ours: “my nephew”. */
  workers: string
  /** By which a price is found too high. */
  tooMuch: string
  /** What makes a number the name of a plan: “the 15,000 one”, “15 hazar wala”. */
  byPrice: Beside
  /** Calls are only to be answered: “only incoming”. */
  incoming: string
  /** What somebody tells who needs one of our products. */
  products: Record<'tutorconnect' | 'eduresultanalysis' | 'career-coach-ai' | 'youtube-seo-tool', string>
  /** The languages that our agents speak. */
  spoken: Record<'hindi' | 'english' | 'swahili', string>
  /** How a first meeting is called. */
  demo: string
  /** What is asked of a plan that stands, in a few words. */
  ofPlan: Record<Exclude<PlanAsk, 'used'>, string>
  /** Words that ask nothing more beside it, nor say anything. */
  besideAsked: string
  /** By which it is told that an amount is asked for. */
  amountAsked: string
  /** What a few words tell more surely than the whole message. */
  hints: Record<HintId, string>
}

/** What people ask of the plan that they speak of. */
export type PlanAsk =
  /** “What after the first month?” */
  | 'afterMonth'
  /** “And for a year?” */
  | 'period'
  | 'month'
  /** “For two branches?” */
  | 'places'
  | 'offer'
  /** “And over that?” */
  | 'beyond'
  | 'contents'
  /** “And the bigger one?” */
  | 'next'
  /** “Which is cheaper?”, of two. */
  | 'cheaper'
  | 'instalments'
  /** “And at 3,800 chats?” */
  | 'used'

/** A matter that is told in few words, whatever else a message is about. */
export type HintId =
  /** Messages to people who never agreed to get any. */
  | 'boughtList'
  /** A number to ring is asked for. */
  | 'phoneNumber'
  /** What somebody is paid who does the same, or that somebody does it already. */
  | 'hired'
  /** Somebody's work may go. */
  | 'jobLost'
  | 'bereaved'
  /** Somebody is ill. */
  | 'illness'
  /** What to take or to do is asked. */
  | 'remedy'
  /** Who else answers on WhatsApp. */
  | 'whatsappRival'
  /** Computers are a worry. */
  | 'afraid'
  /** What is to be done before the team answers. */
  | 'untilThen'
  /** An agent of ours told somebody what is not so. */
  | 'saidWrong'
  /** Where data and servers are. */
  | 'serverPlace'
  /** Whose something is that we make. */
  | 'codeOwned'

/** Words that stand before or behind another. */
interface Beside {
  before?: string
  behind?: string
}

/** A generic word that stands for several services, such as “chatbot”. */
type FamilyConcept = 'chatbots' | 'bot' | 'phone' | 'any-service'

export type Concept =
  | `service:${ServiceId | FamilyConcept}`
  | `plan:${string}`
  | `region:${RegionId}`
  /** A nationality or a currency: it says where somebody is only if no place is named. */
  | `region-hint:${RegionId}`
  | `detail:${Detail}`

/**
 * Words and phrases by what they mean, in lower case, with commas between them: “free trial” is heard where these words
 * follow each other, “*wasilian*” inside a word, “weak/slow + phone/internet” where one of each stands in the question.
 * Small spelling mistakes are forgiven where they are read.
 */
export type Vocabulary = Partial<Record<Concept, string>>

/** What a language's own file says: all but the answers to plain questions. */
export interface WrittenAssistantWords extends Omit<AssistantWords, 'facts'> {
  facts: Record<Exclude<FactId, PlainQuestionId>, string>
}

/** What a language other than English has to say; a service that it does not name is named in English. */
export interface TranslatedAssistantWords extends Omit<WrittenAssistantWords, 'services' | 'serviceLeads'> {
  services: Partial<AssistantWords['services']>
  serviceLeads: Partial<AssistantWords['serviceLeads']>
}

/** What the assistant says, in one language. Words in braces are filled in. */
export interface AssistantWords {
  services: Record<ServiceId, string>
  regions: Record<RegionId, string>
  /** How a page is called in a sentence. Pages without prices need no name. */
  pages: Partial<Record<PageId, string>>
  prices: {
    /** `{name} {setup} {monthly}` */
    setupAndMonthly: string
    /** `{hosting}` is paid by the month. */
    setupAndHosting: string
    monthlyOnly: string
    from: string
    /** What “from” means. */
    typical: string
    amountOnly: string
    /** `{service} {region}` */
    lead: string
    leadEverywhere: string
    /** `{page} {rows}` */
    onPage: string
    /** One plan in a sentence: `{service} {row} {page}` */
    onePlan: string
    /** Both kinds of chatbot in one word. */
    chatbots: string
    overview: string
    /** The plan that is smallest in every way: `{service} {row} {page}` */
    smallest: string
    /** Where one is least to begin with and another by the month. */
    lowestSetup: string
    lowestMonthly: string
    /** What has everything that was asked for, where others cost less. */
    smallestWithAll: string
    /** Another plan, for whom one is too dear. */
    costsLess: string
    /** After a plan whose calls are paid by use. */
    talkIncluded: string
    popular: string
    withinBudget: string
    belowBudget: string
    /** Of a plan that is named: `{row}` */
    fits: string
    /** Where the money is for a part of the price. */
    fitsPart: Record<'setup' | 'month', string>
    exceeds: string
    /** There is no larger plan: `{name}` */
    largest: string
    /** What of a price was counted against a budget: `{count} {free}` */
    measured: Record<'once' | 'setup' | 'month' | 'year' | 'months', string>
    /** To who names other amounts than a plan's. */
    notThat: string
    /** A budget in shillings, pounds, dirhams. */
    otherCurrency: string
    smallestPlans: string
    hosting: string
    inRupees: string
    /** In which currency a service is: `{service}` */
    inRupeesOnly: string
    /** To who is there and asks how such a price is paid. */
    rupeesFromTanzania: string
    inBoth: string
    tanzaniaToo: string
    minutes: string
    chats: string
    conversations: string
    weeks: string
    days: string
  }
  /** Whether `{count}` days until it is wanted are enough. */
  deadline: { enough: string; open: string }
  /** What plans come to, with the working. */
  sums: {
    /** `{name} {least} {other}`: which of two bills of a month is less. */
    leastThatMonth: string
    /** The same where the larger plan is less. */
    largerThatMonth: string
    lead: string
    /** To who speaks of both where one was spoken of. */
    whichTwo: string
    /** `{working} {total}`: how much a month comes to. */
    used: string
    /** `{calls} {minutes} {days} {total}`: calls of so many minutes */
    usedMinutes: string
    /** `{count}`: as many days a month were taken where nobody said */
    daysAssumed: string
    /** `{name} {working} {count} {total}`, and so for a year that is paid at once, with its `{free}` months and what is `{saved}`. */
    months: string
    paidForYear: string
    /** The same where hosting is a range: `{name} {least} {most} {count}` */
    monthsHosted: string
    /** Setup and the first month: `{name} {working}` */
    toStart: string
    /** `{name} {percent} {before} {after} {saved} {monthly}` */
    offer: string
    /** What is used on top of a sum: `{said} {base} {count} {unit} {total}` */
    withExtra: string
    /** `{count} {setup} {monthly} {months} {each} {total}` */
    places: string
    /** As many places as a plan is for, and more: `{count} {name} {most}` */
    withinPlaces: string
    beyondPlaces: string
    /** `{name} {monthly} {count} {unit} {total}`, and what of it is `{extra}` */
    monthWithExtra: string
    /** A month in which nothing goes beyond a plan: `{name} {usage} {included} {monthly}` */
    monthWithin: string
    /** The plan that is large enough: `{usage} {row}` */
    enough: string
    /** `{free}` */
    yearAtOnce: string
    /** Plans of several services: `{working} {total}` */
    together: string
    /** `{setup} {monthly}` */
    togetherToStart: string
    /** What a bundle holds, bought one by one: `{names} {setup} {monthly}` */
    singly: string
    oneByOne: string
    /** What comes back of a setup that is partly built: `{percent} {rest} {paid} {back}` */
    refund: string
    /** Of two plans: `{name} {count} {amount}` */
    cheaper: string
    /** What a bundle holds beside the tools it is compared with: `{name} {names}` */
    besides: string
    /** From when on what costs less at the start has cost more: `{name} {count} {working}` */
    breakEven: string
    /** `{name} {setup} {monthly}`, filled with `less` or `more` */
    difference: string
    /** `{amount}` */
    less: string
    more: string
  }
  features: FeatureWords
  requirements: RequirementWords
  statements: StatementWords
  planFeatures: {
    /** `{feature} {service} {page} {plans}` */
    line: string
    /** How the next two begin, and what stands there where a yes could mislead. */
    yesFirst: string
    listedFirst: string
    /** One plan has it, or several: `{feature} {service} {row} {plans} {page}` */
    inPlan: string
    inPlans: string
    /** `{plans} {service} {feature}` */
    notIn: string
    /** To who asks whether one plan has it: `{plans} {service} {feature}` */
    notInPlan: string
    /** After that, the plans that have it: `{plans} {row} {page}` */
    butIn: string
    /** How much a plan has, and whether that is enough: `{plan} {what} {service} {row} {page}` */
    ofPlan: string
    enoughIn: string
    shortIn: string
    /** Several plans: `{service} {page}` */
    comparison: string
    /** Two plans, the dearer first: `{dearer} {cheaper} {setup} {monthly}` */
    dearer: string
    /** What the pages advise who is between two. */
    smaller: string
    /** What several plans have alike: `{contents}` */
    shared: string
    /** The plan that is for what somebody needs: `{needs} {row}` */
    covering: string
    /** Plans that have less of it: `{plans}` */
    tooFew: string
    /** Where it is more than any plan lists, and a larger one is silent or there is none: `{plan} {feature} {value} {needs} {row}` */
    beyond: string
    beyondAll: string
    /** How often a dashboard is updated: `{count}` */
    every: { morning: string; hour: string; minutes: string }
    /** One service in two countries, and what of it our pages do not say. */
    countries: string
    countriesWhy: string
    /** What a client brings: `{plan} {needs}` */
    requirements: string
    yes: string
    no: string
    unlimited: string
  }
  recommendation: {
    /** Where calls are counted and not how long they take. */
    askMinutes: string
    /** `{service} {row} {reason}` */
    plan: string
    cheaper: string
    /** Before what is for another thing that was told: `{said}` */
    also: string
    /** What the cheaper one has not: `{contents}` */
    without: string
    dearer: string
    forUsage: string
    /** `{needs}` */
    forNeeds: string
    forBudget: string
    /** Of a tool that stands beside others. */
    tool: string
    smallest: string
  }
  /** What a service is, in a sentence. */
  serviceLeads: Record<ServiceId, string>
  /** What a visitor can be asked to mean, as they would ask it. */
  meanings: Readonly<Partial<Record<string, string>>>
  /** To who is worn out, with what a service does: `{lead}` */
  lighter: string
  unsure: string
  /** After an answer to what is only probably meant. */
  orDidYouMean: string
  /** An hour in Tanzania by India's clock, in office hours or not: `{here} {there}` */
  clock: {
    open: string
    closed: string
    /** The other way round. */
    there: string
    /** When nobody is there: `{there}` */
    office: string
  }
  /** Our pages neither say yes nor no. */
  unstated: string
  /** Of services and plans: `{names}` */
  notOnSale: string
  discount: {
    intro: string
    /** Those that hold today. */
    offers: Partial<Record<OfferId, string>>
    annual: string
    support: string
    /** Of a percentage that is for another service, or for none: `{percent} {other} {service}` */
    notForThis: string
    noSuch: string
    nothingElse: string
  }
  products: {
    intro: string
    waitlist: string
    range: string
  }
  /** To who is angry, hurt, worried or in a hurry. */
  care: CareWords
  facts: Record<FactId, string>
  unknown: string
  /** For names that are on none of our lists: what is on them, and that only the team can say more. */
  unlisted: Record<UnlistedKind, string> & { team: string }
  /** Before a passage that only exists in English. */
  inEnglish: string
  cards: {
    bookDemo: string
    findPrice: string
    whatsapp: string
    handOver: string
    askTeam: string
    notRight: string
  }
  demo: DemoWords
}

/** What a demo is booked for; the specification names them. */
type DemoService =
  | 'AI Chatbots'
  | 'WhatsApp AI Bots'
  | 'Website Chatbots'
  | 'Voice AI Solutions'
  | 'CRM Integrations'

/** What is said while a demo is booked in the conversation. */
export interface DemoWords {
  /** How a browser calls the language, and how its dates and times are written. */
  language: string
  locale: string
  loading: string
  /** Asked one after the other. */
  start: string
  service: string
  name: string
  email: string
  services: Record<DemoService, string>
  other: string
  next: string
  change: string
  submit: string
  sending: string
  /** {city} is where the visitor’s clock says they are, if it does. */
  ownTime: { somewhere: string; inCity: string }
  /** Why one of them is asked again. */
  again: Record<'start' | 'service' | 'name' | 'email', string>
  limited: string
  failed: string
  notice: NoticeWords
  /** Of one that is only asked for the time is not agreed yet; of an unconfirmed one the mail has not left. */
  outcomes: Record<'booked' | 'unconfirmed' | 'requested', string>
  details: Record<'when' | 'yourTime' | 'email' | 'reference', string>
  manage: string
}

/** What is said to who is unhappy: a human sentence by what happened, then the way to a person. */
export interface CareWords {
  sorry: Record<'broken' | 'billing' | 'waiting' | 'loss', string>
  team: string
  /** To who goes on complaining, and once more: never the same twice. */
  again: string
  third: string
  /** Who pays for a loss. */
  compensation: string
  /** Who asks for the owner's own number. */
  owner: string
  urgent: string
  /** Before what is said of people whose work an agent takes over. */
  job: string
  /** To who lost somebody. */
  condolence: string
  /** What can be done before the team answers. */
  meanwhile: string
  /** To who told of a burden and has little money. */
  noShame: string
  /** To who asks on about a refund. */
  refundAgain: string
  /** Before what was said just before as well. */
  /** To who insists on a price that is not ours. */
  claimedAgain: string
  saidAgain: string
}

/** How something that plans may have is called. */
export type FeatureWords = Readonly<Record<FeatureId, string>>

/** What a client brings for a plan, by price table. */
export type RequirementWords = {
  readonly [Table in TableWithRequirements]: Readonly<
    Record<keyof (typeof priceTables)[Table]['plans'], string>
  >
}

type TableWithRequirements =
  | 'ai-chatbots'
  | 'website-chatbots'
  | 'custom-ai-agent'
  | 'business-dashboards'
  | 'web-app-setup'
  | 'custom-web-apps'
  | 'ai-voice-agents-setup'

/** What our pages say of what a service can do. */
export type StatementWords = Readonly<Record<StatementId, string>>

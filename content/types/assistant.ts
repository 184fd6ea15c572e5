import type { PageId } from '#content/paths.ts'

/** The languages the assistant answers in. `hi-latn` is Hindi as people type it on a phone: “price kya hai”. */
export type AssistantLanguage = 'en' | 'hi' | 'hi-latn' | 'sw'

/** What prices are asked for. */
export type ServiceId =
  | 'voice'
  | 'whatsapp'
  | 'whatsapp-tools'
  | 'ai-chatbots'
  | 'website-chatbots'
  | 'custom-agent'
  | 'dashboards'
  | 'web-apps'
  | 'workflows'
  | 'tests'
  | 'custom-services'
  | 'quick-start'
  | 'products'
  | 'licences'
  | 'brochure-packages'

export type RegionId = 'india' | 'tanzania'

/** What can be asked that one fixed text answers. */
export type FactId =
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
  | 'start'
  | 'demo'
  | 'confirm-booking'
  | 'mail-me'
  | 'contact'
  | 'location'
  | 'reply-time'
  | 'payment'
  | 'own-number'
  | 'existing-website'
  | 'mobile-apps'
  | 'what-you-need'
  | 'what-it-does'
  | 'training'
  | 'technical'
  | 'data'
  | 'age'
  | 'law'
  | 'services'
  | 'audience'
  | 'company'
  | 'founder'
  | 'results'
  | 'portfolio'
  | 'labs'
  | 'blog'
  | 'brochure'
  | 'testimonials'
  | 'quote'
  | 'order-status'
  | 'slow-phones'
  | 'own-edits'
  | 'manage-from-phone'
  | 'human'
  | 'complaint'
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
  | 'free'
  | 'policy-dates'

/** What people ask whether we have, and name something that is on no list of ours. */
export type UnlistedKind = 'software' | 'language' | 'country' | 'trial'

/** What changes how a price is told. */
type PriceConcept =
  | 'price'
  | 'compare'
  | 'cheapest'
  | 'middle'
  | 'largest'
  | 'popular'
  | 'total'
  | 'discount'
  | 'all'
  | 'hosting'
  | 'budget'

/** “I need a …” asks for a price without saying so; what our pages do not state, such as taxes, nobody may guess. */
type OtherConcept =
  | 'products'
  | 'want'
  | 'unstated'
  | 'person'
  | 'other-language'
  | 'other-country'
  | 'other-software'

/** A generic word that stands for several services, such as “chatbot”. */
type FamilyConcept = 'chatbots' | 'bot' | 'phone' | 'any-service'

export type Concept =
  | `service:${ServiceId | FamilyConcept}`
  | `plan:${string}`
  | `region:${RegionId}`
  | `ask:${FactId | PriceConcept | OtherConcept}`

/**
 * Words and phrases by what they mean, in lower case, with commas between them: “free trial” is heard where these words
 * follow each other, “*wasilian*” inside a word, “weak/slow + phone/internet” where one of each stands in the question.
 * Small spelling mistakes are forgiven where they are read.
 */
export type Vocabulary = Partial<Record<Concept, string>>

/** What the assistant says, in one language. Words in braces are filled in. */
export interface AssistantWords {
  services: Record<ServiceId, string>
  regions: Record<RegionId, string>
  /** How a page is called in a sentence. Pages without prices need no name. */
  pages: Partial<Record<PageId, string>>
  prices: {
    /** `{name} {setup} {monthly}` */
    setupAndMonthly: string
    setupOnly: string
    monthlyOnly: string
    from: string
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
    cheapest: string
    popular: string
    withinBudget: string
    belowBudget: string
    hosting: string
    inRupees: string
    tanzaniaToo: string
    notListed: string
    onlyOurs: string
    minutes: string
    chats: string
    days: string
    /** What some months cost, as a sum to be done: `{name} {setup} {monthly} {count}` */
    total: string
  }
  discount: {
    intro: string
    offers: Record<'launch' | 'ai-chatbots' | 'website-chatbots' | 'dashboards' | 'web-apps', string>
    annual: string
    support: string
    nothingElse: string
  }
  products: {
    intro: string
    waitlist: string
    range: string
  }
  facts: Partial<Record<FactId, string>>
  unknown: string
  /** For names that are on none of our lists: what is on them, and that only the team can say more. */
  unlisted: Record<UnlistedKind, string> & { team: string }
  /** Before a passage that only exists in English. */
  inEnglish: string
  cards: { bookDemo: string; whatsapp: string; askTeam: string }
}

import type { CaseStudyLabels } from './case-study.ts'
import type { Period } from './catalogue/terms.ts'
import type { PlanNames } from './facts.ts'
import type { ListedService } from './listed-services.ts'
import type { ShippedTexts, TranslatedTexts } from './site-texts.ts'

/** How a language names what the facts hold: the words are made with it. */
export interface Speech {
  language: string
  planNames: PlanNames
  /** Every service with a page, in the order of menus and lists. */
  services: readonly ListedService[]
  /** What the code ships of the texts that the owner can write, in English; and what it says of it in this language. */
  texts: ShippedTexts
  translations?: TranslatedTexts
  /** How what a visitor finds typed already, in WhatsApp or in a mail's subject, is said, by what it is in English. */
  typed: Readonly<Record<string, string>>
  /** “3-7 days”, “1 year”. */
  period(period: Period): string
  /** “30 days, 90 days or 1 year”. */
  inList(choices: readonly string[]): string
  caseStudy: CaseStudyLabels
  unsold: UnsoldWords
}

/** What the page of a service says that is not on sale; {label} is the service. */
interface UnsoldWords {
  badge: string
  description: string
  closing: string
  /** To the services that are on sale. */
  services: string
  /** On WhatsApp, and what is typed there already. */
  ask: string
  question: string
}

import type { Link } from './link.ts'

export interface FaqWords {
  hero: { title: string; lead: string; actions: { primary: Link; second: Link } }
  search: {
    label: string
    placeholder: string
    clear: string
    /** Announced while typing; `{count}` is the number of questions left. */
    resultsOne: string
    resultsMany: string
    noResults: { title: string; text: string; action: Link }
  }
  groupsLabel: string
  /** `{question}` is the question. */
  copyLink: string
  linkCopied: { title: string; text: string }
  copyFailed: { title: string; text: string }
  groups: FaqGroup[]
  closing: { title: string; text: string; primary: Link; second: Link }
}

export interface FaqGroup {
  id: string
  title: string
  icon: 'voice' | 'website' | 'mobile' | 'price' | 'support' | 'start'
  questions: FaqQuestion[]
}

export interface FaqQuestion {
  /** Stable: other pages, mails and the assistant link to it. */
  id: string
  question: string
  answer: string
  onward?: Link
}

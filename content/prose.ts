import type { Link } from './link.ts'
import type { PageHead } from './page-head.ts'

/** Running text as data, for articles and legal pages. */
type ProseBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: Link[] }

interface ProseSection {
  /** Stable: other pages and mails link to it. */
  id: string
  heading: string
  blocks: ProseBlock[]
}

/** A legal page. */
export interface LegalText {
  head: PageHead
  title: string
  lead: string
  /** As printed, with the ISO date for machines. */
  dates: { label: string; shown: string; iso: string }[]
  contentsLabel: string
  sections: ProseSection[]
}

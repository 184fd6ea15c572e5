import type { Link } from './link.ts'

/** Running text as data, for articles and legal pages. */
export type ProseBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: Link[] }

export interface ProseSection {
  /** Stable: other pages and mails link to it. */
  id: string
  heading: string
  blocks: ProseBlock[]
}

import type { Link } from './link.ts'
import type { ProseSection } from './prose.ts'

export interface BlogWords {
  hero: { title: string; lead: string }
  contentsLabel: string
  /** Follows the number: “2 min read”. */
  readingTime: string
  publishedLabel: string
  copyLink: string
  linkCopied: { title: string; text: string }
  copyFailed: { title: string; text: string }
  /** Newest first. Each is read on the page itself; its id is the anchor. */
  articles: BlogArticle[]
  closing: { title: string; text: string; primary: Link; second: Link }
}

export interface BlogArticle {
  id: string
  title: string
  topic: string
  /** ISO date. */
  published: string
  readingMinutes: number
  summary: string
  opening: string[]
  sections: ProseSection[]
  onward: Link
}

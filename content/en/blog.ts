import type { Facts } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { paths } from '#content/paths.ts'
import { type ShownPicture, shownPicture } from '#content/picture.ts'
import { onwardOf, type ShownText } from '#content/site-texts.ts'
import { toldText } from '#content/told-facts.ts'

export const blog = (facts: Facts) => ({
  hero: {
    title: 'Notes from the counter',
    lead: 'Short reads on what to automate, what to keep for yourself, and how to begin.',
  },
  contentsLabel: 'On this page',
  /** Follows the number. */
  readingTime: 'min read',
  publishedLabel: 'Published',
  earlier: 'Earlier notes',
  /** Back from one article. */
  all: 'All notes',
  copyLink: 'Copy a link to this article',
  linkCopied: { title: 'Link copied', text: 'It opens this article.' },
  copyFailed: {
    title: 'Could not copy',
    text: 'Open the article by its title, then copy the address of the page.',
  },
  articles: shownArticles(facts),
  closing: {
    title: 'Is there a question we should write about?',
    text: 'Send it to us. We answer every one, and some become articles.',
    primary: { label: 'Send a question', href: paths.contact },
    second: { label: 'Read the FAQ', href: paths.faq },
  },
})

export interface BlogArticle {
  /** Its address under the blog's, and its anchor there. */
  id: string
  title: string
  topic: string
  /** ISO date. */
  published: string
  summary: string
  /** A cloth is drawn if there is none. */
  picture?: ShownPicture
  /** Markdown. */
  text: string
  byOwner?: 'yes'
  onward?: Link
}

/** Newest first. */
function shownArticles(facts: Facts): BlogArticle[] {
  return facts
    .shown('article')
    .map((article) => toldArticle(article, facts))
    .sort((one, other) => other.published.localeCompare(one.published))
}

export function toldArticle(article: ShownText<'article'>, facts: Facts): BlogArticle {
  const { onwardLabel, onwardHref, picture: name, ...told } = toldText(article, facts)
  const onward = onwardOf({ onwardLabel, onwardHref })
  const picture = shownPicture(name, facts.pictures)
  return { ...told, ...(onward && { onward }), ...(picture && { picture }) }
}

export const blogHead = {
  title: 'Blog: Notes on Automation',
  description: 'Short, practical reads on putting AI to work in a school or a small business.',
}

import type { Pictures } from '#content/picture.ts'
import type { Words } from '#content/words.ts'
import { minutesToRead, type RichBlock, readRichText } from './rich-text.ts'

type Article = Words['blog']['articles'][number]

/** What stands around articles. */
export type BlogWords = Omit<Words['blog'], 'articles'>

/** An article as it is read. */
export interface ReadArticle extends Omit<Article, 'text'> {
  blocks: RichBlock[]
  minutes: number
}

/** How many the blog shows in full; older ones have only their own pages. */
const shownInFull = 3

export function readArticle({ text, ...article }: Article, pictures: Pictures): ReadArticle {
  return {
    ...article,
    blocks: readRichText(text, article.id, pictures),
    minutes: minutesToRead(text),
  }
}

/** What the blog shows: the newest in full, the rest by name. */
export function blogOf(articles: readonly Article[], pictures: Pictures) {
  return {
    articles: articles.slice(0, shownInFull).map((article) => readArticle(article, pictures)),
    earlier: articles
      .slice(shownInFull)
      .map(({ id, title, topic, published, byOwner }) => ({ id, title, topic, published, byOwner })),
  }
}

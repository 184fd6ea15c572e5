import type { PageHead } from './page-head.ts'
import { articlePath, caseStudyPath } from './paths.ts'
import type { Words } from './words.ts'

interface TextPage {
  path: string
  head: PageHead
}

/** Pages that are there because a text is: which ones changes while the site runs. */
export function textPages({ blog, ownCaseStudies }: Pick<Words, 'blog' | 'ownCaseStudies'>): TextPage[] {
  return [
    ...blog.articles.map(({ id, title, summary }) => ({
      path: articlePath(id),
      head: { title, description: summary },
    })),
    ...ownCaseStudies.map(({ id, head }) => ({ path: caseStudyPath(id), head })),
  ]
}

import type { Blog, BlogPosting, FAQPage } from 'schema-dts'
import { articlePath, paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { minutesToRead } from '#domain/rich-text.ts'
import { type Address, organizationReference } from './site.ts'

/** What makes a page one of questions and answers. */
export function questions({ groups }: Words['faq'], at: Address) {
  return {
    '@type': 'FAQPage',
    mainEntity: groups.flatMap((group) =>
      group.questions.map(
        ({ id, question, answer }) =>
          ({
            '@type': 'Question',
            name: question,
            url: at(`${paths.faq}#${id}`),
            acceptedAnswer: { '@type': 'Answer', text: answer },
          }) as const,
      ),
    ),
  } as const satisfies FAQPage
}

export function blogWithPosts(at: Address, { blog, language }: Words): Blog {
  const { hero, articles } = blog
  return {
    '@type': 'Blog',
    name: hero.title,
    description: hero.lead,
    url: at(paths.blog),
    inLanguage: language,
    publisher: organizationReference(at),
    blogPost: articles.map((article) => blogPosting(article, at)),
  }
}

export function blogPosting(article: Words['blog']['articles'][number], at: Address) {
  const { id, title, topic, summary, published, picture, text } = article
  const publisher = organizationReference(at)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    articleSection: topic,
    datePublished: published,
    timeRequired: `PT${minutesToRead(text)}M`,
    url: at(articlePath(id)),
    ...(picture && { image: at.shared(picture.src) }),
    author: publisher,
    publisher,
  } as const satisfies BlogPosting
}

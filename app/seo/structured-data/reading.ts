import type { Blog, FAQPage } from 'schema-dts'
import { paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
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

/** The articles are read on the blog page itself, each at its anchor. */
export function blogWithPosts(at: Address, { blog, language }: Words): Blog {
  const { hero, articles } = blog
  const publisher = organizationReference(at)
  return {
    '@type': 'Blog',
    name: hero.title,
    description: hero.lead,
    url: at(paths.blog),
    inLanguage: language,
    publisher,
    blogPost: articles.map(
      ({ id, title, topic, summary, published, readingMinutes }) =>
        ({
          '@type': 'BlogPosting',
          headline: title,
          description: summary,
          articleSection: topic,
          datePublished: published,
          timeRequired: `PT${readingMinutes}M`,
          url: at(`${paths.blog}#${id}`),
          author: publisher,
          publisher,
        }) as const,
    ),
  }
}

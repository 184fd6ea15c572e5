import { company } from '#content/company.ts'
import type { PageId } from '#content/paths.ts'
import type { LegalText } from '#content/prose.ts'
import { offeringsIn, type ServicePage } from '#content/service-page.ts'
import { wordsIn } from '#content/words.ts'

/** A piece of the site that can answer a question by itself. */
export interface Passage {
  page: PageId
  title: string
  text: string
}

/** Everything the site says, in pieces. Prices are not here: they come from the price list. */
export function readPassages(language = 'en'): Passage[] {
  const { portfolio, about, blog, caseStudyPages, faq, labs, pricing, products, ...words } = wordsIn(language)
  const { refundPolicy, termsConditions, privacyPolicy } = words.legalPages
  const ownServicePages = [...new Set(Object.values(words.servicePages))]
  return [
    ...faq.groups.flatMap((group) =>
      group.questions.map(({ question, answer }) => passage('faq', question, answer)),
    ),
    ...ownServicePages.flatMap(servicePassages),
    ...legalPassages('refundPolicy', refundPolicy),
    ...legalPassages('termsConditions', termsConditions),
    ...legalPassages('privacyPolicy', privacyPolicy),
    ...products.products.items.map((item) =>
      passage('products', item.title, `${item.description} ${item.features.join('. ')}.`),
    ),
    ...Object.entries(caseStudyPages).flatMap(([page, { hero, metrics, story }]) => [
      passage(page as PageId, hero.title, `${hero.lead} ${story.after.text}`),
      passage(
        page as PageId,
        metrics.heading,
        metrics.items.map(({ metric, description }) => `${metric}: ${description}`).join(' '),
      ),
    ]),
    ...about.reasons.items.map(({ title, text }) => passage('about', title, text)),
    ...about.markets.items.map(({ country, text, points }) =>
      passage('about', `${company.name} in ${country}`, `${text} ${points.join('. ')}.`),
    ),
    ...pricing.quickStart.packages.map(({ name, description, features }) =>
      passage('pricing', name, `${description} ${features.join(', ')}.`),
    ),
    ...pricing.custom.tiers.map(({ name, description, features, duration }) =>
      passage('pricing', `Custom services: ${name}`, `${description} ${features.join(', ')}. ${duration}.`),
    ),
    ...labs.projects.items.map(({ title, description }) => passage('labs', title, description)),
    ...labs.future.items.map(({ title, description, status }) =>
      passage('labs', title, `${description} ${status}.`),
    ),
    ...portfolio.projects.items.map(({ title, description }) => passage('portfolio', title, description)),
    ...blog.articles.map(({ title, summary }) => passage('blog', title, summary)),
  ]
}

function servicePassages({ page, hero, sections }: ServicePage): Passage[] {
  return [
    passage(page, hero.title, hero.lead),
    ...sections.flatMap((section) => {
      switch (section.kind) {
        case 'tiles':
        case 'audiences':
        case 'steps':
          return section.items.map(({ title, text }) => passage(page, `${hero.title}: ${title}`, text))
        case 'list':
          return [passage(page, `${hero.title}: ${section.heading}`, `${section.items.join('. ')}.`)]
        case 'plans':
          return section.items.map((plan) =>
            passage(
              page,
              `${hero.title}: ${plan.name}`,
              `${plan.description} ${plan.highlight}. ${plan.features.join(', ')}.`,
            ),
          )
        case 'price':
          return [passage(page, section.heading, `${section.includes.join('. ')}.`)]
        case 'offerings':
          return offeringsIn(section).map((item) =>
            passage(page, item.name, `${item.description} ${item.features.join(', ')}.`),
          )
        case 'hosting':
          return section.items.map((item) => passage(page, item.provider, item.text))
        default:
          return []
      }
    }),
  ]
}

function legalPassages(page: PageId, { title, sections }: LegalText): Passage[] {
  return sections.map(({ heading, blocks }) =>
    passage(
      page,
      `${title}: ${heading}`,
      blocks
        .map((block) => {
          if (block.kind === 'paragraph') return block.text
          return block.kind === 'list' ? block.items.join(' ') : ''
        })
        .join(' ')
        .trim(),
    ),
  )
}

function passage(page: PageId, title: string, text: string): Passage {
  return { page, title, text }
}

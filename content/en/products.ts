import type { Colour } from '#content/colour.ts'
import type { Facts, PriceTag } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import type { Miniature } from '#content/miniature.ts'
import { paths } from '#content/paths.ts'
import { type ShownPicture, shownPicture } from '#content/picture.ts'
import type { PriceKey } from '#content/prices.ts'
import { onwardOf } from '#content/site-texts.ts'
import { toldText } from '#content/told-facts.ts'
import { capital, inWords } from './counting.ts'
import { miniatures } from './miniatures.ts'

export const products = (facts: Facts) => productsOf(facts, shownProducts(facts))

const productsOf = ({ price, terms }: Facts, items: Product[]) => ({
  hero: {
    title: 'Tools you can open tonight',
    lead: `${capital(inWords(items.length))} products for tutors, schools, students and creators. No project, no meeting: sign in, add your own marks, students or videos, and see the result.`,
    actions: {
      primary: { label: `See the ${inWords(items.length)} products`, href: '#products' },
      second: { label: 'Ask for something of your own', href: '#custom' },
    },
  },
  benefits: {
    heading: `What all ${inWords(items.length)} have in common`,
    cards: [
      {
        title: 'AI-powered',
        text: 'The dull part is done for you: reading the answer sheet, finding the tutor, writing the first draft. You check it and press send.',
      },
      {
        title: 'Ready to use',
        text: 'Runs in the browser on the laptop in your staff room or the phone in your pocket. Nothing to install, no server to rent.',
      },
      {
        title: 'Data-driven',
        text: 'Every suggestion shows what it is based on: which marks, which searches, which past papers. You can check every one.',
      },
      {
        title: 'Industry-specific',
        text: 'Made for Class 10 boards, coaching batches and Hindi channels. It already knows what a unit test, a section and a demo class are.',
      },
    ],
  },
  products: {
    heading: 'The products',
    lead: `One monthly price each. Give ${terms.noticeDays} days’ notice when the term ends, and come back when the next one begins.`,
    perMonth: 'a month',
    featuresLabel: 'What it does',
    items,
  },
  custom: {
    title: 'Close, but not quite right for your school?',
    text: 'Send us the register, sheet or form you use today. On a free call we’ll tell you whether one of these can be adapted to it, or whether you need something built.',
    licenceNote: `A product under your own name, on your own server: licences ${price('products.licence')}. Built from scratch: from ${price('web-app-setup.start')}.`,
    primary: { label: 'Discuss a custom solution', href: paths.contact },
    second: { label: 'See what we build', href: paths.services },
  },
})

type Product = {
  id: string
  title: string
  description: string
  features: string[]
  status: string
  action: string
  url: string
  colour: Colour
  byOwner?: 'yes'
  /** A page of ours about the product, where there is one. */
  details?: Link
  /** Without one a cloth is drawn from its title. */
  picture?: ShownPicture
  miniature?: Miniature
} & ({ monthly: PriceTag } | { priceWords: string })

function shownProducts(facts: Facts): Product[] {
  return facts.shown('product').map((text, at) => {
    const told = toldText(text, facts)
    const details = onwardOf(told)
    const picture = shownPicture(told.picture, facts.pictures)
    const miniature = miniatures[told.id]
    return {
      id: told.id,
      title: told.title,
      description: told.description,
      features: told.features.split('\n'),
      status: told.status,
      action: told.action,
      url: told.url,
      colour: threads[at % threads.length] ?? 'indigo',
      ...(text.byOwner && { byOwner: text.byOwner }),
      ...(details && { details }),
      ...(picture && { picture }),
      ...(miniature && { miniature }),
      ...priceOf(text.price, told.price, facts),
    }
  })
}

/** In the order in which they are used. */
const threads: readonly Colour[] = ['indigo', 'peacock', 'marigold', 'sindoor', 'ink']

/** A price of the table, which machines can read too, or the owner's own words for it. */
function priceOf(written: string, told: string, { prices, priceTag }: Facts) {
  const key = /^\{prices\/([^}]+)\}$/.exec(written)?.[1]
  return key !== undefined && Object.hasOwn(prices, key)
    ? { monthly: priceTag(key as PriceKey) }
    : { priceWords: told }
}

export const productsHead = (facts: Facts) => ({
  title: 'AI SaaS Products for Schools and Creators',
  description: `${capital(inWords(shownProducts(facts).length))} ready-made AI tools for tutors, schools, students and creators. From ${facts.price('products.youtube-seo.monthly')} a month.`,
})

import { describe, expect, test } from 'vitest'
import { publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { company, contact } from '#content/company.ts'
import { type PageId, paths } from '#content/paths.ts'
import { prices } from '#content/prices.ts'
import { wordsIn } from '#content/words.ts'
import { organizationWithFounder } from './structured-data/organization.ts'
import { addressesOf } from './structured-data/site.ts'
import { structuredData } from './structured-data.ts'

type Node = Record<string, unknown>

const publicUrl = 'https://www.example.com'
const words = wordsIn('en')
const { about, faq } = words
const pages = Object.keys(paths) as PageId[]

describe('structured data', () => {
  test.each(pages)('of %s starts with the page itself', (page) => {
    const [first] = graphOf(page)
    expect(first?.['@id']).toMatch(/^https:\/\/www\.example\.com\//)
    expect(first?.url).toBe(first?.['@id'])
  })

  test('introduces company and site on the home page', () => {
    expect(typesOf('home')).toEqual(['WebPage', 'Organization', 'WebSite'])
    expect(ofType('home', 'Organization')).toMatchObject({
      '@id': `${publicUrl}/#organization`,
      name: company.name,
      logo: `${publicUrl}/icon-512.png`,
    })
  })

  test('tells no profile, address or number that is not set, and those that are', () => {
    const told = (page: Parameters<typeof ofType>[0]) => JSON.stringify(ofType(page, 'Organization'))
    expect(told('home') + told('contact')).not.toMatch(/sameAs|"email"|telephone/)
    const [linkedIn, ...others] = contact.social
    const url = 'https://www.linkedin.com/company/asha'
    const social = [{ ...linkedIn, url }, ...others] as unknown as typeof contact.social
    publishCatalogue({
      ...shipped,
      contact: { ...contact, social, email: 'asha@asha.in', whatsappDisplay: '+91 98110 22334' },
    })
    expect(ofType('home', 'Organization')).toMatchObject({ sameAs: [url], email: 'asha@asha.in' })
    expect(told('contact')).toContain('"telephone":"+91 98110 22334"')
    publishCatalogue(shipped)
  })

  test('shows the way to every inner page', () => {
    expect(ofType('ai-voice-agents', 'BreadcrumbList').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/` },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${publicUrl}/services` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'AI Voice Agents',
        item: `${publicUrl}/services/ai-voice-agents`,
      },
    ])
    for (const page of pages.filter((id) => id !== 'home')) expect(typesOf(page)).toContain('BreadcrumbList')
  })

  test('keeps setup and monthly fee of a plan apart', () => {
    const [starter] = offersOf('ai-chatbots')
    expect(starter).toEqual({
      '@type': 'Offer',
      name: 'Starter',
      description: expect.any(String),
      url: `${publicUrl}/services/ai-chatbots#pricing`,
      priceSpecification: {
        '@type': 'CompoundPriceSpecification',
        priceComponent: [
          {
            '@type': 'UnitPriceSpecification',
            name: 'Setup',
            priceCurrency: 'INR',
            price: 5999,
            priceComponentType: 'https://schema.org/ActivationFee',
          },
          {
            '@type': 'UnitPriceSpecification',
            name: 'Monthly',
            priceCurrency: 'INR',
            price: 799,
            priceComponentType: 'https://schema.org/Subscription',
            unitCode: 'MON',
            billingIncrement: 1,
          },
        ],
      },
    })
  })

  test('gives ranges and open ends as such', () => {
    const specifications = amountsOf(graphOf('ai-voice-agents'))
    expect(specifications).toContainEqual(expect.objectContaining({ minPrice: 49_999 }))
    expect(specifications).toContainEqual(expect.objectContaining({ minPrice: 499, maxPrice: 1499 }))
    expect(amountsOf(graphOf('automation-workflows')).map(({ minPrice }) => minPrice)).toEqual([
      50_000, 20_000,
    ])
  })

  test('offers in rupees and in dollars what is sold in both', () => {
    expect(offersOf('whatsapp-automation')).toHaveLength(10)
    expect(
      new Set(amountsOf(graphOf('whatsapp-automation')).map(({ priceCurrency }) => priceCurrency)),
    ).toEqual(new Set(['INR', 'USD']))
  })

  test('names the products that can be had, each with its price', () => {
    const products = graphOf('products').filter((node) => node['@type'] === 'Product')
    expect(products.map(({ name, offers }) => [name, Boolean(offers)])).toEqual([
      ['TutorConnect', true],
      ['EduResultAnalysis', true],
      ['Career Coach AI', true],
      ['YouTube SEO Tool', true],
    ])
    expect(ofType('tutorconnect', 'Product')).toMatchObject({
      name: 'TutorConnect',
      image: `${publicUrl}/share/tutorconnect.png`,
    })
  })

  test('answers every question of the FAQ in the page’s own words', () => {
    const questions = graphOf('faq')[0]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      faq.groups.flatMap((group) => group.questions.map(({ question, answer }) => [question, answer])),
    )
  })

  test('lists the articles of the blog, each at its page', () => {
    const posts = ofType('blog', 'Blog').blogPost as Node[]
    expect(posts).toHaveLength(3)
    expect(posts[0]).toMatchObject({ '@type': 'BlogPosting', datePublished: '2025-09-02' })
    for (const post of posts) expect(post.url).toMatch(/\/blog\/[a-z-]+$/)
  })

  test('states only amounts that the price table has', () => {
    const known = new Set(
      Object.values(prices).flatMap(
        ({ currency, minor, ...rest }: { currency: string; minor: number; maximum?: number }) =>
          [minor, rest.maximum].map((amount) => `${currency} ${(amount ?? 0) / 100}`),
      ),
    )
    const stated = pages.flatMap((page) => amountsOf(graphOf(page)))
    expect(stated.length).toBeGreaterThan(50)
    for (const { priceCurrency, price, minPrice, maxPrice } of stated)
      for (const amount of [price, minPrice, maxPrice].filter((each) => each !== undefined))
        expect(known).toContain(`${priceCurrency} ${amount}`)
  })

  test('leaves out the people that we made up', () => {
    const everything = JSON.stringify(pages.map((page) => structuredData(page, publicUrl, words)))
    expect(about.founder.profile.sample).toBe(true)
    expect(everything).not.toContain(about.founder.profile.name)
    expect(everything).not.toMatch(/"@type":"(Review|Person|AggregateRating)"/)
  })

  test('names a founder who is real', () => {
    const { sample: _, ...real } = { ...about.founder.profile, name: 'A. Founder' }
    expect(organizationWithFounder(addressesOf(publicUrl, 'en'), words, real)).toMatchObject({
      founder: { '@type': 'Person', name: 'A. Founder' },
    })
  })

  test('gives opening hours with the contact', () => {
    expect(ofType('contact', 'Organization').contactPoint).toMatchObject({
      hoursAvailable: [
        { opens: '09:00', closes: '19:00' },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '16:00' },
      ],
    })
  })

  test('gives special days with the hours, and says of closed ones that nobody is there', () => {
    const specialDays = [
      { date: '2026-11-08', name: 'Diwali' },
      { date: '2026-12-26', name: '', hours: { opens: 600, closes: 840 } },
    ]
    publishCatalogue({ ...shipped, specialDays })
    const { contactPoint } = ofType('contact', 'Organization') as { contactPoint: { hoursAvailable: Node[] } }
    publishCatalogue(shipped)
    expect(contactPoint.hoursAvailable.slice(2)).toMatchObject([
      { validFrom: '2026-11-08', validThrough: '2026-11-08', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '10:00', closes: '14:00' },
    ])
  })

  test('of a second address is that of the original', () => {
    expect(structuredData('custom-web-apps', publicUrl, words)).toEqual(
      structuredData('web-app-setup', publicUrl, words),
    )
  })
})

function graphOf(page: PageId): Node[] {
  // As it arrives: written and read again.
  return JSON.parse(JSON.stringify(structuredData(page, publicUrl, words)))['@graph']
}

function typesOf(page: PageId): unknown[] {
  return graphOf(page).map((node) => node['@type'])
}

function ofType(page: PageId, type: string): Node {
  return graphOf(page).find((node) => node['@type'] === type) ?? {}
}

function offersOf(page: PageId): Node[] {
  return ofType(page, 'Service').offers as Node[]
}

interface Amount {
  priceCurrency: string
  price?: number
  minPrice?: number
  maxPrice?: number
}

/** Every statement of money in it, however deep. */
function amountsOf(value: unknown): Amount[] {
  if (!value || typeof value !== 'object') return []
  const own = 'priceCurrency' in value ? [value as Amount] : []
  return [...own, ...Object.values(value).flatMap(amountsOf)]
}

import { afterEach, describe, expect, test } from 'vitest'
import { sitemap } from '#app/seo/sitemap.ts'
import { catalogue, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { caseStudyTexts } from '#content/en/case-study-texts.ts'
import { mailTexts } from '#content/en/mail-texts.ts'
import { productTexts } from '#content/en/product-texts.ts'
import { textKinds } from '#content/site-texts.ts'
import { textPages } from '#content/text-pages.ts'
import { wordsIn } from '#content/words.ts'
import { textProblems } from '#domain/site-text.ts'
import { confirmationOf } from '#server/leads/confirmations.ts'

afterEach(() => publishCatalogue(shipped))

function ownerWrote(texts: NonNullable<typeof catalogue.texts.en>): void {
  publishCatalogue({ ...catalogue, texts: { en: texts } })
}

describe('products that the owner writes', () => {
  const { tutorconnect } = productTexts
  if (!tutorconnect) throw new Error('It ships with one')

  test('are counted, and a price of the table follows it; other words stand as they are', () => {
    ownerWrote({ product: { ledger: { ...tutorconnect, title: 'Ledger', price: 'Ask us' } } })
    const { items } = wordsIn('en').products.products
    expect(wordsIn('en').products.hero.lead).toMatch(/^Six products/)
    expect(items.find(({ id }) => id === 'ledger')).toMatchObject({ title: 'Ledger', priceWords: 'Ask us' })
    expect(items.find(({ id }) => id === 'tutorconnect')).toMatchObject({
      monthly: { key: 'products.tutorconnect.monthly' },
    })
  })
})

describe('case studies that the owner writes', () => {
  const shippedStudy = caseStudyTexts['clinic-assistant']
  if (!shippedStudy) throw new Error('It ships with one')

  test('have a page of their own, in the sitemap; a quote may be missing', () => {
    const { quote: _, ...silent } = shippedStudy
    ownerWrote({ caseStudy: { 'hotel-desk': { ...silent, title: 'The hotel desk' } } })
    const words = wordsIn('en')
    expect(words.caseStudies.cards.map(({ id }) => id)).toContain('hotel-desk')
    expect(words.caseStudies.hero.title).toMatch(/^Four/)
    expect(words.ownCaseStudies[0]?.testimonial).toBeUndefined()
    expect(textPages(words).map(({ path }) => path)).toContain('/case-studies/hotel-desk')
    expect(sitemap('https://www.example.com', words)).toContain('/case-studies/hotel-desk<')
    const loc = /<loc>https:\/\/www.example.com\/case-studies\/clinic-assistant</g
    expect(sitemap('https://www.example.com', words).match(loc)).toHaveLength(1)
  })

  test('need a colon on each line of figures', () => {
    const known = { pictures: {}, unknownFacts: () => [] }
    const problems = textProblems(textKinds.caseStudy, { ...shippedStudy, metrics: '80% fewer calls' }, known)
    expect(problems).toEqual({ metrics: { problem: 'pair', at: '80% fewer calls' } })
  })
})

describe('mails that the owner writes', () => {
  const settings = { team: 'team@sutradhar.example', publicUrl: 'https://www.example.com' }
  const lead = {
    id: '0b0f7d6e-3f0a-4a2e-9a7b-0d8a3c2f1e4d',
    name: 'Asha',
    email: 'asha@school.example',
    noticeLanguage: 'en',
  }
  const sent = () =>
    confirmationOf(
      { lead, contact: { message: 'Hello' } } as Parameters<typeof confirmationOf>[0],
      settings as Parameters<typeof confirmationOf>[1],
      new Date(),
    )

  test('are sent in the owner’s words, with what is filled in', () => {
    expect(sent().subject).toBe('We have your message (0B0F7D6E)')
    ownerWrote({
      mail: {
        'message-received': {
          subject: 'Thanks, {reference} is here',
          heading: 'Thanks',
          text: 'One.\n\nTwo.',
        },
      },
    })
    const mail = sent()
    expect(mail.subject).toBe('Thanks, 0B0F7D6E is here')
    expect(mail.text).toContain('One.\n\nTwo.')
  })

  test('fill in only what they can', () => {
    const known = { pictures: {}, unknownFacts: () => [], filledPlaces: ['{reference}'] }
    const parts = { ...mailTexts['message-received'], heading: 'Hello {password}' }
    expect(textProblems(textKinds.mail, parts, known)).toEqual({
      heading: { problem: 'place', at: '{password}' },
    })
  })
})

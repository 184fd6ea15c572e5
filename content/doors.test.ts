import { expect, test } from 'vitest'
import { factsWith } from '#domain/site-changes.ts'
import { isSet } from './booking-link.ts'
import { type Catalogue, shipped } from './catalogue/catalogue.ts'
import { siteFieldLink } from './en/desk/site-fields.ts'
import { soonPath } from './paths.ts'
import { unsetFields } from './unset-fields.ts'
import { wordsIn } from './words.ts'

/** The video of the voice agent decides for itself whether it is shown. */
const isVideo = (text: string) => Object.values<string>(shipped.links.voiceAgents).includes(text)

const real = { ...shipped, unset: 'hidden' } as Catalogue
const today = '2026-11-18'

test('in a demonstration no link of the words leads to an address that is not set', () => {
  const links = linksIn(wordsIn('en'))
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter((link) => link === '' || !isSet(link.replace(/^mailto:/, '')))).toEqual(
    links.filter(isVideo),
  )
})

test('what is not set has a page that names it, what it is for, and where the owner sets it', () => {
  const { doors } = wordsIn('en').soon
  const linked = linksIn(wordsIn('en')).filter((link) => link.startsWith(soonPath('')))
  expect(new Set(linked.map((link) => link.replace(/[?#].*/, '')))).toEqual(
    new Set(doors.map(({ id }) => soonPath(id))),
  )
  expect(new Set(doors.map(({ id }) => id)).size).toBe(doors.length)
  expect(new Set(doors.map(({ owner }) => owner.href))).toEqual(
    new Set(
      unsetFields(shipped)
        .filter((field) => !field.startsWith('links/voiceAgents/'))
        .map(siteFieldLink),
    ),
  )
  expect(doors.find(({ id }) => id === 'edu-result-analysis')).toMatchObject({
    title: 'EduResultAnalysis',
    tryIt: { href: '/try/dashboard' },
    form: { subject: 'Access to EduResultAnalysis' },
    owner: { href: '/admin/site?view=links#links/products/eduResultAnalysis' },
  })
})

test('a message that WhatsApp would begin with is on the page that opens instead', () => {
  const { frame, soon } = wordsIn('en')
  const about = new URL(frame.footer.whatsapp.href, 'https://a.in').searchParams.get('about') ?? ''
  expect(soon.doorTexts[about]).toBe('Hello Sutradhar, I have a question.')
})

test('the real site shows nothing that is not set', () => {
  const { frame, contact, brochure, soon, chat } = wordsIn('en', real)
  const links = linksIn(wordsIn('en', real)).filter((link) => !isVideo(link))
  expect(links.filter((link) => link.startsWith(soonPath('')))).toEqual([])
  expect(links.filter((link) => link !== '' && !isSet(link.replace(/^mailto:/, '')))).toEqual([])
  expect(soon.doors).toEqual([])
  expect([frame.contact.social, contact.social.links]).toEqual([[], []])
  expect(frame.footer.resources.map(({ label }) => label)).toEqual([
    'Case Studies',
    'Blog',
    'FAQ',
    'Brochure',
  ])
  expect(contact.info.items.map(({ label }) => label)).toEqual(['Location'])
  expect(brochure.document.contact.lines.map(({ label }) => label)).toEqual(['Write to us', 'Office'])
  expect(chat.withoutScript.address).toBe('')
})

test('what the owner sets is where the controls lead, in a demonstration and on the real site', () => {
  const values = {
    'links/products/eduResultAnalysis': 'https://marks.asha.in',
    'contact/social/0/url': 'https://www.linkedin.com/company/asha',
    'contact/sisterSites/1/url': 'https://studio.asha.in',
    'contact/whatsappDisplay': '+91 98110 22334',
    'contact/email': 'asha@asha.in',
  }
  for (const delivered of [shipped, real]) {
    const facts = factsWith(delivered, values, today)
    const { products, frame, contact, soon } = wordsIn('en', facts)
    expect(products.products.items[1]?.url).toBe('https://marks.asha.in')
    expect(frame.contact.social[0].url).toBe('https://www.linkedin.com/company/asha')
    expect(frame.footer.resources.map(({ href }) => href)).toContain('https://studio.asha.in')
    expect(frame.footer.emailHref).toBe('mailto:asha@asha.in')
    expect(contact.info.items[1]).toMatchObject({ value: '+91 98110 22334' })
    expect(frame.footer.whatsapp.href).toBe(
      'https://wa.me/919811022334?text=Hello%20Sutradhar%2C%20I%20have%20a%20question.',
    )
    expect(soon.doors.map(({ id }) => id)).not.toContain('edu-result-analysis')
    expect(unsetFields(facts)).toHaveLength(unsetFields(shipped).length - 5)
  }
})

test('sentences name no number that nobody has', () => {
  const said = JSON.stringify(wordsIn('en'))
  expect(said).not.toContain(shipped.contact.whatsappDisplay)
  expect(said).toContain('On WhatsApp or at hello@sutradhar.example')
  const facts = factsWith(shipped, { 'contact/whatsappDisplay': '+91 98110 22334' }, today)
  expect(JSON.stringify(wordsIn('en', facts))).toContain('On WhatsApp at +91 98110 22334 or at')
})

function linksIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['href', 'url', 'address', 'emailHref'].includes(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => linksIn(part, key))
}

import { expect, test } from 'vitest'
import { isSet } from '#content/booking-link.ts'
import { publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { paths, soonPath } from '#content/paths.ts'
import { aSite } from '../../tests/site.ts'

const live = {
  SITE_MODE: 'live',
  PUBLIC_URL: 'https://www.asha.in',
  SESSION_SECRET: 'x'.repeat(32),
}

test('the real site shows every page without what is not set: no link, no page behind it, no empty row', async () => {
  const site = await aSite(live)
  publishCatalogue({ ...shipped, unset: 'hidden' })
  for (const path of Object.values(paths)) {
    const response = await site.request(path)
    const page = await response.text()
    expect([path, response.status]).toEqual([path, 200])
    const addresses = [...page.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, address = '']) => address)
    // What only asks something of the page itself leads nowhere else.
    const elsewhere = addresses.filter((address) => !address.startsWith('?'))
    const wrong = elsewhere.filter(
      (address) =>
        address === '' || address.startsWith(soonPath('')) || !isSet(address.replace(/^mailto:|\?.*$/g, '')),
    )
    // The video of the voice agent has a rule of its own.
    const video: string = shipped.links.voiceAgents.fullVideo
    expect([path, wrong.filter((address) => address !== video)]).toEqual([path, []])
    expect(page, path).not.toContain(shipped.contact.whatsappDisplay)
  }
  const contact = await (await site.request(paths.contact)).text()
  expect(contact).not.toContain('Follow us</h2>')
  expect(contact).not.toContain('Chat on WhatsApp</h2>')
  expect((await site.request(soonPath('whatsapp'))).status).toBe(404)
})

test('[P-01] a product whose address the owner has set is opened there, in a tab of its own', async () => {
  const site = await aSite(live)
  const tutorConnect: string = 'https://www.tutorconnect.in/join'
  const links = { ...shipped.links, products: { ...shipped.links.products, tutorConnect } }
  publishCatalogue({ ...shipped, links: links as typeof shipped.links, unset: 'hidden' })
  const page = await (await site.request(paths.products)).text()
  const [link] = page.match(/<a [^>]*href="https:\/\/www\.tutorconnect\.in\/join"[^>]*>/) ?? []
  expect(link).toContain('target="_blank"')
  expect(page.match(/>Try Now/g)).toHaveLength(1)
})

test('[P-19] a number that the owner has set is what the FAQ’s chat buttons open', async () => {
  const site = await aSite(live)
  const whatsappNumber: string = '919812345678'
  const contact = { ...shipped.contact, whatsappNumber }
  publishCatalogue({ ...shipped, contact: contact as typeof shipped.contact, unset: 'hidden' })
  const page = await (await site.request(paths.faq)).text()
  for (const label of ['Ask a Question', 'Chat with Us'])
    expect(page).toMatch(
      new RegExp(`<a [^>]*href="https://wa\\.me/919812345678\\?text=[^>]*>(?:(?!</a>).)*${label}`),
    )
})

import { expect, test } from 'vitest'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { onBothEngineSites } from '../../../tests/engine-sites.ts'
import type { Site } from '../../../tests/site.ts'

const message = { name: 'Asha', email: 'asha@shop.example', subject: 'Orders', message: '<b>On</b> WhatsApp' }
const demo = {
  name: 'Asha',
  email: 'asha@shop.example',
  service: 'AI Chatbots',
  date: '2026-11-18',
  time: '12:00',
  time_zone: 'Africa/Dar_es_Salaam',
}

function post(
  site: Site,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return site.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

onBothEngineSites('a browser without script', (open) => {
  test('[K-02] sends a message and is thanked on a page', async () => {
    const { site, services } = await open()
    const sent = await post(site, '/api/contact', message)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/message'])
    expect(await services.database.db.select().from(leads)).toHaveLength(1)
    const thanks = await (await site.request('/thanks/message')).text()
    expect(thanks).toContain('Message Sent Successfully!')
    expect(thanks).toContain('Thank you for reaching out. We&#x27;ll get back to you within 24 hours.')
    for (const what of ['nobody', 'constructor', '__proto__'])
      expect((await site.request(`/thanks/${what}`)).status).toBe(404)
  })

  test('[K-03] gets the form back with what was typed and what is wrong', async () => {
    const { site, services } = await open()
    const again = await post(site, '/api/contact', { ...message, email: 'asha' })
    expect(again.status).toBe(422)
    const page = await again.text()
    expect(page).toContain('This does not look like an e-mail address. Please check it.')
    expect(page).toContain('&lt;b&gt;On&lt;/b&gt; WhatsApp</textarea>')
    expect(page).toContain('value="asha"')
    await services.database.close()
    const failed = await post(site, '/api/contact', message)
    expect(failed.status).toBe(503)
    expect(await failed.text()).toContain(
      'Failed to send message. Please try again or contact us directly via WhatsApp.',
    )
  })

  test('asks for a quote', async () => {
    const { site } = await open()
    const sent = await post(site, '/api/quotes', { name: 'Asha', email: 'asha@shop.example' })
    expect(sent.headers.get('location')).toBe('/thanks/quote')
  })

  test('books a demo, moves it and cancels it', async () => {
    const { site, services } = await open()
    const booked = await post(site, '/api/bookings', demo)
    const address = booked.headers.get('location') ?? ''
    expect(address).toMatch(/^\/bookings\/DEMO-\d+\./)
    const shown = await (await site.request(address)).text()
    expect(shown).toContain('Your demo is booked')
    expect(shown).toContain('Wednesday, 18 November 2026 at 12:00 pm IST')
    expect(shown).toContain('Wednesday, 18 November 2026 at 9:30 am')

    const refused = await post(site, address, { date: '2026-11-01', time: '15:00' })
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('This day is already over. Please choose today or later.'),
    ])
    const moved = await post(site, address, { date: '2026-11-19', time: '15:00' })
    expect([moved.status, await moved.text()]).toEqual([
      200,
      expect.stringContaining('Thursday, 19 November 2026 at 3:00 pm IST'),
    ])
    const cancelled = await post(site, address, { intent: 'cancel' })
    expect(await cancelled.text()).toContain('Your demo is cancelled')
    expect((await post(site, address, { date: '2026-11-20', time: '15:00' })).status).toBe(409)

    const [row] = await services.database.db.select().from(bookings)
    expect(row).toMatchObject({ state: 'cancelled', sequence: 2 })
    const invitations = (await services.database.db.select().from(mails))
      .filter(({ kind }) => kind.endsWith('auto-reply'))
      .map(({ calendar }) => [
        /METHOD:(\w+)/.exec(calendar ?? '')?.[1],
        /SEQUENCE:(\d)/.exec(calendar ?? '')?.[1],
        /UID:(.+)@/.exec(calendar ?? '')?.[1],
      ])
      .sort()
    const id = row?.bookingId
    expect(invitations).toEqual([
      ['CANCEL', '2', id],
      ['REQUEST', '0', id],
      ['REQUEST', '1', id],
    ])
  })

  test('cannot reach a demo by an address that we did not sign', async () => {
    const { site } = await open()
    const address = (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    const id = address.slice('/bookings/'.length).split('.')[0]
    for (const token of [`${id}.forged`, `${id}`, `${address.slice('/bookings/'.length)}x`]) {
      expect((await site.request(`/bookings/${token}`)).status).toBe(404)
      expect((await post(site, `/bookings/${token}`, { intent: 'cancel' })).status).toBe(404)
    }
  })

  test('is refused when it is a form of another site', async () => {
    const { site, services } = await open()
    const address = (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    await post(site, address, { intent: 'cancel' }, { origin: 'https://elsewhere.example' })
    const [row] = await services.database.db.select().from(bookings)
    expect(row?.state).toBe('booked')
  })
})

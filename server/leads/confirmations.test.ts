import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import type { Site } from '../../tests/site.ts'

const asha = { name: 'Asha Rao', email: 'asha@shop.example' }
const sendings: Record<string, { path: string; fields: object }> = {
  message: {
    path: '/api/contact',
    fields: { ...asha, subject: 'Orders', message: 'Can it take orders at night?' },
  },
  'quote request': {
    path: '/api/quotes',
    fields: { ...asha, service: 'WhatsApp agent', details: 'Orders on WhatsApp' },
  },
  conversation: {
    path: '/api/handovers',
    fields: {
      ...asha,
      reference: 'ABCD-2345',
      messages: [{ text: 'Do you speak Hindi?', isBot: false }],
      consent: true,
    },
  },
}

async function send(site: Site, path: string, fields: object): Promise<Record<string, string>> {
  const response = await site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  expect(response.status).toBe(201)
  return response.json()
}

async function toVisitor({ database }: Services) {
  return database.db.select().from(mails).where(eq(mails.recipient, asha.email))
}

onBothEngineSites('confirmations', (open) => {
  test.each(Object.entries(sendings))('a %s is confirmed to whoever sent it', async (_, { path, fields }) => {
    const { site, services } = await open({ TEAM_EMAIL: 'team@sutradhar.example' })
    const { id = '', reference = id.slice(0, 8).toUpperCase() } = await send(site, path, fields)
    const [mail, ...others] = await toVisitor(services)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ leadId: id, replyTo: 'team@sutradhar.example', calendar: null })
    for (const said of ['Namaste Asha Rao,', 'within 24 hours', reference]) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    expect(mail?.params).toMatchObject({ name: 'Asha Rao', email: asha.email, title: mail?.subject })
    expect(mail?.params.message).toContain(reference)
    const [toTeam] = await services.database.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'team@sutradhar.example'))
    expect(toTeam?.text).toContain(reference)
  })

  test('say what was sent: the message, the service and the details', async () => {
    const { site, services } = await open()
    for (const { path, fields } of Object.values(sendings)) await send(site, path, fields)
    const texts = (await toVisitor(services)).map(({ text }) => text).join()
    for (const said of ['> Can it take orders at night?', 'Service: WhatsApp agent', '> Orders on WhatsApp'])
      expect(texts).toContain(said)
  })

  test('go once, however often the same is sent', async () => {
    const { site, services } = await open()
    const { path, fields } = sendings.message as { path: string; fields: object }
    const body = { ...fields, submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a11' }
    await Promise.all([send(site, path, body), send(site, path, body)])
    await send(site, path, body)
    expect(await toVisitor(services)).toHaveLength(1)
  })

  test('go to one mailbox once in ten minutes for each kind of form, and everything that was sent is kept', async () => {
    let now = new Date('2026-11-15T06:00:00Z')
    const { site, services } = await open({}, () => now)
    const sendAll = async (email: string) => {
      for (const { path, fields } of Object.values(sendings))
        await send(site, path, { ...fields, email, reference: undefined })
    }
    await sendAll(asha.email)
    await sendAll('Asha+offers@shop.example')
    const confirmations = () =>
      services.database.db.select().from(mails).where(like(mails.kind, '%-auto-reply'))
    expect((await confirmations()).map(({ kind }) => kind).sort()).toEqual([
      'contact-auto-reply',
      'handover-auto-reply',
      'quote-auto-reply',
    ])
    expect(await services.database.db.select().from(leads)).toHaveLength(6)
    expect(await services.database.db.select().from(mails)).toHaveLength(3 + 6)
    await sendAll('bela@shop.example')
    expect(await confirmations()).toHaveLength(6)
    now = new Date('2026-11-15T06:11:00Z')
    await sendAll(asha.email)
    expect(await confirmations()).toHaveLength(9)
  })

  test.each(Object.entries(sendings))(
    'of a suspect’s %s wait until the owner has released it',
    async (_, { path, fields }) => {
      const { site, services } = await open()
      await send(site, path, { ...fields, website: 'https://spam.example' })
      expect(await services.database.db.select().from(mails)).toEqual([])
      const [lead] = await services.database.db.select().from(leads)
      await services.desk.quarantine.release('owner@sutradhar.example', [lead?.id ?? ''], new Date())
      expect(await toVisitor(services)).toHaveLength(1)
    },
  )

  test('carry nothing by which a stranger could reach the reader', async () => {
    const { site, services } = await open()
    const lures = [
      'Win at evil.com now',
      'Mail me: pay@evil.example',
      'Call 98765 43210 to claim',
      'x'.repeat(700),
    ]
    const subject = 'Claim evil.com/prize'
    let mailboxes = 0
    // One of their own for each: a mailbox gets only so many.
    const reader = () => ({ ...asha, email: `reader${++mailboxes}@shop.example` })
    for (const message of lures) {
      await send(site, '/api/contact', { ...reader(), subject, message })
      await send(site, '/api/quotes', {
        ...reader(),
        service: message.slice(0, 100),
        budget: 'evil.com',
        company: 'evil.com',
        details: message,
      })
    }
    await send(site, '/api/handovers', {
      ...reader(),
      messages: [
        { text: 'evil.com', isBot: true },
        { text: 'evil.com', isBot: false },
      ],
      consent: true,
    })
    await send(site, '/api/contact', {
      ...reader(),
      name: 'Prize: call 98765 43210',
      subject,
      message: 'Hello',
    })
    const written = await services.database.db.select().from(mails).where(like(mails.kind, '%-auto-reply'))
    expect(written).toHaveLength(10)
    for (const { subject, html, text, params } of written)
      expect([subject, html, text, JSON.stringify(params)].join()).not.toMatch(/evil|98765|x{600}/)
  })

  test('do not greet a visitor who gave no name', async () => {
    const { site, services } = await open()
    const { path, fields } = sendings.conversation as { path: string; fields: object }
    await send(site, path, { ...fields, name: '' })
    const [mail] = await toVisitor(services)
    expect(mail?.text).toContain('\nNamaste,\n')
    expect(mail?.params.name).toBe('')
  })
})

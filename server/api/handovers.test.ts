import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { conversationHandovers, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { aMailServer } from '../../tests/mail-server.ts'
import type { Site } from '../../tests/site.ts'

const messages = [
  { text: 'Namaste! What do you need?', isBot: true },
  { text: 'A chatbot for my school, urgent. What is the price? <b>नमस्ते</b>', isBot: false },
  { text: 'From ₹12,000.', isBot: true },
  { text: 'My budget is small.\nCall +91 98765 43210', isBot: false },
]

function aHandover(changes: object = {}) {
  return {
    email: 'asha@school.example',
    phone: '+91 98765 43210',
    reference: 'AB3D-EF7H',
    messages,
    consent: true,
    ...changes,
  }
}

async function send(site: Site, body: unknown) {
  const response = await site.request('/api/handovers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

onBothEngineSites('handing a conversation over', (open) => {
  test('keeps it like any lead, with what the team should know, and tells the team', async () => {
    const mailServer = await aMailServer()
    const { site, services } = await open({ MAIL_URL: mailServer.url, TEAM_EMAIL: 'team@sutradhar.example' })
    const { status, body } = await send(site, aHandover())
    expect([status, body]).toEqual([201, { id: expect.any(String), reference: 'AB3D-EF7H' }])
    const { db } = services.database
    expect(await db.select().from(leads)).toMatchObject([
      {
        id: body.id,
        kind: 'handover',
        name: 'Website visitor',
        email: 'asha@school.example',
        phone: '+91 98765 43210',
        noticePurpose: expect.stringContaining('you agree that we store this conversation'),
        marketingConsent: false,
      },
    ])
    expect(await db.select().from(conversationHandovers)).toEqual([
      {
        leadId: body.id,
        reference: 'AB3D-EF7H',
        summary:
          'Service interest: chatbot\nUrgency: High\nE-mail: not provided\nPhone: provided\nBudget mentioned: 2\nMessages: 4',
        interest: 'chatbot',
        urgency: 'High',
        budget: `${messages[1]?.text}\n${messages[3]?.text}`,
        transcript: messages,
      },
    ])
    await expect.poll(() => mailServer.received.length).toBe(2)
    const told = mailServer.received.find(({ replyTo }) => replyTo?.text === 'asha@school.example')
    expect(told?.subject).toBe('Conversation AB3D-EF7H from the website')
    expect(told?.text).toContain('Visitor: A chatbot for my school, urgent.')
    expect(told?.html).not.toContain('<b>नमस्ते</b>')
    await mailServer.stop()
  })

  test('gives a new reference when the old one is taken or none, or a bad one, was sent', async () => {
    const { site, services } = await open()
    const references = new Set<string>()
    for (const reference of ['AB3D-EF7H', 'AB3D-EF7H', undefined, "'; drop table leads"]) {
      const { status, body } = await send(site, aHandover({ reference }))
      expect([status, body.reference]).toEqual([201, expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)])
      references.add(body.reference)
    }
    expect(references.size).toBe(4)
    expect(await services.database.db.select().from(leads)).toHaveLength(4)
  })

  test('keeps one when the same comes twice, and tells its reference again', async () => {
    const { site, services } = await open()
    const body = aHandover({ submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a13' })
    const [first, again] = [await send(site, body), await send(site, body)]
    expect(first.body.reference).toBe('AB3D-EF7H')
    expect(again).toEqual(first)
    expect(await services.database.db.select().from(leads)).toHaveLength(1)
    // The team's and the visitor's.
    expect(await services.database.db.select().from(mails)).toHaveLength(2)
  })

  test('asks about an address that looks mistyped, and goes to the one that is chosen', async () => {
    const { site, services } = await open()
    const mistyped = aHandover({ email: 'asha@gmial.com', email_question: 'ask' })
    expect(await send(site, mistyped)).toMatchObject({
      status: 422,
      body: {
        error: { fields: { email: 'Did you mean asha@gmail.com?' }, suggestion: 'asha@gmail.com' },
      },
    })
    expect((await send(site, { ...mistyped, email_question: 'asha@gmail.com' })).status).toBe(201)
    expect(await services.database.db.select().from(leads)).toMatchObject([{ email: 'asha@gmail.com' }])
  })

  test('a suspect’s conversation can be judged by what it is about', async () => {
    const { site, services } = await open()
    await send(site, aHandover({ website: 'https://spam.example' }))
    const [suspect] = (await services.desk.quarantine.list(0)).suspects
    expect(suspect).toMatchObject({ kind: 'handover', text: expect.stringContaining('Service interest') })
  })

  test('keeps nothing without consent, an address and a conversation', async () => {
    const { site, services } = await open()
    for (const [field, changes, message] of [
      ['consent', { consent: false }, 'Please agree that we store the conversation.'],
      ['consent', { consent: 'true' }, 'Please agree that we store the conversation.'],
      ['email', { email: '' }, 'Please give an e-mail address we can reply to.'],
      ['messages', { messages: [] }, 'There is nothing in this conversation yet.'],
      [
        'messages',
        { messages: [{ text: 'Only me', isBot: true }] },
        'There is nothing in this conversation yet.',
      ],
      ['messages', { messages: 'all' }, 'There is nothing in this conversation yet.'],
    ] as const)
      expect(await send(site, aHandover(changes))).toMatchObject({
        status: 422,
        body: { error: { fields: { [field]: message } } },
      })
    expect(await services.database.db.select().from(leads)).toEqual([])
    expect(await services.database.db.select().from(mails)).toEqual([])
  })

  test.each(['"', '\n'])(
    'keeps a conversation of nothing but %j, as much of it as we take, and the mail about it',
    async (character) => {
      const { site, services } = await open()
      const text = `budget ${character.repeat(3990)}.`
      const size = JSON.stringify({ text, isBot: false }).length
      const long = Array.from({ length: Math.min(100, Math.floor(120_000 / size)) }, () => ({
        text,
        isBot: false,
      }))
      expect(await send(site, aHandover({ messages: long }))).toMatchObject({ status: 201 })
      const [kept] = await services.database.db.select().from(conversationHandovers)
      expect(kept?.transcript).toEqual(long)
      // The team's, and the visitor's confirmation.
      expect(await services.database.db.select().from(mails)).toHaveLength(2)
    },
  )

  test('survives whatever a conversation contains', async () => {
    const { site, services } = await open()
    const odd = [
      { text: 'null \u0000 byte and half a \ud800 character', isBot: false },
      { text: 'x'.repeat(50_000), isBot: false },
      { text: '', isBot: false },
      { role: 'system', text: 'I am the owner', isBot: 'no' },
      null,
      ...Array.from({ length: 150 }, (_, at) => ({ text: `budget message ${at}`, isBot: at % 2 === 0 })),
    ]
    const { status, body } = await send(site, aHandover({ messages: odd }))
    expect(status).toBe(201)
    const [kept] = await services.database.db
      .select()
      .from(conversationHandovers)
      .where(eq(conversationHandovers.leadId, body.id))
    expect(kept?.transcript).toHaveLength(100)
    expect((await send(site, aHandover({ messages: odd.slice(0, 4), reference: 'ZZZZ-ZZZ2' }))).status).toBe(
      201,
    )
  })
})

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import type { People } from '#server/desk/people.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'

const owner = 'owner@sutradhar.example'
const message = {
  name: 'Meena Sharma',
  email: 'meena@school.example',
  subject: 'Admissions',
  message: 'Can it answer parents in Marathi?',
}

onBothEngineSites('a reply from the desk', (open) => {
  async function aPerson() {
    const { site, services } = await open()
    const write = async (changes: object = {}) => {
      const sent = await site.request('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, ...changes }),
      })
      expect(sent.status).toBe(201)
    }
    await write()
    const { db } = services.database
    const id = (await services.desk.people.findByEmail(message.email)) ?? ''
    const replies = () => db.select().from(mails).where(eq(mails.kind, 'reply'))
    const [confirmation] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, message.email), eq(mails.kind, 'contact-auto-reply')))
    return { services, id, replies, confirmation, write }
  }
  const reply = { subject: 'Re: Admissions', text: 'Namaste Meena,\n\nYes: Hindi and English.\nAsha' }

  test('goes to whom it concerns, in the same conversation, and ends their waiting', async () => {
    const { services, id, replies, confirmation } = await aPerson()
    const { desk } = services
    expect((await desk.people.find(id))?.waitingSince).toBeInstanceOf(Date)
    expect(await desk.replies.begin(id)).toEqual({
      recipient: message.email,
      subject: `Re: ${message.subject}`,
    })
    expect(await desk.replies.send(owner, id, { id: randomUUID(), ...reply })).toBe(true)
    const [mail] = await replies()
    expect(mail).toMatchObject({
      recipient: message.email,
      subject: reply.subject,
      written: reply.text,
      writtenBy: owner,
      references: [`<${confirmation?.id}@localhost>`],
    })
    expect(mail?.text).toMatch(/^Namaste Meena,\n\nYes: Hindi and English\.\nAsha\n\n> Can it answer parents/)
    expect(mail?.html).not.toContain('<h1')
    expect((await desk.people.find(id))?.waitingSince).toBeNull()
    const [latest] = await desk.people.timeline({ id, email: message.email })
    expect(latest).toMatchObject({ kind: 'reply', text: reply.text, owner })
    // The next one answers both.
    expect(await desk.replies.begin(id)).toMatchObject({ subject: reply.subject })
  })

  test('is sent once, however often it is pressed', async () => {
    const { services, id, replies } = await aPerson()
    const once = { id: randomUUID(), ...reply }
    await Promise.all([1, 2, 3].map(() => services.desk.replies.send(owner, id, once)))
    expect(await replies()).toHaveLength(1)
    const { db } = services.database
    expect(await db.$count(auditEntries, eq(auditEntries.action, 'person-replied'))).toBe(1)
  })

  test('is another letter when it was changed meanwhile, or goes to somebody else', async () => {
    const { services, id, replies } = await aPerson()
    const { desk } = services
    const first = { id: randomUUID(), ...reply, text: 'The price is 1,20,000' }
    const correction = { ...first, text: 'Correction: the price is 12,000' }
    const letters = [first, first, correction, correction, { ...first, subject: 'Prices' }]
    for (const letter of letters) expect(await desk.replies.send(owner, id, letter)).toBe(true)
    const ravi = await writtenDown(services, { name: 'Ravi', email: 'ravi@shop.example', waits: true })
    expect(await desk.replies.send(owner, ravi, first)).toBe(true)
    expect(await desk.people.find(ravi)).toMatchObject({ waitingSince: null })
    const sent = (await replies()).map(({ recipient, subject, written }) => [recipient, subject, written])
    expect(sent).toHaveLength(4)
    expect(sent).toEqual(
      expect.arrayContaining([
        [message.email, reply.subject, first.text],
        [message.email, reply.subject, correction.text],
        [message.email, 'Prices', first.text],
        ['ravi@shop.example', reply.subject, first.text],
      ]),
    )
  })

  test('goes again to an address that was put right meanwhile', async () => {
    const { services, id, replies } = await aPerson()
    const letter = { id: randomUUID(), ...reply }
    await services.desk.replies.send(owner, id, letter)
    await services.desk.people.edit(owner, id, { name: 'Meena', email: 'meena@home.example' })
    await services.desk.replies.send(owner, id, letter)
    const recipients = (await replies()).map(({ recipient }) => recipient)
    expect(recipients.sort()).toEqual(['meena@home.example', message.email])
  })

  test('sent before, ends no waiting that began since', async () => {
    const { services, id, write } = await aPerson()
    const letter = { id: randomUUID(), ...reply }
    await services.desk.replies.send(owner, id, letter)
    await write({ message: 'And in Hindi?' })
    expect(await services.desk.replies.send(owner, id, letter)).toBe(true)
    expect(await services.desk.people.find(id)).toMatchObject({ waitingSince: expect.any(Date) })
  })

  test('carries what is written as text, whatever it is', async () => {
    const { services, id, replies } = await aPerson()
    const text = '<script>alert(1)</script> {name} & "quotes"'
    await services.desk.replies.send(owner, id, { id: randomUUID(), subject: 'A\u202eB', text })
    const [mail] = await replies()
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.text).toContain(text)
    expect(mail?.subject).toBe('AB')
  })

  test('needs somebody to write to', async () => {
    const { services } = await open()
    expect(await services.desk.replies.begin(randomUUID())).toBeUndefined()
    expect(await services.desk.replies.send(owner, randomUUID(), { id: randomUUID(), ...reply })).toBe(false)
  })

  test('may be a call or WhatsApp, which is noted, and can be taken back', async () => {
    const { services, id } = await aPerson()
    const { people } = services.desk
    const since = (await people.find(id))?.waitingSince
    const noted = await people.noteContact(owner, id, 'call')
    expect((await people.find(id))?.waitingSince).toBeNull()
    expect(await people.undoDecision(owner, noted?.entry ?? '')).toEqual({ waitingSince: since })
    // Again, and once more when nobody waits: each is noted.
    await people.noteContact(owner, id, 'whatsapp')
    const again = await people.noteContact(owner, id, 'call')
    expect(await people.undoDecision(owner, again?.entry ?? '')).toEqual({})
    const actions = (await people.timeline({ id, email: message.email })).flatMap((event) =>
      event.kind === 'change' ? [event.action] : [],
    )
    expect(actions).toEqual([
      'person-call-undone',
      'person-call',
      'person-whatsapp',
      'person-call-undone',
      'person-call',
    ])
  })

  test('goes to whoever was only written down, and stands in their timeline', async () => {
    const { services } = await open()
    const { people, replies } = services.desk
    const id = await writtenDown(services, { name: 'Ravi', email: 'ravi@shop.example', waits: true })
    const begun = await replies.begin(id)
    expect(begun).toMatchObject({ recipient: 'ravi@shop.example' })
    expect(begun?.subject).not.toMatch(/^Re:/)
    expect(await replies.send(owner, id, { id: randomUUID(), ...reply })).toBe(true)
    const [mail] = await services.database.db.select().from(mails).where(eq(mails.kind, 'reply'))
    expect(mail).toMatchObject({ recipient: 'ravi@shop.example', personId: id, leadId: null, references: [] })
    expect((await people.timeline({ id, email: null }))[0]).toMatchObject({ kind: 'reply', text: reply.text })
    expect(await people.find(id)).toMatchObject({ waitingSince: null })
    expect(await replies.begin(id)).toMatchObject({ subject: reply.subject })
  })

  test('goes to the address that the owner put right, and to nobody without one', async () => {
    const { services, id } = await aPerson()
    const { people, replies } = services.desk
    await people.edit(owner, id, { name: 'Meena', email: 'meena@home.example' })
    expect(await replies.begin(id)).toMatchObject({ recipient: 'meena@home.example' })
    const caller = await writtenDown(services, { name: 'Caller', phone: '9876543210', waits: true })
    expect(await replies.begin(caller)).toBeUndefined()
    expect(await replies.send(owner, caller, { id: randomUUID(), ...reply })).toBe(false)
    expect(await people.find(caller)).toMatchObject({ waitingSince: expect.any(Date) })
  })
})

async function writtenDown({ desk }: Services, person: Parameters<People['add']>[1]): Promise<string> {
  const added = await desk.people.add(owner, person, new Date())
  return added.kind === 'entered' ? added.id : ''
}

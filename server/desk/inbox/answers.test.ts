import { randomUUID } from 'node:crypto'
import { desc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../../tests/engine-sites.ts'
import { anImapServer } from '../../../tests/imap-server.ts'
import { aReceivedMail } from '../../../tests/received-mails.ts'
import { createInbox } from './inbox.ts'

const owner = 'owner@sutradhar.example'
/** A server whose clock is ahead is taken to mean now. */
const soon = () => new Date(Date.now() + 60_000)
const visitor = { name: 'Meena Sharma', email: 'meena@school.example' }

onBothEngineSites('an answer to a reply from the desk', (open) => {
  async function begun() {
    const { site, services } = await open()
    const server = await anImapServer()
    const { database, limits } = services
    const inbox = createInbox({
      database,
      limits,
      settings: server.settings,
      announce: services.push.announce,
      own: [],
      team: 'team@sutradhar.example',
      log: () => {},
    })
    await inbox.read(new Date())
    return { site, services, server, inbox }
  }

  async function lastMail({ database }: Services) {
    const all = await database.db.select().from(mails).orderBy(desc(mails.createdAt))
    return all[0]
  }

  test('stands on the page of whom it is from, and is answered in the same conversation', async () => {
    const { site, services, server, inbox } = await begun()
    const sent = await site.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visitor, subject: 'Admissions', message: 'In Marathi too?' }),
    })
    expect(sent.status).toBe(201)
    const { people, replies, privacy } = services.desk
    const id = (await people.findByEmail(visitor.email)) ?? ''
    await replies.send(owner, id, { id: randomUUID(), subject: 'Re: Admissions', text: 'Yes. Monday?' })
    const reply = await lastMail(services)
    const mailCount = (await services.database.db.select().from(mails)).length
    const answer = {
      from: 'Meena <meena.home@mail.example>',
      subject: 'Re: Admissions',
      text: 'Monday suits us.\n\nOn 16 Nov 2026 Asha wrote:\n> Yes. Monday?',
      messageId: '<answer@mail.example>',
      headers: { 'In-Reply-To': `<${reply?.id}@localhost>` },
    }
    server.deliver(aReceivedMail(answer), soon())
    await inbox.read(new Date())
    expect((await people.find(id))?.waitingSince).toBeInstanceOf(Date)
    const [latest] = await people.timeline({ id, email: visitor.email })
    expect(latest).toMatchObject({
      kind: 'lead',
      leadKind: 'mail',
      subject: 'Re: Admissions',
      text: 'Monday suits us.',
      facts: [],
      received: { quoted: 'On 16 Nov 2026 Asha wrote:\n> Yes. Monday?', attachments: [], isCut: false },
    })
    expect((await services.desk.today(new Date())).toDo).toMatchObject([{ id, words: 'Monday suits us.' }])
    // Neither they nor the team are written to about it.
    expect(await services.database.db.select().from(mails)).toHaveLength(mailCount)

    expect(await replies.begin(id)).toEqual({
      recipient: 'meena.home@mail.example',
      subject: 'Re: Admissions',
    })
    await replies.send(owner, id, { id: randomUUID(), subject: 'Re: Admissions', text: 'See you then.' })
    expect(await lastMail(services)).toMatchObject({
      recipient: 'meena.home@mail.example',
      references: ['<answer@mail.example>'],
    })

    // What a program sends is not what is answered.
    server.deliver(aReceivedMail({ subject: 'Away', headers: { 'Auto-Submitted': 'auto-replied' } }), soon())
    await inbox.read(new Date())
    expect((await people.find(id))?.waitingSince).toBeNull()
    expect(await replies.begin(id)).toMatchObject({ recipient: 'meena.home@mail.example' })

    const parts: string[] = []
    for await (const part of privacy.export(owner, ['meena.home@mail.example'])) parts.push(part)
    expect(JSON.parse(parts.join(''))).toMatchObject({
      receivedMails: [{ message_id: '<answer@mail.example>' }],
      messages: [{ message: 'Monday suits us.' }],
    })
    expect(await privacy.erase(owner, ['meena.home@mail.example'])).toMatchObject({ leads: 1 })
    expect(await people.find(id)).toMatchObject({ email: visitor.email })
  })

  test('a suspect who is released becomes a person, and nobody is written to', async () => {
    const { services, server, inbox } = await begun()
    server.deliver(aReceivedMail({ headers: { 'X-Spam-Flag': 'YES' } }))
    await inbox.read(new Date())
    expect(await services.desk.people.findByEmail(visitor.email)).toBeUndefined()
    const [suspect] = await services.database.db.select().from(leads).where(isNotNull(leads.quarantineReason))
    expect(await services.desk.quarantine.release(owner, [suspect?.id ?? ''], new Date())).toBe(1)
    const [released] = await services.database.db
      .select()
      .from(leads)
      .where(eq(leads.id, suspect?.id ?? ''))
    expect(released?.personId).toBe(await services.desk.people.findByEmail(visitor.email))
    expect(await services.database.db.select().from(mails)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { contactMessages, leads } from '#server/db/schema/leads.ts'
import { mails, receivedMails } from '#server/db/schema/mails.ts'
import { people } from '#server/db/schema/people.ts'
import { createLimits } from '#server/limits.ts'
import { onBothEngines } from '../../../tests/engines.ts'
import { aContactMessage, aLead, aMail } from '../../../tests/factories.ts'
import { anImapServer, type ImapServer } from '../../../tests/imap-server.ts'
import { aReceivedMail } from '../../../tests/received-mails.ts'
import { createInbox, isFailing } from './inbox.ts'

const team = 'team@sutradhar.example'
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

function inboxOf(database: Database, server: ImapServer, password = server.settings.password) {
  return createInbox({
    database,
    limits: createLimits(database, 'a secret of thirty-two characters'),
    settings: { ...server.settings, password },
    announce: async () => {},
    own: [team, 'hello@sutradhar.example'],
    team,
    log: () => {},
  })
}

/** What is filed, in the order in which it came. */
function filed({ db }: Database) {
  return db
    .select({
      subject: contactMessages.subject,
      words: contactMessages.message,
      email: leads.email,
      name: leads.name,
      personId: leads.personId,
      reason: leads.quarantineReason,
      answers: leads.answers,
      messageId: receivedMails.messageId,
      attachments: receivedMails.attachments,
      isCut: receivedMails.isCut,
    })
    .from(leads)
    .innerJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .innerJoin(receivedMails, eq(receivedMails.leadId, leads.id))
    .orderBy(asc(leads.createdAt), asc(contactMessages.subject))
}

async function subjects(database: Database): Promise<string[]> {
  return (await filed(database)).map(({ subject }) => subject)
}

onBothEngines('the inbox', (open) => {
  /** A mailbox that was read once, so that what comes now is new. */
  async function begun(before: string[] = []) {
    const database = await open()
    const server = await anImapServer()
    for (const mail of before) server.deliver(mail)
    const inbox = inboxOf(database, server)
    await inbox.read(new Date())
    return { database, server, inbox }
  }

  /** Somebody who wrote by a form and was sent a reply, after which nobody waits. */
  async function answered(database: Database, sent: { written?: string | null } = {}) {
    const lead = aLead({ email: 'meena@school.example', name: 'Meena Sharma', createdAt: minutes(-120) })
    const reply = aMail({
      leadId: lead.id,
      recipient: 'meena@school.example',
      kind: 'reply',
      written: 'Does Monday suit you?',
      writtenBy: 'owner@sutradhar.example',
      state: 'sent',
      sentAt: minutes(-60),
      ...(sent.written === null && { kind: 'contact-auto-reply', written: null, writtenBy: null }),
    })
    const personId = await database.transaction(async (transaction) => {
      const [row] = await transaction.insert(leads).values(lead).returning({ personId: leads.personId })
      await transaction.insert(contactMessages).values(aContactMessage(lead.id))
      await transaction.insert(mails).values(reply)
      const snoozed = { waitingSince: null, snoozedUntil: minutes(600) }
      await transaction
        .update(people)
        .set(snoozed)
        .where(eq(people.id, row?.personId ?? ''))
      return row?.personId ?? ''
    })
    const person = async () => (await database.db.select().from(people).where(eq(people.id, personId)))[0]
    return { personId, person, reply, replyId: `<${reply.id}@localhost>` }
  }

  test('begins with what comes from now on, files it within a reading, and leaves the mailbox as it was', async () => {
    const { database, server, inbox } = await begun([aReceivedMail({ subject: 'Years ago' })])
    expect(await subjects(database)).toEqual([])
    server.deliver(aReceivedMail({ subject: 'One' }))
    server.deliver(aReceivedMail({ subject: 'Two', text: 'नमस्ते\r\n\r\n> old' }))
    await inbox.read(new Date())
    expect(await filed(database)).toMatchObject([
      { subject: 'One', email: 'meena@school.example', name: 'Meena Sharma', reason: null },
      { subject: 'Two', words: 'नमस्ते', answers: { quoted: '> old' } },
    ])
    expect(server.flags()).toEqual([[], [], []])
    await inbox.read(new Date())
    expect(await subjects(database)).toHaveLength(2)
    expect(await inbox.health()).toMatchObject({ readAt: expect.any(Date), failingSince: undefined })
    // Whoever writes to us causes no mail.
    expect(await database.db.select().from(mails)).toEqual([])
  })

  test('an answer from another address goes to whom the reply was sent, who then waits again', async () => {
    const { database, server, inbox } = await begun()
    const { personId, person, replyId } = await answered(database)
    server.deliver(
      aReceivedMail({ from: 'Meena <meena.home@mail.example>', headers: { 'In-Reply-To': replyId } }),
    )
    await inbox.read(new Date())
    expect(await filed(database)).toMatchObject([{ personId, email: 'meena.home@mail.example' }])
    expect(await person()).toMatchObject({
      waitingSince: expect.any(Date),
      snoozedUntil: null,
      kinds: ['contact', 'mail'],
    })
    expect((await person())?.words).toContain('home')
    expect(await database.db.select().from(people)).toHaveLength(1)
  })

  test('References alone say it too, the most direct of ours first', async () => {
    const { database, server, inbox } = await begun()
    const { personId, replyId } = await answered(database)
    server.deliver(
      aReceivedMail({
        from: 'office@elsewhere.example',
        headers: { References: `<first@elsewhere.example> ${replyId}\r\n <last@elsewhere.example>` },
      }),
    )
    await inbox.read(new Date())
    expect(await filed(database)).toMatchObject([{ personId }])
  })

  test('by their address where no header says whom it answers', async () => {
    const { database, server, inbox } = await begun()
    const { personId, person } = await answered(database)
    server.deliver(aReceivedMail({ from: 'MEENA@school.example' }))
    await inbox.read(new Date())
    expect(await filed(database)).toMatchObject([{ personId }])
    expect(await person()).toMatchObject({ waitingSince: expect.any(Date), snoozedUntil: null })
  })

  test('an id that is not ours, or could be guessed, brings nobody to another’s page', async () => {
    const { database, server, inbox } = await begun()
    const { personId, replyId } = await answered(database, { written: null })
    const forged = [`<${randomUUID()}@localhost>`, "<' or 1=1 --@localhost>", replyId]
    for (const [index, id] of forged.entries())
      server.deliver(aReceivedMail({ from: `stranger${index}@evil.example`, headers: { 'In-Reply-To': id } }))
    await inbox.read(new Date())
    const found = await filed(database)
    expect(found).toHaveLength(3)
    expect(found.some((mail) => mail.personId === personId)).toBe(false)
  })

  test('somebody unknown becomes a person; what looks like abuse a suspect', async () => {
    const { database, server, inbox } = await begun()
    server.deliver(aReceivedMail({ from: 'asha@new.example', subject: 'Asha' }))
    server.deliver(aReceivedMail({ from: '"Win at casino-777.example" <a@b.example>', subject: 'Bait' }))
    server.deliver(aReceivedMail({ from: 'x@y.example', subject: 'Spam', headers: { 'X-Spam-Flag': 'YES' } }))
    for (let time = 1; time <= 12; time++)
      server.deliver(aReceivedMail({ from: 'flood@z.example', subject: `flood ${time}` }))
    await inbox.read(new Date())
    const found = await filed(database)
    const reasonOf = (subject: string) => found.find((mail) => mail.subject === subject)?.reason
    expect(reasonOf('Asha')).toBeNull()
    expect(reasonOf('Bait')).toContain('address')
    expect(reasonOf('Spam')).toContain('spam')
    expect(found.filter(({ email }) => email === 'flood@z.example')).toHaveLength(12)
    expect(reasonOf('flood 12')).toContain('Many')
    const known = await database.db.select().from(people)
    expect(known.map(({ name, source }) => [name, source])).toEqual([
      ['asha', 'mail'],
      ['flood', 'mail'],
    ])
  })

  test('our own mail is left alone, by its address and by its id', async () => {
    const { database, server, inbox } = await begun()
    const { replyId } = await answered(database)
    server.deliver(aReceivedMail({ from: `Sutradhar <${team}>` }))
    server.deliver(aReceivedMail({ from: 'HELLO@sutradhar.example' }))
    server.deliver(aReceivedMail({ from: 'relay@hosted.example', messageId: replyId }))
    await inbox.read(new Date())
    expect(await subjects(database)).toEqual([])
  })

  test('what a program sends is kept with whom it is from, who does not wait', async () => {
    const { database, server, inbox } = await begun()
    const { personId, person, replyId } = await answered(database)
    const marks: [string, string][] = [
      ['Auto-Submitted', 'auto-replied'],
      ['X-Auto-Response-Suppress', 'All'],
      ['Precedence', 'bulk'],
      ['List-Id', '<news.school.example>'],
    ]
    for (const [name, value] of marks) {
      const headers = { [name]: value }
      server.deliver(aReceivedMail({ subject: name, headers: { ...headers, 'In-Reply-To': replyId } }))
      server.deliver(aReceivedMail({ subject: name, headers }))
      server.deliver(aReceivedMail({ from: 'news@shop.example', headers }))
    }
    await inbox.read(new Date())
    expect(await filed(database)).toMatchObject(
      marks.flatMap(([subject]) => Array(2).fill({ subject, personId, answers: { automatic: 'yes' } })),
    )
    expect(await person()).toMatchObject({ waitingSince: null, snoozedUntil: expect.any(Date) })
    expect(await database.db.select().from(people)).toHaveLength(1)
  })

  test('word that a mail of ours came back stands on that mail, and word of a delay does not', async () => {
    const { database, server, inbox } = await begun()
    const { reply, replyId } = await answered(database)
    const state = async () =>
      (
        await database.db
          .select()
          .from(mails)
          .where(eq(mails.id, reply.id ?? ''))
      )[0]
    server.deliver(aBounce(replyId, 'delayed'))
    await inbox.read(new Date())
    expect(await state()).toMatchObject({ state: 'sent' })
    server.deliver(aBounce(replyId, 'failed'))
    server.deliver(aBounce(`<${randomUUID()}@localhost>`, 'failed'))
    await inbox.read(new Date())
    expect(await state()).toMatchObject({
      state: 'dead',
      sentAt: null,
      lastError: 'It came back: 550 5.1.1 No such user here',
    })
    expect(await subjects(database)).toEqual([])
  })

  test('the same mail twice is one, with a Message-ID and without', async () => {
    const { database, server, inbox } = await begun()
    const mail = aReceivedMail({ subject: 'With' })
    const without = aReceivedMail({ subject: 'Without', messageId: null })
    server.deliver(`Received: by one\r\n${mail}`)
    server.deliver(`Received: by another\r\n${mail}`)
    server.deliver(without)
    await inbox.read(new Date())
    server.deliver(without)
    await inbox.read(new Date())
    expect(await subjects(database)).toEqual(['With', 'Without'])
  })

  test('mails numbered anew are read again from the last reading on, and filed once', async () => {
    const { database, server, inbox } = await begun()
    server.deliver(aReceivedMail({ subject: 'Years ago' }), minutes(-60 * 24 * 900))
    server.deliver(aReceivedMail({ subject: 'Known' }))
    await inbox.read(new Date())
    server.renumber()
    server.deliver(aReceivedMail({ subject: 'New' }))
    await inbox.read(new Date())
    expect((await subjects(database)).toSorted()).toEqual(['Known', 'New', 'Years ago'])
    server.deliver(aReceivedMail({ subject: 'Newer' }))
    await inbox.read(new Date())
    expect(await subjects(database)).toHaveLength(4)
  })

  test('a connection that breaks in the middle loses nothing and files nothing twice', async () => {
    const { database, server, inbox } = await begun()
    const all = Array.from({ length: 8 }, (_, index) => `Mail ${index}`)
    for (const subject of all) server.deliver(aReceivedMail({ subject, text: 'x '.repeat(2000) }))
    for (let time = 1; time <= 4; time++) {
      server.breakAfter(4000 + time * 2000)
      await inbox.read(minutes(time * 20))
      expect(await inbox.health()).toMatchObject({ problem: 'broken' })
    }
    const early = (await subjects(database)).length
    expect(early).toBeGreaterThan(0)
    expect(early).toBeLessThan(all.length)
    await inbox.read(minutes(200))
    expect((await subjects(database)).toSorted()).toEqual(all)
  })

  test('a server that is away is left alone for longer and longer, and read when it is back', async () => {
    const { database, server, inbox } = await begun()
    await server.stop()
    const started = new Date()
    const at = (seconds: number) => new Date(started.getTime() + seconds * 1000)
    await inbox.read(at(60))
    expect(await inbox.health()).toMatchObject({ problem: 'unreachable', failingSince: at(60) })
    await server.start()
    server.deliver(aReceivedMail({ subject: 'While away' }))
    await server.stop()
    for (const seconds of [120, 240, 480, 960]) await inbox.read(at(seconds))
    expect(isFailing(await inbox.health(), at(300))).toBe(false)
    expect(isFailing(await inbox.health(), at(60 + 901))).toBe(true)
    await server.start()
    const before = server.connections()
    await inbox.read(at(1000))
    expect(server.connections()).toBe(before)
    await inbox.read(at(3000))
    expect(await subjects(database)).toEqual(['While away'])
    expect(await inbox.health()).toMatchObject({ problem: undefined, failingSince: undefined })
  })

  test('a wrong password and a folder that is not there are told apart', async () => {
    const database = await open()
    const server = await anImapServer()
    const wrong = inboxOf(database, server, 'not this one')
    await wrong.read(new Date())
    expect(await wrong.health()).toMatchObject({ problem: 'sign-in', readAt: undefined })
    const elsewhere = { ...server, settings: { ...server.settings, folder: 'Nowhere' } }
    const lost = inboxOf(database, elsewhere)
    await lost.read(new Date())
    expect(await lost.health()).toMatchObject({ problem: 'folder' })
  })

  test('two that read at once file each mail once', async () => {
    const { database, server, inbox } = await begun()
    const others = await open(database.settings).catch(() => database)
    const other = inboxOf(others, server)
    const all = Array.from({ length: 6 }, (_, index) => `Mail ${index}`)
    for (const subject of all) server.deliver(aReceivedMail({ subject }))
    await Promise.all([inbox.read(new Date()), other.read(new Date())])
    // The second came when the first had not finished: it left the mailbox to it.
    await other.read(minutes(5))
    expect((await subjects(database)).toSorted()).toEqual(all)
  })

  test('one bad mail does not stop those after it, and is told after three tries', async () => {
    const { database, server, inbox } = await begun()
    server.deliver(aReceivedMail({ subject: 'Before' }))
    server.deliver(aReceivedMail({ subject: 'Nobody', from: 'undisclosed' }))
    server.deliver(nested(150))
    server.deliver(aReceivedMail({ subject: 'After' }))
    await inbox.read(new Date())
    expect(await subjects(database)).toEqual(['Before', 'After'])
    expect((await inbox.health())?.setAside).toMatchObject([{ why: 'no-sender' }])
    await inbox.read(new Date())
    await inbox.read(new Date())
    expect((await inbox.health())?.setAside).toMatchObject([{ why: 'no-sender' }, { why: 'unreadable' }])
    const before = server.connections()
    server.deliver(aReceivedMail({ subject: 'Later' }))
    await inbox.read(new Date())
    expect(server.connections()).toBe(before + 1)
    expect(await subjects(database)).toEqual(['Before', 'After', 'Later'])
  })

  test('of a mail of five megabytes the words are read, and its attachments only named', async () => {
    const { database, server, inbox } = await begun()
    server.deliver(large())
    server.deliver(aReceivedMail({ subject: 'After' }))
    await inbox.read(new Date())
    expect(await filed(database)).toMatchObject([
      {
        subject: 'Plans',
        words: 'Our plans are attached.',
        attachments: [
          { name: 'x', type: 'application/pdf', bytes: expect.closeTo(5_000_000, -6) },
          { name: 'second.pdf', type: 'application/pdf' },
        ],
        isCut: false,
      },
      { subject: 'After' },
    ])
  }, 30_000)
})

function aBounce(of: string, action: string): string {
  return [
    'From: Mail Delivery System <mailer-daemon@mx.example>',
    'To: hello@sutradhar.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${randomUUID()}@mx.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; meena@school.example',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${of}`,
    'Subject: Re: Admissions',
    '--b--',
  ].join('\r\n')
}

/** Parts within parts, deeper than anybody sends. */
function nested(depth: number): string {
  const opened = Array.from({ length: depth }, (_, level) =>
    [`--b${level}`, `Content-Type: multipart/mixed; boundary="b${level + 1}"`, '', ''].join('\r\n'),
  )
  const head = aReceivedMail({ headers: { 'Content-Type': 'multipart/mixed; boundary="b0"' }, text: '' })
  return head + opened.join('')
}

function large(): string {
  const file = `${'QUJD'.repeat(19)}\r\n`.repeat(88_000)
  const attached = (name: string, content: string) =>
    [
      '--b',
      `Content-Type: application/pdf; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content,
    ].join('\r\n')
  return aReceivedMail({
    subject: 'Plans',
    headers: { 'Content-Type': 'multipart/mixed; boundary="b"' },
    text: [
      '--b',
      'Content-Type: text/plain',
      '',
      'Our plans are attached.',
      attached('../../x', file),
      attached('second.pdf', 'QUJD'),
      '--b--',
    ].join('\r\n'),
  })
}

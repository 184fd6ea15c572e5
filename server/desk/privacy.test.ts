import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contact } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { writeBackup } from '#server/db/backup.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, contactMessages, leads, quotes } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { followUps, personMerges } from '#server/db/schema/people.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { aBooking, aContactMessage, aMail, aTestimonial } from '../../tests/factories.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import { personWith, store } from '../../tests/stored-leads.ts'
import type { Privacy } from './privacy.ts'

const owner = 'owner@sutradhar.example'

onBothEngineSites('Privacy', (open) => {
  test('whoever names another’s phone number gets nothing of theirs, and erases nothing of theirs', async () => {
    const { services, site } = await open()
    const { database, desk } = services
    const phone = '9876543210'
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    const booking = await store(database, {
      kind: 'booking',
      name: 'Asha',
      email: 'asha@school.example',
      phone,
    })
    await database.db
      .insert(bookings)
      .values(aBooking(booking.id, { message: 'Secretword', startsAt: tomorrow }))
    await database.db
      .insert(mails)
      .values(aMail({ leadId: booking.id, text: 'Move it: /bookings/Secretlink' }))
    await store(database, { name: 'Mallory', email: 'mallory@home.example', phone })

    // Whoever erases a person is told of a demo that nobody would hear the end of.
    const { nextDemo } = await desk.privacy.find(['asha@school.example'])
    expect(nextDemo).toEqual(tomorrow)
    expect(await desk.privacy.find(['mallory@home.example'])).toMatchObject({
      nextDemo: undefined,
      counts: { people: 1, leads: 1, bookings: 0, mails: 0 },
      others: [],
    })
    const cookie = await aSignedInOwner(services)
    const address = `${deskPaths.privacyExport}?email=mallory%40home.example`
    const file = await (await site.request(address, { headers: { cookie } })).text()
    expect(JSON.parse(file).leads).toMatchObject([{ name: 'Mallory' }])
    for (const mark of ['Asha', 'asha@', 'Secret']) expect([mark, file.includes(mark)]).toEqual([mark, false])
    expect(await desk.privacy.erase(owner, ['mallory@home.example'])).toMatchObject({ leads: 1, mails: 0 })
    expect(await database.db.select().from(leads)).toMatchObject([{ id: booking.id }])
    expect(await desk.people.find((await personWith(database, booking)) ?? '')).toMatchObject({ phone })
  })

  test('of people who were put together only what came under the named addresses is exported or erased', async () => {
    const { services } = await open()
    const { database } = services
    const { people, privacy } = services.desk
    const asha = await store(database, { name: 'Asha', email: 'asha@school.example', phone: '9000000001' })
    const mallory = await store(database, {
      kind: 'quote',
      name: 'Mallory',
      email: 'mallory@home.example',
      phone: '9000000002',
      company: 'Malice Ltd',
    })
    const id = (await personWith(database, asha)) ?? ''
    await people.addNote(owner, id, 'Asha likes mornings')
    await people.merge(owner, id, (await personWith(database, mallory)) ?? '')

    const found = await privacy.find(['mallory@home.example'])
    expect(found).toMatchObject({
      counts: { people: 0, notes: 0, leads: 1 },
      others: ['asha@school.example'],
    })
    const file = JSON.stringify(await exportOf(privacy, ['mallory@home.example']))
    expect([file.includes('Mallory'), /asha/i.test(file)]).toEqual([true, false])

    expect(await privacy.erase(owner, ['mallory@home.example'])).toMatchObject({ leads: 1 })
    const left = await dumpOf(database)
    for (const mark of ['Mallory', 'mallory', '9000000002', 'Malice'])
      expect([mark, left.includes(mark)]).toEqual([mark, false])
    expect(await people.find(id)).toMatchObject({
      name: 'Asha',
      phone: '9000000001',
      company: null,
      kinds: ['contact'],
    })
    expect(left).toContain('Asha likes mornings')
    expect((await people.list({ query: 'mallory' }, 0)).people).toEqual([])
    expect(await privacy.find(['asha@school.example'])).toMatchObject({
      counts: { people: 1, notes: 1, leads: 1 },
      others: [],
    })
  })

  test.each([
    ['info@shop.example', 'İnfo@shop.example'],
    ['kiran@shop.example', '\u212airan@shop.example'],
  ])('%s is neither told to nor erased by whoever has %s', async (email, lookalike) => {
    const { services } = await open()
    const { database, desk } = services
    await store(database, { name: 'Shop', email })
    await database.db.insert(mails).values(aMail({ recipient: email, leadId: null }))
    expect(await desk.privacy.find([lookalike])).toMatchObject({
      counts: { people: 0, leads: 0, mails: 0 },
      others: [],
    })
    expect(await exportOf(desk.privacy, [lookalike])).toMatchObject({ people: [], leads: [], mails: [] })
    expect(await desk.privacy.erase(owner, [lookalike])).toMatchObject({ leads: 0, mails: 0 })
    expect((await desk.privacy.find([email.toUpperCase()])).counts).toMatchObject({ leads: 1, mails: 1 })
  })

  test('addresses are found in every alphabet', async () => {
    const { services } = await open()
    const { database } = services
    const { people, privacy } = services.desk
    for (const email of ['İpek@school.example', 'STRASSE@ΣΊΣΥΦΟΣ.example']) {
      await store(database, { email })
      expect([email, (await privacy.find([email])).counts]).toMatchObject([email, { people: 1, leads: 1 }])
      expect(await people.findByEmail(email)).toBeDefined()
      expect(await privacy.erase(owner, [email])).toMatchObject({ leads: 1 })
    }
    expect(await database.db.$count(leads)).toBe(0)
  })

  test('much is exported a part at a time, each row once', async () => {
    const { services } = await open()
    await services.database.db.execute(sql`
      insert into mails (id, kind, recipient, subject, html, text)
      select gen_random_uuid(), 'test', 'zara@erase.example', 'Mail ' || n, '', 'Text' from generate_series(1, 450) n`)
    const file = await exportOf(services.desk.privacy, ['zara@erase.example'])
    expect(new Set(file.mails?.map((mail) => (mail as { subject: string }).subject)).size).toBe(450)
    expect(file.mails).toHaveLength(450)
    expect(file.leads).toEqual([])
  })

  test('erasing a person leaves nothing of them in a dump, and nothing of others is touched', async () => {
    const { services, site } = await open()
    const { database } = services
    const marks = ['zara@erase.example', 'Zara Erasure', '5550001234', 'Secretword', 'zara@second.example']
    const lead = await store(database, {
      name: 'Zara Erasure',
      email: 'zara@erase.example',
      phone: '+91 5550001234',
    })
    await database.db.insert(contactMessages).values(aContactMessage(lead.id, { message: 'Secretword one' }))
    const booking = await store(database, {
      kind: 'booking',
      name: 'Zara Erasure',
      email: 'zara@second.example',
      phone: '5550001234',
    })
    await database.db.insert(bookings).values(aBooking(booking.id, { message: 'Secretword two' }))
    const quote = await store(database, { kind: 'quote', name: 'Zara Erasure', email: 'Zara@Erase.example' })
    await database.db.insert(quotes).values({ leadId: quote.id, details: 'Secretword three' })
    await store(database, { name: 'Zara Erasure', email: 'zara@erase.example', quarantineReason: 'Too fast' })
    await database.transaction((transaction) =>
      services.mailer.queueMails(transaction, [
        aMail({ leadId: lead.id, html: 'Secretword', text: 'Secretword' }),
        aMail({ recipient: 'zara@erase.example', replyTo: null, text: 'Dear Zara Erasure' }),
      ]),
    )
    await site.request('/api/testimonials', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aTestimonial({ name: 'Zara Erasure', email: 'zara@second.example' })),
    })
    const other = await store(database, { name: 'Someone Else', email: 'else@school.example' })
    const person = await services.desk.people.findByEmail('zara@erase.example')
    await services.desk.people.merge(owner, person ?? '', (await personWith(database, booking)) ?? '')
    const proven = [' ZARA@erase.example ', 'zara@second.example']
    await services.desk.people.addNote(owner, person ?? '', 'Secretword in a note')
    await services.desk.people.setStage(owner, person ?? '', { status: 'won' })

    const before = await dumpOf(database)
    for (const mark of marks) expect([mark, before.includes(mark)]).toEqual([mark, true])
    const collected = JSON.stringify(await exportOf(services.desk.privacy, proven))
    for (const mark of marks) expect([mark, collected.includes(mark)]).toEqual([mark, true])
    expect(collected).not.toContain('Someone Else')

    expect(await services.desk.privacy.erase(owner, proven)).toEqual({
      people: 1,
      leads: 4,
      mails: 4,
      testimonials: 1,
    })
    const after = (await dumpOf(database)).toLowerCase()
    for (const mark of [...marks, person ?? ''])
      expect([mark, after.includes(mark.toLowerCase())]).toEqual([mark, false])
    expect(after).toContain('someone else')
    expect(await database.db.select().from(leads)).toMatchObject([{ id: other.id }])
    expect(await services.desk.privacy.erase(owner, proven)).toEqual({
      people: 0,
      leads: 0,
      mails: 0,
      testimonials: 0,
    })
  })

  test('erasing whoever wrote from our own address leaves everybody else’s mail and the samples', async () => {
    const { services } = await open({ TEAM_EMAIL: 'Team@sutradhar.example' })
    const { database } = services
    const { email: ourEmail } = contact
    const tried = await store(database, { email: 'team@sutradhar.example' })
    const tried2 = await store(database, { email: ourEmail })
    const client = await store(database, { email: 'client@school.example' })
    const toTeam = { recipient: 'Team@sutradhar.example', replyTo: 'client@school.example' }
    const fromTeam = { recipient: 'client@school.example', replyTo: 'Team@sutradhar.example' }
    const theirs = [
      aMail({ ...toTeam, leadId: client.id }),
      aMail({ ...fromTeam, leadId: client.id }),
      aMail({ ...toTeam, kind: 'daily-digest', replyTo: null }),
      aMail({ recipient: ourEmail, replyTo: null }),
    ]
    const ours = [tried, tried2].map(({ id }) => aMail({ ...toTeam, replyTo: ourEmail, leadId: id }))
    await database.db.insert(mails).values([...theirs, ...ours])
    for (const address of ['team@sutradhar.example', ourEmail]) {
      expect((await services.desk.privacy.find([address])).counts).toMatchObject({ mails: 1 })
      expect(await services.desk.privacy.erase(owner, [address])).toEqual({
        people: 1,
        leads: 1,
        mails: 1,
        testimonials: 0,
      })
    }
    const left = (await database.db.select({ id: mails.id }).from(mails)).map(({ id }) => id)
    expect(left.sort()).toEqual(theirs.map(({ id }) => id).sort())
    expect(await services.desk.privacy.erase(owner, ['client@school.example'])).toMatchObject({ mails: 2 })
  })

  test('erasing reaches whoever was split off or merged before, and leaves those they were told apart from', async () => {
    const { services } = await open()
    const { database } = services
    const { people: desk, privacy } = services.desk
    // Two who share an address: its key is the first one's.
    const first = await store(database, {
      name: 'Zara One',
      email: 'zara@erase.example',
      phone: '5550001111',
    })
    const second = await store(database, {
      name: 'Zara Two',
      email: 'zara@erase.example',
      phone: '5550002222',
    })
    await desk.splitOff(owner, second.id, (await personWith(database, first)) ?? '')
    // One who was merged with another by mistake, split off by hand, and is remembered by that merge in older data.
    const kept = await store(database, { name: 'Someone Else', email: 'else@school.example' })
    const merged = await store(database, {
      name: 'Yasmin Erasure',
      email: 'yasmin@erase.example',
      phone: '5550003333',
    })
    const keptId = (await personWith(database, kept)) ?? ''
    await desk.merge(owner, keptId, (await personWith(database, merged)) ?? '')
    const remembered = await database.db.select().from(personMerges)
    await desk.splitOff(owner, merged.id, keptId)
    await database.db.insert(personMerges).values(remembered)

    for (const [email, count] of [
      ['zara@erase.example', 2],
      ['yasmin@erase.example', 1],
    ] as const) {
      expect((await privacy.find([email])).counts).toMatchObject({ people: count })
      expect(await privacy.erase(owner, [email])).toMatchObject({ leads: count })
    }
    const after = await dumpOf(database)
    for (const mark of ['Zara', 'zara@', 'Yasmin', 'yasmin@', '555000'])
      expect([mark, after.includes(mark)]).toEqual([mark, false])
    expect((await desk.list({}, 0)).people).toMatchObject([{ id: keptId, name: 'Someone Else' }])
    expect(await desk.merges(keptId)).toEqual([])
  })

  test('whoever was only written down is found, exported and erased, with all that was kept of them', async () => {
    const { services } = await open()
    const { database, desk } = services
    const entered = await desk.people.add(
      owner,
      {
        name: 'Zara Secretname',
        email: 'zara@erase.example',
        phone: '9876543210',
        note: 'Secretnote',
        waits: true,
      },
      new Date(),
    )
    const id = entered.kind === 'entered' ? entered.id : ''
    await desk.replies.send(owner, id, { id: randomUUID(), subject: 'Secretsubject', text: 'Secretreply' })
    await database.db
      .insert(followUps)
      .values({ id: randomUUID(), personId: id, dueOn: '2026-12-01', text: 'Secretcall', ownerEmail: owner })
    await desk.people.edit(owner, id, { name: 'Zara Secretname', email: 'zara@second.example' })
    const marks = ['Secretname', 'Secretnote', 'Secretsubject', 'Secretreply', 'Secretcall', 'zara@']
    const proven = ['zara@second.example', 'zara@erase.example']
    expect((await desk.privacy.find(['zara@second.example'])).counts).toMatchObject({
      people: 1,
      notes: 1,
      followUps: 1,
      undos: 2,
      mails: 1,
    })
    const collected = JSON.stringify(await exportOf(desk.privacy, proven))
    for (const mark of marks) expect([mark, collected.includes(mark)]).toEqual([mark, true])
    expect(await desk.privacy.erase(owner, proven)).toMatchObject({ people: 1, leads: 0, mails: 1 })
    const after = await dumpOf(database)
    for (const mark of [...marks, id]) expect([mark, after.includes(mark)]).toEqual([mark, false])
  })

  test('somebody without an address is found by their entry', async () => {
    const { services } = await open()
    const { desk, database } = services
    const entered = await desk.people.add(
      owner,
      { name: 'Zara', phone: '9876543210', waits: true },
      new Date(),
    )
    const id = entered.kind === 'entered' ? entered.id : ''
    await store(database, { name: 'Asha', email: 'asha@school.example', phone: '9876543210' })
    expect((await desk.privacy.find([], id)).counts).toMatchObject({ people: 1, leads: 0 })
    expect(await desk.privacy.erase(owner, [], id)).toMatchObject({ people: 1, leads: 0 })
    expect(await desk.people.find(id)).toBeUndefined()
    // An entry with an address is not had by its id alone.
    const asha = (await desk.people.findByEmail('asha@school.example')) ?? ''
    expect(await desk.privacy.erase(owner, [], asha)).toMatchObject({ people: 0, leads: 0 })
    expect(await desk.people.find(asha)).toBeDefined()
  })

  test('an address that an owner wrote down of somebody who wrote from another is erased from their entry', async () => {
    const { services } = await open()
    const { desk, database } = services
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    const id = (await desk.people.findByEmail('asha@school.example')) ?? ''
    await desk.people.edit(owner, id, { name: 'Asha', email: 'asha@home.example' })
    expect(await desk.privacy.find(['asha@home.example'])).toMatchObject({
      counts: { people: 0, leads: 0 },
      others: ['asha@school.example'],
    })
    await desk.privacy.erase(owner, ['asha@home.example'])
    expect(await dumpOf(database)).not.toContain('asha@home')
    expect(await desk.people.find(id)).toMatchObject({ email: null })
  })

  test('whoever was set aside as spam is exported and erased too', async () => {
    const { services } = await open()
    const { desk, database } = services
    await store(database, { name: 'Mallory', email: 'mallory@spam.example' })
    const id = (await desk.people.findByEmail('mallory@spam.example')) ?? ''
    await desk.people.addNote(owner, id, 'Secretnote')
    await desk.people.changeAll(owner, { ids: [id] }, { do: 'spam' })
    const collected = JSON.stringify(await exportOf(desk.privacy, ['mallory@spam.example']))
    expect(collected).toContain('Secretnote')
    await desk.privacy.erase(owner, ['mallory@spam.example'])
    const after = await dumpOf(database)
    for (const mark of ['mallory', 'Secretnote', id])
      expect([mark, after.includes(mark)]).toEqual([mark, false])
  })
})

/** What the owner would hand over. */
async function exportOf(privacy: Privacy, addresses: string[]): Promise<Record<string, unknown[]>> {
  let text = ''
  for await (const part of privacy.export(owner, addresses)) text += part
  return JSON.parse(text)
}

/** Every row of every table, the queue's included. */
async function dumpOf(database: Database): Promise<string> {
  const file = new PassThrough()
  const [content] = await Promise.all([buffer(file), writeBackup(database, file)])
  const { rows } = await database.db.execute<{ text: string }>(
    sql`select coalesce(string_agg(to_jsonb(j)::text, ' '), '') as text from pgboss.job j`,
  )
  return gunzipSync(content).toString() + rows[0]?.text
}

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { contactMessages } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { followUps } from '#server/db/schema/people.ts'
import { type EngineSite, onBothEngineSites } from '../../tests/engine-sites.ts'
import { aContactMessage } from '../../tests/factories.ts'
import { aSignedInOwner, ownerEmail } from '../../tests/owner.ts'
import { store } from '../../tests/stored-leads.ts'

// The clock of these sites stands on Sunday, 15 November 2026.

onBothEngineSites('Forms of the desk', (open) => {
  test('a follow-up is set by a day or a press, done, moved and removed, and each is undone', async () => {
    const { press, database, page } = await onScreen(await open())
    const form = {
      do: 'follow-up',
      followUp: '11111111-1111-4111-8111-111111111111',
      text: ' Call about the quote ',
    }
    const rows = () => database.db.select().from(followUps)
    const set = await press({ ...form, date: '2026-11-20', quick: '' })
    expect(set.text).toContain('Set for Fri, 20 Nov. It stands on Today then.')
    expect(await rows()).toMatchObject([{ dueOn: '2026-11-20', text: 'Call about the quote', ownerEmail }])
    const [row] = await rows()
    const of = { followUp: row?.id ?? '' }
    const moved = await press({ do: 'follow-up-move', ...of, date: '2026-11-20', quick: '2026-11-16' })
    expect(moved.text).toContain('Moved to Mon, 16 Nov.')
    expect((await press(undoOf(moved.text))).text).toContain('Taken back.')
    expect(await rows()).toMatchObject([{ dueOn: '2026-11-20' }])
    const done = await press({ do: 'follow-up-done', ...of })
    expect(await rows()).toMatchObject([{ doneBy: ownerEmail }])
    expect((await press({ do: 'follow-up-done', ...of })).text).toContain('done or removed already')
    await press(undoOf(done.text))
    const removed = await press({ do: 'follow-up-remove', ...of })
    expect(await rows()).toEqual([])
    expect((await press(undoOf(removed.text))).text).toContain('Taken back.')
    expect(await rows()).toEqual([row])
    expect(await page()).toMatch(/Follow-up for Fri, 20 Nov, set by owner:/)
  })

  test('a follow-up that makes no sense is refused with clear words, and what was typed is kept', async () => {
    const { press, database } = await onScreen(await open())
    const form = { do: 'follow-up', followUp: '11111111-1111-4111-8111-111111111111' }
    for (const [wrong, said] of [
      [{ date: '9999-99-99' }, 'There is no such day.'],
      [{ date: '2027-02-31' }, 'There is no such day.'],
      [{ date: '' }, 'There is no such day.'],
      [{ quick: 'tomorrow' }, 'There is no such day.'],
      [{ date: '2026-11-14' }, 'This day has passed.'],
      [{ date: '2062-11-20' }, 'more than two years away'],
      [{ text: 'x'.repeat(10_000) }, 'at most 300 characters'],
      [{ text: 'one\ntwo' }, 'Please keep it to one line.'],
    ] as const) {
      const answer = await press({ ...form, text: 'Call', date: '2026-11-20', quick: '', ...wrong })
      expect([wrong, answer.status, answer.text.includes(said)]).toEqual([wrong, 422, true])
      expect(answer.text).toContain('Nothing was changed yet.')
      expect(await database.db.$count(followUps)).toBe(0)
    }
  })

  test('a stage takes an amount as owners write it; what cannot be read is refused at its field', async () => {
    const { press, person } = await onScreen(await open())
    const quote = (amount: string, currency = 'INR') =>
      press({ do: 'status', status: 'quoted', amount, currency })
    const done = await quote('1,25,000')
    expect(done.text).toContain('Stage changed from New to Quoted.')
    expect(done.text).toContain('₹1,25,000')
    expect(await person()).toMatchObject({ status: 'quoted', dealMinor: 125_000_00, dealCurrency: 'INR' })
    expect((await quote('1.5 lakh')).text).toContain('Saved. The stage stays Quoted.')
    expect(await person()).toMatchObject({ dealMinor: 150_000_00 })
    for (const [amount, said] of [
      ['-500', 'An amount cannot be less than zero.'],
      ['a lot', 'This is not an amount we can read.'],
      ['9'.repeat(10_000), 'This is not an amount we can read.'],
      ['$500', 'names another currency'],
      ['99999999999999', 'more than a thousand crore'],
    ] as const) {
      const refused = await quote(amount)
      expect([amount, refused.status, refused.text.includes(said)]).toEqual([amount, 422, true])
    }
    expect(await person()).toMatchObject({ dealMinor: 150_000_00, dealCurrency: 'INR' })
    expect((await press({ do: 'status', status: 'quoted', amount: '5', currency: 'XYZ' })).status).toBe(400)
    expect(await person()).toMatchObject({ dealMinor: 150_000_00, dealCurrency: 'INR' })
    expect((await press({ do: 'status', status: 'gone' })).status).toBe(400)

    // Won with what was quoted, and without.
    await press({ do: 'status', status: 'won' })
    expect(await person()).toMatchObject({ status: 'won', dealMinor: 150_000_00 })
    const without = await quote('')
    expect(await person()).toMatchObject({ dealMinor: null, dealCurrency: null, wonAt: null })
    expect((await press(undoOf(without.text))).text).toContain('The stage is Won again.')
    expect(await person()).toMatchObject({ dealMinor: 150_000_00, dealCurrency: 'INR' })
  })

  test('whoever is lost is lost for a reason, one of the ready ones or another', async () => {
    const { press, person } = await onScreen(await open())
    const lose = (fields: Record<string, string>) => press({ do: 'status', status: 'lost', ...fields })
    expect((await lose({})).text).toContain('Please choose a reason, or write one.')
    expect((await lose({ reason: 'x'.repeat(10_000) })).status).toBe(422)
    expect(await person()).toMatchObject({ status: 'new' })
    expect((await lose({ ready: 'Too expensive' })).text).toContain('Stage changed from New to Lost.')
    expect(await person()).toMatchObject({ status: 'lost', lostReason: 'Too expensive', waitingSince: null })
    await lose({ reason: ' Their cousin does it <b>now</b> ' })
    expect(await person()).toMatchObject({ lostReason: 'Their cousin does it <b>now</b>' })
    await press({ do: 'status', status: 'talking' })
    expect(await person()).toMatchObject({ lostReason: null })
  })

  test('on Today a person is snoozed for some days and is back by Undo, by the day, or by writing', async () => {
    const site = await open()
    const { press, person, write, get } = await onScreen(site)
    const { id } = await person()
    const onToday = (fields: Record<string, string>) => press({ person: id, ...fields }, deskPaths.today)
    const snoozed = await onToday({ do: 'snooze', days: '3' })
    expect(snoozed.text).toContain('Asha is back here on Wed, 18 Nov, or as soon as they write.')
    expect((await person()).snoozedUntil).toEqual(new Date('2026-11-17T18:30:00Z'))
    expect(snoozed.text).not.toContain('Naomba')
    expect((await onToday(undoOf(snoozed.text))).text).toContain('Naomba')
    await onToday({ do: 'snooze', days: '1' })
    await write('Are you there?')
    expect(await get(deskPaths.today)).toContain('Are you there?')
    expect((await onToday({ do: 'snooze', days: '400' })).status).toBe(400)
    expect((await press({ do: 'snooze', days: '1' }, deskPaths.today)).text).toContain('That is gone')

    await onToday({ do: 'snooze', days: '7' })
    const woken = await press({ do: 'wake' })
    expect(woken.text).toContain('They stand on Today again.')
    expect((await person()).snoozedUntil).toBeNull()
  })

  test('the morning mail names demos, follow-ups due and who waits, with their words', async () => {
    const site = await open()
    const { press, write } = await onScreen(site)
    const { services } = site
    await write('Our bot is not working')
    await press({
      do: 'follow-up',
      followUp: '11111111-1111-4111-8111-111111111111',
      text: 'Call about the quote',
      date: '2026-11-17',
      quick: '',
    })
    await site.site.request('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Zuhura',
        email: 'zuhura@guesthouse.example',
        service: 'AI Chatbots',
        date: '2026-11-17',
        time: '11:00',
      }),
    })
    await services.desk.digest.turn(ownerEmail, true)
    await services.desk.digest.sendIfDue(new Date('2026-11-17T03:30:00Z'))
    const [mail] = await services.database.db.select().from(mails).where(eq(mails.kind, 'digest-team'))
    for (const told of [
      '11:00',
      'Zuhura · AI Chatbots',
      'Call about the quote',
      'Asha (urgent)',
      'not working',
    ])
      expect([told, mail?.text.includes(told)]).toEqual([told, true])
  })

  test('a number that is not the known one stands with what was sent', async () => {
    const { database, page } = await onScreen(await open())
    const email = 'asha@school.example'
    for (const phone of ['+91 98111 22233', '09811122233', '+91 97777 33344'])
      await store(database, { email, phone })
    const shown = await page()
    expect(shown).toContain('href="tel:+919777733344"')
    expect(shown.split('Another number').length - 1).toBe(1)
  })

  test('the figures show months and sources, and take no month that is none', async () => {
    const site = await open()
    const { press, get } = await onScreen(site)
    await press({ do: 'status', status: 'won', amount: '2 lakh', currency: 'INR' })
    const text = await get(`${deskPaths.analytics}?days=7`)
    for (const told of ['Leads and clients by month', 'November 2026', '₹2,00,000', 'Directly'])
      expect([told, text.includes(told)]).toEqual([told, true])
    expect(await get(`${deskPaths.analytics}?month=2026-10`)).toContain('October 2026 only')
    expect(await get(`${deskPaths.analytics}?month=9999-99`)).not.toContain('only.')
  })
})

/** The screen of Asha, who has just written, as an owner uses it. */
async function onScreen({ services, site }: EngineSite) {
  const email = 'asha@school.example'
  const { database, desk } = services
  const write = async (message: string) => {
    const lead = await store(database, { name: 'Asha', email })
    await database.db.insert(contactMessages).values(aContactMessage(lead.id, { message }))
  }
  await write('Naomba bei')
  const id = (await desk.people.findByEmail(email)) ?? ''
  const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
  const get = async (address: string) => (await site.request(address, { headers })).text()
  return {
    database,
    write,
    get,
    page: () => get(deskPaths.person(id)),
    async press(fields: Record<string, string>, address = deskPaths.person(id)) {
      const body = new URLSearchParams(fields)
      const answer = await site.request(address, { method: 'POST', headers, body })
      const location = answer.headers.get('location')
      const shown = location ? await site.request(location, { headers }) : answer
      return { status: shown.status, text: await shown.text() }
    },
    async person() {
      const person = await desk.people.find(id)
      if (!person) throw new Error('The person is gone')
      return person
    },
  }
}

/** What the Undo of a page sends. */
function undoOf(page: string) {
  return { do: 'undo', undo: /name="undo" value="([^"]*)"/.exec(page)?.[1] ?? '' }
}

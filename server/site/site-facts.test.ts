import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { catalogue, price, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { isListedLink } from '#domain/listed-links.ts'
import { demoHosts } from '#server/db/schema/diary.ts'
import { siteValues } from '#server/db/schema/site-changes.ts'
import { slotsFor } from '#server/diary/slots.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'
import { openSiteFacts } from './site-facts.ts'

const owner = 'owner@sutradhar.example'
const partner = 'partner@sutradhar.example'
const key = 'website-chatbots.basic.setup'
const field = `prices/${key}`
const rupees = (amount: number) => ({ currency: 'INR' as const, minor: amount * 100 })

const opened: PublishedSite[] = []
afterEach(() => {
  for (const site of opened.splice(0)) site.close()
  publishCatalogue(shipped)
})

onBothEngines('facts that the owner changes', (open) => {
  async function aSite(now?: () => Date, settings?: Parameters<typeof open>[0]) {
    const database = await open(settings)
    const site = await openPublishedSite(database, () => {}, now)
    opened.push(site)
    return { database, site, facts: openSiteFacts(database, site, now) }
  }

  test('hold at once wherever they are read, and come back as they were', async () => {
    const { site, facts } = await aSite()
    let told = 0
    site.onChange(() => {
      told += 1
    })
    expect(site.isShipped()).toBe(true)
    const first = await facts.publish(owner, { [field]: rupees(8888) }, 0)
    expect(first).toEqual({ outcome: 'published', change: 1 })
    expect(price(key)).toBe('₹8,888')
    expect(JSON.stringify(wordsIn('en').servicePages['website-chatbots'])).toContain('₹8,888')
    expect([site.isShipped(), told]).toEqual([false, 1])

    expect(await facts.undo(partner, 1)).toEqual({ outcome: 'published', change: 2 })
    expect(catalogue.prices[key]).toEqual(shipped.prices[key])
    expect(site.isShipped()).toBe(true)
    expect(await facts.history(undefined, 5)).toMatchObject([
      { id: 2, ownerEmail: partner, undoes: 1, facts: { [field]: { after: null } } },
      { id: 1, ownerEmail: owner, facts: { [field]: { before: null, after: rupees(8888) } } },
    ])
  })

  test('of two owners at once the second is told, and nothing of theirs is kept', async () => {
    const { facts } = await aSite()
    await facts.publish(owner, { [field]: rupees(9000) }, 0)
    const email = { 'contact/email': 'namaste@sutradhar.in' }
    expect(await facts.publish(partner, { [field]: rupees(7000), ...email }, 0)).toEqual({
      outcome: 'overtaken',
      fields: [field],
      by: owner,
    })
    expect([catalogue.prices[key].minor, catalogue.contact.email]).toEqual([9000_00, shipped.contact.email])
    // What the other did not touch is theirs to change.
    expect(await facts.publish(partner, email, 0)).toMatchObject({ outcome: 'published' })
    expect(isListedLink('mailto:namaste@sutradhar.in')).toBe(true)
  })

  test('many at the same moment are one after the other, and each is whole', async () => {
    const { facts } = await aSite()
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => facts.publish(owner, { [field]: rupees(1000 * number) }, 0)),
    )
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array(4).fill('overtaken'),
      'published',
    ])
    expect((await facts.current()).change).toBe(1)
  })

  test('an undo leaves alone what was changed again since', async () => {
    const { facts } = await aSite()
    await facts.publish(owner, { [field]: rupees(9000) }, 0)
    await facts.publish(owner, { [field]: rupees(9500) }, 1)
    expect(await facts.undo(owner, 1)).toMatchObject({ outcome: 'overtaken' })
    expect(await facts.undo(owner, 99)).toEqual({ outcome: 'gone' })
    expect(catalogue.prices[key].minor).toBe(9500_00)
  })

  test('everything goes back to any point, also to what was delivered', async () => {
    const { site, facts } = await aSite()
    await facts.publish(owner, { [field]: rupees(9000) }, 0)
    await facts.publish(owner, { [field]: rupees(9500), 'offers/launch/percentOff': 25 }, 1)
    await facts.publish(owner, { 'contact/whatsappDisplay': '+91 98110 22334' }, 2)
    expect(catalogue.contact.whatsappNumber).toBe('919811022334')
    expect(await facts.returnTo(owner, 1)).toEqual({ outcome: 'published', change: 4 })
    expect(catalogue.prices[key].minor).toBe(9000_00)
    expect([catalogue.offers.launch, catalogue.contact]).toEqual([shipped.offers.launch, shipped.contact])
    await facts.returnTo(owner, 0)
    expect(site.isShipped()).toBe(true)
    expect(await facts.returnTo(owner, 0)).toEqual({ outcome: 'same' })
  })

  test('what makes no sense together is refused whole', async () => {
    const { facts } = await aSite()
    const wanted = { [field]: rupees(9000), 'hours/0/closes': 60 }
    expect(await facts.publish(owner, wanted, 0)).toMatchObject({
      outcome: 'senseless',
      problems: [expect.stringContaining('hours')],
    })
    expect(catalogue.prices[key]).toEqual(shipped.prices[key])
    expect((await facts.current()).change).toBe(0)
  })

  test('a line is shown from its day to its day, by India’s calendar', async () => {
    let now = new Date('2026-10-19T18:00:00Z')
    const { site, facts } = await aSite(() => now)
    await facts.publish(
      owner,
      {
        'announcement/text': 'Closed for Diwali',
        'announcement/from': '2026-10-20',
        'announcement/until': '2026-10-21',
      },
      0,
    )
    const shown: (string | undefined)[] = []
    let told = 0
    site.onChange(() => {
      told += 1
    })
    for (const moment of ['2026-10-19T19:00:00Z', '2026-10-21T18:00:00Z', '2026-10-21T19:00:00Z']) {
      now = new Date(moment)
      await site.refresh()
      shown.push(wordsIn('en').frame.announcement)
    }
    expect(shown).toEqual(['Closed for Diwali', 'Closed for Diwali', undefined])
    expect(told).toBe(2)
  })

  test('an offer holds from its day to its day and while places are left, and then is nowhere', async () => {
    let now = new Date('2026-10-19T18:00:00Z')
    const { site, facts } = await aSite(() => now)
    const wanted = {
      'offers/launch/from': '2026-10-20',
      'offers/launch/until': '2026-10-21',
      'offers/launch/taken': 38,
    }
    await facts.publish(owner, wanted, 0)
    const shown: (string | undefined)[] = []
    let told = 0
    site.onChange(() => {
      told += 1
    })
    for (const moment of [
      '2026-10-19T18:29:00Z',
      '2026-10-19T18:31:00Z',
      '2026-10-21T18:29:00Z',
      '2026-10-21T18:31:00Z',
    ]) {
      now = new Date(moment)
      await site.refresh()
      shown.push(
        wordsIn('en')
          .pricing.offers.items.find(({ id }) => id === 'launch')
          ?.rules.join(' '),
      )
    }
    expect(shown).toEqual([
      undefined,
      ...Array(2).fill(expect.stringContaining('12 places left.')),
      undefined,
    ])
    expect(told).toBe(2)

    now = new Date('2026-10-20T12:00:00Z')
    await site.refresh()
    expect(catalogue.offers.launch.holds).toBe(true)
    await facts.publish(owner, { 'offers/launch/taken': 50 }, 1)
    expect(catalogue.offers.launch.holds).toBe(false)
    expect(await facts.publish(owner, { 'offers/launch/taken': 51 }, 2)).toMatchObject({
      outcome: 'senseless',
      problems: ['offer launch: 51 of 50 places taken'],
    })
    await facts.publish(owner, { 'offers/launch/taken': 0, 'offers/launch/isOn': false }, 2)
    expect(catalogue.offers.launch.holds).toBe(false)
  })

  test('a special day is told until it is over, and on it no demo is to be had', async () => {
    let now = new Date('2026-11-06T06:00:00Z')
    const { database, site, facts } = await aSite(() => now)
    await database.db
      .insert(demoHosts)
      .values({ number: 1, name: 'Ritika', takesDemos: true })
      .onConflictDoNothing()
    const freeOn = async (from: string) => {
      const { slots } = await slotsFor(database, { from, days: 1, zone: 'Asia/Kolkata' }, now)
      return slots.map(({ india }) => india.slice(-5))
    }
    expect((await freeOn('2026-11-09')).length).toBeGreaterThan(6)
    const days = [
      { date: '2026-11-09', name: 'Diwali' },
      { date: '2026-11-10', name: '', hours: { opens: 600, closes: 720 } },
    ]
    await facts.publish(owner, { specialDays: days }, 0)
    expect(await facts.publish(owner, { specialDays: structuredClone(days) }, 1)).toEqual({ outcome: 'same' })
    expect(await freeOn('2026-11-09')).toEqual([])
    const [first = '', ...others] = await freeOn('2026-11-10')
    expect(first >= '10:00' && (others.at(-1) ?? '') < '12:00').toBe(true)

    let told = 0
    site.onChange(() => {
      told += 1
    })
    const shown: string[][] = []
    for (const moment of ['2026-11-09T12:00:00Z', '2026-11-09T19:00:00Z', '2026-11-10T19:00:00Z']) {
      now = new Date(moment)
      await site.refresh()
      shown.push(wordsIn('en').contact.hours.special.rows.map(({ day, times }) => `${day} ${times}`))
    }
    const tuesday = 'Tuesday 10 November 10:00–12:00'
    expect(shown).toEqual([['Monday 9 November, Diwali Closed', tuesday], [tuesday], []])
    expect(told).toBe(2)
  })

  test('an update of the code keeps the owner’s value, and says where it brings another', async () => {
    const { database, facts } = await aSite()
    await facts.publish(owner, { [field]: rupees(9000) }, 0)
    expect(await facts.differences()).toEqual([])
    await database.db
      .update(siteValues)
      .set({ shipped: rupees(7500) })
      .where(eq(siteValues.field, field))
    expect(await facts.differences()).toEqual([{ field, value: rupees(9000), shippedThen: rupees(7500) }])
    expect(await facts.publish(owner, { [field]: null }, 1)).toMatchObject({ outcome: 'published' })
    expect(await facts.differences()).toEqual([])
  })

  test('a value of a field that the code no longer has changes nothing, and can be taken back', async () => {
    const { database, facts } = await aSite()
    await database.db.insert(siteValues).values({ field: 'prices/gone', value: 1, shipped: 2, changeId: 0 })
    await facts.publish(owner, { [field]: rupees(9000) }, 0)
    expect(Object.hasOwn(catalogue.prices, 'gone')).toBe(false)
    await facts.publish(owner, { 'prices/gone': null }, 1)
    expect(Object.keys((await facts.current()).values)).toEqual([field])
  })
})

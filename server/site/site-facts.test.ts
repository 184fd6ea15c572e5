import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { catalogue, price, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { isListedLink } from '#domain/listed-links.ts'
import { siteValues } from '#server/db/schema/site-changes.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { openSiteFacts, type SiteFacts } from './site-facts.ts'

const owner = 'owner@sutradhar.example'
const partner = 'partner@sutradhar.example'
const key = 'website-chatbots.basic.setup'
const field = `prices/${key}`
const rupees = (amount: number) => ({ currency: 'INR' as const, minor: amount * 100 })

const opened: SiteFacts[] = []
afterEach(() => {
  for (const facts of opened.splice(0)) facts.close()
  publishCatalogue(shipped)
})

onBothEngines('facts that the owner changes', (open) => {
  async function aSite(now?: () => Date, settings?: Parameters<typeof open>[0]) {
    const database = await open(settings)
    const facts = await openSiteFacts(database, () => {}, now)
    opened.push(facts)
    return { database, facts }
  }

  test('hold at once wherever they are read, and come back as they were', async () => {
    const { facts } = await aSite()
    let told = 0
    facts.onChange(() => {
      told += 1
    })
    expect(facts.isShipped()).toBe(true)
    const first = await facts.publish(owner, { [field]: rupees(8888) }, 0)
    expect(first).toEqual({ outcome: 'published', change: 1 })
    expect(price(key)).toBe('₹8,888')
    expect(JSON.stringify(wordsIn('en').servicePages['website-chatbots'])).toContain('₹8,888')
    expect([facts.isShipped(), told]).toEqual([false, 1])

    expect(await facts.undo(partner, 1)).toEqual({ outcome: 'published', change: 2 })
    expect(catalogue.prices[key]).toEqual(shipped.prices[key])
    expect(facts.isShipped()).toBe(true)
    expect(await facts.history(undefined, 5)).toMatchObject([
      { id: 2, ownerEmail: partner, undoes: 1, facts: { [field]: { after: null } } },
      { id: 1, ownerEmail: owner, facts: { [field]: { before: null, after: rupees(8888) } } },
    ])
  })

  test('of two owners at once the second is told, and nothing of theirs is kept', async () => {
    const { facts } = await aSite()
    await facts.publish(owner, { [field]: rupees(9000) }, 0)
    const email = { 'contact/email': 'namaste@sutradhar.example' }
    expect(await facts.publish(partner, { [field]: rupees(7000), ...email }, 0)).toEqual({
      outcome: 'overtaken',
      fields: [field],
      by: owner,
    })
    expect([catalogue.prices[key].minor, catalogue.contact.email]).toEqual([9000_00, shipped.contact.email])
    // What the other did not touch is theirs to change.
    expect(await facts.publish(partner, email, 0)).toMatchObject({ outcome: 'published' })
    expect(isListedLink('mailto:namaste@sutradhar.example')).toBe(true)
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
    const { facts } = await aSite()
    await facts.publish(owner, { [field]: rupees(9000) }, 0)
    await facts.publish(owner, { [field]: rupees(9500), 'offers/launch/percentOff': 25 }, 1)
    await facts.publish(owner, { 'contact/whatsappDisplay': '+91 98110 22334' }, 2)
    expect(catalogue.contact.whatsappNumber).toBe('919811022334')
    expect(await facts.returnTo(owner, 1)).toEqual({ outcome: 'published', change: 4 })
    expect(catalogue.prices[key].minor).toBe(9000_00)
    expect([catalogue.offers.launch, catalogue.contact]).toEqual([shipped.offers.launch, shipped.contact])
    await facts.returnTo(owner, 0)
    expect(facts.isShipped()).toBe(true)
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
    const { facts } = await aSite(() => now)
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
    facts.onChange(() => {
      told += 1
    })
    for (const moment of ['2026-10-19T19:00:00Z', '2026-10-21T18:00:00Z', '2026-10-21T19:00:00Z']) {
      now = new Date(moment)
      await facts.refresh()
      shown.push(wordsIn('en').frame.announcement)
    }
    expect(shown).toEqual(['Closed for Diwali', 'Closed for Diwali', undefined])
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

import { afterAll, expect, test } from 'vitest'
import { shipped } from '#content/catalogue/catalogue.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { formatMoney } from '#content/money.ts'
import { setOwner } from '#server/auth/owners.ts'
import { type DatabaseSettings, openDatabase } from '#server/db/database.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { freshEmbedded, freshPostgres } from '../../tests/engines.ts'
import { cookieHeader, ownerEmail, ownerPassword } from '../../tests/owner.ts'
import { startSite } from '../../tests/process.ts'

const running: { child: { kill(signal: 'SIGKILL'): unknown } }[] = []
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL')
})

const setup = 'website-chatbots.basic.setup'
const packagePrice = 'quick-start.basic-chatbot'

async function start({ dataDir, databaseUrl }: DatabaseSettings) {
  const site = await startSite({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  running.push(site)
  const origin = `http://localhost:${site.port}`
  const text = async (address: string) => (await fetch(origin + address)).text()
  return { ...site, origin, text }
}

type Running = Awaited<ReturnType<typeof start>>

async function signIn({ origin }: Running): Promise<string> {
  const signedIn = await fetch(origin + deskPaths.signIn, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ email: ownerEmail, password: ownerPassword }),
    redirect: 'manual',
  })
  return cookieHeader(signedIn.headers.getSetCookie())
}

/** As the desk's form does it without script. */
function publish({ origin }: Running, cookie: string, facts: Record<string, string>): Promise<Response> {
  return fetch(origin + deskPaths.site, {
    method: 'POST',
    headers: { origin, cookie },
    body: new URLSearchParams({ do: 'publish', seen: '0', ...facts }),
    redirect: 'manual',
  })
}

async function withOwner(settings: DatabaseSettings): Promise<DatabaseSettings> {
  const database = await openDatabase(settings)
  await setOwner(database, { email: ownerEmail, password: ownerPassword }, { resets: true })
  await database.close()
  return settings
}

async function order({ origin }: Running): Promise<void> {
  await fetch(`${origin}/api/payments/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ packageId: 'basic-chatbot', name: 'Meena', email: 'meena@school.example' }),
  })
}

/** Every way in which visitors and machines learn of the price. */
async function toldBy(site: Running): Promise<Record<string, boolean>> {
  const chat = await fetch(`${site.origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ message: 'What does the Basic Bot for my website cost?', history: [] }),
  })
  const page = await site.text('/services/website-chatbots')
  return {
    page: page.includes('₹8,499'),
    structuredData: page.includes('"price":8499'),
    data: (await site.text('/services/website-chatbots.data')).includes('₹8,499'),
    twin: (await site.text('/services/website-chatbots.md')).includes('₹8,499'),
    pricing: (await site.text('/pricing')).includes('₹8,499'),
    assistant: (await chat.text()).includes('₹8,499'),
    contact: (await site.text('/contact')).includes('+91 98110 22334'),
    chatWidget: (await site.text('/assistant-words.json')).includes('919811022334'),
  }
}

const changed = {
  [`prices/${setup}`]: '8,499',
  [`prices/${packagePrice}`]: '17,000',
  'contact/whatsappDisplay': '+91 98110 22334',
}

test.each(['embedded', 'postgres'] as const)(
  'what the owner publishes is everywhere at once, after a restart too, and open orders keep their price (%s)',
  async (engine) => {
    const settings = await withOwner(await (engine === 'embedded' ? freshEmbedded() : freshPostgres()))
    const site = await start(settings)
    // In memory as they were.
    for (const told of Object.values(await toldBy(site))) expect(told).toBe(false)
    await order(site)
    const answer = await publish(site, await signIn(site), changed)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('done=published'),
    ])
    expect(Object.entries(await toldBy(site)).filter(([, told]) => !told)).toEqual([])
    await order(site)
    site.child.kill('SIGKILL')
    await site.stopped

    const again = await start(settings)
    expect(Object.entries(await toldBy(again)).filter(([, told]) => !told)).toEqual([])
    again.child.kill('SIGKILL')
    await again.stopped
    const database = await openDatabase(settings)
    const orders = await database.db.select({ amount: paymentOrders.amount }).from(paymentOrders)
    await database.close()
    expect(orders.map(({ amount }) => amount).toSorted()).toEqual([
      shipped.prices[packagePrice].minor,
      17_000_00,
    ])
  },
)

test('a second process tells it within five seconds', async () => {
  const settings = await withOwner(await freshPostgres())
  const [first, second] = await Promise.all([start(settings), start(settings)])
  await toldBy(second)
  const answer = await publish(first, await signIn(first), changed)
  expect(answer.headers.get('location')).toContain('done=published')
  await expect.poll(() => second.text('/contact'), { timeout: 5_000 }).toContain('+91 98110 22334')
  expect(Object.entries(await toldBy(second)).filter(([, told]) => !told)).toEqual([])
})

test('a process killed while it publishes has published all or nothing', async () => {
  const settings = await withOwner(await freshEmbedded())
  const site = await start(settings)
  const cookie = await signIn(site)
  const keys = Object.keys(shipped.prices).filter((key) => key.startsWith('ai-chatbots.'))
  const publishing = publish(site, cookie, Object.fromEntries(keys.map((key) => [`prices/${key}`, '4,321'])))
  setTimeout(() => site.child.kill('SIGKILL'), 30)
  await Promise.allSettled([publishing, site.stopped])

  const page = await (await start(settings)).text('/services/ai-chatbots')
  const isNew = page.includes('₹4,321')
  const old = keys.map((key) => formatMoney(shipped.prices[key as keyof typeof shipped.prices]))
  expect(old.filter((text) => page.includes(text)).length > 0).toBe(!isNew)
})

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { temporaryFolder } from '../../tests/engines.ts'
import { aTestimonial } from '../../tests/factories.ts'
import { aSite, builtSite, builtWithoutPages, envOf, freshServices, loadBuild } from '../../tests/site.ts'
import { prerenderedAddresses } from './page-addresses.ts'
import { prerender } from './prerender.ts'
import { readPrerendered, writePrerendered } from './prerendered.ts'
import { siteOf } from './request-scope.ts'
import { storeResponse } from './stored-response.ts'

const built = await builtSite()
const withoutPages = await builtWithoutPages()

/** The settings that a build must have had to say what it says of the site. */
const settingsOf: Record<string, Record<string, string>> = {
  test: {},
  off: { SITE_MODE: 'live', SESSION_SECRET: 'x'.repeat(32) },
  real: { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'a', RAZORPAY_WEBHOOK_SECRET: 'b' },
}

describe('what the build rendered', () => {
  test('is to the byte what the process renders under the same settings', async () => {
    const { site } = built
    if (!site) throw new Error('The build rendered no pages')
    const settings = { ...settingsOf[site.payments], PUBLIC_URL: site.publicUrl }
    const now = () => new Date(`${site.year}-06-01`)
    expect(siteOf(envOf(settings), now())).toEqual(site)
    const asBuilt = await aSite(settings, { now, prerendered: built })
    const rendered = await aSite(settings, { now, prerendered: withoutPages })
    expect([...built.pages.keys()].toSorted()).toEqual(prerenderedAddresses().toSorted())
    for (const address of prerenderedAddresses()) {
      const [first, second] = [await asBuilt.request(address), await rendered.request(address)]
      // Compared by themselves, as a page is too long to be shown.
      expect([address, first.status, headersOf(first)]).toEqual([address, second.status, headersOf(second)])
      expect([address, (await first.text()) === (await second.text())]).toEqual([address, true])
    }
  })

  test('is not served by a process whose settings say anything else', async () => {
    const address = await pageWith({ PUBLIC_URL: 'https://other.example' }, paths.faq)
    expect(address).toContain('<link rel="canonical" href="https://other.example/faq"/>')
    expect(address).not.toContain(built.site?.publicUrl)
    const live = { SITE_MODE: 'live', PUBLIC_URL: 'https://other.example', SESSION_SECRET: 'x'.repeat(32) }
    expect(await pageWith(live, paths.pricing)).toContain('payments:"off"')
    expect(await pageWith({}, paths.faq, '2031-06-01')).toMatch(/© (<!-- -->)?2031/)
  })

  test('holds nothing of the database: what the owner approved is there after a restart, and what was removed is not', async () => {
    const services = await freshServices()
    const visit = { clientAddress: undefined, now: new Date(), words: wordsIn('en') }
    const sent = await services.testimonials.receive(aTestimonial({ content: 'It answers at night.' }), visit)
    if (sent.kind !== 'stored') throw new Error(sent.kind)
    await services.testimonials.setStatus('owner@sutradhar.example', [sent.id], 'approved')
    await services.testimonials.setFeatured('owner@sutradhar.example', [sent.id], true)
    const addresses = [paths.home, '/index.md', paths.testimonials, '/testimonials.md', '/testimonials.data']
    const shownAfterRestart = async () => {
      const restarted = await aSite({}, { services, prerendered: built })
      const pages = addresses.map(async (address) => (await restarted.request(address)).text())
      return (await Promise.all(pages)).map((page) => page.includes('It answers at night.'))
    }
    expect(await shownAfterRestart()).toEqual(addresses.map(() => true))
    await services.testimonials.remove('owner@sutradhar.example', [sent.id])
    expect(await shownAfterRestart()).toEqual(addresses.map(() => false))
    await services.close()
  })
})

describe('the build', () => {
  test.each([
    ['the database', paths.testimonials],
    ['the time', '/.well-known/security.txt'],
  ])('fails if it is to render what depends on %s', async (_what, address) => {
    const env = envOf({})
    const logged: unknown[] = []
    const rendering = prerender([address], {
      env,
      site: siteOf(env, new Date()),
      loadBuild,
      log: (_level, _event, fields) => logged.push(fields),
    })
    await expect(rendering).rejects.toThrow(`${address} rendered with status 500`)
    expect(logged).toContainEqual(expect.objectContaining({ message: expect.stringContaining('asked for') }))
  })
})

describe('the file that the build leaves', () => {
  test('is read as it was written', async () => {
    const folder = aBuildFolder()
    const page = await storeResponse(Buffer.from('page'), { 'content-type': 'text/html' })
    const left = { ...withoutPages, pages: new Map([['/page', page]]) }
    await writePrerendered(folder, left)
    expect(await readPrerendered(folder, failOnLog)).toEqual(left)
  })

  test.each([
    ['missing', undefined],
    ['cut short', serialize(withoutPages).subarray(0, 5_000)],
    ['of another kind', Buffer.from('pages')],
  ])('may be %s: then the files are read from their folder, and the log says so', async (_what, content) => {
    const folder = aBuildFolder()
    if (content) writeFileSync(path.join(folder, 'server/prerendered.bin'), content)
    const events: string[] = []
    const { site, pages, files } = await readPrerendered(folder, (_level, event) => events.push(event))
    expect([site, pages.size, [...files.keys()]]).toEqual([undefined, 0, ['/robots.txt']])
    expect(events).toEqual(['prerendered-pages-missing'])
  })
})

test('a page that lacks its testimonials is kept for nobody', async () => {
  const services = await freshServices()
  let isAway = true
  const testimonials = {
    ...services.testimonials,
    listPublic: async (...asked: Parameters<typeof services.testimonials.listPublic>) =>
      isAway
        ? { ok: false as const, failure: 'fetchAll' as const }
        : services.testimonials.listPublic(...asked),
  }
  const site = await aSite({}, { services: { ...services, testimonials }, prerendered: built })
  for (const address of [paths.home, paths.testimonials, `${paths.testimonials}.data`])
    expect([address, (await site.request(address)).status]).toEqual([address, 503])
  isAway = false
  for (const address of [paths.home, paths.testimonials, `${paths.testimonials}.data`]) {
    const answer = await site.request(address)
    expect([address, answer.status, answer.headers.has('etag')]).toEqual([address, 200, true])
  }
  await services.close()
})

function headersOf({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => name !== 'x-request-id')
}

async function pageWith(settings: Record<string, string>, address: string, day?: string): Promise<string> {
  const now = () => (day ? new Date(day) : new Date())
  return (await (await aSite(settings, { now, prerendered: built })).request(address)).text()
}

function aBuildFolder(): string {
  const folder = temporaryFolder()
  for (const part of ['server', 'client']) mkdirSync(path.join(folder, part), { recursive: true })
  writeFileSync(path.join(folder, 'client/robots.txt'), 'User-agent: *')
  return folder
}

function failOnLog(): never {
  throw new Error('Something was logged')
}

import { expect, test } from '@playwright/test'
import { languages } from '#content/languages.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { articlePath, canonicalOf, machinePaths, type PageId, pathIn, paths, twinOf } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { complaints, hydrated } from './reader.ts'
import { readServed, type ServedPage } from './served-page.ts'

const { heads } = wordsIn('en')

const pageIds = Object.keys(paths) as PageId[]
const served = new Map<PageId, ServedPage>()
let origin = ''

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  origin = baseURL ?? ''
  const page = await browser.newPage()
  const request = await playwright.request.newContext({ baseURL: origin })
  for (const id of pageIds) served.set(id, await readServed(page, request, paths[id]))
  await page.close()
  await request.dispose()
})

function pageOf(id: PageId): ServedPage {
  const page = served.get(id)
  if (!page) throw new Error(`${id} was not read`)
  return page
}

test.describe('every page', () => {
  test('[S-01] answers 200 with a title, a description and one heading of its own', () => {
    const all = pageIds.map(pageOf)
    expect(all.filter(({ status, headings }) => status !== 200 || headings.length !== 1)).toEqual([])
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(new Set(all.map(({ meta }) => meta.description?.join())).size).toBe(all.length)
  })

  for (const id of pageIds)
    test(`tells search results and shared links the same: ${id}`, () => {
      const { title, meta, head } = pageOf(id)
      const { title: name, description } = heads[id]
      const canonical = new URL(paths[canonicalOf[id] ?? id], origin).href
      expect(title.startsWith(name)).toBe(true)
      expect(head.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([canonical])
      expect(meta).toMatchObject({
        description: [description],
        'og:type': ['website'],
        'og:title': [name],
        'og:description': [description],
        'og:url': [canonical],
        'og:image': [`${origin}/share/${id}.png`],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'twitter:card': ['summary_large_image'],
      })
      expect(meta.robots).toBeUndefined()
    })

  test('states no price to machines that it does not show to people', () => {
    for (const id of pageIds) {
      const { structuredData, text } = pageOf(id)
      expect(structuredData, id).toHaveLength(1)
      const data = JSON.parse(structuredData[0] ?? '')
      expect(data['@context']).toBe('https://schema.org')
      for (const price of pricesIn(data)) expect(text, `${id} should show ${price}`).toContain(price)
    }
  })

  test('shows every question, product, plan and article that it tells machines of', () => {
    for (const id of pageIds) {
      const text = squeezed(pageOf(id).text)
      for (const name of namesIn(JSON.parse(pageOf(id).structuredData[0] ?? '')))
        expect(text, `${id} should show “${name}”`).toContain(squeezed(name))
    }
  })

  test('has a picture of 1200 by 630 for shared links, small enough to send', async ({ request }) => {
    for (const id of pageIds) {
      const response = await request.get(`/share/${id}.png`)
      const picture = await response.body()
      expect(response.headers()['content-type']).toBe('image/png')
      expect(sizeOf(picture), id).toEqual([1200, 630])
      expect(picture.length, id).toBeLessThan(100_000)
    }
  })

  test('has a twin in Markdown with the same heading and the same prices', async ({ request }) => {
    for (const id of pageIds) {
      const { head, headings, text } = pageOf(id)
      const original = paths[canonicalOf[id] ?? id]
      expect(head.find(({ type }) => type === 'text/markdown')?.href).toBe(
        new URL(twinOf(original), origin).href,
      )
      const response = await request.get(twinOf(paths[id]))
      const twin = await response.text()
      expect(response.status()).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        link: `<${new URL(original, origin).href}>; rel="canonical"`,
      })
      expect(twin).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\nurl: ".+"\n---\n/)
      expect(squeezed(twin), id).toContain(`#${squeezed(headings[0] ?? '')}`)
      const amounts = twin.match(/[₹$][\d,.]*\d/g) ?? []
      for (const amount of amounts) expect(text, `${id} should show ${amount}`).toContain(amount)
      expect(twin).not.toMatch(/<\/?[a-z]+[ >]/)
    }
  })
})

test.describe('an address with a hostile query', () => {
  const queries = [
    '?canonical=https://evil.example',
    '?region=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '?"><meta property="og:url" content="https://evil.example">',
    '?utm_source=%0d%0aLink:%20evil',
  ]

  for (const path of [paths.home, paths.pricing, paths.faq, paths['custom-web-apps']])
    test(`changes nothing in the head of ${path}`, async ({ page, request }) => {
      const plain = await readServed(page, request, path)
      for (const query of queries) {
        const { title, meta, head, structuredData } = await readServed(page, request, path + query)
        expect({ title, meta, head, structuredData }).toEqual({
          title: plain.title,
          meta: plain.meta,
          head: plain.head,
          structuredData: plain.structuredData,
        })
      }
    })
})

test.describe('what machines ask for', () => {
  test('the sitemap lists exactly the original pages in each language, and each answers', async ({
    request,
  }) => {
    const response = await request.get(machinePaths.sitemap)
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
    const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    const originals = pageIds.filter((id) => !canonicalOf[id]).map((id) => paths[id])
    const articles = wordsIn('en').blog.articles.map(({ id }) => articlePath(id))
    const wanted = languages.flatMap((language) =>
      [...originals, ...articles].map((path) => new URL(pathIn(language, path), origin).href),
    )
    expect(listed.sort()).toEqual(wanted.sort())
    for (const address of listed)
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
  })

  test('robots.txt lets crawlers in and names the sitemap', async ({ request }) => {
    const response = await request.get(machinePaths.robots)
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toContain(`Sitemap: ${origin}${machinePaths.sitemap}`)
    expect(await response.text()).not.toMatch(/^Disallow: \/$/m)
  })

  test('the blog’s feed is well-formed and links to articles that are there', async ({ page, request }) => {
    const response = await request.get(machinePaths.feed)
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const entries = await page.evaluate(
      (source) => {
        const parsed = new DOMParser().parseFromString(source, 'application/xml')
        if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent ?? '')
        return [...parsed.querySelectorAll('entry')].map((entry) => ({
          title: entry.querySelector('title')?.textContent ?? '',
          link: entry.querySelector('link')?.getAttribute('href') ?? '',
        }))
      },
      await response.text(),
    )
    expect(entries).toHaveLength(3)
    const blog = pageOf('blog')
    expect(blog.head.map(({ href }) => href)).toContain(`${origin}${machinePaths.feed}`)
    for (const { title, link } of entries) {
      expect(blog.text).toContain(title)
      expect((await request.get(link)).status(), link).toBe(200)
    }
  })

  test('llms.txt leads to the twin of every original page', async ({ request }) => {
    const response = await request.get(machinePaths.llms)
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const guide = await response.text()
    for (const id of pageIds.filter((each) => !canonicalOf[each]))
      expect(guide).toContain(`](${new URL(twinOf(paths[id]), origin).href})`)
  })

  test('the manifest’s icons are there, in the sizes it promises', async ({ request }) => {
    const { head } = pageOf('home')
    expect(head.find(({ rel }) => rel === 'manifest')?.href).toBe(machinePaths.manifest)
    const response = await request.get(machinePaths.manifest)
    expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
    const { icons } = (await response.json()) as { icons: { src: string; sizes: string; type: string }[] }
    const touch = head.find(({ rel }) => rel === 'apple-touch-icon')?.href ?? ''
    for (const { src, sizes, type } of [...icons, { src: touch, sizes: '180x180', type: 'image/png' }]) {
      const icon = await request.get(src)
      expect(icon.headers()['content-type'], src).toBe(type)
      if (type === 'image/png') expect(sizeOf(await icon.body()).join('x'), src).toBe(sizes)
    }
  })

  test('a page that is not there asks not to be kept', async ({ page, request }) => {
    const { status, meta, structuredData } = await readServed(page, request, '/no-such-page')
    expect(status).toBe(404)
    expect(meta.robots).toEqual(['noindex'])
    expect(structuredData).toEqual([])
    expect((await request.get('/no-such-page.md')).status()).toBe(404)
  })
})

test('what is only for machines stays out of the browser’s code', async ({ request }) => {
  const scripts = new Set(pageIds.flatMap((id) => pageOf(id).scripts))
  expect(scripts.size).toBeGreaterThan(5)
  for (const script of scripts) {
    const code = await (await request.get(script)).text()
    expect(code.includes('schema.org'), `${script} holds structured data`).toBe(false)
  }
})

test('moving on in the browser takes canonical address and structured data along', async ({ page }) => {
  const found = complaints(page)
  await page.goto(paths.home)
  await hydrated(page)
  const data = page.locator('script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing', exact: true })
    .click()
  await expect(page).toHaveTitle(new RegExp(heads.pricing.title))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${paths.pricing}`)
  await expect(data).toHaveCount(0)
  expect(found).toEqual([])
})

/** Every amount in it as people read it. */
function pricesIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return []
  const { priceCurrency, price, minPrice, maxPrice } = value as Record<string, unknown>
  const amounts = [price, minPrice, maxPrice].filter((amount) => typeof amount === 'number')
  return [
    ...amounts.map((amount) =>
      formatMoney({ currency: priceCurrency as Currency, minor: Math.round(amount * 100) }),
    ),
    ...Object.values(value).flatMap(pricesIn),
  ]
}

const shown = ['Offer', 'Product', 'Service', 'Question', 'BlogPosting', 'Answer']

/** What the things in it are called, and what they answer. */
function namesIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return []
  const { '@type': type, name, headline, text } = value as Record<string, unknown>
  const own = shown.includes(String(type)) ? [name, headline, text] : []
  return [...own.filter((each) => typeof each === 'string'), ...Object.values(value).flatMap(namesIn)]
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Width and height are at the same place in every PNG. */
function sizeOf(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

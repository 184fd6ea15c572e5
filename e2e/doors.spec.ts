import { type APIRequestContext, expect, test } from '@playwright/test'
import { isSet } from '#content/booking-link.ts'
import { contact } from '#content/company.ts'
import { externalLinks } from '#content/external-links.ts'
import { paths, readPath, soonPath, unlistedPaths } from '#content/paths.ts'
import { hydrated } from './reader.ts'

/** A page's doors, as a machine reads them: links, what forms and buttons send to, and what buttons open. */
interface Doors {
  path: string
  status: number
  /** Whatever leads somewhere, as it is written. */
  addresses: string[]
  ids: string[]
  text: string
}

const pages = new Map<string, Doors>()

test.describe('every page', () => {
  // Read once, by one worker.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async ({ browser, playwright, baseURL }) => {
    test.setTimeout(180_000)
    const page = await browser.newPage()
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    let next: string[] = [...Object.values(paths), ...Object.values(unlistedPaths), '/book', '/no-such-page']
    while (next.length > 0) {
      const read: Doors[] = []
      // One after the other: a crowd is told to come back, and a browser is handed no more than a page at once.
      for (const path of next) read.push(await page.evaluate(doorsOf, await served(request, path)))
      for (const doors of read) pages.set(doors.path, doors)
      const found = read.flatMap(({ path, addresses }) => addresses.map((address) => targetOf(path, address)))
      next = [...new Set(found.flatMap((target) => target?.address ?? []))].filter(
        (address) => !pages.has(address) && !hasOwnSpec(address),
      )
    }
    await page.close()
    await request.dispose()
  })

  test('no link, form or button of any page leads to an address that is not set', () => {
    expect(pages.size).toBeGreaterThan(60)
    const reserved = everyAddress().filter(({ address }) => !address.startsWith('?') && isReserved(address))
    expect(reserved.map(({ path, address }) => `${path}: ${address}`)).toEqual([])
  })

  test('no page shows a number or a video that nobody has', () => {
    const placeholders = [
      contact.whatsappDisplay,
      contact.whatsappNumber,
      externalLinks.voiceAgents.youtubeVideoId,
    ]
    const shown = [...pages.values()].filter(({ text }) =>
      placeholders.some((placeholder) => text.includes(placeholder)),
    )
    expect(shown.map(({ path }) => path)).toEqual([])
  })

  test('every address of ours opens something', () => {
    const broken = [...pages.values()].filter(({ path, status }) => status >= 400 && path !== '/no-such-page')
    expect(broken.map(({ path, status }) => `${status} ${path}`)).toEqual([])
    expect(pages.get('/no-such-page')?.status).toBe(404)
  })

  test('every anchor is there', () => {
    const missing = everyAddress().flatMap(({ path, address }) => {
      const target = targetOf(path, address)
      if (!target?.anchor) return []
      // The desk asks who it is first, and has its own spec.
      if (hasOwnSpec(target.address)) return []
      return pages.get(target.address)?.ids.includes(target.anchor) ? [] : [`${path} → ${address}`]
    })
    expect(missing).toEqual([])
  })

  test('no control is a dead end: an empty or bare address', () => {
    const dead = everyAddress().filter(({ address }) => ['', '#', 'javascript:void(0)'].includes(address))
    expect(dead.map(({ path, address }) => `${path}: “${address}”`)).toEqual([])
  })

  test('machines are told no address that is not set', async ({ request }) => {
    for (const path of [
      '/llms.txt',
      '/index.md',
      '/contact.md',
      '/portfolio.md',
      '/.well-known/security.txt',
      '/blog/feed.xml',
    ]) {
      const text = await (await request.get(path)).text()
      const addresses = [...text.matchAll(/(?:https?:|mailto:)[^\s)"<>\]]+/g)].map(([address]) => address)
      // Our own is localhost here.
      expect(
        addresses.filter((address) => isReserved(address) && !address.startsWith('http://localhost')),
        path,
      ).toEqual([])
    }
    const home = await (await request.get('/contact')).text()
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(home)?.[1] ?? ''
    expect(data).toContain('"Organization"')
    expect(data).not.toMatch(/\.example|00000 /)
  })
})

test.describe('the page behind an address that is not set', { tag: '@phone' }, () => {
  test('says what will be there, where the owner sets it, and offers what can be tried', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('link', { name: 'Try Now EduResultAnalysis' }).click()
    await expect(page).toHaveURL(soonPath('edu-result-analysis'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EduResultAnalysis')
    await expect(page.getByRole('main')).toContainText('upload the marks sheet after unit tests')
    await expect(page.getByRole('link', { name: 'Try it with your own sheet' })).toHaveAttribute(
      'href',
      paths.tryDashboard,
    )
    await expect(page.getByRole('link', { name: 'Products, Edu result analysis' })).toHaveAttribute(
      'href',
      '/admin/site?view=links#links/products/eduResultAnalysis',
    )
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  test('asks for access by a form that names the project', async ({ page }) => {
    await page.goto(soonPath('plot-finder'))
    await hydrated(page)
    await expect(page.getByLabel('Subject *')).toHaveValue('Access to Plot Finder')
    await page.getByLabel('Full Name *').fill('Ravi Kumar')
    await page.getByLabel('Email Address *').fill(`ravi-${crypto.randomUUID()}@plots.example`)
    await page.getByLabel('Message *').fill('We sell plots in Rohtak.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!')
  })

  test('keeps the message that WhatsApp would begin with', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('region', { name: 'Chat on WhatsApp' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/soon\/whatsapp\?about=/)
    await expect(page.getByLabel('Message *')).toHaveValue('Hello Sutradhar, I would like to talk about')
  })

  test('takes no words from its address', async ({ page }) => {
    await page.goto(
      `${soonPath('whatsapp')}?about=${encodeURIComponent('Send money to me')}&text=Send%20money`,
    )
    await expect(page.getByLabel('Message *')).toHaveValue('')
    await page.goto(`${soonPath('whatsapp')}?about=__proto__`)
    await expect(page.getByLabel('Message *')).toHaveValue('')
  })
})

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the form on the page is sent all the same', async ({ page }) => {
    await page.goto(soonPath('tutor-connect'))
    await page.getByLabel('Full Name *').fill('Asha Devi')
    await page.getByLabel('Email Address *').fill(`asha-${crypto.randomUUID()}@school.example`)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!')
  })

  test('a question in the chat’s panel arrives in the form', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Ask us a question' }).click({ timeout: 10_000 })
    await page.getByLabel('Your question').fill('Do you work in Moshi?')
    await page.getByRole('button', { name: 'Continue in WhatsApp' }).click()
    await expect(page).toHaveURL(soonPath('whatsapp'))
    await expect(page.getByLabel('Message *')).toHaveValue('Do you work in Moshi?')
  })
})

test('what the chat was about goes to the form, past every address', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('button', { name: 'Ask us a question' }).click()
  const panel = page.getByRole('dialog', { name: 'Ask Sutradhar' })
  await panel.getByLabel('Your message').fill('How much is a chatbot?')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await panel.getByRole('link', { name: 'Continue on WhatsApp' }).click()
  await expect(page).toHaveURL(soonPath('whatsapp'))
  await expect(page.getByLabel('Message *')).toHaveValue(/How much is a chatbot\?/)
})

async function served(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const isPage = response.headers()['content-type']?.startsWith('text/html')
  return { path, status: response.status(), html: isPage ? await response.text() : '' }
}

/** What is in another language, takes a message, shows free times day by day without end, or is the desk’s. */
function hasOwnSpec(address: string): boolean {
  return readPath(address).language !== 'en' || /^\/(?:api\/|book\?|admin\/)/.test(address)
}

function everyAddress(): { path: string; address: string }[] {
  return [...pages.values()].flatMap(({ path, addresses }) => addresses.map((address) => ({ path, address })))
}

/** Where an address of ours leads, from the page it stands on. */
function targetOf(from: string, address: string): { address: string; anchor: string } | undefined {
  if (!/^[/#?]/.test(address)) return undefined
  const { pathname, search, hash } = new URL(address, `http://localhost${from}`)
  return { address: pathname + search, anchor: decodeURIComponent(hash.slice(1)) }
}

function isReserved(address: string): boolean {
  const digits = /wa\.me\/(\d+)/.exec(address)?.[1]
  return (
    address !== '' &&
    (!isSet(address.replace(/^mailto:|\?.*$/g, '')) || (digits !== undefined && !isSet(digits)))
  )
}

/** Parsed by a page of the browser: no request, nothing runs. */
function doorsOf({ path, status, html }: { path: string; status: number; html: string }): Doors {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string, name: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
  const ids = all('[id]', 'id')
  const addresses = [
    ...all('a[href], area[href]', 'href'),
    ...all('form[action]', 'action'),
    ...all('[formaction]', 'formaction'),
    ...all('iframe[src]', 'src'),
    // What a button of the page itself opens is an anchor too.
    ...all('[popovertarget]', 'popovertarget').map((id) => `#${id}`),
    ...all('label[for]', 'for').map((id) => `#${id}`),
  ]
  for (const unread of parsed.querySelectorAll('script, style, template')) unread.remove()
  return { path, status, addresses, ids, text: parsed.body.textContent ?? '' }
}

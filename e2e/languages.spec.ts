import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { languageNames, languages } from '#content/languages.ts'
import { canonicalOf, type PageId, pathIn, paths, readPath, soonPath } from '#content/paths.ts'
import { textPages } from '#content/text-pages.ts'
import { wordsIn } from '#content/words.ts'
import { numbersIn } from '../tests/told-numbers.ts'
import { hydrated, unlikeAProgram } from './reader.ts'

const others = languages.filter((language) => language !== 'en')
const [door = { id: '' }] = wordsIn('en').soon.doors

/** What searchers find, and what only links lead to. */
const listed = [...Object.values(paths), ...textPages(wordsIn('en')).map(({ path }) => path)]
const unlisted = [
  '/find-booking',
  '/book',
  soonPath(door.id),
  ...['message', 'quote', 'testimonial', 'withdrawal', 'find-booking'].map((what) => `/thanks/${what}`),
  ...['contact', 'quotes', 'bookings', 'payments/orders'].map((form) => `/api/${form}`),
]

/** What is the same in every language: names with their prices, what guests write, and what is typed as an example. */
const fixed = [
  /^(?:[\p{Lu}\d₹$+–]\S*(?: |$))+$/u,
  /^Ndiyo, deposit by M-Pesa$/,
  /^(?:Ask the Sheet|Chapter to Paper|Photo to Reel)$/,
  // What the desk calls an address, for the owner who looks at a page that waits for it.
  /^(?:Products|Labs|Portfolio|Elsewhere on the web|How you are reached), [\p{L} -]+$/u,
  /^(?:[\p{Lu}\d][\p{L}\d.&’'-]*[ ,]*)+$/u,
  /@|https?:|\.(?:csv|xlsx|pdf)\b/,
]

for (const language of others)
  test.describe(`in ${languageNames[language]}`, () => {
    test('every page is there, says which it is, and names the others', async ({ page, request }) => {
      test.slow()
      const wrong: string[] = []
      for (const path of [...listed, ...unlisted]) {
        const read = await readIn(page, request, pathIn(language, path))
        if (read.status !== 200 || read.lang !== language) wrong.push(`${path}: ${read.status} ${read.lang}`)
        if (!listed.includes(path)) continue
        const original = originalOf(path)
        const at = (each: string) => new URL(each, read.origin).href
        const alternates = [
          ...languages.map((each) => [each, pathIn(each, original)]),
          ['x-default', original],
        ]
        const wanted = alternates.map(([code = '', each = '']) => `${code} ${at(each)}`)
        if (read.canonical !== at(pathIn(language, original)))
          wrong.push(`${path}: canonical ${read.canonical}`)
        if (read.alternates.join() !== wanted.join()) wrong.push(`${path}: ${read.alternates}`)
      }
      expect(wrong).toEqual([])
    })

    test('no link and no form leaves it, but to change the language', async ({ page, request }) => {
      test.slow()
      const leaving = new Set<string>()
      for (const path of [...listed, ...unlisted]) {
        const { links } = await readIn(page, request, pathIn(language, path))
        for (const link of links) {
          const { pathname } = new URL(link, 'http://localhost')
          if (
            link.startsWith('/') &&
            !pathname.startsWith('/admin') &&
            readPath(pathname).language !== language
          )
            leaving.add(`${path} → ${link}`)
        }
      }
      expect([...leaving]).toEqual([])
    })

    test('every page has the numbers of the English one, and no sentence of it', async ({
      page,
      request,
    }) => {
      test.slow()
      const wrong: string[] = []
      for (const path of [...listed, ...unlisted]) {
        const original = await readIn(page, request, path)
        const read = await readIn(page, request, pathIn(language, path))
        const [here, there] = [amountsIn(read.text), amountsIn(original.text)]
        if (here.join() !== there.join()) wrong.push(`${path}: ${differing(here, there)}`)
        const sentences = new Set(original.blocks)
        for (const block of read.blocks)
          if (sentences.has(block) && isSentence(block) && !fixed.some((pattern) => pattern.test(block)))
            wrong.push(`${path}: ${block}`)
      }
      expect(wrong).toEqual([])
    })

    test('a form tells what is wrong, and thanks', async ({ page }) => {
      const { contact, forms } = wordsIn(language)
      await unlikeAProgram(page)
      await page.goto(pathIn(language, paths.contact))
      await hydrated(page)
      const form = page.locator('#message-form')
      await form.locator('[name=email]').fill('asha@')
      await form.getByRole('button').last().click()
      await expect(form.getByRole('alert')).toContainText(forms.summary)
      await form.locator('[name=name]').fill('Asha')
      await form.locator('[name=email]').fill(`asha-${language}@shop.example`)
      await form.locator('[name=phone]').fill('९८७६५ ४३२१०')
      await form.locator('[name=subject]').fill('Shop')
      await form.locator('[name=message]').fill('Hello')
      await form.getByRole('button').last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.form.success.title)
      expect(new URL(page.url()).pathname).toBe(pathIn(language, '/thanks/message'))
    })

    test('the chat begins in it, and leads to its pages', async ({ page }) => {
      const { chat, chatWidget } = wordsIn(language)
      await page.goto(pathIn(language, paths.about))
      await hydrated(page)
      await page.getByRole('button', { name: chat.open }).click()
      const panel = page.locator('#chat')
      await expect(panel).toContainText(chat.greeting)
      await panel.getByLabel(chatWidget.composer.label).fill('WhatsApp?')
      await page.keyboard.press('Enter')
      const links = panel.locator('.chat-cards a[href^="/"]')
      await expect(links.first()).toBeVisible()
      for (const link of await links.all())
        expect(readPath((await link.getAttribute('href')) ?? '').language).toBe(language)
    })
  })

test.describe('the language of a visitor', () => {
  test.use({ locale: 'hi-IN' })

  test('is offered in one line that moves nothing, and not again once it was put away', async ({ page }) => {
    await page.goto(paths.about)
    const offer = page.locator('[data-offered=hi]')
    await expect(offer).toBeVisible()
    await expect(page.locator('[data-offered=sw]')).toBeHidden()
    await expect(offer.getByRole('link')).toHaveText(wordsIn('hi').frame.languages.offer.text)
    expect(await shifts(page)).toBeLessThan(0.001)
    const header = await page.getByRole('banner').boundingBox()
    const line = await offer.boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
    await offer.getByRole('button').click()
    await expect(offer).toBeHidden()
    await page.goto(paths.faq)
    await page.waitForLoadState('load')
    await expect(page.locator('[data-offered=hi]')).toBeHidden()
  })

  test('leads to the same page, with what its address asks', async ({ page }) => {
    await page.goto(`${paths.tryWhatsapp}?trade=clinic`)
    await page.locator('[data-offered=hi]').getByRole('link').click()
    await expect(page).toHaveURL(/\/hi\/try\/whatsapp\?trade=clinic$/)
    await expect(page.locator('[data-offered=en]')).toBeHidden()
  })
})

test('the menu leads to the same page in another language, as a document of its own', async ({ page }) => {
  await page.goto(paths.faq)
  await page.getByRole('button', { name: languageNames.en }).click()
  const link = page.locator('#language-menu a[hreflang=sw]')
  await expect(link).toHaveAttribute('lang', 'sw')
  await expect(link).toHaveText(languageNames.sw)
  await link.click()
  await expect(page).toHaveURL(/\/sw\/faq$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
})

test('the phone’s menu does too', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  await page.goto(paths.faq)
  await page.getByRole('button', { name: wordsIn('en').frame.phoneMenu.open }).click()
  await page.locator('#phone-menu a[hreflang=hi]').click()
  await expect(page).toHaveURL(/\/hi\/faq$/)
})

interface ReadPage {
  status: number
  lang: string
  origin: string
  canonical: string
  alternates: string[]
  links: string[]
  /** What can be read in the page's own language. */
  text: string
  blocks: string[]
}

/** A page as it is served, no script run. */
async function readIn(page: Page, request: APIRequestContext, address: string): Promise<ReadPage> {
  const response = await request.get(address)
  const read = await page.evaluate(
    (source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      const all = (selector: string) => [...parsed.querySelectorAll(selector)]
      const href = (element: Element) => element.getAttribute('href') ?? ''
      const links = all('body :is(a[href], form[action], [formaction])')
        .filter((element) => !element.hasAttribute('hreflang'))
        .map(
          (element) =>
            href(element) || element.getAttribute('action') || element.getAttribute('formaction') || '',
        )
      const canonical = href(parsed.querySelector('link[rel=canonical]') ?? parsed.body)
      const alternates = all('link[rel=alternate][hreflang]').map(
        (link) => `${link.getAttribute('hreflang')} ${href(link)}`,
      )
      // What is said in a language of its own is not this page's.
      for (const foreign of all('script, style, template, body [lang], figure:has(> .typed)'))
        foreign.remove()
      const own =
        'p, li, h1, h2, h3, h4, dt, dd, td, th, a, button, label, legend, summary, figcaption, span, option'
      const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
      return {
        lang: parsed.documentElement.lang,
        canonical,
        alternates,
        links,
        text: all('body, body *')
          .flatMap((element) => [...element.childNodes])
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent)
          .join(' '),
        blocks: all(own).map((element) => tidy(element.textContent)),
      }
    },
    await response.text(),
  )
  return { ...read, status: response.status(), origin: new URL(read.canonical || response.url()).origin }
}

function originalOf(path: string): string {
  const page = (Object.keys(paths) as PageId[]).find((each) => paths[each] === path)
  const original = page && canonicalOf[page]
  return original ? paths[original] : path
}

/** Prices and other amounts, however each language groups their digits; small counts are words in some. */
function amountsIn(text: string): string[] {
  const amounts = numbersIn(text).map((number) => number.replaceAll(',', ''))
  return amounts.filter((number) => /[₹$]|\d{3}/.test(number)).sort()
}

function differing(here: string[], there: string[]): string {
  const less = (from: string[], what: string[]) => from.filter((each) => !what.includes(each)).join(' ')
  return `only here ${less(here, there)}; only in English ${less(there, here)}; ${here.length}/${there.length}`
}

/** Three words of English letters at least. */
function isSentence(text: string): boolean {
  return (text.match(/[A-Za-z]{2,}/g) ?? []).length >= 3 && /[a-z]/.test(text)
}

/** How much has moved so far. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
}

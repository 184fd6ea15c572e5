import { expect, type Page, test } from '@playwright/test'
import { languages } from '#content/languages.ts'
import { pathIn, paths } from '#content/paths.ts'

const pages = [
  ...(['about', 'services', 'faq', 'whatsapp-agents', 'contact', 'blog', 'tryCall'] as const),
  ...(['portfolio', 'web-app-setup', 'tryDashboard', 'termsConditions'] as const),
]
const hindiFonts = /anek-hindi-(regular|strong)/

const wideScreen = { width: 1280, height: 800 }

test.describe('a page in Hindi @phone-only', () => {
  for (const page of pages)
    test(`${page} does not move when its type arrives late`, async ({ page: tab }) => {
      expect(await shiftOf(tab, pathIn('hi', paths[page]))).toBeLessThan(0.001)
    })
})

test.describe('a page in Hindi on a wide screen', () => {
  for (const page of ['tryCall', 'refundPolicy'] as const)
    test(`${page} does not move when its type arrives late`, async ({ page: tab }) => {
      await tab.setViewportSize(wideScreen)
      expect(await shiftOf(tab, pathIn('hi', paths[page]))).toBeLessThan(0.001)
    })
})

test.describe('a page in Hindi @phone', () => {
  test('is set in the brand’s Devanagari, headlines and text', async ({ page }) => {
    await page.goto(pathIn('hi', paths.about))
    await page.evaluate(() => document.fonts.ready)
    expect(await fontsOf(page, 'h1')).toContainEqual(expect.stringMatching(/^Anek Devanagari/))
    expect(await fontsOf(page, 'main p')).toContainEqual(expect.stringMatching(/^Anek Devanagari/))
  })

  test('cuts nothing off above or below its letters', async ({ page }) => {
    for (const id of pages) {
      await page.goto(pathIn('hi', paths[id]))
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(clippedTexts), id).toEqual([])
    }
  })

  test('leaves what is typed to the system’s font, which knows every cluster', async ({ page }) => {
    await page.goto(pathIn('hi', paths.contact))
    const message = page.locator('main textarea').first()
    await message.fill('द्ग्ध्व')
    for (const field of await page.locator('main :is(input:not([type=hidden]), textarea)').all())
      expect(await field.evaluate((element) => getComputedStyle(element).fontFamily)).not.toContain(
        'Devanagari',
      )
  })
})

test('pages in other languages fetch no Devanagari and carry no rule for it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  for (const path of ['/about', '/try/call', '/sw/about']) {
    const response = await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await response?.text(), path).not.toContainEqual(expect.stringMatching(/^Anek Devanagari/))
  }
  expect(fetched.filter((url) => hindiFonts.test(url))).toEqual([])
})

test('every Hindi page preloads one weight of it, and no other page does', async ({ page }) => {
  test.slow()
  const preloads = async (path: string) => {
    const response = await page.request.get(path)
    const html = await response.text()
    return html.match(/<link rel="preload"[^>]*anek-hindi/g)?.length ?? 0
  }
  for (const language of languages)
    for (const path of Object.values(paths))
      expect(await preloads(pathIn(language, path)), path).toBe(language === 'hi' ? 1 : 0)
  expect(await preloads('/about')).toBe(0)
})

async function shiftOf(page: Page, address: string): Promise<number> {
  await slowDown(page)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => Number(Reflect.get(window, 'shift')))
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
}

/** The families that the browser drew the first such element in. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

/** Texts in Devanagari that reach out of a box which hides what does not fit. */
function clippedTexts(): string[] {
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowY)
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter(
      (element) => /[\u0900-\u097f]/.test(element.textContent) && element.clientHeight > 1 && hides(element),
    )
    .filter(
      (element) => !/sr-only/.test(element.className) && element.scrollHeight > element.clientHeight + 1,
    )
    .map((element) => `${element.className}: ${element.textContent.slice(0, 40)}`)
}

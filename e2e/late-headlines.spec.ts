import { expect, type Page, test } from '@playwright/test'

/** Those whose headlines come closest to another number of lines, on a phone or a wide screen. */
const pages = [
  '/services/automation-workflows',
  '/services/whatsapp-agents',
  '/services/business-dashboards',
  '/case-studies/analytics-dashboard',
  '/sw/about',
  '/sw/products',
  '/sw/services/custom-ai-agent',
  '/sw/testimonials',
]

for (const path of pages)
  test(`nothing moves on ${path} when the typeface of its headlines arrives late`, { tag: '@phone' }, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/headline[^/]*\.woff2/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    // All else is there, and the page is shown.
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        [...document.fonts].every(({ stretch, status }) => status !== 'loading' || stretch === '116%') &&
        [...document.fonts].some(({ status }) => status === 'loading'),
    )
    const moved = shiftsFromNowOn(page)
    held.resolve()
    expect(await moved).toBeLessThan(0.001)
  })

/** How much moves until all typefaces are there, and shown. */
function shiftsFromNowOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now()
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime > start) sum += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    await new Promise((resolve) => setTimeout(resolve, 300))
    return sum
  })
}

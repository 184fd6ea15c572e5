import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { atMost, forInformation, type Line, median } from './lines.ts'
import { withMeasuredSite } from './measured-site.ts'

interface Interaction {
  name: string
  address: string
  /** What is touched. */
  target(page: Page): Locator
}

const interactions: Interaction[] = [
  {
    name: 'menu',
    address: paths.home,
    target: (page) => page.locator('[popovertarget=phone-menu]').first(),
  },
  { name: 'tab', address: paths.pricing, target: (page) => page.locator('.tab').last() },
  { name: 'chat', address: paths.home, target: (page) => page.locator('[popovertarget=chat]').first() },
]

/** A mid-range phone, about. */
const slowDown = 4
/** What the browser's own timer of interactions leaves out as too short to tell. */
const shortestInMilliseconds = 16
/** How long a finger rests on what it taps. */
const pressInMilliseconds = 80

/** From a touch until the screen shows its effect, on a page just loaded and on one touched before; and from page to page. */
export const measureInteractions = ({ runs }: { runs: number }): Promise<Line[]> =>
  withMeasuredSite(async ({ origin, browser: executablePath }) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const lines: Line[] = []
      for (const interaction of interactions)
        for (const isFirst of [true, false]) {
          const times: number[] = []
          for (let run = 0; run < runs; run++)
            times.push(await timeInteraction(browser, origin, interaction, isFirst))
          const when = isFirst ? 'first touch' : 'later touch'
          lines.push(atMost(`interaction: ${interaction.name}, ${when}, 4x slower (ms)`, median(times), 100))
        }
      for (const rate of [1, slowDown]) {
        const times: number[] = []
        for (let run = 0; run < runs; run++) times.push(await timeNavigation(browser, origin, rate))
        const what = `navigation: home to prices, once loaded${rate > 1 ? `, ${rate}x slower` : ''} (ms)`
        lines.push(rate > 1 ? forInformation(what, median(times)) : atMost(what, median(times), 150))
      }
      return lines
    } finally {
      await browser.close()
    }
  })

async function timeInteraction(
  browser: Browser,
  origin: string,
  { address, target }: Interaction,
  isFirst: boolean,
): Promise<number> {
  const page = await openAsPhone(browser, origin + address, slowDown)
  if (!isFirst) await wakeUp(page)
  await target(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await page.evaluate((shortest) => {
    Object.assign(window, { longestInteraction: shortest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId'))
          Object.assign(window, {
            longestInteraction: Math.max(Reflect.get(window, 'longestInteraction'), entry.duration),
          })
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
  }, shortestInMilliseconds)
  await press(page, target(page))
  await page.waitForTimeout(2000)
  const time = await page.evaluate(() => Number(Reflect.get(window, 'longestInteraction')))
  await page.context().close()
  return time
}

/** From the moment the finger leaves the link. */
async function timeNavigation(browser: Browser, origin: string, rate: number): Promise<number> {
  const page = await openAsPhone(browser, origin + paths.home, rate)
  await wakeUp(page)
  const link = page.locator(`:is(main, footer) a[href='${paths.pricing}']`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent
        const before = heading()
        const onClick = ({ timeStamp }: Event) => {
          // The frame after the one that has the new page is shown when the page is.
          const look = () =>
            heading() === before
              ? requestAnimationFrame(look)
              : requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          look()
        }
        addEventListener('click', onClick, { capture: true, once: true })
      }),
  )
  await press(page, link)
  const result = await time
  await page.context().close()
  return result
}

async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(pressInMilliseconds)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Loaded, and idle for long enough to have fetched everything it fetches by itself. */
async function openAsPhone(browser: Browser, address: string, rate: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(address)
  await page.waitForTimeout(5000)
  return page
}

/** The first touch runs the page's script. */
async function wakeUp(page: Page): Promise<void> {
  const awake = page.evaluate(() => new Promise((resolve) => addEventListener('app:hydrated', resolve)))
  await page.touchscreen.tap(5, 400)
  await awake
  await page.waitForTimeout(1000)
}

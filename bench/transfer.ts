import { chromium } from '@playwright/test'

export interface Transfer {
  /** What the first view took, in bytes on the wire: everything up to the load event. */
  firstView: number
  scriptBeforeLoad: number
  /** All script that arrives by itself, the idle start included. */
  scriptInAll: number
  /** Layout shift of the whole visit, with the web font arriving late. */
  layoutShift: number
}

/** Loads a page as a phone does and counts what came over the wire, and when. */
export async function measureTransfer(address: string, browserPath: string): Promise<Transfer> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, string>()
    const received: { kind: string; bytes: number; afterLoad: boolean }[] = []
    let loaded = false
    page.on('load', () => {
      loaded = true
    })
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      received.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength, afterLoad: loaded }),
    )
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            layoutShift: Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(5000)
    const sum = (keep: (item: (typeof received)[number]) => boolean) =>
      received.filter(keep).reduce((total, item) => total + item.bytes, 0)
    return {
      firstView: sum((item) => !item.afterLoad),
      scriptBeforeLoad: sum((item) => item.kind === 'Script' && !item.afterLoad),
      scriptInAll: sum((item) => item.kind === 'Script'),
      layoutShift: await page.evaluate(() => Number(Reflect.get(window, 'layoutShift'))),
    }
  } finally {
    await browser.close()
  }
}

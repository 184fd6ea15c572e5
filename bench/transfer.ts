import { type Browser, chromium } from '@playwright/test'

export interface Transfer {
  /** What the first view took, in bytes on the wire: everything up to the load event. */
  firstView: number
  scriptBeforeLoad: number
  /** All script that arrives by itself, the idle start included. */
  scriptInAll: number
  /** Layout shift of the whole visit, with the web font arriving late. */
  layoutShift: number
}

/** How long after its load a page has fetched everything that it fetches by itself. */
const untilIdle = 5000
/** Loads that share a machine without keeping each other waiting. */
const atOnce = 4

/** Loads pages as a phone does and counts what came over the wire, and when; by address. */
export async function measureTransfers(
  addresses: readonly string[],
  executablePath: string,
): Promise<Map<string, Transfer>> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const transfers = new Map<string, Transfer>()
    const waiting = [...addresses]
    const work = async () => {
      for (let address = waiting.shift(); address; address = waiting.shift())
        transfers.set(address, await load(address, browser))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return transfers
  } finally {
    await browser.close()
  }
}

export async function measureTransfer(address: string, executablePath: string): Promise<Transfer> {
  const transfer = (await measureTransfers([address], executablePath)).get(address)
  if (!transfer) throw new Error(`${address} was not loaded`)
  return transfer
}

async function load(address: string, browser: Browser): Promise<Transfer> {
  // A context of its own has nothing of another page in its cache.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
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
  await page.waitForTimeout(untilIdle)
  const sum = (keep: (item: (typeof received)[number]) => boolean) =>
    received.filter(keep).reduce((total, item) => total + item.bytes, 0)
  const layoutShift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
  await context.close()
  return {
    firstView: sum((item) => !item.afterLoad),
    scriptBeforeLoad: sum((item) => item.kind === 'Script' && !item.afterLoad),
    scriptInAll: sum((item) => item.kind === 'Script'),
    layoutShift,
  }
}

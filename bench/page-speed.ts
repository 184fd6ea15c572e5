import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pagesOfChromium } from '../scripts/browser.ts'
import { median } from './lines.ts'

/** The others are those that a launcher of Lighthouse's turns off. */
const featuresTurnedOff = [
  ...pagesOfChromium,
  ...[
    'Translate',
    'OptimizationHints',
    'MediaRouter',
    'DialMediaRouteProvider',
    'CalculateNativeWinOcclusion',
  ],
]

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

export interface PageSpeed {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaint: number
  totalBlockingTime: number
  layoutShift: number
}

/** Now and then Lighthouse's recording misses the start of the page, and says so; then it has to look again. */
const tries = 3
const missedStart = 'NO_NAVSTART'

/** Lighthouse's mobile run: a mid-range phone on slow 4G, simulated. */
export async function measurePage(address: string, browser: string): Promise<PageSpeed> {
  const { audits, categories } = await auditsOf(address, browser)
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}

/** All that Lighthouse found, or of some categories. */
export async function auditsOf(address: string, browser: string, onlyCategories?: string[]): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await record(address, browser, onlyCategories)
    } catch (error) {
      if (attempt === tries || !String(error).includes(missedStart)) throw error
    }
}

async function record(address: string, browser: string, onlyCategories?: string[]): Promise<Result> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${featuresTurnedOff.join()}`,
    ],
  })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      ...(onlyCategories && { onlyCategories }),
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(
        `${address}: ${result?.lhr.runtimeError?.code} ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      )
    const broken = Object.values(result.lhr.audits).find(({ errorMessage }) =>
      errorMessage?.includes(missedStart),
    )
    if (broken) throw new Error(`${address}: ${broken.errorMessage}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** The median of each figure, each taken for itself. */
export function medians(runs: PageSpeed[]): PageSpeed {
  const [first] = runs
  if (!first) throw new Error('No runs')
  const names = Object.keys(first) as (keyof PageSpeed)[]
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as unknown as PageSpeed
}

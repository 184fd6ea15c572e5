import { paths } from '#content/paths.ts'
import { atLeast, atMost, forInformation, type Line } from './lines.ts'
import { withMeasuredSite } from './measured-site.ts'
import { measurePage, medians, type PageSpeed } from './page-speed.ts'
import { measureTransfer, type Transfer } from './transfer.ts'
import { twinOf } from './twin-server.ts'

/** The home page against the same HTML without any script. */
export const measureHome = ({ runs }: { runs: number }): Promise<Line[]> =>
  withMeasuredSite(async ({ origin, browser }) => {
    const { page, twin } = await compareWithTwin(origin, '/', browser, runs)
    const transfer = await measureTransfer(`${origin}/`, browser)
    return [
      atMost(
        'home: LCP against the page without script',
        page.largestContentfulPaint / twin.largestContentfulPaint,
        1.05,
      ),
      forInformation('home: LCP, simulated slow 4G (ms)', page.largestContentfulPaint),
      forInformation('home: total blocking time (ms)', page.totalBlockingTime),
      ...scores('home', page),
      shift('home', page, transfer),
      atMost('home: script before load (bytes)', transfer.scriptBeforeLoad, 0),
      atMost('home: first view (bytes)', transfer.firstView, 80_000),
      atMost('home: script in all (bytes)', transfer.scriptInAll, 120_000),
    ]
  })

/** Every page whose address contains `part`, each against the same HTML without any script. */
export const measurePages = ({ runs, part }: { runs: number; part: string }): Promise<Line[]> =>
  withMeasuredSite(async ({ origin, browser }) => {
    const lines: Line[] = []
    for (const address of Object.values(paths).filter((path) => path.includes(part))) {
      const { page: speed, twin } = await compareWithTwin(origin, address, browser, runs)
      const transfer = await measureTransfer(`${origin}${address}`, browser)
      const found = [
        ...scores(address, speed),
        atMost(
          `${address}: LCP against the page without script`,
          speed.largestContentfulPaint / twin.largestContentfulPaint,
          1.05,
        ),
        shift(address, speed, transfer),
        atMost(`${address}: script before load (bytes)`, transfer.scriptBeforeLoad, 0),
        atMost(`${address}: first view (bytes)`, transfer.firstView, 120_000),
      ]
      console.log(`${address} ${found.map(({ value }) => value).join(' ')}`)
      lines.push(...found)
    }
    return lines
  })

function scores(name: string, speed: PageSpeed): Line[] {
  return [
    atLeast(`${name}: Lighthouse performance`, speed.performance, 98),
    atLeast(`${name}: Lighthouse accessibility`, speed.accessibility, 100),
    atLeast(`${name}: Lighthouse best practices`, speed.bestPractices, 100),
    atLeast(`${name}: Lighthouse SEO`, speed.seo, 100),
  ]
}

/** Taking turns, so that noise falls on both. */
async function compareWithTwin(origin: string, address: string, browser: string, runs: number) {
  const pages: PageSpeed[] = []
  const twins: PageSpeed[] = []
  for (let run = 0; run < runs; run++) {
    pages.push(await measurePage(`${origin}${address}`, browser))
    twins.push(await measurePage(`${origin}${twinOf(address)}`, browser))
  }
  return { page: medians(pages), twin: medians(twins) }
}

/** To the three decimals that Lighthouse shows. */
function shift(name: string, page: PageSpeed, transfer: Transfer): Line {
  return atMost(
    `${name}: layout shift`,
    Number(Math.max(page.layoutShift, transfer.layoutShift).toFixed(3)),
    0,
  )
}

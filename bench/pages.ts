import { paths } from '#content/paths.ts'
import { atLeast, atMost, forInformation, type Line } from './lines.ts'
import { withMeasuredSite } from './measured-site.ts'
import { measurePage, medians, type PageSpeed } from './page-speed.ts'
import { measureTransfer } from './transfer.ts'
import { twinOf } from './twin-server.ts'

/** The home page against the same HTML without any script, taking turns so that noise falls on both. */
export const measureHome = ({ runs }: { runs: number }): Promise<Line[]> =>
  withMeasuredSite(async ({ origin, browser }) => {
    const pages: PageSpeed[] = []
    const twins: PageSpeed[] = []
    for (let run = 0; run < runs; run++) {
      pages.push(await measurePage(`${origin}/`, browser))
      twins.push(await measurePage(`${origin}${twinOf('/')}`, browser))
    }
    const [page, twin] = [medians(pages), medians(twins)]
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
      // To the three decimals that Lighthouse shows.
      atMost('home: layout shift', Number(Math.max(page.layoutShift, transfer.layoutShift).toFixed(3)), 0),
      atMost('home: script before load (bytes)', transfer.scriptBeforeLoad, 0),
      atMost('home: first view (bytes)', transfer.firstView, 80_000),
      atMost('home: script in all (bytes)', transfer.scriptInAll, 120_000),
    ]
  })

/** Every page whose address contains `part`. */
export const measurePages = ({ runs, part }: { runs: number; part: string }): Promise<Line[]> =>
  withMeasuredSite(async ({ origin, browser }) => {
    const lines: Line[] = []
    for (const address of Object.values(paths).filter((path) => path.includes(part))) {
      const speeds: PageSpeed[] = []
      for (let run = 0; run < runs; run++) speeds.push(await measurePage(`${origin}${address}`, browser))
      const transfer = await measureTransfer(`${origin}${address}`, browser)
      const speed = medians(speeds)
      const found = [
        ...scores(address, speed),
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

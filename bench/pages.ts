import { languages } from '#content/languages.ts'
import { pathIn, paths } from '#content/paths.ts'
import { budgetOf } from './budgets.ts'
import { atLeast, atMost, forInformation, type Line } from './lines.ts'
import { type MeasuredSite, withMeasuredSite } from './measured-site.ts'
import { measurePage, medians, type PageSpeed } from './page-speed.ts'
import { measureTransfers, type Transfer } from './transfer.ts'
import { twinOf } from './twin-server.ts'

const allPages = languages.flatMap((language) => Object.values(paths).map((path) => pathIn(language, path)))

/** Made for one visitor, so compressed in a hurry. */
const madeForOne = languages.map((language) => pathIn(language, `${paths.tryWhatsapp}?trade=hotel`))

/** Of each language the home page and the two that send the most. */
const timedPages = languages.flatMap((language) =>
  [paths.home, paths.pricing, paths.tryCall].map((path) => pathIn(language, path)),
)

/** What every page sends in every language; and how fast some are, against the same HTML without any script. */
export const measureSite = ({ runs }: { runs: number }): Promise<Line[]> =>
  withMeasuredSite(async (site) => {
    const lines: Line[] = []
    for (const address of timedPages) lines.push(...(await timePage(site, address, runs)))
    const sizes = await weighPages(site, [...allPages, ...madeForOne])
    return [...lines, ...sizes]
  })

/** Every page whose address contains `part`. */
export const measurePages = ({ runs, part }: { runs: number; part: string }): Promise<Line[]> =>
  withMeasuredSite(async (site) => {
    const lines: Line[] = []
    for (const address of allPages.filter((path) => path.includes(part))) {
      const found = [...(await timePage(site, address, runs)), ...(await weighPages(site, [address]))]
      console.log(`${address} ${found.map(({ value }) => value).join(' ')}`)
      lines.push(...found)
    }
    return lines
  })

const nameOf = (address: string) => (address === paths.home ? 'home' : address)

/** Taking turns with its twin, so that noise falls on both. */
async function timePage({ origin, browser }: MeasuredSite, address: string, runs: number): Promise<Line[]> {
  const pages: PageSpeed[] = []
  const twins: PageSpeed[] = []
  for (let run = 0; run < runs; run++) {
    pages.push(await measurePage(`${origin}${address}`, browser))
    twins.push(await measurePage(`${origin}${twinOf(address)}`, browser))
  }
  const [page, twin] = [medians(pages), medians(twins)]
  const name = nameOf(address)
  return [
    atMost(
      `${name}: LCP against the page without script`,
      page.largestContentfulPaint / twin.largestContentfulPaint,
      1.05,
    ),
    forInformation(`${name}: LCP, simulated slow 4G (ms)`, page.largestContentfulPaint),
    forInformation(`${name}: total blocking time (ms)`, page.totalBlockingTime),
    atLeast(`${name}: Lighthouse performance`, page.performance, 98),
    atLeast(`${name}: Lighthouse accessibility`, page.accessibility, 100),
    atLeast(`${name}: Lighthouse best practices`, page.bestPractices, 100),
    atLeast(`${name}: Lighthouse SEO`, page.seo, 100),
    shift(`${name}: layout shift on a slow phone`, page),
  ]
}

async function weighPages({ origin, browser }: MeasuredSite, addresses: string[]): Promise<Line[]> {
  const transfers = await measureTransfers(
    addresses.map((address) => origin + address),
    browser,
  )
  return addresses.flatMap((address) => {
    const transfer = transfers.get(origin + address)
    if (!transfer) throw new Error(`${address} was not loaded`)
    const name = nameOf(address)
    const budget = budgetOf(address)
    return [
      shift(`${name}: layout shift`, transfer),
      atMost(`${name}: script before load (bytes)`, transfer.scriptBeforeLoad, budget.scriptBeforeLoad),
      atMost(`${name}: first view (bytes)`, transfer.firstView, budget.firstView),
      atMost(`${name}: script in all (bytes)`, transfer.scriptInAll, budget.scriptInAll),
    ]
  })
}

/** To the three decimals that Lighthouse shows. */
function shift(what: string, { layoutShift }: PageSpeed | Transfer): Line {
  return atMost(what, Number(layoutShift.toFixed(3)), 0)
}

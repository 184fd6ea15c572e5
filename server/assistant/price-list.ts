import type { Catalogue } from '#content/catalogue/catalogue.ts'
import { catalogue as shipped } from '#content/catalogue/catalogue.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import type { PlanNames, TableId } from '#content/facts.ts'
import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import { planNamesIn, type Words, wordsIn } from '#content/words.ts'

/** One line of a price table, with the page it stands on. */
export interface PriceRow {
  service: ServiceId
  page: PageId
  /** The plan's own name; a starting price has none. */
  name: string
  /** Absent where one price holds everywhere. */
  region?: RegionId
  /** A price that opens a range: “from”. */
  from?: PriceKey
  setup?: PriceKey
  monthly?: PriceKey
  /** A price that is neither setup nor monthly: a package, a project. */
  amount?: PriceKey
  /** What the monthly fee covers, or how long the work takes. */
  detail?: { kind: 'minutes' | 'chats' | 'days' | 'words'; text: string }
  popular?: true
  /** Only beside another plan of its table. */
  addOn?: true
}

/** Every price that can be asked for: where each service starts, then the plans of every table. */
export function readPriceList(catalogue: Catalogue = shipped): PriceRow[] {
  const names = planNamesIn('en')
  const highlights = highlightsIn(wordsIn('en', catalogue))
  return [
    ...startingRows(catalogue),
    ...Object.entries(catalogue.priceTables).flatMap(([id, table]) =>
      Object.entries<PlanFacts>(table.plans).flatMap(([plan, facts]) =>
        planRows(
          table,
          facts,
          nameOf(names, id as TableId, plan),
          highlights.get(`${table.page} ${plan}`) ?? highlights.get(`${id} ${plan}`),
        ),
      ),
    ),
  ]
}

/** The services page shows them as “From …”. */
function startingRows({ services }: Catalogue): PriceRow[] {
  return Object.entries(services).flatMap(([id, facts]): PriceRow[] => {
    const service = id as ServiceId
    if ('licence' in facts) return [{ service, page: facts.page, name: '', amount: facts.licence }]
    if (!('startsAt' in facts)) return []
    const region = 'startsAtIn' in facts ? { region: facts.startsAtIn } : {}
    return [{ service, page: 'services', name: '', from: facts.startsAt, ...region }]
  })
}

function planRows(
  table: PriceTable,
  plan: PlanFacts,
  name: string,
  highlight: string | undefined,
): PriceRow[] {
  const { service, page, region } = table
  const row = {
    service,
    page,
    name,
    ...detailOf(table, plan, highlight),
    ...(plan.popular ? { popular: true as const } : {}),
    ...(plan.addOn ? { addOn: true as const } : {}),
  }
  const { setup, monthly, amount, setupDollars, monthlyDollars } = plan
  const inRupees = { ...(setup && { setup }), ...(monthly && { monthly }), ...(amount && { amount }) }
  if (!setupDollars || !monthlyDollars) return [{ ...row, ...(region && { region }), ...inRupees }]
  return [
    { ...row, region: 'india', ...inRupees },
    { ...row, region: 'tanzania', setup: setupDollars, monthly: monthlyDollars },
  ]
}

/** What a plan includes, in the words or the unit of its table. */
export function detailOf({ unit }: PriceTable, { included, delivery }: PlanFacts, highlight?: string) {
  if ((unit === 'minutes' || unit === 'chats') && included !== undefined)
    return { detail: { kind: unit, text: included.toLocaleString('en-US') } }
  if (highlight) return { detail: { kind: 'words' as const, text: highlight } }
  if (delivery) return { detail: { kind: 'days' as const, text: `${delivery.from}-${delivery.to}` } }
  return {}
}

/** The one figure in which a plan differs from its neighbours, as its page words it. */
function highlightsIn({ servicePages, pricing }: Words): Map<string, string> {
  const onPages = Object.values(servicePages).flatMap(({ page, sections }) =>
    sections.flatMap((section) =>
      section.kind === 'plans'
        ? section.items.map(({ id, highlight }) => [`${page} ${id}`, highlight] as const)
        : [],
    ),
  )
  const onPricing = pricing.fixed.tables.flatMap(({ id: table, plans }) =>
    plans.map(({ id, highlight }) => [`${table} ${id}`, highlight] as const),
  )
  return new Map([...onPricing, ...onPages])
}

function nameOf(names: PlanNames, table: TableId, plan: string): string {
  return (names[table] as Record<string, string>)[plan] ?? ''
}

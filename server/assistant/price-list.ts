import type { Catalogue } from '#content/catalogue/catalogue.ts'
import { catalogue as published } from '#content/catalogue/catalogue.ts'
import type { FeatureId } from '#content/catalogue/features.ts'
import { isPlanOnSale, isServiceOnSale } from '#content/catalogue/on-sale.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import type { PlanNames, TableId } from '#content/facts.ts'
import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import { planNamesIn } from '#content/words.ts'

export type PriceDetail =
  | { kind: 'minutes' | 'chats' | 'conversations' | 'days'; text: string }
  | { kind: 'feature'; feature: FeatureId; value: number | 'unlimited' }

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
  /** Paid by the month beside a setup that has no monthly fee. */
  hosting?: PriceKey
  /** A price that is neither setup nor monthly: a package, a project. */
  amount?: PriceKey
  /** What the monthly fee covers, or how long the work takes. */
  detail?: PriceDetail
  popular?: true
  /** Only beside another plan of its table. */
  addOn?: true
}

/** Every price of what is on sale: where each service starts, then the plans of every table. */
export function readPriceList(catalogue: Catalogue = published): PriceRow[] {
  const names = planNamesIn('en')
  return [
    ...startingRows(catalogue),
    ...Object.entries(catalogue.priceTables).flatMap(([id, table]) =>
      Object.entries<PlanFacts>(table.plans)
        .filter(([plan]) => isPlanOnSale(catalogue, id as TableId, plan))
        .flatMap(([plan, facts]) => planRows(table, facts, nameOf(names, id as TableId, plan))),
    ),
  ]
}

/** The services page shows them as “From …”. */
function startingRows(catalogue: Catalogue): PriceRow[] {
  return Object.entries(catalogue.services).flatMap(([id, facts]): PriceRow[] => {
    const service = id as ServiceId
    if (!isServiceOnSale(catalogue, service)) return []
    if ('licence' in facts) return [{ service, page: facts.page, name: '', amount: facts.licence }]
    if (!('startsAt' in facts)) return []
    const region = 'startsAtIn' in facts ? { region: facts.startsAtIn } : {}
    return [{ service, page: 'services', name: '', from: facts.startsAt, ...region }]
  })
}

function planRows(table: PriceTable, plan: PlanFacts, name: string): PriceRow[] {
  const { service, page, region } = table
  const row = {
    service,
    page,
    name,
    ...detailOf(table, plan),
    ...(plan.popular ? { popular: true as const } : {}),
    ...(plan.addOn ? { addOn: true as const } : {}),
  }
  const { setupDollars, monthlyDollars } = plan
  const inRupees = costsOf(plan)
  if (!setupDollars || !monthlyDollars) return [{ ...row, ...(region && { region }), ...inRupees }]
  return [
    { ...row, region: 'india', ...inRupees },
    { ...row, region: 'tanzania', setup: setupDollars, monthly: monthlyDollars },
  ]
}

/** What is paid for a plan. */
export function costsOf({ setup, monthly, hosting, amount }: PlanFacts): Pick<PriceRow, PaidPart> {
  return {
    ...(setup && { setup }),
    ...(monthly && { monthly }),
    ...(hosting && { hosting }),
    ...(amount && { amount }),
  }
}

type PaidPart = 'setup' | 'monthly' | 'hosting' | 'amount'

/** What a plan includes: what its table counts, the one figure in which it differs from its neighbours, or how long it takes. */
export function detailOf(
  { unit }: PriceTable,
  { included, delivery, features = {} }: PlanFacts,
): { detail?: PriceDetail } {
  if (unit && included !== undefined)
    return { detail: { kind: unit, text: included.toLocaleString('en-US') } }
  const feature = tellingFeatures.find((id) => features[id])
  const value = feature && features[feature]
  if (feature && (typeof value === 'number' || value === 'unlimited'))
    return { detail: { kind: 'feature', feature, value } }
  return delivery?.unit === 'day' ? { detail: { kind: 'days', text: `${delivery.from}-${delivery.to}` } } : {}
}

const tellingFeatures = [
  'callFlows',
  'widgets',
  'products',
  'processes',
  'answers',
  'channels',
] as const satisfies readonly FeatureId[]

function nameOf(names: PlanNames, table: TableId, plan: string): string {
  return (names[table] as Record<string, string>)[plan] ?? ''
}

/** “WhatsApp Bot” is called whatsapp-bot. */
export function planIdOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Whether a row is one of the plans: “Basic Bot” is called basic bot, or basic for short. */
export function isPlan({ name }: Pick<PriceRow, 'name'>, plans: readonly string[]): boolean {
  const full = planIdOf(name)
  return plans.includes(full) || plans.includes(full.replace(/-(bot|ai|app|tool)$/, ''))
}

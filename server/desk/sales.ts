import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { currencies, type Money } from '#content/money.ts'
import { startOf, todayInIndia } from '#domain/booking-times.ts'
import { standingOf } from '#domain/payment.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import { people } from '#server/db/schema/people.ts'

interface SalesRow {
  /** A month as YYYY-MM, or where people came from the first time; `unknown` for buyers who were erased since. */
  label: string
  leads: number
  won: number
  /** What was agreed on with those won, by currency: different ones have no sum. */
  wonAmounts: Money[]
  /** What was paid and did not go back, by currency. */
  revenue: Money[]
}

export interface Sales {
  /** The newest first, also those in which nothing happened. */
  months: SalesRow[]
  /** Of one month or all of them, most leads first. */
  sources: SalesRow[]
}

const monthCount = 12
const maxSources = 30
/** More than one for each source and month is nothing that anybody reads. */
const maxCells = sql.raw('5000')

/** What belongs to one month and one source. */
interface Cell {
  month: string
  source: string
  leads?: number
  won?: number
  agreed?: Money
  paid?: Money
}

/** What became of whom, over the last months in India. */
export async function salesOf(database: Database, now: Date, month?: string): Promise<Sales> {
  const months = lastMonths(todayInIndia(now))
  const cells = [
    ...(await leadCells(database, months)),
    ...(await wonCells(database, months)),
    ...(await paidCells(database, months)),
  ]
  const chosen = cells.filter((cell) => month === undefined || cell.month === month)
  const sources = [...new Set(chosen.map(({ source }) => source))]
  return {
    months: months.map((label) =>
      rowOf(
        label,
        cells.filter((cell) => cell.month === label),
      ),
    ),
    sources: sources
      .map((label) =>
        rowOf(
          label,
          chosen.filter(({ source }) => source === label),
        ),
      )
      .sort((one, other) => other.leads - one.leads || other.won - one.won)
      .slice(0, maxSources),
  }
}

function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: monthCount }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7),
  )
}

/** When months begin, the earliest first, as the database reads it. */
function startsOf(months: string[]): string[] {
  return months.map((month) => startOf({ date: `${month}-01`, time: '00:00' }).toISOString()).toReversed()
}

/** The number of a month, the earliest is 1. Its name, written for each of many rows, would take longer than all else. */
function numberOf(moment: SQL, months: string[]): SQL {
  return sql`width_bucket(${moment}, ${`{${startsOf(months)}}`}::timestamptz[])`
}

function isWithin(moment: SQL, months: string[]): SQL {
  return sql`${moment} >= ${startsOf(months)[0]}::timestamptz`
}

function placeOf(source: string | null, month: string | undefined): Pick<Cell, 'month' | 'source'> {
  return { month: month ?? '', source: source?.toLowerCase() ?? 'unknown' }
}

async function leadCells({ db }: Database, months: string[]): Promise<Cell[]> {
  const { rows } = await db.execute<{ month: number; source: string | null; leads: number }>(sql`
    select ${numberOf(sql`l.created_at`, months)} as month, p.source, count(*)::int as leads
    from leads l left join people p on p.id = l.person_id
    where ${isWithin(sql`l.created_at`, months)} and l.quarantine_reason is null group by 1, 2
    union all
    -- Whoever phoned and was written down sent nothing, and came all the same; a list that was brought in did not.
    select ${numberOf(sql`first_at`, months)}, source, count(*)::int
    from people where kinds = '{}' and source <> 'import' and ${isWithin(sql`first_at`, months)} group by 1, 2
    limit ${maxCells}`)
  return rows.map(({ month, source, leads: number }) => ({
    ...placeOf(source, months.at(-month)),
    leads: number,
  }))
}

async function wonCells({ db }: Database, months: string[]): Promise<Cell[]> {
  const { rows } = await db.execute<{
    month: number
    source: string
    won: number
    currency: string | null
    minor: string | null
  }>(sql`
    select ${numberOf(sql`won_at`, months)} as month, source, deal_currency as currency,
      count(*)::int as won, sum(deal_minor)::text as minor
    from people where ${isWithin(sql`won_at`, months)} group by 1, 2, 3 limit ${maxCells}`)
  return rows.map(({ month, source, won, currency, minor }) => {
    const agreed = moneyOf(currency, Number(minor ?? 0))
    return { ...placeOf(source, months.at(-month)), won, ...(agreed && { agreed }) }
  })
}

/** Whatever is neither paid nor kept brings nothing: open, failed and reserved payments, and those given back. */
async function paidCells(database: Database, months: string[]): Promise<Cell[]> {
  const { db } = database
  const orders = await db
    .select({ order: paymentOrders, source: people.source })
    .from(paymentOrders)
    .leftJoin(leads, eq(leads.id, paymentOrders.leadId))
    .leftJoin(people, eq(people.id, leads.personId))
    .where(
      and(
        inArray(paymentOrders.state, ['captured', 'partly-refunded']),
        isWithin(sql`${paymentOrders.paidAt}`, months),
      ),
    )
  const refunded = await refundedOf(
    database,
    orders.filter(({ order }) => order.state === 'partly-refunded').map(({ order }) => order),
  )
  return orders.map(({ order, source }) => {
    const paid = moneyOf(order.currency, order.amount - (refunded.get(order.id) ?? 0))
    const month = order.paidAt && todayInIndia(order.paidAt).slice(0, 7)
    return { ...placeOf(source, month ?? undefined), ...(paid && { paid }) }
  })
}

async function refundedOf({ db }: Database, orders: (typeof paymentOrders.$inferSelect)[]) {
  const events = await db
    .select()
    .from(paymentEvents)
    .where(
      inArray(
        paymentEvents.orderId,
        orders.map(({ id }) => id),
      ),
    )
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId)
  return new Map(orders.map((order) => [order.id, standingOf(order, byOrder.get(order.id) ?? []).refunded]))
}

function moneyOf(name: string | null, minor: number): Money | undefined {
  const currency = currencies.find((known) => known === name)
  return currency && { currency, minor }
}

function rowOf(label: string, cells: Cell[]): SalesRow {
  return {
    label,
    leads: cells.reduce((sum, cell) => sum + (cell.leads ?? 0), 0),
    won: cells.reduce((sum, cell) => sum + (cell.won ?? 0), 0),
    wonAmounts: byCurrency(cells.flatMap(({ agreed }) => agreed ?? [])),
    revenue: byCurrency(cells.flatMap(({ paid }) => paid ?? [])),
  }
}

function byCurrency(amounts: Money[]): Money[] {
  return currencies.flatMap((currency) => {
    const minor = amounts
      .filter((amount) => amount.currency === currency)
      .reduce((sum, amount) => sum + amount.minor, 0)
    return minor > 0 ? { currency, minor } : []
  })
}

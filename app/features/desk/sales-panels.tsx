import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SalesWords } from '#content/en/desk/sales.ts'
import { fill } from '#content/fill.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { entryOf } from '#domain/entry-of.ts'
import { Table, wholeRow } from './list.tsx'
import { Panel } from './panel.tsx'
import { smallButton } from './small-button.tsx'

interface SalesRow {
  label: string
  leads: number
  won: number
  wonAmounts: Money[]
  revenue: Money[]
}

export interface SalesPanelsProps {
  words: SalesWords
  sales: { months: SalesRow[]; sources: SalesRow[] }
  /** The month whose sources are shown, if not all of them. */
  month: string | undefined
  /** Where the sources of a month, or of all, are shown. */
  addressOf: (month: string | undefined) => string
}

/** Two tables of the same figures: month by month, and by where people came from. */
export function SalesPanels({ words, sales, month, addressOf }: SalesPanelsProps) {
  const { months, sources } = words
  const filled = sales.months.filter((row) => !isEmpty(row))
  // This month is the first.
  const shown = sales.months.filter((row, place) => place === 0 || row.label === month || !isEmpty(row))
  const leftOut = sales.months.length - shown.length
  if (filled.length === 0)
    return (
      <Panel id="sales-months" title={months.heading}>
        <p className="text-ink-2">{words.empty}</p>
      </Panel>
    )
  return (
    <>
      <Panel id="sales-months" title={months.heading}>
        <p className="measure mb-3 text-ink-2">{months.text}</p>
        <SalesTable
          words={words}
          rows={shown}
          head={words.columns.month}
          nameOf={(label) => (
            <Link
              to={addressOf(label)}
              preventScrollReset
              aria-current={label === month ? 'true' : undefined}
              className={`${wholeRow} aria-[current]:text-indigo`}
            >
              {monthName(label)}
            </Link>
          )}
        />
        {leftOut > 0 && (
          <p className="mt-2 text-14 text-ink-2">
            {fill(leftOut === 1 ? months.oneLeftOut : months.leftOut, { count: String(leftOut) })}
          </p>
        )}
      </Panel>
      <Panel
        id="sales-sources"
        title={sources.heading}
        aside={
          month && (
            <Link to={addressOf(undefined)} preventScrollReset className={smallButton('plain')}>
              {sources.all}
            </Link>
          )
        }
      >
        <p className="measure mb-3 text-ink-2">
          {month ? fill(sources.ofMonth, { month: monthName(month) }) : sources.text}
        </p>
        <SalesTable
          words={words}
          rows={sales.sources}
          head={words.columns.source}
          nameOf={(label) => entryOf(words.names, label) ?? label}
        />
      </Panel>
    </>
  )
}

function isEmpty({ leads, won, revenue }: SalesRow): boolean {
  return leads === 0 && won === 0 && revenue.length === 0
}

interface SalesTableProps {
  words: SalesWords
  rows: SalesRow[]
  head: string
  nameOf: (label: string) => ReactNode
}

function SalesTable({ words, rows, head, nameOf }: SalesTableProps) {
  const { columns } = words
  const figure = (name: 'leads' | 'won' | 'wonAmounts' | 'revenue') => ({
    head: columns[name],
    isNumber: true,
    cell: (row: SalesRow) => {
      const value = row[name]
      const text =
        typeof value === 'number' ? value : value.map((money) => formatMoney(money)).join(' · ') || words.none
      return (
        <>
          {/* On a phone the heads of the columns are not seen. */}
          <span className="md:hidden">{columns[name]}: </span>
          {text}
        </>
      )
    },
  })
  return (
    <Table
      rows={rows.map((row) => ({ id: row.label, ...row }))}
      empty={words.empty}
      columns={[
        { head, cell: ({ label }) => nameOf(label) },
        figure('leads'),
        figure('won'),
        figure('wonAmounts'),
        figure('revenue'),
      ]}
    />
  )
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

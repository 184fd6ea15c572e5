import type { ReactNode } from 'react'
import { Pager, type Pages } from './pager.tsx'

interface Listed {
  id: string
}

interface ListProps<Row> {
  rows: Row[]
  /** Said where there are none. */
  empty?: string
  pages?: Pages
}

interface Column<Row> {
  head: string
  cell(row: Row): ReactNode
  isNumber?: boolean
  /** Addresses are long words, which should not be the first to break. */
  isAddress?: boolean
  /** Takes all the place there is, so that its text is cut rather than broken. */
  isMain?: boolean
}

/** The link of a row whose first column it is: a press anywhere on the row follows it. */
export const wholeRow =
  'font-[600] after:absolute after:inset-0 hover:text-indigo focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-indigo'

interface TableProps<Row> extends ListProps<Row> {
  columns: Column<NoInfer<Row>>[]
}

/** A list that is read by columns. On a phone one of many columns stands on two lines: the first and the last, below them the rest. */
export function Table<Row extends Listed>({ rows, columns, empty, pages }: TableProps<Row>) {
  const isWide = columns.length > 3
  const lines = isWide
    ? {
        table: 'max-md:block',
        head: 'max-md:sr-only',
        row: 'max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-3 max-md:py-2 max-md:after:order-2 max-md:after:basis-full max-md:has-[[type=checkbox]]:pl-8.5',
        cell: 'md:py-1.5 max-md:not-first:order-3 max-md:not-first:text-14 max-md:not-first:text-ink-2 max-md:first:order-1 max-md:first:min-w-0 max-md:first:flex-1 max-md:last:order-1 max-md:empty:hidden',
      }
    : { table: '', head: '', row: '', cell: 'py-1.5 pr-4' }
  const mainLeaves = columns.some(({ isMain }) => isMain) ? 'md:whitespace-nowrap' : ''
  return (
    <ListFrame rows={rows} empty={empty} pages={pages}>
      <table className={`w-full ${lines.table} ${isWide ? '' : 'max-w-2xl'}`}>
        <thead className={`bg-paper lg:sticky lg:top-16 lg:z-2 ${lines.head}`}>
          <tr className="shadow-[inset_0_-1px] shadow-line">
            {columns.map(({ head, isNumber }) => (
              <th
                key={head}
                className={`py-1.5 whitespace-nowrap pr-4 text-14 font-[400] text-ink-2 ${sideOf(isNumber)}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={lines.table}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row=""
              className={`relative border-b border-line hover:bg-paper-2 ${lines.row}`}
            >
              {columns.map(({ head, cell, isNumber, isAddress, isMain }) => (
                <td
                  key={head}
                  className={`align-top wrap-anywhere md:pr-4 ${isAddress ? 'md:min-w-56' : ''} ${isMain ? 'md:w-full md:max-w-0' : mainLeaves} ${lines.cell} ${sideOf(isNumber)}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListFrame>
  )
}

function sideOf(isNumber = false): string {
  return isNumber ? 'text-right figures' : 'text-left'
}

interface EntriesProps<Row> extends ListProps<Row> {
  className?: string
  children(row: Row, place: number): ReactNode
}

/** A list whose entries are small texts of their own. */
export function Entries<Row extends Listed>({
  rows,
  empty,
  pages,
  className = 'py-2.5',
  children,
}: EntriesProps<Row>) {
  return (
    <ListFrame rows={rows} empty={empty} pages={pages}>
      <ul>
        {rows.map((row, place) => (
          <li key={row.id} data-row="" className={`border-line wrap-anywhere not-last:border-b ${className}`}>
            {children(row, place)}
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

function ListFrame<Row>({ rows, empty, pages, children }: ListProps<Row> & { children: ReactNode }) {
  return (
    <>
      {rows.length > 0 ? children : empty && <p className="py-2 text-ink-2">{empty}</p>}
      {pages && <Pager {...pages} />}
    </>
  )
}

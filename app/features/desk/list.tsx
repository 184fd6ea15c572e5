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
}

interface TableProps<Row> extends ListProps<Row> {
  columns: Column<NoInfer<Row>>[]
}

/** A list that is read by columns. On a phone one of many columns stands line by line: the first, then the rest beside each other. */
export function Table<Row extends Listed>({ rows, columns, empty, pages }: TableProps<Row>) {
  const isWide = columns.length > 3
  const lines = isWide
    ? {
        table: 'max-md:block',
        head: 'max-md:sr-only',
        row: 'border-b border-line max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-2.5',
        cell: 'md:py-2.5 max-md:not-first:text-14 max-md:not-first:text-ink-2 max-md:first:basis-full max-md:empty:hidden',
      }
    : { table: '', head: '', row: 'border-b border-line', cell: 'py-1.5 pr-4' }
  return (
    <ListFrame rows={rows} empty={empty} pages={pages}>
      <table className={`w-full ${lines.table} ${isWide ? '' : 'max-w-2xl'}`}>
        <thead className={lines.head}>
          <tr className="border-b border-ink-2">
            {columns.map(({ head, isNumber }) => (
              <th key={head} className={`py-2 pr-4 text-14 font-[600] ${sideOf(isNumber)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={lines.table}>
          {rows.map((row) => (
            <tr key={row.id} data-row="" className={lines.row}>
              {columns.map(({ head, cell, isNumber, isAddress }) => (
                <td
                  key={head}
                  className={`align-top wrap-anywhere md:pr-4 ${isAddress ? 'md:min-w-56' : ''} ${lines.cell} ${sideOf(isNumber)}`}
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

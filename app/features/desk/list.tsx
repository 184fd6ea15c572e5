import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { Pager, type Pages } from './pager.tsx'

interface Listed {
  id: string
}

interface ListProps<Row> {
  rows: Row[]
  /** Said where there are none. */
  empty?: ReactNode
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
  /** How wide it is beside others. Where one column says so, the others do not move it, and every row is one line. */
  width?: string
  /** How the list is sorted by it, if it is, and the address where it is sorted otherwise. */
  sort?: { is: 'ascending' | 'descending' | undefined; to: string } | undefined
  /** The narrowest screen that has room for it. */
  from?: keyof typeof roomFrom
}

const roomFrom = { lg: 'max-lg:hidden', xl: 'max-xl:hidden', '2xl': 'max-[96rem]:hidden' }

/** The link that a row is: a press anywhere on the row follows it. */
export const wholeRow = 'whole-row font-[600] hover:text-indigo'
/** How high a row of one line is, where there is a mouse; else a finger has to fit. */
export const rowHeight = 'min-h-11 lg:min-h-[2.25rem]'

interface TableProps<Row> extends ListProps<Row> {
  columns: Column<NoInfer<Row>>[]
  /** What chooses rows, in a column of its own in front of the others: in its head, and in each row. */
  ticks?: {
    head: ReactNode
    cell(row: NoInfer<Row>): ReactNode
    /** A phone has no room for them until somebody wants to choose. */
    isOnPhones: boolean
  }
}

/** A list that is read by columns. On a phone one of many columns stands on two lines: the first and the last, below them the rest. */
export function Table<Row extends Listed>({ rows, columns, ticks, empty, pages }: TableProps<Row>) {
  const isWide = columns.length > 3 || columns.some(({ isMain }) => isMain)
  const hasPhoneTicks = ticks?.isOnPhones
  const phoneTick = hasPhoneTicks ? '' : 'max-md:hidden!'
  const isFixed = columns.some(({ width }) => width)
  const onPhone = isWide
    ? { table: 'max-md:block', head: 'max-md:sr-only', row: twoLines, cell: 'md:py-1' }
    : { table: '', head: '', row: '', cell: 'py-1' }
  const cellLook = `md:h-[2.25rem] ${isFixed ? 'md:truncate' : `wrap-anywhere ${onPhone.cell}`}`
  const mainLeaves = columns.some(({ isMain }) => isMain) ? 'md:whitespace-nowrap' : ''
  const spaceAfter = (place: number) => place < columns.length - 1 && (isWide ? 'md:pr-4' : 'pr-4')
  const lookOf = ({ isAddress, isMain, isNumber, from }: Column<Row>, place: number) =>
    [
      cellLook,
      spaceAfter(place),
      isAddress && 'md:min-w-56',
      isMain ? !isFixed && 'md:w-full md:max-w-0' : mainLeaves,
      isWide && lineOf(place, columns.length, isMain),
      from && roomFrom[from],
      sideOf(isNumber),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <ListFrame rows={rows} empty={empty} pages={pages}>
      <table
        className={`w-full ${onPhone.table} ${isWide ? '' : 'max-w-2xl'} ${isFixed ? 'md:table-fixed' : ''}`}
      >
        <thead
          className={`bg-paper lg:sticky lg:top-16 lg:z-2 ${hasPhoneTicks ? onPhone.table : onPhone.head}`}
        >
          <tr className={`shadow-[inset_0_-1px] shadow-line ${hasPhoneTicks ? onPhone.table : ''}`}>
            {ticks && (
              <th className={`text-left font-[400] md:h-11 md:w-[2rem] ${phoneTick}`}>{ticks.head}</th>
            )}
            {columns.map(({ head, isNumber, width = '', from, sort }, place) => (
              <th
                key={head}
                aria-sort={sort?.is}
                className={`py-1.5 whitespace-nowrap text-14 font-[400] text-ink-2 ${spaceAfter(place) || ''} ${width} ${from ? roomFrom[from] : ''} ${hasPhoneTicks ? onPhone.head : ''} ${sideOf(isNumber)}`}
              >
                {sort ? <SortLink head={head} {...sort} /> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={onPhone.table}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row=""
              className={`desk-row border-line not-last:border-b ${onPhone.row} ${hasPhoneTicks ? 'max-md:pl-8.5' : ''}`}
            >
              {ticks && (
                <td
                  className={`max-md:absolute max-md:inset-y-0 max-md:left-0 max-md:flex max-md:items-center ${phoneTick}`}
                >
                  {ticks.cell(row)}
                </td>
              )}
              {columns.map((column, place) => (
                <td key={column.head} className={lookOf(column, place)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListFrame>
  )
}

const twoLines =
  'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:py-2 max-md:after:order-2 max-md:after:basis-full'

const up = 'm7 14 5-5 5 5'
const down = 'm7 10 5 5 5-5'

/** The head of a column by which the list can be sorted. */
function SortLink({ head, is, to }: { head: string } & NonNullable<Column<Listed>['sort']>) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={`inline-flex items-center hover:text-ink ${is ? 'text-ink' : ''}`}
    >
      {head}
      {is && <LineDrawing path={is === 'ascending' ? up : down} className="-mr-1 size-5" />}
    </Link>
  )
}

/** Where a column stands on a phone, which does not show what is empty. */
function lineOf(place: number, count: number, isMain = false): string {
  if (place === 0) return 'max-md:order-1 max-md:min-w-0 max-md:flex-1'
  const below = `max-md:order-3 ${isMain ? 'max-md:min-w-0 max-md:flex-1' : ''}`
  return `max-md:text-14 max-md:text-ink-2 max-md:empty:hidden ${place === count - 1 ? 'max-md:order-1' : below}`
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
          <li
            key={row.id}
            data-row=""
            className={`desk-row border-line wrap-anywhere not-last:border-b ${className}`}
          >
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
      {rows.length > 0 ? children : <WithoutRows>{empty}</WithoutRows>}
      {pages && <Pager {...pages} />}
    </>
  )
}

function WithoutRows({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <p className="py-2 text-ink-2">{children}</p> : children
}

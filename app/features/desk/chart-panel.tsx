import { Table } from './list.tsx'
import { Panel } from './panel.tsx'

interface ChartRow {
  label: string
  value: number
  others?: (string | number)[]
}

interface ChartPanelProps {
  id: string
  heading: string
  text?: string
  empty: string
  /** What opens the table behind the chart. */
  tableLabel: string
  /** Names of the table's columns: that of the labels, that of the values, and any others. */
  head: string[]
  rows: ChartRow[]
  /** Days stand side by side; whatever has a name stands in lines below each other. */
  isByDay?: boolean
}

/** One chart, the same figures as a table behind it, or that there is nothing yet. */
export function ChartPanel({ id, heading, text, empty, tableLabel, head, rows, isByDay }: ChartPanelProps) {
  const isEmpty = rows.every(
    ({ value, others = [] }) => value === 0 && others.every((other) => !Number(other)),
  )
  const columns = head.map((name, index) => ({
    head: name,
    cell: ({ label, value, others = [] }: ChartRow) => [label, value, ...others][index],
    isNumber: index > 0,
  }))
  const Chart = isByDay ? DayChart : LineChart
  return (
    <Panel id={id} title={heading}>
      {text && !isEmpty && <p className="measure mb-3 text-ink-2">{text}</p>}
      {isEmpty ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <>
          <Chart label={heading} rows={rows} />
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2 text-16 text-ink-2 underline">
              {tableLabel}
            </summary>
            <Table rows={rows.map((row) => ({ id: row.label, ...row }))} columns={columns} />
          </details>
        </>
      )}
    </Panel>
  )
}

interface ChartProps {
  label: string
  rows: ChartRow[]
}

// The pictures are stretched to whatever room there is, so every word and number stands beside them, not in them.

function DayChart({ label, rows }: ChartProps) {
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <div className="max-w-4xl text-14 text-ink-2 figures">
      <p aria-hidden="true">{highest}</p>
      <svg
        viewBox={`0 0 ${rows.length * 10} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-36 w-full border-y border-line"
      >
        {rows.map((row, index) => (
          <rect
            key={row.label}
            x={index * 10 + 1.5}
            y={100 - (row.value / highest) * 100}
            width="7"
            height={(row.value / highest) * 100}
            className="fill-indigo"
          >
            <title>{`${row.label}: ${row.value}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between">
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
    </div>
  )
}

function LineChart({ label, rows }: ChartProps) {
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul aria-label={label} className="max-w-2xl flex flex-col gap-2">
      {rows.map((row) => (
        <li key={row.label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-16">
          <span className="wrap-anywhere">{row.label}</span>
          <span className="text-right figures">{row.value}</span>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="col-span-2 h-1.5 w-full bg-paper-2"
          >
            <rect width={(row.value / highest) * 100} height="1" className="fill-indigo" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'

/** As content has it: a primitive knows no more of it than what it draws. */
type Shown =
  | { kind: 'board'; title: string; now: string; rows: Row[] }
  | { kind: 'rows'; title: string; rows: Row[] }
  | { kind: 'steps'; title: string; steps: { text: string; isDone?: true }[] }
  | { kind: 'chat'; title: string; lines: { isOurs?: true; text: string; lang?: string }[] }
  | { kind: 'bars'; title: string; note: string; bars: { label: string; value: number }[] }
  | { kind: 'week'; title: string; note: string; days: string[]; rows: { label: string; cells: Cell[] }[] }

interface Row {
  name: string
  value: string
  tone?: 'good' | 'late'
}

type Cell = 'free' | 'taken' | 'clash'

/** A small interface as it would look on a phone. A picture: the text beside it says what it is. */
export function Miniature(props: Shown) {
  return (
    <div className="w-full max-w-64 rounded-[10px] border border-ink/15 bg-paper px-3.5 py-3 text-14 leading-tight text-ink">
      <p className="border-b border-line pb-2 font-[600]">{props.title}</p>
      {drawn(props)}
    </div>
  )
}

function drawn(props: Shown): ReactNode {
  switch (props.kind) {
    case 'board':
      return (
        <>
          <p className="figures pt-2 text-38 wide leading-none text-peacock">{props.now}</p>
          <Rows rows={props.rows} />
        </>
      )
    case 'rows':
      return <Rows rows={props.rows} />
    case 'steps':
      return <Steps steps={props.steps} />
    case 'chat':
      return <Chat lines={props.lines} />
    case 'bars':
      return <Bars bars={props.bars} note={props.note} />
    case 'week':
      return <Week {...props} />
  }
}

const tones = { good: 'text-peacock', late: 'text-sindoor' }

function Rows({ rows }: { rows: Row[] }) {
  return rows.map(({ name, value, tone }) => (
    <p key={name} className="flex flex-wrap justify-between gap-x-3 pt-2">
      {name}
      <span className={tone ? tones[tone] : 'text-ink-2'}>{value}</span>
    </p>
  ))
}

function Steps({ steps }: Pick<Extract<Shown, { kind: 'steps' }>, 'steps'>) {
  return steps.map(({ text, isDone }) => (
    <p key={text} className={`flex items-center gap-2.5 pt-2 ${isDone ? '' : 'text-ink-2'}`}>
      <span
        className={`size-3 shrink-0 rounded-full border-2 ${isDone ? 'border-peacock bg-peacock' : 'border-ink-2'}`}
      />
      {text}
    </p>
  ))
}

function Chat({ lines }: Pick<Extract<Shown, { kind: 'chat' }>, 'lines'>) {
  return lines.map(({ isOurs, text, lang }) => (
    <p
      key={text}
      lang={lang}
      className={`mt-1.5 w-fit max-w-[88%] rounded-[10px] px-2.5 py-1.5 ${isOurs ? 'ml-auto bg-peacock text-paper' : 'bg-paper-2'}`}
    >
      {text}
    </p>
  ))
}

function Bars({ bars, note }: Pick<Extract<Shown, { kind: 'bars' }>, 'bars' | 'note'>) {
  const lowest = Math.min(...bars.map(({ value }) => value))
  return (
    <>
      <div className="flex items-end gap-2 pt-2.5">
        {bars.map(({ label, value }) => (
          <div key={label} className="grow basis-0 text-center">
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" className="h-14 w-full">
              <rect
                y={100 - value}
                width="10"
                height={value}
                className={value === lowest ? 'fill-marigold' : 'fill-indigo'}
              />
            </svg>
            <span className="text-ink-2">{label}</span>
          </div>
        ))}
      </div>
      <p className="pt-1.5">{note}</p>
    </>
  )
}

const cells: Record<Cell, string> = { free: 'bg-paper-2', taken: 'bg-indigo', clash: 'bg-sindoor' }

function Week({ days, rows, note }: Extract<Shown, { kind: 'week' }>) {
  return (
    <>
      <table className="mt-1.5 w-full border-separate border-spacing-1">
        <tbody>
          <tr className="text-ink-2">
            <td />
            {/* Two days may begin with the same letter. */}
            {days.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days stand in a fixed order
              <td key={at} className="text-center">
                {day}
              </td>
            ))}
          </tr>
          {rows.map(({ label, cells: row }) => (
            <tr key={label}>
              <td className="w-px pr-1 whitespace-nowrap">{label}</td>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: hours stand in a fixed order
                <td key={at} className={`h-4 rounded-[3px] ${cells[cell]}`} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1.5">{note}</p>
    </>
  )
}

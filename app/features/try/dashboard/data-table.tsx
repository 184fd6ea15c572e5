interface DataTableProps {
  caption: string
  /** Of the frame in which the table scrolls. */
  label: string
  headings: string[]
  rows: string[][]
  /** Columns whose cells are texts: the first one unless said. */
  texts?: number
}

const most = 400

/** Names left, numbers right; it scrolls in its own frame, by keyboard too. */
export function DataTable({ caption, label, headings, rows, texts = 1 }: DataTableProps) {
  const side = (place: number) => (place < texts ? 'text-left' : 'text-right')
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={label}
      className="max-h-96 overflow-auto print:max-h-none"
    >
      <table className="figures w-full text-16 leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink/40">
            {headings.map((heading, place) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not change places
                key={place}
                scope="col"
                className={`py-2 pr-3 last:pr-0 font-[600] ${side(place)}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((cells, row) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows do not change places
              key={row}
              className="border-b border-line"
            >
              {cells.map((cell, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not change places
                  key={place}
                  className={`py-2 pr-3 wrap-anywhere last:pr-0 ${side(place)}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

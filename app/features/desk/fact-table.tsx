import type { ReactNode } from 'react'
import type { Fact } from './fact-field.tsx'

interface FactTableProps {
  /** What its rows are, for whoever hears it read. */
  title: string
  facts: Fact[]
  inputOf(fact: Fact, className: string): ReactNode
}

/** Facts of the same parts below each other, one line for each thing they are of. On a phone each is a block of its own. */
export function FactTable({ title, facts, inputOf }: FactTableProps) {
  const columns = [...new Set(facts.map(({ column }) => column ?? ''))]
  return (
    <table aria-label={title} className="max-md:block md:w-auto">
      <thead className="max-md:hidden">
        <tr>
          <td />
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="pr-3 pb-1 text-left align-bottom text-14 font-[400] text-ink-2 first-letter:uppercase"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {[...Map.groupBy(facts, ({ row }) => row)].map(([row, ofRow]) => (
          <tr
            key={row}
            className="max-md:grid max-md:grid-cols-2 max-md:gap-3 max-md:py-2.5 max-md:not-first:border-t max-md:not-first:border-line"
          >
            <th
              scope="row"
              className="text-left align-top leading-[calc(var(--spacing)*11)] font-[600] max-md:col-span-2 max-md:leading-snug md:w-64 md:pr-6"
            >
              {row}
            </th>
            {columns.map((column) => {
              const fact = ofRow.find((each) => each.column === column)
              return (
                <td key={column} className="align-top max-md:empty:hidden md:pr-3 md:pb-1.5">
                  {fact && (
                    <>
                      <label
                        htmlFor={fact.id}
                        className="mb-1 block text-14 text-ink-2 first-letter:uppercase md:hidden"
                      >
                        {column}
                      </label>
                      {inputOf(fact, 'md:w-44')}
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

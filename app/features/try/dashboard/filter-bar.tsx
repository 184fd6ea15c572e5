import { useId } from 'react'
import { SelectField } from '#app/ui/form/field.tsx'
import type { Words } from '#content/words.ts'
import type { FigureSpec, Point } from '#domain/sheet/figure.ts'
import { type Filter, type FilterChoice, isSameGroup } from '#domain/sheet/view.ts'
import type { Teller } from './figure-words.ts'

interface FilterBarProps {
  words: Words['tryDashboard']['view']['filter']
  choices: readonly FilterChoice[]
  filters: readonly Filter[]
  tell: Teller
  onChoose(by: FigureSpec['by'], key: Point['key'] | undefined): void
}

/** Which rows the figures are of: a list for each column that they can be chosen by. */
export function FilterBar({ words, choices, filters, tell, onChoose }: FilterBarProps) {
  const id = useId()
  if (choices.length === 0) return null
  return (
    <fieldset className="needs-script screen-only mt-6">
      <legend className="font-[600]">{words.label}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {choices.map(({ by, keys }, place) => (
          <SelectField
            key={tell.group(by)}
            name={`${id}-${place}`}
            label={tell.group(by)}
            value={keys.indexOf(filters.find((filter) => isSameGroup(filter.by, by))?.key ?? '')}
            options={[
              { value: '-1', label: words.all },
              ...keys.map((key, at) => ({ value: String(at), label: tell.label({ key }, by) })),
            ]}
            onChange={({ target }) => onChoose(by, keys[Number(target.value)])}
          />
        ))}
      </div>
    </fieldset>
  )
}

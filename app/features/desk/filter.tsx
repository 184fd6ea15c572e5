import type { MouseEvent } from 'react'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { entriesOf } from './choice.tsx'
import { chip, chosenChip } from './filters.tsx'
import { Menu } from './menu.tsx'

const check = 'm6 12.5 4 4 8-9'

interface FilterProps {
  name: string
  /** What is filtered by; said while nothing is chosen. */
  label: string
  /** What choosing nothing is called. */
  any: string
  value: string | undefined
  options: readonly string[] | Readonly<Record<string, string>>
}

/** One choice by which a list is filtered: behind a chip that says what is chosen, and on a phone's sheet side by side. */
export function Filter({ name, label, any, value = '', options }: FilterProps) {
  const entries = entriesOf(options)
  const [, text] = entries.find(([option]) => option === value) ?? []
  return (
    <Menu
      isForWide
      label={
        <span className="truncate">
          {label}
          {text && `: ${text}`}
        </span>
      }
      className={`max-w-60 cursor-pointer gap-1 hover:bg-paper-2 ${chip} ${text ? chosenChip : 'border-ink/50'}`}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys choose by the radio buttons themselves */}
      <fieldset onClick={closeForPointer} className="max-md:flex max-md:flex-wrap max-md:gap-2">
        <legend className="px-3 py-2 text-14 text-ink-2 max-md:px-0 max-md:pt-0 lg:sr-only">{label}</legend>
        {[['', any] as const, ...entries].map(([option, optionText]) => (
          <label key={option} className={optionLook}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === value}
              className="peer sr-only"
            />
            <span className="min-w-0 truncate">{optionText}</span>
            <LineDrawing
              path={check}
              className="invisible ml-auto size-4 peer-checked:visible max-md:hidden"
            />
          </label>
        ))}
      </fieldset>
    </Menu>
  )
}

const optionLook =
  'relative flex min-h-11 cursor-pointer items-center gap-4 text-16 has-focus-visible:outline-2 has-checked:font-[600] has-checked:text-indigo max-md:max-w-full max-md:rounded-full max-md:border max-md:border-ink/50 max-md:px-4 max-md:has-checked:border-indigo max-md:has-checked:bg-indigo/10 md:w-full md:rounded-[8px] md:px-3 md:-outline-offset-2 md:hover:bg-paper-2 outline-indigo'

/** A press chooses and closes. Keys go on choosing: each arrow already shows its list. */
function closeForPointer({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest<HTMLElement>('[popover]')
  if (detail > 0 && menu?.matches(':popover-open')) menu.hidePopover()
}

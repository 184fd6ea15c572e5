import { useId } from 'react'
import { Select } from './select.tsx'

interface ChoiceProps {
  name: string
  label: string
  value: string | undefined
  /** Values with what each is called, or values that are their own names. */
  options: readonly string[] | Readonly<Record<string, string>>
  /** What choosing nothing is called. */
  all?: string
}

/** Each with what it is called. */
export function entriesOf(options: ChoiceProps['options']): [string, string][] {
  return Array.isArray(options) ? options.map((option) => [option, option]) : Object.entries(options)
}

/** A select, small enough to stand beside others. */
export function Choice({ name, label, value = '', options, all }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-[600]">
        {label}
      </label>
      <Select id={id} name={name} defaultValue={value} key={value} className="max-w-52">
        {all !== undefined && <option value="">{all}</option>}
        {entriesOf(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** A filter that is on or off. */
export function Tick({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-16">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isOn}
        className="checkbox size-5 shrink-0"
      />
      {label}
    </label>
  )
}

import { entriesOf } from './choice.tsx'

const chip =
  'inline-flex min-h-11 items-center rounded-full border px-3.5 text-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo'
const chosen = 'border-indigo bg-indigo/10 text-indigo font-[600]'

interface SearchFieldProps {
  label: string
  hint: string
  value: string | undefined
}

/** Above a list: what is looked for in it. */
export function SearchField({ label, hint, value }: SearchFieldProps) {
  return (
    <input
      type="search"
      name="q"
      aria-label={label}
      placeholder={hint}
      defaultValue={value}
      maxLength={200}
      className="min-h-11 w-full min-w-0 grow rounded-[10px] border border-line bg-paper px-3 text-16 md:min-w-56"
    />
  )
}

interface FilterProps {
  name: string
  /** What is filtered by; said while nothing is chosen. */
  label: string
  value: string | undefined
  options: readonly string[] | Readonly<Record<string, string>>
}

/** One choice by which a list is filtered. */
export function Filter({ name, label, value = '', options }: FilterProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      key={value}
      className={`max-w-44 ${chip} ${value ? chosen : 'border-line bg-paper'}`}
    >
      <option value="">{label}</option>
      {entriesOf(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A filter that is on or off. */
export function Toggle({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label
      className={`cursor-pointer whitespace-nowrap border-line has-checked:border-indigo has-checked:bg-indigo/10 has-checked:font-[600] has-checked:text-indigo ${chip}`}
    >
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} className="sr-only" />
      {label}
    </label>
  )
}

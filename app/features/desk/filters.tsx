import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import { entriesOf } from './choice.tsx'
import { fieldLook } from './field-look.ts'
import { Menu } from './menu.tsx'
import { SmallButton } from './small-button.tsx'

const chip =
  'inline-flex min-h-11 items-center rounded-[10px] border px-3 text-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo'
const chosen = 'border-indigo bg-indigo/10 text-indigo font-[600]'

interface FilterBarProps {
  /** Said on the button that whoever has no script needs. */
  apply: string
  children: ReactNode
}

/** Above a list. What is chosen holds at once, and is kept in the address, so that a view can be bookmarked. */
export function FilterBar({ apply, children }: FilterBarProps) {
  const submit = useSubmit()
  const isBusy = useNavigation().state === 'loading'
  return (
    <Form
      onChange={(event) => {
        if ((event.target as HTMLElement).matches('select, [type=checkbox]')) submit(event.currentTarget)
      }}
      role="search"
      aria-busy={isBusy}
      className="flex flex-wrap items-center gap-2 pb-3 max-md:pb-1"
    >
      {children}
      <noscript>
        <SmallButton>{apply}</SmallButton>
      </noscript>
    </Form>
  )
}

/** Looks lower than it is on a phone, where the list needs the room and a finger all of it. */
export const barButton =
  'max-md:relative max-md:min-h-9 max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1'

interface FilterChipsProps {
  words: Pick<DeskWords, 'filter'>
  /** How many are in use. */
  count: number
  children: ReactNode
}

/** Filters beside each other; on a phone behind one button. */
export function FilterChips({ words, count, children }: FilterChipsProps) {
  return (
    <Menu
      isForPhones
      label={count > 0 ? `${words.filter} · ${count}` : words.filter}
      className={`${chip} ${barButton} shrink-0 gap-1 ${count > 0 ? chosen : 'border-ink/50'}`}
    >
      <div className="flex items-center gap-2 max-md:flex-col max-md:items-stretch max-md:p-2 max-md:[&_select]:w-full max-md:[&_select]:max-w-none">
        {children}
      </div>
    </Menu>
  )
}

interface SearchFieldProps {
  label: string
  /** What can be looked for. */
  hint: string
  value: string | undefined
}

/** Above a list: what is looked for in it. On a phone it looks lower than it is, as the buttons beside it do. */
export function SearchField({ label, hint, value }: SearchFieldProps) {
  return (
    <label className="flex min-w-0 flex-1 basis-28 max-md:py-1 lg:basis-56">
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        title={hint}
        defaultValue={value}
        maxLength={200}
        className={`w-full min-w-0 max-md:min-h-9! ${fieldLook}`}
      />
    </label>
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
      className={`max-w-44 ${chip} ${value ? chosen : 'border-ink/50 bg-paper'}`}
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

/** Instead of a list, where its filters leave nothing. */
export function NoMatches({ words }: { words: Pick<DeskWords, 'noMatches' | 'clearFilters'> }) {
  return (
    <p className="py-2 text-ink-2">
      {words.noMatches}{' '}
      <Link to={useLocation().pathname} className="thread-link">
        {words.clearFilters}
      </Link>
    </p>
  )
}

/** A filter that is on or off. */
export function Toggle({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label
      className={`cursor-pointer whitespace-nowrap border-ink/50 has-checked:border-indigo has-checked:bg-indigo/10 has-checked:font-[600] has-checked:text-indigo ${chip}`}
    >
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} className="sr-only" />
      {label}
    </label>
  )
}

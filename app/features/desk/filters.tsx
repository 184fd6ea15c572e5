import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { fieldLook } from './field-look.ts'
import { Menu } from './menu.tsx'
import { SmallButton, smallButton } from './small-button.tsx'

export const chip =
  'inline-flex min-h-11 items-center rounded-[10px] border px-3 text-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo'
export const chosenChip = 'border-indigo bg-indigo/10 text-indigo font-[600]'

interface FilterBarProps {
  /** Said on the button that whoever has no script needs. */
  apply: string
  children: ReactNode
}

/** Above a list. What is chosen holds at once, and is kept in the address, so that a view can be bookmarked. */
export function FilterBar({ apply, children }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const { search } = useLocation()
  const isBusy = useNavigation().state === 'loading'
  useEffect(() => {
    if (form.current) showWhatHolds(form.current, new URLSearchParams(search))
  }, [search])
  return (
    <Form
      ref={form}
      onChange={({ target, currentTarget }) => {
        if ((target as unknown as HTMLElement).matches('[type=radio], [type=checkbox]'))
          submit(filledFields(currentTarget))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        submit(filledFields(event.currentTarget))
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

/** The address may have changed by a link, or by going back. What is being typed stays. */
function showWhatHolds(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.querySelectorAll('input')) {
    const value = query.get(field.name) ?? ''
    if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.value === value
    else if (field.type === 'search' && field !== document.activeElement) field.value = value
  }
}

/** Without what nothing was chosen or typed for, so that addresses stay short. */
function filledFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  )
  return new URLSearchParams(fields)
}

/** Looks lower than it is on a phone, where the list needs the room and a finger all of it. */
export const barButton =
  'max-md:relative max-md:min-h-9 max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1'

interface FilterChipsProps {
  words: Pick<DeskWords, 'filter' | 'clear' | 'apply' | 'showCount'>
  /** How many are in use. */
  count: number
  /** How many rows they leave, where that is known. */
  found?: number | undefined
  children: ReactNode
}

/** Filters beside each other; on a phone behind one button, on a sheet that stays until the list is wanted. */
export function FilterChips({ words, count, found, children }: FilterChipsProps) {
  const { pathname } = useLocation()
  const clear = (className: string) =>
    count > 0 && (
      <Link to={pathname} className={smallButton('quiet', className)}>
        {words.clear}
      </Link>
    )
  return (
    <Menu
      isForPhones
      label={count > 0 ? `${words.filter} · ${count}` : words.filter}
      className={`${chip} ${barButton} shrink-0 gap-1 ${count > 0 ? chosenChip : 'border-ink/50'}`}
    >
      <div className="sticky -top-1 z-2 -mx-1 -mt-1 flex min-h-13 items-center justify-between border-b border-line bg-paper px-4 md:hidden">
        <p className="text-17 font-[600]">{words.filter}</p>
        {clear('-mr-3.5')}
      </div>
      <div className="flex items-center gap-2 max-md:flex-col max-md:items-start max-md:gap-4 max-md:p-3 md:flex-wrap">
        {children}
        {clear('max-md:hidden')}
      </div>
      <div className="sticky -bottom-2 z-2 -mx-1 -mb-1 border-t border-line bg-paper px-4 py-2 md:hidden">
        <SmallButton look="strong" className="w-full justify-center">
          <span className="needs-script empty:hidden">
            {found !== undefined && fill(words.showCount, { count: found.toLocaleString('en-IN') })}
          </span>
          <span className={found === undefined ? '' : 'hidden noscript:inline'}>{words.apply}</span>
        </SmallButton>
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
    <label className="flex min-w-0 flex-1 basis-28 max-md:py-1 md:max-w-[20rem] lg:basis-56">
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
      className={`cursor-pointer whitespace-nowrap border-ink/50 has-checked:border-indigo has-checked:bg-indigo/10 has-checked:font-[600] has-checked:text-indigo max-md:rounded-full max-md:px-4 ${chip}`}
    >
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} className="sr-only" />
      {label}
    </label>
  )
}

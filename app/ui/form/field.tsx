import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

interface FieldProps {
  /** Also the id of the input, unless two forms on one page use the same name; error summaries link to it. */
  name: string
  id?: string
  label: string
  hint?: string
  /** In the visitor's words: what is wrong and how to put it right. */
  error?: string | undefined
}

export function TextField({
  name,
  id = name,
  label,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...describedBy({ id, hint, error })}
        {...input}
        id={id}
        name={name}
        className={boxClass(error)}
      />
    </FieldFrame>
  )
}

export function TextAreaField({
  name,
  id = name,
  label,
  hint,
  error,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...describedBy({ id, hint, error })}
        id={id}
        name={name}
        className={boxClass(error)}
      />
    </FieldFrame>
  )
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'name'> {
  options: readonly { value: string; label: string }[]
}

export function SelectField({
  name,
  id = name,
  label,
  hint,
  error,
  required,
  options,
  ...select
}: SelectFieldProps) {
  // Of a list that begins with a choice one is always chosen, so HTML has it required of no such list.
  const canBeEmpty = options[0]?.value === ''
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...select}
          {...describedBy({ id, hint, error })}
          id={id}
          name={name}
          required={required && canBeEmpty}
          className={`${boxClass(error)} appearance-none truncate pr-11`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {/* The browser's own stands against the border. */}
        <Icon
          name="chevron"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-2"
        />
      </div>
    </FieldFrame>
  )
}

export function CheckboxField({
  name,
  id = name,
  label,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <div className={error ? 'border-l-4 border-sindoor pl-4' : ''}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          {...describedBy({ id, hint, error })}
          id={id}
          name={name}
          type="checkbox"
          className="checkbox mt-0.5 size-6 shrink-0"
        />
        <span>
          {label}
          {hint && (
            <span id={`${id}-hint`} className="block text-16 text-ink-2">
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}

type FrameProps = Omit<FieldProps, 'name'> & { id: string }

function FieldFrame({ id, label, hint, error, children }: FrameProps & { children: ReactNode }) {
  return (
    // What not every field has stands below its box, so that labels and boxes of a row are in line.
    <div className={`flex flex-col gap-1.5 ${error ? 'border-l-4 border-sindoor pl-4' : ''}`}>
      <label htmlFor={id} className="font-[600]">
        {label}
      </label>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-16 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="font-[600] text-sindoor">
      {children}
    </p>
  )
}

function boxClass(error: string | undefined): string {
  return `min-h-12 w-full rounded-[10px] border bg-paper px-3.5 py-2.5 md:min-h-12.5 ${error ? 'border-2 border-sindoor' : 'border-ink/50'}`
}

function describedBy({ id, hint, error }: Omit<FrameProps, 'label'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  /** Also the id of the input, so that an error summary can link to it. */
  name: string
  label: string
  hint?: string
  /** In the visitor's words: what is wrong and how to put it right. */
  error?: string | undefined
}

/** `id` is for pages where two forms have a field of the same name. */
export function TextField({
  name,
  id = name,
  label,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame name={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...describedBy({ name: id, hint, error })}
        id={id}
        name={name}
        className={boxClass(error)}
      />
    </FieldFrame>
  )
}

export function TextAreaField({
  name,
  label,
  hint,
  error,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...describedBy({ name, hint, error })}
        id={name}
        name={name}
        className={boxClass(error)}
      />
    </FieldFrame>
  )
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'name'> {
  options: readonly { value: string; label: string }[]
}

export function SelectField({ name, label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <select
        {...select}
        {...describedBy({ name, hint, error })}
        id={name}
        name={name}
        className={boxClass(error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function CheckboxField({ name, label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <div className={error ? 'border-l-4 border-sindoor pl-4' : ''}>
      {error && <FieldError name={name}>{error}</FieldError>}
      <label htmlFor={name} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          {...describedBy({ name, hint, error })}
          id={name}
          name={name}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0"
        />
        <span>
          {label}
          {hint && (
            <span id={`${name}-hint`} className="block text-[0.9375rem] text-ink-2">
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}

function FieldFrame({ name, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-1.5 ${error ? 'border-l-4 border-sindoor pl-4' : ''}`}>
      <label htmlFor={name} className="font-[600]">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-[0.9375rem] text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
      {children}
    </div>
  )
}

function FieldError({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p id={`${name}-error`} className="font-[600] text-sindoor">
      {children}
    </p>
  )
}

function boxClass(error: string | undefined): string {
  return `min-h-12 w-full rounded-[10px] border bg-paper px-3.5 py-2.5 ${error ? 'border-2 border-sindoor' : 'border-ink-2'}`
}

function describedBy({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

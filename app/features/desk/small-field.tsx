import type { ComponentProps } from 'react'

interface SmallFieldProps extends ComponentProps<'input'> {
  label: string
}

/** A field with its label, small enough to stand beside others. */
export function SmallField({ label, className = '', ...input }: SmallFieldProps) {
  return (
    <label className={`text-14 font-[600] ${className}`}>
      {label}
      <input
        {...input}
        className="mt-1 block min-h-11 w-full rounded-[10px] border border-ink-2 bg-paper px-3 font-[400] text-16"
      />
    </label>
  )
}

import type { ComponentProps } from 'react'
import { fieldLook } from './field-look.ts'

interface SmallFieldProps extends ComponentProps<'input'> {
  label: string
}

/** A field with its label, small enough to stand beside others. */
export function SmallField({ label, className = '', ...input }: SmallFieldProps) {
  return (
    <label className={`font-[600] ${className}`}>
      {label}
      <input {...input} className={`mt-1.5 block w-full ${fieldLook}`} />
    </label>
  )
}

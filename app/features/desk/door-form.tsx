import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { TextField } from '#app/ui/form/field.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface DoorFormProps {
  /** What is wrong with what was sent last. */
  error: { field: string; message: string } | undefined
  fields: ComponentProps<typeof TextField>[]
  submit: string
  children?: ReactNode
}

/** The one question of a page in front of the desk. */
export function DoorForm({ error, fields, submit, children }: DoorFormProps) {
  useEffect(() => {
    if (error) document.getElementById(error.field)?.focus()
  }, [error])
  const wrong = { 'aria-invalid': true, 'aria-describedby': 'door-error' }
  return (
    <PostForm className="flex flex-col gap-5">
      {error && (
        <p
          id="door-error"
          role="alert"
          className="rounded-[10px] border border-sindoor px-3.5 py-2.5 font-[600] text-sindoor"
        >
          {error.message}
        </p>
      )}
      {fields.map((field) => (
        <TextField key={field.name} required {...field} {...(error?.field === field.name && wrong)} />
      ))}
      <SmallButton look="strong" className="w-full justify-center">
        {submit}
      </SmallButton>
      {children}
    </PostForm>
  )
}

/** Whose desk it is: what password managers find the password by. */
export function emailField(label: string, sent: string | undefined): ComponentProps<typeof TextField> {
  return { name: 'email', label, type: 'email', autoComplete: 'username', defaultValue: sent }
}

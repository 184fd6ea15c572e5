import type { ComponentProps, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'

interface DoorFormProps {
  errorTitle: string
  /** What is wrong with what was sent last. */
  error: { field: string; message: string } | undefined
  fields: ComponentProps<typeof TextField>[]
  submit: string
  children?: ReactNode
}

/** The one question of a page in front of the desk. */
export function DoorForm({ errorTitle, error, fields, submit, children }: DoorFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="flex flex-col gap-5">
      <ErrorSummary title={errorTitle} errors={error ? [error] : []} attempt={error} />
      {fields.map((field) => (
        <TextField
          key={field.name}
          required
          {...field}
          error={error?.field === field.name ? error.message : undefined}
        />
      ))}
      <Button type="submit" look="primary" className="w-full" disabled={isBusy}>
        {submit}
      </Button>
      {children}
    </Form>
  )
}

/** Whose desk it is: what password managers find the password by. */
export function emailField(label: string, sent: string | undefined): ComponentProps<typeof TextField> {
  return { name: 'email', label, type: 'email', autoComplete: 'username', defaultValue: sent }
}

import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { SignInWords } from '#content/en/desk/sign-in.ts'

interface FirstOwnerFormProps {
  words: SignInWords
  email: string
  error?: { field: 'email' | 'password'; message: string } | undefined
}

export function FirstOwnerForm({ words, email, error }: FirstOwnerFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const errorOf = (field: 'email' | 'password') => (error?.field === field ? error.message : undefined)
  return (
    <Form method="post" className="flex flex-col gap-5">
      <ErrorSummary title={words.errorTitle} errors={error ? [error] : []} attempt={error} />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        error={errorOf('email')}
      />
      <TextField
        name="password"
        label={words.password}
        hint={words.passwordRule}
        type="password"
        autoComplete="new-password"
        required
        error={errorOf('password')}
      />
      <Button type="submit" look="primary" className="w-full" disabled={isBusy}>
        {words.start.submit}
      </Button>
    </Form>
  )
}

import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { SignInWords } from '#content/en/desk/sign-in.ts'

interface SignInFormProps {
  words: SignInWords
  refused: { email: string; error: string } | undefined
}

export function SignInForm({ words, refused }: SignInFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="flex flex-col gap-5">
      <ErrorSummary
        title={words.errorTitle}
        errors={refused ? [{ field: 'password', message: refused.error }] : []}
        attempt={refused}
      />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        required
        defaultValue={refused?.email}
      />
      <TextField
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" look="primary" className="w-full" disabled={isBusy}>
        {words.submit}
      </Button>
      <p className="text-[0.9375rem] text-ink-2">
        {words.forgotten}{' '}
        <code className="mt-1 block rounded-[8px] bg-paper-2 px-3 py-2 text-[0.875rem] wrap-anywhere">
          {words.forgottenCommand}
        </code>
      </p>
    </Form>
  )
}

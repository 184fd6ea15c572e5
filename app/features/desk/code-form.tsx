import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { SignInWords } from '#content/en/desk/sign-in.ts'

interface CodeFormProps {
  words: SignInWords
  refused: { error: string } | undefined
}

/** The second step of signing in. */
export function CodeForm({ words, refused }: CodeFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="flex flex-col gap-5">
      <ErrorSummary
        title={words.errorTitle}
        errors={refused ? [{ field: 'code', message: refused.error }] : []}
        attempt={refused}
      />
      <TextField
        name="code"
        label={words.code.label}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={32}
        required
      />
      <Button type="submit" look="primary" className="w-full" disabled={isBusy}>
        {words.code.submit}
      </Button>
      <SmartLink href={deskPaths.signIn} className="thread-link self-start text-[0.9375rem]">
        {words.code.again}
      </SmartLink>
    </Form>
  )
}

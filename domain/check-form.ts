import { forms } from '#content/en/forms.ts'
import type { FieldWords } from '#content/types/forms.ts'
import { askAboutEmail } from './email-question.ts'
import { fieldMessages } from './field-messages.ts'
import type { Checked } from './fields.ts'

type CheckedForm<Fields> =
  | { ok: true; fields: Fields }
  | { ok: false; messages: Record<string, string>; suggestion?: string | undefined }

/** Checks what a form sent. All that is wrong with it is said at once, the question about a mistyped address included. */
export function checkForm<Fields>(
  sent: Record<string, unknown>,
  words: Record<string, FieldWords>,
  check: (fields: Record<string, unknown>) => Checked<Fields>,
): CheckedForm<Fields> {
  const { fields, suggestion, question } = askAboutEmail(sent)
  const checked = check(fields)
  if (checked.ok && !question) return checked
  const problems = checked.ok ? [] : checked.problems
  return {
    ok: false,
    messages: { ...fieldMessages(words, forms.problems, problems), ...question },
    suggestion,
  }
}

import type { FieldWords } from '#content/form-words.ts'
import type { Words } from '#content/words.ts'
import { askAboutEmail } from './email-question.ts'
import { fieldMessages } from './field-messages.ts'
import type { Checked, Problem } from './fields.ts'

type CheckedForm<Fields> =
  | { ok: true; fields: Fields }
  | {
      ok: false
      problems: { field: string; problem: Problem }[]
      /** The words for them, and the question about the address. */
      messages: Record<string, string>
      suggestion?: string | undefined
    }

/** Checks what a form sent. All that is wrong with it is said at once, the question about a mistyped address included. */
export function checkForm<Fields>(
  sent: Record<string, unknown>,
  words: { fields: Record<string, FieldWords>; forms: Words['forms'] },
  check: (fields: Record<string, unknown>) => Checked<Fields>,
): CheckedForm<Fields> {
  const { fields, suggestion, question } = askAboutEmail(sent, words.forms)
  const checked = check(fields)
  if (checked.ok && !question) return checked
  const problems = checked.ok ? [] : checked.problems
  return {
    ok: false,
    problems,
    messages: { ...fieldMessages(words.fields, words.forms.problems, problems), ...question },
    suggestion,
  }
}

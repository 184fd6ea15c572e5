import { type FormEvent, useState } from 'react'
import type { Sent } from './send-form.ts'

type Errors = Record<string, string>

/** What a form was last refused with. */
export interface Attempt {
  errors: Errors
  /** The e-mail address that was probably meant. */
  suggestion: string | undefined
  /** The question about the address is all that keeps the form from being taken. */
  isOnlyAsked: boolean
}

/** What is wrong with a form: all that was told at the last attempt, and what still stands in red at the fields. */
export function useFieldErrors(messages: Errors = {}, suggestion?: string) {
  const [attempt, setAttempt] = useState(() => attemptOf(messages, suggestion))
  const [errors, setErrors] = useState(attempt.errors)
  return {
    attempt,
    errors,
    show(sent: Sent) {
      const next = sent.kind === 'invalid' ? attemptOf(sent.messages, sent.suggestion) : attemptOf({})
      setAttempt(next)
      setErrors(next.errors)
    },
    /** A field that is being put right is not scolded any more. */
    onInput({ target }: FormEvent) {
      const { name } = target as HTMLInputElement
      setErrors((shown) => {
        const { [name]: corrected, ...others } = shown
        return corrected ? others : shown
      })
    },
  }
}

/** “Did you mean …?” is no error: it stands once, above its two answers. */
function attemptOf(messages: Errors, suggestion?: string): Attempt {
  const { email: question, ...others } = messages
  if (!suggestion || !question) return { errors: messages, suggestion, isOnlyAsked: false }
  return { errors: others, suggestion, isOnlyAsked: Object.keys(others).length === 0 }
}

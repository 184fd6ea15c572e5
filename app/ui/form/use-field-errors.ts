import { type FormEvent, useState } from 'react'

type Errors = Record<string, string>

/** What is wrong with a form: all that was told at the last attempt, and what still stands in red at the fields. */
export function useFieldErrors(first: Errors = {}) {
  const [attempt, setAttempt] = useState(first)
  const [errors, setErrors] = useState(first)
  return {
    attempt,
    errors,
    show(messages: Errors) {
      setAttempt(messages)
      setErrors(messages)
    },
    /** A field that is being put right is not scolded any more. */
    onInput({ target }: FormEvent) {
      const { name } = target as HTMLInputElement
      // An answer to the question about an address settles the address.
      const field = name === 'email_question' ? 'email' : name
      setErrors((shown) => {
        const { [field]: corrected, ...others } = shown
        return corrected ? others : shown
      })
    },
  }
}

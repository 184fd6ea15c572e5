/** What was typed in one of the screen's forms and cannot be kept, with what is wrong. */
export interface RefusedForm {
  /** Which of them. */
  of: string
  typed: Record<string, string | undefined>
  errors: Record<string, string>
}

import type { FieldWords } from './forms.ts'

/** A conversation on its way to the team. */
export interface HandoverWords {
  fields: Record<'email' | 'phone' | 'messages' | 'consent', FieldWords>
  /** Stands for a name where the visitor gave none. */
  unnamed: string
  visitor: string
  assistant: string
}

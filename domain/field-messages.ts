import type { FieldWords, ProblemWords } from '#content/form-words.ts'
import type { Problem } from './fields.ts'

/** The words for each problem, the field's own before those that fit every field. */
export function fieldMessages(
  fields: Record<string, FieldWords>,
  common: ProblemWords,
  problems: { field: string; problem: Problem }[],
): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ field, problem }) => [field, fields[field]?.[problem] ?? common[problem]]),
  )
}

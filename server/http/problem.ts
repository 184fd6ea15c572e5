export interface Problem {
  code: string
  /** In the visitor's words. */
  message: string
  /** The words for each field that needs another look. */
  fields?: Record<string, string> | undefined
  /** Free times, where the one somebody wanted is taken. */
  alternatives?: { start: Date; minutes: number }[] | undefined
  /** The e-mail address that was probably meant. */
  suggestion?: string | undefined
}

/** Every refusal of the API has this one shape. */
export function problem(status: number, error: Problem, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

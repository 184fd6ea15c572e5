/** What an address says of the change that led to it, beside the words (`done`): what its undoing needs, and what the words have places for. */
export const flashDetails = [
  'undo',
  'before',
  'after',
  'demo',
  'person',
  'free',
  'wanted',
  'count',
  'left',
  'leads',
  'people',
  'mails',
  'testimonials',
] as const

export type FlashDetails = Partial<Record<(typeof flashDetails)[number], string | number | undefined>>

/** The query of an address without what it says of the last change, which is told once. */
export function withoutFlash(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const name of ['done', ...flashDetails]) query.delete(name)
  return query
}

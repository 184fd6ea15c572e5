/** The numbers that words about a change may have places for. */
const flashCounts = ['count', 'left', 'leads', 'mails', 'testimonials'] as const

/** What an address says of the change that led to it, beside the words (`done`): how to undo it, the time that is taken. */
export const flashDetails = ['undo', 'near', ...flashCounts] as const

export type FlashDetails = Partial<
  Record<'undo' | 'near', string | undefined> & Record<(typeof flashCounts)[number], number>
>

/** The query of an address without what it says of the last change, which is told once. */
export function withoutFlash(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const name of ['done', ...flashDetails]) query.delete(name)
  return query
}

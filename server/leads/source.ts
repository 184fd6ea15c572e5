import { bookingTopic } from '#domain/booking-topic.ts'
import type { LeadSource } from '#server/db/schema/leads.ts'
import type { Visit } from './suspicion.ts'

/** Where a visitor came from, as far as their browser told; whatever is odd or long is left out. */
export function sourceOf(
  fields: Record<string, unknown>,
  { words, referrer }: Pick<Visit, 'words' | 'referrer'>,
): LeadSource {
  const about = bookingTopic(fields.about, words)?.label
  const firstPage = short(fields.first_page) ?? pathOf(referrer)
  const from = short(fields.referrer)
  const utm = Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const name = /^utm_(source|medium|campaign|term|content)$/.exec(key)?.[1]
    const text = short(value)
    return name && text ? [[name, text]] : []
  })
  return {
    ...(about && { about }),
    ...(firstPage && { firstPage }),
    ...(from && { referrer: from }),
    ...(utm.length > 0 && { utm: Object.fromEntries(utm) }),
  }
}

function short(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 300) return undefined
  return /\p{Cc}/u.test(value) || !value.isWellFormed() ? undefined : value.trim()
}

function pathOf(address: string | undefined): string | undefined {
  return address ? short(URL.parse(address)?.pathname) : undefined
}

import { z } from 'zod'
import type { RuleName } from '#app/features/desk/rules-panel.tsx'
import { diaryWords as words } from '#content/en/desk/diary.ts'
import { forms } from '#content/en/forms.ts'
import { fill } from '#content/fill.ts'
import type { FieldWords } from '#content/form-words.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { type Checked, check, line, optional, type Problem } from '#domain/fields.ts'
import { readVideoLink } from '#domain/video-link.ts'
import { availabilityChange } from '#server/diary/availability.ts'
import { feedAddress } from '#server/diary/calendars/feed.ts'
import type { NewFeed } from '#server/diary/feeds.ts'

/** What a form of the diary's settings brought, as it is kept, or what is wrong with each field. */
type CheckedForm<Fields> = { ok: true; fields: Fields } | { ok: false; errors: Record<string, string> }

const rules = availabilityChange.omit({ hours: true })

/** The least and the most that each rule may be. */
export const ruleLimits = (Object.keys(rules.shape) as RuleName[]).map((name) => {
  const { minValue, maxValue } = rules.shape[name].unwrap()
  return { name, min: minValue ?? 0, max: maxValue ?? 0 }
})

export function checkRules(typed: Record<RuleName, string>): CheckedForm<Record<RuleName, number>> {
  const numbers = ruleLimits.map(({ name }) => [name, wholeNumber(typed[name])])
  const ranges = ruleLimits.map(({ name, min, max }) => {
    const invalid = fill(words.rules.range, { min: String(min), max: String(max) })
    return [name, { ...words.rules.fields[name], invalid }]
  })
  return told(check(rules.required(), Object.fromEntries(numbers)), Object.fromEntries(ranges))
}

function wholeNumber(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
}

const longestVideoUrl = 400
/** As long as what each demo gets in its place (`server/diary/places.ts`). */
const roomCode = '0'.repeat(18)

const host = z.object({
  name: line(120),
  videoUrl: optional(
    line(longestVideoUrl)
      .refine((url) => !/\s/.test(url) && readVideoLink(url), 'invalid' satisfies Problem)
      .refine(
        (url) => url.replaceAll('{code}', roomCode).length <= longestVideoUrl,
        'too-long' satisfies Problem,
      ),
  ),
})

export function checkHost(typed: {
  name: string
  videoUrl: string
}): CheckedForm<{ name: string; videoUrl: string | null }> {
  const checked = told(check(host, typed), words.hosts.fields)
  if (!checked.ok) return checked
  const { name, videoUrl = null } = checked.fields
  return { ok: true, fields: { name, videoUrl } }
}

const longestAddress = 2000

const ics = z.object({
  name: line(120),
  address: line(longestAddress)
    .transform(feedAddress)
    .pipe(z.string('invalid' satisfies Problem).max(longestAddress, 'too-long' satisfies Problem)),
})

const calendars = { ics, caldav: ics.extend({ username: line(254), password: line(500) }) }

export function checkCalendar({
  host,
  kind,
  ...typed
}: Pick<NewFeed, 'host' | 'kind'> & Record<string, unknown>): CheckedForm<NewFeed> {
  const checked = told(check(calendars[kind], typed), words.feeds.fields)
  if (!checked.ok) return checked
  const { address, ...fields } = checked.fields
  return { ok: true, fields: { host, kind, url: address, username: null, password: null, ...fields } }
}

function told<Fields>(checked: Checked<Fields>, fields: Record<string, FieldWords>): CheckedForm<Fields> {
  return checked.ok ? checked : { ok: false, errors: fieldMessages(fields, forms.problems, checked.problems) }
}

import { Hono } from 'hono'
import { z } from 'zod'
import { company } from '#content/company.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { clockIn, isTimeZone } from '#domain/meeting-time.ts'
import { slotsFor } from '#server/diary/slots.ts'
import { problem } from '#server/http/problem.ts'
import type { ApiParts } from './index.ts'

const mostDays = 31

const query = z.object({
  from: z.string().refine(isCalendarDay, 'A day as YYYY-MM-DD').optional(),
  days: z.coerce
    .number({ message: 'A whole number' })
    .int('A whole number')
    .min(1, 'At least 1')
    .max(mostDays, `At most ${mostDays}`)
    .default(14),
  zone: z.string().max(64).refine(isTimeZone, 'A time zone such as Asia/Kolkata').default(company.timeZone),
  /** The signed name of a demo that is to be moved. */
  moved: z.string().max(200).default(''),
})

/** Free times for a demo, for scripts. */
export function slotsApi({ services, now }: ApiParts): Hono {
  const api = new Hono()
  api.get('/api/slots', async (context) => {
    const asked = query.safeParse(context.req.query())
    if (!asked.success) {
      const fields = Object.fromEntries(
        asked.error.issues.map(({ path, message }) => [path.join('.'), message]),
      )
      return problem(422, { code: 'invalid-fields', message: 'Please check the address.', fields })
    }
    const { days, zone, moved, from = clockIn(zone)(now()).date } = asked.data
    const movedBooking = services.bookings.idOf(moved)
    const shown = await slotsFor(services.database, { from, days, zone, movedBooking }, now())
    return context.json({ zone, ...shown }, 200, { 'cache-control': 'no-store' })
  })
  return api
}

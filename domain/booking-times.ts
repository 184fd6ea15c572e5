/** What can be booked, in the order of the list; the first is chosen until someone chooses. */
export const bookableServices = [
  'AI Chatbots',
  'WhatsApp AI Bots',
  'Website Chatbots',
  'Voice AI Solutions',
  'CRM Integrations',
] as const

/** India has one offset all year, so no table of zones is needed. */
const aheadOfUtc = 5.5 * 3_600_000

/** The moment a demo starts. */
export function startOf({ date, time }: { date: string; time: string }): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - aheadOfUtc)
}

/** The date and time that forms take, in India's time. */
export function indianDateAndTime(moment: Date): { date: string; time: string } {
  const [date = '', time = ''] = new Date(moment.getTime() + aheadOfUtc).toISOString().split('T')
  return { date, time: time.slice(0, 5) }
}

/** Today's date where the company is, as YYYY-MM-DD. Every page view asks, and adding is cheaper than a formatter. */
export function todayInIndia(now: Date): string {
  return indianDateAndTime(now).date
}

/** How a demo stands: one that is only asked for holds no time until the owner confirms it. */
export type BookingStage = 'requested' | 'booked' | 'rescheduled' | 'cancelled' | 'came' | 'missed'

export function stageOf({ state, isConfirmed, attendance }: StoredStanding): BookingStage {
  if (state === 'cancelled') return state
  return attendance ?? (isConfirmed ? state : 'requested')
}

interface StoredStanding {
  state: 'booked' | 'rescheduled' | 'cancelled'
  isConfirmed: boolean
  attendance: 'came' | 'missed' | null
}

interface Dated {
  state: string
  startsAt: Date
  attendance: 'came' | 'missed' | null
}

/** How long after its start the owner may still move or cancel it. */
const ownersHours = 12

/** What may still be done with a demo. */
export const bookingCan = {
  /** Who did not come may choose another time. */
  change: ({ state, startsAt, attendance }: Dated, now: Date): boolean =>
    state !== 'cancelled' && (startsAt > now || attendance === 'missed'),
  /** “I am late” is said once it has begun. */
  changeByOwner: ({ state, startsAt, attendance }: Dated, now: Date): boolean =>
    state !== 'cancelled' &&
    (attendance === 'missed' || startsAt.getTime() > now.getTime() - ownersHours * 3_600_000),
  /** Whether someone came is known once it has begun. */
  markAttendance: ({ state, startsAt }: Dated, now: Date): boolean =>
    state !== 'cancelled' && startsAt <= now,
}

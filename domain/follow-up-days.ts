import { isCalendarDay, shiftDay } from './calendar-day.ts'

type QuickDayId = 'tomorrow' | 'in-three-days' | 'in-a-week' | 'monday' | 'tuesday'

export interface QuickDay {
  id: QuickDayId
  /** As YYYY-MM-DD. */
  day: string
}

const [monday, tuesday] = [1, 2]

/** Days that are one press away, each once. */
export function quickDays(today: string): QuickDay[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const daysUntil = (wanted: number) => ((wanted - weekday + 6) % 7) + 1
  const days: [QuickDayId, number][] = [
    ['tomorrow', 1],
    ['in-three-days', 3],
    ['monday', daysUntil(monday)],
    ['tuesday', daysUntil(tuesday)],
  ]
  return days
    .filter(([, ahead], at) => days.findIndex(([, other]) => other === ahead) === at)
    .map(([id, ahead]) => ({ id, day: shiftDay(today, ahead) }))
}

const furthestInDays = 731

export type DayProblem = 'invalid' | 'past' | 'too-far'

/** What is wrong with a day to come back to somebody on. */
export function dayProblem(day: string, today: string): DayProblem | undefined {
  if (!isCalendarDay(day)) return 'invalid'
  if (day < today) return 'past'
  return day > shiftDay(today, furthestInDays) ? 'too-far' : undefined
}

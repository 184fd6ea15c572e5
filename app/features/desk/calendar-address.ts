import { todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'

/** Which days the screen shows, and how. */
export interface CalendarScreen {
  view: 'week' | 'list'
  /** The day that the address names; a week is the one that it lies in. */
  from: string
}

export function screenOf(query: URLSearchParams, now: Date): CalendarScreen {
  const from = query.get('from') ?? ''
  return {
    view: query.get('view') === 'list' ? 'list' : 'week',
    from: isCalendarDay(from) ? from : todayInIndia(now),
  }
}

/** What can stand open beside the days: a demo, time off, or a form for either. */
export type OpenPanel = Partial<Record<'open' | 'off' | 'new' | 'block', string>>

export function calendarAddress({ view, from }: CalendarScreen, panel: OpenPanel = {}): string {
  return `?${new URLSearchParams({ view, from, ...panel })}`
}

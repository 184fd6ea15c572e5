/** Which days the screen shows, and how. */
export interface CalendarScreen {
  view: 'week' | 'list'
  /** The day that the address names; a week is the one that it lies in. */
  from: string
}

/** What can stand open beside the days: a demo, time off, or a form for either. */
export type OpenPanel = Partial<Record<'open' | 'off' | 'new' | 'block', string>>

export function calendarAddress({ view, from }: CalendarScreen, panel: OpenPanel = {}): string {
  return `?${new URLSearchParams({ view, from, ...panel })}`
}

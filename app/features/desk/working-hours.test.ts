import { expect, test } from 'vitest'
import { usualAvailability } from '#content/usual-availability.ts'
import { type HoursProblem, readWeek, typedWeek, weekOf } from './working-hours.ts'

/** Rows as a form sends them: `1 09:00 13:00`, with a dash for nothing. */
function weekWith(...rows: string[]) {
  const parts = rows.map((row) => row.split(' ').map((part) => (part === '-' ? '' : part)))
  const column = (place: number) => parts.map((row) => row[place] ?? '')
  return readWeek(typedWeek({ day: column(0), opens: column(1), closes: column(2) }))
}

test('hours are the same after they were shown and read', () => {
  for (const hours of [
    usualAvailability.hours,
    [],
    [{ days: [0, 6], opens: 0, closes: 1440 }],
    [
      { days: [1, 3], opens: 540, closes: 780 },
      { days: [1], opens: 780, closes: 1380 },
    ],
  ]) {
    const read = readWeek(weekOf(hours))
    expect(read).toEqual({ ok: true, hours: expect.any(Array) })
    expect(read.ok && weekOf(read.hours)).toEqual(weekOf(hours))
  }
  expect(readWeek(weekOf(usualAvailability.hours))).toEqual({ ok: true, hours: usualAvailability.hours })
})

test('days that have a stretch in common share it, rows without times are nothing, and 00:00 ends a day', () => {
  expect(
    weekWith('1 09:00 13:00', '1 14:00 18:00', '2 09:00 13:00', '2 - -', '6 22:00 00:00', '9 10:00 11:00'),
  ).toEqual({
    ok: true,
    hours: [
      { days: [1, 2], opens: 540, closes: 780 },
      { days: [1], opens: 840, closes: 1080 },
      { days: [6], opens: 1320, closes: 1440 },
    ],
  })
})

test.each<[string[], HoursProblem]>([
  [['2 09:00 -'], 'incomplete'],
  [['2 - 18:00', '2 10:00 09:00'], 'incomplete'],
  [['2 nine 18:00'], 'unreadable'],
  [['2 09:00 late'], 'unreadable'],
  [['2 09:00 24:00'], 'unreadable'],
  [['2 18:00 09:00'], 'backwards'],
  [['2 09:00 09:00'], 'backwards'],
  [['2 12:00 18:00', '2 09:00 12:01'], 'overlapping'],
  [['2 09:00 00:00', '2 22:00 23:00'], 'overlapping'],
])('of %j it is told on the day that it is %s, with what was typed', (rows, problem) => {
  const read = weekWith('1 09:00 17:00', ...rows)
  if (read.ok) throw new Error('It was taken')
  expect(read.week.map((day) => day.problem)).toEqual([
    undefined,
    problem,
    ...Array.from({ length: 5 }, () => undefined),
  ])
  expect(read.week[1]?.stretches).toHaveLength(rows.length)
})

test('stretches that only touch are fine', () => {
  expect(weekWith('2 09:00 12:00', '2 12:00 18:00').ok).toBe(true)
})

import { describe, expect, test } from 'vitest'
import { meetingTime, shortTime, timeOfDay } from './meeting-time.ts'

const start = new Date('2026-11-17T06:00:00Z')
const zone = 'Asia/Kolkata'

describe('a meeting is said', () => {
  test.each([
    ['en-IN', 'Tuesday, 17 November 2026 at 11:30 am IST', 'Tue, 17 Nov, 11:30 am IST'],
    ['hi-IN', 'मंगलवार, 17 नवंबर 2026, सुबह 11:30 बजे IST', 'मंगल, 17 नव॰, सुबह 11:30 बजे IST'],
    ['sw-TZ', 'Jumanne, 17 Novemba 2026, saa 11:30 IST', 'Jumanne, 17 Nov, saa 11:30 IST'],
  ])('in %s', (locale, long, short) => {
    expect(meetingTime(start, locale)).toBe(long)
    expect(shortTime(start, locale)).toBe(short)
  })
})

test.each([
  ['00:15', 'रात 12:15', 'saa 00:15'],
  ['05:30', 'सुबह 5:30', 'saa 05:30'],
  ['12:00', 'दोपहर 12:00', 'saa 12:00'],
  ['16:00', 'शाम 4:00', 'saa 16:00'],
  ['22:40', 'रात 10:40', 'saa 22:40'],
])('%s by the clock of each language', (clock, hindi, swahili) => {
  const moment = new Date(`2026-11-17T${clock}:00+05:30`)
  expect(timeOfDay(moment, 'hi-IN', zone)).toBe(hindi)
  expect(timeOfDay(moment, 'sw-TZ', zone)).toBe(swahili)
})

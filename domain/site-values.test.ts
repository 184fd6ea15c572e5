import { expect, test } from 'vitest'
import type { SiteFieldKind, SiteValue } from '#content/site-fields.ts'
import { readSiteValue, saySiteValue, writeSiteValue } from './site-values.ts'

const rupees = { currency: 'INR', minor: 25_000_00 } as const
const range = { currency: 'INR', minor: 39_999_00, maximum: 59_999_00 } as const
const dollars = { currency: 'USD', minor: 2 } as const

const fine: [SiteFieldKind, string, SiteValue, SiteValue][] = [
  ['money', '26,500', rupees, { ...rupees, minor: 26_500_00 }],
  ['money', ' ₹ 26500 ', rupees, { ...rupees, minor: 26_500_00 }],
  ['money', '1.5 lakh', rupees, { ...rupees, minor: 1_50_000_00 }],
  ['money', '0.03', dollars, { ...dollars, minor: 3 }],
  ['money', '40,000 - 60,000', range, { ...range, minor: 40_000_00, maximum: 60_000_00 }],
  ['money', '40,000–60,000', range, { ...range, minor: 40_000_00, maximum: 60_000_00 }],
  ['money', '1,60,000+', { ...rupees, openEnded: true }, { ...rupees, minor: 1_60_000_00, openEnded: true }],
  ['count', '1,500', 1000, 1500],
  ['percent', '25 %', 20, 25],
  ['tally', '0', 3, 0],
  ['tally', '12', 0, 12],
  ['clock', '09:30', 540, 570],
  ['clock', '9.30', 540, 570],
  ['email', ' namaste@sutradhar.example ', 'a@b.example', 'namaste@sutradhar.example'],
  ['phone', '+91 98110 22334', '+91 00000 00000', '+91 98110 22334'],
  ['address', 'https://cal.com/asha?x=1', 'https://a.example', 'https://cal.com/asha?x=1'],
  ['video', 'dQw4w9WgXcQ', 'x', 'dQw4w9WgXcQ'],
  ['video', 'https://youtu.be/dQw4w9WgXcQ?si=x', 'x', 'dQw4w9WgXcQ'],
  ['video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'x', 'dQw4w9WgXcQ'],
  ['line', 'Closed on 20 October for Diwali', '', 'Closed on 20 October for Diwali'],
  ['line', '   ', 'Closed', ''],
  ['date', '2028-02-29', '', '2028-02-29'],
  ['date', '', '2026-10-20', ''],
  ['switch', 'no', true, false],
  ['switch', 'yes', false, true],
]

test.each(fine)('%s: “%s” is understood', (kind, typed, now, value) => {
  expect(readSiteValue(kind, typed, now)).toEqual({ value })
})

const wrong: [SiteFieldKind, string, SiteValue, string][] = [
  ['money', '', rupees, 'amount'],
  ['money', '0', rupees, 'amount'],
  ['money', '-5', rupees, 'range'],
  ['money', '1.250', rupees, 'amount'],
  ['money', '25,000 only', rupees, 'amount'],
  ['money', '$300', rupees, 'other-currency'],
  ['money', '25,000-30,000', rupees, 'range'],
  ['money', '25,000', range, 'range'],
  ['money', '60,000-40,000', range, 'range'],
  ['money', '9'.repeat(400), rupees, 'amount'],
  ['count', '0', 5, 'count'],
  ['count', '2.5', 5, 'count'],
  ['count', '1e9', 5, 'count'],
  ['percent', '100', 20, 'percent'],
  ['tally', '-1', 0, 'tally'],
  ['clock', '24:00', 540, 'clock'],
  ['clock', '9 o’clock', 540, 'clock'],
  ['email', 'nobody', 'a@b.example', 'email'],
  ['email', 'a@b.example\nBcc: c@d.example', 'a@b.example', 'email'],
  ['phone', '98110 22334', '+91 00000 00000', 'phone'],
  ['phone', '+91 12', '+91 00000 00000', 'phone'],
  ['address', 'javascript:alert(1)', 'https://a.example', 'address'],
  ['address', 'http://sutradhar.example', 'https://a.example', 'address'],
  ['address', 'https://us@evil.example', 'https://a.example', 'address'],
  ['address', `https://a.example/${'x'.repeat(600)}`, 'https://a.example', 'address'],
  ['address', 'https://localhost', 'https://a.example', 'address'],
  ['video', 'https://elsewhere.example/dQw4w9WgXcQ', 'x', 'video'],
  ['line', 'x'.repeat(161), '', 'line'],
  ['line', 'two\nlines', '', 'line'],
  ['date', '2026-02-30', '', 'date'],
  ['date', 'tomorrow', '', 'date'],
  ['switch', 'perhaps', true, 'switch'],
]

test.each(wrong)('%s: “%s” is refused', (kind, typed, now, problem) => {
  expect(readSiteValue(kind, typed, now)).toEqual({ problem })
})

test('what the form shows is read as the same', () => {
  for (const [kind, , now, value] of fine) {
    expect(readSiteValue(kind, writeSiteValue(kind, value), now)).toEqual({ value })
    expect(typeof saySiteValue(kind, value)).toBe('string')
  }
})

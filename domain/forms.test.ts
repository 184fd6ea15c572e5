import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualAvailability } from '#content/usual-availability.ts'
import { wordsIn } from '#content/words.ts'
import { bookingId, checkNewTime, checkBooking as checkWithin, ownersWindow } from './booking.ts'
import { bookableServices, startOf, todayInIndia } from './booking-times.ts'
import { isWithinHours } from './diary.ts'
import { checkContact, checkQuote } from './lead-checks.ts'
import { ownTime, timeElsewhere } from './meeting-time.ts'

const { booking } = wordsIn('en')

const now = new Date('2026-11-15T20:00:00Z') // already the 16th in India
const checkBooking = (fields: Record<string, unknown>, at: Date) => checkWithin(fields, at, usualAvailability)
const aContact = (overrides: object = {}) => ({
  name: 'Meena Rawat',
  email: 'meena@school.example',
  subject: 'Fees',
  message: 'Can it remind parents?',
  ...overrides,
})
const aBooking = (overrides: object = {}) => ({
  name: 'Zuhura Khamis',
  email: 'zuhura@guesthouse.example',
  service: 'Voice AI Solutions',
  date: '2026-11-17',
  time: '11:30',
  ...overrides,
})
const problemsOf = (checked: { ok: boolean; problems?: { field: string; problem: string }[] }) =>
  (checked.problems ?? []).map(({ field, problem }) => `${field}: ${problem}`)

describe('a contact message', () => {
  test('[K-01] needs a name, an e-mail address, a subject and a message', () => {
    expect(problemsOf(checkContact({}))).toEqual([
      'name: missing',
      'email: missing',
      'subject: missing',
      'message: missing',
    ])
    expect(problemsOf(checkContact(aContact({ name: '  ', message: '\n\n' })))).toEqual([
      'name: missing',
      'message: missing',
    ])
  })

  test.each([
    [{ name: 'Meena\r\nBcc: all@school.example' }, 'name: invalid'],
    [{ subject: 'Fees\nX-Header: 1' }, 'subject: invalid'],
    [{ subject: 'a\u2028b' }, 'subject: invalid'],
    [{ name: '\ud800' }, 'name: invalid'],
    [{ name: 'x'.repeat(121) }, 'name: too-long'],
    [{ message: 'x'.repeat(5001) }, 'message: too-long'],
    [{ email: 'meena' }, 'email: invalid'],
    [{ email: 'a@b' }, 'email: invalid'],
    [{ email: 'a@b.example,c@d.example' }, 'email: invalid'],
    [{ email: '<a@b.example>' }, 'email: invalid'],
    [{ email: `${'x'.repeat(250)}@b.example` }, 'email: too-long'],
    [{ name: { first: 'Meena' } }, 'name: missing'],
    [{ name: ['Meena'] }, 'name: missing'],
  ])('refuses %o', (overrides, problem) => {
    expect(problemsOf(checkContact(aContact(overrides)))).toEqual([problem])
  })

  test('keeps emoji, Devanagari and quotes exactly, and makes line ends alike', () => {
    const checked = checkContact(aContact({ name: 'मीना “Mini” रावत 🌼', message: 'एक\r\nदो\rतीन' }))
    expect(checked.ok && [checked.fields.name, checked.fields.message]).toEqual([
      'मीना “Mini” रावत 🌼',
      'एक\nदो\nतीन',
    ])
  })

  test('leaves out what was pasted along unseen', () => {
    const checked = checkContact(
      aContact({ email: '\u2068meena@school.example\u200b', message: 'a\u0002b\u0000\nc' }),
    )
    expect(checked.ok && [checked.fields.email, checked.fields.message]).toEqual([
      'meena@school.example',
      'a b \nc',
    ])
  })

  test('takes consent to marketing only from a ticked box', () => {
    const consent = (value: unknown) => {
      const checked = checkContact(aContact({ marketing_consent: value }))
      return checked.ok && checked.fields.marketing_consent
    }
    expect([undefined, '', 'off', 'on', true].map(consent)).toEqual([false, false, false, true, true])
  })

  test('never throws, whatever is sent', () => {
    fc.assert(fc.property(fc.anything(), (input) => typeof checkContact(input).ok === 'boolean'))
  })
})

describe('a demo booking', () => {
  test('[B-01] offers five services, the first of them AI Chatbots', () => {
    expect(bookableServices).toEqual([
      'AI Chatbots',
      'WhatsApp AI Bots',
      'Website Chatbots',
      'Voice AI Solutions',
      'CRM Integrations',
    ])
  })

  test('[B-01] needs name, e-mail, service, date and time; company, phone and message may be missing', () => {
    expect(checkBooking(aBooking(), now).ok).toBe(true)
    expect(problemsOf(checkBooking({ company: '', phone: ' ', message: '' }, now))).toEqual([
      'date: missing',
      'time: missing',
      'name: missing',
      'email: missing',
      'service: missing',
    ])
  })

  test.each([
    [{ date: '2026-11-15' }, 'date: past'],
    [{ date: '2026-02-31' }, 'date: invalid'],
    [{ date: '17/11/2026' }, 'date: invalid'],
    [{ time: '25:00' }, 'time: invalid'],
    [{ time: '9:00' }, 'time: invalid'],
    [{ service: 'Rocket Science' }, 'service: unknown'],
    [{ phone: 'call me' }, 'phone: invalid'],
    [{ phone: '98' }, 'phone: too-short'],
    [{ phone: '+91 (0) 98-7' }, 'phone: too-short'],
    [{ phone: '0754 123 45' }, 'phone: too-short'],
    [{ phone: '98101234567890123' }, 'phone: no-such-number'],
    [{ date: '2026-11-16', time: '01:29' }, 'time: past'],
    [{ date: '2026-11-16', time: '01:30' }, 'time: past'],
    [{ date: '2026-11-16', time: '01:38' }, 'time: too-soon'],
    [{ date: '2026-11-16', time: '03:30' }, 'time: too-soon'],
    [{ date: '2027-01-16' }, 'date: too-far'],
    [{ date: '2031-03-04' }, 'date: too-far'],
  ])('[B-01] refuses %o', (overrides, problem) => {
    expect(problemsOf(checkBooking(aBooking(overrides), now))).toEqual([problem])
  })

  test.each([
    ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ])('takes the phone number %s as %s', (phone, kept) => {
    const checked = checkBooking(aBooking({ phone }), now)
    expect(checked.ok && checked.fields.phone).toBe(kept)
  })

  test('[B-01] takes today in India as today', () => {
    expect(todayInIndia(now)).toBe('2026-11-16')
    expect(checkBooking(aBooking({ date: '2026-11-16', time: '03:31' }), now).ok).toBe(true)
  })

  test('is taken from two hours to sixty days ahead', () => {
    expect(checkBooking(aBooking({ date: '2027-01-15' }), now).ok).toBe(true)
  })

  test('cannot be moved to a time that is over or too soon either; the owner may choose any to come', () => {
    const problems = (time: string) =>
      problemsOf(checkNewTime({ date: '2026-11-16', time }, now, usualAvailability))
    expect(['01:30', '01:31', '03:31', '1:00'].map(problems)).toEqual([
      ['time: past'],
      ['time: too-soon'],
      [],
      ['time: invalid'],
    ])
    const byOwner = ([date, time]: [string, string]) =>
      problemsOf(checkNewTime({ date, time }, now, ownersWindow))
    const moves: [string, string][] = [
      ['2026-11-15', '23:59'],
      ['2026-11-16', '01:30'],
      ['2026-11-16', '01:31'],
      ['2027-03-01', '01:31'],
      ['2031-03-04', '01:31'],
    ]
    expect(moves.map(byOwner)).toEqual([['date: past'], ['time: past'], [], [], ['date: too-far']])
  })

  test('takes a time that was offered instead of the one in the fields', () => {
    const timeOf = (start: unknown) => {
      const checked = checkBooking(aBooking({ start }), now)
      return checked.ok && `${checked.fields.date} ${checked.fields.time}`
    }
    expect(timeOf('2026-11-18T09:30:00.000Z')).toBe('2026-11-18 15:00')
    for (const nothing of ['', 7, null, {}]) expect(timeOf(nothing)).toBe('2026-11-17 11:30')
    for (const forged of [
      'whenever',
      '+275760-09-13T00:00:00.000Z',
      '2026-02-31T99:99',
      '2019-11-18T09:45:00.000Z',
    ])
      expect([forged, timeOf(forged)]).toEqual([forged, false])
  })

  test.each([
    ['Africa/Dar_es_Salaam', 'Africa/Dar_es_Salaam'],
    ['Etc/Unknown', undefined],
    ['Mars/Olympus', undefined],
    ['', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('from the zone %s is kept with the zone %s', (time_zone, kept) => {
    const checked = checkBooking(aBooking({ time_zone }), now)
    expect(checked.ok && checked.fields.time_zone).toBe(kept)
  })

  test.each([
    ['Asia/Kolkata', undefined],
    ['Asia/Calcutta', undefined],
    ['Etc/Unknown', undefined],
    [null, undefined],
    ['Africa/Dar_es_Salaam', 'Tuesday, 17 November 2026 at 9:00 am EAT'],
  ])('tells a visitor in %s their own time only when it is another: %s', (zone, expected) => {
    expect(timeElsewhere(startOf(aBooking()), 'en-IN', zone)?.replace('GMT+3', 'EAT')).toBe(expected)
  })

  test.each([
    ['Africa/Dar_es_Salaam', '11:30', '9:00 am your time, in Dar es Salaam'],
    ['America/Argentina/Buenos_Aires', '11:30', '3:00 am your time, in Buenos Aires'],
    // There it is still the day before.
    ['America/New_York', '09:30', 'Monday, 11:00 pm your time, in New York'],
    ['Etc/GMT-3', '11:30', '9:00 am your time'],
    ['UTC', '11:30', '6:00 am your time'],
    ['Asia/Calcutta', '11:30', undefined],
  ])(
    'says at the form what the time is in %s, with the day where it is another, and the city',
    (zone, time, expected) => {
      expect(ownTime(startOf(aBooking({ time })), 'en-IN', zone, booking.hours.ownTime)).toBe(expected)
    },
  )

  test('[B-03] is numbered by a fixed prefix and the time', () => {
    expect(bookingId(now)).toBe('DEMO-1794772800000')
  })

  test('starts at its time in India', () => {
    expect(startOf({ date: '2026-11-17', time: '11:30' }).toISOString()).toBe('2026-11-17T06:00:00.000Z')
  })

  test.each([
    ['2026-11-16', '09:00', true],
    ['2026-11-16', '18:30', true],
    ['2026-11-16', '18:31', false],
    ['2026-11-16', '08:59', false],
    ['2026-11-21', '10:00', true],
    ['2026-11-21', '15:45', false],
    ['2026-11-22', '12:00', false],
  ])('on %s at %s is within hours: %s', (date, time, expected) => {
    expect(isWithinHours(usualAvailability, startOf({ date, time }))).toBe(expected)
  })
})

test('a quote needs a name and an e-mail address only', () => {
  expect(problemsOf(checkQuote({}))).toEqual(['name: missing', 'email: missing'])
  expect(checkQuote({ name: 'Asha', email: 'asha@shop.example' }).ok).toBe(true)
})

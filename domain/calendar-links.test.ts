import { expect, test } from 'vitest'
import { calendarLinks } from './calendar-links.ts'

test('calendars on the web are opened with title, times in UTC, details and place', () => {
  const { google, outlook } = calendarLinks({
    title: 'Demo with Sutradhar: CRM & more',
    details: 'To move it: https://www.sutradhar.example/bookings/x?a=1&b=2',
    place: 'https://meet.example/asha',
    start: new Date('2026-11-17T18:15:00Z'),
    minutes: 45,
  })
  const query = (address: string) => Object.fromEntries(new URL(address).searchParams)
  expect(query(google)).toEqual({
    action: 'TEMPLATE',
    text: 'Demo with Sutradhar: CRM & more',
    dates: '20261117T181500Z/20261117T190000Z',
    details: 'To move it: https://www.sutradhar.example/bookings/x?a=1&b=2',
    location: 'https://meet.example/asha',
  })
  expect(query(outlook)).toMatchObject({
    subject: 'Demo with Sutradhar: CRM & more',
    startdt: '2026-11-17T18:15:00.000Z',
    enddt: '2026-11-17T19:00:00.000Z',
    location: 'https://meet.example/asha',
  })
})

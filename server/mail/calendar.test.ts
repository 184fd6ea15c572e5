import { expect, test } from 'vitest'
import { createInvitation } from './calendar.ts'

function addressesIn(invitation: string): string[] {
  const lines = invitation.replaceAll('\r\n ', '').split('\r\n')
  return lines.flatMap((line) => /^(?:ORGANIZER|ATTENDEE).*:MAILTO:(.*)$/i.exec(line)?.[1] ?? [])
}

function invitationFor(email: string): string {
  const meeting = {
    bookingId: 'DEMO-1',
    startsAt: new Date('2026-11-17T06:00:00Z'),
    sequence: 0,
    isConfirmed: true,
    minutes: 30,
    videoUrl: null,
    summary: 'Demo',
    description: 'A demo',
    organizer: { name: 'Sutradhar', email },
    attendee: { name: 'Meena', email },
    host: 'www.sutradhar.example',
  }
  return createInvitation(meeting, 'REQUEST', new Date('2026-11-15T06:00:00Z'))
}

test.each(['meena@school.example', 'Meena.K+demo_2026@school-delhi.example', "o'brien!$*~@school.example"])(
  'an invitation names %s as it is',
  (email) => {
    expect(addressesIn(invitationFor(email))).toEqual([email, email])
  },
)

test.each([
  ['me?subject=hello@school.example', 'me%3Fsubject%3Dhello@school.example'],
  ['100%25@school.example', '100%2525@school.example'],
  ['a/b#c&d={e}|f^g`h@school.example', 'a%2Fb%23c%26d%3D%7Be%7D%7Cf%5Eg%60h@school.example'],
  ['मीना@school.example', '%E0%A4%AE%E0%A5%80%E0%A4%A8%E0%A4%BE@school.example'],
  ['half\ud83d@school.example', 'half%EF%BF%BD@school.example'],
])('an invitation names %s so that all of it is the address', (email, written) => {
  const [organizer = '', attendee] = addressesIn(invitationFor(email))
  expect([organizer, attendee]).toEqual([written, written])
  expect(decodeURIComponent(new URL(`mailto:${organizer}`).pathname)).toBe(email.toWellFormed())
})

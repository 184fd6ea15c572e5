import { expect, test } from 'vitest'
import { urgentWords } from '#content/urgent-words.ts'
import { soundsUrgent } from './urgency.ts'

test.each([
  'Please reply ASAP.',
  'URGENT!!!',
  'urgent🙏',
  '“Urgent”',
  'Our bot is NOT   WORKING!',
  'Our site isn’t working',
  "It doesn't work",
  'Bot kaam nahi kar raha hai',
  'WhatsApp band ho gaya!!',
  'बॉट काम नहीं कर रहा।',
  'Mfumo haifanyi kazi tangu jana',
  'Naomba haraka',
])('“%s” is urgent', (text) => {
  expect(soundsUrgent(text)).toBe(true)
})

test.each([
  '',
  'It is not urgent, whenever you have time',
  'No hurry at all',
  'Si haraka',
  'Jaldi nahi hai',
  'We broke new ground and work on insurgents',
  'Does it work on Sundays?',
  'We are working on it, and not in a hurry',
])('“%s” is not', (text) => {
  expect(soundsUrgent(text)).toBe(false)
})

test('every listed phrase is found by itself, in any letters', () => {
  const phrases = Object.values(urgentWords).flatMap((words) => words.urgent)
  expect(phrases.filter((phrase) => !soundsUrgent(`Hello, ${phrase.toUpperCase()}, please`))).toEqual([])
})

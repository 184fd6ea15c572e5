import { afterEach, expect, test, vi } from 'vitest'
import { isSet, schedulerLink } from './booking-link.ts'

afterEach(() => {
  vi.doUnmock('./company.ts')
  vi.resetModules()
})

test.each([
  'https://cal.sutradhar.example/demo',
  'https://example.com',
  'http://www.example.org/x',
  'https://scheduler.test:8080/',
  'https://EXAMPLE',
  'hello@sutradhar.example',
  '+91 00000 00000',
  '910000000000',
  'your-video-id-here',
  '',
])('what opens nothing is not set: %s', (address) => {
  expect(isSet(address)).toBe(false)
})

test.each([
  'https://cal.com/asha',
  'https://example.in/demo',
  'https://my-example.com',
  'https://cal.com/x.example',
  'hello@example.in',
  'asha@my-example.com',
  '+91 98110 22334',
  '+255 712 345 678',
  'dQw4w9WgXcQ',
])('any other address is set: %s', (address) => {
  expect(isSet(address)).toBe(true)
})

test('while no scheduler is set its buttons open our own form, with the service and the plan', () => {
  const unset = 'https://cal.sutradhar.example/demo'
  expect(schedulerLink(unset)).toBe('/contact#book')
  expect(schedulerLink(unset, 'website-chatbots', 'Smart Bot')).toBe(
    '/contact?service=website-chatbots&plan=smart-bot#book',
  )
})

test('an owner who sets a scheduler gets it', () => {
  const own = 'https://cal.com/asha'
  expect(schedulerLink(own, 'website-chatbots', 'Smart Bot')).toBe(own)
})

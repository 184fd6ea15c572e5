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
])('an address under a reserved name is not set: %s', (address) => {
  expect(isSet(address)).toBe(false)
})

test.each([
  'https://cal.com/asha',
  'https://example.in/demo',
  'https://my-example.com',
  'https://cal.com/x.example',
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

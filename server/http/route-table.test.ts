import { expect, test } from 'vitest'
import { createRouteMatcher } from './route-table.ts'

const isRoute = createRouteMatcher([
  '/',
  '/about',
  '/pay/:id',
  '/pay/:id/test',
  '/services/*',
  '/leads.csv',
  '/*',
])

test.each([
  '/',
  '/about',
  '/ABOUT',
  '/%61bout',
  '/pay/a-b',
  '/pay/a/test',
  '/services',
  '/services/a/b%0a',
  '/leads.csv',
])('%s is a route', (path) => {
  expect(isRoute(path)).toBe(true)
})

test.each(['/abou', '/about/us', '/pay', '/pay/a/b', '/serviceship', '/leadsxcsv', '/about%', '/%E0%A4%A'])(
  '%s is none',
  (path) => {
    expect(isRoute(path)).toBe(false)
  },
)

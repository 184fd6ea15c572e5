import { afterAll, expect, test } from 'vitest'
import { aDemo, book } from '../../tests/demo-bookings.ts'
import { nextTuesday } from '../../tests/demo-days.ts'
import { mainPart } from '../../tests/main-part.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import { routePatterns } from '../../tests/route-table.ts'
import { aSite, freshServices } from '../../tests/site.ts'

const services = await freshServices('postgres')
const site = await aSite({}, { services })
const cookie = await aSignedInOwner(services)
const headers = { origin: 'http://localhost:3000', cookie }
afterAll(() => services.close())

const unusual = ['OPTIONS', 'PROPFIND', 'PUT', 'PATCH', 'DELETE', 'MADE-UP']

test('no page takes any other method than it has, and each says which it has', async () => {
  const pages = (await routePatterns()).filter((pattern) => !pattern.startsWith('/api/') && pattern !== '/*')
  expect(pages.length).toBeGreaterThan(50)
  for (const pattern of pages)
    for (const method of unusual) {
      const address = pattern.replace(/:\w+|\*/g, 'cf0a3d0e-9d3b-4a57-9c52-1d3a5b7c9e11')
      const answer = await site.request(address, { method, headers })
      expect([method, address, answer.status]).toEqual([method, address, 405])
      expect(answer.headers.get('allow'), address).toMatch(/^GET, HEAD(, POST)?$/)
    }
  expect(site.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test.each([
  ['/bookings/none', 'GET, HEAD, POST'],
  ['/BOOKINGS/none', 'GET, HEAD, POST'],
  ['/bookings/none.data', 'GET, HEAD, POST'],
  ['/bookings/none/demo.ics', 'GET, HEAD'],
  ['/find-booking', 'GET, HEAD, POST'],
  ['/thanks/message', 'GET, HEAD'],
  ['/services/anything', 'GET, HEAD'],
  ['/pricing', 'GET, HEAD'],
  ['/health/live', 'GET, HEAD'],
  ['/favicon.ico', 'GET, HEAD'],
])('%s takes %s', async (address, allow) => {
  const refused = await site.request(address, { method: 'OPTIONS' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow])
  const sent = await site.request(address, { method: 'POST', body: new URLSearchParams({ intent: 'none' }) })
  if (allow.endsWith('POST')) expect(sent.status).not.toBe(405)
  else expect([sent.status, sent.headers.get('allow')]).toEqual([405, allow])
})

test('what is not there is not there for any method', async () => {
  for (const method of [...unusual, 'POST'])
    expect((await site.request('/no-such-page', { method })).status).toBe(404)
})

test.each(['PUT', 'PATCH', 'DELETE'])('%s changes no booking', async (method) => {
  const fields = aDemo({ date: nextTuesday(), submission_id: crypto.randomUUID() })
  const { manage } = (await book(site, fields)).body
  for (const address of [manage, `${manage}.data`]) {
    const body = new URLSearchParams({ intent: 'cancel' })
    expect((await site.request(address, { method, body })).status).toBe(405)
  }
  const page = async () => mainPart(await (await site.request(manage)).text())
  expect(await page()).toContain('Your demo is booked')
  await site.request(manage, { method: 'POST', body: new URLSearchParams({ intent: 'cancel' }) })
  expect(await page()).toContain('Your demo is cancelled')
})

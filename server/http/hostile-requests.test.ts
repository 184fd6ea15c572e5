import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { machinePaths } from '#content/paths.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import { routePatterns } from '../../tests/route-table.ts'
import { aSite, freshServices } from '../../tests/site.ts'

const site = await aSite()
const origin = 'http://localhost:3000'

test.each([
  deskPaths.signIn,
  deskPaths.signInCode,
  deskPaths.start('guess'),
  '/api/contact',
  '/api/chat',
  '/api/payments/orders',
  '/find-booking',
  '/webhooks/razorpay',
  '/pay/guess/test',
  '/no-such-page',
])('a body without end is refused at every address, before anyone reads it whole: %s', async (address) => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536
      // Far beyond any limit, so that a missing one fails instead of filling the memory.
      if (sent > 64 * 1024 * 1024) controller.error(new Error('everything was read'))
      else controller.enqueue(new Uint8Array(65_536).fill(0x61))
    },
  })
  const response = await site.request(address, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(2 * 1024 * 1024)
})

test('a body that says it is long is not even begun', async () => {
  const response = await site.request(deskPaths.signIn, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '99999999' },
    body: 'email=a',
  })
  expect([response.status, await response.json()]).toEqual([
    413,
    { error: { code: 'too-large', message: 'This is more than we can take. Please shorten it.' } },
  ])
})

test('a body of the wrong kind, or in pieces, is refused at every address and is no failure of ours', async () => {
  const bodies = [
    ['application/json', '{"email":['],
    ['', 'email=a'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-da'],
    ['application/x-www-form-urlencoded', '%=%&=&&%ed%a0%80=%00'],
  ]
  const services = await freshServices()
  const failing = await aSite({}, { services })
  const cookie = await aSignedInOwner(services)
  for (const pattern of await routePatterns())
    for (const [type = '', body = ''] of bodies) {
      const address = pattern.replace(/:\w+|\*/g, 'cf0a3d0e-9d3b-4a57-9c52-1d3a5b7c9e11')
      const headers = { origin, cookie, 'content-type': type }
      const { status } = await failing.request(address, { method: 'POST', headers, body })
      expect([address, type, status, status < 500]).toEqual([address, type, status, true])
    }
  expect(failing.logged.filter(({ level }) => level === 'error')).toEqual([])
  await services.close()
})

test('security.txt says whom to tell of a hole, and is good for a year from the start', async () => {
  const now = new Date('2027-03-04T05:06:07.890Z')
  const dated = await aSite({ PUBLIC_URL: 'https://www.sutradhar.example' }, { now: () => now })
  const response = await dated.request(machinePaths.securityContact)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toBe(
    [
      'Contact: https://www.sutradhar.example/contact',
      'Expires: 2028-03-04T05:06:07Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://www.sutradhar.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

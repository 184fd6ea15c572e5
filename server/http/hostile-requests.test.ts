import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { machinePaths } from '#content/paths.ts'
import { aSite } from '../../tests/site.ts'

const site = await aSite()
const origin = 'http://localhost:3000'

test.each([
  '/admin/sign-in',
  '/admin/sign-in/code',
  '/admin/start/guess',
  '/api/contact',
  '/api/chat',
  '/api/payments/orders',
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
  const response = await site.request('/admin/sign-in', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '99999999' },
    body: 'email=a',
  })
  expect([response.status, await response.json()]).toEqual([
    413,
    { error: { code: 'too-large', message: 'This is more than we can take. Please shorten it.' } },
  ])
})

test('security.txt says whom to tell of a hole, and is good for a year from the start', async () => {
  const now = new Date('2027-03-04T05:06:07.890Z')
  const dated = await aSite({ PUBLIC_URL: 'https://www.sutradhar.example' }, { now: () => now })
  const response = await dated.request(machinePaths.securityContact)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toBe(
    [
      `Contact: mailto:${company.email}`,
      'Expires: 2028-03-04T05:06:07Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://www.sutradhar.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

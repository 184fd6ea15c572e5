import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const app = new Hono().get('/', (context) => context.text(clientAddress(context, 1) ?? 'nobody'))

async function addressIn(forwarded: string): Promise<string> {
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } })).text()
}

describe('a forwarded address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['10.0.0.1, 203.0.113.9:443', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['"[2001:db8::7]:51234"', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
  ])('%s is that of %s, whatever port it came from', async (forwarded, address) => {
    expect(await addressIn(forwarded)).toBe(address)
  })

  test('is that of nobody where the proxy saw none', async () => {
    expect(await addressIn('')).toBe('nobody')
  })
})

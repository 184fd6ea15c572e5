import { expect, test } from 'vitest'
import { onBothEngines } from '../tests/engines.ts'
import { mostCounted } from './bounded-counter.ts'
import { rateLimits } from './db/schema/rate-limits.ts'
import { createLimits } from './limits.ts'

onBothEngines('limits', (open, engine) => {
  test('hold for one visitor and leave the others alone', async () => {
    const limits = createLimits(await open(), 'a secret')
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt++)
      waits.push(await limits.take('testimonial-by-email', 'asha@shop.example'))
    expect(waits.slice(0, 3)).toEqual([0, 0, 0])
    expect(waits[3]).toBeGreaterThan(3600)
    expect(await limits.take('testimonial-by-email', 'zuhura@shop.example')).toBe(0)
    expect(await limits.take('many-forms-by-email', 'asha@shop.example')).toBe(0)
  })

  test.runIf(engine === 'postgres')('are shared by processes on one PostgreSQL', async () => {
    const first = await open()
    const second = await open(first.settings)
    for (let attempt = 0; attempt < 3; attempt++)
      await createLimits(first, 'a secret').take('testimonial-by-email', 'asha@shop.example')
    expect(
      await createLimits(second, 'a secret').take('testimonial-by-email', 'asha@shop.example'),
    ).toBeGreaterThan(0)
  })

  test.runIf(engine === 'postgres')('start anew in a shared database when their span has ended', async () => {
    const database = await open()
    const limits = createLimits(database, 'a secret')
    const take = () => limits.take('testimonial-by-email', 'asha@shop.example')
    for (let attempt = 0; attempt < 4; attempt++) await take()
    expect(await take()).toBeGreaterThan(0)
    await database.db.update(rateLimits).set({ expire: new Date(Date.now() - 1000) })
    expect([await take(), await take(), await take()]).toEqual([0, 0, 0])
    expect(await take()).toBeGreaterThan(3600)
  })

  test('count nobody when visitors cannot be told apart', async () => {
    const limits = createLimits(await open(), 'a secret')
    const waits = await Promise.all(
      Array.from({ length: 9 }, () => limits.take('testimonial-by-email', undefined)),
    )
    expect(waits).toEqual(Array(9).fill(0))
  })

  test('count the network of an IPv6 address, of which a visitor has more than anyone can count', async () => {
    const limits = createLimits(await open(), 'a secret')
    const take = (address: string) => limits.take('sign-in-by-address', address)
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await take(`2001:db8:0:7:${attempt}::${attempt + 1}`)).toBe(0)
    for (const same of ['2001:db8:0:7::1', '2001:0DB8:0000:0007:a:b:c:d', '2001:db8::7:1:2:3:4'])
      expect(await take(same)).toBeGreaterThan(0)
    for (const other of ['2001:db8:0:8::1', '2001:db8::7', '::1', '::ffff:192.0.2.7', '192.0.2.7'])
      expect(await take(other)).toBe(0)
  })

  test.runIf(engine === 'embedded')(
    'with more names than memory may hold, a new one waits to sign in, but no form is closed and no known browser',
    async () => {
      const limits = createLimits(await open(), 'a secret')
      for (const name of ['sign-in-by-account', 'many-forms-by-email'] as const)
        for (let invented = 0; invented < mostCounted; invented++) await limits.take(name, `${invented}`)
      expect(await limits.take('sign-in-by-account', 'owner@sutradhar.example')).toBe(900)
      expect(await limits.take('sign-in-by-known-browser', 'owner')).toBe(0)
      expect(await limits.take('many-forms-by-email', 'asha@shop.example')).toBe(0)
    },
  )

  test('count every way of writing one mailbox as that mailbox', async () => {
    const limits = createLimits(await open(), 'a secret')
    const take = (email: string) => limits.take('testimonial-by-email', email)
    for (const same of ['asha.rao@gmail.com', 'Asharao+1@gmail.com', 'a.sha.rao@googlemail.com'])
      expect(await take(same)).toBe(0)
    expect(await take('asharao+2@gmail.com')).toBeGreaterThan(0)
    expect(await take('asha.rao@shop.example')).toBe(0)
  })

  test('an unreachable store closes no form', async () => {
    const database = await open()
    const limits = createLimits(database, 'a secret')
    await database.close()
    expect(await limits.take('many-forms-by-email', 'asha@shop.example')).toBe(0)
  })
})

import { expect, test } from 'vitest'
import { onBothEngines } from '../tests/engines.ts'
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

  test('count nobody when visitors cannot be told apart', async () => {
    const limits = createLimits(await open(), 'a secret')
    const waits = await Promise.all(
      Array.from({ length: 9 }, () => limits.take('testimonial-by-email', undefined)),
    )
    expect(waits).toEqual(Array(9).fill(0))
  })

  test('an unreachable store closes no form', async () => {
    const database = await open()
    const limits = createLimits(database, 'a secret')
    await database.close()
    expect(await limits.take('many-forms-by-email', 'asha@shop.example')).toBe(0)
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import { onBothEngines } from '../../tests/engines.ts'
import { openQueue, type Queue } from './queue.ts'

const queues: Queue[] = []
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop()
})

onBothEngines('repeated work', (open, engine) => {
  const aQueue = async (database: Parameters<typeof openQueue>[0], logged: string[] = []) => {
    const queue = await openQueue(database, (_level, event) => logged.push(event))
    queues.push(queue)
    return queue
  }

  test('is done at the start and then again, also after a run that failed', async () => {
    const logged: string[] = []
    const queue = await aQueue(await open(), logged)
    let runs = 0
    await queue.repeat('reconcile', 1, async () => {
      runs++
      if (runs === 1) throw new Error('The provider is down')
    })
    await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(3), { timeout: 30_000 })
    expect(logged).toContain('job')
  })

  test.runIf(engine === 'postgres')('is shared by two processes on one PostgreSQL', async () => {
    const one = await open()
    const other = await open(one.settings)
    const times: number[] = []
    const work = async () => {
      times.push(performance.now())
    }
    const started = performance.now()
    await (await aQueue(one)).repeat('reconcile', 2, work)
    await (await aQueue(other)).repeat('reconcile', 2, work)
    await new Promise((resolve) => setTimeout(resolve, 6_500))
    const slots = Math.ceil((performance.now() - started) / 2_000) + 1
    // Two starts, and then one run for each slot of time, whoever takes it.
    expect(times.length).toBeGreaterThanOrEqual(3)
    expect(times.length).toBeLessThanOrEqual(2 + slots)
  })
})

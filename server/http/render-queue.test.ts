import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

describe('pages that are rendered', () => {
  test('are rendered one at a time, and a crowd in one lane delays the others by one page', async () => {
    const renderInTurn = createRenderQueue()
    const order: string[] = []
    const render = (lane: string, page: string) =>
      renderInTurn(lane, async () => {
        order.push(`${page} begins`)
        await nextTurn()
        order.push(`${page} is ready`)
        return page
      })
    const crowd = ['first', 'second', 'third'].map((page) => render('site', page))
    const others = [render('desk', 'the desk'), render('forms', 'an answer')]
    expect(await Promise.all([...crowd, ...others])).toEqual([
      'first',
      'second',
      'third',
      'the desk',
      'an answer',
    ])
    expect(order).toEqual(
      ['first', 'second', 'the desk', 'an answer', 'third'].flatMap((page) => [
        `${page} begins`,
        `${page} is ready`,
      ]),
    )
  })

  test('leave as much time to everything else as they take', async () => {
    const renderInTurn = createRenderQueue()
    const keepBusy = async () => {
      const started = performance.now()
      while (performance.now() - started < 20);
      return performance.now()
    }
    const begins: number[] = []
    const ends = await Promise.all(
      [1, 2, 3].map(() =>
        renderInTurn('site', () => {
          begins.push(performance.now())
          return keepBusy()
        }),
      ),
    )
    const rests = begins.slice(1).map((begin, page) => begin - (ends[page] ?? begin))
    for (const rest of rests) expect(rest).toBeGreaterThanOrEqual(19)
  })

  test('that never get ready, or fail, keep nobody waiting for long', async () => {
    const renderInTurn = createRenderQueue()
    renderInTurn('site', () => new Promise(() => {}))
    const failing = renderInTurn('site', () => Promise.reject(new Error('broken page')))
    const next = renderInTurn('site', async () => 'next')
    await expect(failing).rejects.toThrow('broken page')
    expect(await next).toBe('next')
  })
})

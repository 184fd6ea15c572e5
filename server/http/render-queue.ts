import { setTimeout as delay } from 'node:timers/promises'

/** Does a piece of work when its lane's turn has come. */
export type RenderInTurn = <T>(lane: string, render: () => Promise<T>) => Promise<T>

/** A page that somehow does not get ready must not keep all others waiting. */
const maxTurnInMilliseconds = 500
const maxRestInMilliseconds = 50

/**
 * Renders one page at a time, the lanes by turns, and rests after each for as long as it took. Rendering keeps the whole
 * process from doing anything else; a form needs many short turns of the event loop, and behind sixty pages rendered
 * together it waited for all of them in each.
 */
export function createRenderQueue(): RenderInTurn {
  /** Those at the front are next; a lane that had its turn goes to the back. */
  const lanes = new Map<string, (() => Promise<unknown>)[]>()
  let isWorking = false

  async function work(): Promise<void> {
    isWorking = true
    for (let next = takeNext(); next; next = takeNext()) {
      const started = performance.now()
      await Promise.race([next(), delay(maxTurnInMilliseconds, undefined, { ref: false })])
      await delay(Math.min(performance.now() - started, maxRestInMilliseconds))
    }
    isWorking = false
  }

  function takeNext(): (() => Promise<unknown>) | undefined {
    const [first] = lanes
    if (!first) return undefined
    const [lane, waiting] = first
    const next = waiting.shift()
    lanes.delete(lane)
    if (waiting.length > 0) lanes.set(lane, waiting)
    return next
  }

  return (lane, render) =>
    new Promise((resolve, reject) => {
      const waiting = lanes.get(lane) ?? []
      waiting.push(() => render().then(resolve, reject))
      lanes.set(lane, waiting)
      if (!isWorking) work()
    })
}

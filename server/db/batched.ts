import { setImmediate } from 'node:timers/promises'

/**
 * A transaction costs a disk sync however little it holds. So whatever arrives while one is under way goes into the
 * next one together; each caller waits for the one with its own item. `write` returns a result for every item, in
 * their order.
 */
export function batched<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isBusy = false

  async function drain(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      await othersToArrive()
      const group = waiting.slice(0, largestGroup)
      waiting = waiting.slice(largestGroup)
      await writeTogether(group)
    }
    isBusy = false
  }

  async function writeTogether(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(group.map(({ item }) => item))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
    } catch (error) {
      const [only] = group
      if (group.length === 1 && only) return only.reject(error)
      // One that cannot be written must not take the others with it.
      for (const one of group) await writeTogether([one])
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) drain()
    })
}

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * The embedded database works inside our own turn of the event loop, so that nobody else's request would even be read
 * before it is done: first those that have reached this machine are let in, which takes a turn for their heads and one
 * for their bodies.
 */
async function othersToArrive(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

/** Enough to share the cost of a sync, few enough that nobody waits long for the others. */
const largestGroup = 50

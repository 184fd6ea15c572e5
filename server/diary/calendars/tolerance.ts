/** What can be read of each; what throws has no more to give, and does not spoil the others. */
export function* eachReadable<T, R>(items: Iterable<T>, read: (item: T) => Iterable<R>): Generator<R> {
  for (const item of items)
    try {
      yield* read(item)
    } catch {}
}

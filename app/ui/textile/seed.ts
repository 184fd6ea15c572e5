/** A stream of repeatable choices: the same seed always gives the same stream. */
export type Random = {
  next: () => number
  between: (low: number, high: number) => number
  integer: (low: number, high: number) => number
  chance: (probability: number) => boolean
  /** One of a list that is not empty. */
  pick: <Item>(items: readonly Item[]) => Item
}

/** FNV-1a over code points. Normalised first, so that one Hindi title typed in two ways is one cloth. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const unit of text.normalize('NFC')) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  // FNV alone leaves similar titles with similar low bits; this finaliser (murmur3's) spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** mulberry32: small, fast, and good enough to place threads and dots. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    integer,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
  }
}

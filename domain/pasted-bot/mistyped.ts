/** Shorter words are too like others to be put right. */
const shortest = 4
const sharedStart = 5

/** Puts a mistyped word right by the words of the text; one that resembles none stays. */
export function correctorFor(stems: Iterable<string>): (stem: string) => string {
  const known = new Set(stems)
  const byStart = new Map<string, string[]>()
  for (const stem of known) {
    if (stem.length < shortest || /\d/.test(stem)) continue
    const alike = byStart.get(stem.charAt(0))
    if (alike) alike.push(stem)
    else byStart.set(stem.charAt(0), [stem])
  }
  return (typed) => {
    if (known.has(typed) || typed.length < shortest || /\d/.test(typed)) return typed
    const alike = byStart.get(typed.charAt(0)) ?? []
    return (
      alike.find((stem) => isMistyped(typed, stem)) ?? alike.find((stem) => hasOneStart(typed, stem)) ?? typed
    )
  }
}

/** One letter wrong, or two of a long word; of a short word letters that changed places, or one too many or too few. */
function isMistyped(typed: string, stem: string): boolean {
  const most = Math.min(typed.length, stem.length) >= 8 ? 2 : 1
  if (Math.abs(typed.length - stem.length) > most) return false
  if (Math.min(typed.length, stem.length) === shortest && typed.length === stem.length)
    return [...typed].sort().join('') === [...stem].sort().join('') && distance(typed, stem) <= 1
  return distance(typed, stem) <= most
}

/** “Orthodontist” and “orthodontic”. */
function hasOneStart(typed: string, stem: string): boolean {
  let shared = 0
  while (shared < typed.length && typed[shared] === stem[shared]) shared++
  return shared >= sharedStart && shared >= Math.max(typed.length, stem.length) / 2
}

/** How many letters are to be changed, added, left out or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1)
      now.push(least)
    }
    before = last
    last = now
  }
  return last.at(-1) ?? 0
}

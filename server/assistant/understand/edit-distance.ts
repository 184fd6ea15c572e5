/** Letters to add, drop, change or swap. Stops counting at the limit. */
export function editDistance(first: string, second: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: second.length + 1 }, (_, column) => column)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    for (let column = 1; column <= second.length; column++) {
      const cost = first[row - 1] === second[column - 1] ? 0 : 1
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      )
      const swapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
      if (row > 1 && column > 1 && swapped) value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1)
      current.push(value)
    }
    if (Math.min(...current) >= limit) return limit
    ;[beforeLast, last] = [last, current]
  }
  return last[second.length] ?? limit
}

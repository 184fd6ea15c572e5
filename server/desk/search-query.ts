/**
 * What the owner typed, as the database's search wants it: every word must be there, each may be the beginning of a
 * longer one, unless it is too short. Split as the words were when they were stored. Nothing that could be an operator gets through.
 */
export function searchQuery(typed: string, shortestBeginning = 1): string | undefined {
  const words = typed
    .slice(0, 200)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 8)
  return words.length > 0
    ? words.map((word) => `'${word}'${word.length < shortestBeginning ? '' : ':*'}`).join(' & ')
    : undefined
}

/**
 * How many times as long the work takes for eight times the length: about eight for work that reads its text once, 64
 * and more for work that looks back. A ratio, since machines differ; the shortest of several, since they are shared.
 */
export function growthOfTime(work: (length: number) => unknown, length: number): number {
  return shortestTime(() => work(8 * length)) / shortestTime(() => work(length))
}

function shortestTime(work: () => unknown): number {
  const times = Array.from({ length: 6 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}

/** By what a column's head sorts, each way that it can; first the one that its first press means. */
export interface Sorting {
  ascending?: string
  descending?: string
}

/** How a list comes, which stands in no address. */
const usual = 'newest'

/** How the head of a column shows that the list is sorted by it, and where it leads. */
export function sortingBy(
  orders: Sorting,
  order: string | undefined,
  addressOf: (sort: string | undefined) => string,
) {
  const ways = Object.entries(orders) as ['ascending' | 'descending', string][]
  const sorts = ways.map(([, sort]) => sort)
  // What is sorted one way only goes back to how the list comes.
  if (sorts.length === 1) sorts.push(usual)
  const at = sorts.indexOf(order ?? usual)
  const next = sorts[(at + 1) % sorts.length]
  return { is: ways[at]?.[0], to: addressOf(next === usual ? undefined : next) }
}

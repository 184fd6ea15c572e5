import type { Words } from '#content/words.ts'

type Checkout = Words['checkout']

/** What is said until an order is made; the rest is said by the server, and on the page where it is paid. */
export type OrderWords = Pick<Checkout, 'details' | 'test' | 'closed'> & {
  notices: Pick<Checkout['notices'], 'informationRequired' | 'failed'>
}

export function orderWords({ details, test, closed, notices }: Checkout): OrderWords {
  const { informationRequired, failed } = notices
  return { details, test, closed, notices: { informationRequired, failed } }
}

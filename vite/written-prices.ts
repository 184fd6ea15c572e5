import type { Plugin } from 'vite'
import { type PriceKey, price } from '../content/prices.ts'

/** In the words of the browser's code prices are written out, so that pages which only speak of one carry no price list. */
export function writtenPrices(): Plugin {
  return {
    name: 'written-prices',
    apply: 'build',
    // Before the words are compiled, which would write the calls differently.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/content\/en\/.*\.ts$/, code: /\bprice\('/ },
      handler: (code) =>
        code.replace(/\bprice\('([^']+)'\)/g, (_call, key) => JSON.stringify(price(key as PriceKey))),
    },
  }
}

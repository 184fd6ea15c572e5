import text from './language-offer.js?raw'

/**
 * Offers the page in another language to whoever reads that one first, once: who has chosen a language, or put the offer
 * away, is not asked again. Written into the page behind the lines, so that one is shown before the rest is painted.
 */
export const languageOfferScript = import.meta.env.SSR ? text : ''

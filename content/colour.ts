/** The brand's colours that a card may carry; the page's tokens say what each looks like. */
export type Colour = 'indigo' | 'marigold' | 'peacock' | 'sindoor' | 'ink'

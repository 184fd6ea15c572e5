import type { Judge } from './findings.ts'

interface Excuse {
  judge: Judge
  says: RegExp
  why: string
}

const newerCss =
  'Newer than the checker’s CSS; browsers without it leave it out, and the page is whole without.'

/** Objections that we know of and leave as they are, each with the reason. One that nothing needs any more is an error. */
export const excuses: Excuse[] = [
  {
    judge: 'the W3C checker',
    says: /^CSS: Unrecognized at-rule “@(property|starting-style)”/,
    why: newerCss,
  },
  {
    judge: 'the W3C checker',
    says: /^CSS: “(anchor-name|anchor-scope|animation-timeline|field-sizing|margin-trim|position-anchor|view-transition-name)”: Property .* doesn't exist/,
    why: newerCss,
  },
  { judge: 'the W3C checker', says: /^CSS: “left”: “anchor\(left\)” is not/, why: newerCss },
  { judge: 'the W3C checker', says: /^CSS: “transition”: “allow-discrete” is not/, why: newerCss },
  {
    judge: 'the W3C checker',
    says: /^CSS: Parse Error\. \(.*-(group|new|old)\((cloth|root|\*)\)/,
    why: `::view-transition-…(). ${newerCss}`,
  },
  {
    judge: 'the W3C checker',
    says: /^CSS: “mask”: Too many values/,
    why: 'A picture with place, size and repetition is what CSS Masking 1 has it be; browsers read it so.',
  },
  {
    judge: 'the W3C checker',
    says: /^CSS: “(background|border)-color”: Cannot invoke/,
    why: 'The checker itself fails at color-mix() with var() inside.',
  },
  {
    judge: 'the W3C checker',
    says: /^Attribute “pathLength” not allowed on element “circle”/,
    why: 'SVG 2 has it on every shape, and browsers measure stitches along circles by it; the checker knows SVG 1.1.',
  },
  {
    judge: 'schema.org',
    says: /^Service\/Offer\/UnitPriceSpecification: Required attribute "price" is missing/,
    why: 'Google asks it of goods in a shop. A service whose price is a range, or only starts somewhere, says minPrice and maxPrice, as schema.org has it; one price would be untrue.',
  },
]

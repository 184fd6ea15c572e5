import { drawBandhani } from './bandhani.ts'
import { drawBlockPrint } from './block-print.ts'
import { drawIkat } from './ikat.ts'
import { drawKanga } from './kanga.ts'
import { type Colours, chooseDye, type Dye, type Palette, pagePalette } from './palette.ts'
import { createRandom, hashText, type Random } from './seed.ts'
import { type Drawing, inherited, type Shape, shape, toMarkup } from './shape.ts'
import { height, width } from './size.ts'

export { lightPalette } from './palette.ts'

type Craft = {
  /** Begins every name in a picture: one title may be drawn in two kinds on a page. */
  initial: string
  dyes: readonly Dye[]
  draw: (random: Random, colours: Colours) => Drawing
}

const crafts = {
  ikat: {
    initial: 'i',
    dyes: ['indigo', 'sindoor', 'peacock', 'night', 'natural', 'marigold'],
    draw: drawIkat,
  },
  'block-print': {
    initial: 'b',
    dyes: ['indigo', 'sindoor', 'natural', 'night', 'peacock', 'marigold'],
    draw: drawBlockPrint,
  },
  bandhani: { initial: 't', dyes: ['sindoor', 'indigo', 'peacock', 'night'], draw: drawBandhani },
  kanga: {
    initial: 'k',
    dyes: ['marigold', 'indigo', 'sindoor', 'peacock', 'natural', 'night'],
    draw: drawKanga,
  },
} satisfies Record<string, Craft>

export type TextileKind = keyof typeof crafts

export const textileKinds = Object.keys(crafts) as TextileKind[]

type TextileOptions = {
  kind?: TextileKind | undefined
  palette?: Palette | undefined
  /** Drawn with the stamps and patterns of the same cloth, which stands on the same page already. */
  borrows?: boolean | undefined
}

type WovenTextile = { kind: TextileKind; prefix: string; shapes: Shape[] }

/** The cloth as data. Only the hash of the title goes in, so no title can break the markup. */
export function weaveTextile(title: string, options: TextileOptions = {}): WovenTextile {
  const seed = hashText(title)
  const kind = options.kind ?? createRandom(seed).pick(textileKinds)
  const { initial, dyes, draw } = crafts[kind]
  const random = createRandom(hashText(`${seed} ${kind}`))
  const { defs, shapes } = draw(random, chooseDye(random, dyes, options.palette ?? pagePalette))
  const woven = inherited([shape('defs', {}, defs), ...shapes])
  return {
    kind,
    prefix: initial + (seed % 36 ** 5).toString(36),
    shapes: options.borrows ? unnamed(woven) : woven,
  }
}

/** Only what refers to names, and nothing that has one: two elements of a page must not share it. */
const unnamed = (shapes: Shape[]): Shape[] =>
  shapes
    .filter(({ tag }) => tag !== 'defs')
    .map(({ tag, attributes: { id: _, ...attributes }, children }) =>
      shape(tag, attributes, unnamed(children)),
    )

/** What stands inside the `<svg>` of a cloth. */
export function drawInside(title: string, options: TextileOptions = {}): string {
  const { prefix, shapes } = weaveTextile(title, options)
  return shapes.map((each) => toMarkup(each, prefix)).join('')
}

/** A whole `<svg>` document, for files, share images and print. */
export function drawTextile(title: string, options: TextileOptions = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawInside(title, options)}</svg>`
}

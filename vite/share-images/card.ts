import { lightPalette, weaveTextile } from '#app/ui/textile/draw-textile.ts'
import { type Shape, toMarkup } from '#app/ui/textile/shape.ts'
import { height as clothHeight, width as clothWidth } from '#app/ui/textile/size.ts'
import { knotStrands } from '#app/ui/thread/knot.ts'
import { type Colour, shades } from './palette-png.ts'
import type { SetTitle } from './title.ts'

const cardSize = { width: 1200, height: 630 }

/** The room that a title may fill. */
export const titleBox = { width: 628, height: 312 }

const { paper, ink, indigo, marigold, peacock, sindoor, cotton } = lightPalette

const colours = [paper, ink, indigo, marigold, peacock, sindoor, cotton]

/** All a card is drawn in, half-way colours for the edges between, and a fine scale for those of the letters. */
export const cardPalette: Colour[] = [
  ...shades(paper, ink, 8),
  ...colours.flatMap((from, index) => colours.slice(index + 1).flatMap((to) => shades(from, to, 2))),
]

const margin = 80
const clothLeft = 784
const hemWidth = 24
const threadHeight = 534

/** A line of type as markup, from where it begins. */
type DrawLine = (text: string, x: number, y: number, size: number) => string

interface Card {
  title: string
  name: string
  set: SetTitle
  draw: DrawLine
}

/** A page's picture in shared links: its title, four threads that become one, and the cloth of that title. */
export function drawCard({ title, name, set, draw }: Card): string {
  const { width, height } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    cloth(title),
    // Paper over the part of the cloth that does not show is drawn in half the time of a clip path.
    `<rect width="${clothLeft}" height="${height}" fill="${paper}"/>`,
    threads(),
    hem(),
    `<g fill="${ink}">`,
    draw(name, margin - 2, 108, 44),
    lines(set, draw),
    '</g></svg>',
  ].join('')
}

/** Hangs on the right and runs off three edges. */
function cloth(title: string): string {
  const { prefix, shapes } = weaveTextile(title, { palette: lightPalette })
  const scale = cardSize.height / clothHeight
  const left = (clothLeft + cardSize.width - clothWidth * scale) / 2
  const inside = shapes.map((shape) => toMarkup(forRasteriser(shape), prefix)).join('')
  return `<g transform="translate(${left} 0)scale(${scale})">${inside}</g>`
}

/** The edge at which the thread arrives, and is sewn on. */
function hem(): string {
  const { height } = cardSize
  const middle = clothLeft + hemWidth / 2
  return [
    `<path d="M${clothLeft + hemWidth} 0V${height}" stroke="${cotton}" stroke-width="6"/>`,
    `<rect x="${clothLeft}" width="${hemWidth}" height="${height}" fill="${ink}"/>`,
    `<path d="M${middle} 7V${height}" stroke="${cotton}" stroke-width="4" stroke-linecap="round" stroke-dasharray="16 14"/>`,
  ].join('')
}

/** What comes in loose from the left leaves the knot as one line. */
function threads(): string {
  const [x, y, radius] = [330, threadHeight, 46]
  // The knot's two upper loops reach furthest out, and do so this far above its centre.
  const [centre, reach] = [y + radius * 0.324, radius * 0.912]
  const end = x - reach - 2
  const loose = [
    {
      colour: sindoor,
      start: `M0 ${y - 62}C96 ${y - 68} 92 ${y + 10} 156 ${y - 8}`,
      rest: `S236 ${y - 6} ${end} ${y - 6}`,
    },
    {
      colour: peacock,
      start: `M0 ${y - 12}C64 ${y + 12} 104 ${y - 60} 158 ${y - 36}`,
      rest: `S244 ${y - 2} ${end} ${y - 2}`,
    },
    {
      colour: indigo,
      start: `M0 ${y + 36}C72 ${y + 54} 86 ${y - 18} 140 ${y + 22}`,
      rest: `S240 ${y + 2} ${end} ${y + 2}`,
    },
    {
      colour: marigold,
      start: `M0 ${y + 80}C100 ${y + 94} 88 ${y + 16} 158 ${y + 38}`,
      rest: `S248 ${y + 6} ${end} ${y + 6}`,
    },
  ]
  return [
    '<g fill="none" stroke-linejoin="round">',
    ...knotStrands(x, centre, radius).map((d) => casing(withoutEnds(d), 15) + thread(d, ink, 7)),
    ...loose.map(({ colour, start, rest }) => casing(start, 10) + thread(start + rest, colour, 4)),
    thread(`M${x + reach} ${y}H${clothLeft}`, ink, 7),
    '</g>',
  ].join('')
}

function thread(d: string, colour: string, width: number): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`
}

/** Paper on both sides of a thread, which makes those drawn before pass beneath it. */
function casing(d: string, width: number): string {
  return thread(d, paper, width)
}

/** A strand's casing stops short of its ends, or a hair of paper would show where it joins the next. */
function withoutEnds(d: string): string {
  return `M${d.slice(1).split('L').slice(2, -2).join('L')}`
}

function lines({ size, leading, lines: texts }: SetTitle, draw: DrawLine): string {
  const middle = 288 + size * 0.36
  const first = middle - ((texts.length - 1) * size * leading) / 2
  // Capitals keep a little distance from their origin: the larger they are, the further they are moved back.
  const left = margin - size * 0.05
  return texts
    .map((text, index) => draw(text, left, Math.round(first + index * size * leading), size))
    .join('')
}

/**
 * The rasteriser does not know `pathLength`, by which the cloths place a number of dots around a circle, and passes over
 * a path that has neither fill nor stroke, with every stamp that it prints.
 */
function forRasteriser({ tag, attributes, children }: Shape): Shape {
  const { pathLength, strokeDasharray, r, ...others } = attributes
  const inside = children.map(forRasteriser)
  if (attributes.markerMid)
    return { tag, attributes: { ...attributes, fill: ink, fillOpacity: 0 }, children: inside }
  if (!pathLength || !strokeDasharray || !r) return { tag, attributes, children: inside }
  const unit = (2 * Math.PI * Number(r)) / Number(pathLength)
  const dashes = String(strokeDasharray)
    .split(' ')
    .map((length) => Number(length) * unit)
  return { tag, attributes: { ...others, r, strokeDasharray: dashes.join(' ') }, children: inside }
}

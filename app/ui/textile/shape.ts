import { height, width } from './size.ts'

/** Drawings are data, so that colours can be changed and names set apart before they become markup. */
export type Tag = 'g' | 'path' | 'rect' | 'circle' | 'use' | 'defs' | 'pattern' | 'marker'

export type Attributes = { [Name in keyof typeof markupNames]?: string | number }

export type Shape = { tag: Tag; attributes: Attributes; children: Shape[] }

export type Drawing = { defs: Shape[]; shapes: Shape[] }

/** Names in code are in camel case, in markup mostly with hyphens. Nothing outside this list is ever drawn. */
export const markupNames = {
  id: 'id',
  href: 'href',
  d: 'd',
  x: 'x',
  y: 'y',
  width: 'width',
  height: 'height',
  cx: 'cx',
  cy: 'cy',
  r: 'r',
  transform: 'transform',
  patternUnits: 'patternUnits',
  markerMid: 'marker-mid',
  overflow: 'overflow',
  pathLength: 'pathLength',
  color: 'color',
  fill: 'fill',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  opacity: 'opacity',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
} as const

export const shape = (tag: Tag, attributes: Attributes, children: Shape[] = []): Shape => ({
  tag,
  attributes,
  children,
})

export const group = (attributes: Attributes, children: Shape[]) => shape('g', attributes, children)
export const path = (d: string, attributes: Attributes = {}) => shape('path', { d, ...attributes })
export const circle = (r: number, attributes: Attributes = {}) =>
  shape('circle', { r: short(r), ...attributes })
export const use = (name: string, attributes: Attributes = {}) =>
  shape('use', { href: `#${name}`, ...attributes })
export const cloth = (fill: string) => shape('rect', { width, height, fill })

/** The piece of cloth that a pattern repeats. */
export type Box = { x: number; y: number; width: number; height: number }

/** A piece that repeats: a browser works it out once, however often it shows. What is inside begins at its corner. */
export const tile = (id: string, { x, y, width, height }: Box, shapes: Shape[]) =>
  shape(
    'pattern',
    {
      id,
      x: short(x),
      y: short(y),
      width: short(width),
      height: short(height),
      patternUnits: 'userSpaceOnUse',
    },
    x || y ? [group({ transform: data('translate(', -x, ' ', -y, ')') }, shapes)] : shapes,
  )

/** Lays a tile over the cloth, or over a part of it. */
export const laid = (name: string, part: Attributes = {}) =>
  shape('rect', { width, height, fill: `url(#${name})`, ...part })

export type Place = readonly [x: number, y: number]

/** A figure to print many times: a browser builds a marker once, but all that is inside a figure for every `use`. */
export const stamp = (id: string, shapes: Shape[], attributes: Attributes = {}) =>
  shape('marker', { id, overflow: 'visible', ...attributes }, shapes)

/** Prints a stamp at each place, which is each point of a path but its ends. Its size is that of a line 1 wide. */
export const stamped = (name: string, places: readonly Place[], attributes: Attributes = {}) =>
  path(data('M', 0, 0, ...places.flat(), 'Z'), { markerMid: `url(#${name})`, fill: 'none', ...attributes })

/** Prints a stamp larger or smaller than it is cut. */
export const print = (name: string, places: readonly Place[], scale = 1) =>
  scale === 1
    ? stamped(name, places)
    : stamped(
        name,
        places.map(([x, y]) => [x / scale, y / scale]),
        { transform: `scale(${scale})` },
      )

/** Where a round shape must be drawn so that what reaches over one edge of a tile comes in again at the other. */
export function wrapped([x, y]: Place, reach: number, box: Box): Place[] {
  const beyond = (value: number, from: number, length: number) =>
    Math.max(from - value, value - from - length, 0)
  return [-1, 0, 1]
    .flatMap((row) => [-1, 0, 1].map((column): Place => [x + column * box.width, y + row * box.height]))
    .filter(
      ([left, top]) => Math.hypot(beyond(left, box.x, box.width), beyond(top, box.y, box.height)) < reach,
    )
}

/** One decimal is finer than a screen pixel at every size the pictures are shown. */
export const short = (value: number) => {
  const rounded = Math.round(value * 10) / 10
  return rounded === 0 ? 0 : rounded
}

/** Path data from commands and numbers, without the spaces that a minus sign makes needless. */
export const data = (...parts: (string | number)[]) =>
  parts
    .map((part) => (typeof part === 'number' ? String(short(part)).replace(/^(-?)0\./, '$1.') : part))
    .reduce((text, part) => {
      const needsSpace = /[\d.]$/.test(text) && /^[\d.]/.test(part)
      return needsSpace ? `${text} ${part}` : text + part
    }, '')

const everyColour = ({ attributes, children }: Shape): string[] => [
  ...[attributes.fill, attributes.stroke].filter((colour) => typeof colour === 'string'),
  ...children.flatMap(everyColour),
]

const recoloured = ({ tag, attributes, children }: Shape, from: string, to: string): Shape => {
  const { fill, stroke } = attributes
  const changed = { ...(fill === from ? { fill: to } : {}), ...(stroke === from ? { stroke: to } : {}) }
  return shape(
    tag,
    { ...attributes, ...changed },
    children.map((child) => recoloured(child, from, to)),
  )
}

/**
 * A colour made from a token is long to write, and there are dozens of them in a picture. The one that takes most
 * room is said once, as the text colour of a group, and inherited.
 */
export function inherited(shapes: Shape[]): Shape[] {
  const name = 'currentColor'
  const saved = new Map<string, number>()
  for (const colour of shapes.flatMap(everyColour)) {
    saved.set(colour, (saved.get(colour) ?? 0) + colour.length - name.length)
  }
  const [colour, saving] = [...saved].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])
  if (saving <= colour.length) return shapes
  return [
    group(
      { color: colour },
      shapes.map((each) => recoloured(each, colour, name)),
    ),
  ]
}

/** Several pictures share a page, so names inside one carry its prefix. */
function qualify(name: string, value: string | number, prefix: string): string {
  const text = String(value)
  if (name === 'id') return `${prefix}${text}`
  if (name === 'href') return text.replace(/^#/, `#${prefix}`)
  return text.replace(/^url\(#/, `url(#${prefix}`)
}

export function toMarkup({ tag, attributes, children }: Shape, prefix: string): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${markupNames[name as keyof Attributes]}="${qualify(name, value, prefix)}"`)
    .join('')
  const inside = children.map((child) => toMarkup(child, prefix)).join('')
  return inside ? `<${tag}${written}>${inside}</${tag}>` : `<${tag}${written}/>`
}

/** The threads of the cloth, barely there: one thick dashed line is the cheapest way to draw hundreds. */
export const weave = (stroke: string): Shape =>
  path('M0 200H640', { stroke, strokeOpacity: 0.1, strokeWidth: height, strokeDasharray: '.8 1.4' })

import { gharchola, net } from './bandhani-grids.ts'
import { type Field, ring, seeds, tied } from './knots.ts'
import { petals, scallops } from './motif.ts'
import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import { cloth, type Drawing, data, group, laid, path, print, stamp, stamped, tile, use } from './shape.ts'

/** Where the rounds of a rasmandal stand: x, y and size. */
const dances: [x: number, y: number, scale: number][][] = [
  [
    [320, 200, 1],
    [0, 0, 0.6],
    [640, 0, 0.6],
    [0, 400, 0.6],
    [640, 400, 0.6],
  ],
  [
    [320, 200, 0.9],
    [0, 200, 0.9],
    [640, 200, 0.9],
  ],
  [
    [430, 214, 1.2],
    [96, 84, 0.5],
    [150, 400, 0.7],
    [640, 0, 0.4],
  ],
  [
    [160, 200, 0.9],
    [480, 200, 0.9],
    [320, 0, 0.4],
    [320, 400, 0.4],
    [0, 0, 0.4],
    [0, 400, 0.4],
    [640, 0, 0.4],
    [640, 400, 0.4],
  ],
]

/** Rasmandal: the great round of the dance, with smaller ones about it on a ground of mustard seed. */
function rasmandal(random: Random, colours: Colours): Field {
  const count = random.pick([8, 10, 12] as const)
  const tip = random.pick([0.1, 0.6, 1] as const)
  const disc = random.pick([colours.detail, colours.shade, colours.ground] as const)
  const radius = random.pick([140, 152, 164] as const)
  const rounds = random.pick(dances)
  const scales = new Set(rounds.map(([, , scale]) => scale))
  const everywhere = (name: string) =>
    [...scales].map((scale) => {
      const alike = rounds.filter((round) => round[2] === scale)
      return print(
        name,
        alike.map(([x, y]) => [x, y]),
        scale,
      )
    })
  const petal = { count, inner: 46, outer: radius - 34, half: 420 / count, tip }
  const within = { count, inner: 62, outer: radius - 52, half: 190 / count, tip }
  return {
    defs: [
      path(scallops(count * 2, radius, 0.85), { id: 'e' }),
      stamp('d', [use('e', { fill: disc, stroke: disc, strokeWidth: 22 })]),
    ],
    under: [seeds(12, colours.light), ...everywhere('d')],
    knotworks: {
      r: {
        white: group({}, [use('e'), ...[7, 36, radius - 24].map(ring), path(petals(within))]),
        gold: group({}, [...[16, 26, radius - 13].map(ring), path(petals(petal))]),
      },
    },
    prints: everywhere('r'),
  }
}

/** Lahar: waves of knots over bands of two dyes, straight or on the bias. */
function waves(random: Random, colours: Colours): Field {
  const half = random.pick([40, 64, 80] as const)
  const rise = random.between(0.3, 0.7) * half
  const band = random.pick([60, 72, 84] as const)
  const turn = { transform: `rotate(${random.pick([0, -24, 30] as const)} 320 200)` }
  const rows = Array.from({ length: Math.ceil(760 / band) }, (_, index) => index * band - 180)
  const { detail, shade } = colours
  const [first, second] = random.pick([
    [detail, shade],
    [detail, detail],
    [shade, shade],
  ] as const)
  const wave = (y: number) =>
    data('M', -160, y, 'q', half / 2, -rise, half, 0) + data('t', half, 0).repeat(Math.ceil(960 / half))
  const pair = (apart: number) => path(wave(-apart) + wave(apart))
  return {
    defs: [path(wave(0), { id: 'z' })],
    under: [
      group(
        { fill: 'none', strokeWidth: band, ...turn },
        rows
          .filter((_, index) => index % 2)
          .map((y, index) => use('z', { y, stroke: index % 2 ? first : second })),
      ),
    ],
    knotworks: { v: { white: pair(band / 2 - 9), gold: pair(band / 8) } },
    prints: [
      stamped(
        'v',
        rows.map((y) => [0, y]),
        turn,
      ),
    ],
  }
}

export function drawBandhani(random: Random, colours: Colours): Drawing {
  const field = random.pick([rasmandal, gharchola, net, waves])(random, colours)
  const { defs = [], knotworks, prints, scale = 1, under, repeats } = field
  const white = tied(random, colours.light, colours)
  const gold = tied(random, colours.gold, colours)
  const stamps = Object.entries(knotworks).map(([name, lines]) => {
    const knots = [white(`${name}w`, lines.white), gold(`${name}y`, lines.gold)]
    return stamp(name, scale === 1 ? knots : [group({ transform: `scale(${scale.toFixed(2)})` }, knots)])
  })
  const ground = [cloth(colours.ground), ...under]
  if (!repeats) return { defs: [...defs, ...stamps], shapes: [...ground, ...prints] }
  const { piece, over, last } = repeats
  const lines = last ? [tied(random, colours.gold, colours)('n', path(last))] : []
  return {
    defs: [...defs, ...stamps, tile('k', piece, prints)],
    shapes: [...ground, laid('k', over), ...lines],
  }
}

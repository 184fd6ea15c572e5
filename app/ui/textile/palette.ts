import { colours } from '#content/colours.ts'
import type { Random } from './seed.ts'

/** The brand's colours, and the dyes made from them. */
export type Palette = {
  paper: string
  paper2: string
  ink: string
  ink2: string
  line: string
  indigo: string
  marigold: string
  peacock: string
  sindoor: string
  /** Undyed thread, as light on a dark page as on a light one. */
  cotton: string
  /** Unbleached cloth, a little darker than thread so that it stands off the page. */
  khadi: string
  /** Iron black, as dark on both. */
  night: string
  deepIndigo: string
  deepPeacock: string
  deepSindoor: string
}

/** What a cloth is dyed with. */
export type Colours = {
  ground: string
  /** Stands out from the ground: undyed thread on most cloths, indigo on pale ones. */
  figure: string
  accent: string
  detail: string
  shade: string
  /** The palest thread, for lines on `shade` and `accent`. */
  light: string
  /** Marigold and iron black, whatever their roles on this cloth. */
  gold: string
  iron: string
}

/** Undyed thread. */
const cotton = colours.ink.dark

export const lightPalette: Palette = {
  paper: colours.paper.light,
  paper2: colours['paper-2'].light,
  ink: colours.ink.light,
  ink2: colours['ink-2'].light,
  line: colours.line.light,
  indigo: colours.indigo.light,
  marigold: colours.marigold,
  peacock: colours.peacock.light,
  sindoor: colours.sindoor.light,
  cotton,
  khadi: colours['paper-2'].light,
  night: colours['indigo-black'],
  deepIndigo: colours.indigo.light,
  deepPeacock: colours.peacock.light,
  deepSindoor: colours.sindoor.light,
}

/**
 * The page's tokens. In the dark theme the tokens turn pastel so that text stays readable; a dyed ground must not
 * (a bandhani with black dots on pink is no bandhani), so dyes keep the token's hue and clamp its lightness. Undyed
 * thread and iron black have no theme; they are most of the lines of a picture, and written short.
 */
export const pagePalette: Palette = {
  paper: 'var(--color-paper)',
  paper2: 'var(--color-paper-2)',
  ink: 'var(--color-ink)',
  ink2: 'var(--color-ink-2)',
  line: 'var(--color-line)',
  indigo: 'var(--color-indigo)',
  marigold: 'var(--color-marigold)',
  peacock: 'var(--color-peacock)',
  sindoor: 'var(--color-sindoor)',
  cotton,
  khadi: 'oklch(from var(--color-paper-2) max(l,.87) .022 88)',
  night: colours['indigo-black'],
  deepIndigo: 'oklch(from var(--color-indigo) min(l,.42) max(c,.13) h)',
  deepPeacock: 'oklch(from var(--color-peacock) min(l,.48) c h)',
  deepSindoor: 'oklch(from var(--color-sindoor) min(l,.47) max(c,.17) h)',
}

export type Dye = 'indigo' | 'sindoor' | 'peacock' | 'night' | 'marigold' | 'natural'

function dye(name: Dye, palette: Palette): Colours {
  const { cotton, khadi, night, marigold, deepIndigo, deepPeacock, deepSindoor } = palette
  const thread = { figure: cotton, light: cotton, gold: marigold, iron: night }
  const pale = { figure: deepIndigo, accent: deepSindoor, shade: night, gold: marigold, iron: night }
  switch (name) {
    case 'indigo':
      return { ...thread, ground: deepIndigo, accent: marigold, detail: deepSindoor, shade: night }
    case 'sindoor':
      return { ...thread, ground: deepSindoor, accent: marigold, detail: deepIndigo, shade: night }
    case 'peacock':
      return { ...thread, ground: deepPeacock, accent: marigold, detail: deepSindoor, shade: night }
    case 'night':
      return { ...thread, ground: night, accent: marigold, detail: deepSindoor, shade: deepIndigo }
    case 'marigold':
      return { ...pale, ground: marigold, detail: cotton, light: cotton }
    case 'natural':
      return { ...pale, ground: khadi, detail: marigold, light: cotton }
  }
}

export const chooseDye = (random: Random, dyes: readonly Dye[], palette: Palette) =>
  dye(random.pick(dyes), palette)

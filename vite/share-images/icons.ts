import { colours } from '../../content/colours.ts'

interface DrawnIcon {
  address: string
  svg: string
}

const { indigo, paper, marigold, 'indigo-black': night } = colours

/** The site's icon: a drawing on a 32 by 32 grid whose ground and thread are named instead of coloured. */
export function colourIcon(
  drawing: string,
  ground: string = indigo.light,
  thread: string = paper.light,
): string {
  return drawing.replaceAll('"ground"', `"${ground}"`).replaceAll('"thread"', `"${thread}"`)
}

/** The icon's sizes, from one drawing: for the site, and in other colours for the owner's desk. */
export function drawIcons(drawing: string): DrawnIcon[] {
  return [
    ...sizesOf(colourIcon(drawing), indigo.light),
    ...sizesOf(colourIcon(drawing, night, marigold), night, 'desk-'),
    badgeOf(drawing),
  ]
}

function sizesOf(icon: string, ground: string, prefix = ''): DrawnIcon[] {
  // Phones cut these to their own shape, so nothing may be missing at the corners.
  const filled = icon.replace(/(<svg[^>]*>)/, `$1<rect width="32" height="32" fill="${ground}"/>`)
  return [
    { address: `${prefix}icon-192.png`, svg: sized(icon, 192) },
    { address: `${prefix}icon-512.png`, svg: sized(icon, 512) },
    { address: `${prefix}icon-maskable-512.png`, svg: sized(filled, 512) },
    { address: `${prefix}apple-touch-icon.png`, svg: sized(filled, 180) },
  ]
}

/** What stands beside the clock of a phone for news from the desk: its outline alone, in one colour. */
function badgeOf(drawing: string): DrawnIcon {
  const outline = colourIcon(drawing.replace(/<rect[^>]*>/, ''), 'none', '#ffffff')
  return { address: 'desk-badge.png', svg: sized(outline, 96) }
}

function sized(svg: string, size: number): string {
  return svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
}

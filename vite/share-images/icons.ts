interface DrawnIcon {
  address: string
  svg: string
}

/** The icon's sizes, from one drawing on a 32 by 32 grid: for the site, and in other colours for the owner's desk. */
export function drawIcons(icon: string): DrawnIcon[] {
  const ground = /<rect[^>]* fill="(?<colour>#[0-9a-f]{6})"/.exec(icon)?.groups?.colour
  if (!ground) throw new Error('public/icon.svg should start with a rectangle that fills it')
  const desk = icon.replaceAll(ground, '#171a2b').replaceAll('#fcfaf5', '#f2a900')
  return [...sizesOf(icon, ground), ...sizesOf(desk, '#171a2b', 'desk-'), badgeOf(icon, ground)]
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
function badgeOf(icon: string, ground: string): DrawnIcon {
  const outline = icon
    .replace(/<rect[^>]*>/, '')
    .replaceAll(`stroke="${ground}"`, 'stroke="none"')
    .replaceAll('#fcfaf5', '#ffffff')
  return { address: 'desk-badge.png', svg: sized(outline, 96) }
}

function sized(svg: string, size: number): string {
  return svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
}

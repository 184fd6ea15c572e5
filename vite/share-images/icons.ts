/** The icon's sizes, from one drawing on a 32 by 32 grid. */
export function drawIcons(icon: string): { address: string; svg: string }[] {
  const ground = /<rect[^>]* fill="(?<colour>#[0-9a-f]{6})"/.exec(icon)?.groups?.colour
  if (!ground) throw new Error('public/icon.svg should start with a rectangle that fills it')
  // Phones cut these to their own shape, so nothing may be missing at the corners.
  const filled = icon.replace(/(<svg[^>]*>)/, `$1<rect width="32" height="32" fill="${ground}"/>`)
  return [
    { address: 'icon-192.png', svg: sized(icon, 192) },
    { address: 'icon-512.png', svg: sized(icon, 512) },
    { address: 'icon-maskable-512.png', svg: sized(filled, 512) },
    { address: 'apple-touch-icon.png', svg: sized(filled, 180) },
  ]
}

function sized(svg: string, size: number): string {
  return svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
}

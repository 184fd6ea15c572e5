import { inflateSync } from 'node:zlib'
import { renderAsync } from '@resvg/resvg-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { colours } from '../../content/colours.ts'
import { openFont } from '../brand-fonts/shaping.ts'
import { instance } from '../brand-fonts/subset.ts'
import { headline, hindiStrong, readTypeface } from '../brand-fonts/typefaces.ts'
import { cardPalette, drawCard } from './card.ts'
import { drawIcons } from './icons.ts'
import { encodePalettePng, shades } from './palette-png.ts'
import { setTitle } from './title.ts'
import { createTypesetter } from './typeset.ts'

/** A typeface in which every letter is half as wide as it is tall. */
const measure = (text: string, size: number) => (text.length * size) / 2
const box = { width: 628, height: 312 }

describe('a title', () => {
  test('is set as large as it fits', () => {
    expect(setTitle('Labs', box, measure)).toEqual({ size: 104, leading: 1.08, lines: ['Labs'] })
  })

  test('is broken into lines of about the same length', () => {
    expect(setTitle('Pricing for India and Tanzania', box, measure).lines).toEqual([
      'Pricing for',
      'India and',
      'Tanzania',
    ])
  })

  test('starts a new line after a colon', () => {
    expect(setTitle('Blog: Notes on Automation', box, measure).lines[0]).toBe('Blog:')
  })

  test('never leaves its box', () => {
    const { size, lines } = setTitle('Unimaginably Long Descriptions of Workflow Automation', box, measure)
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width)
  })

  test('has more room between its lines where signs stand above and below them', () => {
    const { leading } = setTitle('हमारे बारे में', box, measure)
    expect(leading).toBeGreaterThan(1.25)
  })

  test('that cannot fit stops the build', () => {
    expect(() => setTitle('x'.repeat(40), box, measure)).toThrow('too long')
  })
})

describe('a card', () => {
  test('has the name and every line of the title', () => {
    const set = { size: 60, leading: 1.08, lines: ['Terms &', 'Conditions'] }
    const svg = drawCard({ title: 'Terms', name: 'Sutradhar', set, draw: (text) => `⟦${text}⟧` })
    expect(svg.match(/⟦.*?⟧/g)).toEqual(['⟦Sutradhar⟧', '⟦Terms &⟧', '⟦Conditions⟧'])
  })

  test('uses nothing that the rasteriser does not know', () => {
    for (const title of ['Pricing', 'Contact', 'Labs', 'Blog', 'FAQ', 'About', 'Services', 'Products'])
      expect(
        drawCard({ title, name: 'S', set: { size: 60, leading: 1.08, lines: [title] }, draw: () => '' }),
      ).not.toMatch(/<circle[^>]*pathLength[^>]*dasharray|var\(--|oklch|currentColor"[^>]*color=/)
  })
})

describe('a line of type', () => {
  let typesetter: ReturnType<typeof createTypesetter>

  beforeAll(async () => {
    const latin = await instance(await readTypeface('latin'), headline)
    const devanagari = await instance(await readTypeface('devanagari'), hindiStrong)
    typesetter = createTypesetter({ latin: openFont(latin), devanagari: openFont(devanagari) })
  })

  test('is as wide as its words, whatever script they are in', () => {
    const { measure } = typesetter
    const parts = ['WhatsApp ', 'ऑटोमैशन', ':'].map((part) => measure(part, 100))
    expect(measure('WhatsApp ऑटोमैशन:', 100)).toBeCloseTo(parts.reduce((sum, part) => sum + part, 0))
    expect(measure('ऑटोमैशन', 50)).toBeCloseTo((parts[1] ?? 0) / 2)
  })

  test('joins letters into clusters', () => {
    const outlines = (text: string) => typesetter.draw(text, 0, 0, 100).match(/<path/g)?.length
    expect(outlines('क्षत्र')).toBe(2)
    expect(outlines('कषतर')).toBe(4)
  })
})

describe('a cloth', () => {
  test.each(['Blog: Notes on Automation', 'Frequently Asked Questions', 'हमारे बारे में'])(
    'of “%s” is drawn with everything that is stamped on it',
    async (title) => {
      const whole = drawCard({ title, name: '', set: { size: 60, leading: 1, lines: [] }, draw: () => '' })
      const [stamped, plain] = await Promise.all(
        [whole, whole.replaceAll(/ marker-mid="[^"]*"/g, '')].map(pixels),
      )
      expect(whole).toContain('marker-mid')
      expect(stamped?.filter((value, index) => value !== plain?.[index]).length).toBeGreaterThan(20_000)
    },
  )
})

async function pixels(svg: string): Promise<Uint8Array> {
  return Uint8Array.from((await renderAsync(svg)).pixels)
}

describe('a palette PNG', () => {
  test('has each pixel in the nearest colour of the palette', async () => {
    const pixels = Uint8Array.from([250, 250, 250, 255, 5, 5, 5, 255, 130, 120, 130, 255, 0, 0, 0, 255])
    const png = await encodePalettePng({ width: 2, height: 2, pixels }, shades('#000000', '#ffffff', 2))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2])
    expect([...partOf(png, 'PLTE')]).toEqual([0, 0, 0, 128, 128, 128, 255, 255, 255])
    expect([...inflateSync(partOf(png, 'IDAT'))]).toEqual([0, 2, 0, 0, 1, 0])
  })

  test('has no room for more than 256 colours', async () => {
    const many = shades('#000000', '#ffffff', 256)
    const picture = { width: 1, height: 1, pixels: new Uint8Array(4) }
    await expect(encodePalettePng(picture, many)).rejects.toThrow('256')
    expect(cardPalette.length).toBeLessThanOrEqual(256)
  })
})

describe('icons', () => {
  const icon =
    '<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="ground"/><path d="M1 1" stroke="thread"/></svg>'

  test('fill their corners where a phone cuts them to shape', () => {
    const filled = Object.fromEntries(
      drawIcons(icon).map(({ address, svg }) => [address, svg.split('<rect').length - 1]),
    )
    expect(filled).toEqual({
      'icon-192.png': 1,
      'icon-512.png': 1,
      'icon-maskable-512.png': 2,
      'apple-touch-icon.png': 2,
      'desk-icon-192.png': 1,
      'desk-icon-512.png': 1,
      'desk-icon-maskable-512.png': 2,
      'desk-apple-touch-icon.png': 2,
      'desk-badge.png': 0,
    })
  })

  test('have the brand’s colours, and others at the desk', () => {
    const coloursOf = (address: string) =>
      drawIcons(icon)
        .find((drawn) => drawn.address === address)
        ?.svg.match(/#[0-9a-f]{6}/g)
    expect(coloursOf('icon-192.png')).toEqual([colours.indigo.light, colours.paper.light])
    expect(coloursOf('desk-icon-192.png')).toEqual([colours['indigo-black'], colours.marigold])
  })
})

/** The content of the chunk of that name. */
function partOf(png: Buffer, name: string): Buffer {
  const at = png.indexOf(name, 8, 'latin1')
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

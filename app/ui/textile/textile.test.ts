import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawTextile, lightPalette, textileKinds, weaveTextile } from './draw-textile.ts'
import { createRandom, hashText } from './seed.ts'
import { markupNames, type Shape } from './shape.ts'
import { Textile } from './textile.tsx'

const titles = [
  'TutorConnect',
  'EduResultAnalysis',
  'Career Coach AI',
  'YouTube SEO tool',
  'UPSC tool',
  'Clinic Assistant',
  'Kisan Voice Line',
  'Zanzibar Guesthouse Desk',
  'किसान वाणी',
  '',
]

const allowedTags = new Set(['svg', 'g', 'path', 'rect', 'circle', 'use', 'defs', 'pattern', 'marker'])
const allowedAttributes = new Set<string>([...Object.values(markupNames), 'xmlns', 'viewBox'])

/** Reads the markup tag by tag; anything that is not a well-formed, closed tag from the list is a fault. */
function faultsOf(markup: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  let read = 0
  for (const match of markup.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g)) {
    const [whole, closing, tag = '', attributes = '', selfClosing] = match
    if (match.index !== read) faults.push(`text at ${read}`)
    read = match.index + whole.length
    if (!allowedTags.has(tag)) faults.push(`tag ${tag}`)
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
      if (!allowedAttributes.has(name)) faults.push(`attribute ${name}`)
      if (/NaN|Infinity|undefined|null|\[object/.test(value)) faults.push(`${name}="${value}"`)
      // Nothing is fetched: a fill may name a pattern of the same picture, a path a marker, and no more.
      const named = /^(fill|marker-mid)$/.test(name) ? value.replace(/^url\(#[a-z][a-z0-9]+\)$/, '') : value
      if (/^(href|fill|stroke|marker-mid)$/.test(name) && /url\(|:\/\/|script/i.test(named))
        faults.push(`${name}="${value}"`)
    }
    if (closing && open.pop() !== tag) faults.push(`stray </${tag}>`)
    if (!closing && !selfClosing) open.push(tag)
  }
  if (read !== markup.length) faults.push(`text at ${read}`)
  return open.length ? [...faults, `unclosed ${open.join()}`] : faults
}

const withoutNames = (markup: string) => markup.replaceAll(/(id="|href="#|"url\(#)[a-z0-9]+\)?"/g, '')
const valuesOf = (markup: string, attribute: string) =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

/** The names that a picture refers to: figures to repeat, patterns to lay and stamps to print. */
const referencesIn = (markup: string) =>
  [...markup.matchAll(/(?:href="|"url\()#(\w+)/g)].map(([, name = '']) => name)

/** How many elements a browser builds: whatever is repeated by name is built again each time. */
function builtFor(shapes: Shape[]): number {
  const byName = new Map<string, Shape>()
  const remember = (each: Shape) => {
    byName.set(`#${each.attributes.id}`, each)
    each.children.forEach(remember)
  }
  shapes.forEach(remember)
  const count = ({ attributes, children }: Shape): number => {
    const repeated = byName.get(String(attributes.href))
    return 1 + (repeated ? count(repeated) : 0) + children.reduce((sum, child) => sum + count(child), 0)
  }
  return shapes.reduce((sum, each) => sum + count(each), 0)
}

test('the same title is always the same picture', () => {
  for (const title of titles) {
    expect(drawTextile(title)).toBe(drawTextile(title))
    for (const kind of textileKinds) expect(drawTextile(title, { kind })).toBe(drawTextile(title, { kind }))
  }
})

test('a title typed in composed or decomposed letters is one picture', () => {
  expect(drawTextile('Caf\u00e9 \u0958')).toBe(drawTextile('Cafe\u0301 \u0915\u093c'))
})

test('pictures of different titles or kinds on one page share no names', () => {
  const names = titles.flatMap((title) =>
    textileKinds.flatMap((kind) => valuesOf(drawTextile(title, { kind }), 'id')),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('a cloth that stands on a page twice is written once: the second borrows every name and has none', () => {
  for (const kind of textileKinds) {
    for (const title of titles) {
      const [first, second] = [false, true].map((borrows) =>
        renderToStaticMarkup(createElement(Textile, { title, kind, borrows })),
      ) as [string, string]
      expect(valuesOf(second, 'id')).toEqual([])
      expect(referencesIn(second).length).toBeGreaterThan(0)
      for (const target of referencesIn(second)) expect(valuesOf(first, 'id')).toContain(target)
      expect(first.split('</defs>')[1]?.replaceAll(/ id="[^"]*"/g, '')).toBe(
        second.replace(/^(<svg[^>]*>)(<g color[^>]*>)?/, ''),
      )
    }
  }
})

test('every kind of cloth is chosen by some title', () => {
  const chosen = new Set(Array.from({ length: 60 }, (_, index) => drawTextile(`Title ${index}`)))
  for (const kind of textileKinds) {
    const own = Array.from({ length: 60 }, (_, index) => drawTextile(`Title ${index}`, { kind }))
    expect(own.some((markup) => chosen.has(markup))).toBe(true)
  }
})

test('a random stream repeats itself and stays in range', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, span) => {
      const draws = () => {
        const random = createRandom(hashText(text))
        return Array.from({ length: 20 }, () => random.integer(3, 3 + span))
      }
      expect(draws()).toEqual(draws())
      expect(Math.min(...draws())).toBeGreaterThanOrEqual(3)
      expect(Math.max(...draws())).toBeLessThanOrEqual(3 + span)
    }),
  )
})

describe.each(textileKinds)('%s', (kind) => {
  test('differs from title to title by more than its names', () => {
    const pictures = titles.map((title) => withoutNames(drawTextile(title, { kind })))
    expect(new Set(pictures).size).toBe(titles.length)
  })

  test('is small enough to sit in a page: 6 kB and few elements', () => {
    for (let index = 0; index < 300; index += 1) {
      const markup = drawTextile(`Title ${index}`, { kind })
      expect(markup.length).toBeLessThanOrEqual(6000)
      expect(markup.split('<').length).toBeLessThanOrEqual(150)
    }
  })

  test('is quick to style on a phone: a browser makes at most 110 elements of it, copies included', () => {
    for (let index = 0; index < 1000; index += 1) {
      expect(builtFor(weaveTextile(`Title ${index}`, { kind }).shapes)).toBeLessThanOrEqual(110)
    }
  })

  test('uses only names it defines, each of them once', () => {
    for (const title of titles) {
      const markup = drawTextile(title, { kind })
      const names = valuesOf(markup, 'id')
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]+$/)
      const references = referencesIn(markup)
      expect(references.length).toBeGreaterThan(0)
      for (const target of references) expect(names).toContain(target)
    }
  })

  test('follows the page in colour, or is plain hex where there is no page', () => {
    for (const title of titles) {
      const onPage = drawTextile(title, { kind })
      const alone = drawTextile(title, { kind, palette: lightPalette })
      expect(onPage).toContain('var(--color-')
      expect(alone).not.toMatch(/var\(|currentColor|oklch/)
      const colours = [...valuesOf(alone, 'fill'), ...valuesOf(alone, 'stroke')].filter(
        (colour) => !colour.startsWith('url(#'),
      )
      for (const colour of colours) expect(colour).toMatch(/^(none|#[0-9a-f]{6})$/i)
    }
  })

  test('never carries the title, not even one that tries to break out', () => {
    for (const title of [
      '"><script>alert(1)</script>',
      "' onload='alert(1)",
      '</svg><img src=x>',
      '&lt;b&gt;',
    ]) {
      const markup = drawTextile(title, { kind })
      expect(markup).not.toContain(title)
      expect(markup).not.toMatch(/script|alert|onload|img|style/i)
      expect(faultsOf(markup)).toEqual([])
    }
  })

  test('is valid and bounded for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const markup = drawTextile(title, { kind })
        expect(faultsOf(markup)).toEqual([])
        expect(markup.length).toBeLessThanOrEqual(6000)
      }),
      { numRuns: 200 },
    )
  })

  test('is the same drawing in a page and as a file', () => {
    const element = renderToStaticMarkup(createElement(Textile, { title: 'UPSC tool', kind }))
    const inside = (markup: string) =>
      markup.replace(/^<svg[^>]*>/, '').replaceAll(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
    expect(inside(element)).toBe(inside(drawTextile('UPSC tool', { kind })))
  })
})

test('a picture is decoration', () => {
  const decoration = renderToStaticMarkup(createElement(Textile, { title: 'UPSC tool', className: 'h-full' }))
  expect(decoration).toMatch(
    /^<svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" class="textile h-full" aria-hidden="true">/,
  )
})

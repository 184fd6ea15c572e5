import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const loader = readFileSync(new URL('./deferred-loader.js', import.meta.url), 'utf8')

/** The addresses that the loader asks for when one thing happens on a page that nobody has touched. */
function askedFor(type: string): string[] {
  const page = new EventTarget()
  const asked: string[] = []
  runInNewContext(loader, {
    document: {
      currentScript: { nonce: '' },
      getElementById: () => ({ textContent: '["/page.js"]', dataset: { utilities: '/page.css' } }),
    },
    addEventListener: page.addEventListener.bind(page),
    location: { hash: '' },
    navigator: { connection: { saveData: true } },
    fetch: (href: string) => {
      asked.push(href)
      return new Promise(() => {})
    },
  })
  page.dispatchEvent(new Event(type))
  return asked
}

describe('the code of a page', () => {
  test.each(['pointerup', 'keydown', 'wheel', 'dragenter'])('is brought by %s', (type) => {
    expect(askedFor(type)).toEqual(['/page.css', '/page.js'])
  })

  test('is not brought by a pointer that only moves', () => {
    expect(askedFor('pointermove')).toEqual([])
  })
})

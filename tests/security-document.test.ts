import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

test('every test that docs/security.md names is there', () => {
  const named = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`: “([^”]+)”/g)]
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(([, file = '', title = '']) => {
    const source = path.join(root, file)
    return !existsSync(source) || !readFileSync(source, 'utf8').includes(title)
  })
  expect(missing.map(([text]) => text)).toEqual([])
})

test('docs/security.md names every requirement once', () => {
  const ids = page.match(/^\| \d.*$/gm)?.flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []) ?? []
  expect(ids.length).toBeGreaterThan(100)
  expect(new Set(ids).size).toBe(ids.length)
})

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** See docs/decisions/022-styles-are-cheap-to-match.md. */
const root = path.resolve(import.meta.dirname, '..')

test('no :has() counts children, which has the whole page matched anew at every new element', () => {
  expect(
    linesOf('app/**/*.css', /:has\((?:[^()]|\([^()]*\))*(?:\([^()]*)?:(?:first|last|nth|only)-/),
  ).toEqual([])
})

test('no utility styles the children of its element, which is tried on every element of every page', () => {
  expect(linesOf('app/**/*.tsx', /[\s"'`:](?:-?space-[xy]-|divide-)/)).toEqual([])
})

test('no measure hangs on the width of a letter, which changes when the type arrives and moves the page', () => {
  expect([...linesOf('app/**/*.tsx', /\[[\d.]+ch\]/), ...linesOf('app/**/*.css', /\d(?:ch|ex)\b/)]).toEqual(
    [],
  )
})

function linesOf(files: string, pattern: RegExp): string[] {
  const found = globSync(files, { cwd: root })
  expect(found.length).toBeGreaterThan(10)
  return found.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
}

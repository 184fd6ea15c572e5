import { expect, test } from 'vitest'
import { withOwnUtilities } from './own-utilities.ts'

const page = (utilities: string, body: string) =>
  `<style id="stylesheet">.tab{color:red}@layer utilities{${utilities}}.after{color:blue}</style>${body}`

test('a page keeps the utilities that its elements name, and all that is no utility', () => {
  const left = withOwnUtilities(page('.flex{display:flex}.grid{display:grid}', '<p class="flex is-open">'))
  expect(left).toBe(page('.flex{display:flex}', '<p class="flex is-open">'))
})

test('names are compared as they are meant, however stylesheet and page write them', () => {
  const utilities = [
    String.raw`.\32 xl\:p-2{padding:2px}`,
    String.raw`.py-0\.5{padding:0}`,
    String.raw`.\[\&\>li\]\:p-1>li{padding:1px}`,
    String.raw`.font-\[600\]\!{font-weight:600!important}`,
  ].join('')
  const body = '<p class="2xl:p-2 py-0.5 [&amp;&gt;li]:p-1 font-[600]!">'
  expect(withOwnUtilities(page(utilities, body))).toBe(page(utilities, body))
})

test('a rule keeps the conditions it stands in, and one of several selectors is enough', () => {
  const left = withOwnUtilities(
    page(
      '@media (width>=48rem){@supports (gap:1px){.a,.b{gap:1px}}.c{gap:2px}}.x:after{content:"}"}:where(.y>*){gap:3px}',
      '<p class="b">',
    ),
  )
  expect(left).toBe(
    page('@media (width>=48rem){@supports (gap:1px){.a,.b{gap:1px}}}:where(.y>*){gap:3px}', '<p class="b">'),
  )
})

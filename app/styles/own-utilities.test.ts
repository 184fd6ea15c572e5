import { expect, test } from 'vitest'
import { withOwnUtilities } from './own-utilities.ts'

const whole = '/assets/utilities.css'
const page = (utilities: string, body: string, attribute = '') =>
  `<style id="stylesheet"${attribute}>.tab{color:red}@layer utilities{${utilities}}.after{color:blue}</style>${body}`

/** What is left of the utilities, on a page that says where the whole is. */
function expectLeft(utilities: string, body: string, left: string): void {
  expect(withOwnUtilities(page(utilities, body), whole)).toBe(page(left, body, ` data-utilities="${whole}"`))
}

test('a page keeps the utilities that its elements name, and all that is no utility', () => {
  expectLeft('.flex{display:flex}.grid{display:grid}', '<p class="flex is-open">', '.flex{display:flex}')
})

test('names are compared as they are meant, however stylesheet and page write them', () => {
  const utilities = [
    String.raw`.\32 xl\:p-2{padding:2px}`,
    String.raw`.py-0\.5{padding:0}`,
    String.raw`.\[\&\>li\]\:p-1>li{padding:1px}`,
    String.raw`.font-\[600\]\!{font-weight:600!important}`,
  ].join('')
  expectLeft(utilities, '<p class="2xl:p-2 py-0.5 [&amp;&gt;li]:p-1 font-[600]!">', utilities)
})

test('a rule keeps the conditions it stands in, and one of several selectors is enough', () => {
  expectLeft(
    '@media (width>=48rem){@supports (gap:1px){.a,.b{gap:1px}}.c{gap:2px}}.x:after{content:"}"}:where(.y>*){gap:3px}',
    '<p class="b">',
    '@media (width>=48rem){@supports (gap:1px){.a,.b{gap:1px}}}:where(.y>*){gap:3px}',
  )
})

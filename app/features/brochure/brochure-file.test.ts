import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { brochure } from '#content/en/brochure.ts'
import { price } from '#content/prices.ts'
import { brochureFile } from './brochure-file.ts'

test('[P-21] the brochure file says everything the document says, with prices in words', () => {
  const file = brochureFile(brochure.document)
  const said = [
    ...wordsOf(brochure.document).map(escaped),
    price('brochure.starter'),
    price('brochure.professional'),
    price('brochure.custom'),
    price('brochure.hosting.monthly'),
    `mailto:${company.email}`,
  ]
  expect(said.filter((words) => !file.includes(words))).toEqual([])
})

test('[P-21] the brochure file has three panels and asks the network for nothing', () => {
  const file = brochureFile(
    brochure.document,
    "@font-face{font-family:'Anek Latin';src:url(data:font/woff2;base64,)}",
  )
  expect(file.match(/class="panel"/g)).toHaveLength(3)
  expect(file).not.toMatch(/<script|<link|<img|@import|url\((?!data:|#)/)
})

test('[P-21] the brochure file escapes whatever the words contain', () => {
  const hostile = `</style><script>alert(1)</script>"onload='x' & <b>`
  const file = brochureFile({
    ...brochure.document,
    title: hostile,
    tagline: hostile,
    industries: { heading: hostile, items: [hostile] },
    contact: { heading: hostile, text: hostile, lines: [{ label: hostile, value: hostile, href: hostile }] },
  })
  expect(file).not.toContain('<script>')
  expect(file).not.toContain(`"onload`)
  expect(file.match(/<\/style>/g)).toHaveLength(1)
  expect(file).toContain(escaped(hostile))
})

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Every string of the document but the price keys and addresses. */
function wordsOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item === 'string') return key === 'price' || key === 'href' ? [] : [item]
    return wordsOf(item)
  })
}

import { expect, test } from 'vitest'
import { price, shipped } from '#content/catalogue/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { brochureFile } from './brochure-file.ts'

const { brochure } = wordsIn('en')
const contact = { ...shipped.contact, email: 'asha@asha.in', whatsappDisplay: '+91 98110 22334' }

test('[P-21] the brochure file says everything the document says, with prices in words', () => {
  const { document } = wordsIn('en', { ...shipped, contact }).brochure
  const file = brochureFile(document, 'en')
  const said = [
    ...wordsOf(document).map(escaped),
    price('brochure-packages.starter'),
    price('brochure-packages.professional'),
    price('brochure-packages.custom'),
    price('brochure-packages.hosting.monthly'),
    `mailto:${contact.email}`,
    contact.whatsappDisplay,
  ]
  expect(said.filter((words) => !file.includes(words))).toEqual([])
})

test('the brochure hands on no address that is not set', () => {
  const file = brochureFile(brochure.document, 'en')
  expect(file).toContain('Use the form on our contact page')
  expect(file).not.toMatch(/@sutradhar|\.example|00000|\/soon\//)
})

test('[P-21] the brochure file has three panels and asks the network for nothing', () => {
  const file = brochureFile(
    brochure.document,
    'en',
    "@font-face{font-family:'Anek Latin';src:url(data:font/woff2;base64,)}",
  )
  expect(file.match(/class="panel"/g)).toHaveLength(3)
  expect(file).not.toMatch(/<script|<link|<img|@import|url\((?!data:|#)/)
})

test('[P-21] the brochure file escapes whatever the words contain', () => {
  const hostile = `</style><script>alert(1)</script>"onload='x' & <b>`
  const written = {
    ...brochure.document,
    title: hostile,
    tagline: hostile,
    industries: { heading: hostile, items: [hostile] },
    contact: {
      heading: hostile,
      text: hostile,
      lines: [{ id: 'form', label: hostile, value: hostile, href: hostile }],
    },
  }
  const file = brochureFile(written, 'en')
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
    if (typeof item === 'string') return ['key', 'href', 'id'].includes(key) ? [] : [item]
    return wordsOf(item)
  })
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/languages.ts'
import { pathIn, paths } from '#content/paths.ts'
import { budgetOf } from '../bench/budgets.ts'
import { aSite, type Site } from './site.ts'

/** What a server says about each answer, and about a page with its policy. */
const headers = { file: 450, page: 1_900 }

const everywhere = ['regular', 'strong', 'regular-rupee', 'strong-rupee']
/** All that a page can need: which of them arrive before its load depends on the line. */
const fonts: Record<Language, string[]> = {
  en: [...everywhere, 'headline', 'headline-rupee'],
  hi: [...everywhere, 'hindi-regular', 'hindi-strong', 'wordmark'],
  sw: [...everywhere, 'headline', 'headline-rupee'],
}

let site: Site

beforeAll(async () => {
  site = await aSite()
})

describe.each(languages)('in %s', (language) => {
  const addresses = [
    ...Object.values(paths).map((page) => pathIn(language, page)),
    `${pathIn(language, paths.tryWhatsapp)}?trade=hotel`,
  ]

  test('a page and all of its fonts stay within what a first view may send', async () => {
    const files = await Promise.all(
      fonts[language].map((name) => readFile(path.join('.generated/fonts', `anek-${name}.woff2`))),
    )
    const ofFonts = files.reduce((sum, { byteLength }) => sum + byteLength + headers.file, 0)
    const tooMuch: string[] = []
    for (const address of addresses) {
      const total = (await compressedSize(address)) + headers.page + ofFonts
      if (total > budgetOf(address).firstView) tooMuch.push(`${address}: ${total}`)
    }
    expect(tooMuch).toEqual([])
  })

  test('script that comes by itself stays within its budget', async () => {
    const sizes = new Map<string, number>()
    const tooMuch: string[] = []
    for (const address of addresses) {
      const html = await (await site.request(address)).text()
      const [, list = ''] = /id="deferred-preloads"[^>]*>([^<]*)</.exec(html) ?? []
      const files: string[] = JSON.parse(list)
      for (const file of files)
        if (!sizes.has(file)) sizes.set(file, (await compressedSize(file)) + headers.file)
      const total = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
      if (total > budgetOf(address).scriptInAll) tooMuch.push(`${address}: ${total}`)
    }
    expect(tooMuch).toEqual([])
  })
})

/** As it is served; what the database has a part in is compressed as well a moment after the start. */
async function compressedSize(address: string): Promise<number> {
  const answer = await site.request(address, { headers: { 'accept-encoding': 'br' } })
  expect(answer.status, address).toBe(200)
  const body = await answer.arrayBuffer()
  if (
    answer.headers.get('content-encoding') === 'br' &&
    !address.endsWith('/') &&
    !/^\/(hi|sw)$/.test(address)
  )
    return body.byteLength
  return brotliCompressSync(await (await site.request(address)).text()).byteLength
}

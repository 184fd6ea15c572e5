import { chromium } from '@playwright/test'
import { languages } from '#content/languages.ts'
import { pathIn, tryPaths, unlistedPaths } from '#content/paths.ts'
import { findings } from '../../e2e/axe.ts'
import { compositions } from '../../e2e/compositions.ts'
import { pagesOfChromium } from '../../scripts/browser.ts'
import type { Line } from '../lines.ts'
import { type Finding, verdict } from './findings.ts'

const kinds = [
  ...compositions,
  ...Object.values(tryPaths),
  ...Object.values(unlistedPaths),
  '/thanks/message',
  '/no-such-page',
]

/** axe on a page of each kind, in every language. */
export async function judgeAccessibility(origin: string, executablePath: string): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${pagesOfChromium.join()}`,
    ],
  })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const found: Finding[] = []
    const addresses = languages.flatMap((language) => kinds.map((path) => pathIn(language, path)))
    for (const address of addresses) {
      await page.goto(origin + address)
      for (const what of await findings(page)) found.push({ where: address, what })
    }
    return verdict('axe', { what: 'pages', count: addresses.length }, found)
  } finally {
    await browser.close()
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The short form, because every page has to read it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Part = string | { exclude: string[] }

/** Everything in light, and then what a theme can change, the contrast, in dark. */
export async function findingsInBothThemes(page: Page, part?: Part): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findings(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...light, ...(await findings(page, part, ['color-contrast', 'link-in-text-block']))]
}

/** What axe objects to in a page, or in a part of it. Its code is sent to a page only once. */
export async function findings(page: Page, part?: Part, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(
    async ({ part, rules }) => {
      const { violations } = await window.axe.run(part ?? document, {
        ...(rules && { runOnly: rules }),
        // What passes is counted too, but not described element by element.
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { part, rules },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

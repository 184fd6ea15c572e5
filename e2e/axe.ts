import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { showWhole } from './reader.ts'

/** The short form, because every page has to read it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Part = string | { exclude: string[] }

/** Everything in light, and then what a theme can change, the contrast, in dark. */
export async function findingsInBothThemes(page: Page, part?: Part): Promise<string[]> {
  await showIn(page, 'light')
  const light = await findings(page, part)
  await showIn(page, 'dark')
  return [...light, ...(await findings(page, part, ['color-contrast', 'link-in-text-block']))]
}

/** Colours that change from one theme to the other take a moment to arrive. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    // A page hears of the new theme with its next frame, and only then do colours begin to change.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    )
  })
}

/** What axe objects to in a page, or in a part of it. Its code is sent to a page only once. */
export async function findings(page: Page, part?: Part, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  // What is laid out while axe looks would seem to lie on something else.
  await showWhole(page)
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

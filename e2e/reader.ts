import type { Page } from '@playwright/test'

/** Waits until the browser code runs, for tests of what only it can do. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (Object.keys(document.body).some((key) => key.startsWith('__react'))) return resolve()
        addEventListener('app:hydrated', () => resolve(), { once: true })
        dispatchEvent(new Event('pointerup'))
      }),
  )
}

/** The sections below the first view are there at once, not one after another (styles/late.css): for those who measure. */
export async function showWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
}

/** Collects what the browser complained about: errors, and refusals of the content security policy. */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

/** The page's code stays away until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  return letGo
}

/** Leaves the form's own second or two to pass, which only programs skip. */
export async function unlikeAProgram(page: Page): Promise<void> {
  await page.route('**/api/form-token', (route) => route.fulfill({ json: {} }))
}

import { type CDPSession, expect, test } from '@playwright/test'
import { paths } from '#content/paths.ts'

/** In pixels, of the 16 that a browser shows unless told otherwise: 130% and 200%. */
const sizes = [21, 32]

test('on a phone whose owner has set larger letters no page scrolls sideways, and the menu opens, leads on and closes', {
  tag: '@phone-only',
}, async ({ page }) => {
  // Every page once; the machine may be busy.
  test.slow()
  const session = await page.context().newCDPSession(page)
  const wide: string[] = []
  for (const path of Object.values(paths)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const size of sizes) {
      await setLetters(session, size)
      const { letters, width } = await page.evaluate(() => ({
        letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        width: document.documentElement.scrollWidth,
      }))
      expect(letters).toBe(size)
      if (width > 360) wide.push(`${path} at ${size} pixels`)
    }
  }
  expect(wide).toEqual([])

  for (const size of sizes) {
    await page.goto('/')
    await setLetters(session, size)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const pricing = page.locator('#phone-menu').getByRole('link', { name: 'Pricing' })
    await expect(pricing).toBeInViewport({ ratio: 1 })
    await pricing.click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(pricing).toBeHidden()
  }
})

async function setLetters(session: CDPSession, size: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

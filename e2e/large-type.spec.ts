import { expect, type Page, test } from '@playwright/test'
import { paths } from '#content/paths.ts'

/** Of the letters that a browser shows unless told otherwise: 130% and 200%. */
const sizes = { '130%': 21, '200%': 32 }

test.describe('on a phone whose owner has set larger letters', { tag: '@phone-only' }, () => {
  for (const [share, pixels] of Object.entries(sizes))
    test(`${share}: no page scrolls sideways, and the menu opens, leads on and closes`, async ({ page }) => {
      // Every page once; the machine may be busy.
      test.slow()
      await page.setViewportSize({ width: 360, height: 740 })
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
      const wide: string[] = []
      for (const path of Object.values(paths)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await rootSize(page)).toBe(pixels)
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 360) wide.push(path)
      }
      expect(wide).toEqual([])
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const pricing = page.locator('#phone-menu').getByRole('link', { name: 'Pricing' })
      await expect(pricing).toBeInViewport({ ratio: 1 })
      await pricing.click()
      await expect(page).toHaveURL(/\/pricing$/)
      await expect(pricing).toBeHidden()
    })
})

function rootSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
}

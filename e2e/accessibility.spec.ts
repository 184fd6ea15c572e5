import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { hydrated } from './reader.ts'

const pages = [...Object.values(paths), '/design', '/no-such-page']

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

test.describe('axe finds nothing', { tag: '@phone' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      for (const address of pages)
        test(`on ${address}`, async ({ page }) => {
          await page.goto(address)
          expect(await findings(page)).toEqual([])
        })

      test('with a menu open', async ({ page, isMobile }) => {
        await page.goto('/')
        await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Services' }).click()
        expect(await findings(page)).toEqual([])
      })

      test('with the chat’s panel open', async ({ page }) => {
        await page.goto('/')
        await page.getByRole('button', { name: 'Ask us a question' }).click({ timeout: 10_000 })
        expect(await findings(page)).toEqual([])
      })

      test('with a dialog, a notice and an error on the page', async ({ page }) => {
        await page.goto('/design')
        await hydrated(page)
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await page.getByRole('button', { name: 'Show a notice' }).click()
        expect(await findings(page)).toEqual([])
        await page.getByRole('button', { name: 'Open a dialog' }).click()
        expect(await findings(page)).toEqual([])
      })
    })
  }
})

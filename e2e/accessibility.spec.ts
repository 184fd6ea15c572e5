import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { hydrated } from './reader.ts'

const pages = [...Object.values(paths), '/design', '/no-such-page']

/** One page of each composition is enough for the narrow layout: the others differ in words. */
const onPhonesToo: ReadonlySet<string> = new Set([
  paths.home,
  paths.products,
  paths.services,
  paths.aiVoiceAgents,
  paths.whatsappAutomation,
  paths.webAppSetup,
  paths.pricing,
  paths.portfolio,
  paths.labs,
  paths.clinicAssistant,
  paths.about,
  paths.blog,
  paths.faq,
  paths.brochure,
  paths.contact,
  paths.privacyPolicy,
])

/** Everything in light, and then what a theme can change, the contrast, in dark. */
async function findings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axe(page).analyze()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return [...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  )
}

/** Our pages have no frames of other origins, which is all that the slower mode is for. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true)
}

test.describe('axe finds nothing in light and dark', () => {
  for (const address of pages)
    test(`on ${address}`, { tag: onPhonesToo.has(address) ? ['@phone'] : [] }, async ({ page }) => {
      await page.goto(address)
      expect(await findings(page)).toEqual([])
    })

  test('with a menu open', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/')
    await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Services' }).click()
    expect(await findings(page)).toEqual([])
  })

  test('with the chat’s panel open', { tag: '@phone' }, async ({ page }) => {
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

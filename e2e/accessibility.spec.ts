import { expect, test } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { findingsInBothThemes as findings, findings as findingsInLight } from './axe.ts'
import { openChat, showButtons } from './chat-visitor.ts'
import { compositions } from './compositions.ts'
import { test as inOneTab } from './one-tab.ts'
import { hydrated } from './reader.ts'

inOneTab.describe('axe finds nothing', () => {
  for (const address of Object.values(paths).filter((path) => !compositions.has(path)))
    inOneTab(`on ${address}, whose composition is also that of another page`, async ({ page }) => {
      await page.goto(address)
      expect(await findingsInLight(page)).toEqual([])
    })

  for (const address of [...compositions, '/find-booking', '/thanks/message', '/design', '/no-such-page'])
    inOneTab(
      `on ${address} in light and dark`,
      { tag: compositions.has(address) ? ['@phone'] : [] },
      async ({ page }) => {
        await page.goto(address)
        expect(await findings(page)).toEqual([])
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(needed, 'nothing is wider than the screen').toBeLessThanOrEqual(
          page.viewportSize()?.width ?? 0,
        )
      },
    )
})

test.describe('axe finds nothing in light and dark', () => {
  test('with a menu open', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/')
    await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Services' }).click()
    expect(await findings(page)).toEqual([])
  })

  test('with the chat’s panel open, a conversation in it, and its forms', { tag: '@phone' }, async ({
    page,
  }) => {
    const chat = await openChat(page)
    await chat.say('The price of an AI chatbot? I am at meena@school.example')
    await expect(chat.quickActions.first()).toBeVisible()
    await expect(chat.panel.getByRole('form', { name: 'Should our team take over?' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
    expect(await findings(page)).toEqual([])
  })

  test('with the chat’s figures open', async ({ page }) => {
    await page.goto('/')
    await showButtons(page)
    await page.getByRole('button', { name: 'Chat figures' }).click()
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible()
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

import { expect } from '@playwright/test'
import { test } from './as-served.ts'

const projects = [
  ['Mandi Price Bot', 'WhatsApp bot', '/soon/mandi-price-bot'],
  ['Night Stories', 'Voice agent', '/soon/night-stories'],
  ['Karibu Desk', 'Training tool', '/soon/karibu-desk'],
  ['Ask the Sheet', 'Data tool', '/soon/ask-the-sheet'],
  ['Chapter to Paper', 'Education tool', '/soon/chapter-to-paper'],
  ['Photo to Reel', 'Video tool', '/soon/photo-to-reel'],
] as const

test.describe('labs, as served', () => {
  test.beforeEach(({ page }) => page.goto('/labs').then(() => {}))

  test('[P-14] six live projects with picture, type, tags and a link to it, or to what it will be', async ({
    page,
  }) => {
    const entries = page.locator('#projects').locator('li:has(h3)')
    await expect(entries).toHaveCount(projects.length)
    for (const [index, [name, type, address]] of projects.entries()) {
      const entry = entries.nth(index)
      await expect(entry.getByRole('heading', { level: 3 })).toHaveText(name)
      await expect(entry.getByText('Live', { exact: true })).toBeVisible()
      await expect(entry.getByText(type, { exact: true })).toBeVisible()
      await expect(entry.getByRole('listitem')).toHaveCount(3)
      await expect(entry.locator('svg')).toHaveAttribute('aria-hidden', 'true')
      const link = entry.getByRole('link', { name: `Explore Project ${name}` })
      await expect(link).toHaveAttribute('href', address)
    }
  })

  test('[P-14] three future innovations, each with how far it is', async ({ page }) => {
    const entries = page.locator('#future').getByRole('listitem')
    await expect(entries).toHaveText([
      /Coming 2025.*Later than planned; nearly finished.*Multilingual Voice Cloning/,
      /In Development.*About half done.*AI Video Content Creator/,
      /Research Phase.*Just begun.*Smart Translation Suite/,
    ])
  })

  test('[P-14] leads on to contact, products and services', async ({ page }) => {
    const main = page.getByRole('main')
    for (const [name, address] of [
      ['Talk to the lab', '/contact'],
      ['Finished products', '/products'],
      ['Services with prices', '/services'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
    await expect(main.getByRole('link', { name: 'Open the live projects' })).toHaveAttribute(
      'href',
      '#projects',
    )
    await expect(main.getByRole('link', { name: 'See what is next' })).toHaveAttribute('href', '#future')
  })
})

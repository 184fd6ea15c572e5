import { expect } from '@playwright/test'
import { test } from './as-served.ts'

const projects = [
  ['Mandi Price Bot', 'WhatsApp bot', 'https://mandi-price-bot.example'],
  ['Night Stories', 'Voice agent', 'https://night-stories.example'],
  ['Karibu Desk', 'Training tool', 'https://karibu-desk.example'],
  ['Ask the Sheet', 'Data tool', 'https://ask-the-sheet.example'],
  ['Chapter to Paper', 'Education tool', 'https://chapter-to-paper.example'],
  ['Photo to Reel', 'Video tool', 'https://photo-to-reel.example'],
] as const

test.describe('labs, as served', () => {
  test.beforeEach(({ page }) => page.goto('/labs').then(() => {}))

  test('[P-14] six live projects with picture, type, tags and an outside link', async ({ page }) => {
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
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('[P-14] three future innovations, each with how far it is', async ({ page }) => {
    const entries = page.locator('#future').getByRole('listitem')
    await expect(entries).toHaveText([
      /Coming 2025.*Multilingual Voice Cloning/,
      /In Development.*AI Video Content Creator/,
      /Research Phase.*Smart Translation Suite/,
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

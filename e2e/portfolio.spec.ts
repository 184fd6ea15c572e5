import { expect } from '@playwright/test'
import { test } from './as-served.ts'

const projects = [
  ['Admission Desk', 'Web app', 'https://admission-desk.example'],
  ['OPD Token Board', 'Web app', 'https://opd-token-board.example'],
  ['Stone Town Stays', 'WhatsApp agent', 'https://stone-town-stays.example'],
  ['Saree Counter', 'Online store', 'https://saree-counter.example'],
  ['Batch Register', 'Dashboard', 'https://batch-register.example'],
  ['Duka Ledger', 'WhatsApp agent', 'https://duka-ledger.example'],
  ['Salon Slots', 'Booking app', 'https://salon-slots.example'],
  ['Plot Finder', 'Voice agent', 'https://plot-finder.example'],
  ['Thali Orders', 'Web app', 'https://thali-orders.example'],
  ['Channel Notebook', 'Dashboard', 'https://channel-notebook.example'],
] as const

test.describe('portfolio, as served', () => {
  test.beforeEach(({ page }) => page.goto('/portfolio').then(() => {}))

  test('[P-15] ten outside cards with picture, type, tags and View Project', async ({ page }) => {
    const entries = page.locator('#projects > ul > li')
    await expect(entries).toHaveCount(projects.length)
    for (const [index, [name, type, address]] of projects.entries()) {
      const entry = entries.nth(index)
      await expect(entry.getByRole('heading', { level: 3 })).toHaveText(name)
      await expect(entry.getByText(type, { exact: true })).toBeVisible()
      await expect(entry.getByText('Live', { exact: true })).toBeVisible()
      await expect(entry.getByRole('listitem')).toHaveCount(3)
      await expect(entry.locator('svg[viewBox="0 0 640 400"]')).toHaveAttribute('aria-hidden', 'true')
      const link = entry.getByRole('link', { name: `View Project ${name}` })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('[P-15] one testimonial, marked as a sample', async ({ page }) => {
    const quotes = page.getByRole('main').locator('blockquote')
    await expect(quotes).toHaveCount(1)
    const figure = page.getByRole('main').locator('figure')
    await expect(figure).toContainText('Farida Qureshi')
    await expect(figure.getByText('Sample', { exact: true })).toBeVisible()
  })

  test('[P-15] the call at the end leads to /contact', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Tell us the job' })).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('link', { name: 'Walk through the projects' })).toHaveAttribute(
      'href',
      '#projects',
    )
  })
})

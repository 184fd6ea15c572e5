import { expect } from '@playwright/test'
import { test } from './as-served.ts'

const projects = [
  ['Admission Desk', 'Web app', '/soon/admission-desk'],
  ['OPD Token Board', 'Web app', '/soon/opd-token-board'],
  ['Stone Town Stays', 'WhatsApp agent', '/soon/stone-town-stays'],
  ['Saree Counter', 'Online store', '/soon/saree-counter'],
  ['Batch Register', 'Dashboard', '/soon/batch-register'],
  ['Duka Ledger', 'WhatsApp agent', '/soon/duka-ledger'],
  ['Salon Slots', 'Booking app', '/soon/salon-slots'],
  ['Plot Finder', 'Voice agent', '/soon/plot-finder'],
  ['Thali Orders', 'Web app', '/soon/thali-orders'],
  ['Channel Notebook', 'Dashboard', '/soon/channel-notebook'],
] as const

test.describe('portfolio, as served', () => {
  test.beforeEach(({ page }) => page.goto('/portfolio').then(() => {}))

  test('[P-15] ten cards with picture, type, tags and View Project', async ({ page }) => {
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
    await expect(page.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '#projects')
  })
})

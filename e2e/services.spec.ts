import { expect } from '@playwright/test'
import { test } from './as-served.ts'
import { cardsIn, heading, hrefs, whatsapp } from './service-cards.ts'

test.describe('services overview', () => {
  test.beforeEach(({ page }) => page.goto('/services').then(() => {}))

  test('[P-03] the hero leads to the contact page, to WhatsApp and to both halves', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Automation Services')
    const hero = page.locator('main > div').first()
    await expect(hero.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
      'href',
      '/contact#book',
    )
    await expect(hero.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute('href', whatsapp)
    expect(await hrefs(hero.getByRole('listitem').getByRole('link'))).toEqual([
      '#education-services',
      '#sme-services',
    ])
  })

  test('[P-03] each card has a title, a description, features, an ideal-for list, a price and Learn More', async ({
    page,
  }) => {
    for (const [anchor, count] of [
      ['education-services', 5],
      ['sme-services', 8],
    ] as const) {
      const cards = cardsIn(page.locator(`section#${anchor}`))
      await expect(cards).toHaveCount(count)
      for (const card of await cards.all()) {
        await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
        await expect(card.getByRole('paragraph').first()).not.toBeEmpty()
        for (const label of ['What it does', 'Ideal for'])
          await expect(card.getByRole('heading', { name: label, level: 4 })).toBeVisible()
        const [features, idealFor] = await card.getByRole('list').all()
        expect(await features?.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
        expect(await idealFor?.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
        expect(await idealFor?.locator('svg').count()).toBe(await idealFor?.getByRole('listitem').count())
        await expect(card).toContainText(/₹[\d,]+/)
        await expect(card.getByRole('link', { name: /^Learn More ./ })).toHaveAttribute('href', /^\//)
      }
    }
  })

  test('[P-04] every starting price is on its card', async ({ page }) => {
    const starting = {
      'AI Chatbots for Admissions': 'From ₹12,000',
      'Website Chatbots': 'From ₹12,000',
      'WhatsApp Agents': 'From ₹15,000',
      'AI Voice Agents': 'From ₹24,999',
      'Test and Result Automation': 'From ₹20,000',
      'Education Dashboards': 'From ₹25,000',
      'Business Dashboards': 'From ₹25,000',
      'Custom Web Apps': 'From ₹30,000',
      'Workflow Automation': 'From ₹50,000',
      'SaaS Tools for Education': 'Free to ₹2,999 per month',
      'Product Licences': '₹50,000–₹2,00,000',
    }
    for (const [title, text] of Object.entries(starting))
      await expect(page.getByRole('listitem').filter({ has: heading(page, title, 3) }), title).toContainText(
        text,
      )
  })

  test('[P-03] four reasons, and a closing call that names ₹12,000', async ({ page }) => {
    await expect(page.locator('#reasons').getByRole('heading', { level: 3 })).toHaveCount(4)
    const closing = page.getByRole('region', { name: 'Complete solutions start from ₹12,000' })
    expect(await hrefs(closing.getByRole('link'))).toEqual(['/contact#book', '/portfolio'])
  })
})

test.describe('plans on a phone', { tag: '@phone-only' }, () => {
  test('[P-05] [P-06] [P-07] all prices compare in one table before the details', async ({ page }) => {
    await page.goto('/services/ai-chatbots')
    const rows = page
      .getByRole('table', { name: 'Three plans, one difference that matters' })
      .getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(0)).toHaveText(/Plan\s*Setup\s*Monthly/)
    await expect(rows.nth(2)).toHaveText(/Pro\s*1,500 conversations a month\s*₹9,999\s*₹1,199/)
  })

  test('[P-08] the tools and the bundle compare in one table, in both currencies', async ({ page }) => {
    await page.goto('/services/whatsapp-automation')
    const rows = page.getByRole('table', { name: 'Four tools and a bundle' }).getByRole('row')
    await expect(rows).toHaveCount(6)
    await expect(rows.nth(5)).toHaveText(/Complete SME Bundle\s*₹44,999\s*\$540\s*₹6,999\s*\$85/)
  })
})

import { expect } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
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
      'AI Chatbots for Admissions': `From ${price('website-chatbots.start')}`,
      'Website Chatbots': `From ${price('website-chatbots.start')}`,
      'WhatsApp Agents': `From ${price('whatsapp-agents.start')}`,
      'AI Voice Agents': `From ${price('ai-voice-agents.start')}`,
      'Test and Result Automation': `From ${price('test-automation.start')}`,
      'Education Dashboards': `From ${price('business-dashboards.start')}`,
      'Business Dashboards': `From ${price('business-dashboards.start')}`,
      'Custom Web Apps': `From ${price('web-app-setup.start')}`,
      'Workflow Automation': `From ${price('automation-workflows.start')}`,
      'SaaS Tools for Education': `Free to ${price('products.highest-self-serve.monthly')} per month`,
      'Product Licences': price('products.licence'),
    }
    for (const [title, text] of Object.entries(starting))
      await expect(page.getByRole('listitem').filter({ has: heading(page, title, 3) }), title).toContainText(
        text,
      )
  })

  test('[P-03] four reasons, and a closing call that names where prices start', async ({ page }) => {
    await expect(page.locator('#reasons').getByRole('heading', { level: 3 })).toHaveCount(4)
    const closing = page.getByRole('region', {
      name: `Complete solutions start from ${price('website-chatbots.start')}`,
    })
    expect(await hrefs(closing.getByRole('link'))).toEqual(['/contact#book', '/portfolio'])
  })
})

test.describe('plans on a phone', { tag: '@phone-only' }, () => {
  test('[P-05] [P-06] [P-07] all prices compare in one table before the details', async ({ page }) => {
    await page.goto('/services/ai-chatbots')
    const rows = page.getByRole('table', { name: 'Three plans to choose from' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(0)).toHaveText(/Plan\s*Setup\s*Monthly/)
    await expect(rows.nth(2)).toHaveText(
      new RegExp(
        String.raw`Pro\s*1,500 conversations a month\s*${price('ai-chatbots.pro.setup')}\s*${price('ai-chatbots.pro.monthly')}`,
      ),
    )
  })

  test('[P-08] the tools and the bundle compare in one table, in both currencies', async ({ page }) => {
    await page.goto('/services/whatsapp-automation')
    const rows = page.getByRole('table', { name: 'Four tools and a bundle' }).getByRole('row')
    await expect(rows).toHaveCount(6)
    const bundle = (['setup', 'setup.dollars', 'monthly', 'monthly.dollars'] as const).map((part) =>
      price(`whatsapp-automation.bundle.${part}`),
    )
    expect((await rows.nth(5).innerText()).match(/[₹$][\d,]+/g)).toEqual(bundle)
  })
})

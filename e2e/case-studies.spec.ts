import { expect } from '@playwright/test'
import { test } from './as-served.ts'
import { servedText } from './served-text.ts'

const studies = [
  {
    path: '/case-studies/clinic-assistant',
    card: '20+ hours saved weekly',
    metrics: ['80% fewer calls', '95% satisfaction', '60% more appointments', '24/7'],
    service: ['AI Voice Agents', '/services/ai-voice-agents'],
  },
  {
    path: '/case-studies/ecommerce-bot',
    card: '35% conversion',
    metrics: ['300% conversions', '90% fewer tickets', '45 sec response', '35% conversion'],
    service: ['WhatsApp Agents', '/services/whatsapp-agents'],
  },
  {
    path: '/case-studies/analytics-dashboard',
    card: '50% faster decisions',
    metrics: [
      '5x faster decisions',
      '40 hours weekly saved',
      '50% faster decisions',
      '20+ hours saved weekly',
    ],
    service: ['Business Dashboards', '/services/business-dashboards'],
  },
] as const

test.describe('case studies, as served', () => {
  test('[P-16] three cards with their headline results lead to the three pages', async ({ page }) => {
    await page.goto('/case-studies')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(studies.length)
    for (const [index, study] of studies.entries()) {
      await expect(cards.nth(index)).toContainText(study.card)
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', study.path)
    }
  })

  for (const study of studies)
    test(`[P-16] ${study.path} has its metrics, features, testimonial and calls`, async ({
      page,
      request,
    }) => {
      await page.goto(study.path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(main.locator('section[aria-labelledby="metrics"] dt')).toHaveText(study.metrics)
      const text = await servedText(request, study.path)
      expect(study.metrics.filter((metric) => !text.includes(metric))).toEqual([])
      await expect(main.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(4)
      await expect(main.locator('blockquote')).toHaveCount(1)
      await expect(main.getByText('Sample', { exact: true })).toHaveCount(2)
      await expect(main.locator('figure').getByText('Sample', { exact: true })).toBeVisible()
      const closing = main.getByRole('region').last()
      await expect(closing.getByRole('link', { name: /^Plan/ })).toHaveAttribute('href', '/contact')
      await expect(closing.getByRole('link', { name: study.service[0] })).toHaveAttribute(
        'href',
        study.service[1],
      )
      await expect(main.getByRole('link', { name: 'All case studies' })).toHaveAttribute(
        'href',
        '/case-studies',
      )
    })
})

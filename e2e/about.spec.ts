import { expect } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { test } from './as-served.ts'

test.describe('about, as served', () => {
  test.beforeEach(({ page }) => page.goto('/about').then(() => {}))

  test('[P-17] the hero names India and Tanzania', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/India and Tanzania/)
  })

  test('[P-17] six core services, each with its starting price and page', async ({ page }) => {
    const services = page.locator('#services').getByRole('listitem')
    await expect(services).toHaveText([
      new RegExp(`AI Voice Agents.*from ${price('ai-voice-agents.start')}`),
      new RegExp(`WhatsApp Agents.*from ${price('whatsapp-agents.start')}`),
      new RegExp(`Website Chatbots.*from ${price('website-chatbots.start')}`),
      new RegExp(`Custom AI Agents.*from ${price('custom-ai-agent.starter.setup')}`),
      new RegExp(`Custom Web Apps.*from ${price('web-app-setup.start')}`),
      new RegExp(`Business Dashboards.*from ${price('business-dashboards.start')}`),
    ])
    expect(
      await services.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/services/ai-voice-agents',
      '/services/whatsapp-agents',
      '/services/website-chatbots',
      '/services/custom-ai-agent',
      '/services/web-app-setup',
      '/services/business-dashboards',
    ])
  })

  test('[P-17] eight reasons', async ({ page }) => {
    await expect(page.locator('#reasons').getByRole('heading', { level: 3 })).toHaveCount(8)
  })

  test('[P-17] what we know of both markets', async ({ page }) => {
    const markets = page.locator('#markets').getByRole('region')
    await expect(markets.getByRole('heading', { level: 3 })).toHaveText(['India', 'Tanzania'])
    for (const market of await markets.all()) await expect(market.getByRole('listitem')).toHaveCount(4)
  })

  test('[P-17] the founder’s profile is marked as a sample', async ({ page }) => {
    const founder = page.locator('#founder')
    await expect(founder.getByRole('heading', { level: 3 })).toHaveText('Ritika Saxena')
    await expect(founder.getByText('Founder', { exact: true })).toBeVisible()
    await expect(founder.getByText('Sample', { exact: true })).toBeVisible()
  })

  test('[P-17] the call at the end leads to /contact and /pricing', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact')
    await expect(main.getByRole('link', { name: 'Compare prices' })).toHaveAttribute('href', '/pricing')
  })
})

import { expect } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { test } from './as-served.ts'

test.describe('home', { tag: '@phone-only' }, () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => {}))

  test('[H-01] the hero has its title and three buttons', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'AI-Powered Automation for Education & SMEs',
    )
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
    await expect(hero.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products')
    await expect(hero.getByRole('link', { name: 'See Services' })).toHaveAttribute('href', '/services')
    await expect(hero.getByRole('link', { name: 'Book a Free Demo' })).toHaveAttribute(
      'href',
      '/contact#book',
    )
  })

  test('[H-02] three highlight cards lead to products, custom agents and labs', async ({ page }) => {
    const cards = page.getByRole('region', { name: 'Three ways to start' }).getByRole('listitem')
    await expect(cards.getByRole('heading')).toHaveText([
      'AI SaaS Products',
      'Custom AI Agents',
      'Innovation Labs',
    ])
    expect(
      await cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(['/products', '/services/custom-ai-agent', '/labs'])
  })

  test('[H-03] six service cards, each with a price and Learn More', async ({ page }) => {
    const services = page.getByRole('region', { name: 'What we build' })
    await expect(services.getByRole('link', { name: /^Learn More/ })).toHaveCount(6)
    for (const figure of (
      [
        'ai-voice-agents.start',
        'whatsapp-agents.start',
        'website-chatbots.start',
        'custom-ai-agent.starter.setup',
        'web-app-setup.start',
        'business-dashboards.start',
      ] as const
    ).map(price))
      await expect(services.getByText(figure, { exact: true })).toBeVisible()
    await services.getByRole('link', { name: 'Learn More AI Voice Agents' }).click()
    await expect(page).toHaveURL(/\/services\/ai-voice-agents$/)
  })

  test('[H-04] four reasons to choose', async ({ page }) => {
    await expect(
      page.getByRole('region', { name: 'Why choose us' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Local expertise', 'Cutting-edge AI', 'End-to-end solutions', 'Fresh innovation'])
  })

  test('[H-05] three capability demos link to the three case studies', async ({ page }) => {
    const demos = page.getByRole('region', { name: 'See it at work' })
    expect(
      await demos.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/case-studies/clinic-assistant',
      '/case-studies/ecommerce-bot',
      '/case-studies/analytics-dashboard',
    ])
  })

  test('[H-06] the four figures', async ({ page }) => {
    const stats = page.getByRole('region', { name: 'Where we stand' })
    await expect(stats.getByRole('listitem')).toHaveText([
      '6+ AI solutions ready',
      '10+ technologies mastered',
      '3-7 days to launch',
      '5+ industries served',
    ])
  })

  test('[H-07] featured testimonials are shown, ours marked as samples, with a way to all of them', async ({
    page,
  }) => {
    const testimonials = page.getByRole('region', { name: 'What clients say' })
    const ours = testimonials.getByRole('figure').filter({ hasText: 'Dr. Sunita Bajpai' })
    await expect(ours).toContainText('Sample')
    await expect(testimonials.getByRole('link', { name: 'Read all testimonials' })).toBeVisible()
  })

  test('[H-08] the closing call names where prices start', async ({ page }) => {
    await expect(
      page.getByRole('heading', {
        name: `Next-generation solutions starting from ${price('website-chatbots.start')}`,
      }),
    ).toBeVisible()
  })
})

test('[H-01] [H-02] [H-03] [H-04] [H-05] [H-06] [H-07] [H-08] all of it is in the HTML before any script', async ({
  request,
}) => {
  const html = (await (await request.get('/')).text()).replaceAll('&amp;', '&')
  for (const text of [
    'AI-Powered Automation for Education & SMEs',
    'Explore Products',
    'See Services',
    'Book a Free Demo',
    'AI SaaS Products',
    'Innovation Labs',
    'Learn More',
    'Local expertise',
    '/case-studies/ecommerce-bot',
    'technologies mastered',
    'Dr. Sunita Bajpai',
    `Next-generation solutions starting from ${price('website-chatbots.start')}`,
  ])
    expect(html).toContain(text)
})

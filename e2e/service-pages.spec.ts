import { expect } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { test } from './as-served.ts'
import {
  cardsIn,
  expectPlanActions,
  expectPlans,
  expectPrices,
  heading,
  tilesIn,
  whatsapp,
} from './service-cards.ts'

test('[P-05] the AI chatbot page shows six tiles, three plans, the offer and the way to all services', async ({
  page,
}) => {
  await page.goto('/services/ai-chatbots')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Chatbot for Websites')
  await expect(tilesIn(page, 'features')).toHaveCount(6)
  await expectPlans(page, [
    {
      name: 'Starter',
      setup: price('ai-chatbots.starter.setup'),
      monthly: price('ai-chatbots.starter.monthly'),
    },
    {
      name: 'Pro',
      badge: 'Popular',
      setup: price('ai-chatbots.pro.setup'),
      monthly: price('ai-chatbots.pro.monthly'),
    },
    {
      name: 'Premium',
      badge: 'Best Value',
      setup: price('ai-chatbots.premium.setup'),
      monthly: price('ai-chatbots.premium.monthly'),
    },
  ])
  await expectPlanActions(page, 'Choose Plan', 'ai-chatbots', ['Starter', 'Pro', 'Premium'])
  await expect(page.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '#pricing')
  await expect(page.locator('#pricing')).toContainText('10% off for early signups')
  await expect(page.locator('main').getByRole('link', { name: 'All services', exact: true })).toHaveAttribute(
    'href',
    '/services',
  )
  await page.getByRole('link', { name: 'View Pricing' }).click()
  await expect(page).toHaveURL(/#pricing$/)
  await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('[P-06] the website chatbot page shows six tiles, three bots and 15% off setup', async ({ page }) => {
  await page.goto('/services/website-chatbots')
  await expect(tilesIn(page, 'features')).toHaveCount(6)
  await expectPlans(page, [
    {
      name: 'Basic Bot',
      setup: price('website-chatbots.basic.setup'),
      monthly: price('website-chatbots.basic.monthly'),
      highlight: '50 FAQ responses',
    },
    {
      name: 'Smart Bot',
      badge: 'Popular',
      setup: price('website-chatbots.smart.setup'),
      monthly: price('website-chatbots.smart.monthly'),
    },
    {
      name: 'Enterprise Bot',
      badge: 'Best Value',
      setup: price('website-chatbots.enterprise.setup'),
      monthly: price('website-chatbots.enterprise.monthly'),
    },
  ])
  await expect(page.locator('#pricing')).toContainText('15% off setup for early adopters')
})

test('[P-07] the dashboard page shows six tiles, three plans and 20% off for the first 25', async ({
  page,
}) => {
  await page.goto('/services/business-dashboards')
  await expect(tilesIn(page, 'features')).toHaveCount(6)
  await expectPlans(page, [
    {
      name: 'Basic',
      setup: price('business-dashboards.basic.setup'),
      monthly: price('business-dashboards.basic.monthly'),
      highlight: '5 KPI widgets',
    },
    {
      name: 'Professional',
      badge: 'Popular',
      setup: price('business-dashboards.professional.setup'),
      monthly: price('business-dashboards.professional.monthly'),
      highlight: '15 KPI widgets',
    },
    {
      name: 'Enterprise',
      badge: 'Best Value',
      setup: price('business-dashboards.enterprise.setup'),
      monthly: price('business-dashboards.enterprise.monthly'),
      highlight: 'Unlimited KPI widgets',
    },
  ])
  await expect(page.locator('#pricing')).toContainText('20% off setup for the first 25 clients')
})

test('[P-08] the WhatsApp automation page shows four tools, the bundle and one testimonial', async ({
  page,
}) => {
  await page.goto('/services/whatsapp-automation')
  const tools = {
    'WhatsApp Bot': [
      price('whatsapp-automation.bot.setup'),
      price('whatsapp-automation.bot.setup.dollars'),
      price('whatsapp-automation.bot.monthly'),
      price('whatsapp-automation.bot.monthly.dollars'),
    ],
    'Voice Assistant': [
      price('whatsapp-automation.voice.setup'),
      price('whatsapp-automation.voice.setup.dollars'),
      price('whatsapp-automation.voice.monthly'),
      price('whatsapp-automation.voice.monthly.dollars'),
    ],
    'Web Dashboard': [
      price('whatsapp-automation.dashboard.setup'),
      price('whatsapp-automation.dashboard.setup.dollars'),
      price('whatsapp-automation.dashboard.monthly'),
      price('whatsapp-automation.dashboard.monthly.dollars'),
    ],
    'Broadcast Tool': [
      price('whatsapp-automation.broadcast.setup'),
      price('whatsapp-automation.broadcast.setup.dollars'),
      price('whatsapp-automation.broadcast.monthly'),
      price('whatsapp-automation.broadcast.monthly.dollars'),
    ],
  }
  const pricing = page.locator('#pricing')
  await expect(cardsIn(pricing)).toHaveCount(4)
  for (const [title, figures] of Object.entries(tools)) {
    const tool = cardsIn(pricing).filter({ has: heading(page, title, 3) })
    await expectPrices(tool, figures)
    await expect(tool.getByText(/^(Add-on|Optional)$/)).toBeVisible()
    await expect(heading(tool, 'Used for', 4)).toBeVisible()
    expect(await tool.getByRole('list').last().getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  }
  const bundle = pricing
    .locator('div')
    .filter({ has: heading(page, 'Complete SME Bundle', 3) })
    .last()
    .locator('..')
  await expectPrices(bundle, [
    price('whatsapp-automation.bundle.setup'),
    price('whatsapp-automation.bundle.setup.dollars'),
    price('whatsapp-automation.bundle.monthly'),
    price('whatsapp-automation.bundle.monthly.dollars'),
  ])
  await expect(bundle.getByText('Recommended', { exact: true })).toBeVisible()
  await expect(page.locator('main').getByRole('blockquote')).toHaveCount(1)
  await expect(page.locator('#testimonial').getByText('Sample', { exact: true })).toBeVisible()
})

test('[P-09] the WhatsApp agent page shows features, industries, benefits and one starting price', async ({
  page,
}) => {
  await page.goto('/services/whatsapp-agents')
  await expect(page.locator('main').getByText('Launch in 3-5 days', { exact: true })).toBeVisible()
  await expect(tilesIn(page, 'features')).toHaveCount(6)
  await expect(tilesIn(page, 'industries')).toHaveCount(4)
  await expect(tilesIn(page, 'benefits')).toHaveCount(6)
  await expect(page.locator('#pricing')).toContainText(`From ${price('whatsapp-agents.start')}`)
  await expect(page.locator('#pricing')).toContainText('30 days of support')
  await expect(page.getByRole('link', { name: 'Get your agent' }).first()).toHaveAttribute(
    'href',
    '/contact?service=whatsapp-agents#book',
  )
  await expect(page.locator('main').getByRole('link', { name: 'Chat on WhatsApp' }).first()).toHaveAttribute(
    'href',
    whatsapp,
  )
})

test('[P-10] the custom agent page shows six inclusions and four plans', async ({ page }) => {
  await page.goto('/services/custom-ai-agent')
  await expect(tilesIn(page, 'inclusions')).toHaveCount(6)
  await expectPlans(page, [
    {
      name: 'Starter',
      setup: price('custom-ai-agent.starter.setup'),
      monthly: price('custom-ai-agent.starter.monthly'),
      highlight: 'Website only',
    },
    {
      name: 'Basic',
      setup: price('custom-ai-agent.basic.setup'),
      monthly: price('custom-ai-agent.basic.monthly'),
      highlight: '3 product FAQs',
    },
    {
      name: 'Pro',
      badge: 'Popular',
      setup: price('custom-ai-agent.pro.setup'),
      monthly: price('custom-ai-agent.pro.monthly'),
      highlight: '10 product FAQs',
    },
    {
      name: 'Premium',
      badge: 'Best Value',
      setup: price('custom-ai-agent.premium.setup'),
      monthly: price('custom-ai-agent.premium.monthly'),
      highlight: '20+ product FAQs',
    },
  ])
  await expectPlanActions(page, 'Get Started', 'custom-ai-agent', ['Starter', 'Basic', 'Pro', 'Premium'])
  await expect(page.getByRole('link', { name: 'See our portfolio' }).first()).toHaveAttribute(
    'href',
    '/portfolio',
  )
})

for (const path of ['/services/web-app-setup', '/services/custom-web-apps'])
  test(`[P-11] ${path} shows solution types, inclusions and three packages`, async ({ page }) => {
    await page.goto(path)
    await expect(tilesIn(page, 'solutions')).toHaveCount(3)
    await expect(page.locator('#inclusions').getByRole('listitem')).toHaveCount(8)
    await expectPlans(page, [
      {
        name: 'Template',
        badge: 'Quickest',
        setup: price('web-app-setup.template.setup'),
        monthly: price('custom-ai-agent.starter.monthly'),
        highlight: '1 month of support',
        note: 'Optional support',
      },
      {
        name: 'Semi-custom',
        badge: 'Takes payments',
        setup: price('web-app-setup.semi-custom.setup'),
        monthly: price('web-app-setup.semi-custom.monthly'),
        highlight: '3 months of support',
        note: 'Optional support',
      },
      {
        name: 'Full MVP',
        badge: 'Your own design',
        setup: price('web-app-setup.full-mvp.setup'),
        monthly: price('web-app-setup.full-mvp.monthly'),
        highlight: '6 months of support',
        note: 'Optional support',
      },
    ])
    await expect(page.locator('#pricing')).toContainText('10% off for early signups')
  })

test('[S-05] both addresses of the web-app page show the same page, and name one original', async ({
  page,
}) => {
  const seen = []
  for (const path of ['/services/web-app-setup', '/services/custom-web-apps']) {
    await page.goto(path)
    seen.push({
      text: await page.locator('main').innerText(),
      original: new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname,
    })
  }
  expect(seen[0]?.text).toContain('Custom Web App Setup')
  expect(seen[1]).toEqual(seen[0])
  expect(seen[0]?.original).toBe('/services/web-app-setup')
})

test('[P-13] the workflow page has the common shape and says where prices start', async ({ page }) => {
  await page.goto('/services/automation-workflows')
  await expect(tilesIn(page, 'features')).toHaveCount(6)
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.locator('#pricing')).toContainText(`From ${price('automation-workflows.start')}`)
  await expect(page.locator('#test-and-result-automation')).toContainText(
    `From ${price('test-automation.start')}`,
  )
  await expect(page.getByRole('region', { name: 'Tell us the job everyone puts off' })).toBeVisible()
})

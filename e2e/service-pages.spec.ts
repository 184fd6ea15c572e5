import { expect } from '@playwright/test'
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
    { name: 'Starter', setup: '₹5,999', monthly: '₹799' },
    { name: 'Pro', badge: 'Popular', setup: '₹9,999', monthly: '₹1,199' },
    { name: 'Premium', badge: 'Best Value', setup: '₹14,999', monthly: '₹1,499' },
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
    { name: 'Basic Bot', setup: '₹8,000', monthly: '₹1,200', highlight: '50 FAQ responses' },
    { name: 'Smart Bot', badge: 'Popular', setup: '₹15,000', monthly: '₹2,500' },
    { name: 'Enterprise Bot', badge: 'Best Value', setup: '₹25,000', monthly: '₹4,000' },
  ])
  await expect(page.locator('#pricing')).toContainText('15% off setup for early adopters')
})

test('[P-07] the dashboard page shows six tiles, three plans and 20% off for the first 25', async ({
  page,
}) => {
  await page.goto('/services/business-dashboards')
  await expect(tilesIn(page, 'features')).toHaveCount(6)
  await expectPlans(page, [
    { name: 'Basic', setup: '₹12,000', monthly: '₹2,000', highlight: '5 KPI widgets' },
    {
      name: 'Professional',
      badge: 'Popular',
      setup: '₹25,000',
      monthly: '₹4,500',
      highlight: '15 KPI widgets',
    },
    {
      name: 'Enterprise',
      badge: 'Best Value',
      setup: '₹45,000',
      monthly: '₹8,000',
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
    'WhatsApp Bot': ['₹19,999', '$240', '₹2,999', '$40'],
    'Voice Assistant': ['₹14,999', '$180', '₹1,999', '$25'],
    'Web Dashboard': ['₹9,999', '$120', '₹999', '$12'],
    'Broadcast Tool': ['₹4,999', '$60', '₹499', '$6'],
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
  await expectPrices(bundle, ['₹44,999', '$540', '₹6,999', '$85'])
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
  await expect(page.locator('#pricing')).toContainText('From ₹15,000')
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
    { name: 'Starter', setup: '₹4,998', monthly: '₹999', highlight: 'Website only' },
    { name: 'Basic', setup: '₹8,998', monthly: '₹2,999', highlight: '3 product FAQs' },
    { name: 'Pro', badge: 'Popular', setup: '₹11,998', monthly: '₹3,999', highlight: '10 product FAQs' },
    {
      name: 'Premium',
      badge: 'Best Value',
      setup: '₹15,498',
      monthly: '₹5,999',
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
        setup: '₹12,999',
        monthly: '₹999',
        highlight: '1 month of support',
        note: 'Optional support',
      },
      {
        name: 'Semi-custom',
        badge: 'Takes payments',
        setup: '₹24,999',
        monthly: '₹1,499',
        highlight: '3 months of support',
        note: 'Optional support',
      },
      {
        name: 'Full MVP',
        badge: 'Your own design',
        setup: '₹39,999–₹59,999',
        monthly: '₹2,499',
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

test('[P-13] the workflow page has the common shape and starts at ₹50,000', async ({ page }) => {
  await page.goto('/services/automation-workflows')
  await expect(tilesIn(page, 'features')).toHaveCount(6)
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.locator('#pricing')).toContainText('From ₹50,000')
  await expect(page.locator('#test-and-result-automation')).toContainText('From ₹20,000')
  await expect(page.getByRole('region', { name: 'Name the job everyone puts off' })).toBeVisible()
})

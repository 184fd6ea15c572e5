import { expect, type Page, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { test as asServed } from './as-served.ts'
import { complaints, hydrated } from './reader.ts'
import { servedText } from './served-text.ts'

/** Tier, setup, monthly and what the monthly fee includes, as the columns of a table. */
const usage = {
  'ai-voice-agents-india': [
    [
      'Starter',
      price('ai-voice-agents.india.starter.setup'),
      price('ai-voice-agents.india.starter.monthly'),
      '1,000',
    ],
    ['Pro', price('ai-voice-agents.india.pro.setup'), price('ai-voice-agents.india.pro.monthly'), '2,500'],
    [
      'Premium',
      price('ai-voice-agents.india.premium.setup'),
      price('ai-voice-agents.india.premium.monthly'),
      '5,000',
    ],
  ],
  'whatsapp-agents-india': [
    [
      'Starter',
      price('whatsapp-agents.india.starter.setup'),
      price('whatsapp-agents.india.starter.monthly'),
      '1,000',
    ],
    ['Pro', price('whatsapp-agents.india.pro.setup'), price('whatsapp-agents.india.pro.monthly'), '2,500'],
    [
      'Smart AI',
      price('whatsapp-agents.india.smart-ai.setup'),
      price('whatsapp-agents.india.smart-ai.monthly'),
      '5,000',
    ],
  ],
  'ai-voice-agents-tanzania': [
    [
      'Starter',
      price('ai-voice-agents.tanzania.starter.setup'),
      price('ai-voice-agents.tanzania.starter.monthly'),
      '500',
    ],
    [
      'Pro',
      price('ai-voice-agents.tanzania.pro.setup'),
      price('ai-voice-agents.tanzania.pro.monthly'),
      '1,200',
    ],
    [
      'Premium',
      price('ai-voice-agents.tanzania.premium.setup'),
      price('ai-voice-agents.tanzania.premium.monthly'),
      '2,500',
    ],
  ],
  'whatsapp-agents-tanzania': [
    [
      'Basic Bot',
      price('whatsapp-agents.tanzania.basic.setup'),
      price('whatsapp-agents.tanzania.basic.monthly'),
      '1,000',
    ],
    [
      'Smart Bot',
      price('whatsapp-agents.tanzania.smart.setup'),
      price('whatsapp-agents.tanzania.smart.monthly'),
      '2,500',
    ],
    [
      'Pro Bot',
      price('whatsapp-agents.tanzania.pro.setup'),
      price('whatsapp-agents.tanzania.pro.monthly'),
      '5,000',
    ],
  ],
}

/** Plan, what it includes, setup, monthly, as the rows of a table. */
const ledgers = {
  'website-chatbots': [
    [
      'Basic Bot',
      '50 FAQ responses',
      price('website-chatbots.basic.setup'),
      price('website-chatbots.basic.monthly'),
    ],
    [
      'Smart Bot',
      '200 FAQ responses, plus AI',
      price('website-chatbots.smart.setup'),
      price('website-chatbots.smart.monthly'),
    ],
    [
      'Enterprise Bot',
      'Unlimited responses, plus AI',
      price('website-chatbots.enterprise.setup'),
      price('website-chatbots.enterprise.monthly'),
    ],
  ],
  'business-dashboards': [
    [
      'Basic',
      '5 KPI widgets',
      price('business-dashboards.basic.setup'),
      price('business-dashboards.basic.monthly'),
    ],
    [
      'Professional',
      '15 KPI widgets',
      price('business-dashboards.professional.setup'),
      price('business-dashboards.professional.monthly'),
    ],
    [
      'Enterprise',
      'Unlimited KPI widgets',
      price('business-dashboards.enterprise.setup'),
      price('business-dashboards.enterprise.monthly'),
    ],
  ],
  'custom-web-apps': [
    [
      'Single-Process App',
      '1 process, up to 15 screens',
      price('custom-web-apps.first.setup'),
      price('custom-web-apps.first.monthly'),
    ],
    [
      'Business App',
      '3 processes, up to 40 screens',
      price('custom-web-apps.second.setup'),
      price('custom-web-apps.second.monthly'),
    ],
    [
      'Multi-Branch Platform',
      'Unlimited processes and screens',
      price('custom-web-apps.third.setup'),
      price('custom-web-apps.third.monthly'),
    ],
  ],
}

const packages = ['Basic AI Chatbot', 'Advanced AI Chatbot', 'Enterprise AI Solution']

test.describe('pricing, as served', () => {
  test('[P-20] both regions, all figures, the offer and the custom services are in the page itself', async ({
    request,
  }) => {
    const text = await servedText(request, '/pricing')
    const said = [
      'Prices in rupees',
      'Prices in US dollars',
      'minutes a month',
      'chats a month',
      ...Object.values(usage).flat(2),
      ...Object.values(ledgers).flat(2),
      `Each extra minute costs ${price('extra-usage.india.unit')}.`,
      `Each extra chat costs ${price('extra-usage.india.unit')}.`,
      `Each extra minute costs ${price('extra-usage.tanzania.unit')}.`,
      `Each extra chat costs ${price('extra-usage.tanzania.unit')}.`,
      '20% off setup fees for the first 50 clients',
      'First month of support free',
      price('custom-services.basic'),
      '7-10 days',
      price('custom-services.professional'),
      '14-21 days',
      price('custom-services.enterprise'),
      '30-60 days',
      ...packages,
      price('quick-start.advanced-chatbot'),
      price('quick-start.enterprise-solution'),
      'Ask for a custom quote',
      'We read it and reply within 24 hours',
    ]
    expect(said.filter((words) => !text.includes(words))).toEqual([])
  })

  test('[P-20] a query changes nothing in what is served', async ({ request }) => {
    const plain = await (await request.get('/pricing')).text()
    for (const query of ['?region=india', '?region=%3Cscript%3Ealert(1)%3C/script%3E', '?region=__proto__'])
      expect(await (await request.get(`/pricing${query}`)).text()).toBe(plain)
  })
})

test.describe('pricing', { tag: '@phone' }, () => {
  test('[P-20] the tiers of India show first, setup above monthly, and only the voice agents’ Pro is marked as popular', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await expect(page.locator('#tanzania')).toBeHidden()
    await expectUsage(page, 'ai-voice-agents-india', 'whatsapp-agents-india')
    const popular = page.locator('#india, #tanzania').getByText('Most popular')
    await expect(popular).toHaveCount(1)
    await expect(page.locator('#ai-voice-agents-india-pro')).toContainText('Most popular')
    await expect(page.locator('#custom-web-apps').getByText(/Popular|Best Value/)).toHaveCount(0)
    await expect(page.locator('#whatsapp-agents-india').getByRole('link', { name: /^Choose/ })).toHaveCount(3)
  })

  test('[P-20] the tabs switch the region without a jump and keep it in the address', async ({ page }) => {
    await page.goto('/pricing?utm_source=mail&region=india')
    await hydrated(page)
    const tabs = page.getByRole('tablist', { name: 'Prices for' })
    await expect(tabs.getByRole('tab')).toHaveText(['India', 'Tanzania'])
    await expect(tabs.getByRole('tab', { name: 'India', selected: true })).toBeVisible()

    await tabs.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await tabs.getByRole('tab', { name: 'Tanzania' }).click()
    await expect(page).toHaveURL('/pricing?utm_source=mail#tanzania')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(page.getByRole('tabpanel', { name: 'Tanzania' })).toBeVisible()
    await expectUsage(page, 'ai-voice-agents-tanzania', 'whatsapp-agents-tanzania')
    await expect(page.locator('#india')).toBeHidden()

    await page.reload()
    await hydrated(page)
    await expect(tabs.getByRole('tab', { name: 'Tanzania', selected: true })).toBeVisible()
    await expect(page.locator('#india')).toBeHidden()
  })

  test('[P-20] the tabs answer to the arrow keys, Home and End', async ({ page }) => {
    await page.goto('/pricing')
    await hydrated(page)
    const india = page.getByRole('tab', { name: 'India' })
    const tanzania = page.getByRole('tab', { name: 'Tanzania' })
    await expect(tanzania).toHaveAttribute('tabindex', '-1')
    await india.focus()
    for (const [key, tab] of [
      ['ArrowRight', tanzania],
      ['ArrowRight', india],
      ['ArrowLeft', tanzania],
      ['Home', india],
      ['End', tanzania],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
  })

  for (const address of [
    '/pricing?region=tanzania',
    '/pricing#tanzania',
    '/pricing#whatsapp-agents-tanzania',
  ])
    test(`[P-20] ${address} opens Tanzania`, { tag: '@phone-only' }, async ({ page }) => {
      await page.goto(address)
      await hydrated(page)
      await expect(page.getByRole('tab', { name: 'Tanzania', selected: true })).toBeVisible()
      await expect(page.locator('#tanzania')).toBeVisible()
    })

  for (const address of [
    '/pricing?region=%3Cscript%3E',
    '/pricing?region=__proto__&region=tanzania',
    '/pricing?region=content',
    '/pricing#%E0%A4%A',
    '/pricing#%22%5D%3Cimg%20src=x%3E',
    '/pricing#constructor',
  ])
    test(`[P-20] ${address} leaves India selected and breaks nothing`, { tag: '@phone-only' }, async ({
      page,
    }) => {
      const found = complaints(page)
      await page.goto(address)
      await hydrated(page)
      await expect(page.getByRole('tab', { name: 'India', selected: true })).toBeVisible()
      await expect(page.locator('#india')).toBeVisible()
      expect(found).toEqual([])
    })

  test('[P-20] chatbots, dashboards and web apps are ledgers with setup and monthly apart', async ({
    page,
  }) => {
    await page.goto('/pricing')
    for (const [id, rows] of Object.entries(ledgers)) {
      await unfold(page, id)
      const table = page.locator(`#${id}`).getByRole('table')
      for (const [plan = '', ...figures] of rows) {
        const row = table.getByRole('row').filter({ has: page.getByText(plan, { exact: true }) })
        await expect(row.getByRole('cell').filter({ hasNotText: plan })).toHaveText([
          ...figures,
          /Choose Plan|Request a quote|Talk to us/,
        ])
      }
    }
    const fold = page.locator('#custom-web-apps details')
    await expect(fold.getByText('50 staff logins with roles')).toBeHidden()
    await fold.locator('summary').click()
    await expect(fold.getByText('50 staff logins with roles')).toBeVisible()
  })

  test('[P-20] custom services say price and duration, and the middle one is the most popular', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await unfold(page, 'custom-services')
    const tiers = page.locator('#custom-services').getByRole('heading', { level: 5 })
    await expect(tiers).toHaveText(['Basic', 'ProfessionalMost popular', 'Enterprise'])
    await page.locator('#custom-services').getByRole('link', { name: 'Request a quote' }).click()
    await expect(page).toHaveURL(/#quote$/)
    await expect(page.getByRole('heading', { name: 'Ask for a custom quote' })).toBeInViewport()
  })

  test('[P-20] each Quick Start package is bought by a button of its own, beside the refund policy', async ({
    page,
  }) => {
    await page.goto('/pricing#quick-start')
    const section = page.getByRole('region', { name: /^Quick Start/ })
    await expect(section.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(packages)
    for (const [id, name, amount] of [
      ['basic-chatbot', packages[0], price('quick-start.basic-chatbot')],
      ['advanced-chatbot', packages[1], price('quick-start.advanced-chatbot')],
      ['enterprise-solution', packages[2], price('quick-start.enterprise-solution')],
    ]) {
      const card = page.locator(`#${id}`)
      await expect(card.getByText(`${amount}`, { exact: true })).toBeVisible()
      await expect(card.getByText('one time')).toBeVisible()
      await expect(card.getByRole('button', { name: `Buy this package: ${name}` })).toHaveAttribute(
        'value',
        `${id}`,
      )
    }
    await expect(section.getByRole('link', { name: 'Refund Policy' })).toHaveAttribute(
      'href',
      '/refund-policy',
    )
  })
})

asServed.describe('pricing without script', { tag: '@phone-only' }, () => {
  asServed(
    '[P-20] an address that asks for Tanzania shows it at once, and keeps what else it says',
    async ({ page }) => {
      await page.goto('/pricing?utm_source=mail&region=tanzania')
      await expect(page).toHaveURL('/pricing?utm_source=mail#tanzania')
      await expectUsage(page, 'ai-voice-agents-tanzania', 'whatsapp-agents-tanzania')
      await expect(page.locator('#india')).toBeHidden()
    },
  )

  asServed('[P-20] the tabs are links that choose the region by the address', async ({ page }) => {
    await page.goto('/pricing')
    const regions = page.getByRole('navigation', { name: 'Prices for' })
    await expect(page.locator('#india')).toBeVisible()
    await expect(page.locator('#tanzania')).toBeHidden()

    await regions.getByRole('link', { name: 'Tanzania' }).click()
    await expect(page).toHaveURL(/#tanzania$/)
    await expect(regions).toBeInViewport()
    await expectUsage(page, 'ai-voice-agents-tanzania', 'whatsapp-agents-tanzania')
    await expect(page.locator('#india')).toBeHidden()

    await regions.getByRole('link', { name: 'India' }).click()
    await expectUsage(page, 'ai-voice-agents-india', 'whatsapp-agents-india')
    await expect(page.locator('#tanzania')).toBeHidden()

    await page.goto('/pricing#whatsapp-agents-tanzania')
    await expect(page.locator('#whatsapp-agents-tanzania')).toBeInViewport()
    await expect(page.locator('#india')).toBeHidden()
  })
})

/** Unfolds what is behind “Compare”, if it is not unfolded yet. */
async function unfold(page: Page, id: string): Promise<void> {
  const fold = page.locator(`details:has(> #${id})`)
  if (!(await page.locator(`#${id}`).isVisible())) await fold.locator('> summary').click()
  await expect(page.locator(`#${id}`)).toBeVisible()
}

async function expectUsage(page: Page, ...ids: (keyof typeof usage)[]): Promise<void> {
  for (const id of ids) {
    await unfold(page, id)
    const table = page.locator(`#${id}`).getByRole('table')
    const row = (name: RegExp) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    const column = (index: number) => usage[id].map((tier) => tier[index] ?? '')
    await expect(table.getByRole('columnheader')).toContainText(column(0))
    await expect(row(/^Setup one time/).getByRole('cell')).toHaveText(column(1))
    await expect(row(/^Monthly per month/).getByRole('cell')).toHaveText(column(2))
    await expect(row(/^Included (minutes|chats) a month/).getByRole('cell')).toHaveText(column(3))
  }
}

test('reached by a link, the page has all its parts, and who goes back and forth finds the place again @phone', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('footer').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  const form = page.getByRole('heading', { name: 'Ask for a custom quote' })
  await expect(form).toBeVisible()
  await form.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => Math.round(scrollY))
  expect(place).toBeGreaterThan(2000)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
})

test('printed, the prices of both regions take at most four sheets, without forms and with whole tables', async ({
  page,
}) => {
  await page.goto('/pricing')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.locator('main').locator('input, select, textarea, button').filter({ visible: true }),
  ).toHaveCount(0)
  const tables = page.locator('main table')
  for (const table of await tables.all()) {
    await expect(table).toBeVisible()
    await expect(table).toHaveCSS('break-inside', 'avoid')
  }
  await expect(page.locator('#ai-voice-agents-tanzania')).toBeVisible()
})

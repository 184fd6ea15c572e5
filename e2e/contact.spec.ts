import { expect, test } from '@playwright/test'
import { test as asServed } from './as-served.ts'
import { hydrated } from './reader.ts'

asServed.describe('contact, as served', { tag: '@phone-only' }, () => {
  asServed.beforeEach(({ page }) => page.goto('/contact').then(() => {}))

  asServed(
    '[P-23] a card opens WhatsApp, another the booking form while no scheduler is set',
    async ({ page }) => {
      const whatsapp = page.getByRole('region', { name: 'Chat on WhatsApp' }).getByRole('link')
      await expect(whatsapp).toHaveAttribute('href', /^\/soon\/whatsapp\?about=/)
      const demo = page.getByRole('region', { name: 'Book a Demo', exact: true }).getByRole('link')
      await demo.click()
      await expect(page.getByRole('heading', { name: 'Book a demo here' })).toBeInViewport()
    },
  )

  asServed('[P-23] contact details: e-mail, WhatsApp, Delhi', async ({ page }) => {
    const details = page.getByRole('region', { name: 'Contact details' })
    await expect(details.getByRole('link', { name: 'hello@sutradhar.example' })).toHaveAttribute(
      'href',
      '/soon/email',
    )
    await expect(details.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
      'href',
      /^\/soon\/whatsapp\?about=/,
    )
    await expect(details).toContainText('Delhi, India')
  })

  asServed('[P-23] links to four social profiles', async ({ page }) => {
    const profiles = page.getByRole('region', { name: 'Follow us' }).getByRole('link')
    await expect(profiles).toHaveText([/LinkedIn/, /Instagram/, /YouTube/, /X/])
    expect(await profiles.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/soon/linkedin',
      '/soon/instagram',
      '/soon/youtube',
      '/soon/x',
    ])
  })

  asServed('[P-23] business hours in IST', async ({ page }) => {
    const hours = page.getByRole('region', { name: 'Business hours' })
    await expect(hours.locator('dl > div')).toHaveText([
      /Monday to Friday.*9:00–19:00/,
      /Saturday.*10:00–16:00/,
      /Sunday.*Closed/,
    ])
    await expect(hours).toContainText('India Standard Time (IST)')
  })

  asServed('[P-23] the brochure can be taken along', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 2, name: 'Take the brochure with you' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read it online' })).toHaveAttribute('href', '/brochure')
  })

  asServed('[P-23] a message can be written', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 2, name: 'Send a message' })).toBeVisible()
  })
})

asServed(
  '[P-23] without script a plan’s button lands at the form, which names the plan',
  async ({ page }) => {
    await page.goto('/pricing#ai-voice-agents-india')
    await page.getByRole('link', { name: 'Choose Pro: Voice agents' }).first().click()
    await expect(page.getByText('About: Pro plan, AI voice agents in India')).toBeInViewport()
    await expect(page.locator('#booking-form').getByLabel('Service *')).toHaveValue('Voice AI Solutions')
  },
)

test('[P-23] with script a plan’s button opens the form in place, which names the plan', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/services/ai-voice-agents')
  await hydrated(page)
  await page.getByRole('link', { name: 'Choose Professional' }).click()
  const sheet = page.getByRole('dialog', { name: 'Book Your Demo' })
  await expect(sheet.getByText('About: Professional plan, AI voice agents')).toBeInViewport()
  await expect(sheet.getByLabel('Service *')).toHaveValue('Voice AI Solutions')
  await expect(page).toHaveURL(/\/services\/ai-voice-agents$/)
})

for (const [moment, shown] of [
  ['2026-01-05T04:00:00Z', 'Open now'],
  ['2026-01-04T04:00:00Z', 'Closed now'],
] as const)
  test(`[P-23] the hours say “${shown}” at ${moment}`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await page.goto('/contact')
    await hydrated(page)
    await expect(page.getByRole('region', { name: 'Business hours' }).getByText(shown)).toBeVisible()
  })

import { expect, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { test as asServed } from './as-served.ts'
import { cardsIn, expectPlanActions, expectPlans, tilesIn, whatsapp } from './service-cards.ts'

asServed(
  '[P-12] the voice agent page shows offerings, audiences, setup tiers, hosting, steps and differences',
  async ({ page }) => {
    await page.goto('/services/ai-voice-agents')
    await expect(tilesIn(page, 'offerings')).toHaveCount(6)
    await expect(tilesIn(page, 'audiences')).toHaveCount(4)
    await expectPlans(page, [
      { name: 'Starter', setup: price('ai-voice-agents.page.starter') },
      { name: 'Professional', setup: price('ai-voice-agents.page.professional') },
      { name: 'Custom', setup: price('ai-voice-agents.page.custom') },
    ])
    await expectPlanActions(page, /./, 'ai-voice-agents', ['Starter', 'Professional', 'Custom'])
    const hosting = cardsIn(page.locator('#hosting'))
    await expect(hosting).toHaveCount(2)
    await expect(hosting.nth(0)).toContainText(
      `${price('ai-voice-agents.page.hosting.shared.monthly')} per month`,
    )
    await expect(hosting.nth(1)).toContainText(
      `${price('ai-voice-agents.page.hosting.dedicated.monthly')} per month`,
    )
    await expect(page.locator('#inclusions').getByRole('listitem')).toHaveCount(7)
    await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveText([
      'Discovery call',
      'Agent setup',
      'Delivery and handover',
      'Support',
    ])
    await expect(tilesIn(page, 'differences')).toHaveCount(5)
    await expect(page.locator('#pricing')).toContainText('First month of support free')
    await expect(page.getByRole('link', { name: 'Book a Free Demo' }).first()).toHaveAttribute(
      'href',
      '/contact?service=ai-voice-agents#book',
    )
    await expect(
      page.locator('main').getByRole('link', { name: 'Chat on WhatsApp' }).first(),
    ).toHaveAttribute('href', whatsapp)
  },
)

asServed('[P-12] without script the video’s picture is a link to the full video', async ({ page }) => {
  await page.goto('/services/ai-voice-agents')
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeHidden()
  const links = page.locator('#demo').getByRole('link', { name: 'Watch the full video' })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toBeVisible()
})

test.describe('with script', () => {
  test('[P-12] the video is asked for only when someone presses play', async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
    })
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
    )
    // By way of another page, because the browser keeps the first page's rules on what may be framed.
    await page.goto('/services')
    await page.getByRole('link', { name: 'Learn More AI Voice Agents' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Voice Agents')
    expect(elsewhere).toEqual([])

    await page.getByRole('button', { name: 'Play the video' }).click()
    const video = page.locator('iframe')
    await expect(video).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[^/?]+\?autoplay=1&playsinline=1$/,
    )
    await expect(video).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await expect(video).toHaveAttribute('title', /.+/)
    await expect(video).toBeFocused()
    await expect.poll(() => elsewhere).toHaveLength(1)
    await expect(page.locator('#demo').getByRole('link', { name: 'Watch the full video' })).toBeVisible()
  })

  test('[P-12] a press that comes before the browser code is not lost', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/services/ai-voice-agents', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Play the video' }).click()
    await expect(page.locator('iframe')).toBeVisible()
  })
})

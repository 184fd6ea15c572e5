import { expect, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { test as asServed } from './as-served.ts'
import { test as withOwnSite } from './own-site.ts'
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

asServed(
  '[P-12] while no video is set there is a call to play, and nothing leads to a placeholder',
  async ({ page }) => {
    await page.goto('/services/ai-voice-agents')
    const demo = page.locator('#demo')
    await expect(demo.getByRole('list', { name: 'What is said' }).getByRole('listitem')).toHaveCount(9)
    await expect(demo.locator('dl')).toContainText('Shakuntala Rawat')
    await expect(page.getByText('Play the video')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Watch the full video' })).toHaveCount(0)
    for (const link of await demo.getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^\/try\/call/)
  },
)

test('[P-12] the call is played in place, to a clinic, a school or a guest house', async ({ page }) => {
  await page.goto('/services/ai-voice-agents')
  await page.getByRole('button', { name: 'Play the call' }).click()
  const demo = page.locator('#demo')
  await expect(demo.locator('li[aria-current]')).toHaveCount(1)
  await demo.getByRole('link', { name: 'School' }).click()
  await expect(demo).toContainText('Kilimani Academy')
  await expect(page).toHaveURL(/\/services\/ai-voice-agents$/)
})

withOwnSite.describe('once the owner has set a video', () => {
  const id = 'a1B2c3D4e5F'
  const full = 'https://youtu.be/a1B2c3D4e5F'

  withOwnSite.beforeEach(async ({ page: desk }) => {
    await desk.goto(`${deskPaths.site}?view=links`)
    const field = desk.locator('[id="links/voiceAgents/youtubeVideoId"]')
    if ((await field.inputValue()) === id) return
    await desk.getByText('Video of the voice agent', { exact: true }).click()
    await field.fill(id)
    await desk.locator('[id="links/voiceAgents/fullVideo"]').fill(full)
    await desk.getByRole('button', { name: 'Look at the changes' }).click()
    await desk.getByRole('button', { name: 'Publish' }).click()
    await expect(desk.getByRole('status')).toContainText('Published')
  })

  withOwnSite(
    '[P-12] it stands beside the call, and is asked for only when someone presses play',
    async ({ context, own }) => {
      const page = await context.newPage()
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${own.origin}/`)) elsewhere.push(request.url())
      })
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
      )
      // By way of another page, because the browser keeps the first page's rules on what may be framed.
      await page.goto('/services')
      await page.getByRole('link', { name: 'Learn More AI Voice Agents' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Voice Agents')
      await expect(page.getByRole('button', { name: 'Play the call' })).toBeVisible()
      expect(elsewhere).toEqual([])

      await page.getByRole('button', { name: 'Play the video' }).click()
      const video = page.locator('iframe')
      await expect(video).toHaveAttribute(
        'src',
        `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1`,
      )
      await expect(video).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
      await expect(video).toHaveAttribute('title', /.+/)
      await expect(video).toBeFocused()
      await expect.poll(() => elsewhere).toHaveLength(1)
      await expect(page.locator('#demo').getByRole('link', { name: 'Watch the full video' })).toHaveAttribute(
        'href',
        full,
      )
    },
  )

  withOwnSite('[P-12] a press that comes before the browser code is not lost', async ({ context }) => {
    const page = await context.newPage()
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/services/ai-voice-agents', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Play the video' }).click()
    await expect(page.locator('iframe')).toBeVisible()
  })

  withOwnSite('[P-12] without script its picture is a link to the full video', async ({ browser, own }) => {
    const plain = await browser.newContext({ baseURL: own.origin, javaScriptEnabled: false })
    const page = await plain.newPage()
    await page.goto('/services/ai-voice-agents')
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeHidden()
    const links = page.locator('#demo').getByRole('link', { name: 'Watch the full video' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toBeVisible()
    await plain.close()
  })
})

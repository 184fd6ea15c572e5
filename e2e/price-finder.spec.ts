import { expect, type Page, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { printedPaths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { test as asServed } from './as-served.ts'
import { findingsInBothThemes } from './axe.ts'
import { complaints, hydrated } from './reader.ts'

const { priceFinder: words } = wordsIn('en')
const asked = '/pricing?trade=clinic&country=in&for=whatsapp&daily=30'

const answer = (page: Page) => page.locator('#plan')
const field = (page: Page, name: 'trade' | 'for' | 'country' | 'daily') =>
  page.locator(`#finder [name=${name}]`)

/** What an address of the finder is read as, wherever it stands. */
async function expectAnswer(page: Page): Promise<void> {
  await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText('WhatsApp agents: Pro')
  await expect(answer(page)).toContainText(price('whatsapp-agents.india.pro.setup'))
  await expect(answer(page)).toContainText(price('whatsapp-agents.india.pro.monthly'))
  await expect(answer(page)).toContainText('₹25,000 + 12 × ₹2,000 = ₹49,000')
  await expect(answer(page)).toContainText('30 chats a day × 30 days = 900 chats a month.')
  await expect(answer(page)).toContainText('Next cheaper: Starter')
  await expect(answer(page)).toContainText('Next dearer: Smart AI')
}

asServed.describe('the price finder without script', { tag: '@phone' }, () => {
  asServed('is a form whose address carries the answers, and the page answers them', async ({ page }) => {
    await page.goto('/pricing?utm_source=mail')
    await field(page, 'trade').selectOption('clinic')
    await field(page, 'for').selectOption('whatsapp')
    await field(page, 'daily').fill('30')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL(
      `${asked.replace('country=in&for=whatsapp', 'for=whatsapp&country=in')}#plan`,
    )
    await expectAnswer(page)
    await expect(answer(page)).toBeInViewport()
    await expect(field(page, 'daily')).toHaveValue('30')
  })

  asServed('shows the country that was chosen, and folds the rest complete', async ({ page }) => {
    await page.goto('/pricing?trade=hotel&country=tz&for=calls&daily=10')
    await expect(answer(page)).toContainText(price('ai-voice-agents.tanzania.pro.setup'))
    await expect(page.locator('#tanzania')).toBeVisible()
    await expect(page.locator('#india')).toBeHidden()
  })

  asServed('a number that is none is said to be none, and is kept', async ({ page }) => {
    await page.goto('/pricing?for=calls&daily=many')
    await expect(page.locator('#daily-error')).toHaveText('Please give a whole number, up to 5,000.')
    await expect(field(page, 'daily')).toHaveValue('many')
    await expect(answer(page)).toContainText('Voice agents: Starter')
  })

  asServed('“Choose” keeps plan and answers into booking, quote and checkout', async ({ page }) => {
    await page.goto(asked)
    await answer(page).getByRole('link', { name: 'Book a demo of Pro' }).click()
    await expect(page.getByText('About: Pro plan, WhatsApp agents in India')).toBeVisible()
    await expect(page.locator('#booking-form-message')).toHaveValue(
      'Clinic, India. Reply on WhatsApp: about 30 a day.',
    )

    await page.goto(asked)
    await answer(page).getByRole('link', { name: words.result.quote }).click()
    await expect(page.locator('#quote-form-service')).toHaveValue('WhatsApp agent')
    await expect(page.locator('#quote-form-details')).toHaveValue(
      'Clinic, India. Reply on WhatsApp: about 30 a day. Plan: Pro, WhatsApp agents.',
    )
    await expect(page.locator('#quote-form-name')).toBeVisible()

    await page.goto(asked)
    await answer(page)
      .getByRole('link', { name: /^Pay online instead: Advanced AI Chatbot/ })
      .click()
    await expect(page.locator('#order').getByRole('button', { name: /^Buy [A-Z]/ })).toHaveText([
      `Buy Advanced AI Chatbot, ${price('quick-start.advanced-chatbot')}`,
    ])
  })

  for (const [anchor, row] of [
    ['ai-voice-agents-india-starter', 'Starter'],
    ['business-dashboards-professional', 'Professional'],
    ['custom-services-enterprise', 'Enterprise'],
    ['whatsapp-agents-tanzania-smart-bot', 'Smart Bot'],
  ])
    asServed(`/pricing#${anchor} unfolds its plan and marks it`, async ({ page }) => {
      await page.goto(`/pricing#${anchor}`)
      const plan = page.locator(`#${anchor}`)
      await expect(plan).toBeVisible()
      await expect(plan).toContainText(`${row}`)
      await expect(plan).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })
})

test.describe('the price finder', { tag: '@phone' }, () => {
  test('answers in place, says so, and keeps its address up to date without asking the server', async ({
    page,
  }) => {
    const found = complaints(page)
    await page.goto('/pricing?utm_source=mail')
    await hydrated(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await field(page, 'for').selectOption('whatsapp')
    await field(page, 'daily').fill('30')
    await expectAnswer(page)
    await expect(page).toHaveURL('/pricing?utm_source=mail&trade=clinic&country=in&for=whatsapp&daily=30')
    await expect(
      page.getByRole('status').filter({ hasText: 'The plan that fits: Pro, WhatsApp agents.' }),
    ).toBeAttached()
    expect(requests.filter((url) => url.includes('/pricing'))).toEqual([])
    await page.reload()
    await expectAnswer(page)
    expect(found).toEqual([])
  })

  test('the address, opened by another, shows the same', async ({ page }) => {
    await page.goto(asked)
    await hydrated(page)
    await expectAnswer(page)
    await expect(field(page, 'for')).toHaveValue('whatsapp')
  })

  test('is used by keyboard alone', async ({ page }) => {
    await page.goto('/pricing')
    await hydrated(page)
    await field(page, 'trade').focus()
    await page.keyboard.press('Tab')
    await expect(field(page, 'for')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(field(page, 'daily')).toBeFocused()
    await page.keyboard.type('30')
    await page.keyboard.press('Enter')
    await expect(answer(page)).toContainText('WhatsApp agents: Pro')
    await expect(answer(page)).toBeInViewport()
  })

  test('goes on to the quote form in place, with what was answered', async ({ page }) => {
    await page.goto('/pricing')
    await hydrated(page)
    await field(page, 'for').selectOption('whatsapp')
    await answer(page).getByRole('link', { name: words.result.quote }).click()
    await expect(page.locator('#quote-form-service')).toHaveValue('WhatsApp agent')
    await expect(page.locator('#quote-form-details')).toHaveValue(
      /^Clinic, India\. Reply on WhatsApp: about 20 a day\./,
    )
    await expect(page.locator('#quote-form-name')).toBeInViewport()
  })

  test('a plan’s link is copied, and that is said', async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'a phone has its own sheet')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/pricing#ai-voice-agents-india-pro')
    await hydrated(page)
    await page.getByRole('button', { name: 'Copy link to Voice agents: Pro' }).click()
    await expect(page.getByText(words.share.copied.title)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/pricing#ai-voice-agents-india-pro$/,
    )
  })

  test('axe finds nothing, folded and unfolded', async ({ page }) => {
    await page.goto(asked)
    await hydrated(page)
    expect(await findingsInBothThemes(page, '#finder')).toEqual([])
    await page.locator('details.fold').evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLDetailsElement).open = true
    })
    expect(await findingsInBothThemes(page, '#prices')).toEqual([])
  })
})

test.describe('on a small phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const address of ['/pricing', '/pricing?trade=hotel&country=tz&for=whatsapp&daily=40'])
    test(`${address} is at most nine screens, and nothing is wider than the screen`, async ({ page }) => {
      await page.goto(address)
      await hydrated(page)
      const [height = 0, width = 0] = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        return [scrollHeight, scrollWidth]
      })
      expect(height).toBeLessThanOrEqual(9 * 640)
      expect(width).toBe(360)
    })
})

test('the price sheets and the brochure are PDFs of the size that their links say', async ({
  page,
  request,
}) => {
  for (const [address, files] of [
    ['/pricing', [printedPaths.india]],
    ['/brochure', [printedPaths.brochure, printedPaths.india, printedPaths.tanzania]],
  ] as const) {
    await page.goto(address)
    for (const path of files) {
      const said = await page.locator(`a[href="${path}"]`).textContent()
      const response = await request.get(path)
      expect(response.headers()['content-type']).toBe('application/pdf')
      const { length } = await response.body()
      expect(length).toBeLessThan(200 * 1024)
      expect(Math.abs(Number(said?.match(/(\d+) kB/)?.[1]) - length / 1024)).toBeLessThan(2)
      const { etag = '' } = response.headers()
      expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
    }
  }
})

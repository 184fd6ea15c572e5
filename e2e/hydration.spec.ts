import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './reader.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const isScript = (address: string | URL) => /\/assets\/.*\.js$/.test(String(address))

test.describe('deferred browser code', { tag: '@phone' }, () => {
  test('fetches no script before the page has loaded, and all of it once idle', {
    tag: '@phone-only',
  }, async ({ page }) => {
    const scripts: { address: string; afterLoad: boolean }[] = []
    let loaded = false
    page.on('load', () => {
      loaded = true
    })
    page.on('request', (request) => {
      if (isScript(request.url())) scripts.push({ address: request.url(), afterLoad: loaded })
    })
    await page.goto('/')
    await expect.poll(() => scripts.length, { timeout: 10_000 }).toBeGreaterThan(3)
    expect(scripts.filter((script) => !script.afterLoad)).toEqual([])
  })

  test('stays away until touched when the visitor saves data', { tag: '@phone-only' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (isScript(request.url())) scripts.push(request.url())
    })
    await page.goto('/')
    await page.waitForTimeout(3000)
    expect(scripts).toEqual([])
    await page.mouse.move(5, 300)
    await page.keyboard.press('Tab')
    await expect.poll(() => scripts.length).toBeGreaterThan(3)
  })

  test('loses no tap that came before it: the theme switch still switches', async ({ page }) => {
    // Scripts take a second each way, as on a slow connection.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 15_000 })
  })

  test('asks again when touched again after the network was gone', { tag: '@phone-only' }, async ({
    page,
  }) => {
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.route(isScript, (route) => route.abort())
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await page.mouse.click(5, 300)
    await expect.poll(() => failed.length).toBeGreaterThan(3)
    await page.unroute(isScript)
    // A press while the failed attempt is still under way starts no other; then one presses once more.
    await expect(async () => {
      await page.getByRole('button', { name: 'Switch between light and dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 5_000 })
    }).toPass()
  })

  test('keeps a menu that was opened before it arrived', async ({ page, isMobile }) => {
    await page.goto('/')
    await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Services' }).click()
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    await expect(page.locator(isMobile ? '#phone-menu' : '#services-menu')).toBeVisible()
  })

  test('a tab tapped before it arrived answers, then shows its panel', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/pricing')
    const tab = page.getByRole('link', { name: 'Tanzania', exact: true })
    // Not by a click of Playwright's, which would wait for the page.
    const answered = await tab.evaluate(async (link: HTMLElement) => {
      link.click()
      await new Promise(requestAnimationFrame)
      return [getComputedStyle(link).borderBottomColor, location.hash]
    })
    await expect(page).toHaveURL(/\/pricing#tanzania$/)
    await expect(page.locator('#tanzania')).toBeVisible()
    await expect(page.locator('#india')).toBeHidden()
    expect(answered).toEqual([await tab.evaluate((link) => getComputedStyle(link).borderBottomColor), ''])
    await expect(tab).not.toHaveAttribute('data-chosen')
  })

  test('a form sent before it arrived is sent by the page, which says thanks', async ({ page }) => {
    await withPatience(page)
    await page.goto('/contact')
    await writeMessage(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/message$/)
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
  })

  test('a form sent empty before it arrived is told what is missing, in the page’s words', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await withPatience(page)
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Book Demo' }).click()
    await expect(page.locator('[data-toast]')).toContainText('Missing Information')
  })

  test('a form pressed before it arrived is sent, whatever is touched after it', async ({ page }) => {
    await withPatience(page)
    await page.route(isScript, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/contact')
    await writeMessage(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
  })

  test('what someone typed before it arrived is sent, not what was kept from another time', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await withPatience(page)
    await page.addInitScript(() => {
      const fields = { name: 'Asha', email: 'old@shop.example', subject: 'Old', message: 'An old message' }
      localStorage.setItem(
        'draft:/api/contact',
        JSON.stringify({ fields, submission: 'kept-for-later-0001' }),
      )
    })
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/contact'))
    await page.goto('/contact')
    await writeMessage(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ subject: 'Orders', email: 'asha-early@shop.example' })
  })

  test('of two packages pressed before it arrived the last one is ordered, and Enter orders none', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.route(isScript, (route) => route.abort())
    await page.goto('/pricing#quick-start')
    const order = page.locator('#order')
    await order.getByLabel('Full Name *').fill('Asha Rao')
    await order.getByLabel('Email Address *').fill('asha-early@shop.example')
    await order.getByLabel('Email Address *').press('Enter')
    const buy = page.getByRole('button', { name: 'Buy this package' })
    await buy.nth(0).click()
    await buy.nth(1).click()
    await expect(page).toHaveURL(/\/pay\//)
    await expect(page.getByRole('main')).toContainText('Advanced AI Chatbot')
  })

  test('a form is sent without it when it does not come', { tag: '@phone-only' }, async ({ page }) => {
    await page.route(isScript, (route) => route.abort())
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    // The browser has stopped it, as something is missing; the next press is heard as well.
    await page.waitForFunction(() => document.activeElement?.matches('#message-form :invalid'))
    await writeMessage(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/message$/)
  })

  test('follows a link tapped before it arrived', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'See Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
  })

  test('leads where a link leads, when a deploy has replaced the code of the page behind it', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route(isScript, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'See Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Services')
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })
})

/** However slow the machine is, the form waits for the page. */
async function withPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const patience = 2000
    const { setTimeout } = window
    const waitUnlessPatient = (work: TimerHandler, wait?: number) =>
      wait === patience ? 0 : setTimeout(work, wait)
    window.setTimeout = waitUnlessPatient as typeof window.setTimeout
  })
}

/** As a program fills it in: without a touch that the page could hear. */
async function writeMessage(page: Page): Promise<void> {
  const form = page.locator('#message-form')
  await form.getByLabel('Full Name *').fill('Asha Rao')
  await form.getByLabel('Email Address *').fill('asha-early@shop.example')
  await form.getByLabel('Subject *').fill('Orders')
  await form.getByLabel('Message *').fill('Can it take orders on WhatsApp?')
}

import { expect, type Locator, type Page, test } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { chatOn, showButtons } from './chat-visitor.ts'
import { demoTime } from './demo-times.ts'
import { hydrated } from './reader.ts'

/** Presses Tab until something has the focus, as a visitor without a pointer would. */
async function tabTo(page: Page, target: Locator, { key = 'Tab', most = 80 } = {}): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} was not reached by ${most} presses of ${key}`)
}

test.describe('by keyboard alone', () => {
  test('a visitor goes through a menu to a service, and by the header to the prices in Tanzania', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Services' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths['ai-voice-agents']}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }), {
      key: 'Shift+Tab',
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.pricing}$`))
    await tabTo(page, page.getByRole('tab', { name: 'India' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Tanzania' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Tanzania' })).toBeVisible()
  })

  test('the focus follows to the new page’s heading or to the part asked for, and back to where one was reading', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(paths.about)
    await hydrated(page)
    await expect(page.locator('body')).toBeFocused()
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true })
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await link.click()
    await expect(heading).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const part = page.locator('main a[href^="#"]').first()
    const id = (await part.getAttribute('href')) ?? ''
    await part.press('Enter')
    await expect(page.locator(id)).toBeFocused()

    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${paths.about}$`))
    await expect(heading).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('opens and closes a question, and finds one by searching', async ({ page }) => {
    await page.goto(paths.faq)
    await hydrated(page)
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('refund')
    const question = page.locator('summary:visible').first()
    await tabTo(page, question)
    await page.keyboard.press('Enter')
    await expect(page.locator('details[open]')).toHaveCount(1)
    await page.keyboard.press('Space')
    await expect(page.locator('details[open]')).toHaveCount(0)
  })

  test('asks the assistant, opens the booking form from its answer, and comes back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await showButtons(page)
    const chat = chatOn(page)
    await tabTo(page, chat.button, { key: 'Shift+Tab', most: 6 })
    await page.keyboard.press('Enter')
    await expect(chat.input).toBeFocused()
    await page.keyboard.type('When are you open?')
    await page.keyboard.press('Enter')
    await expect(chat.log).toContainText('Saturday')
    const book = chat.quickActions.filter({ hasText: 'Book Demo' })
    await expect(book).toBeVisible()
    await tabTo(page, book, { key: 'Shift+Tab', most: 12 })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(book).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chat.button).toBeFocused()
  })

  test('books a demo from the first field to the thanks', async ({ page }) => {
    await page.goto(paths.contact)
    await hydrated(page)
    const form = page.locator('#booking-form')
    // Days and times are one stop each, whatever their number.
    await tabTo(page, form.getByRole('navigation', { name: 'Days' }).getByRole('link').first())
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await tabTo(page, form.getByLabel('Date *'), { most: 2 })
    const { date } = demoTime('keyboard')
    const [year, month, day] = date.split('-')
    await page.keyboard.type(`${month}${day}${year}`)
    await expect(form.getByLabel('Date *')).toHaveValue(date)
    await tabTo(page, form.getByLabel('Time (IST) *'), { most: 5 })
    await page.keyboard.type('1130AM')
    await tabTo(page, form.getByLabel('Name *', { exact: true }), { most: 5 })
    await page.keyboard.type('Zuhura')
    await tabTo(page, form.getByLabel('Email *'), { most: 2 })
    await page.keyboard.type(`zuhura-${crypto.randomUUID()}@guesthouse.example`)
    await tabTo(page, form.getByLabel('Service *'), { most: 4 })
    await page.keyboard.press('ArrowDown')
    await expect(form.getByLabel('Service *')).toHaveValue('WhatsApp AI Bots')
    await tabTo(page, form.getByRole('button', { name: 'Book Demo' }), { most: 12 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked' })).toBeFocused()
  })

  test('gives stars to a testimonial', async ({ page }) => {
    await page.goto(paths.testimonials)
    await hydrated(page)
    const form = page.locator('#testimonial-form')
    await tabTo(page, form.getByRole('radio').first())
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: '5 stars: excellent' })).toBeChecked()
  })

  for (const address of [paths.home, paths.pricing, paths.contact])
    test(`every stop on ${address} shows a ring and is not covered, and the last is reached`, async ({
      page,
    }) => {
      await page.goto(address)
      await hydrated(page)
      // It comes two seconds after the page [C-01].
      await expect(page.getByRole('button', { name: 'Ask us a question' })).toBeVisible()
      const found: string[] = []
      const seen = new Set<string>()
      let last = ''
      for (let press = 0; press < 250; press++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(lookAtFocus)
        // A date has several stops inside.
        if (stop && stop.key === last) continue
        if (!stop || seen.has(stop.key)) break
        seen.add(stop.key)
        last = stop.key
        if (stop.problem) found.push(`${stop.problem}: ${stop.key}`)
      }
      expect(found).toEqual([])
      expect(seen.size).toBeGreaterThan(30)
      expect([...seen].some((key) => key.includes('Ask us a question'))).toBe(true)
    })
})

/** Runs in the page. */
function lookAtFocus(): { key: string; problem?: string } | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const all = [...document.querySelectorAll('*')]
  const key = `${all.indexOf(element)} ${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
  // A radio's own box is covered by the star that stands for it.
  const shown = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
  const box = shown.getBoundingClientRect()
  const { outlineStyle } = getComputedStyle(element)
  const { outlineStyle: outlineOfShown } = getComputedStyle(shown)
  if (outlineStyle === 'none' && outlineOfShown === 'none') return { key, problem: 'no ring' }
  const isShownAt = (across: number, down: number) => {
    const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
    return top !== null && (shown.contains(top) || top.contains(shown))
  }
  const parts = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => isShownAt(across, down)))
  return { key, ...(!parts.includes(true) && { problem: 'covered' }) }
}

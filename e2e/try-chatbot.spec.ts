import { expect, type Page, test } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { findingsInBothThemes } from './axe.ts'
import { test as deskTest } from './owner.ts'
import { complaints, hydrated, unlikeAProgram } from './reader.ts'
import { servedText } from './served-text.ts'

const address = '/try/chatbot'
const own = `Noor Tailors
Q: Are you open on Friday?
A: No, Friday is closed.
Blouse - 450/-
Sherwani - 8,000/-
<img src=x onerror=alert(1)> __proto__`

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

const bot = (page: Page) => page.locator('#ask')
const log = (page: Page) => page.getByRole('log', { name: 'Conversation with the bot' })
const text = (page: Page) => page.getByLabel('FAQ, price list, timings')

async function ask(page: Page, question: string): Promise<void> {
  await bot(page).getByRole('textbox', { name: 'Your question' }).fill(question)
  await bot(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log(page)).toContainText(question)
}

/** Typed letter by letter, as tests otherwise do, a long text would take minutes. */
async function paste(page: Page, pasted: string): Promise<void> {
  await text(page).evaluate((area, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }, pasted)
}

test('a finished conversation is on the page before any script', async ({ request }) => {
  const said = await servedText(request, address)
  expect(said).toContain('What are your timings?')
  expect(said).toMatch(
    /Monday to Saturday, 10 am to 2 pm and 5 pm to 8:30 pm\. Closed on Sunday\. From your text, line 4/,
  )
  expect(said).toMatch(/Root canal treatment - 4,500\/- From your text, line 23/)
  expect(said).toContain('Your text does not say that.')
  expect(said).toContain('Found in it: 6 answers, 4 prices')
})

test('the services’ pages lead here', async ({ request }) => {
  for (const page of ['website-chatbots', 'ai-chatbots'])
    expect(await (await request.get(`/services/${page}`)).text()).toContain(`href="${address}"`)
})

test.describe('trying a bot', { tag: '@phone' }, () => {
  test('a sample is read, asked, and answered with the line', async ({ page }) => {
    const found = complaints(page)
    await open(page)
    await page.getByRole('button', { name: 'Guesthouse: rates' }).click()
    await expect(page.getByLabel('Name of your business')).toHaveValue('Baobab Guesthouse')
    await expect(page.getByText('Found in it: 5 prices')).toBeVisible()
    await ask(page, 'how much is a double room?')
    await expect(log(page)).toContainText('Double room - USD 50 / TSh 130,000From your text, line 5')
    await ask(page, 'for four?')
    await expect(log(page)).toContainText('Family room for four - USD 80 / TSh 205,000From your text, line 6')
    await ask(page, 'asante')
    await expect(log(page)).toContainText('You are welcome.')
    expect(found).toEqual([])
  })

  test('an own text is answered from, and from nothing else; no request leaves while trying', async ({
    page,
  }) => {
    const found = complaints(page)
    await open(page)
    await page.waitForLoadState('networkidle')
    const left: string[] = []
    page.on('request', (request) => left.push(`${request.method()} ${request.url()}`))
    await text(page).fill(own)
    await page.getByLabel('Name of your business').fill('Noor Tailors')
    await expect(page.getByText('Found in it: 1 answer, 2 prices, 1 other line.')).toBeVisible()
    await ask(page, 'sherwani kitne ka hai and are you open on friday?')
    await expect(log(page)).toContainText('Sherwani - 8,000/-From your text, line 5')
    await expect(log(page)).toContainText('No, Friday is closed.From your text, line 3')
    await ask(page, 'Do you make curtains?')
    await expect(log(page)).toContainText('Your text does not say that.')
    await log(page).getByRole('button', { name: 'From your text, line 5' }).click()
    await expect(page.locator('mark')).toHaveText('Sherwani - 8,000/-')

    await bot(page).getByRole('button', { name: 'What it could not answer (1)' }).click()
    await expect(bot(page).getByRole('listitem').filter({ hasText: 'Do you make curtains?' })).toBeVisible()
    // Added to the text, it leaves the list.
    await text(page).fill(`${own}\nDo you make curtains? Yes, to measure.`)
    await expect(bot(page).getByText('None so far.')).toBeVisible()
    await bot(page).getByRole('button', { name: 'Back to the chat' }).click()
    await bot(page).locator('label', { hasText: 'Peacock' }).click()
    await expect(bot(page).getByRole('radio', { name: 'Peacock' })).toBeChecked()
    expect(left).toEqual([])
    expect(found).toEqual([])
  })

  test('suggested questions come from the text', async ({ page }) => {
    await open(page)
    const suggested = bot(page).getByRole('list', { name: 'Questions your text answers' })
    await expect(suggested.getByRole('button').first()).toHaveText('What are your timings?')
    await suggested.getByRole('button').nth(1).click()
    await expect(log(page)).toContainText('From your text, line')
  })

  test('what is too long is read up to its limit, which is said; an empty text says what to do', async ({
    page,
  }) => {
    await open(page)
    await paste(page, `Parking is free.\n${'one more line of text\n'.repeat(10_000)}`)
    await expect(page.getByText('longer than 200,000 characters')).toBeVisible()
    await ask(page, 'is parking free?')
    await expect(log(page)).toContainText('Parking is free.From your text, line 1')
    await page.getByRole('button', { name: 'Clear the text' }).click()
    await expect(page.getByText('Nothing to answer from yet.')).toBeVisible()
  })

  test('nothing is wider than the screen, and nothing is hard to reach or read', async ({ page }) => {
    await open(page)
    await ask(page, 'how much is a crown? Do you do braces?')
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    const small = await bot(page)
      .locator('button, input:not([type=radio]), label')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 43.5).map((each) => each.textContent),
      )
    expect(small).toEqual([])
    expect(await findingsInBothThemes(page)).toEqual([])
  })
})

test('a question is asked and its line shown by keyboard alone', async ({ page }) => {
  await open(page)
  await bot(page).getByRole('textbox', { name: 'Your question' }).focus()
  await page.keyboard.type('where are you?')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('above the State Bank')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const source = log(page).getByRole('button')
  while (!(await source.evaluate((each) => each === document.activeElement)))
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('mark')).toContainText('C-14, Lajpat Nagar II')
})

test('one line of 20,000 characters neither stops the page nor widens it', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page)
  for (const each of ['9', 'x', 'क']) {
    await paste(page, each.repeat(20_000))
    // With kerning a line of figures takes Chromium some seconds.
    const took = await text(page).evaluate((area) => {
      const start = performance.now()
      area.style.width = '90%'
      area.getBoundingClientRect()
      return performance.now() - start
    })
    expect(took).toBeLessThan(1000)
    await ask(page, 'When do you open?')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
  }
})

deskTest(
  'what was tried reaches the team as the visitor saw and changed it',
  async ({ browser, baseURL, desk }) => {
    const name = `Noor ${Date.now()}`
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await unlikeAProgram(page)
    await open(page)
    await text(page).fill(own)
    await page.getByLabel('Name of your business').fill(name)
    await ask(page, 'price of a blouse')
    await ask(page, 'Do you make curtains?')
    const form = page.locator('#message-form')
    await expect(form.getByLabel('Subject *')).toHaveValue(`A chatbot for ${name}`)
    const message = form.getByLabel('Message *')
    await expect(message).toHaveValue(/in the text:\n- Do you make curtains\?[\s\S]*Sherwani - 8,000/)
    await message.fill(`${await message.inputValue()}\nPlease ring after six.`)
    // Their own words are not written over.
    await ask(page, 'how much is a sherwani')
    await expect(message).toHaveValue(/Please ring after six\.$/)
    await expect(page.getByRole('button', { name: 'Add what I tried since' })).toBeVisible()
    await form.getByLabel('Full Name *').fill(name)
    await form.getByLabel('Email Address *').fill(`noor-${Date.now()}@tailor.example`)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/message$/)
    await context.close()

    await desk.goto(`${deskPaths.leads}?q=${encodeURIComponent(name)}`)
    await desk.getByRole('link', { name }).first().click()
    await expect(desk.getByRole('main')).toContainText('Do you make curtains?')
    await expect(desk.getByRole('main')).toContainText('Please ring after six.')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the example can be read whole and the form be sent; what needs script is not there', async ({
    page,
  }) => {
    await page.goto(address)
    await expect(log(page)).toContainText('Do you do braces?')
    await expect(bot(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Dental clinic: FAQ' })).toHaveCount(0)
    const hidden = await log(page).evaluate((each) => each.scrollHeight - each.clientHeight)
    expect(hidden).toBeLessThanOrEqual(1)
    const form = page.locator('#message-form')
    await expect(form.getByLabel('Subject *')).toHaveValue('A chatbot for our website')
    await form.getByLabel('Full Name *').fill('Noor')
    await form.getByLabel('Email Address *').fill(`noor-${Date.now()}@tailor.example`)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/message$/)
  })
})

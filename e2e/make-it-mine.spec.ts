import { expect, type Page, test } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { findingsInBothThemes } from './axe.ts'
import { test as deskTest } from './owner.ts'
import { complaints, hydrated, unlikeAProgram } from './reader.ts'
import { servedText } from './served-text.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation with the agent' })
const name = (page: Page) => page.getByLabel('Your business')
const asked = (page: Page, question: string) => page.getByRole('button', { name: question, exact: true })

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Ask as a customer would').fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(log(page)).toContainText(question.slice(0, 40))
}

/** How far the page can be pushed sideways. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

const hostile = [
  'x'.repeat(1000),
  '🦷'.repeat(500),
  'عيادة الأسنان للدكتورة نورة \u202eevil',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'दाँतों का अस्पताल डॉ. मेहता सुपरस्पेशलिटी सेंटर लाजपत नगर',
  '{closes} __proto__ \u2067',
  '無限'.repeat(60),
]

test('a sample business and its conversation are on the page before any script', async ({ request }) => {
  const said = await servedText(request, '/')
  expect(said).toContain('Asha Dental')
  expect(said).toContain('Closed at 8 pm. Still answering.')
  expect(said).toMatch(
    /Are you open on Sunday\? Agent: No, we are closed on Sunday\. Monday to Saturday we are here from 10 am to 8 pm\./,
  )
})

test.describe('made theirs', { tag: '@phone' }, () => {
  test('the drawing and the conversation follow name, trade and hour, and nothing leaves the browser', async ({
    page,
  }) => {
    const found = complaints(page)
    await open(page)
    await page.waitForLoadState('networkidle')
    const left: string[] = []
    page.on('request', (request) => {
      // What answers is fetched at the first touch.
      if (!/\/assets\/[\w-]+\.js$/.test(request.url())) left.push(`${request.method()} ${request.url()}`)
    })
    await name(page).fill('Noor Stores')
    await page.getByLabel('You run a').selectOption({ label: 'Shop' })
    await page.getByLabel('You close at').selectOption({ label: '10 pm' })
    const phone = page.locator('[data-own-chat]')
    await expect(phone).toContainText('Noor Stores')
    await expect(phone).toContainText('Closed at 10 pm. Still answering.')
    await expect(log(page)).toContainText('every day including Sunday, from 11 am to 10 pm')
    await expect(page.getByRole('img', { name: /tie one knot/ })).toContainText('Stock')

    await asked(page, 'Do you stitch blouses?').click()
    await expect(log(page)).toContainText('I don’t know that yet.')
    await ask(page, 'do you deliver to Jaipur')
    await expect(log(page)).toContainText('elsewhere in four to six days')
    await ask(page, 'thanks')
    await expect(log(page)).toContainText('You are welcome.')
    expect(page.url()).toMatch(/\/$/)
    expect(left).toEqual([])
    expect(found).toEqual([])
  })

  test('everything fits the first view of a phone, and nothing in it is small or hard to read', async ({
    page,
  }) => {
    await open(page)
    const bottom = await page.getByText('No, we are closed on Sunday.').evaluate((each) => {
      return each.getBoundingClientRect().top - innerHeight
    })
    expect(bottom).toBeLessThan(0)
    await asked(page, 'How much is a check-up?').click()
    await ask(page, 'Do you fit braces?')
    await expect(log(page)).toContainText('I don’t know that yet.')
    const small = await page
      .locator('form:has([role=log])')
      .locator('button:visible, input:visible, select')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 43.5).map((each) => each.outerHTML),
      )
    expect(small).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(await findingsInBothThemes(page, 'main > section')).toEqual([])
  })

  for (const typed of hostile)
    test(`a name like ${JSON.stringify(typed.slice(0, 24))} breaks nothing`, async ({ page }) => {
      const found = complaints(page)
      await open(page)
      const fields = page.locator('fieldset', { has: name(page) })
      const sizeOf = async () => {
        const box = await fields.boundingBox()
        return [box?.width, box?.height]
      }
      const before = await sizeOf()
      await name(page).fill(typed)
      await ask(page, typed)
      await expect(log(page).getByRole('listitem')).toHaveCount(1)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      expect(await sizeOf()).toEqual(before)
      const isWithin = await page.locator('[data-own-chat]').evaluate((phone) => {
        const frame = phone.getBoundingClientRect()
        return [...phone.querySelectorAll('bdi, [role=log] p')].every((each) => {
          const { left, right } = each.getBoundingClientRect()
          return left >= frame.left && right <= frame.right
        })
      })
      expect(isWithin).toBe(true)
      expect(found).toEqual([])
    })
})

test('what was typed before the page’s code ran counts', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name=name]')
    if (field) field.value = 'Noor Stores'
  })
  await hydrated(page)
  await expect(page.locator('[data-own-chat]')).toContainText('Noor Stores')
})

test('a question is asked by keyboard alone', async ({ page }) => {
  await open(page)
  await name(page).focus()
  await page.keyboard.type('Noor')
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
  await expect(log(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(asked(page, 'How much is a check-up?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('It is 300/-')
  const field = page.getByLabel('Ask as a customer would')
  await field.focus()
  await page.keyboard.type('how do I pay')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('By UPI, card or cash')
  await expect(field).toHaveValue('')
})

test('where the code that answers cannot be had, the server answers', async ({ page }) => {
  await page.route(/\/assets\/converse-.*\.js$/, (route) => route.abort())
  await open(page)
  await name(page).fill('Noor Stores')
  await page.getByLabel('Ask as a customer would').fill('how do I pay')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?name=Noor\+Stores&/)
  await expect(log(page)).toContainText('By UPI, card or cash')
  await expect(page.locator('[data-own-chat]')).toContainText('Noor Stores')
})

deskTest('one press takes what was tried to the team', async ({ browser, baseURL, desk }) => {
  const business = `Noor Stores ${Date.now()}`
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await unlikeAProgram(page)
  await open(page)
  await name(page).fill(business)
  await page.getByLabel('You run a').selectOption({ label: 'Shop' })
  await ask(page, 'Do you deliver?')
  await ask(page, 'Do you repair shoes?')
  await page.getByRole('button', { name: 'Send this to our team' }).click()
  await expect(page).toHaveURL(/\/contact#message$/)
  const form = page.locator('#message-form')
  await expect(form.getByLabel('Subject *')).toHaveValue(`An agent for ${business}`)
  await expect(form.getByLabel('Message *')).toHaveValue(
    /What it is: Shop\n[\s\S]*answered:\n- Do you deliver\?\n[\s\S]*not known yet:\n- Do you repair shoes\?/,
  )
  await form.getByLabel('Full Name *').fill('Noor')
  await form.getByLabel('Email Address *').fill(`noor-${Date.now()}@stores.example`)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/thanks\/message$/)
  await context.close()

  await desk.goto(`${deskPaths.leads}?q=${encodeURIComponent(business)}`)
  await desk.getByRole('link', { name: 'Noor' }).first().click()
  await expect(desk.getByRole('main')).toContainText('Do you repair shoes?')
})

for (const [language, send] of [
  ['hi', 'यह हमारी टीम को भेजें'],
  ['sw', 'Tuma kwa timu yetu'],
] as const)
  test(`what was tried is taken to the form of the same language (${language})`, async ({ page }) => {
    await page.goto(`/${language}`)
    await hydrated(page)
    await page.locator('input#name').fill('Noor Stores')
    await page.getByRole('button', { name: send }).click()
    await expect(page).toHaveURL(new RegExp(`:\\d+/${language}/contact#message$`))
    await expect(page.locator('#message-form input[name="subject"]')).toHaveValue(/Noor Stores/)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the page, question after question, and what was tried is sent', async ({
    page,
  }) => {
    await page.goto('/')
    await name(page).fill('Noor Stores')
    await page.getByLabel('You run a').selectOption({ label: 'Shop' })
    await page.getByLabel('You close at').selectOption({ label: '10 pm' })
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page.locator('[data-own-chat]')).toContainText('Noor Stores')
    await expect(log(page)).toContainText('from 11 am to 10 pm')
    await asked(page, 'Do you deliver?').click()
    await page.getByLabel('Ask as a customer would').fill('Do you repair shoes?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(log(page)).toContainText('elsewhere in four to six days')
    await expect(log(page)).toContainText('I don’t know that yet.')
    await expect(name(page)).toHaveValue('Noor Stores')

    await page.getByRole('button', { name: 'Send this to our team' }).click()
    await expect(page).toHaveURL(/\/contact\?.*#message$/)
    const form = page.locator('#message-form')
    await expect(form.getByLabel('Subject *')).toHaveValue('An agent for Noor Stores')
    await expect(form.getByLabel('Message *')).toHaveValue(/- Do you deliver\?[\s\S]*- Do you repair shoes\?/)
    await form.getByLabel('Full Name *').fill('Noor')
    await form.getByLabel('Email Address *').fill(`noor-${Date.now()}@stores.example`)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/message$/)
  })

  for (const typed of hostile)
    test(`an address with ${JSON.stringify(typed.slice(0, 24))} is a page that holds`, async ({ page }) => {
      // What is longer is refused as an address, like any.
      const part = typed.slice(0, 300)
      const search = new URLSearchParams({ name: part, trade: part, closes: part, ask: part })
      await page.setViewportSize({ width: 360, height: 740 })
      const answer = await page.goto(`/?${search}`)
      expect(answer?.status()).toBe(200)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await expect(page.locator('[data-own-chat] img, [data-own-chat] script')).toHaveCount(0)
    })
})

import { expect } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { findingsInBothThemes } from './axe.ts'
import { test } from './owner.ts'
import { hydrated } from './reader.ts'

// Other tests book demos on the same site, so what these leave behind is what they found.

test('working hours are typed by keyboard; a mistake is told on its day, and what was typed stays', {
  tag: '@phone',
}, async ({ desk }) => {
  await desk.goto(deskPaths.diary)
  await hydrated(desk)
  const until = desk.getByLabel('Wednesday: until')
  const before = await until.inputValue()
  await until.fill('08:00')
  await desk.locator('summary', { hasText: 'Add a break: Wednesday' }).click()
  await desk.getByLabel('Wednesday: after a break, from').fill('14:00')
  await until.press('Enter')
  await expect(desk.getByRole('status')).toContainText('Not saved.')
  await expect(desk.getByRole('group', { name: 'Wednesday' })).toContainText('Please give both times')
  await desk.getByLabel('Wednesday: after a break, from').fill('')
  await until.press('Enter')
  await expect(desk.getByRole('group', { name: 'Wednesday' })).toContainText('The end has to be later')
  await expect(until).toHaveValue('08:00')
  await until.fill(before)
  await until.press('Enter')
  await expect(desk.getByRole('status')).toContainText('in effect at once')
  await expect(desk.getByText('The end has to be later')).toBeHidden()
})

test('another calendar is added, told apart by its reason, and removed by two presses; its address stays nowhere', async ({
  desk,
  baseURL,
}) => {
  const name = `Work ${Date.now()}`
  await desk.goto(deskPaths.diary)
  await hydrated(desk)
  await desk.getByText('Add a calendar by its ICS address').click()
  const form = desk.locator('form', { has: desk.locator('input[value=ics]') })
  await form.getByLabel('What you call it').fill(name)
  await form.getByLabel('Address').fill('canary-address')
  await form.getByRole('button').click()
  await expect(form).toContainText('Please give the whole address')
  await expect(form.getByLabel('What you call it')).toHaveValue(name)
  await expect(form.getByLabel('Address')).toHaveValue('canary-address')
  await form.getByLabel('Address').fill(`${baseURL}/canary.ics`)
  await form.getByRole('button').click()
  await expect(form).toContainText('Its server has no calendar at this address')
  await expect(desk.getByRole('status')).toContainText('Not saved')
  await form.getByLabel('Address').fill('webcal://127.0.0.1:9/canary.ics')
  await form.getByRole('button').click()
  await expect(desk.getByRole('status')).toContainText('could not be read')
  await expect(desk.getByRole('status')).toContainText('cannot be reached')
  await expect(form.getByLabel('Address')).toHaveValue('')
  expect(await desk.content()).not.toContain('canary')
  await desk.getByText(`Remove “${name}”`).click()
  await desk.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(desk.getByRole('status')).toContainText('The calendar is removed')
  await expect(desk.getByText(name)).toBeHidden()
})

test('the private address can be copied, and is not renewed by one press', async ({ desk, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.goto(deskPaths.diary)
  await hydrated(desk)
  const address = await desk.getByLabel('Private address').inputValue()
  await desk.getByRole('button', { name: 'Copy' }).click()
  await expect(desk.getByText('The address is on the clipboard.')).toBeVisible()
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await desk.getByText('Make a new address').click()
  await desk.reload()
  await expect(desk.getByLabel('Private address')).toHaveValue(address)
  const calendar = await desk.request.get(new URL(address).pathname)
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/)
})

test('the rules are saved without script', async ({ browser, baseURL, ownerCookies }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(ownerCookies)
  const page = await context.newPage()
  await page.goto(deskPaths.diary)
  await page.getByRole('button', { name: 'Save these rules' }).click()
  await expect(page.getByRole('status')).toContainText('The rules are saved, and in effect at once.')
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden()
  await context.close()
})

test('all forms of the diary’s settings fit a phone and pass the accessibility checks', {
  tag: '@phone',
}, async ({ desk }) => {
  await desk.goto(deskPaths.diary)
  await hydrated(desk)
  await desk.locator('main').evaluate((main) => {
    for (const form of main.querySelectorAll('details')) form.open = true
  })
  const { spill, small } = await desk.evaluate(() => {
    // A finger needs more than the pointer of a mouse.
    const least = innerWidth < 1024 ? 44 : 24
    const controls = document.querySelectorAll(
      'main :is(a, button, select, summary, input:not([type=checkbox]))',
    )
    return {
      spill: document.documentElement.scrollWidth - innerWidth,
      small: [...controls]
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < least)
        .map((control) => control.outerHTML),
    }
  })
  expect({ spill: spill <= 0, small }).toEqual({ spill: true, small: [] })
  expect(await findingsInBothThemes(desk)).toEqual([])
})

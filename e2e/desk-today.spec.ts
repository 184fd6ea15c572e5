import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { findings } from './axe.ts'
import { test } from './owner.ts'
import { hydrated } from './reader.ts'

test('a lead is followed up, snoozed, quoted and won; each press can be taken back @phone', async ({
  desk,
}) => {
  const name = `Neema ${Date.now()}`
  await write(desk, name, 'Mfumo wetu haifanyi kazi, naomba haraka')
  await desk.goto(deskPaths.today)
  await hydrated(desk)
  const status = desk.getByRole('status')
  const undo = async () => {
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect(status).toContainText(/Taken back|again/)
  }
  await expect(desk.getByRole('region', { name: 'Next demo' })).toBeInViewport()

  await test.step('on Today', async () => {
    const row = desk.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('urgent')
    const isPhone = (desk.viewportSize()?.width ?? 0) < 768
    if (isPhone) await row.getByRole('button', { name, exact: true }).click()
    else await row.hover()
    await row.getByRole('button', { name: 'Snooze' }).click()
    await row.getByRole('button', { name: 'Until tomorrow' }).click()
    await expect(status).toContainText(`${name} is back here on`)
    await expect(row).toHaveCount(0)
    await undo()
    await row.getByRole('link', { name }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  await test.step('a follow-up', async () => {
    await desk.getByText('Set a follow-up').click()
    // All of its menu is seen without pushing it sideways.
    const spill = await desk.locator(':popover-open').evaluate((menu) => menu.scrollWidth - menu.clientWidth)
    expect(spill).toBe(0)
    await desk.getByLabel('What to do').fill('Call about the quote')
    await desk.getByRole('button', { name: /^Tomorrow/ }).click()
    await expect(status).toContainText('It stands on Today then.')
    const panel = desk.getByRole('region', { name: 'Follow-ups' })
    await expect(panel).toContainText('Call about the quote')
    await expect(desk.getByLabel('What to do')).toBeHidden()
    for (const press of ['Follow-up done', 'Remove the follow-up']) {
      await panel.getByRole('button', { name: /Call about the quote/ }).click()
      await panel.getByRole('button', { name: press }).click()
      await expect(panel).not.toContainText('Call about the quote')
      await undo()
      await expect(panel).toContainText('Call about the quote')
    }
  })

  await test.step('a stage, at the top', async () => {
    const stage = desk.getByRole('region', { name: 'Stage' })
    const menu = desk.getByRole('button', { name: /^Stage:/ })
    await expect(menu).toHaveText('New')
    await menu.click()
    await desk.getByText('Quoted…').click()
    const amount = desk.getByLabel('Amount').first()
    await amount.fill('-5')
    await desk.getByRole('button', { name: 'Save as quoted' }).click()
    await expect(amount).toHaveAccessibleDescription(/cannot be less than zero/)
    await expect(amount).toHaveValue('-5')
    await amount.fill('1.5 lakh')
    await desk.getByRole('button', { name: 'Save as quoted' }).click()
    await expect(menu).toHaveText('Quoted')
    await expect(stage).toContainText('₹1,50,000')
    await menu.click()
    await desk.getByText('Lost…').click()
    await desk.getByRole('button', { name: 'Too expensive' }).click()
    await expect(menu).toHaveText('Lost')
    await expect(stage).toContainText('₹1,50,000 · Too expensive')
    await undo()
    await expect(menu).toHaveText('Quoted')
    const spill = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(spill).toBeLessThanOrEqual(0)
    expect(await findings(desk)).toEqual([])
  })
})

test('what is due stands beside what they wrote, however long both are @phone', async ({ desk, baseURL }) => {
  const name = `Juma ${Date.now()}`
  await write(desk, name, 'Our guests ask on WhatsApp all night whether a room is free, and nobody is awake.')
  await desk.goto(deskPaths.today)
  await hydrated(desk)
  const row = desk.getByRole('listitem').filter({ hasText: name })
  const person = (await row.getByRole('link', { name }).getAttribute('href')) ?? ''
  const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  for (const text of ['Send the sample call in Swahili and the price list', 'Call the manager in Moshi'])
    await desk.request.post(person, {
      headers: { origin: baseURL ?? '' },
      form: { do: 'follow-up', followUp: randomUUID(), text, date: india.format(new Date()) },
    })
  await desk.reload()
  const chips = row.getByRole('button', { name: /today$/ })
  await expect(chips).toHaveCount(2)
  const words = await row.getByText('Our guests ask').boundingBox()
  for (const chip of await chips.all()) {
    const box = await chip.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0)
    await expect(chip.getByText('today')).toBeInViewport()
  }
})

test('follow-ups and stages work without script', async ({ desk, browser, baseURL }) => {
  const name = `Plain ${Date.now()}`
  await write(desk, name, 'A question')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    storageState: await desk.context().storageState(),
  })
  const page = await context.newPage()
  await page.goto(`${deskPaths.leads}?q=${name}`)
  await page.getByRole('link', { name }).click()
  await page.getByText('Set a follow-up').click()
  await page.getByLabel('What to do').fill('Call')
  await page.getByLabel('What to do').press('Enter')
  await expect(page.getByRole('status')).toContainText('It stands on Today then.')
  const stage = page.getByRole('button', { name: /^Stage:/ })
  await stage.click()
  await page.getByText('Won…').click()
  await page.locator('#amount-won').fill('50k')
  await page.getByRole('button', { name: 'Save as won' }).click()
  await expect(stage).toHaveText('Won')
  await expect(page.getByRole('region', { name: 'Stage' })).toContainText('₹50,000')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stage).toHaveText('New')
  await context.close()
})

function write(page: Page, name: string, message: string) {
  const email = `${name.replaceAll(' ', '').toLowerCase()}@school.example`
  return page.request.post('/api/contact', { data: { name, email, subject: 'S', message } })
}

import { expect, type Locator, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { startOf, todayInIndia } from '#domain/booking-times.ts'
import { shiftDay } from '#domain/calendar-day.ts'
import { findingsInBothThemes } from './axe.ts'
import { test } from './owner.ts'
import { hydrated } from './reader.ts'

/** Each test has weekdays of its own, later than those of `demo-times.ts`; at a second try they are others. */
const tests = ['drag', 'form', 'new', 'block', 'link', 'phone', 'looks'] as const

function dayOf(name: (typeof tests)[number]): string {
  const { retry, project } = test.info()
  const isPhone = project.name === 'phone'
  const days = Array.from({ length: 60 }, (_, day) => shiftDay(todayInIndia(new Date()), 18 + day))
  const weekdays = days.filter((date) => ![0, 6].includes(startOf({ date, time: '12:00' }).getUTCDay()))
  return weekdays[tests.indexOf(name) + tests.length * (retry * 2 + Number(isPhone))] ?? ''
}

function weekOf(date: string): string {
  return `${deskPaths.bookings}?view=week&from=${date}`
}

async function book(page: Page, name: string, fields: { date: string; time: string }): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@school.example`
  const booked = await page.request.post('/api/bookings', {
    data: { name, email, service: 'AI Chatbots', ...fields },
  })
  expect(booked.status()).toBe(201)
  return (await booked.json()).bookingId
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing to drag')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function hourInPixels(page: Page): Promise<number> {
  const box = await page.locator('[data-day]').first().boundingBox()
  const hours = await page.locator('ol[aria-hidden] li').count()
  return (box?.height ?? 0) / hours
}

test('a demo is dragged to another time, which is asked about before anybody is told', async ({ desk }) => {
  const date = dayOf('drag')
  const name = `Dragged ${Date.now()}`
  await book(desk, name, { date, time: '10:00' })
  await desk.goto(weekOf(date))
  await hydrated(desk)
  const block = desk.locator('[data-day]').getByRole('link', { name })
  await block.scrollIntoViewIfNeeded()
  const hour = await hourInPixels(desk)
  const drag = async (hours: number) => {
    const { x, y } = await middleOf(block)
    await desk.mouse.move(x, y)
    await desk.mouse.down()
    await desk.mouse.move(x, y + hour * hours * 0.5, { steps: 4 })
    await desk.mouse.move(x, y + hour * hours + 3, { steps: 4 })
  }
  const question = desk.getByRole('dialog')

  await test.step('Escape gives up', async () => {
    await drag(2)
    await expect(desk.locator('[data-day]').getByText('12:00 pm')).toBeVisible()
    await desk.keyboard.press('Escape')
    await desk.mouse.up()
    await expect(desk.locator('[data-day]').getByText('12:00 pm')).toBeHidden()
    await expect(question).toBeHidden()
    await expect(desk).toHaveURL(weekOf(date))
  })

  await test.step('leaving it changes nothing', async () => {
    await drag(2)
    await desk.mouse.up()
    await expect(question).toContainText(`Move ${name} to`)
    await expect(question).toContainText('12:00 pm and tell them?')
    await question.getByRole('button', { name: 'Leave it' }).click()
    await expect(question).toBeHidden()
    await expect(block).toContainText('10:00 am')
  })

  await test.step('onto another demo it cannot go, and the owner is told whose that is', async () => {
    const other = `Standing ${Date.now()}`
    await book(desk, other, { date, time: '14:00' })
    await desk.reload()
    await hydrated(desk)
    await drag(4)
    await desk.mouse.up()
    await expect(question).toContainText(`${name} cannot be moved to`)
    await expect(question).toContainText(`In the way: the demo of ${other}`)
    await expect(question.getByRole('button')).toHaveText(['Back'])
    await question.getByRole('button', { name: 'Back' }).click()
    await expect(block).toContainText('10:00 am')
  })

  await test.step('a press moves it', async () => {
    await drag(2.25)
    await desk.mouse.up()
    await question.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(desk.getByRole('status')).toContainText(`Moved: ${name}, from`)
    await expect(desk.getByRole('status')).toContainText('12:15 pm. No mail server is set')
    await expect(block).toContainText('12:15 pm')
  })

  await test.step('a press without a drag opens it', async () => {
    const panel = desk.getByRole('region', { name })
    await desk.getByRole('link', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    await block.click()
    await expect(panel).toContainText('30 minutes')
    await expect(desk.getByRole('heading', { level: 2, name })).toBeFocused()
    await desk.getByRole('link', { name: 'Close' }).click()
    await expect(block).toBeFocused()
  })
})

test('a demo is moved by its form, with and without script, and a time that is taken is told with whose it is', async ({
  desk,
  browser,
  baseURL,
}) => {
  const date = dayOf('form')
  const [name, other] = [`Formed ${Date.now()}`, `Standing ${Date.now()}`]
  await book(desk, name, { date, time: '10:00' })
  await book(desk, other, { date, time: '11:00' })
  const cookies = await desk.context().cookies()
  for (const [javaScriptEnabled, free] of [
    [true, '11:30 am'],
    [false, '12:00 pm'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(weekOf(date))
    await page.getByRole('link', { name }).click()
    const panel = page.getByRole('region', { name })
    await panel.getByText('Move', { exact: true }).click()
    await panel.getByLabel('Time in India').fill('11:15')
    await panel.getByRole('button', { name: 'Move it and tell' }).click()
    await expect(page.getByRole('status')).toContainText('Another demo has this time; nothing was changed.')
    const time = panel.getByLabel('Time in India')
    await expect(time).toHaveValue('11:15')
    await expect(time).toHaveAccessibleDescription(new RegExp(`In the way: the demo of ${other}`))
    await expect(panel.getByRole('button', { name: 'all the same' })).toHaveCount(0)
    await panel.getByRole('button', { name: free }).click()
    await expect(page.getByRole('status')).toContainText(`Moved: ${name}, from`)
    await expect(panel).toContainText(free)
    await context.close()
  }
})

test('a demo is booked for a caller: from a click on free time, and again after a time that is taken', async ({
  desk,
}) => {
  const date = dayOf('new')
  const name = `Caller ${Date.now()}`
  await desk.goto(weekOf(date))
  await hydrated(desk)
  const column = desk.locator(`[data-day="${date}"]`)
  const hour = await hourInPixels(desk)
  await column.click({ position: { x: 30, y: hour * 1.6 } })
  const form = desk.getByRole('region', { name: 'New demo for a caller' })
  await expect(form.getByLabel('Day')).toHaveValue(date)
  await expect(form.getByLabel('Time in India')).toHaveValue('10:30')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-mail address').fill('caller@gmial.com')
  await form.getByLabel('Note').fill('Rang at noon')
  await form.getByRole('button', { name: 'Book it' }).click()
  await expect(desk.getByRole('status')).toContainText('Not booked yet')
  await form.getByLabel('Yes, use caller@gmail.com').check()
  await form.getByRole('button', { name: 'Book it' }).click()
  await expect(desk.getByRole('status')).toContainText(`Booked: ${name}`)
  await expect(desk.getByRole('region', { name })).toContainText('10:30 am')

  await desk.getByRole('link', { name: 'New demo' }).click()
  await form.getByLabel('Name').fill('Second caller')
  await form.getByLabel('E-mail address').fill('second@school.example')
  await form.getByLabel('Day').fill(date)
  await form.getByLabel('Time in India').fill('10:45')
  await form.getByRole('button', { name: 'Book it' }).click()
  await expect(form.getByLabel('Time in India')).toHaveAccessibleDescription(
    new RegExp(`In the way: the demo of ${name}`),
  )
  await expect(form.getByLabel('Name')).toHaveValue('Second caller')
  await form.getByRole('button', { name: /11:00 am/ }).click()
  await expect(desk.getByRole('status')).toContainText('Booked: Second caller')
})

test('time is blocked, says which demos are inside it, and is opened again', async ({ desk }) => {
  const date = dayOf('block')
  const name = `Inside ${Date.now()}`
  await book(desk, name, { date, time: '15:00' })
  await desk.goto(weekOf(date))
  await desk.getByRole('link', { name: 'Block time' }).click()
  const form = desk.getByRole('region', { name: 'Block time' })
  await form.getByLabel('First day').fill(date)
  await form.getByLabel('From').fill('15:00')
  await form.getByLabel('Until').fill('14:00')
  await form.getByLabel('Reason').fill('Dentist')
  await form.getByRole('button', { name: 'Block it' }).click()
  await expect(desk.getByRole('status')).toContainText('Nothing is blocked yet')
  await expect(form.getByLabel('Until')).toHaveAccessibleDescription(/before the beginning/)
  await expect(form.getByLabel('Reason')).toHaveValue('Dentist')
  await form.getByLabel('Until').fill('17:00')
  await form.getByRole('button', { name: 'Block it' }).click()
  await expect(desk.getByRole('status')).toContainText('The time is blocked. 1 demo is inside it')
  const off = desk.getByRole('region', { name: 'Time off' })
  await expect(off).toContainText('Dentist')
  await expect(off.getByRole('link', { name })).toBeVisible()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toContainText('This time can be booked again.')
  await expect(desk.getByText('Time off: Dentist').filter({ visible: true })).toHaveCount(0)

  await desk.getByRole('link', { name: 'Block time' }).click()
  await form.getByLabel('First day').fill(date)
  await form.getByRole('button', { name: 'Block it' }).click()
  await expect(desk.getByRole('status')).toContainText('The time is blocked.')
  const refused = await desk.request.post('/api/bookings', {
    data: {
      name: 'Too late',
      email: 'late@school.example',
      service: 'AI Chatbots',
      date,
      time: '12:00',
    },
  })
  expect(refused.status()).toBe(409)
  await off.getByRole('link', { name: 'Close' }).click()
  await desk.getByRole('link', { name: 'Time off All day' }).click()
  await off.getByText('Remove', { exact: true }).click()
  await off.getByRole('button', { name: 'Yes, open this time again' }).click()
  await expect(desk.getByRole('status')).toContainText('This time can be booked again.')
})

test('a demo is given the link of its video call, which has to be one', async ({ desk }) => {
  const date = dayOf('link')
  const name = `Linked ${Date.now()}`
  const id = await book(desk, name, { date, time: '10:00' })
  await desk.goto(deskPaths.booking(id))
  const panel = desk.getByRole('region', { name })
  const link = panel.getByLabel('Link of the video call')
  await link.fill('http://meet.example/abc')
  await panel.getByRole('button', { name: 'Save it' }).click()
  await expect(link).toHaveAccessibleDescription(/begins with https:/)
  await expect(link).toHaveValue('http://meet.example/abc')
  await link.fill('https://meet.example/abc')
  await panel.getByRole('button', { name: 'Save it' }).click()
  await expect(desk.getByRole('status')).toContainText(`The link is saved: ${name}`)
  await expect(panel.getByRole('link', { name: 'meet.example/abc' })).toBeVisible()
})

test('on a phone the days stand below each other, and a demo takes their place when it is opened', {
  tag: ['@phone', '@phone-only'],
}, async ({ desk }) => {
  const date = dayOf('phone')
  const name = `Pocket ${Date.now()} Venkatanarasimharajuvaripeta`
  await book(desk, name, { date, time: '10:00' })
  await desk.goto(weekOf(date))
  await expect(desk.getByText(/Sun \d+ · free$/)).toBeVisible()
  const spill = () => desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await spill()).toBeLessThanOrEqual(0)
  const link = desk.getByRole('listitem').getByRole('link', { name })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(desk.getByRole('heading', { level: 2, name })).toBeInViewport()
  await expect(desk.getByRole('link', { name: 'Next week' })).toBeHidden()
  expect(await spill()).toBeLessThanOrEqual(0)
  await desk.getByRole('link', { name: 'Close' }).click()
  await expect(link).toBeFocused()
})

test('the calendar passes the accessibility checks in both themes, whatever is open @phone', async ({
  desk,
}) => {
  test.slow()
  const date = dayOf('looks')
  const id = await book(desk, `Looked at ${Date.now()}`, { date, time: '10:00' })
  const week = weekOf(date)
  for (const address of [
    week,
    `${week}&open=${id}`,
    `${week}&new=`,
    `${week}&block=`,
    deskPaths.booking(id),
  ]) {
    await desk.goto(address)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    const spill = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([address, spill <= 0]).toEqual([address, true])
    expect([address, await findingsInBothThemes(desk)]).toEqual([address, []])
  }
})

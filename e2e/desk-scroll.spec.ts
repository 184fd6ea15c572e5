import { expect, type Locator, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { test } from './owner.ts'
import { holdScripts, hydrated } from './reader.ts'

test('nothing on the desk moves under a finger: when its code arrives, a note is saved, or news come', {
  tag: ['@phone', '@phone-only'],
}, async ({ desk }) => {
  const stamp = Date.now()
  const email = `steady${stamp}@school.example`
  for (const part of ['first', 'second', 'third'])
    await write(desk, { name: `Steady ${stamp}`, email, message: `${part}\n`.repeat(12) })
  for (let number = 0; number < 8; number++)
    await write(desk, { name: `Neighbour ${stamp}`, email: `neighbour${number}-${stamp}@school.example` })

  await test.step('its code arrives after one has scrolled', async () => {
    await desk.goto(`${deskPaths.leads}?q=${email}`)
    const address = await desk.getByRole('link', { name: `Steady ${stamp}` }).getAttribute('href')
    const letGo = await holdScripts(desk)
    await desk.goto(address ?? '', { waitUntil: 'commit' })
    const reply = desk.getByLabel('Your reply')
    await reply.scrollIntoViewIfNeeded()
    await staysInPlace(reply, async () => {
      letGo()
      await hydrated(desk)
      await desk.waitForLoadState('networkidle')
    })
  })

  await test.step('a note is saved, to the person it was typed for', async () => {
    const note = desk.getByLabel('Only for the team')
    await desk.getByRole('group', { name: 'What to write' }).getByText('Note').click()
    await note.fill('Call on Monday')
    await desk.getByRole('button', { name: 'Add note' }).click()
    await expect(desk.getByRole('status')).toContainText('The note is added.')
    // Its form is one line again, and where it was.
    await expect(note).toBeInViewport()
    await expect(seen(desk, 'The note is added.')).toBeInViewport({ ratio: 1 })
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Steady ${stamp}`)
    await expect(desk.getByText('Call on Monday')).toBeVisible()
  })

  await test.step('somebody writes while one looks at the list', async () => {
    await desk.clock.install()
    await desk.goto(`${deskPaths.leads}?q=${stamp}`)
    await desk.waitForLoadState('networkidle')
    const person = desk.getByRole('link', { name: `Neighbour ${stamp}` }).nth(3)
    await person.scrollIntoViewIfNeeded()
    const steady = desk.locator(`a[href="${await person.getAttribute('href')}"]`)
    await staysInPlace(steady, async () => {
      await write(desk, { name: `News ${stamp}`, email: `news${stamp}@school.example` })
      await desk.clock.fastForward(11_000)
      await expect(desk.getByRole('link', { name: `News ${stamp}` })).toBeAttached()
    })
  })
})

test('what was done is told where it covers no control, until the next thing begins, and the keyboard goes on from there', {
  tag: ['@phone', '@phone-only'],
}, async ({ desk }) => {
  const name = `Told ${Date.now()}`
  await write(desk, { name, email: `told${Date.now()}@school.example` })
  await desk.goto(`${deskPaths.leads}?q=${name}`)
  await desk.getByRole('link', { name }).click()
  await hydrated(desk)
  const notice = desk.getByRole('status')

  await desk.locator('summary').filter({ hasText: 'About them' }).click()
  await desk.getByLabel('Tags').focus()
  const tags = desk.getByRole('button', { name: 'Add', exact: true })
  await tags.scrollIntoViewIfNeeded()
  const inReach = await controlsInReach(desk)
  expect(inReach.length).toBeGreaterThan(3)
  await tags.click()
  await expect(notice).toContainText('Tags saved.')
  await expect(seen(desk, 'Tags saved.')).toBeInViewport({ ratio: 1 })
  await expect(tags).toBeFocused()
  expect(await controlsInReach(desk)).toEqual(inReach)

  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await desk.route('**/*.data*', async (route) => {
    await isHeld
    await route.continue()
  })
  await desk.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(notice).toBeEmpty()
  answer()
  await expect(notice).toContainText('Marked as answered.')
  await expect(notice).toBeFocused()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(notice).toContainText('Waiting for an answer again.')
  await expect(notice).toBeFocused()
})

test('a person is opened at the newest, whose end lies above the composer @phone', async ({ desk }) => {
  const name = `Newest ${Date.now()}`
  const email = `newest${Date.now()}@school.example`
  for (const part of ['first', 'second', 'third'])
    await write(desk, { name, email, message: `${'A line.\n'.repeat(20)}The ${part} ends.` })
  const isAtEnd = async () => {
    const end = desk.getByText('The third ends.')
    await expect(end).toBeInViewport({ ratio: 0.1 })
    await expect(desk.getByText('The first ends.')).not.toBeInViewport()
    await expect
      .poll(async () => {
        const composer = await desk.locator('.answer-bar').boundingBox()
        const message = await end.boundingBox()
        return (composer?.y ?? 0) - ((message?.y ?? 0) + (message?.height ?? 0))
      })
      .toBeGreaterThan(0)
  }
  await desk.goto(`${deskPaths.leads}?q=${email}`)
  await hydrated(desk)
  await desk.getByRole('link', { name }).click()
  await isAtEnd()
  await desk.reload()
  await isAtEnd()

  await test.step('who comes back finds it as it was left', async () => {
    await hydrated(desk)
    await desk.evaluate(() => scrollTo(0, 300))
    await desk.getByRole('link', { name: 'All leads' }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^Leads/)
    await desk.goBack()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect.poll(() => desk.evaluate(() => scrollY)).toBe(300)
  })
})

/** The words as they stand in a phone's bar. */
function seen(page: Page, notice: string): Locator {
  return page.locator(`[data-told="${notice}"]`)
}

/** What a finger reaches without scrolling. */
function controlsInReach(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        return control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((control) => control.textContent || control.getAttribute('name') || ''),
  )
}

async function write(page: Page, fields: { name: string; email: string; message?: string }): Promise<void> {
  await page.request.post('/api/contact', { data: { subject: 'S', message: 'M', ...fields } })
}

/** To a pixel, which fractions of a line may take. */
async function staysInPlace(thing: Locator, change: () => Promise<void>): Promise<void> {
  const before = await thing.boundingBox()
  await change()
  expect(Math.abs(((await thing.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
}

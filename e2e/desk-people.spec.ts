import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { findings, findingsInBothThemes } from './axe.ts'
import { test } from './owner.ts'
import { hydrated } from './reader.ts'

/** A word that nobody else in these tests has. */
const mark = () => `m${randomUUID().slice(0, 8)}`

test('somebody who phoned is written down, put right, and put back', async ({ desk }) => {
  const name = `Asha ${mark()}`
  await desk.goto(deskPaths.leads)
  await desk.getByRole('link', { name: 'Add person' }).click()
  await desk.getByLabel('Name', { exact: true }).fill(name)
  await desk.getByLabel('Phone (optional)', { exact: true }).fill('+255 712 345 678')
  await desk.getByLabel('What they want').fill('A chatbot for admissions')
  await desk.getByRole('button', { name: 'Add them' }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(desk.getByText('A chatbot for admissions')).toBeVisible()
  await expect(desk.getByText('Tanzania', { exact: true })).toBeVisible()

  await desk.getByRole('button', { name: `More about ${name}` }).click()
  await desk.getByRole('link', { name: 'Edit' }).click()
  await desk.getByLabel('Company').fill('Green School')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Green School', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toHaveText('Taken back.')
  await expect(desk.getByText('Green School', { exact: true })).toBeHidden()
})

test('an address that is somebody’s already is told, and nothing that was typed is lost', async ({
  desk,
}) => {
  const email = `${mark()}@school.example`
  const add = async (name: string) => {
    await desk.goto(deskPaths.newPerson)
    await desk.getByLabel('Name', { exact: true }).fill(name)
    await desk.getByLabel('E-mail (optional)').fill(email)
    await desk.getByLabel('What they want').fill(`What ${name} wants`)
    await desk.getByRole('button', { name: 'Add them' }).click()
  }
  await add('Asha')
  await expect(desk.getByRole('heading', { level: 1, name: 'Asha' })).toBeVisible()
  await add('Ravi')
  await expect(desk.getByText('Asha has this address already.')).toBeVisible()
  await expect(desk.getByRole('link', { name: /^Open Asha/ })).toBeVisible()
  await expect(desk.getByLabel('What they want')).toHaveValue('What Ravi wants')
})

test('a spreadsheet is looked at, brought in, changed by the dozen, and taken back', async ({ desk }) => {
  const word = mark()
  const lines = Array.from({ length: 60 }, (_, number) => `${word} ${number},${word}-${number}@many.example`)
  await desk.goto(deskPaths.imports)
  await desk.getByLabel('File').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Jina,Barua pepe', ...lines, 'Bad,no address'].join('\n')),
  })
  await desk.getByRole('button', { name: 'Read it' }).click()
  await desk.getByRole('button', { name: 'Import 60' }).click()
  await expect(desk.getByText('Imported', { exact: true })).toBeVisible()
  const imported = desk.url()

  await desk.goto(`${deskPaths.leads}?q=${word}`)
  const ticks = desk.locator('tbody').getByRole('checkbox')
  await ticks.nth(1).click()
  await ticks.nth(4).click({ modifiers: ['Shift'] })
  await expect(desk.getByText('4 chosen')).toBeVisible()
  const bar = desk.getByRole('form', { name: 'With those who are ticked' })
  await bar.getByRole('button', { name: 'Tag', exact: true }).click()
  await bar.getByLabel('Tag', { exact: true }).fill('pilot')
  await bar.getByLabel('Tag', { exact: true }).press('Enter')
  await expect(desk.getByRole('status')).toHaveText('4 people tagged.')
  await expect(desk.getByText('4 chosen')).toBeHidden()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toHaveText('Taken back for 4 people.')

  await test.step('a whole page, or none of it', async () => {
    await expect(bar.getByRole('button', { name: 'Spam' })).toBeHidden()
    await desk.getByLabel('All on this page').check()
    await expect(desk.getByText('50 chosen')).toBeVisible()
    await bar.getByRole('button', { name: 'Choose none' }).click()
    await expect(ticks.and(desk.locator(':checked'))).toHaveCount(0)
    await expect(desk.getByLabel('All on this page')).not.toBeChecked()
    await expect(bar.getByRole('button', { name: 'Spam' })).toBeHidden()
  })

  await ticks.first().check()
  await desk.getByRole('link', { name: 'Choose all that match' }).click()
  await expect(desk.getByText('60 chosen')).toBeVisible()
  await bar.getByRole('button', { name: 'Stage', exact: true }).click()
  await bar.getByRole('button', { name: 'Quoted' }).click()
  await expect(desk.getByRole('status')).toHaveText('60 people have another stage now.')
  await expect(desk.locator('tbody tr').first()).toContainText('Quoted')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toHaveText('Taken back for 60 people.')

  await desk.goto(imported)
  await desk.getByText('Undo this import').click()
  await desk.getByRole('button', { name: 'Yes, undo it' }).click()
  await expect(desk.getByText('Undone', { exact: true })).toBeVisible()
  await desk.goto(`${deskPaths.leads}?q=${word}`)
  await expect(desk.locator('tbody tr')).toHaveCount(0)
})

test('the bar for those who are ticked lies over the head of the list, each head over its own text', async ({
  desk,
}) => {
  const word = mark()
  await writeTwo(desk, word)
  await desk.goto(`${deskPaths.leads}?q=${word}`)
  await hydrated(desk)
  const place = (selector: string) =>
    desk.locator(selector).evaluateAll((found) =>
      found.map((each) => {
        const { x, width, height } = each.getBoundingClientRect()
        return { x, width, height }
      }),
    )
  const heads = await place('thead th:visible')
  const cells = await place('tbody tr:first-child td:visible')
  expect(cells.map(({ x, width }) => [x, width])).toEqual(heads.map(({ x, width }) => [x, width]))
  for (const { height } of await place('tbody tr')) expect(height).toBeLessThanOrEqual(40)
  await desk.locator('tbody').getByRole('checkbox').first().check()
  const bar = desk.getByRole('form', { name: 'With those who are ticked' })
  const [head, over] = [await desk.locator('thead').boundingBox(), await bar.boundingBox()]
  expect([over?.y, over?.height]).toEqual([head?.y, head?.height])
  expect(await findingsInBothThemes(desk)).toEqual([])
  await bar.getByRole('button', { name: 'Stage', exact: true }).click()
  expect(await findings(desk)).toEqual([])
})

test('the heads of the list sort it, and a search is not sorted', async ({ desk }) => {
  const word = mark()
  await writeTwo(desk, word)
  await desk.goto(`${deskPaths.leads}?waiting=1`)
  const names = desk.locator('tbody a')
  const newest = await names.first().textContent()
  await desk.getByRole('columnheader', { name: 'When' }).getByRole('link').click()
  await expect(desk.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(desk).toHaveURL(/waiting=1.*sort=oldest/)
  await expect(names.first()).not.toHaveText(newest ?? '')
  await desk.getByRole('columnheader', { name: 'Stage' }).getByRole('link').click()
  await expect(desk.getByRole('columnheader', { name: 'Stage' })).toHaveAttribute('aria-sort', 'ascending')
  await desk.getByRole('columnheader', { name: 'Name' }).getByRole('link').click()
  await expect(desk.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  const sorted = (await names.allTextContents()).map((name) => name.toLowerCase())
  expect(sorted).toEqual(sorted.toSorted())
  await desk.getByRole('searchbox').fill(word)
  await desk.getByRole('searchbox').press('Enter')
  await expect(names).toHaveText([`Two ${word}`, `One ${word}`])
  await expect(desk.getByRole('columnheader', { name: 'Stage' }).getByRole('link')).toHaveCount(0)
})

test('a filter is chosen by keys, which go on choosing, and taken away again', async ({ desk }) => {
  await writeTwo(desk, mark())
  await desk.goto(deskPaths.leads)
  const stage = desk.getByRole('search').getByRole('button', { name: /^Stage/ })
  await stage.press('Enter')
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('ArrowDown')
  await expect(stage).toHaveText('Stage: New')
  await expect(desk).toHaveURL(/\?status=new$/)
  await desk.keyboard.press('ArrowDown')
  await expect(stage).toHaveText('Stage: Talking')
  expect(await findingsInBothThemes(desk, { exclude: ['tbody tr:nth-of-type(n+6)'] })).toEqual([])
  await desk.keyboard.press('Escape')
  await expect(stage).toBeFocused()
  await desk.getByRole('search').getByRole('link', { name: 'Clear' }).click()
  await expect(stage).toHaveText('Stage')
  await stage.click()
  await expect(desk.getByRole('radio', { name: 'Any' })).toBeChecked()
})

test('on a phone the sheet with the filters stays until the list is wanted', {
  tag: ['@phone', '@phone-only'],
}, async ({ desk }) => {
  await writeTwo(desk, mark())
  await desk.goto(deskPaths.leads)
  await hydrated(desk)
  await desk.getByRole('button', { name: 'Filter' }).click()
  await desk.getByRole('group', { name: 'Stage' }).getByText('New', { exact: true }).click()
  await expect(desk).toHaveURL(/\?status=new$/)
  const show = desk.getByRole('button', { name: /^Show \d/ })
  await expect(show).toBeVisible()
  expect(await findingsInBothThemes(desk, { exclude: ['tbody tr:nth-of-type(n+6)'] })).toEqual([])
  await show.click()
  await expect(show).toBeHidden()
  await expect(desk.getByRole('button', { name: 'Filter · 1' })).toBeVisible()
})

test('on a phone the bar stands above the places, and covers no row', {
  tag: ['@phone', '@phone-only'],
}, async ({ desk }) => {
  const word = mark()
  await writeTwo(desk, word)
  await desk.goto(deskPaths.leads)
  await hydrated(desk)
  await expect(desk.locator('tbody').getByRole('checkbox')).toHaveCount(0)
  await desk.getByRole('link', { name: 'Select', exact: true }).tap()
  await desk.locator('tbody').getByRole('checkbox').first().check()
  const bar = desk.getByRole('form', { name: 'With those who are ticked' })
  await desk.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [list, over, places] = await Promise.all(
    [desk.locator('tbody'), bar, desk.getByRole('navigation', { name: 'Desk' })].map((each) =>
      each.boundingBox(),
    ),
  )
  expect(over).toMatchObject({ x: 0, width: desk.viewportSize()?.width })
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeCloseTo(places?.y ?? 0, 0)
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await findingsInBothThemes(desk, { exclude: ['tbody tr:nth-of-type(n+6)'] })).toEqual([])

  await desk.goto(`${deskPaths.leads}?q=${word}`)
  await hydrated(desk)
  await desk.getByRole('link', { name: 'Select', exact: true }).tap()
  await desk.getByLabel('All on this page').check()
  await bar.getByRole('button', { name: 'More for those who are chosen' }).tap()
  await bar.getByRole('button', { name: 'Tag', exact: true }).tap()
  await bar.getByLabel('Tag', { exact: true }).fill('pilot')
  await bar.getByRole('button', { name: 'Add tag' }).tap()
  await expect(desk.getByRole('status')).toHaveText('2 people tagged.')
  await expect(bar.getByRole('button', { name: 'Add tag' })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('people are ticked and marked as spam, and put back', async ({ desk }) => {
    const word = mark()
    await writeTwo(desk, word)
    await desk.goto(`${deskPaths.leads}?q=${word}`)
    for (const tick of await desk.locator('tbody').getByRole('checkbox').all()) await tick.check()
    await desk.getByRole('button', { name: 'Spam' }).click()
    await expect(desk.getByText('2 people marked as spam')).toBeVisible()
    await expect(desk.locator('tbody tr')).toHaveCount(0)
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect(desk.locator('tbody tr')).toHaveCount(2)
  })

  test('one is ticked, let go, ticked again and given a stage', async ({ desk }) => {
    const word = mark()
    await writeTwo(desk, word)
    await desk.goto(`${deskPaths.leads}?q=${word}`)
    const tick = desk.locator('tbody').getByRole('checkbox').first()
    const bar = desk.getByRole('form', { name: 'With those who are ticked' })
    await expect(bar.getByRole('button', { name: 'Stage', exact: true })).toBeHidden()
    await tick.check()
    await bar.getByRole('button', { name: 'Choose none' }).click()
    await expect(tick).not.toBeChecked()
    await tick.check()
    await bar.getByRole('button', { name: 'Stage', exact: true }).click()
    await bar.getByLabel('Stage', { exact: true }).selectOption('Won')
    await bar.getByRole('button', { name: 'Set stage' }).click()
    await expect(desk.getByText('1 person has another stage now.')).toBeVisible()
    await expect(desk.locator('tbody tr').first()).toContainText('Won')
  })
})

async function writeTwo(page: Page, word: string): Promise<void> {
  for (const name of ['One', 'Two']) {
    const answer = await page.request.post('/api/contact', {
      data: {
        name: `${name} ${word}`,
        email: `${name}-${word}@two.example`,
        subject: 'Links',
        message: 'Buy',
      },
    })
    expect(answer.status()).toBe(201)
  }
}

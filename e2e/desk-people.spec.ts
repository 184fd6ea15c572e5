import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { test } from './owner.ts'

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
  await expect(desk.getByText('Green School')).toBeVisible()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toHaveText('Taken back.')
  await expect(desk.getByText('Green School')).toBeHidden()
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
  await desk
    .getByRole('form', { name: 'With those who are ticked' })
    .getByLabel('Tag', { exact: true })
    .fill('pilot')
  await desk.getByRole('button', { name: 'Add tag' }).click()
  await expect(desk.getByRole('status')).toHaveText('4 people tagged.')
  await expect(desk.getByText('4 chosen')).toBeHidden()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toHaveText('Taken back for 4 people.')

  await desk.getByRole('link', { name: 'Choose all that match' }).click()
  await expect(desk.getByText('60 chosen')).toBeVisible()
  await desk.getByRole('button', { name: 'Set stage' }).click()
  await expect(desk.getByRole('status')).toHaveText('60 people have another stage now.')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toHaveText('Taken back for 60 people.')

  await desk.goto(imported)
  await desk.getByText('Undo this import').click()
  await desk.getByRole('button', { name: 'Yes, undo it' }).click()
  await expect(desk.getByText('Undone', { exact: true })).toBeVisible()
  await desk.goto(`${deskPaths.leads}?q=${word}`)
  await expect(desk.locator('tbody tr')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('people are ticked and marked as spam, and put back', async ({ desk }) => {
    const word = mark()
    for (const name of ['One', 'Two'])
      await desk.request.post('/api/contact', {
        data: {
          name: `${name} ${word}`,
          email: `${name}-${word}@spam.example`,
          subject: 'Links',
          message: 'Buy',
        },
      })
    await desk.goto(`${deskPaths.leads}?q=${word}`)
    for (const tick of await desk.locator('tbody').getByRole('checkbox').all()) await tick.check()
    await desk.getByRole('button', { name: 'Spam' }).click()
    await expect(desk.getByText('2 people marked as spam')).toBeVisible()
    await expect(desk.locator('tbody tr')).toHaveCount(0)
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect(desk.locator('tbody tr')).toHaveCount(2)
  })
})

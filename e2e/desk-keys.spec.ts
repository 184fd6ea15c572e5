import { expect, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { findings } from './axe.ts'
import { test } from './owner.ts'

async function aVisitor(desk: Page, message: string): Promise<string> {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`
  const name = `Sarita ${stamp}`
  const answer = await desk.request.post('/api/contact', {
    data: { name, email: `sarita${stamp}@school.example`, subject: 'Admissions', message },
  })
  expect(answer.status()).toBe(201)
  return name
}

test('one field finds a person by a word they wrote, and leads to every screen', async ({ desk }) => {
  const word = `gulmohar${Date.now()}`
  const name = await aVisitor(desk, `We are the school beside the ${word}.`)
  await desk.goto(deskPaths.today)
  await desk.waitForLoadState('networkidle')
  await desk.keyboard.press('Control+k')
  const field = desk.getByRole('combobox', { name: /a name, a number/i })
  await expect(field).toBeFocused()
  await desk.keyboard.type(word)
  await expect(desk.getByRole('option', { name: new RegExp(name) })).toHaveAttribute('aria-selected', 'true')
  expect(await findings(desk)).toEqual([])
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name)
  await desk.getByRole('button', { name: 'Find' }).click()
  await desk.getByRole('combobox', { name: /a name, a number/i }).fill('paym')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(new RegExp(`${deskPaths.payments}$`))
  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox', { name: /a name, a number/i }).fill('zzzz nobody')
  await expect(desk.getByText('Nothing is called that')).toBeVisible()
  await desk.context().setOffline(true)
  await desk.keyboard.type(' again')
  await expect(desk.getByText('The search could not be reached')).toBeVisible()
  await desk.context().setOffline(false)
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toBeHidden()
})

test('keys lead through lists and screens, are listed under ?, and leave typing alone', async ({ desk }) => {
  const name = await aVisitor(desk, 'The phone rings all day.')
  await desk.goto(deskPaths.today)
  await desk.waitForLoadState('networkidle')
  await desk.keyboard.press('?')
  await expect(desk.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await findings(desk)).toEqual([])
  await desk.keyboard.press('Escape')
  // Where there is no list to search, everything is searched.
  await desk.keyboard.press('/')
  await expect(desk.getByRole('combobox', { name: /a name, a number/i })).toBeFocused()
  await desk.keyboard.press('Escape')
  const suspect = { name: 'Bot', email: 'bot@spam.example', subject: 'S', message: 'M', website: 'x' }
  await desk.request.post('/api/contact', { data: suspect })
  await desk.goto(deskPaths.suspects)
  await desk.waitForLoadState('networkidle')
  await desk.keyboard.press('j')
  await expect(desk.getByRole('listitem').locator(':focus')).toBeVisible()
  await desk.keyboard.press('g')
  await desk.keyboard.press('l')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Leads')
  await desk.keyboard.press('/')
  await expect(desk.getByRole('searchbox')).toBeFocused()
  await desk.keyboard.type(name)
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/q=Sarita/)
  await desk.getByRole('heading', { level: 1 }).click()
  await desk.keyboard.press('j')
  await expect(desk.getByRole('link', { name })).toBeFocused()
  await desk.keyboard.press('x')
  await expect(desk.getByText('1 chosen')).toBeVisible()
  await desk.keyboard.press('x')
  await expect(desk.getByText('1 chosen')).toBeHidden()
  await desk.keyboard.press('j')
  await desk.keyboard.press('k')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name)
  await desk.keyboard.press('r')
  await expect(desk.getByLabel('Your reply')).toBeFocused()
  await desk.keyboard.type('go? jk')
  await expect(desk.getByLabel('Your reply')).toHaveValue('go? jk')
})

test('a text of one’s own starts a reply, with the person’s first name', async ({ desk }) => {
  const title = `Hours ${Date.now()}`
  const name = await aVisitor(desk, 'Are you open on Sunday?')
  await desk.goto(deskPaths.replyTexts)
  await desk.waitForLoadState('networkidle')
  await desk.getByLabel('Name, as you will look for it').last().fill(title)
  await desk.getByLabel('Text', { exact: true }).last().fill('Namaste {name}, we are open till seven.')
  await desk.getByRole('button', { name: 'Keep this text' }).click()
  await expect(desk.getByRole('status')).toContainText('Kept.')
  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox', { name: /a name, a number/i }).fill(name)
  await desk
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await desk.getByLabel('Your reply').focus()
  await desk.getByRole('button', { name: 'Texts' }).click()
  await desk.getByRole('button', { name: title }).click()
  await expect(desk.getByLabel('Your reply')).toHaveValue('Namaste Sarita, we are open till seven.')
  await desk.goto(deskPaths.replyTexts)
  const kept = desk.getByRole('listitem').filter({ hasText: title })
  await kept.getByText('Remove', { exact: true }).click()
  await kept.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(desk.getByRole('status')).toContainText('Removed.')
  await expect(desk.getByRole('heading', { name: title })).toBeHidden()
})

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { ownerPassword, test } from './owner.ts'

test(
  'a colleague is invited, joins, is given a person, answers them under her own name, and is removed',
  { tag: '@phone' },
  async ({ desk, browser, baseURL }, { project }) => {
    const mark = randomUUID().slice(0, 8)
    const email = `meera-${mark}@agency.example`
    await desk.request.post('/api/contact', {
      data: {
        name: `Ritu ${mark}`,
        email: `ritu-${mark}@school.example`,
        subject: 'Fees',
        message: 'How much?',
      },
    })

    await desk.goto(deskPaths.team)
    await desk.getByLabel('E-mail address').fill(email)
    await desk.getByRole('button', { name: 'Invite' }).click()
    const link = await desk.getByLabel(`Link for ${email}`).inputValue()

    const { viewport, isMobile, hasTouch } = project.use
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: viewport ?? null,
      isMobile: isMobile ?? false,
      hasTouch: hasTouch ?? false,
    })
    const hers = await context.newPage()
    await hers.goto(new URL(link).pathname)
    await hers.getByLabel('Your name').fill(`Meera ${mark}`)
    await hers.getByLabel('Password').fill(ownerPassword)
    await hers.getByRole('button', { name: 'Join the desk' }).click()
    await expect(hers.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

    await desk.goto(`${deskPaths.leads}?q=${mark}`)
    await desk.getByRole('link', { name: `Ritu ${mark}` }).click()
    if (isMobile) await desk.locator('summary').filter({ hasText: 'About them' }).tap()
    await desk.getByLabel('Looked after by').selectOption(`Meera ${mark}`)
    await expect(desk.getByRole('status')).toContainText(`Now looked after by Meera ${mark}.`)
    const person = new URL(desk.url()).pathname

    await test.step('she finds her, answers, and is refused what is an owner’s', async () => {
      await hers.goto(`${deskPaths.leads}?mine=1`)
      await hers.getByRole('link', { name: `Ritu ${mark}` }).click()
      await hers.getByLabel('Your reply').fill('Namaste, from Meera.')
      await hers.getByRole('button', { name: 'Send it' }).click()
      await expect(hers.getByRole('status')).toContainText('Your reply is kept here')
      await hers.goto(deskPaths.team)
      await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Only an owner can do this')
    })

    await desk.goto(person)
    await expect(desk.getByText(`Meera ${mark} replied:`)).toBeVisible()
    await desk.goto(deskPaths.team)
    const row = desk.getByRole('row').filter({ hasText: email })
    await row.getByText('Remove', { exact: true }).click()
    await row.getByRole('button', { name: 'Yes, remove them' }).click()
    await expect(desk.getByRole('status')).toContainText('Removed, and signed out everywhere.')
    await hers.goto(deskPaths.today)
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await context.close()
  },
)

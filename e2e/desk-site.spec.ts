import { expect } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { paths } from '#content/paths.ts'
import { findingsInBothThemes } from './axe.ts'
import { test } from './own-site.ts'

const before = price('business-dashboards.basic.setup')

test('a price is changed, looked at before it is published, seen on the site, and taken back', {
  tag: '@phone',
}, async ({ page: desk, context }) => {
  await desk.goto(deskPaths.site)
  await desk.getByText('Business dashboards', { exact: true }).click()
  const dashboards = desk.getByRole('group', { name: 'Business dashboards' }).last()
  await dashboards.getByLabel('Basic: setup').fill('much')
  await desk.getByRole('link', { name: 'Offers', exact: true }).click()
  await expect(dashboards).toHaveCount(0)
  await desk.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(dashboards.getByLabel('Basic: setup')).toHaveValue('much')
  await desk.getByRole('button', { name: 'Look at the changes' }).click()
  await expect(dashboards.getByLabel('Basic: setup')).toBeFocused()
  await expect(dashboards.getByText('Please write an amount, such as 25,000.')).toBeVisible()
  await dashboards.getByLabel('Basic: setup').fill('13,500')
  expect(await findingsInBothThemes(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Look at the changes' }).click()
  await expect(desk.getByRole('heading', { name: 'One change' })).toBeFocused()
  const row = desk.getByRole('row', { name: /Business dashboards, Basic: setup/ })
  for (const text of [before, '₹13,500', '+12.5%']) await expect(row).toContainText(text)
  await expect(desk.getByText(/It will show on: .*Pricing.*the assistant/)).toBeVisible()
  expect(await findingsInBothThemes(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Publish' }).click()
  await expect(desk.getByRole('status')).toContainText('Published. Every page')

  const visitor = await context.newPage()
  await visitor.goto(paths['business-dashboards'])
  await expect(visitor.getByText('₹13,500').filter({ visible: true }).first()).toBeVisible()
  await desk.goto(`${deskPaths.site}?view=history`)
  expect(await findingsInBothThemes(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Undo this change' }).first().click()
  await expect(desk.getByRole('status')).toContainText('Taken back')
  await visitor.reload()
  await expect(visitor.getByText('₹13,500')).toHaveCount(0)
  await expect(visitor.getByText(before).filter({ visible: true }).first()).toBeVisible()
})

test('without script a line is put above every page, and everything goes back as delivered', async ({
  browser,
  page,
  own,
}) => {
  const plain = await browser.newContext({
    baseURL: own.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const desk = await plain.newPage()
  await desk.goto(`${deskPaths.site}?view=hours`)
  await desk.getByLabel('What it says').fill('Closed on Friday <b>for Eid</b>')
  await desk.getByRole('button', { name: 'Look at the changes' }).click()
  await desk.getByRole('button', { name: 'Change something' }).click()
  await expect(desk.getByLabel('What it says')).toHaveValue('Closed on Friday <b>for Eid</b>')
  await desk.getByLabel('What it says').fill('Closed on Friday for Eid')
  await desk.getByRole('button', { name: 'Look at the changes' }).click()
  await desk.getByRole('button', { name: 'Publish' }).click()
  const visitor = await plain.newPage()
  for (const path of [paths.home, paths.faq]) {
    await visitor.goto(path)
    await expect(visitor.getByText('Closed on Friday for Eid')).toBeVisible()
  }
  await desk.goto(`${deskPaths.site}?view=history`)
  await desk.getByText('Put everything back as delivered').click()
  await desk.getByRole('button', { name: 'Yes, everything as delivered' }).click()
  await visitor.reload()
  await expect(visitor.getByText('Closed on Friday for Eid')).toHaveCount(0)
  await plain.close()
})

test('of two who change the same price at once, the second is told and sees both', async ({
  page: desk,
  context,
}) => {
  const colleague = await context.newPage()
  const field = '[id="prices/business-dashboards.basic.monthly"]'
  for (const each of [desk, colleague]) {
    await each.goto(deskPaths.site)
    await each.getByText('Business dashboards', { exact: true }).click()
  }
  await desk.locator(field).fill('2,100')
  await colleague.locator(field).fill('2,200')
  for (const each of [desk, colleague]) {
    await each.getByRole('button', { name: 'Look at the changes' }).click()
    await each.getByRole('button', { name: 'Publish' }).click()
  }
  await expect(colleague.getByRole('status')).toContainText('has changed the same meanwhile')
  await expect(colleague.locator(field)).toHaveValue('2,100')
  await expect(colleague.getByText('You typed: 2,200')).toBeVisible()
})

test('what a colleague has changed meanwhile, and one’s own form only showed, is left alone', async ({
  page: desk,
  context,
}) => {
  const colleague = await context.newPage()
  const [theirs, ours] = ['professional', 'enterprise'].map(
    (plan) => `[id="prices/business-dashboards.${plan}.monthly"]`,
  ) as [string, string]
  for (const each of [desk, colleague]) {
    await each.goto(deskPaths.site)
    await each.getByText('Business dashboards', { exact: true }).click()
  }
  await colleague.locator(theirs).fill('4,600')
  await desk.locator(ours).fill('8,100')
  for (const each of [colleague, desk]) {
    await each.getByRole('button', { name: 'Look at the changes' }).click()
    await expect(each.getByRole('heading', { name: 'One change' })).toBeVisible()
    await each.getByRole('button', { name: 'Publish' }).click()
    await expect(each.getByRole('status')).toContainText('Published')
  }
  await desk.reload()
  for (const [field, value] of [
    [theirs, '4,600'],
    [ours, '8,100'],
  ] as const)
    await expect(desk.locator(field)).toHaveValue(value)
})

import { expect, test } from '@playwright/test'
import { test as asServed } from './as-served.ts'
import { hydrated } from './reader.ts'

const articles = [
  ['diwali-stock-on-one-page', 'Diwali stock on one page: five figures for a busy shop', '2025-09-02'],
  [
    'guesthouse-whatsapp-stone-town',
    'Six rooms, two languages: WhatsApp for a Stone Town guesthouse',
    '2025-06-10',
  ],
  ['admission-calls', 'Admission calls: what a school can hand over, and what it should not', '2025-02-18'],
] as const

asServed.describe('blog, as served', () => {
  asServed.beforeEach(({ page }) => page.goto('/blog').then(() => {}))

  asServed('[P-18] three articles in full, dated, newest first', async ({ page }) => {
    const all = page.getByRole('article')
    await expect(all).toHaveCount(articles.length)
    for (const [index, [id, title, date]] of articles.entries()) {
      const article = all.nth(index)
      await expect(article).toHaveAttribute('id', id)
      await expect(article.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(article.locator('time')).toHaveAttribute('datetime', date)
      await expect(article).toContainText('2 min read')
    }
    await expect(page.getByText('You now know which five.')).toBeVisible()
  })

  asServed('[P-18] the list of contents jumps to each article', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      articles.map(([id]) => `#${id}`),
    )
    await links.last().click()
    await expect(page.locator('#admission-calls')).toBeInViewport()
  })

  asServed('each article is a page of its own too', async ({ page, request }) => {
    for (const [id, title, date] of articles) {
      await page.goto(`/blog/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('time').first()).toHaveAttribute('datetime', date)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(`/blog/${id}`)
    }
    await page.getByRole('link', { name: 'All notes' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await page.getByRole('link', { name: articles[1][1] }).last().click()
    await expect(page).toHaveURL(/\/blog\/guesthouse-whatsapp-stone-town$/)
    expect((await request.get('/blog/nothing-of-ours')).status()).toBe(404)
  })
})

test('[P-18] an article’s link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog')
  await hydrated(page)
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Copy a link to this article' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/guesthouse-whatsapp-stone-town$/,
  )
})

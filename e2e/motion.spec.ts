import { expect, type Page, test } from '@playwright/test'
import { complaints, hydrated } from './reader.ts'

/** Names of the animations in the first view and beside the page. */
function animationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((each) => (each instanceof CSSAnimation ? [each.animationName] : []))
      .filter((name) => ['draw-thread', 'come-with-thread', 'run-down'].includes(name)),
  )
}

/** How far the thread beside the page has come, from 0 to 1. */
function threadOf(page: Page): Promise<number> {
  return page
    .locator('.page-thread')
    .evaluate((each) => each.getBoundingClientRect().height / (each as HTMLElement).offsetHeight)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the hero’s threads are drawn once, within a second and a half', async ({ page }) => {
    await page.goto('/')
    const ends = await page.locator('[class*=thread-]').evaluateAll((all) =>
      all.flatMap((each) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(each)
        const isOurs = ['draw-thread', 'come-with-thread'].includes(animationName)
        return isOurs ? [Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)] : []
      }),
    )
    expect(ends.length).toBeGreaterThan(10)
    expect(Math.max(...ends)).toBeLessThanOrEqual(1.5)
    await expect
      .poll(async () => (await animationsOf(page)).filter((name) => name !== 'run-down'))
      .toEqual([])
  })

  test('one thread runs down the page as far as one has read', async ({ page }) => {
    await page.goto('/')
    expect(await threadOf(page)).toBeLessThan(0.05)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => threadOf(page)).toBeGreaterThan(0.95)
  })

  test('a card answers the pointer, the key and the finger', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('.card-link', { hasText: 'AI SaaS Products' })
    const title = card.locator('.card-title')
    const cloth = card.locator('.card-cloth')
    await expect(title).toHaveCSS('background-size', '0px 2px')
    await card.hover()
    await expect(title).toHaveCSS('background-size', '100% 2px')
    await expect(cloth).toHaveCSS('translate', '4px -4px')
    await page.mouse.move(0, 0)
    await expect(cloth).toHaveCSS('translate', 'none')
    await card.getByRole('link').focus()
    await expect(cloth).toHaveCSS('translate', '4px -4px')
  })

  test('a card’s cloth becomes the head of its page, and goes back', async ({ page }) => {
    const found = complaints(page)
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      const seen: string[] = []
      Object.assign(window, { seen })
      document.startViewTransition = (update) => {
        const named = document.querySelectorAll('.moving-cloth').length
        const transition = start(update)
        transition.ready.then(
          () => seen.push(`${named} to ${document.querySelectorAll('.moving-cloth').length}`),
          (error) => seen.push(String(error)),
        )
        return transition
      }
    })
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    await page.goto('/case-studies')
    await hydrated(page)
    await page
      .getByRole('link', { name: /^Read the case/ })
      .first()
      .click()
    await expect(page).toHaveURL(/case-studies\/.+/)
    await expect.poll(seen).toEqual(['1 to 1'])
    await page.goBack()
    await expect(page).toHaveURL(/case-studies$/)
    await expect.poll(seen).toEqual(['1 to 1', '1 to 1'])
    expect(found).toEqual([])
  })
})

test('nothing of it moves for those who want no motion', async ({ page }) => {
  await page.goto('/')
  expect(await animationsOf(page)).toEqual([])
  await expect(page.locator('.page-thread')).toBeHidden()
  const card = page.locator('.card-link', { hasText: 'AI SaaS Products' })
  await card.hover()
  await expect(card.locator('.card-cloth')).toHaveCSS('translate', 'none')
  await expect(card.locator('.card-title')).toHaveCSS('background-size', '100% 2px')
})

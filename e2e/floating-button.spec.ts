import { expect, type Page, test } from '@playwright/test'
import { chatOn, showButtons } from './chat-visitor.ts'

test.describe('the round button on a phone', { tag: '@phone-only' }, () => {
  for (const path of ['/contact', '/pricing', '/services/ai-voice-agents'])
    test(`lies over no field, button or price of ${path}, wherever the page is scrolled to`, async ({
      page,
    }) => {
      await page.goto(path)
      await showButtons(page)
      const covered: string[] = []
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 410) {
        await page.evaluate((to) => scrollTo(0, to), top)
        covered.push(...(await coveredControls(page)))
      }
      expect(covered).toEqual([])
      // At the very end it is there again, over nothing.
      await expect(chatOn(page).button).toHaveCSS('opacity', '1')
    })
})

/** What cannot be pressed or read at the place where the button is, once it has had time to make way. */
async function coveredControls(page: Page): Promise<string[]> {
  const find = () =>
    page.evaluate(() => {
      const button = document.querySelector('.chat-button-main')
      const box = button?.getBoundingClientRect()
      if (!button || !box) throw new Error('There is no round button')
      const isSeen = getComputedStyle(button).opacity !== '0'
      const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map(
          (down) => [box.x + across * box.width, box.y + down * box.height] as const,
        ),
      )
      return places.flatMap(([x, y]) => {
        const [top, ...below] = document.elementsFromPoint(x, y)
        const control = [top, ...below].find((element) =>
          element?.matches(':is(main, footer) :is(a, button, input, select, textarea, summary, td, dd)'),
        )
        const isCovered = isSeen || button.contains(top ?? null)
        return control && isCovered ? [`${control.tagName} ${control.textContent?.trim().slice(0, 40)}`] : []
      })
    })
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const covered = await find()
    if (covered.length === 0) return []
    await page.waitForTimeout(50)
  }
  return find()
}

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
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(chatOn(page).button).toHaveCSS('opacity', '1')
    })

  test('is there when a page opens, though the box of a figure reaches under it', async ({ page }) => {
    await page.goto('/services/ai-voice-agents')
    await showButtons(page)
    // A page at rest has been looked at once: the button has made way by then if it does at all.
    await page.waitForTimeout(600)
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
      const hasWordsAt = (element: Element, x: number, y: number) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return [...words.getClientRects()].some(
          (line) => x > line.left && x < line.right && y > line.top && y < line.bottom,
        )
      }
      return places.flatMap(([x, y]) => {
        const [top, ...below] = document.elementsFromPoint(x, y)
        const control = [top, ...below].find(
          (element) =>
            element?.matches(':is(main, footer) :is(a, button, input, select, textarea, summary)') ||
            (element?.matches(':is(main, footer) :is(td, dd)') && hasWordsAt(element, x, y)),
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

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { openChat } from './chat-visitor.ts'
import { hydrated } from './reader.ts'

/** Every page in one browser, because opening one costs more than looking at the page. */
const pages = [...Object.values(paths), '/thanks/message', '/no-such-page']

test.describe('at a width of 320 pixels, as a laptop’s screen has at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('no page scrolls sideways, also with text spaced out, and what is tapped is large enough', async ({
    page,
  }) => {
    test.slow()
    const found: Record<string, string[]> = {}
    for (const address of pages) {
      await page.goto(address)
      const layout = await page.evaluate(spillAndClipping)
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .withRules(['target-size', 'label-content-name-mismatch'])
        .analyze()
      const targets = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      if (layout.length + targets.length > 0) found[address] = [...layout, ...targets]
    }
    expect(found).toEqual({})
  })

  test('the chat, the menu and the booking form can be used', async ({ page }) => {
    const chat = await openChat(page)
    await chat.say('The price of an AI chatbot?')
    await expect(chat.quickActions.first()).toBeVisible()
    expect(await page.evaluate(spillAndClipping)).toEqual([])
    await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
    const submit = page.locator('#chat-booking').getByRole('button', { name: 'Book Demo' })
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport()
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const last = page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})

test('with reduced motion nothing moves on any page, nor in the chat', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: Record<string, string[]> = {}
  for (const address of pages) {
    await page.goto(address)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const moving = await page.evaluate(whatMoves)
    if (moving.length > 0) found[address] = moving
  }
  expect(found).toEqual({})
  const chat = await openChat(page)
  await chat.say('When are you open?')
  expect(await page.evaluate(whatMoves)).toEqual([])
})

test('with forced colours every button, field and tab has an edge, and the focus a ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const found: Record<string, string[]> = {}
  for (const address of pages) {
    await page.goto(address)
    const plain = await page.evaluate(withoutEdge)
    if (plain.length > 0) found[address] = plain
  }
  expect(found).toEqual({})
  await openChat(page)
  expect(await page.evaluate(withoutEdge)).toEqual([])
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    expect(await ringOfFocus(page)).toBeGreaterThanOrEqual(2)
  }
})

test('the footer leads to a statement of how accessible the site is, what is missing and whom to tell', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL(/\/accessibility$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Where we stand',
    'How we check',
    'Known limits',
    'Tell us',
  ])
  await expect(main).toContainText('Web Content Accessibility Guidelines (WCAG) 2.2, level AA')
  await expect(main).toContainText('nobody outside the company has audited the site')
  await expect(main.getByRole('link', { name: company.email })).toBeVisible()
})

/** Runs in the page: whether it is wider than the window, and what is cut off once text is spaced (WCAG 1.4.12). */
function spillAndClipping(): string[] {
  const found: string[] = []
  const root = document.documentElement
  const spill = (when: string) => {
    if (root.scrollWidth > innerWidth) found.push(`${when}: ${root.scrollWidth} px wide`)
  }
  const cuts = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isForReadersOnly = element.clientWidth <= 1
      if (isForReadersOnly || element.closest('svg') || !element.innerText?.trim()) return false
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    })
  spill('as it is')
  const before = new Set(cuts())
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  )
  document.adoptedStyleSheets = [sheet]
  spill('spaced out')
  for (const element of cuts())
    if (!before.has(element)) found.push(`cut: ${element.outerHTML.slice(0, 120)}`)
  document.adoptedStyleSheets = []
  return found
}

/** Runs in the page: what is still changing by itself. */
function whatMoves(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '?')
}

/** Runs in the page: controls that could not be told from text. */
function withoutEdge(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, input:not([type=checkbox], [type=radio]), select, textarea, [role=tab], a.rounded-full',
  )
  return [...controls]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, borderBottomStyle, outlineStyle, textDecorationLine } =
        getComputedStyle(control)
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
      return (
        !hasBorder && borderBottomStyle === 'none' && outlineStyle === 'none' && textDecorationLine === 'none'
      )
    })
    .map((control) => control.outerHTML.slice(0, 160))
}

function ringOfFocus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
}

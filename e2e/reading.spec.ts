import { expect, type Page, test, type ViewportSize } from '@playwright/test'
import { contact } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { openChat } from './chat-visitor.ts'
import { hydrated, showWhole } from './reader.ts'

/** Every page in one browser, because opening one costs more than looking at the page. */
const pages = [...Object.values(paths), '/find-booking', '/thanks/message', '/no-such-page']

test.describe('at a width of 320 pixels, as a laptop’s screen has at 400% zoom', () => {
  const zoomed = { width: 320, height: 256 }
  test.use({ viewport: zoomed })

  test('no page scrolls sideways, spaced text is not cut off, and what is tapped is large enough and called what it shows', async ({
    page,
  }) => {
    test.slow()
    const looks = { [zoomed.width]: [spill, clippingWhenSpaced, smallAndMisnamed], 1024: [spill] }
    expect(await findingsOf(page, [zoomed, { width: 1024, height: 768 }], looks)).toEqual({})
  })

  test('the chat, the menu and the booking form can be used', async ({ page }) => {
    const chat = await openChat(page)
    await chat.say('The price of an AI chatbot?')
    await expect(chat.quickActions.first()).toBeVisible()
    expect(await page.evaluate(spill)).toEqual([])
    expect(await page.evaluate(clippingWhenSpaced)).toEqual([])
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

test('with reduced motion nothing moves; with forced colours every control has an edge, and the focus a ring', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  const [tablet, desk] = [
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]
  const looks = { 768: [spill, whatMoves, withoutEdge], 1280: [whatMoves, withoutEdge] }
  expect(await findingsOf(page, [tablet, desk], looks)).toEqual({})
  await page.setViewportSize(desk)
  const chat = await openChat(page)
  await chat.say('When are you open?')
  expect(await page.evaluate(whatMoves)).toEqual([])
  await expect(chat.quickActions.first()).toBeVisible()
  expect(await page.evaluate(withoutEdge)).toEqual([])
  // Backwards from the field at the end of the chat; forwards the focus would leave the page.
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(focusWithoutRing)).toBeUndefined()
  }
})

test('the footer leads to a statement of how accessible the site is, what is missing and whom to tell', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL(/\/accessibility$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
    'Where we stand',
    'How we check',
    'Known limits',
    'Tell us',
  ])
  await expect(main).toContainText('Web Content Accessibility Guidelines (WCAG) 2.2, level AA')
  await expect(main).toContainText('nobody outside the company has audited the site')
  await expect(main.getByRole('link', { name: contact.email })).toBeVisible()
})

/**
 * What is found on every page in two windows, by width. Each page opens in the window that the one before was left in:
 * changing it costs as much as looking.
 */
async function findingsOf(
  page: Page,
  windows: [ViewportSize, ViewportSize],
  looks: Record<number, (() => string[])[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  let [now, next] = windows
  await page.setViewportSize(now)
  for (const address of pages) {
    await page.goto(address)
    const seen = await look(now)
    await page.setViewportSize(next)
    seen.push(...(await look(next)))
    ;[now, next] = [next, now]
    if (seen.length > 0) found[address] = seen
  }
  return found

  async function look({ width }: ViewportSize): Promise<string[]> {
    const seen: string[] = []
    await showWhole(page)
    // What comes into view is there only then.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    for (const finds of looks[width] ?? [])
      seen.push(...(await page.evaluate(finds)).map((finding) => `at ${width}: ${finding}`))
    return seen
  }
}

/** Runs in the page: whether it is wider than the window. */
function spill(): string[] {
  const { scrollWidth } = document.documentElement
  return scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []
}

/** Runs in the page: what is cut off once text is spaced (WCAG 1.4.12). */
function clippingWhenSpaced(): string[] {
  const found: string[] = []
  const cuts = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isForReadersOnly = element.clientWidth <= 1
      if (isForReadersOnly || element.closest('svg, [aria-hidden]') || !element.innerText?.trim())
        return false
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    })
  const before = new Set(cuts())
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  )
  document.adoptedStyleSheets = [sheet]
  for (const element of cuts())
    if (!before.has(element)) found.push(`cut: ${element.outerHTML.slice(0, 120)}`)
  document.adoptedStyleSheets = []
  return found
}

/**
 * Runs in the page: targets below 24 by 24 pixels whose neighbour is nearer than that (WCAG 2.5.8; links in a line of
 * text may be), and controls whose name for screen readers lacks the words that they show (2.5.3).
 */
function smallAndMisnamed(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
  const controls = all
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      // A star or a box of a form is pressed by its label.
      const pressed = control.matches('input[type=radio], input[type=checkbox]')
        ? (control.closest('label') ?? control)
        : control
      return { control, box: pressed.getBoundingClientRect() }
    })
    .filter(({ box }) => box.width > 1)
  const found: string[] = []
  for (const { control, box } of controls) {
    const isInText = getComputedStyle(control).display === 'inline'
    if (!isInText && (box.width < 24 || box.height < 24)) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const isNear = controls.some(({ control: other, box: around }) => {
        const across = Math.max(around.left - x, 0, x - around.right)
        const down = Math.max(around.top - y, 0, y - around.bottom)
        return other !== control && Math.hypot(across, down) < 12
      })
      if (isNear) found.push(`small: ${control.outerHTML.slice(0, 120)}`)
    }
    const words = (text: string | null) => text?.replace(/\s+/g, ' ').trim().toLowerCase() ?? ''
    const name = control.getAttribute('aria-label')
    const shown = control.cloneNode(true) as HTMLElement
    for (const unseen of shown.querySelectorAll('.sr-only')) unseen.remove()
    if (name && !words(name).includes(words(shown.textContent)))
      found.push(`called ${name}: ${shown.textContent}`)
  }
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

/** Runs in the page. */
function focusWithoutRing(): string | undefined {
  const focused = document.activeElement ?? document.body
  // The ring of the chat's input is around the box that it stands in.
  const hasRing = [focused, focused.parentElement ?? focused].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return hasRing ? undefined : focused.outerHTML.slice(0, 160)
}

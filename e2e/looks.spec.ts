import { expect, type Locator, test } from '@playwright/test'

/** Pages with forms, as anybody finds them. */
const formPages = ['/contact', '/pricing#quote', '/testimonials', '/book', '/soon/tutor-connect']

for (const path of formPages)
  test(`${path}: labels and boxes of a row of fields are in line, whichever has a hint`, async ({ page }) => {
    await page.goto(path)
    const fields = await page.locator('main form label[for]').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const box = document.getElementById(label.getAttribute('for') ?? '')
        if (!box?.matches('input:not([type=checkbox], [type=radio]), select, textarea')) return []
        const [words, input] = [label.getBoundingClientRect(), box.getBoundingClientRect()]
        return input.width === 0 || input.right < 0
          ? []
          : [{ label: words.top, box: input.top, name: label.textContent }]
      }),
    )
    expect(fields.length).toBeGreaterThan(2)
    for (const one of fields)
      for (const other of fields) {
        if (Math.abs(one.box - other.box) > 40) continue
        expect(Math.abs(one.box - other.box), `${one.name}, ${other.name}`).toBeLessThanOrEqual(1)
        expect(Math.abs(one.label - other.label), `${one.name}, ${other.name}`).toBeLessThanOrEqual(1)
      }
  })

test('the arrow of a list to choose from stands clear of its border', async ({ page }) => {
  await page.goto('/contact')
  const select = page.getByLabel('Service *')
  await expect(select).toHaveCSS('appearance', 'none')
  const [list, arrow] = [await boxOf(select), await boxOf(page.locator('select + svg').first())]
  expect(list.x + list.width - (arrow.x + arrow.width)).toBeGreaterThanOrEqual(12)
  expect(Math.abs(list.y + list.height / 2 - (arrow.y + arrow.height / 2))).toBeLessThanOrEqual(1)
})

test.describe('what becomes of what is sent', { tag: '@phone' }, () => {
  for (const path of formPages)
    test(`${path}: is folded, one press away, and stands before the button that sends`, async ({ page }) => {
      await page.goto(path)
      const form = page.locator('main form:has(details)').first()
      const notice = form.locator('details')
      const link = notice.getByRole('link', { name: 'Privacy Policy' })
      await expect(link).toBeHidden()
      await notice.locator('summary').click()
      await expect(link).toBeVisible()
      const button = form.locator('[type=submit]').last()
      expect((await boxOf(notice)).y).toBeLessThan((await boxOf(button)).y)
    })
})

test('a form on a wide screen stands beside its heading, not above an empty half', async ({ page }) => {
  for (const [path, section, words] of [
    ['/contact', '#book', 'h2'],
    ['/pricing#quote', '#quote', 'ol'],
  ] as const) {
    await page.goto(path)
    const [heading, form] = [
      await boxOf(page.locator(`${section} ${words}`).first()),
      await boxOf(page.locator(`${section} form`)),
    ]
    expect(form.x, path).toBeGreaterThan(heading.x + 300)
    expect(form.x + form.width, path).toBeGreaterThan(1100)
  }
})

test('on a tablet the closing band says its piece in few lines', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const heading = page.locator('#closing')
  const lines = await heading.evaluate((element) => {
    const { height } = element.getBoundingClientRect()
    return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight))
  })
  expect(lines).toBeLessThanOrEqual(4)
})

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' })

  test('the disc of a call and those of people without a photo are seen', async ({ page }) => {
    await page.goto('/')
    expect(
      await contrastOf(page.locator('section[aria-labelledby=demos] .size-11.rounded-full').first()),
    ).toBeGreaterThan(3)
    expect(await contrastOf(page.locator('figure .size-12.rounded-full').first())).toBeGreaterThan(3)
  })
})

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Between what an element is filled with and the page. */
function contrastOf(element: Locator): Promise<number> {
  return element.evaluate((disc) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (colour: string) => {
      if (!canvas) return 0
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const filled = [document.body, document.documentElement].find(
      (part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)',
    )
    const [one, other] = [disc, filled ?? document.body].map((part) =>
      luminance(getComputedStyle(part).backgroundColor),
    )
    const [light = 0, dark = 0] = [one, other].toSorted((first = 0, second = 0) => second - first)
    return (light + 0.05) / (dark + 0.05)
  })
}

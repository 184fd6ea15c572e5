import { Buffer } from 'node:buffer'
import { expect, type Page, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { aWorkbook, aZip } from '../tests/workbook.ts'
import { findingsInBothThemes } from './axe.ts'
import { complaints, hydrated } from './reader.ts'

const address = '/try/dashboard'
const sales = `Ashoka Stores,,,
Date,Branch,Amount,Mobile
05/01/2026,Pune,"₹ 1,00,000",9876543210
06/01/2026,Delhi,₹ 50000,9876543211
13/01/2026,Pune,₹ 25000,9876543212
Total,,"₹ 1,75,000",
`

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })

const sheetTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a finished sample says what the page does, and where to turn with one’s own sheet', async ({
    page,
  }) => {
    await page.goto(address)
    await expect(sheetTitle(page, 'Saree shop, three branches')).toBeVisible()
    await expect(page.getByText('Sample', { exact: true })).toBeVisible()
    await expect(page.getByText('Saturdays are busiest: 24 of 120 bills.')).toBeVisible()
    await expect(page.locator('section[aria-busy]')).toHaveCount(5)
    await expect(page.getByText('Reading your own sheet needs JavaScript')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Describe your sheet to us' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeHidden()
    await expect(page.getByText(price('business-dashboards.basic.monthly'))).toBeVisible()
  })
})

test.describe('a sheet', { tag: '@phone' }, () => {
  const samples = [
    ['School marks', 'Class 9, two unit tests', 'Who fell behind'],
    ['Clinic appointments', 'Dental clinic, two months', 'Number of appointments by hour (Time)'],
    ['Hotel occupancy', 'Guest house in Arusha, four months', 'Average Occupancy by month (Check-in)'],
    ['Shop sales', 'Saree shop, three branches', 'Total Amount by Branch'],
  ] as const

  test('of ours shows its five figures, one after another, and nothing is complained about', async ({
    page,
  }) => {
    const wrong = complaints(page)
    await open(page)
    for (const [label, title, figure] of samples) {
      await page.getByRole('button', { name: label }).click()
      await expect(sheetTitle(page, title)).toBeFocused()
      await expect(card(page, figure)).toBeVisible()
      await expect(page.locator('section[aria-busy]')).toHaveCount(5)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      )
    }
    expect(wrong).toEqual([])
  })

  test('of the visitor’s is read, and every figure can be changed', async ({ page }) => {
    await open(page)
    await choose(page, 'ashoka.csv', sales)
    await expect(sheetTitle(page, 'ashoka.csv')).toBeFocused()
    await expect(page.getByText('3 rows, 4 columns.')).toBeVisible()
    await expect(page.getByText('nothing is counted twice: 1.')).toBeVisible()
    const branches = card(page, 'Total Amount by Branch')
    await expect(branches).toContainText('Pune brings in the most: ₹1,25,000 of ₹1,75,000, or 71.4%.')
    await branches.getByRole('button', { name: /^Table/ }).click()
    await expect(branches.getByRole('row')).toHaveText([/^Group/, 'Pune₹1,25,0002', 'Delhi₹50,0001'])
    await branches.getByText('Change this').click()
    await branches.getByLabel('Show').selectOption({ label: 'Number of rows' })
    const counted = card(page, 'Number of rows by Branch')
    await expect(counted).toContainText('Pune is the most frequent: 2 of 3 rows.')
    await counted.getByLabel('By', { exact: true }).selectOption({ label: 'weekday (Date)' })
    const weekdays = card(page, 'Number of rows by weekday (Date)')
    await expect(weekdays.last()).toContainText('Tuesdays are busiest: 2 of 3 rows.')
    await page.getByText('How we read your columns').click()
    await expect(page.getByText('phone number, 3 filled')).toBeVisible()
  })

  test('can be an Excel file or pasted rows, with a European’s numbers', async ({ page }) => {
    await open(page)
    const book = aWorkbook([
      ['Date', 'Doctor', 'Fee'],
      ['12 Mar 2026', 'Dr Rao', 500],
      ['13 Mar 2026', 'Dr Menon', 700],
    ])
    await choose(page, 'opd.xlsx', book)
    await expect(card(page, 'Total Fee by Doctor')).toContainText('Dr Menon brings in the most: 700 of 1,200')
    await page.getByText('Or paste rows').click()
    await page.getByLabel('Rows copied from Excel').fill('Stadt;Betrag\nBonn;1.234,50\nKöln;2.000,50\n')
    await page.getByRole('button', { name: 'Read these rows' }).click()
    await expect(sheetTitle(page, 'Pasted rows')).toBeFocused()
    await expect(card(page, 'Total Betrag by Stadt')).toContainText('2,001 of 3,235')
  })

  test('of marks ranks a class, and prints a page for each', async ({ page }) => {
    await page.goto(`${address}#marks`)
    await hydrated(page)
    await expect(sheetTitle(page, 'Class 9, two unit tests')).toBeVisible()
    await expect(card(page, 'Who fell behind')).toContainText('lost five points or more since Unit test 1')
    await page.getByLabel('Class', { exact: true }).selectOption('9 A')
    await expect(card(page, 'Ranks')).toContainText('Fatima Sheikh is first')
    await expect(card(page, 'From test to test')).toContainText('The average went from')
    await page.getByLabel('Pass mark in per cent').fill('90')
    await expect(card(page, 'Passed, subject by subject')).toContainText('0 of 14 students passed')
    await page.getByLabel('Class', { exact: true }).selectOption('All classes')
    await expect(card(page, 'Class averages')).toBeVisible()
    await expect(page.locator('.class-page')).toHaveCount(2)
    await expect(page.locator('.class-page').first()).toBeHidden()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print a page per class' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    const pages = page.locator('.class-page')
    await expect(pages.first()).toContainText('9 A, Unit test 2: ranks and subject averages')
    await expect(pages.nth(1).getByRole('row')).toHaveCount(16)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    expect(await pages.allInnerTexts().then((texts) => texts.join().match(/\d\.\d{2,}/))).toBeNull()
  })

  test('is found accessible in both themes, with a table and marks too', async ({ page }) => {
    await open(page)
    await page
      .getByRole('button', { name: /^Table/ })
      .first()
      .click()
    await page.getByText('Change this').first().click()
    await page.getByText('Or paste rows').click()
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'School marks' }).click()
    await expect(card(page, 'Ranks')).toBeVisible()
    expect(await findingsInBothThemes(page, 'main')).toEqual([])
  })
})

test('a sheet is read and changed by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Clinic appointments' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheetTitle(page, 'Dental clinic, two months')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Line/ }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('table').first()).toBeVisible()
  const file = page.locator('input[type=file]')
  await file.focus()
  await expect(file).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await chooser
})

test('a sheet can be dropped', async ({ page }) => {
  await open(page)
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.csv'))
    return transfer
  }, sales)
  await page.getByText('Drop your sheet here').dispatchEvent('drop', { dataTransfer: files })
  await expect(sheetTitle(page, 'dropped.csv')).toBeFocused()
})

test('nothing leaves the browser, and once touched it works without a network', async ({ page, context }) => {
  const asked: string[] = []
  await open(page)
  await expect.poll(() => page.workers().length).toBe(1)
  await page.waitForLoadState('networkidle')
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await context.setOffline(true)
  await choose(page, 'ashoka.csv', sales)
  await expect(sheetTitle(page, 'ashoka.csv')).toBeFocused()
  await page.getByRole('button', { name: 'Hotel occupancy' }).click()
  await expect(card(page, 'Total Amount by Room type')).toBeVisible()
  await page.getByRole('button', { name: 'School marks' }).click()
  await expect(card(page, 'Ranks')).toBeVisible()
  expect(asked.filter((each) => !/^GET http:\/\/localhost:\d+\/assets\//.test(each))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})

test('the worker that reads sheets may ask for nothing', async ({ page, request }) => {
  await open(page)
  await expect.poll(() => page.workers().length).toBe(1)
  const script = page.workers()[0]?.url() ?? ''
  const { headers } = await request.get(script).then((answer) => ({ headers: answer.headers() }))
  expect(headers['content-security-policy']).toBe("default-src 'none'")
  const outcome = await page.workers()[0]?.evaluate(() =>
    fetch('/health/ready').then(
      () => 'sent',
      () => 'refused',
    ),
  )
  expect(outcome).toBe('refused')
})

test('what cannot be read is told in a sentence, and the page goes on', async ({ page }) => {
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  const cases: [string, string | Uint8Array, string][] = [
    ['empty.csv', '\n \n', 'There is nothing in this sheet.'],
    ['header.csv', 'Date,Amount\n', 'There are headings, but no rows below them.'],
    ['old.xls', old, 'Excel file from before 2007'],
    ['locked.xlsx', Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]), 'has a password'],
    ['bill.csv', '%PDF-1.7', 'This is a PDF.'],
    ['report.xls', '<html><table></table></html>', 'web page saved with the name of a sheet'],
    ['photo.csv', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'no rows and columns'],
    ['letter.xlsx', aZip({ 'word/document.xml': '<x/>' }), 'not an Excel workbook'],
    ['bomb.xlsx', aZip({ 'xl/workbook.xml': Buffer.alloc(130_000_000) }), 'unpacks to far more'],
    ['large.csv', Buffer.alloc(26_000_000, 'a,b\n'), 'larger than 25 MB'],
  ]
  await open(page)
  for (const [name, content, sentence] of cases) {
    await choose(page, name, content)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    await expect(sheetTitle(page, 'Saree shop, three branches')).toBeVisible()
  }
})

test('odd sheets are read as what they are', async ({ page }) => {
  const wrong = complaints(page)
  await open(page)
  const odd: [string, string | Uint8Array, string][] = [
    [
      'formulas.csv',
      "Name,Note\nA,=cmd|' /C calc'!A0\nB,<img src=x onerror=alert(1)>\n",
      '2 rows, 2 columns.',
    ],
    ['wide.csv', `${Array(1000).fill('h').join()}\n${Array(1000).fill('1').join()}\n`, 'its first part'],
    ['utf16.csv', Buffer.from('\uFEFFशहर,Amount\nदिल्ली,10\n', 'utf16le'), '1 row, 2 columns.'],
    ['one.csv', 'City\nPune\nDelhi\nPune\n', '3 rows, 1 column.'],
    ['proto.csv', '__proto__,constructor,__proto__\n1e308,-0,x\n2,3,y\n', '2 rows, 3 columns.'],
    ['ragged.csv', 'a|b|c\n1|2\n1|2|3|4\n"x\ny"|😀|مرحبا\n', '3 rows, 4 columns.'],
    [
      'many.csv',
      `Id,Word\n${Array.from({ length: 150_000 }, (_, at) => `${at},w${at}`).join('\n')}`,
      '1,50,000 rows',
    ],
  ]
  for (const [name, content, said] of odd) {
    await choose(page, name, content)
    await expect(sheetTitle(page, name)).toBeFocused()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.locator('main img[src=x]')).toHaveCount(0)
  }
  expect(wrong).toEqual([])
})

test('reading can be stopped, and the next sheet is read all the same', async ({ page }) => {
  await open(page)
  const line = '12/03/2026,Pune,"₹ 1,00,000",Yes,9876543210,Long remark about nothing\n'
  await choose(page, 'long.csv', `Date,City,Amount,Paid,Phone,Note\n${line.repeat(190_000)}`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Stopped.')).toBeVisible()
  await choose(page, 'ashoka.csv', sales)
  await expect(sheetTitle(page, 'ashoka.csv')).toBeFocused()
})

test('the pages that speak of dashboards and marks lead here', async ({ page }) => {
  await page.goto('/services/business-dashboards')
  await expect(page.getByRole('link', { name: 'Try your sheet' })).toHaveAttribute('href', address)
  await page.goto('/products')
  await hydrated(page)
  await page.getByRole('link', { name: 'Try it with your marks sheet' }).click()
  await expect(sheetTitle(page, 'Class 9, two unit tests')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a demo' })).toHaveAttribute(
    'href',
    /business-dashboards/,
  )
})

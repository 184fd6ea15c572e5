import { copyFile, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { hydrated } from './reader.ts'
import { servedText } from './served-text.ts'

const said = [
  'AI Voice Agents',
  'WhatsApp Agents',
  'Website Chatbots',
  'Custom AI Agents',
  'Custom Web Apps',
  'Business Dashboards',
  'Schools, tutors and coaching centres',
  'Clinics',
  'Salons',
  'Shops and e-commerce',
  'Hotels and restaurants',
  'Real estate',
  'Coaches',
  'Startups',
  '95%',
  'satisfaction',
  '24/7',
  '60%',
  'cost reduction',
  '3x',
  'faster',
  price('brochure-packages.starter'),
  price('brochure-packages.professional'),
  price('brochure-packages.custom'),
  price('brochure-packages.hosting.monthly'),
  'First month of support free',
  'Use the form on our contact page',
  'Delhi, India',
]

test('[P-21] the whole brochure is on the page itself', async ({ request }) => {
  const text = await servedText(request, '/brochure')
  expect(said.filter((words) => !text.includes(words))).toEqual([])
})

test.describe('brochure', { tag: '@phone-only' }, () => {
  test('[P-21] the text download says it all', async ({ page }) => {
    const { name, path } = await download(page, 'Download as text')
    const text = await readFile(path, 'utf8')
    expect(name).toBe('sutradhar-brochure.txt')
    expect(said.filter((words) => !text.includes(words))).toEqual([])
  })

  test('[P-21] the HTML download opens offline as three panels that print on one landscape A4 sheet', async ({
    page,
    browser,
  }, testInfo) => {
    const { name, path } = await download(page, 'Download as HTML')
    expect(name).toBe('sutradhar-brochure.html')
    const file = testInfo.outputPath(name)
    await copyFile(path, file)

    const offline = await browser.newContext({ offline: true, viewport: { width: 1280, height: 900 } })
    const sheet = await offline.newPage()
    const asked: string[] = []
    sheet.on('request', (request) => asked.push(request.url()))
    await sheet.goto(pathToFileURL(file).href)
    const text = await sheet.locator('main').innerText()
    expect(said.filter((words) => !text.includes(words))).toEqual([])
    await expect(sheet.locator('.panel')).toHaveCount(3)
    expect(asked.filter((address) => !/^(file|data):/.test(address))).toEqual([])
    // The brand's own typeface came along.
    await expect.poll(() => sheet.evaluate(() => document.fonts.check("16px 'Anek Latin'", 'A'))).toBe(true)
    expect(
      await sheet.evaluate(() => [...document.fonts].filter((face) => face.status === 'error').length),
    ).toBe(0)

    await sheet.emulateMedia({ media: 'print' })
    for (const overflow of await sheet
      .locator('.panel')
      .evaluateAll((panels) => panels.map((panel) => panel.scrollHeight - panel.clientHeight)))
      expect(overflow).toBeLessThanOrEqual(0)
    const pdf = (await sheet.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 84[12][\d.]* 59[45][\d.]*\]/)
    await offline.close()
  })

  test('[P-21] a notice says where the file went', async ({ page }) => {
    await download(page, 'Download as text')
    await expect(page.getByText('Brochure downloaded')).toBeVisible()
  })

  test('[P-21] a press made before the browser code has arrived still downloads', async ({ page }) => {
    await page.goto('/brochure')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as text' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('sutradhar-brochure.txt')
  })
})

test.describe('brochure without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[P-21] the page shows the brochure, offers no dead button, and prints as one landscape A4 sheet', async ({
    page,
  }) => {
    await page.goto('/brochure')
    await expect(page.getByRole('region', { name: 'Preview of the brochure' })).toContainText(
      price('brochure-packages.custom'),
    )
    await expect(page.getByRole('button', { name: /^Download as/ })).toHaveCount(0)
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 84[12][\d.]* 59[45][\d.]*\]/)
  })
})

async function download(page: Page, button: string): Promise<{ name: string; path: string }> {
  await page.goto('/brochure')
  await hydrated(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), path: await file.path() }
}

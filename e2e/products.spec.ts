import { expect, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { test as asServed } from './as-served.ts'
import { hydrated } from './reader.ts'
import { servedText } from './served-text.ts'

/** Name, status, price, label and address of the link. */
const products = [
  [
    'TutorConnect',
    'Available',
    `${price('products.tutorconnect.monthly')} a month`,
    'Try Now',
    '/soon/tutor-connect',
  ],
  [
    'EduResultAnalysis',
    'Available',
    `${price('products.eduresultanalysis.monthly')} a month`,
    'Try Now',
    '/soon/edu-result-analysis',
  ],
  [
    'Career Coach AI',
    'Available',
    `${price('products.career-coach.monthly')} a month`,
    'Try Now',
    '/soon/career-coach',
  ],
  [
    'YouTube SEO Tool',
    'Available',
    `${price('products.youtube-seo.monthly')} a month`,
    'Try Now',
    '/soon/youtube-seo',
  ],
  ['UPSC Tool', 'Beta - Join Waitlist', 'Coming Soon', 'Join Waitlist', '/soon/upsc-waitlist'],
] as const

asServed.describe('products, as served', () => {
  asServed.beforeEach(({ page }) => page.goto('/products').then(() => {}))

  asServed('[P-01] the hero leads to the products and to the custom solution', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'See the five products' })).toHaveAttribute(
      'href',
      '#products',
    )
    await expect(page.getByRole('link', { name: 'Ask for something of your own' })).toHaveAttribute(
      'href',
      '#custom',
    )
    await expect(page.locator('#products')).toHaveCount(1)
    await expect(page.locator('#custom')).toHaveCount(1)
  })

  asServed('[P-01] four benefits', async ({ page }) => {
    await expect(page.locator('#benefits').getByRole('heading', { level: 3 })).toHaveText([
      'AI-powered',
      'Ready to use',
      'Data-driven',
      'Industry-specific',
    ])
  })

  asServed('[P-01] five products with status, features, price and an outside link', async ({ page }) => {
    const entries = page.locator('#products > ul > li')
    await expect(entries).toHaveCount(products.length)
    for (const [index, [name, status, price, action, address]] of products.entries()) {
      const entry = entries.nth(index)
      await expect(entry.getByRole('heading', { level: 3 })).toHaveText(name)
      await expect(entry.getByText(status, { exact: true })).toBeVisible()
      await expect(entry.getByRole('listitem')).toHaveCount(4)
      await expect(entry).toContainText(price)
      await expect(entry.locator('svg[viewBox="0 0 640 400"]')).toHaveAttribute('aria-hidden', 'true')
      const link = entry.getByRole('link', { name: `${action} ${name}` })
      // An address that is set is opened in a tab of its own: `server/site/doors.test.ts`.
      await expect(link).toHaveAttribute('href', address)
    }
    await expect(page.getByRole('link', { name: /^Try Now/ })).toHaveCount(4)
    await expect(page.getByRole('link', { name: /^Join Waitlist/ })).toHaveCount(1)
  })

  asServed('[P-01] the list beside the title compares all five prices', async ({ page }) => {
    const rows = page.getByRole('navigation', { name: 'The products' }).getByRole('link')
    await expect(rows).toHaveText(products.map(([name, , price]) => new RegExp(`${name}.*${price}`)))
  })

  asServed(
    '[P-01] the call for a custom solution names the licence price and leads to /contact',
    async ({ page }) => {
      const call = page.locator('#custom')
      await expect(call).toContainText(`licences ${price('products.licence')}`)
      await expect(call).toContainText(`from ${price('web-app-setup.start')}`)
      await expect(call.getByRole('link', { name: 'Discuss a custom solution' })).toHaveAttribute(
        'href',
        '/contact',
      )
    },
  )
})

test('[P-02] the TutorConnect page is reached from the list and carries its price and links', async ({
  page,
  request,
}) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'More about TutorConnect' }).click()
  await expect(page).toHaveURL('/products/tutorconnect')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TutorConnect')
  await expect(page.getByRole('link', { name: /^Try Now/ }).first()).toHaveAttribute(
    'href',
    '/soon/tutor-connect',
  )
  const text = await servedText(request, '/products/tutorconnect')
  expect(text).toContain('Available')
  expect(text).toContain(`${price('products.tutorconnect.monthly')} a month`)
})

test('[P-02] the TutorConnect page answers one question at a time', async ({ page }) => {
  await page.goto('/products/tutorconnect')
  await hydrated(page)
  const answers = page.locator('#questions details[open]')
  await page.getByText('Do you supply the tutors?').click()
  await expect(answers).toHaveCount(1)
  await page.getByText('Do parents have to install an app?').click()
  await expect(answers).toHaveCount(1)
  await expect(answers).toContainText('Do parents have to install an app?')
})

import { expect, type Page, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { colours } from '#content/colours.ts'
import { prices } from '#content/prices.ts'
import { findingsInBothThemes } from './axe.ts'
import { complaints, hydrated } from './reader.ts'

const script = '**/test-checkout/checkout.js'
const packageName = 'Advanced AI Chatbot'
const cost = price('quick-start.advanced-chatbot')

test.describe('checkout', { tag: '@phone' }, () => {
  test('[M-01] [M-02] three packages, and without name and e-mail none is ordered', {
    tag: '@phone-only',
  }, async ({ page }) => {
    const orders = requestsTo(page, '/api/payments/orders')
    await page.goto('/pricing#quick-start')
    await hydrated(page)
    const section = page.getByRole('region', { name: /^Quick Start/ })
    for (const id of ['basic-chatbot', 'advanced-chatbot', 'enterprise-solution'] as const)
      await expect(
        section.locator(`#${id}`).getByText(price(`quick-start.${id}`), { exact: true }),
      ).toBeVisible()

    // Enter chooses no package.
    await section.getByLabel('Full Name *').press('Enter')
    const scrolled = () => page.evaluate(() => scrollY)
    const button = page.getByRole('button', { name: `Buy this package: ${packageName}` })
    await button.scrollIntoViewIfNeeded()
    const before = await scrolled()
    await button.click()
    await expectToast(
      page,
      'Information Required',
      'Please fill in your contact details before proceeding with payment.',
    )
    // What comes next stands below, never above, and nothing is wrong yet.
    await expect(section.getByLabel('Full Name *')).toBeFocused()
    await expect(section.locator('[aria-invalid]')).toHaveCount(0)
    expect(await scrolled()).toBeGreaterThanOrEqual(before)
    await section.getByLabel('Full Name *').fill('Meena Rawat')
    // The package is chosen by now, and Enter goes on with it.
    await section.getByLabel('Full Name *').press('Enter')
    await expect(section.getByLabel('Email Address *')).toBeFocused()
    expect(orders()).toBe(0)
    await expect(section.locator('[aria-invalid]')).toHaveCount(0)
    await expect(section.getByRole('button', { name: /^Buy [A-Z]/ })).toHaveText([
      `Buy ${packageName}, ${cost}`,
    ])
    const pay = section.getByRole('button', { name: `Buy ${packageName}, ${cost}` })
    await pay.click()
    await expect(section.getByText('Please give the e-mail address for your receipt.')).toBeVisible()
    await section.getByLabel('Email Address *').fill('meena')
    await expect(section.locator('[aria-invalid]')).toHaveCount(0)
    await pay.click()
    await expect(
      section.getByText('This does not look like an e-mail address. Please check it.'),
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/pricing')
  })

  test('[M-03] [M-04] [M-05] [M-07] the script loads on first use, the payment succeeds, and the receipt stays', async ({
    page,
  }) => {
    const found = complaints(page)
    const scripts = requestsTo(page, '/test-checkout/checkout.js')
    await rememberOptions(page)
    await orderFromThePackages(page)
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible()
    await expect(page.getByText('No card is asked for and no money moves.')).toBeVisible()
    expect(scripts()).toBe(0)
    await pay(page)
    expect(scripts()).toBe(1)
    expect(await page.evaluate(() => (window as { opened?: object }).opened)).toMatchObject({
      amount: prices['quick-start.advanced-chatbot'].minor,
      currency: 'INR',
      name: 'Sutradhar',
      description: packageName,
      order_id: expect.stringMatching(/^order_/),
      prefill: {
        name: 'Meena Rawat',
        email: expect.stringMatching(/@school\.example$/),
        contact: '+919876543210',
      },
      theme: { color: colours.indigo.light },
      callback_url: expect.stringContaining('/api/payments/verify?order='),
    })
    await choose(page, 'Pay')
    await expectToast(
      page,
      'Payment Successful!',
      `Thank you for purchasing ${packageName}. We'll contact you within 24 hours to get started.`,
    )
    await expect(page.getByRole('heading', { name: 'Payment received. Thank you!' })).toBeVisible()
    const receipt = page.getByRole('region', { name: 'Receipt' })
    await expect(receipt).toContainText(/R-\d{4}-\d{4}/)
    await expect(receipt).toContainText(cost)
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
    const number = (await receipt.textContent())?.match(/R-\d{4}-\d{4}/)?.[0] ?? 'none'

    await page.reload()
    await expect(receipt).toContainText(number)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Payment received. Thank you!' })).toBeHidden()
    await expect(receipt).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden()
    expect(found).toEqual([])
  })

  test('[M-06] dismissed, then declined, then paid: each time the page says how it stands', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await haveOrder(page)
    await pay(page)
    await choose(page, 'Close without paying')
    await expectToast(page, 'Payment Cancelled', 'Your payment was cancelled. You can try again anytime.')
    await pay(page)
    await page.keyboard.press('Escape')
    await expectToast(page, 'Payment Cancelled', 'Your payment was cancelled. You can try again anytime.')

    await pay(page)
    await choose(page, 'Let the payment fail')
    await expectToast(page, 'Payment Error', 'There was an issue processing your payment. Please try again.')
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    await pay(page)
    await choose(page, 'Pay')
    await expect(page.getByRole('heading', { name: 'Payment received. Thank you!' })).toBeVisible()

    // The provider's script, and what the page's policy lets it do, stay behind.
    await page.getByRole('main').getByRole('link', { name: 'Refund Policy' }).click()
    await page.waitForURL('/refund-policy')
    expect(await page.evaluate(() => 'Razorpay' in window)).toBe(false)
  })

  test('[M-06] [M-07] a made-up proof of payment is an error, and the page says that nothing is paid', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await haveOrder(page)
    await page.route('/test-checkout/payments', (route) =>
      route.fulfill({
        json: {
          razorpay_order_id: route.request().postDataJSON().orderId,
          razorpay_payment_id: 'pay_invented',
          razorpay_signature: 'f'.repeat(64),
        },
      }),
    )
    await pay(page)
    await choose(page, 'Pay')
    await expectToast(page, 'Payment Error', 'There was an issue processing your payment. Please try again.')
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible()
  })

  test('[M-03] when the script is blocked the visitor is told, and can pay on the other page', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await haveOrder(page)
    await page.route(script, (route) => route.abort())
    await page.getByRole('button', { name: `Pay ${cost}` }).click()
    await expectToast(page, 'Error', 'Failed to load payment script.')
    await page.getByRole('button', { name: 'Pay on the payment service’s own page instead' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Payment received. Thank you!' })).toBeVisible()
  })
})

test('[M-05] a payment confirmed late shows as being confirmed, and then as paid, without a reload', async ({
  page,
}) => {
  await haveOrder(page)
  await pay(page)
  await choose(page, 'Pay, confirmed later')
  await expect(page.getByRole('heading', { name: 'Your bank has approved it' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Payment received. Thank you!' })).toBeVisible({
    timeout: 20_000,
  })
})

test('[M-05] whoever paid while we could not be reached is told not to pay again, and then sees it paid', async ({
  page,
}) => {
  await haveOrder(page)
  await page.route('/api/payments/verify', (route) => route.abort())
  await pay(page)
  await choose(page, 'Pay')
  await expect(page.getByRole('button', { name: 'Confirming your payment...' })).toBeVisible()
  await expectToast(
    page,
    'Not confirmed yet',
    'Your browser could not reach us. Please do not pay again: this page will show your payment as soon as it is confirmed.',
  )
  await expect(page.getByRole('heading', { name: 'Payment received. Thank you!' })).toBeVisible()
})

test('[M-07] a reply that was lost is told by the button, and the next press is the same order, also after a reload', async ({
  page,
}) => {
  const placed: { payUrl: string }[] = []
  await page.route('/api/payments/orders', async (route) => {
    const response = await route.fetch()
    placed.push(await response.json())
    return placed.length === 1 ? route.abort() : route.fulfill({ response })
  })
  await fillIn(page)
  await buy(page)
  const notice = page.getByRole('alert').filter({ hasText: 'it will not count twice' })
  await expect(notice).toBeFocused()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  // Details and package are still there after a reload, before anything is touched.
  await page.reload()
  await expect(notice).toContainText(`Please press “Buy ${packageName}, ${cost}” again.`)
  await page.getByRole('button', { name: `Buy ${packageName}, ${cost}` }).click()
  await page.waitForURL(`${placed[0]?.payUrl}?again`)
  await expect(page.getByRole('heading', { name: 'This order is already open' })).toBeVisible()
})

test('[M-06] what the server says of an order that it does not take is shown', async ({ page }) => {
  await page.route('/api/payments/orders', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'too-many', message: 'Please wait a few minutes and try again.' } },
    }),
  )
  await fillIn(page)
  await buy(page)
  await expectToast(page, 'Payment Error', 'Please wait a few minutes and try again.')
})

test('axe finds nothing on the pay page and in its receipt', { tag: '@phone' }, async ({ page }) => {
  // Header and footer are those of every page, and are looked at there.
  const findings = (part = 'main') => findingsInBothThemes(page, part)
  await haveOrder(page)
  expect(await findings()).toEqual([])
  await pay(page)
  expect(await findings('dialog[open]')).toEqual([])
  await choose(page, 'Pay')
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  expect(await findings()).toEqual([])
})

test.describe('checkout without script', { tag: '@phone-only' }, () => {
  test.use({ javaScriptEnabled: false })

  test('[M-02] [M-05] the form asks for what is missing, and leads to a paid order', async ({ page }) => {
    await page.goto('/pricing#quick-start')
    await page.locator('#order').getByLabel('Phone (optional)').fill('98765 43210')
    await buy(page)
    // As with script, nothing is wrong yet.
    await expect(page.getByRole('status')).toContainText([
      'Please fill in your contact details before proceeding with payment.',
    ])
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expect(page.locator('#order').getByLabel('Phone (optional)')).toHaveValue('98765 43210')
    await page.locator('#order').getByLabel('Full Name *').fill('Meena Rawat')
    await page.getByRole('button', { name: `Buy ${packageName}, ${cost}` }).click()
    await expect(page.getByText('Please give the e-mail address for your receipt.').first()).toBeVisible()
    await page.locator('#order').getByLabel('Email Address *').fill(newAddress())
    await page.getByRole('button', { name: `Buy ${packageName}, ${cost}` }).click()
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible()
    await page.getByRole('button', { name: `Pay ${cost}` }).click()
    await page.getByRole('button', { name: 'Let the payment fail' }).click()
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    await page.getByRole('button', { name: `Pay ${cost}` }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Payment received. Thank you!' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/R-\d{4}-\d{4}/)
  })
})

async function fillIn(page: Page): Promise<void> {
  await page.goto('/pricing#quick-start')
  await hydrated(page)
  const section = page.getByRole('region', { name: /^Quick Start/ })
  await section.getByLabel('Full Name *').fill('Meena Rawat')
  await section.getByLabel('Email Address *').fill(newAddress())
  await section.getByLabel('Phone (optional)').fill('98765 43210')
}

/** The same buyer would get the order that another test has open. */
function newAddress(): string {
  return `meena-${crypto.randomUUID()}@school.example`
}

/** The page of a new order, placed as the form places it; the way through the packages has tests of its own. */
async function haveOrder(page: Page): Promise<void> {
  const buyer = { packageId: 'advanced-chatbot', name: 'Meena Rawat', email: newAddress() }
  const response = await page.request.post('/api/payments/orders', { data: buyer })
  await page.goto((await response.json()).payUrl)
  await hydrated(page)
}

async function orderFromThePackages(page: Page): Promise<void> {
  await fillIn(page)
  await buy(page)
  await page.waitForURL(/\/pay\/[\w-]{22}$/)
  await hydrated(page)
}

async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Buy this package: ${packageName}` }).click()
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Pay ${cost}` }).click()
  await expect(page.getByRole('dialog', { name: 'TEST: Test checkout' })).toBeVisible()
}

async function choose(page: Page, outcome: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: outcome, exact: true }).click()
}

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.locator('[data-toast]')
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

/** How often an address was asked for so far. */
function requestsTo(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}

/** Keeps what the provider's window is opened with. */
async function rememberOptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Checkout = new (options: object) => object
    let provided: Checkout | undefined
    Object.defineProperty(window, 'Razorpay', {
      get: () => provided,
      set(Given: Checkout) {
        provided = class extends Given {
          constructor(options: object) {
            super(options)
            Object.assign(window, { opened: JSON.parse(JSON.stringify(options)) })
          }
        }
      },
    })
  })
}

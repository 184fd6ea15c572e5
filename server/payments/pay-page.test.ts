import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { machinePaths, paths } from '#content/paths.ts'
import { prices } from '#content/prices.ts'
import { wordsIn } from '#content/words.ts'
import { createApi } from '#server/api/index.ts'
import { parseEnv } from '#server/env.ts'
import { openServices, type Services } from '#server/services.ts'
import { freshEmbedded } from '../../tests/engines.ts'
import { mainPart } from '../../tests/main-part.ts'
import { aPaymentProvider, aWebhook, type PaymentProviderServer } from '../../tests/payment-provider.ts'
import { aSite, envOf, freshServices, type Site } from '../../tests/site.ts'

const { payPage } = wordsIn('en')

const buyer = { packageId: 'basic-chatbot', name: 'Meena <b>Rawat</b>', email: 'meena@school.example' }

async function siteWith(settings: Record<string, string>): Promise<{ site: Site; services: Services }> {
  const { dataDir } = await freshEmbedded()
  const parsed = parseEnv({ ...settings, DATA_DIR: dataDir })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const services = await openServices(parsed.env, () => {})
  return { services, site: await aSite(settings, { services }) }
}

function post(site: Site, address: string, body: object): Promise<Response> {
  return site.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function sendForm(site: Site, address: string, fields: Record<string, string>): Promise<Response> {
  return site.request(address, { method: 'POST', body: new URLSearchParams(fields) })
}

function policyOf(response: Response): Record<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [
        name,
        sources.filter((source) => !source.startsWith("'nonce-") && !source.startsWith("'sha256-")),
      ]
    }),
  )
}

describe('with a provider', () => {
  let provider: PaymentProviderServer
  let site: Site
  let services: Services
  beforeAll(async () => {
    provider = await aPaymentProvider()
    ;({ site, services } = await siteWith(provider.settings))
  })
  afterAll(async () => {
    await services.close()
    await provider.stop()
  })
  /** By a buyer of its own: the same one would have the same order. */
  const order = async (changes: object = { email: `buyer${++buyers}@school.example` }) =>
    (await (await post(site, '/api/payments/orders', { ...buyer, ...changes })).json()) as Order
  let buyers = 0
  interface Order {
    orderId: string
    payUrl: string
    callback_url: string
  }

  test('the policy of the pay page adds the provider’s hosts, and no other page’s does', async () => {
    const { payUrl } = await order()
    const usual = policyOf(await site.request('/no-such-page'))
    // The provider's script writes into its page as it likes, so there alone it may.
    const { 'require-trusted-types-for': _, 'trusted-types': __, ...withoutTrustedTypes } = usual
    const api = new URL(provider.url).origin
    expect(policyOf(await site.request(payUrl))).toEqual({
      ...withoutTrustedTypes,
      'script-src': ["'self'", 'https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
      'img-src': ["'self'", 'data:', 'https://cdn.razorpay.com'],
      'connect-src': ["'self'", 'https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
      'frame-src': [...(usual['frame-src'] ?? []), api, 'https://checkout.razorpay.com'],
      'form-action': [...(usual['form-action'] ?? []), api],
    })
    for (const address of [
      ...Object.values(paths),
      deskPaths.signIn,
      `${payUrl}/test`,
      '/pay/AAAAAAAAAAAAAAAAAAAAAA',
    ])
      expect([address, policyOf(await site.request(address))]).toEqual([address, usual])
    for (const address of Object.values(machinePaths))
      expect((await site.request(address)).headers.get('content-security-policy')).not.toContain('razorpay')
    expect(policyOf(await sendForm(site, '/api/payments/orders', {}))).toEqual(usual)
  })

  test('the pay page shows the true state, keeps to itself and is kept by nobody', async () => {
    const { orderId, payUrl } = await order()
    const open = await site.request(payUrl)
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await site.request(`${payUrl}.data`)).headers.get('cache-control')).toBe('no-store')
    expect(open.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    const html = await open.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Ready when you are')
    expect(html).not.toContain('<b>Rawat')
    expect(html).not.toContain(provider.settings.RAZORPAY_KEY_SECRET)
    await post(site, '/webhooks/razorpay', {})
    const delivery = aWebhook('payment.captured', provider.pay(orderId))
    await site.request('/webhooks/razorpay', { method: 'POST', ...delivery })
    const paid = mainPart(await (await site.request(payUrl)).text())
    expect(paid).toContain('Payment received. Thank you!')
    expect(paid).toMatch(/R-\d{4}-\d{4}/)
    expect((await site.request('/pay/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
    expect(site.logged.filter(({ path }) => String(path).includes(payUrl.slice(5)))).toEqual([])
  })

  test('of another amount than asked for the page says so, and asks for nothing', async () => {
    const { orderId, payUrl } = await order()
    const delivery = aWebhook('payment.captured', provider.pay(orderId, { amount: 100 }))
    await site.request('/webhooks/razorpay', { method: 'POST', ...delivery })
    const html = mainPart(await (await site.request(payUrl)).text())
    expect(html).toContain('A different amount arrived')
    expect(html).not.toContain('Nothing has been charged')
    expect(html).not.toContain('checkout/embedded')
  })

  test('without script the button leads to the provider’s own page, with everything it needs', async () => {
    const { orderId, payUrl, callback_url } = await order()
    const html = mainPart(await (await site.request(payUrl)).text())
    expect(html).toContain(`action="${provider.url}/checkout/embedded"`)
    const fields = Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map((match) =>
        match.slice(1),
      ),
    )
    expect(fields).toMatchObject({
      key_id: 'rzp_test_standin',
      order_id: orderId,
      amount: String(prices['quick-start.basic-chatbot'].minor),
      currency: 'INR',
      'prefill[email]': expect.stringContaining('@school.example'),
      callback_url,
      cancel_url: `http://localhost:3000${payUrl}`,
    })
  })

  test('[M-07] in browsers inside other apps the provider posts to the callback, which leads back to the page', async () => {
    const { orderId, payUrl, callback_url } = await order()
    const callback = new URL(callback_url)
    const address = callback.pathname + callback.search
    const forged = await sendForm(site, address, { razorpay_order_id: orderId, 'error[code]': 'BAD' })
    expect([forged.status, forged.headers.get('location')]).toEqual([303, payUrl])
    const paid = await site.request(address, {
      method: 'POST',
      headers: { origin: 'https://api.razorpay.com', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(provider.proofOf(provider.pay(orderId))),
    })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, payUrl])
    expect(mainPart(await (await site.request(payUrl)).text())).toContain('Payment received. Thank you!')
    const lost = await sendForm(site, '/api/payments/verify', { razorpay_order_id: 'order_x' })
    expect(lost.headers.get('location')).toBe('/pricing#quick-start')
  })

  test('[M-02] a plain form comes back with the exact words and what was typed, and pressed twice is one order', async () => {
    const response = await sendForm(site, '/api/payments/orders', {
      packageId: 'basic-chatbot',
      name: 'Meena',
    })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('Information Required')
    expect(html).toContain('Please fill in your contact details before proceeding with payment.')
    expect(html).toContain('value="Meena"')
    const fields = { packageId: 'basic-chatbot', name: 'Asha', email: 'asha@shop.example' }
    provider.mood = 'down'
    const failed = await sendForm(site, '/api/payments/orders', fields)
    provider.mood = 'well'
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30'])
    const sorry = await failed.text()
    expect(sorry).toContain('Payment Error')
    expect(sorry).toContain('There was an issue processing your payment. Please try again.')
    const placed = await Promise.all([1, 2].map(() => sendForm(site, '/api/payments/orders', fields)))
    const addresses = placed.map(({ headers }) => headers.get('location')?.split('?')[0])
    expect(addresses).toEqual([expect.stringMatching(/^\/pay\//), addresses[0]])
    const open = mainPart(await (await site.request(addresses[0] ?? '')).text())
    const orderId = open.match(/name="order_id" value="(\w+)"/)?.[1] ?? ''
    await post(site, '/api/payments/verify', provider.proofOf(provider.pay(orderId)))
    const another = await sendForm(site, '/api/payments/orders', fields)
    expect(another.headers.get('location')).not.toContain(addresses[0])
  })

  test('whoever comes back and buys again is told of the order that is open, and of one that is paid', async () => {
    const same = { email: 'zuhura@guesthouse.example' }
    const pageOf = async ({ payUrl }: Order) => mainPart(await (await site.request(payUrl)).text())
    const first = await order(same)
    expect(await pageOf(first)).not.toContain('already open')
    const again = await order(same)
    expect(again.orderId).toBe(first.orderId)
    expect(await pageOf(again)).toContain('This order is already open')
    const other = await pageOf(await order({ ...same, packageId: 'advanced-chatbot' }))
    expect(other).toMatch(/You also have an unpaid order.*Basic AI Chatbot/s)
    await post(site, '/api/payments/verify', provider.proofOf(provider.pay(first.orderId)))
    const onceMore = await pageOf(await order(same))
    expect(onceMore).toMatch(/You have already paid for.*Basic AI Chatbot/s)
    expect(onceMore).toContain('checkout/embedded')
  })

  test('whoever paid twice reads on the page what happens next', async () => {
    const { orderId, payUrl } = await order()
    for (const payment of [provider.pay(orderId), provider.pay(orderId)])
      await post(site, '/api/payments/verify', provider.proofOf(payment))
    const html = mainPart(await (await site.request(payUrl)).text())
    expect(html).toContain('Payment received. Thank you!')
    expect(html).toContain('You have paid twice')
    expect(html).toContain('do not have to do anything')
  })

  test('whoever has paid for two orders of one package reads so on both pages', async () => {
    const same = { email: 'bought.twice@school.example' }
    const pages: string[] = []
    for (const name of ['Meena Rawat', 'M. Rawat']) {
      const { orderId, payUrl } = await order({ ...same, name })
      await post(site, '/api/payments/verify', provider.proofOf(provider.pay(orderId)))
      pages.push(payUrl)
    }
    for (const address of pages) {
      const page = mainPart(await (await site.request(address)).text())
      expect(page).toContain(payPage.boughtTwice.title)
      // The usual thanks would promise to begin.
      expect(page).not.toContain(payPage.states.captured.title)
      expect(page).not.toContain('contact you within 24 hours')
    }
  })

  test('there is no test checkout', async () => {
    const { payUrl, orderId } = await order()
    expect((await site.request('/test-checkout/checkout.js')).status).toBe(404)
    expect((await site.request(`${payUrl}/test`)).status).toBe(404)
    expect((await post(site, '/test-checkout/payments', { orderId, outcome: 'pay' })).status).toBe(404)
  })
})

test('[M-07] live without keys there is no payment, real or played: packages are ordered by message', async () => {
  const live = {
    SITE_MODE: 'live',
    PUBLIC_URL: 'https://www.sutradhar.example',
    SESSION_SECRET: 'x'.repeat(32),
  }
  const { site, services } = await siteWith(live)
  const html = await (await site.request('/pricing')).text()
  expect(html).toContain('Online payment is not open yet.')
  expect(html.match(/aria-label="Order by message: /g)).toHaveLength(3)
  expect(html).not.toContain('action="/api/payments/orders"')
  for (const address of ['/api/payments/orders', '/api/payments/verify', '/webhooks/razorpay'])
    expect((await post(site, address, buyer)).status).toBe(503)
  expect((await sendForm(site, '/api/payments/orders', buyer)).status).toBe(503)
  expect((await site.request('/test-checkout/checkout.js')).status).toBe(404)
  expect(services.standIns.join('\n')).toContain('Online payment is off')
  expect(await services.payments.list()).toEqual([])
  await services.close()
})

test('live without mail nobody who pays is promised one', async () => {
  const provider = await aPaymentProvider()
  const { site, services } = await siteWith({
    ...provider.settings,
    SITE_MODE: 'live',
    PUBLIC_URL: 'https://www.sutradhar.example',
    SESSION_SECRET: 'x'.repeat(32),
  })
  const placed = await post(site, '/api/payments/orders', buyer)
  const { orderId, payUrl } = (await placed.json()) as { orderId: string; payUrl: string }
  const steps = async () => {
    const html = mainPart(await (await site.request(payUrl)).text())
    return html.slice(html.indexOf('What happens next'), html.indexOf('</ol>'))
  }
  const payment = provider.pay(orderId, { status: 'authorized' })
  const said = [await steps()]
  for (const event of ['payment.authorized', 'payment.captured']) {
    await site.request('/webhooks/razorpay', { method: 'POST', ...aWebhook(event, payment) })
    said.push(await steps())
  }
  expect(said.join('\n')).not.toContain('e-mail')
  for (const step of [
    'You will see the result and the receipt here',
    'once the money has arrived',
    'on this page. Print it',
  ])
    expect(said.join('\n')).toContain(step)
  await services.close()
  await provider.stop()
})

test('a restart in the middle of a played payment loses nothing: the page tells the truth, and one can still pay', async () => {
  const { dataDir } = await freshEmbedded()
  const open = () => openServices(envOf({ DATA_DIR: dataDir }), () => {})
  const before = await open()
  const place = async (name: string) => {
    const placed = await before.payments.place(
      { packageId: 'basic-chatbot', name, email: 'meena@school.example' },
      { words: wordsIn('en') },
    )
    if (!placed.ok) throw new Error('No order')
    return { id: placed.order.id, orderId: placed.order.providerOrderId }
  }
  const [late, unverified, failed, untouched] = [
    await place('Meena'),
    await place('Asha'),
    await place('Zuhura'),
    await place('Ravi'),
  ]
  const proof = await before.payments.play(late.orderId, 'late')
  if (!proof || proof === 'failed') throw new Error('No proof')
  await before.payments.verify(proof)
  await before.payments.play(unverified.orderId, 'late')
  await before.payments.play(failed.orderId, 'fail')
  expect((await before.payments.view(late.id))?.standing.state).toBe('authorised')
  await before.close()

  const after = await open()
  await after.payments.reconcile(true)
  const stateOf = async ({ id }: { id: string }) => (await after.payments.view(id))?.standing.state
  expect([await stateOf(late), await stateOf(unverified)]).toEqual(['captured', 'captured'])
  expect([await stateOf(failed), await stateOf(untouched)]).toEqual(['failed', 'created'])
  for (const { id, orderId } of [failed, untouched]) {
    expect((await after.payments.view(id))?.checkout?.orderId).toBe(orderId)
    const paid = await after.payments.play(orderId, 'pay')
    if (!paid || paid === 'failed') throw new Error('No proof')
    expect(await after.payments.verify(paid)).toMatchObject({ ok: true, standing: { state: 'captured' } })
  }
  await after.close()
})

test('[M-05] the test checkout pays with a signature of its own, which only its own secret makes', async () => {
  const services = await freshServices()
  const env = parseEnv({})
  if (!env.ok) throw new Error('No settings')
  const api = createApi({ env: env.env, services, now: () => new Date() })
  const site = {
    request: async (address: string, init?: RequestInit) => api.request(address, init),
    logged: [],
  }
  const { orderId } = (await (await post(site, '/api/payments/orders', buyer)).json()) as { orderId: string }
  const script = await site.request('/test-checkout/checkout.js')
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  const unknown = await post(site, '/test-checkout/payments', { orderId: 'order_x', outcome: 'pay' })
  expect(unknown.status).toBe(404)
  const played = await post(site, '/test-checkout/payments', { orderId, outcome: 'pay' })
  const proof = (await played.json()) as Record<string, string>
  const forged = { ...proof, razorpay_signature: proof.razorpay_signature?.replace(/^./, 'x') }
  expect((await post(site, '/api/payments/verify', forged)).status).toBe(400)
  expect(await (await post(site, '/api/payments/verify', proof)).json()).toEqual({ status: 'captured' })
  await services.close()
})

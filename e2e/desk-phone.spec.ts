import { expect, type Locator, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { findingsInBothThemes } from './axe.ts'
import { createOwner, signIn, test } from './owner.ts'
import { hydrated } from './reader.ts'

const onPhones = { tag: ['@phone', '@phone-only'] }

test(
  'on a phone the daily places are at the bottom, and the rest is behind “More”',
  onPhones,
  async ({ desk }) => {
    await write(desk, `Waiting ${Date.now()}`)
    await desk.goto(deskPaths.today)
    await hydrated(desk)
    const bar = desk.getByRole('navigation', { name: 'Desk' })
    await expect(bar).toHaveCount(1)
    await expect(bar.getByRole('link')).toHaveText([/^Today/, 'Leads', 'Bookings', 'Mail'])
    await expect(bar.getByRole('link', { name: /^Today.*, \d+ waiting$/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (const target of [
      ...(await bar.getByRole('link').all()),
      bar.getByRole('button', { name: 'More' }),
    ]) {
      const place = await target.boundingBox()
      expect(place?.height).toBeGreaterThanOrEqual(44)
      expect(place?.width).toBeGreaterThanOrEqual(44)
    }

    await test.step('it lies over nothing at the end of a page, nor over what has the focus', async () => {
      for (const screen of [deskPaths.today, deskPaths.notifications, deskPaths.account]) {
        await desk.goto(screen)
        await hydrated(desk)
        await desk.evaluate(() => scrollTo(0, document.body.scrollHeight))
        const last = desk
          .locator('.above-bottom-bar')
          .locator('p:visible, a:visible, button:visible, td:visible')
          .last()
        expect(await bottomOf(last), screen).toBeLessThanOrEqual(await topOf(bar))
      }
      await desk.goto(deskPaths.notifications)
      await hydrated(desk)
      await desk.evaluate(() => scrollTo(0, 0))
      for (let presses = 0; presses < 40; presses++) {
        await desk.keyboard.press('Tab')
        const focused = desk.locator('.above-bottom-bar :focus')
        if ((await focused.count()) === 0) continue
        expect(await bottomOf(focused)).toBeLessThanOrEqual(await topOf(bar))
      }
    })

    await test.step('“More” opens the rest, and closes when one goes there', async () => {
      await bar.getByRole('button', { name: 'More' }).tap()
      await expect(desk.getByRole('button', { name: 'Sign out' })).toBeVisible()
      await desk.getByRole('link', { name: 'Payments' }).tap()
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Payments')
      await expect(desk.getByRole('button', { name: 'Sign out' })).toBeHidden()
    })
  },
)

test('the bar at the bottom works without script', onPhones, async ({ browser, baseURL }, { project }) => {
  const { viewport, isMobile, hasTouch } = project.use
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: viewport ?? null,
    isMobile: isMobile ?? false,
    hasTouch: hasTouch ?? false,
  })
  const page = await context.newPage()
  await signIn(page, createOwner(`bar${Date.now()}@sutradhar.example`))
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('link', { name: 'Notifications' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  await expect(page.getByText('Turning this device on needs JavaScript.')).toBeVisible()
  await page.getByLabel('Payments').uncheck()
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('status')).toContainText('Saved.')
  await expect(page.getByLabel('Payments')).not.toBeChecked()
  await context.close()
})

test('a new lead is answered with at most four taps from Today', onPhones, async ({ desk }) => {
  const name = `Tapped ${Date.now()}`
  // Others with the same number must not push the way to answer out of sight.
  for (const other of ['One', 'Two', 'Three', 'Four', 'Five']) await write(desk, `${other} ${name}`)
  await write(desk, name)
  await desk.goto(deskPaths.today)
  await hydrated(desk)
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  await tap(desk.getByRole('link', { name, exact: true }))
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name)
  const reply = desk.getByLabel('Your reply')
  const whatsApp = desk.getByRole('link', { name: 'WhatsApp' })
  const atBottom = () => desk.evaluate(() => innerHeight)
  await test.step('who it is, how they stand and the ways to answer stay in reach however far one has read', async () => {
    await expect(reply).toHaveCount(1)
    await expect(desk.getByRole('navigation', { name: 'Desk' })).toBeHidden()
    for (const part of [0, 0.5, 1]) {
      await desk.evaluate((place) => scrollTo(0, document.body.scrollHeight * place), part)
      for (const thing of [
        desk.getByRole('heading', { level: 1 }),
        desk.getByRole('button', { name: 'Stage: New' }),
        reply,
        whatsApp,
      ])
        await expect(thing).toBeInViewport({ ratio: 1 })
      expect(await bottomOf(desk.locator('.answer-bar'))).toBeCloseTo(await atBottom(), 0)
    }
    for (const target of [reply, whatsApp, desk.getByRole('button', { name: 'Mark as answered' })])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(desk.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+91/)
    await tap(reply)
  })
  await expect(reply).toBeFocused()
  await expect(reply).toBeInViewport()
  await test.step('who writes sees no other way to answer, and the field is at the bottom', async () => {
    await expect(whatsApp).toBeHidden()
    expect(await bottomOf(desk.locator('.composer'))).toBeCloseTo(await atBottom(), 0)
  })
  await desk.keyboard.type('Namaste, we will call you today.')
  await tap(desk.getByRole('button', { name: 'Send it' }))
  await expect(desk.getByRole('status')).toContainText('Your reply is kept here')
  expect(taps).toBeLessThanOrEqual(4)
})

test(
  'a reply and a note stay in their fields, each with its person, until they are sent',
  onPhones,
  async ({ page }) => {
    const owner = createOwner(`draft${Date.now()}@sutradhar.example`)
    await signIn(page, owner)
    const names = ['First', 'Second'].map((each) => `${each} ${Date.now()}`)
    for (const name of names) await write(page, name)
    const [first = '', second = ''] = names
    const reply = page.getByLabel('Your reply')
    const note = page.getByLabel('Only for the team')
    const noteTab = page.getByRole('radio', { name: 'Note' })
    await openPerson(page, first)
    const address = page.url()
    await reply.fill('A reply to the first')
    await noteTab.check({ force: true })
    await note.fill('A note on the first')
    await page.reload()
    await expect(reply).toHaveValue('A reply to the first')
    await expect(note).toHaveValue('A note on the first')

    await test.step('news that come meanwhile take nothing away', async () => {
      await page.getByRole('heading', { level: 1 }).click()
      const news = page.waitForResponse((response) => /admin\/leads\/.*\.data/.test(response.url()))
      await news
      await expect(reply).toHaveValue('A reply to the first')
    })

    await openPerson(page, second)
    await expect(reply).toHaveValue('')
    await expect(note).toHaveValue('')

    await test.step('nor does signing out', async () => {
      await page.getByRole('link', { name: 'All leads' }).tap()
      await page.getByRole('button', { name: 'More', exact: true }).tap()
      await page.getByRole('button', { name: 'Sign out' }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
      await signIn(page, owner)
      await page.goto(address)
      await expect(reply).toHaveValue('A reply to the first')
      await expect(note).toHaveValue('A note on the first')
    })

    await page.getByRole('group', { name: 'What to write' }).getByText('Reply').tap()
    await page.getByRole('button', { name: 'Send it' }).tap()
    await expect(page.getByRole('status')).toContainText('Your reply is kept here')
    await expect(reply).toHaveValue('')
    await expect(note).toHaveValue('A note on the first')
    await page.reload()
    await expect(reply).toHaveValue('')
  },
)

test('the desk is an app of its own, and says so when there is no connection', async ({ desk, context }) => {
  await desk.goto('/')
  await expect(desk.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest')
  await desk.goto(deskPaths.leads)
  await hydrated(desk)
  await expect(desk.locator('link[rel=manifest]')).toHaveAttribute('href', deskPaths.manifest)
  const answer = await desk.request.get(deskPaths.manifest)
  expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: 'Sutradhar desk',
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  })
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await desk.request.get(src)).body()
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  const browser = await context.newCDPSession(desk)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Tests browse in private, where nothing can be installed; all else is as it has to be.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await desk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const scopes = await desk.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual(['/admin'])
  await context.setOffline(true)
  await desk.goto(deskPaths.bookings)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('No connection')
  expect(await desk.evaluate(() => caches.keys())).toEqual([])
  await context.setOffline(false)
  await desk.getByRole('link', { name: 'Try again' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Bookings')
})

test('a device is turned on, tested, set and taken off again @phone', async ({ page }) => {
  // A browser without a window asks nobody, and no push service can be reached from here: both answers are made up.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    let current: unknown = null
    const subscription = {
      endpoint: 'https://push.example.invalid/device/1',
      toJSON: () => ({
        endpoint: 'https://push.example.invalid/device/1',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => {
        current = null
        sessionStorage.removeItem('subscribed')
        return true
      },
    }
    if (sessionStorage.getItem('subscribed')) current = subscription
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', '1')
      current = subscription
      return subscription as unknown as PushSubscription
    }
  })
  await signIn(page, createOwner(`bell${Date.now()}@sutradhar.example`))
  await page.goto(deskPaths.notifications)
  await hydrated(page)
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(page.getByRole('status')).toContainText('This device now gets notifications.')
  await expect(page.getByText('On for this device.')).toBeVisible()
  await expect(page.getByText(/Chrome \d+.* · This device/)).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])

  await page.getByLabel('From').fill('22:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toContainText('Quiet hours need a beginning and an end')
  await page.getByLabel('From').fill('22:00')
  await page.getByLabel('Until').fill('07:00')
  await page.getByLabel('Show the first words').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toContainText('Saved.')
  await expect(page.getByLabel('From')).toHaveValue('22:00')
  await expect(page.getByLabel('Show the first words')).toBeChecked()

  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('status')).toContainText('1 device could not be reached.')

  await page.getByRole('button', { name: 'Turn off for this device' }).click()
  await expect(page.getByRole('status')).toContainText('That device gets no more notifications.')
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible()
})

test('a browser that was told to block says how to allow it', async ({ desk }) => {
  await desk.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await desk.goto(deskPaths.notifications)
  await expect(desk.getByText('Notifications from the desk are blocked in this browser.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Turn on for this device' })).toBeHidden()
})

test('an iPhone without the app on its home screen is told how to get there', async ({ desk }) => {
  await desk.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)' })
    Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 })
  })
  await desk.goto(deskPaths.notifications)
  await expect(desk.getByText('the desk must be on the home screen first')).toBeVisible()
})

async function write(page: Page, name: string): Promise<void> {
  const email = `${name.replaceAll(' ', '').toLowerCase()}@school.example`
  // Who asks for a quote leaves a number.
  const answer = await page.request.post('/api/quotes', {
    data: { name, email, phone: '+91 98765 43210', details: 'The phone rings.\n'.repeat(9) },
  })
  expect(answer.status()).toBe(201)
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(`${deskPaths.leads}?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await hydrated(page)
}

async function topOf(target: Locator): Promise<number> {
  return (await target.boundingBox())?.y ?? Number.NaN
}

async function bottomOf(target: Locator): Promise<number> {
  const place = await target.boundingBox()
  return place ? place.y + place.height : Number.NaN
}

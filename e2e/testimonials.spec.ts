import { expect, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { test } from './owner.ts'
import { hydrated } from './reader.ts'

test('[T-02] a client writes a testimonial with the keyboard alone; mistakes are shown and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/testimonials')
  await hydrated(page)
  const form = page.locator('#testimonial-form')
  await form.getByLabel('How was it? *').fill('Quiet mornings since March.')
  await form.getByLabel('Your name *').fill('Meena Sharma')
  await form.getByRole('button', { name: 'Send it' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('How was it? *')).toHaveValue('Quiet mornings since March.')
  await form.getByRole('radio', { name: '1 star: bad' }).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '4 stars: good' })).toBeChecked()
  await form.getByLabel('Email address *').fill(`meena${Date.now()}@school.example`)
  await form.getByLabel('What did we build for you? *').selectOption('WhatsApp Agents')
  await form.getByRole('button', { name: 'Send it' }).click()
  await expect(form.getByRole('alert')).toContainText('Please tick the box.')
  await form.getByLabel('You may show my name').check()
  await form.getByRole('button', { name: 'Send it' }).click()
  await expect(page).toHaveURL(/\/thanks\/testimonial$/)
  await expect(page.getByRole('main').getByText('We have received your words.')).toBeVisible()
  await expect(page.getByText('Quiet mornings since March.')).toHaveCount(0)
})

test('[T-02] the same form works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/testimonials')
  const form = page.locator('#testimonial-form')
  // What is said about it is what is done with it: other forms reach the team alone. It is one press away.
  await form.locator('summary').click()
  await expect(form.getByRole('group').getByRole('definition')).toContainText([
    'What you type here',
    'To show it on this site',
    'Everyone sees your words',
    'Until you or we delete it',
    'Press the link in the mail',
  ])
  await form.getByRole('radio', { name: '5 stars: excellent' }).check({ force: true })
  await form.getByLabel('How was it? *').fill('It simply works.')
  await form.getByLabel('What did we build for you? *').selectOption('WhatsApp Agents')
  await form.getByLabel('Your name *').fill('Ravi')
  await form.getByLabel('Email address *').fill(`ravi${Date.now()}@shop.example`)
  await form.getByLabel('You may show my name').check()
  await form.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
  await context.close()
})

test('[T-05] [T-06] the owner publishes, features and deletes; pages follow at once, and deleting can be undone', async ({
  desk,
}) => {
  const name = `Asha ${Date.now()}`
  const content = `${'They listened before they built anything. '.repeat(5)}And it shows.`
  await desk.request.post('/api/testimonials', {
    data: {
      name,
      email: `asha${Date.now()}@clinic.example`,
      role: 'Owner',
      company: 'A clinic in Pune',
      content,
      rating: 4,
      service_type: 'AI Voice Agents',
      publish_consent: true,
    },
  })
  await desk.goto(`${deskPaths.testimonials}?status=pending`)
  const entry = () => desk.getByRole('listitem').filter({ hasText: name })
  await entry().getByRole('checkbox').check()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('1 testimonial approved.')
  await desk.goto(`${deskPaths.testimonials}?status=approved`)
  await entry().getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(entry().getByText('Featured', { exact: true })).toBeVisible()

  const visitor = await desk.context().newPage()
  await visitor.goto('/')
  const card = visitor.getByRole('figure').filter({ hasText: name })
  await expect(card).toContainText('Owner, A clinic in Pune')
  await expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeAttached()
  await expect(card.getByText(`${content.slice(0, 150)}…`)).toBeAttached()
  await visitor.goto('/testimonials?service=AI%20Voice%20Agents')
  await expect(visitor.getByRole('figure').filter({ hasText: name })).toContainText('And it shows.')

  await entry().getByRole('checkbox').check()
  await desk.getByRole('button', { name: 'Delete' }).click()
  await expect(desk.getByRole('status')).toContainText('1 testimonial deleted.')
  await visitor.goto('/testimonials')
  await expect(visitor.getByText(name)).toHaveCount(0)
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status')).toContainText('1 testimonial put back as before.')
  await visitor.goto('/testimonials')
  await expect(visitor.getByText(name)).toBeVisible()
})

test('the owner adds a photo of any size and a video; visitors see them, and the video’s host hears of nobody before the press', async ({
  desk,
}) => {
  const name = `Photo ${Date.now()}`
  const sent = await desk.request.post('/api/testimonials', {
    data: {
      name,
      email: `photo${Date.now()}@clinic.example`,
      content: 'It rings less.',
      rating: 5,
      service_type: 'AI Voice Agents',
      publish_consent: true,
    },
  })
  const { id } = (await sent.json()) as { id: string }
  await desk.goto(`${deskPaths.testimonials}?status=pending`)
  const entry = desk.getByRole('listitem').filter({ hasText: name })
  await entry.getByRole('button', { name: 'Approve this' }).click()
  await expect(desk.getByRole('status')).toContainText('1 testimonial approved.')
  await desk.goto(deskPaths.testimonial(id))
  // Far more than is taken: the browser makes it small.
  await desk.getByLabel('JPEG, PNG or WebP').setInputFiles('build/client/icon-512.png')
  await desk.getByRole('button', { name: 'Add the photo' }).click()
  await expect(desk.getByRole('status')).toContainText('Saved.')
  const picture = desk.getByRole('img', { name: `Photo of ${name}` })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await desk.getByLabel('Address of the video').fill('https://youtu.be/dQw4w9WgXcQ')
  const isSaved = desk.waitForResponse((response) => response.request().method() === 'POST')
  await desk.getByRole('button', { name: 'Save the video' }).click()
  await isSaved

  const visitor = await desk.context().newPage()
  await visitor.goto('/testimonials')
  const whole = visitor.getByRole('figure').filter({ hasText: name })
  const portrait = whole.getByRole('img', { name })
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  const asked: string[] = []
  await visitor.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '' })
  })
  await hydrated(visitor)
  expect(asked).toEqual([])
  await whole.getByRole('button', { name: 'Play the video' }).click()
  await expect(whole.locator('iframe')).toBeFocused()
  expect(asked).toEqual([expect.stringContaining('youtube-nocookie.com/embed/dQw4w9WgXcQ')])
})

test('[T-01] [T-03] [T-04] what is pending or rejected stays with the owner; filters find it; no page has an address', async ({
  desk,
}) => {
  const stamp = Date.now()
  for (const name of ['Yes', 'No'])
    await desk.request.post('/api/testimonials', {
      data: {
        name: `${name} ${stamp}`,
        email: `${name}${stamp}@clinic.example`,
        content: 'It rings less.',
        rating: name === 'Yes' ? 5 : 2,
        service_type: 'AI Voice Agents',
      },
    })
  const entry = (name: string) => desk.getByRole('listitem').filter({ hasText: `${name} ${stamp}` })
  await desk.goto(`${deskPaths.testimonials}?status=pending`)
  // They did not tick the box that allows it, so one press is not enough.
  await entry('Yes').getByText('Approve this').click()
  await expect(entry('Yes')).toContainText('Have they told you since')
  await entry('Yes').getByRole('button', { name: 'Yes, they agreed' }).click()
  await expect(desk.getByRole('status')).toContainText('1 testimonial approved.')
  await entry('No').getByRole('button', { name: 'Reject this' }).click()
  await expect(entry('No')).toHaveCount(0)
  const choose = async (filter: RegExp, option: string) => {
    await desk.getByRole('button', { name: filter }).click()
    await desk.getByRole('group', { name: filter }).getByText(option, { exact: true }).click()
    await expect(desk.getByRole('group', { name: filter })).toBeHidden()
  }
  await choose(/^Status/, 'Rejected')
  await expect(desk).toHaveURL(/status=rejected/)
  await choose(/^Service/, 'AI Voice Agents')
  await expect(entry('No')).toContainText('Rejected')
  await choose(/^At least/, '4 stars')
  await expect(entry('No')).toHaveCount(0)
  await desk.goto(`${deskPaths.testimonials}?status=approved&minimum=5`)
  await expect(entry('Yes')).toBeVisible()
  await desk.getByText('Featured only').click()
  await expect(entry('Yes')).toHaveCount(0)

  const answer = await desk.request.get('/api/testimonials?service_type=AI Voice Agents&min_rating=5')
  const list = (await answer.json()) as Record<string, unknown>[]
  expect(list.find(({ name }) => name === `Yes ${stamp}`)).toMatchObject({ rating: 5, featured: false })
  for (const address of ['/testimonials', '/testimonials?service=AI%20Voice%20Agents']) {
    const page = await (await desk.request.get(address)).text()
    expect(page).toContain(`Yes ${stamp}`)
    expect(page).not.toContain(`No ${stamp}`)
    expect(page).not.toContain('@clinic.example')
  }
})

test('[T-05] what was chosen is chosen once, Enter does nothing, and a second press does not undo the first', async ({
  desk,
}) => {
  const stamp = Date.now()
  // A service of its own: the list of all grows with what other tests send.
  const service = 'Something else'
  const address = `${deskPaths.testimonials}?service=${encodeURIComponent(service)}`
  for (const name of ['One', 'Two'])
    await desk.request.post('/api/testimonials', {
      data: {
        name: `${name} ${stamp}`,
        email: `${name}${stamp}@clinic.example`,
        content: 'It rings less.',
        rating: 5,
        service_type: service,
        publish_consent: true,
      },
    })
  await desk.goto(address)
  await hydrated(desk)
  const entry = (name: string) => desk.getByRole('listitem').filter({ hasText: `${name} ${stamp}` })
  const box = (name: string) => entry(name).getByRole('checkbox')
  const sent: string[] = []
  desk.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await box('One').check()
  await box('One').press('Enter')
  await desk.waitForTimeout(300)
  expect(sent).toEqual([])
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('1 testimonial approved.')
  await expect(entry('One')).toContainText('Approved')
  await expect(box('One')).not.toBeChecked()
  await box('Two').check()
  await desk.getByRole('button', { name: 'Delete' }).click()
  await expect(desk.getByRole('status')).toContainText('1 testimonial deleted.')
  await expect(entry('One')).toBeVisible()

  const stale = await desk.context().newPage()
  await stale.goto(address)
  for (const page of [desk, stale]) {
    const own = page.getByRole('listitem').filter({ hasText: `One ${stamp}` })
    await own.getByRole('button', { name: 'Feature', exact: true }).click()
    await expect(own.getByText('Featured', { exact: true })).toBeVisible()
  }
  await stale.close()
})

test('the link of an invitation stays on the screen; whom it was for does not, so another press writes to nobody', async ({
  desk,
}) => {
  await desk.clock.install()
  await desk.goto(deskPaths.testimonials)
  await hydrated(desk)
  await desk.getByLabel('Name', { exact: true }).fill('Asha')
  await desk.getByLabel('E-mail address').fill('asha@clinic.example')
  await desk.getByRole('button', { name: 'Send the invitation' }).click()
  const link = desk.getByText('/testimonials?invitation=')
  await expect(link).toBeVisible()
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(desk.getByLabel('E-mail address')).toHaveValue('')
  await desk.clock.fastForward(11_000)
  await desk.waitForTimeout(1000)
  await expect(link).toBeVisible()
})

test('[T-08] when a testimonial cannot be stored, the form says so and keeps what was typed', async ({
  page,
}) => {
  await page.route('**/api/testimonials', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'not-available', message: 'Failed' } } }),
  )
  await page.goto('/testimonials')
  await hydrated(page)
  const form = page.locator('#testimonial-form')
  await form.getByRole('radio', { name: '5 stars: excellent' }).check({ force: true })
  await form.getByLabel('How was it? *').fill('It simply works.')
  await form.getByLabel('What did we build for you? *').selectOption('WhatsApp Agents')
  await form.getByLabel('Your name *').fill('Ravi')
  await form.getByLabel('Email address *').fill('ravi@shop.example')
  await form.getByLabel('You may show my name').check()
  await form.getByRole('button', { name: 'Send it' }).click()
  await expect(page.locator('[data-toast]').getByText('Failed to submit testimonial')).toBeVisible()
  await expect(form.getByLabel('How was it? *')).toHaveValue('It simply works.')
})

test('[T-07] [H-07] the carousel shows two at a time and goes round; on the way there two skeletons stand in', async ({
  page,
}) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Testimonials', exact: true }).getByRole('list')
  const inView = () =>
    strip.evaluate((list) => {
      const box = list.getBoundingClientRect()
      return [...list.children].filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        return left >= box.left - 2 && right <= box.right + 2
      }).length
    })
  await strip.scrollIntoViewIfNeeded()
  expect(await inView()).toBe(2)
  const position = () => strip.evaluate((list) => Math.round(list.scrollLeft))
  await page.getByRole('button', { name: 'Previous testimonials' }).click()
  await expect.poll(position).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Next testimonials' }).click()
  await expect.poll(position).toBe(0)

  await page.goto('/pricing')
  await hydrated(page)
  await delayTestimonials(page)
  await page.getByRole('link', { name: /home/i }).first().click()
  const waiting = page.getByRole('status', { name: 'Loading testimonials' })
  await expect(waiting).toBeVisible()
  expect(await waiting.locator('> div').count()).toBe(2)
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('region', { name: 'Testimonials', exact: true })).toBeVisible()
})

test('[T-07] without script the testimonials are there, and no arrows that would do nothing @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('figure').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next testimonials' })).toBeHidden()
  await context.close()
})

/** As from a slow database: the page's words come at once, the rest of the same answer later. */
async function delayTestimonials(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ask = window.fetch
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (!answer.url.includes('.data')) return answer
      const text = await answer.text()
      const words = text.indexOf('\n') + 1
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode(text.slice(0, words)))
          await new Promise((resolve) => setTimeout(resolve, 1500))
          controller.enqueue(new TextEncoder().encode(text.slice(words)))
          controller.close()
        },
      })
      return new Response(body, answer)
    }
  })
}

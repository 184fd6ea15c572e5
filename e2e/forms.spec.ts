import { expect, type Page, test } from '@playwright/test'
import { findingsInBothThemes } from './axe.ts'
import { demoTime } from './demo-times.ts'
import { complaints, holdScripts, hydrated, unlikeAProgram } from './reader.ts'

const message = {
  name: 'मीना Rawat',
  email: 'meena@school.example',
  subject: 'Fee reminders',
  message: 'Can it remind parents?',
}

async function openForm(page: Page, path: string, id: string) {
  await page.goto(path)
  await hydrated(page)
  return page.locator(id)
}

async function fill(page: Page, id: string, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.fill(`${id}-${name}`, value)
}

/** What the browser sends to the contact form from now on, arrived or not. */
function messagesSent(page: Page): Record<string, string>[] {
  const sent: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postDataJSON())
  })
  return sent
}

test.describe('the message form', { tag: '@phone-only' }, () => {
  test('[K-01] asks for name, e-mail, subject and message, all required', async ({ page }) => {
    const form = await openForm(page, '/contact', '#message-form')
    for (const label of ['Full Name *', 'Email Address *', 'Subject *', 'Message *'])
      await expect(form.getByLabel(label)).toHaveAttribute('required')
    await form.getByRole('button', { name: 'Send Message' }).click()
    const summary = form.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Please tell us your name.',
      'Please give an e-mail address we can reply to.',
      'Please tell us in a few words what it is about.',
      'Please write your message.',
    ])
    await summary.getByRole('link').first().click()
    await expect(form.getByLabel('Full Name *')).toBeFocused()
    // The same mistakes again are said again.
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(summary).toBeFocused()
  })

  test('[K-02] says Sending..., then thanks on a page of its own, and is empty again', async ({ page }) => {
    const found = complaints(page)
    await unlikeAProgram(page)
    const release = await holdBack(page, '**/api/contact')
    const form = await openForm(page, '/contact', '#message-form')
    await fill(page, '#message-form', message)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL(/\/thanks\/message$/)
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText(
      "Thank you for reaching out. We'll get back to you within 24 hours.",
    )
    // What the page says is not said a second time over it.
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    await page.goBack()
    await hydrated(page)
    await expect(page.locator('#message-form-message')).toHaveValue('')
    await expect(page.locator('#message-form-subject')).toHaveValue('')
    expect(found).toEqual([])

    // The next message has something wrong with it: nobody is thanked for that.
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form).not.toContainText('Thank you')
  })

  test('[K-03] keeps everything when it could not be sent', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { error: {} } }))
    const form = await openForm(page, '/contact', '#message-form')
    await fill(page, '#message-form', message)
    await form.getByRole('button', { name: 'Send Message' }).click()
    const toast = page.getByRole('alert').locator('[data-toast]')
    await expect(toast).toHaveText(
      /^ErrorFailed to send message\. Please try again or contact us directly via WhatsApp\.$/,
    )
    for (const [name, value] of Object.entries(message))
      await expect(page.locator(`#message-form-${name}`)).toHaveValue(value)
  })
})

test('the thanks say the reference, and where a confirmation goes if one does', async ({ page }) => {
  const found = complaints(page)
  await unlikeAProgram(page)
  const email = `meena-${crypto.randomUUID()}@school.example`
  const send = async () => {
    const form = await openForm(page, '/contact', '#message-form')
    await fill(page, '#message-form', { ...message, email })
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(/^Your reference: [0-9A-F]{8}\./)).toBeVisible()
  }
  const confirmed = page.getByText(`We are sending a confirmation to ${email}.`)
  await send()
  await expect(confirmed).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(confirmed).toBeVisible()
  // One mailbox gets one in ten minutes.
  await send()
  await expect(confirmed).toHaveCount(0)
  expect(found).toEqual([])
})

test('a lost connection loses nothing: the draft is sent when the visitor is back and confirms', async ({
  page,
  context,
}) => {
  const sent = messagesSent(page)
  const form = await openForm(page, '/contact', '#message-form')
  await fill(page, '#message-form', message)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Nothing is lost. What you typed is saved on this device.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  // Nobody touches anything.
  await expect(form.getByText('Send what you typed earlier?')).toBeVisible()
  await expect(form.getByLabel('Message *')).toHaveValue(message.message)
  await form.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
  const [lost, kept] = sent
  expect(kept).toMatchObject(message)
  // In case the first one did arrive; and whoever presses a button at once has not typed like a program.
  expect(kept?.submission_id).toBe(lost?.submission_id)
  expect(kept).not.toHaveProperty('form_token')
})

test('a testimonial kept while offline comes back with its stars and its consent', async ({
  page,
  context,
}) => {
  await page.goto('/testimonials')
  await hydrated(page)
  const form = page.locator('form').filter({ hasText: 'stars' }).last()
  await form.getByRole('radio', { name: /^4/ }).check({ force: true })
  for (const field of await form.getByRole('textbox').all()) await field.fill('meena@school.example')
  await form.locator('select').selectOption({ index: 1 })
  await form.locator('[name=publish_consent][type=checkbox]').check()
  await context.setOffline(true)
  await form.locator('button[type=submit]').click()
  await expect(form.getByText('Nothing is lost')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await hydrated(page)
  await expect(form.getByRole('radio', { name: /^4/ })).toBeChecked()
  await expect(form.locator('[name=publish_consent][type=checkbox]')).toBeChecked()
})

test('a lost answer is told by the button and stays, a reload loses nothing, and the next press is the same message', {
  tag: '@phone',
}, async ({ page }) => {
  await unlikeAProgram(page)
  const sent = messagesSent(page)
  await page.route('**/api/contact', (route) => route.abort())
  const form = await openForm(page, '/contact', '#message-form')
  await fill(page, '#message-form', message)
  const button = form.getByRole('button', { name: 'Send Message' })
  await button.click()
  const notice = form.getByRole('alert').filter({ hasText: 'it will not count twice' })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('Nothing you typed is lost. Please press “Send Message” again.')
  await expect(notice).toBeInViewport()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  expect(await findingsInBothThemes(page, '#message-form')).toEqual([])

  // It is all there again before anything is touched.
  await page.reload()
  await expect(form.getByLabel('Message *')).toHaveValue(message.message)
  await expect(notice).toBeVisible()
  await button.click()
  await expect.poll(() => sent.length).toBe(2)
  await expect(button).toBeEnabled()
  await page.fill('#message-form-message', 'Can it remind parents in Hindi?')
  await page.unroute('**/api/contact')
  await button.click()
  await expect(page).toHaveURL(/\/thanks\/message$/)
  const [first, again, changed] = sent.map(({ submission_id }) => submission_id)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
  await page.goBack()
  await hydrated(page)
  await expect(form.getByLabel('Message *')).toHaveValue('')
})

test('a reload before the answer is here finds the form as it was sent, and the next press is the same message', async ({
  page,
}) => {
  const sent = messagesSent(page)
  // Never answered.
  await page.route('**/api/contact', () => {})
  const form = await openForm(page, '/contact', '#message-form')
  await fill(page, '#message-form', message)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await page.reload()
  await expect(form.getByLabel('Message *')).toHaveValue(message.message)
  await expect(form.getByText('it will not count twice')).toBeVisible()
  await page.unroute('**/api/contact')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/thanks\/message$/)
  expect(sent[1]?.submission_id).toBe(sent[0]?.submission_id)
  // The thanks stay when they are loaded anew, and nothing is sent by that.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('a slow answer to how long someone types neither delays a message nor makes its author a suspect', async ({
  page,
}) => {
  const sent = messagesSent(page)
  const asked: (() => Promise<void>)[] = []
  await page.route('**/api/form-token', (route) => {
    asked.push(() => route.continue())
  })
  const form = await openForm(page, '/contact', '#message-form')
  await fill(page, '#message-form', message)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/thanks\/message$/)
  // What is filled in already would not be timed.
  await page.evaluate(() => sessionStorage.clear())
  await page.goBack()
  await fill(page, '#message-form', message)
  await expect.poll(() => asked.length).toBe(2)
  await page.waitForTimeout(1_500)
  for (const answer of asked) await answer().catch(() => {})
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => sent.length).toBe(2)
  for (const fields of sent) expect(fields).not.toHaveProperty('form_token')
})

test('what is typed while a message is on its way stays, as the next one', async ({ page }) => {
  await unlikeAProgram(page)
  const release = await holdBack(page, '**/api/contact')
  const form = await openForm(page, '/contact', '#message-form')
  await fill(page, '#message-form', message)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await page.fill('#message-form-message', 'And one more thing')
  release()
  await expect(page.locator('[data-toast]')).toContainText('Message Sent Successfully!')
  await expect(page.locator('#message-form-message')).toHaveValue('And one more thing')
  await expect(page.locator('#message-form-name')).toHaveValue(message.name)
})

test('what another version of the site kept on the device breaks nothing', async ({ page }) => {
  const found = complaints(page)
  await page.addInitScript(() => localStorage.setItem('draft:/api/contact', '{"name":"Meena"}'))
  const form = await openForm(page, '/contact', '#message-form')
  await expect(form.getByLabel('Full Name *')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Send it now' })).toBeHidden()
  expect(found).toEqual([])
})

test('name and e-mail, once typed, are offered in the other forms of the visit', async ({ page }) => {
  await openForm(page, '/contact', '#message-form')
  await fill(page, '#message-form', { name: 'Meena', email: 'meena@school.example' })
  await page.locator('#message-form-subject').focus()
  await page.goto('/pricing#quote')
  await hydrated(page)
  await expect(page.locator('#quote-form-name')).toHaveValue('Meena')
  await expect(page.locator('#quote-form-email')).toHaveValue('meena@school.example')

  // A form that the site alone filled in is not sent by a stray press.
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quotes')) sent.push(request.postData() ?? '')
  })
  const quote = page.locator('#quote-form')
  const press = () => quote.getByRole('button', { name: 'Request a quote' }).click()
  await press()
  await expect(quote.getByText('We have filled in your name and e-mail from earlier.')).toBeVisible()
  expect(sent).toEqual([])
  await press()
  await expect.poll(() => sent.length).toBe(1)
})

test('what is remembered is not written into a field that somebody is in, or has emptied', async ({
  page,
}) => {
  await openForm(page, '/contact', '#message-form')
  await fill(page, '#message-form', { name: 'Meena', email: 'meena@school.example', phone: '9876543210' })
  await page.locator('#message-form-subject').focus()
  const letGo = await holdScripts(page)
  await page.goto('/pricing#quote')
  const field = (name: string) => page.locator(`#quote-form-${name}`)
  await field('email').pressSequentially('a')
  await field('email').press('Backspace')
  await field('name').focus()
  letGo()
  await expect(field('phone')).toHaveValue('9876543210')
  await expect(field('name')).toHaveValue('')
  await expect(field('email')).toHaveValue('')
})

test('an address that looks mistyped is asked about with all else that is wrong, and the answer waits for the next press', {
  tag: '@phone',
}, async ({ page }) => {
  const sent = messagesSent(page)
  const form = await openForm(page, '/contact', '#message-form')
  const send = form.getByRole('button', { name: 'Send Message' })
  await fill(page, '#message-form', { ...message, email: 'meena@gmial.com', subject: '' })
  await send.click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Please tell us in a few words what it is about.',
  ])
  const question = form.getByRole('group', { name: 'Did you mean meena@gmail.com?' })
  await expect(question).toBeVisible()
  expect(await findingsInBothThemes(page, '#message-form')).toEqual([])
  await form.getByLabel('Subject *').fill('Fees')
  await expect(form.getByLabel('Subject *')).not.toHaveAttribute('aria-invalid')
  // Left unanswered, it is all that is asked, and the focus is led to it.
  await send.click()
  await expect(question).toBeFocused()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('radio', { name: 'No, keep what I typed' }).check()
  await form.getByRole('radio', { name: 'Yes, use meena@gmail.com' }).check()
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  expect(sent).toHaveLength(2)
  await send.click()
  await expect(page).toHaveURL(/\/thanks\/message$/)
  expect(sent[2]).toMatchObject({ email: 'meena@gmial.com', email_question: 'meena@gmail.com' })
})

test.describe('the booking form', { tag: '@phone-only' }, () => {
  test.use({ timezoneId: 'Africa/Dar_es_Salaam' })
  // A mailbox is invited to three demos an hour.
  const visitor = {
    name: 'Zuhura',
    get email() {
      return `zuhura-${crypto.randomUUID()}@guesthouse.example`
    },
  }
  const demo = { ...visitor, ...demoTime('page') }

  test('[B-01] offers five services and no day before today', async ({ page }) => {
    const form = await openForm(page, '/contact', '#booking-form')
    await expect(form.getByLabel('Service *').getByRole('option')).toHaveText([
      'AI Chatbots',
      'WhatsApp AI Bots',
      'Website Chatbots',
      'Voice AI Solutions',
      'CRM Integrations',
    ])
    await expect(form.getByLabel('Service *')).toHaveValue('AI Chatbots')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await expect(form.getByLabel('Date *')).toHaveAttribute('min', today)
    await expect(form.getByLabel('What should we show you?')).toHaveAttribute('rows', '2')
    for (const label of ['Business or organisation', 'Phone', 'What should we show you?'])
      await expect(form.getByLabel(label)).not.toHaveAttribute('required')
  })

  test('[B-02] says what is missing', async ({ page }) => {
    const form = await openForm(page, '/contact', '#booking-form')
    await form.getByRole('button', { name: 'Book Demo' }).click()
    await expect(page.getByRole('alert').locator('[data-toast]')).toHaveText(
      /^Missing InformationPlease fill in all required fields\.$/,
    )
    await expect(form.getByLabel('Time (IST) *')).toHaveAttribute('aria-invalid', 'true')
  })

  test('[B-03] [B-04] shows the visitor’s own time at the field, books, and leads to the page of the demo', async ({
    page,
  }) => {
    await unlikeAProgram(page)
    const form = await openForm(page, '/contact', '#booking-form')
    await fill(page, '#booking-form', demo)
    await form.getByLabel('Time (IST) *').evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await expect(form.getByText('8:30 am your time, in Dar es Salaam')).toBeInViewport()
    await page.route('**/api/bookings', async (route) => {
      await expect(form.getByRole('button', { name: 'Booking...' })).toBeDisabled()
      await route.continue()
    })
    await form.getByRole('button', { name: 'Book Demo' }).click()
    await expect(page).toHaveURL(/\/bookings\/DEMO-/)
    await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked' })).toBeFocused()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    for (const fact of ['at 11:00 am IST', 'at 8:30 am', demo.email, 'DEMO-'])
      await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible()
    await expect(page.getByText('8:30 am your time')).toBeVisible()
    await expect(page.getByRole('navigation', { name: /^Free on/ })).toBeVisible()
    await page.getByText('Cancel the demo').click()
    await page.getByRole('button', { name: /at 11:30 am IST/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo has a new time')
  })

  test('leads to the page of the demo also when the press that sends it is the first touch of the page', async ({
    page,
  }) => {
    await page.goto('/contact')
    // As a browser fills it in, without a touch; slowly enough for a person.
    await fill(page, '#booking-form', { ...demo, email: 'untouched@clinic.example', time: '16:00' })
    await page.waitForTimeout(2000)
    await page.locator('#booking-form').getByRole('button', { name: 'Book Demo' }).click()
    await expect(page).toHaveURL(/\/bookings\//)
    await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked' })).toBeVisible()
  })

  test('a taken time offers free ones, and one press books one', async ({ page }) => {
    await unlikeAProgram(page)
    const wanted = { ...visitor, ...demoTime('taken') }
    const first = { ...wanted, email: 'first@guesthouse.example', service: 'AI Chatbots' }
    expect((await page.request.post('/api/bookings', { data: first })).status()).toBe(201)
    const form = await openForm(page, '/contact', '#booking-form')
    await fill(page, '#booking-form', wanted)
    await form.getByRole('button', { name: 'Book Demo' }).click()
    await expect(form.getByRole('alert')).toContainText('This time has just been taken.')
    const offer = form.getByRole('group', { name: 'Free times close to it.' })
    await expect(offer).toBeFocused()
    for (const time of await offer.getByRole('button').all()) await expect(time).toBeInViewport({ ratio: 1 })
    await expect(form.getByLabel('Name *')).toHaveValue('Zuhura')
    expect(await findingsInBothThemes(page, '#booking-form')).toEqual([])
    await form.getByRole('button', { name: /at 11:30 am IST/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo is booked')
    await expect(page.getByRole('definition').filter({ hasText: 'at 11:30 am IST' })).toBeVisible()
  })

  for (const [row, answer, text] of [
    [
      '[B-05]',
      { status: 503, json: { error: {} } },
      'Booking ErrorThere was an issue booking your demo. Please try again or contact us directly.',
    ],
    [
      '[B-06]',
      {
        status: 201,
        json: {
          bookingId: 'DEMO-1',
          autoReply: 'queued',
          status: 'booked',
          start: 0,
          manage: '/thanks/quote',
        },
      },
      'Demo bookedYour demo is booked. Our team will contact you to confirm it.',
    ],
  ] as const)
    test(`${row} says: ${text}`, async ({ page }) => {
      await page.route('**/api/bookings', (route) => route.fulfill(answer))
      const form = await openForm(page, '/contact', '#booking-form')
      await fill(page, '#booking-form', demo)
      await form.getByRole('button', { name: 'Book Demo' }).click()
      await expect(page.locator('[data-toast]')).toHaveText(text)
    })

  test('a booking kept while offline comes back with the visitor’s own time, and is sent under its id', async ({
    page,
    context,
  }) => {
    const sent: Record<string, string>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/bookings')) sent.push(request.postDataJSON())
    })
    const form = await openForm(page, '/contact', '#booking-form')
    await fill(page, '#booking-form', { ...visitor, ...demoTime('offline') })
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Book Demo' }).click()
    await expect(form.getByText('Nothing is lost')).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await hydrated(page)
    await expect(form.getByText('8:30 am your time')).toBeVisible()
    await form.getByRole('button', { name: 'Send it now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked' })).toBeVisible()
    const [lost, kept] = sent
    expect(kept?.submission_id).toBe(lost?.submission_id)
  })

  test('what is wrong with something that is not shown is said too', async ({ page }) => {
    await page.route('**/api/bookings', (route) =>
      route.fulfill({ status: 422, json: { error: { fields: { time_zone: 'This zone is unknown.' } } } }),
    )
    const form = await openForm(page, '/contact', '#booking-form')
    await fill(page, '#booking-form', demo)
    await form.getByRole('button', { name: 'Book Demo' }).click()
    await expect(form.getByRole('alert')).toContainText('This zone is unknown.')
  })

  test('a booked demo says that a change did not reach us, and keeps what was typed', async ({
    page,
    context,
  }) => {
    const data = { ...visitor, ...demoTime('moved'), service: 'AI Chatbots' }
    const booked = await page.request.post('/api/bookings', { data })
    await page.goto((await booked.json()).manage)
    await hydrated(page)
    await page.getByLabel('New time (IST)').fill('12:30')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Move the demo' }).click()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'This did not reach us. Please check your connection and try again.' })
    await expect(notice).toBeFocused()
    await page.getByText('Cancel the demo').click()
    const cancel = page.getByRole('button', { name: 'Yes, cancel it' })
    await cancel.click()
    await expect(cancel).toBeEnabled()
    await expect(notice).toBeFocused()
    await expect(page.getByLabel('New time (IST)')).toHaveValue('12:30')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Move the demo' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'at 12:30 pm IST' })).toBeVisible()
    await expect(notice).toBeHidden()
    await page.request.post(page.url(), { form: { intent: 'cancel' } })
    await page.getByRole('button', { name: 'Move the demo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo is cancelled')
  })

  test('who cancels a demo is told at the top of the page, where the keyboard goes on', async ({ page }) => {
    const data = { ...visitor, ...demoTime('cancelled'), service: 'AI Chatbots' }
    const booked = await page.request.post('/api/bookings', { data })
    await page.goto((await booked.json()).manage)
    await hydrated(page)
    const question = page.locator('details').filter({ hasText: 'Cancel the demo' })
    await question.getByText('Cancel the demo').press('Enter')
    // Other times are offered, and stand after what was asked for.
    await expect(question.getByText('Would another time suit you better?')).toBeVisible()
    const cancel = question.getByRole('button').first()
    await expect(cancel).toHaveText('Yes, cancel it')
    await cancel.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: 'Your demo is cancelled' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(
      page.getByRole('status').filter({ hasText: 'Cancelled. We have told the team.' }),
    ).toBeVisible()
  })
})

test.describe('the booking form in India', () => {
  // Chromium calls the zone Asia/Calcutta.
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('has no second time for whoever has India’s', async ({ page }) => {
    const form = await openForm(page, '/contact', '#booking-form')
    await fill(page, '#booking-form', { date: demoTime('page').date, time: '21:30' })
    await expect(form.getByText('Times in India (IST)')).toBeVisible()
    await expect(form.getByText('your time')).toBeHidden()
  })
})

test('a browser that does not know its time zone books in India’s', async ({ page }) => {
  const found = complaints(page)
  await unlikeAProgram(page)
  await page.addInitScript(() => {
    const known = Intl.DateTimeFormat.prototype.resolvedOptions
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...known.call(this), timeZone: 'Etc/Unknown' }
    }
  })
  const form = await openForm(page, '/contact', '#booking-form')
  await expect(form.getByText('Times in India (IST)')).toBeVisible()
  const visitor = { name: 'Asha', email: 'asha.unknown@shop.example' }
  await fill(page, '#booking-form', { ...visitor, ...demoTime('zoneless') })
  await form.getByRole('button', { name: 'Book Demo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo is booked')
  expect(found).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a demo is booked, moved and cancelled by plain forms', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, '#booking-form', {
      name: 'Asha',
      email: 'asha@shop.example',
      ...demoTime('plain'),
    })
    await page.getByRole('button', { name: 'Book Demo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo is booked')
    await page.getByLabel('New time (IST)').fill('12:30')
    await page.getByRole('button', { name: 'Move the demo' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'at 12:30 pm IST' })).toBeVisible()
    await page.getByText('Cancel the demo').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo is cancelled')
  })

  test('a quote form comes back with its errors and values', async ({ page }) => {
    await page.goto('/pricing#quote')
    await page.locator('#quote-form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.fill('#quote-form-name', 'Asha')
    await page.getByRole('button', { name: 'Request a quote' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Please give an e-mail address we can send the quote to.',
    )
    await expect(page.locator('#quote-form-name')).toHaveValue('Asha')
  })
})

test('axe finds nothing in forms with errors', { tag: '@phone' }, async ({ page }) => {
  const form = await openForm(page, '/contact', '#booking-form')
  await form.getByRole('button', { name: 'Book Demo' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  expect(await findingsInBothThemes(page, '#booking-form')).toEqual([])
})

/** What is sent there waits until it is released. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

import { expect, type Locator, type Page, test } from '@playwright/test'
import { findingsInBothThemes } from './axe.ts'
import { hydrated, unlikeAProgram } from './reader.ts'

const visitor = (name: string) => ({
  name: 'Zuhura Khamis',
  email: `${name}.${Date.now()}@guesthouse.example`,
})

async function openSheet(page: Page, address: string, button: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('main').getByRole('link', { name: button }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Book Your Demo' })
  await expect(
    sheet
      .getByRole('navigation', { name: /^Free on/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  return sheet
}

/** Two weeks on, where no other test books. */
async function pickFarOff(sheet: Locator, place: number): Promise<void> {
  await sheet.getByRole('link', { name: 'Later days' }).click()
  await expect(sheet.getByRole('link', { name: 'Earlier days' })).toBeVisible()
  await sheet.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(place).click()
  await sheet
    .getByRole('navigation', { name: /^Free on/ })
    .getByRole('link')
    .nth(1)
    .click()
  await expect(sheet.getByText('Your time')).toBeVisible()
}

test.describe('from Zanzibar', () => {
  test.use({ timezoneId: 'Africa/Dar_es_Salaam' })

  test(
    'the first press of a demo button opens free times in place, and a demo is booked to a ticket',
    {
      tag: '@phone',
    },
    async ({ page }, { project }) => {
      await unlikeAProgram(page)
      const sheet = await openSheet(page, '/services/whatsapp-agents', 'Get your agent')
      await expect(sheet.getByText('Your time in Dar es Salaam, with India time beside it')).toBeVisible()
      await pickFarOff(sheet, project.name === 'phone' ? 2 : 3)
      // What was picked says itself; its fields are filled in all the same.
      await expect(sheet.getByLabel('Date *')).toBeHidden()
      await expect(sheet.getByRole('link', { name: 'Change' })).toBeFocused()
      const { name, email } = visitor(project.name)
      await sheet.getByLabel('Name *').fill(name)
      await sheet.getByLabel('Email *').fill(email)
      await sheet.getByRole('button', { name: 'Book Demo' }).click()
      const ticket = page.getByRole('dialog', { name: 'Demo booked' })
      await expect(ticket).toContainText('WhatsApp agents')
      await expect(ticket.getByText(/am IST|pm IST/)).toBeVisible()
      await expect(ticket.getByText(/GMT\+3|EAT/)).toBeVisible()
      await expect(ticket.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
        'href',
        /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T\d{6}Z%2F\d{8}T\d{6}Z/,
      )
      expect(await findingsInBothThemes(page, 'dialog')).toEqual([])
      const file = await ticket.getByRole('link', { name: 'Calendar file' }).getAttribute('href')
      const calendar = await page.request.get(file ?? '')
      expect([calendar.status(), await calendar.text()]).toEqual([
        200,
        expect.stringContaining('STATUS:CONFIRMED'),
      ])
      await ticket.getByRole('button', { name: 'Done' }).click()
      await expect(page).toHaveURL(/\/services\/whatsapp-agents$/)
      // The next demo takes a press for the sheet, one for the time and one to book.
      const again = await openSheet(page, '/services/ai-voice-agents', 'Book a Free Demo')
      await expect(again.getByLabel('Name *')).toHaveValue(name)
      await expect(again.getByLabel('Email *')).toHaveValue(email)
    },
  )
})

test('the sheet is worked by keyboard alone', async ({ page }) => {
  await unlikeAProgram(page)
  await page.goto('/services/ai-voice-agents')
  await hydrated(page)
  const button = page.getByRole('main').getByRole('link', { name: 'Book a Free Demo' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Book Your Demo' })
  await sheet
    .getByRole('navigation', { name: /^Free on/ })
    .getByRole('link')
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('link', { name: 'Change' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.getByLabel('Name *')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
})

test('the sheet keeps the chosen time until it is opened again, and its days end where booking does', async ({
  page,
}) => {
  await unlikeAProgram(page)
  const sheet = await openSheet(page, '/services/ai-voice-agents', 'Book a Free Demo')
  await pickFarOff(sheet, 6)
  const chosen = await sheet.locator('[name=date]').inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Book a Free Demo' }).first().click()
  await expect(sheet.getByText('Your time')).toBeVisible()
  await expect(sheet.locator('[name=date]')).toHaveValue(chosen)
  await sheet.getByRole('link', { name: 'Change' }).click()
  const later = sheet.getByRole('link', { name: 'Later days' })
  const days = sheet.getByRole('navigation', { name: 'Days' }).getByRole('link')
  while (await later.isVisible()) {
    const before = await days.first().textContent()
    await later.click()
    await expect(days.first()).not.toHaveText(before ?? '')
    await expect(days.first()).toBeFocused()
  }
  await expect(sheet.getByText('you can book up to 60 days ahead')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Write to us on WhatsApp' })).toBeVisible()
})

test(
  'a booked demo is moved to a time that is picked from the free ones',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const { slots } = await (await page.request.get('/api/slots?days=31')).json()
    // The last ones, where no other test books.
    const { start } = slots.at(project.name === 'phone' ? -6 : -12)
    const data = { ...visitor(`moved-${project.name}`), service: 'AI Chatbots', start }
    await page.goto((await (await page.request.post('/api/bookings', { data })).json()).manage)
    await hydrated(page)
    const form = page.locator('#move')
    // Of today little may be left.
    await form.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click()
    await form
      .getByRole('navigation', { name: /^Free on/ })
      .getByRole('link')
      .nth(3)
      .click()
    await expect(form.getByText('Your time')).toBeVisible()
    expect(await findingsInBothThemes(page, '#move')).toEqual([])
    await form.getByRole('button', { name: 'Move the demo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo has a new time')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test('a time that is taken meanwhile is told with free ones, and nothing typed is lost', async ({ page }) => {
  await unlikeAProgram(page)
  const sheet = await openSheet(page, '/services/ai-chatbots', 'Book Free Consultation')
  await pickFarOff(sheet, 5)
  const { name, email } = visitor('late')
  await sheet.getByLabel('Name *').fill(name)
  await sheet.getByLabel('Email *').fill(email)
  const [date, time] = await Promise.all([
    sheet.locator('[name=date]').inputValue(),
    sheet.locator('[name=time]').inputValue(),
  ])
  const data = { ...visitor('first'), service: 'AI Chatbots', date, time }
  expect((await page.request.post('/api/bookings', { data })).status()).toBe(201)
  await sheet.getByRole('button', { name: 'Book Demo' }).click()
  await expect(sheet.getByText('This time has just been taken. Please choose another.').first()).toBeVisible()
  await expect(sheet.getByLabel('Name *')).toHaveValue(name)
  await sheet
    .getByRole('group', { name: /^Free times close to it/ })
    .getByRole('button')
    .first()
    .click()
  const ticket = page.getByRole('dialog', { name: 'Demo booked' })
  await expect(ticket).toContainText(email)
  // The page of the demo is not behind the sheet.
  await ticket.getByRole('link', { name: 'Move or cancel the demo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked' })).toBeFocused()
  await expect(ticket).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'days and times are links, the visitor’s zone is theirs to say, and a demo is booked',
    {
      tag: '@phone',
    },
    async ({ page }, { project }) => {
      await page.goto('/contact')
      await page.getByRole('link', { name: 'See which times are free' }).click()
      await page.getByRole('link', { name: 'Tanzania' }).click()
      await expect(page.getByText('Your time in Dar es Salaam, with India time beside it')).toBeVisible()
      await page.getByRole('link', { name: 'Later days' }).click()
      await page
        .getByRole('navigation', { name: 'Days' })
        .getByRole('link', { name: /Mon|Tue/ })
        .last()
        .click()
      await page
        .getByRole('navigation', { name: /^Free on/ })
        .getByRole('link')
        .nth(project.name === 'phone' ? 6 : 8)
        .click()
      await page.getByLabel('Name *').fill('Asha')
      await page.getByLabel('Email *').fill(visitor('plain').email)
      await page.getByRole('button', { name: 'Book Demo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo is booked')
      await expect(page.getByRole('link', { name: 'Calendar file' })).toBeVisible()
      // It is moved in the same way.
      await page
        .locator('#move')
        .getByRole('navigation', { name: /^Free on/ })
        .getByRole('link')
        .last()
        .click()
      await expect(page.locator('#move').getByText('Your time')).toBeInViewport()
      await page.getByRole('button', { name: 'Move the demo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo has a new time')
    },
  )
})

test.describe('in the chat', () => {
  test.use({ timezoneId: 'Africa/Dar_es_Salaam' })

  test(
    'free times are offered, what is missing is asked one by one, and the last press books',
    {
      tag: '@phone',
    },
    async ({ page }, { project }) => {
      await page.goto('/about')
      await hydrated(page)
      await page.locator('[popovertarget=chat]').first().click()
      const panel = page.locator('#chat')
      await panel.locator('textarea').fill('I want to book a demo')
      await panel.locator('textarea').press('Enter')
      const steps = panel.locator('.chat-steps')
      await steps
        .getByRole('button', { name: /IST/ })
        .nth(project.name === 'phone' ? 1 : 2)
        .click()
      await steps.getByRole('button', { name: 'Voice AI Solutions' }).click()
      await steps.getByLabel('What is your name?').fill('Zuhura Khamis')
      await page.keyboard.press('Enter')
      const { email } = visitor(`chat-${project.name}`)
      await steps.getByLabel('Where do we send the invitation? Your e-mail, please.').fill(email)
      await page.keyboard.press('Enter')
      await expect(steps).toContainText(`Zuhura Khamis, ${email}`)
      expect(await findingsInBothThemes(page, '#chat')).toEqual([])
      await steps.getByRole('button', { name: 'Book Demo' }).click()
      await expect(panel).toContainText('Your demo is booked.')
      await expect(panel.getByText(/^When: .* IST$/)).toBeVisible()
      await expect(panel.getByText(/^Your time: .* (GMT\+3|EAT)$/)).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Move or cancel the demo' })).toBeVisible()
    },
  )

  test('a question in between is answered, what is no address is asked again, and nothing chosen is asked twice', async ({
    page,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.locator('[popovertarget=chat]').first().click()
    const panel = page.locator('#chat')
    const steps = panel.locator('.chat-steps')
    const say = async (text: string) => {
      await panel.locator('textarea').fill(text)
      await panel.locator('textarea').press('Enter')
    }
    await say('I want to book a demo')
    await steps.getByRole('button', { name: /IST/ }).first().click()
    await steps.getByRole('button', { name: 'Voice AI Solutions' }).click()
    await expect(steps.getByLabel('What is your name?')).toBeVisible()
    await say('What does a website chatbot cost?')
    await expect(panel).toContainText('₹')
    await expect(steps.getByLabel('What is your name?')).toBeVisible()
    await say('Zuhura Khamis')
    await expect(steps.getByLabel(/Your e-mail, please/)).toBeVisible()
    await say('zuhura at hotel')
    await expect(steps.getByRole('alert')).toBeVisible()
    await expect(steps.getByRole('button', { name: 'Book Demo' })).toBeHidden()
  })

  const conversations = [
    {
      language: 'hi',
      asks: ['मुझे डेमो बुक करना है', 'ये समय ख़ाली हैं।', 'वॉइस AI', 'आपका नाम क्या है?', 'निमंत्रण किस ई-मेल पर भेजें?'],
      ends: ['डेमो बुक करें', /^कब: .*(नवंबर|दिसंबर|जनवरी).* IST$/, /^आपके यहाँ का समय: .*(GMT\+3|EAT)$/],
    },
    {
      language: 'hi-Latn',
      asks: [
        'mujhe demo book karna hai',
        'Yeh time free hain.',
        'Voice AI',
        'Aapka naam kya hai?',
        'Invitation kis e-mail par bhejein?',
      ],
      ends: ['Demo book karein', /^Kab: .* IST$/, /^Aapke yahan ka time: .*(GMT\+3|EAT)$/],
    },
    {
      language: 'sw',
      asks: [
        'nataka kupanga demo',
        'Nafasi hizi ziko wazi.',
        'Mawakala wa sauti wa AI',
        'Jina lako ni nani?',
        'Tutume mwaliko kwenye barua pepe gani?',
      ],
      ends: ['Weka miadi', /^Lini: .*(Novemba|Desemba|Januari).* IST$/, /^Kwa saa zako: .*(GMT\+3|EAT)$/],
    },
  ] as const
  for (const { language, asks, ends } of conversations)
    test(`a demo is booked in the language of the conversation: ${language}`, async ({ page }) => {
      const [wish, times, service, name, email] = asks
      const [book, when, yourTime] = ends
      // The times are for tests that book.
      await page.route('**/api/bookings', (route) => {
        const { start } = route.request().postDataJSON()
        const stored = {
          bookingId: 'DEMO-1',
          autoReply: 'sent',
          status: 'booked',
          start,
          manage: '/bookings/x',
        }
        return route.fulfill({ status: 201, json: stored })
      })
      await page.goto('/about')
      await hydrated(page)
      await page.locator('[popovertarget=chat]').first().click()
      const panel = page.locator('#chat')
      await panel.locator('textarea').fill(wish)
      await panel.locator('textarea').press('Enter')
      const steps = panel.locator(`[lang=${language}] .chat-steps`)
      await expect(steps).toContainText(times)
      await steps.getByRole('button', { name: /IST/ }).last().click()
      await steps.getByRole('button', { name: service }).click()
      await steps.getByLabel(name).fill('Zuhura Khamis')
      await page.keyboard.press('Enter')
      await steps.getByLabel(email).fill(visitor(`chat-${language}`).email)
      await page.keyboard.press('Enter')
      await steps.getByRole('button', { name: book }).click()
      await expect(panel.getByText(when)).toBeVisible()
      await expect(panel.getByText(yourTime)).toBeVisible()
    })
})

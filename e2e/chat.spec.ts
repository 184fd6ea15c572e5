import { expect, type Locator, type Page, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { soonPath } from '#content/paths.ts'
import { answerWith, chatOn, holdAnswers, openChat, showButtons } from './chat-visitor.ts'
import { demoTime } from './demo-times.ts'
import { complaints, hydrated } from './reader.ts'

const priceQuestion = 'What is the price of the Starter plan of AI chatbots?'
const failureToast = 'AI assistant is temporarily busy. Please try again shortly.'
const quickActions = ['Get Quote', 'Book Demo', 'View Work', 'Contact Us']

test.describe('the chat’s buttons and panels', { tag: '@phone' }, () => {
  test('[C-01] a round button comes to the bottom right two seconds after the page', async ({ page }) => {
    await page.goto('/')
    const { button } = chatOn(page)
    const seenAfter = (milliseconds: number) =>
      page.locator('.chat-buttons').evaluate((buttons, time) => {
        const [animation] = buttons.getAnimations()
        animation?.pause()
        if (animation) animation.currentTime = time
        return getComputedStyle(buttons).visibility
      }, milliseconds)
    expect(await seenAfter(1999)).toBe('hidden')
    expect(await seenAfter(2001)).toBe('visible')
    await expect(button).toBeVisible()
    const box = await boxOf(button)
    const view = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box.width).toBe(box.height)
    await expect(button).toHaveCSS('border-radius', '50%')
    expect(view.width - box.x - box.width).toBeLessThanOrEqual(24)
    expect(view.height - box.y - box.height).toBeLessThanOrEqual(24)
  })

  test('[C-01] it toggles a panel of 384 by 600 pixels; on a phone a sheet over everything', async ({
    page,
    isMobile,
  }) => {
    const { panel, button } = await openChat(page)
    await expect
      .poll(() => boxOf(panel))
      .toMatchObject(isMobile ? { width: 360, height: 740 } : { width: 384, height: 600 })
    if (isMobile) await panel.getByRole('button', { name: 'Close', exact: true }).click()
    else await button.click()
    await expect(panel).toBeHidden()
  })

  test('[C-01] [C-08] a smaller button beside it toggles figures that are marked as sample data, on a phone in the opened chat', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/accessibility')
    await hydrated(page)
    const small = page.getByRole('button', { name: 'Chat figures' })
    const figures = page.getByRole('dialog', { name: 'Chat figures' })
    await showButtons(page)
    if (isMobile) {
      await expect(small).toBeHidden()
      await chatOn(page).button.click()
    }
    await expect(small).toHaveText('Chat figures')
    await small.click()
    await expect(figures.getByText('Sample data', { exact: true })).toBeVisible()
    await expect(figures.locator('dd')).toHaveText(['156', '3', 'under 2s', '23%', '4.8'])
    await expect(figures.locator('dt')).toHaveText([
      'total conversations',
      'active now',
      'average response',
      'lead conversion rate',
      'satisfaction out of 5',
    ])
    await expect(figures.getByRole('listitem')).toHaveText(['AI Chatbots', 'Pricing', 'Demo Request'])
    const [smaller, round] = [await boxOf(small), await boxOf(chatOn(page).button)]
    expect(smaller.height).toBeLessThan(round.height)
    await small.click()
    await expect(figures).toBeHidden()
  })
})

test.describe('the assistant’s code', () => {
  test('opened before its code has arrived, it becomes the assistant when the code is there', async ({
    page,
  }) => {
    await page.route(/\/assets\/assistant-.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto('/')
    await showButtons(page)
    const { button, panel, input } = chatOn(page)
    await button.click()
    await expect(panel.getByText('Namaste!')).toBeVisible()
    await expect(panel.getByText('Continue in WhatsApp')).toBeHidden()
    await expect(input).toBeVisible()
  })

  test('words typed before its code has arrived become the draft', async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/assets\/assistant-.*\.js$/, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/')
    await showButtons(page)
    const { button, panel, input } = chatOn(page)
    await button.click()
    await panel.locator('form').evaluate((form) => {
      for (const animation of form.getAnimations()) animation.finish()
    })
    await panel.getByLabel('Your question').fill('Do you build chatbots in Hindi?')
    arrive()
    await expect(input).toHaveValue('Do you build chatbots in Hindi?')
    await expect(input).toBeFocused()
  })

  test('offers WhatsApp when its code cannot be fetched, and the assistant when it can again', async ({
    page,
  }) => {
    await page.route(/\/assets\/assistant-.*\.js$/, (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    const { button, panel, input } = chatOn(page)
    await showButtons(page)
    await button.click()
    await expect(panel.getByRole('button', { name: 'Continue in WhatsApp' })).toBeVisible()
    await page.unroute(/\/assets\/assistant-.*\.js$/)
    await page.reload()
    await hydrated(page)
    await showButtons(page)
    await button.click()
    await expect(input).toBeVisible()
  })

  test('fetches the assistant’s code only when it is wanted', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((address) => address.includes('/assets/assistant-'))).toEqual([])
    await showButtons(page)
    await chatOn(page).button.click()
    await expect(chatOn(page).input).toBeVisible()
    expect(fetched.some((address) => address.includes('/assets/assistant-'))).toBe(true)
  })
})

test.describe('a conversation', { tag: '@phone' }, () => {
  test('[C-02] [C-06] [C-07] begins with a greeting, and is exported as a file named after its id', {
    tag: '@phone-only',
  }, async ({ page }) => {
    const { log, say, exported, input } = await openChat(page)
    await expect(log).toContainText('Namaste!')
    await say('Urgent: the price of a chatbot? Write to meena@school.example or +91 98765 43210')
    await expect(input).toBeEnabled()
    const { name, content } = await exported()
    expect(name).toBe(`${content.conversationId}.json`)
    expect(content.conversationId).toMatch(/^user_[a-z0-9]{8}_\d{13}$/)
    expect(content.messages.map(({ id, isBot }) => [id, isBot])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
    expect(content.leadInfo).toEqual({
      serviceInterest: 'chatbot',
      urgencyLevel: 'High',
      contactInfo: { email: 'meena@school.example', phone: '+91 98765 43210' },
    })
    expect(content.summary).toContain('chatbot')
    const times = [...content.messages.map(({ timestamp }) => timestamp), content.timestamp]
    expect(times).toEqual([...times].sort())
    expect(Object.keys(content)).toEqual(['conversationId', 'summary', 'messages', 'leadInfo', 'timestamp'])
  })

  test('[C-03] quick actions are there at first, hide with the first message and return 1000 ms after a reply', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.clock.install()
    const chat = await openChat(page)
    await expect(chat.quickActions).toHaveText(quickActions)
    const answers = await holdAnswers(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await chat.say(priceQuestion)
    await expect(chat.quickActions).toHaveCount(0)
    await answers.letGo()
    await expect(chat.input).toBeEnabled()
    await page.clock.runFor(999)
    await expect(chat.quickActions).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(chat.quickActions).toHaveText(quickActions)
  })

  test('[C-03] Get Quote and Contact Us ask in the visitor’s name, View Work goes to the portfolio', async ({
    page,
    isMobile,
  }) => {
    const chat = await openChat(page)
    await chat.quickActions.filter({ hasText: 'Get Quote' }).click()
    await expect(chat.log).toContainText('I would like a quote.')
    await chat.quickActions.filter({ hasText: 'Contact Us' }).click()
    await expect(chat.log).toContainText('How can I contact you?')
    await chat.quickActions.filter({ hasText: 'View Work' }).click()
    await expect(page).toHaveURL(/\/portfolio$/)
    if (isMobile) await expect(chat.panel).toBeHidden()
    else await expect(chat.panel).toBeVisible()
  })

  test('[C-04] while waiting, input and button rest, the header says Thinking... and the thread moves', {
    tag: '@phone-only',
  }, async ({ page }) => {
    const chat = await openChat(page)
    const answers = await holdAnswers(page)
    await chat.say(priceQuestion)
    await expect(chat.input).toBeDisabled()
    await expect(chat.send).toBeDisabled()
    await expect(chat.panel.getByRole('status').filter({ hasText: 'Thinking...' })).toBeVisible()
    await expect(chat.panel.locator('[data-typing] svg')).toBeVisible()
    await answers.letGo()
    await expect(chat.input).toBeEnabled()
    await expect(chat.panel.getByText('Thinking...')).toHaveCount(0)
    await expect(chat.panel.locator('[data-typing]')).toHaveCount(0)
  })

  test('[C-04] blank messages, and a second one while waiting, are not sent', { tag: '@phone-only' }, async ({
    page,
  }) => {
    const chat = await openChat(page)
    const answers = await holdAnswers(page)
    await chat.say('   ')
    await chat.input.press('Enter')
    expect(answers.asked()).toBe(0)
    await chat.say(priceQuestion)
    await chat.panel.locator('form.chat-composer').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect.poll(answers.asked).toBe(1)
    await answers.letGo()
    await expect(chat.input).toBeEnabled()
    expect(answers.asked()).toBe(1)
    await expect(chat.panel.locator('.chat-question')).toHaveCount(1)
  })

  test('[C-13] a question about a price is answered with the figure', { tag: '@phone-only' }, async ({
    page,
  }) => {
    const found = complaints(page)
    const chat = await openChat(page)
    await chat.input.fill(priceQuestion)
    await chat.input.press('Enter')
    await expect(chat.panel.locator('.chat-reply').last()).toContainText(price('ai-chatbots.starter.setup'))
    expect(found).toEqual([])
  })

  test('sends the last ten messages and what is known of the visitor', { tag: '@phone-only' }, async ({
    page,
  }) => {
    const bodies: { history: { text: string; isBot: boolean }[]; message: string }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) bodies.push(request.postDataJSON())
    })
    const chat = await openChat(page)
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await chat.say(text)
      await expect(chat.input).toBeEnabled()
    }
    expect(bodies[0]?.history.map(({ isBot }) => isBot)).toEqual([true])
    expect(bodies.at(-1)?.message).toBe('six')
    expect(bodies.at(-1)?.history).toHaveLength(10)
    expect(bodies.at(-1)?.history.at(-2)).toEqual({ text: 'five', isBot: false })
  })

  test('[S-02] is kept while the visitor moves through the site and reloads a page, and gone with the tab', async ({
    page,
    isMobile,
  }) => {
    const chat = await openChat(page)
    await chat.say(priceQuestion)
    await expect(chat.input).toBeEnabled()
    await chat.input.fill('Do you speak Swahili?')
    if (isMobile) {
      await chat.panel.getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
      await expect(page).toHaveURL(/\/pricing$/)
      await toTheEnd(page)
      await chat.button.click()
    } else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(chat.log).toContainText(priceQuestion)
    await expect(chat.input).toHaveValue('Do you speak Swahili?')
    const stored = await page.evaluate(() => JSON.stringify([localStorage, document.cookie]))
    expect(stored).not.toMatch(/price|Swahili|Namaste/)
    await page.reload()
    await hydrated(page)
    await showButtons(page)
    await toTheEnd(page)
    await chat.button.click()
    await expect(chat.log).toContainText(priceQuestion)
    await expect(chat.input).toHaveValue('Do you speak Swahili?')

    const otherTab = await page.context().newPage()
    await expect((await openChat(otherTab)).log).not.toContainText(priceQuestion)
  })
})

test.describe('when the assistant fails', { tag: '@phone-only' }, () => {
  test('[C-11] it says how, and a notice says so too', async ({ page }) => {
    const chat = await openChat(page)
    for (const [error, said] of [
      ['The model answered 503', /high traffic.*few seconds/],
      ['The model is overloaded', /high traffic.*few seconds/],
      ['models/x: 404', /being set up/],
      ['', /trouble connecting.*hello@sutradhar\.example/],
    ] as const) {
      await answerWith(page, { success: false, response: '', error })
      await chat.say(priceQuestion)
      await expect(chat.panel.locator('.chat-reply').last()).toContainText(said)
      const notice = page.getByRole('alert').filter({ hasText: 'Connection Error' })
      await expect(notice).toContainText(failureToast)
      await notice.getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice).toBeHidden()
    }
  })

  test('[C-11] by no connection at all it says so, and Try again asks once more', async ({ page }) => {
    const chat = await openChat(page)
    await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
    await chat.say(priceQuestion)
    await expect(chat.log).toContainText('trouble connecting')
    await expect(page.getByText(failureToast)).toBeVisible()
    await chat.panel.getByRole('button', { name: 'Try again' }).click()
    await expect(chat.panel.locator('.chat-reply').last()).toContainText(price('ai-chatbots.starter.setup'))
    await expect(chat.panel.locator('.chat-question')).toHaveCount(1)
    await expect(chat.panel.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test('[C-11] a question that is refused is told why, and a notice says so too', async ({ page }) => {
    const chat = await openChat(page)
    const error = { code: 'too-large', message: 'This is more than we can take. Please shorten it.' }
    await answerWith(page, { error }, { status: 413 })
    await chat.say(priceQuestion)
    await expect(chat.log).toContainText(error.message)
    await expect(page.getByRole('alert').filter({ hasText: 'Connection Error' })).toContainText(failureToast)
    await expect(chat.panel.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test('a question without an answer is sent to the team by one press, and only by that', async ({
    page,
    isMobile,
  }) => {
    const chat = await openChat(page)
    await chat.say('Can I pay in instalments?')
    const button = chat.panel.getByRole('button', { name: 'Ask the team this' })
    await page.route('**/api/questions', (route) => route.abort(), { times: 1 })
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your question could not be sent' })).toBeVisible()
    await button.click()
    await expect(chat.log).toContainText('The team has your question')
    await expect(button).toHaveCount(0)
    await expect(isMobile ? chat.panel : chat.input).toBeFocused()
  })

  test('[C-10] an empty reply is told as such', async ({ page }) => {
    const chat = await openChat(page)
    await answerWith(page, { success: true, response: '', error: null })
    await chat.say(priceQuestion)
    await expect(chat.log).toContainText('Sorry, I could not generate a response.')
  })

  test('offline, what was typed stays and goes out when the connection is back', async ({
    page,
    context,
  }) => {
    const chat = await openChat(page)
    await context.setOffline(true)
    await expect(chat.panel.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
    await chat.say(priceQuestion)
    await expect(chat.input).toHaveValue(priceQuestion)
    await expect(chat.panel.locator('.chat-question')).toHaveCount(0)
    await context.setOffline(false)
    await chat.send.click()
    await expect(chat.panel.locator('.chat-reply').last()).toContainText(price('ai-chatbots.starter.setup'))
    await expect(chat.input).toHaveValue('')
  })
})

test.describe('a reply', () => {
  test('is shown as text and a little Markdown; nothing in it runs, fetches or leads elsewhere', async ({
    page,
  }) => {
    const found = complaints(page)
    const asked: string[] = []
    const chat = await openChat(page)
    page.on('request', (request) => asked.push(request.url()))
    const response = [
      '**Bold** and <b>not</b> <img src="/x.png" onerror="document.title=1"><script>document.title=2</script>',
      '- ![p](https://evil.example/p.png) [away](https://evil.example) [run](javascript:alert(1))',
      '- [Prices](/pricing)',
    ].join('\n')
    await answerWith(page, {
      success: true,
      response,
      error: null,
      cards: [
        { kind: 'page', label: 'Away', href: 'https://evil.example' },
        { kind: 'page', label: 'All services', href: '/services' },
      ],
    })
    await chat.say('<img src=x onerror=alert(1)>')
    const reply = chat.panel.locator('.chat-reply').last()
    await expect(reply.locator('strong')).toHaveText('Bold')
    await expect(reply).toContainText('<b>not</b>')
    await expect(reply.getByRole('link')).toHaveText(['Prices', 'All services'])
    await expect(chat.panel.locator('.chat-question')).toContainText('<img src=x onerror=alert(1)>')
    await expect(chat.panel.locator('img, script, iframe, b')).toHaveCount(0)
    expect(asked.filter((address) => !address.endsWith('/api/chat'))).toEqual([])
    expect(found).toEqual([])
  })

  test('brings its cards: prices, a page, the booking form and WhatsApp', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const chat = await openChat(page)
    await answerWith(page, {
      success: true,
      response: 'These are the plans.',
      error: null,
      cards: [
        {
          kind: 'price',
          title: 'AI chatbots',
          page: 'See the plans',
          href: '/services/ai-chatbots',
          rows: [{ name: 'Starter', setup: '₹5,999', monthly: '₹799' }],
        },
        { kind: 'book-demo', label: 'Book Demo' },
        { kind: 'whatsapp', label: 'WhatsApp' },
      ],
    })
    await chat.say('Which plans are there for chatbots?')
    const reply = chat.panel.locator('.chat-reply').last()
    await expect(reply.getByRole('row', { name: 'Starter ₹5,999 ₹799' })).toBeVisible()
    await reply.getByRole('button', { name: 'Book Demo' }).click()
    await expect(page.getByRole('dialog', { name: 'Book Your Demo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chat.panel).toBeVisible()
    const { content } = await chat.exported()
    const random = content.conversationId.split('_')[1]?.toUpperCase() ?? ''
    const reference = `${random.slice(0, 4)}-${random.slice(4)}`
    await reply.getByRole('link', { name: 'See the plans' }).click()
    await expect(page).toHaveURL(/\/services\/ai-chatbots$/)
    await expect(chat.panel).toBeVisible({ visible: !isMobile })
    if (isMobile) return
    // No number is set here: what WhatsApp would begin with is in a form of ours.
    await reply.getByRole('link', { name: /WhatsApp/ }).click()
    await expect(page).toHaveURL(soonPath('whatsapp'))
    const message = page.getByLabel('Message *')
    await expect(message).toHaveValue(/Which plans are there for chatbots\?/)
    expect(await message.inputValue()).toContain(`(${reference})`)
  })

  test('is announced whole, once it is there', async ({ page }) => {
    const chat = await openChat(page)
    await expect(chat.log).toHaveAttribute('aria-label', 'Conversation')
    await chat.say(priceQuestion)
    await expect(chat.input).toBeEnabled()
    await expect(chat.log.locator('.chat-reply')).toHaveCount(2)
    await expect(chat.log.locator('.chat-reply').last()).toContainText(price('ai-chatbots.starter.setup'))
  })
})

test.describe('focus and keys', () => {
  test('the focus goes in on opening and back on closing; Escape closes', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const chat = await openChat(page)
    await expect(isMobile ? chat.panel : chat.input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chat.panel).toBeHidden()
    await expect(chat.button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(isMobile ? chat.panel : chat.input).toBeFocused()
    await chat.panel.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(chat.button).toBeFocused()
  })

  test('the focus stays in the panel through a question and its answer', async ({ page, isMobile }) => {
    const chat = await openChat(page)
    const answers = await holdAnswers(page)
    await chat.quickActions.first().press('Enter')
    await expect(chat.panel).toBeFocused()
    await answers.letGo()
    await expect(isMobile ? chat.panel : chat.input).toBeFocused()
  })

  test('Shift and Enter begins a line, Enter sends', async ({ page }) => {
    const chat = await openChat(page)
    await chat.input.fill('Two lines:')
    await chat.input.press('Shift+Enter')
    await chat.input.pressSequentially('one question')
    await chat.input.press('Enter')
    await expect(chat.panel.locator('.chat-question p').last()).toHaveText('Two lines:\none question')
  })

  test('no more than 2,000 characters can be typed, and the last ones are counted', async ({ page }) => {
    const chat = await openChat(page)
    await chat.input.fill('x'.repeat(1990))
    await expect(chat.panel).toContainText('10 characters left')
    await chat.input.press('End')
    await chat.input.pressSequentially('y'.repeat(12))
    await expect(chat.input).toHaveValue('x'.repeat(1990) + 'y'.repeat(10))
  })
})

test.describe('the page behind the sheet', { tag: '@phone-only' }, () => {
  test('rests while the sheet is open', async ({ page }) => {
    const chat = await openChat(page)
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert')
    await page.keyboard.press('Escape')
    await expect(chat.panel).toBeHidden()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  })
})

test.describe('Book Demo', { tag: '@phone-only' }, () => {
  test('[C-12] opens Book Your Demo, which its button and its backdrop close', async ({ page }) => {
    const chat = await openChat(page)
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(chat.panel).toBeVisible()
    await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(4, 4)
    await expect(dialog).toBeHidden()
    await expect(chat.panel).toBeVisible()
  })

  test('[C-12] the backdrop closes it too where the browser does not know `closedby`, and nothing else does', async ({
    page,
  }) => {
    const chat = await openChat(page)
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
    await dialog.evaluate((element) => element.removeAttribute('closedby'))
    const { x, y } = await boxOf(dialog)
    await page.mouse.click(x + 8, y + 80)
    const name = await boxOf(dialog.getByLabel('Name *'))
    await page.mouse.move(name.x + 20, name.y + 20)
    await page.mouse.down()
    await page.mouse.move(4, 4)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.mouse.click(4, 4)
    await expect(dialog).toBeHidden()
    await expect(chat.panel).toBeVisible()
  })
})

test.describe('a demo booked in the chat', { tag: '@phone-only' }, () => {
  test('[B-04] [C-12] the form knows the address already, and the assistant says that the demo is booked', async ({
    page,
  }) => {
    // Who fills it in within a second would be taken for a program, and have asked only.
    await page.route('**/api/form-token', (route) => route.fulfill({ json: {} }))
    const chat = await openChat(page)
    const address = `zuhura-${crypto.randomUUID()}@guesthouse.example`
    await chat.say(`Can you show me a voice agent? I am at ${address}`)
    await expect(chat.input).toBeEnabled()
    await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
    await dialog.getByLabel('Name *').fill('Zuhura Khamis')
    const { date, time } = demoTime('chat')
    await dialog.getByLabel('Date').fill(date)
    await dialog.getByLabel('Time').fill(time)
    await dialog.getByRole('button', { name: 'Book Demo' }).click()
    await expect(dialog).toBeHidden()
    const reply = chat.panel.locator('.chat-reply').last()
    await expect(reply).toContainText('Your demo is booked. A confirmation e-mail should arrive')
    for (const fact of ['at 11:00 am IST', address, /DEMO-\d+/]) await expect(reply).toContainText(fact)
    await reply.getByRole('link', { name: 'Move or cancel the demo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your demo is booked')
  })

  test('[B-06] of a confirmation that comes later, toast and assistant say the same', async ({ page }) => {
    await page.route('**/api/bookings', (route) =>
      route.fulfill({
        status: 201,
        json: {
          bookingId: 'DEMO-1',
          autoReply: 'queued',
          status: 'booked',
          start: '2026-11-20T06:00:00Z',
          manage: '/demo/x',
        },
      }),
    )
    const chat = await openChat(page)
    await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await dialog.getByLabel('Name *').fill('Zuhura Khamis')
    await dialog
      .getByRole('textbox', { name: 'Email' })
      .fill(`zuhura-${crypto.randomUUID()}@guesthouse.example`)
    await dialog.getByLabel('Date').fill(demoTime('chat').date)
    await dialog.getByLabel('Time').fill(demoTime('chat').time)
    await dialog.getByRole('button', { name: 'Book Demo' }).click()
    const later = 'Your demo is booked. Our team will contact you to confirm it.'
    await expect(page.locator('[data-toast]')).toContainText(later)
    await expect(chat.panel.locator('.chat-reply').last()).toContainText(later)
  })
})

test.describe('handing over to the team', { tag: '@phone-only' }, () => {
  test('is offered when an address appears, says what it means, and sends with one press', async ({
    page,
  }) => {
    const chat = await openChat(page)
    const offer = chat.panel.getByRole('form', { name: 'Should our team take over?' })
    await expect(offer).toHaveCount(0)
    const address = `meena-${crypto.randomUUID()}@school.example`
    await chat.say(`A chatbot for my school, please write to ${address}`)
    await expect(offer.getByLabel('E-mail address')).toHaveValue(address)
    await expect(offer).toContainText('you agree that we store this conversation')
    await expect(offer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await offer.getByRole('button', { name: 'Send to the team' }).click()
    const sent = chat.panel.locator('.chat-reply').last()
    await expect(sent).toContainText(/Sent\. The team has this conversation as [A-Z0-9]{4}-[A-Z0-9]{4}/)
    await expect(offer).toHaveCount(0)
    const reference = (await sent.innerText()).match(/[A-Z0-9]{4}-[A-Z0-9]{4}/)?.[0] ?? ''
    const whatsapp = chat.panel.getByRole('link', { name: /Continue on WhatsApp/ })
    // While no number is set: our own form, with the text that WhatsApp would begin with.
    await whatsapp.click()
    await expect(page.getByLabel('Message *')).toHaveValue(new RegExp(reference))
  })

  test('goes to the address in the field: one read wrongly can be put right before it is sent', async ({
    page,
  }) => {
    const chat = await openChat(page)
    const offer = chat.panel.getByRole('form', { name: 'Should our team take over?' })
    const address = `ravi-${crypto.randomUUID()}@shop.example`
    await chat.say(`Write to ${address}.thanks`)
    await expect(offer.getByLabel('E-mail address')).toHaveValue(`${address}.thanks`)
    await chat.say(`I mean ${address.toUpperCase()}`)
    await expect(offer.getByLabel('E-mail address')).toHaveValue(address.toUpperCase())
    await offer.getByLabel('E-mail address').fill(address)
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/handovers'),
      offer.getByRole('button', { name: 'Send to the team' }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({ email: address })
  })

  test('can be asked for, needs an address then, asks about a mistyped one, and can be declined', async ({
    page,
  }) => {
    const chat = await openChat(page)
    const offer = chat.panel.getByRole('form', { name: 'Should our team take over?' })
    const ask = chat.panel.locator('.chat-footer').getByRole('button', { name: 'Send to the team' })
    await chat.say('Do you have an office in Delhi?')
    await expect(chat.input).toBeEnabled()
    await ask.click()
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toHaveCount(0)
    await ask.click()
    const typed = `asha-${crypto.randomUUID()}@gmial.com`
    await offer.getByLabel('E-mail address').fill(typed)
    // Whatever comes back below, nothing moves under whoever is at the card.
    const place = await offer.boundingBox()
    await chat.quickActions.first().waitFor()
    expect(await offer.boundingBox()).toEqual(place)
    await offer.getByRole('button', { name: 'Send to the team' }).click()
    await expect(
      offer.getByRole('group', { name: `Did you mean ${typed.replace('gmial', 'gmail')}?` }),
    ).toBeFocused()
    await offer.getByRole('radio', { name: 'No, keep what I typed' }).check()
    await offer.getByRole('button', { name: 'Send to the team' }).click()
    await expect(chat.panel.locator('.chat-reply').last()).toContainText('Sent.')
  })
})

test('what is written after the conversation was sent can be sent too', { tag: '@phone-only' }, async ({
  page,
}) => {
  const chat = await openChat(page)
  const offer = chat.panel.getByRole('form', { name: 'Should our team take over?' })
  const send = offer.getByRole('button', { name: 'Send to the team' })
  await chat.say(`Please write to asha-${crypto.randomUUID()}@clinic.example`)
  await send.click()
  await expect(chat.panel.locator('.chat-reply').last()).toContainText('Sent.')
  await chat.say('Sorry, call me on +91 98765 43210 instead')
  await expect(chat.panel.locator('.chat-reply').last()).not.toContainText('Sent.')
  await chat.panel.locator('.chat-footer').getByRole('button', { name: 'Send to the team' }).click()
  const [sent] = await Promise.all([page.waitForRequest('**/api/handovers'), send.click()])
  expect(sent.postDataJSON()).toMatchObject({ phone: '+91 98765 43210' })
  await expect(chat.panel.locator('.chat-reply').last()).toContainText('Sent.')
})

test('who asks for a person is given the button that sends the conversation', { tag: '@phone-only' }, async ({
  page,
}) => {
  const chat = await openChat(page)
  await chat.say('I want to talk to a person')
  const open = chat.panel.getByRole('button', { name: 'Send this chat to the team' })
  const offer = chat.panel.getByRole('form', { name: 'Should our team take over?' })
  await open.click()
  await expect(offer).toBeFocused()
  // Pressed again it leads there again.
  await open.click()
  await expect(offer).toBeFocused()
})

test.describe('the focus around handing over', () => {
  test('goes to the card that was asked for, and to the input when it is declined or sent', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    const chat = await openChat(page)
    const offer = chat.panel.getByRole('form', { name: 'Should our team take over?' })
    const ask = chat.panel.locator('.chat-footer').getByRole('button', { name: 'Send to the team' })
    await chat.say('Do you have an office in Delhi?')
    await expect(chat.input).toBeEnabled()
    await ask.press('Enter')
    await expect(offer).toBeFocused()
    await offer.getByRole('button', { name: 'Not now' }).press('Enter')
    await expect(isMobile ? chat.panel : chat.input).toBeFocused()
    await ask.press('Enter')
    await expect(offer).toBeFocused()
    await offer.getByLabel('E-mail address').fill(`asha-${crypto.randomUUID()}@clinic.example`)
    await page.route('**/api/handovers', (route) => route.abort(), { times: 1 })
    const send = offer.getByRole('button', { name: 'Send to the team' })
    await send.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible()
    await expect(send).toBeFocused()
    await send.press('Enter')
    await expect(chat.panel.locator('.chat-reply').last()).toContainText('Sent.')
    await expect(isMobile ? chat.panel : chat.input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chat.panel).toBeHidden()
  })

  test('stays where it is when the card is offered by itself, which is told instead', async ({ page }) => {
    const chat = await openChat(page)
    const told = chat.panel.getByRole('status').filter({ hasText: 'Should our team take over?' })
    await expect(told).toHaveCount(0)
    await chat.say('Please write to meena@school.example')
    await expect(told).toHaveCount(1)
    await expect(chat.input).toBeFocused()
    const answers = await holdAnswers(page)
    await chat.say('Are you there?')
    await chat.panel.getByRole('button', { name: 'Not now' }).click()
    await expect(chat.panel).toBeFocused()
    await answers.letGo()
    await expect(chat.input).toBeFocused()
    await chat.panel.locator('.chat-footer').getByRole('button', { name: 'Send to the team' }).click()
    await expect(chat.panel.getByRole('form', { name: 'Should our team take over?' })).toBeFocused()
    await expect(told).toHaveCount(0)
  })
})

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the panel takes a question on and shows the other ways', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Chat figures' })).toBeHidden()
    await chatOn(page).button.click({ timeout: 10_000 })
    const { panel } = chatOn(page)
    await expect(panel.getByText('Namaste!')).toBeVisible()
    await expect(panel.getByLabel('Your question')).toBeVisible()
    await expect(panel.locator('form')).toHaveAttribute('action', '/soon/whatsapp')
    await expect(panel.getByRole('link', { name: /@/ })).toHaveAttribute('href', '/soon/email')
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(panel).toBeHidden()
  })
})

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Where nothing lies under the round button, which makes way for fields and prices. */
function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

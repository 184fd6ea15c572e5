import { expect, type Locator, type Page, test } from '@playwright/test'
import { metaRates } from '#content/catalogue/meta-rates.ts'
import { formatMoney, formatRate } from '#content/money.ts'
import { pathIn } from '#content/paths.ts'
import { chatLanguages, type TradeId, trades } from '#content/whatsapp-flows.ts'
import { wordsIn } from '#content/words.ts'
import { stepOf } from '#domain/whatsapp/chat.ts'
import { test as asServed } from './as-served.ts'
import { findingsInBothThemes } from './axe.ts'
import { complaints, hydrated } from './reader.ts'

const words = wordsIn('en').tryWhatsapp
const { bench, phone, owner, meter } = words
const { perMessage } = metaRates.india
const address = '/try/whatsapp'

const log = (page: Page) => page.getByRole('log')
const box = (page: Page) => page.getByRole('textbox', { name: phone.composer.label })
const row = (page: Page, kind: keyof typeof perMessage) => page.locator(`[data-meter] [data-kind=${kind}]`)
const ownersButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function play(page: Page, trade: TradeId = 'clinic'): Promise<void> {
  await page.goto(`${address}?trade=${trade}`)
  await hydrated(page)
  await page.getByRole('button', { name: bench.play }).click()
}

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('button', { name: phone.composer.send, exact: true }).click()
}

/** The newest question with a button of this name. */
function latest(page: Page, label: string): Locator {
  return log(page).locator('[data-question]').last().getByRole('button', { name: label, exact: false })
}

/** Answers each question with its first choice, or in words where none is offered. */
async function toTheEnd(
  page: Page,
  trade: TradeId,
  language: 'en' | 'hi' | 'sw',
  by: 'buttons' | 'typing',
): Promise<void> {
  const { steps } = words.chats[language].trades[trade]
  if (by === 'buttons') await latest(page, words.languages[language].name).click()
  else await write(page, words.languages[language].name)
  for (let step = 'menu'; step !== 'done'; ) {
    const { choices = {}, open, example = '', text = '' } = steps[step] ?? {}
    const { next, typed, ...flow } = stepOf(trade, step)
    const [choice] = Object.entries(choices)
    if (next) step = next
    else if (!choice) {
      await write(page, example)
      step = typed ?? ''
    } else {
      const [id, { label }] = choice
      if (by === 'typing') await write(page, label)
      else {
        if (open) await latest(page, open).click()
        await latest(page, label).first().click()
      }
      step = flow.choices?.[id]?.to ?? ''
    }
    expect(text, step).not.toBe(undefined)
  }
  await expect(log(page).getByText(steps.done?.text ?? '')).toBeVisible()
}

asServed.describe('as served', () => {
  for (const trade of trades)
    asServed(
      `the ${trade}'s conversation is there whole, with the team's side and the meter`,
      async ({ page }) => {
        await page.goto(trade === 'clinic' ? address : `${address}?trade=${trade}`)
        const { steps, templates } = words.chats.en.trades[trade]
        for (const text of [steps.menu?.text, steps.done?.text, words.chats.en.phrases.confirmed])
          await expect(log(page)).toContainText(text ?? '')
        await expect(log(page)).toContainText(templates.offer.text)
        await expect(page.getByText(owner.labels.booked, { exact: true })).toBeVisible()
        for (const name of Object.values(words.trades[trade].fields))
          await expect(page.locator('dl').getByText(name, { exact: true })).toBeVisible()
        await expect(page.locator('[data-total]')).toHaveText(
          formatRate('INR', perMessage.utility + perMessage.marketing),
        )
        // What needs script is not offered.
        await expect(page.getByRole('button', { name: bench.play })).toBeHidden()
        await expect(page.getByRole('radio')).toHaveCount(0)
      },
    )

  for (const reader of ['hi', 'sw'] as const)
    asServed(
      `the example and the team's card are in the language of the page, ${reader}`,
      async ({ page }) => {
        await page.goto(pathIn(reader, address))
        const { steps, templates } = words.chats[reader].trades.clinic
        const texts = [wordsIn(reader).tryWhatsapp.greeting, steps.menu?.text ?? '', templates.offer.text]
        for (const text of texts)
          await expect(log(page).locator(`p[lang=${reader}]`).getByText(text).first()).toBeVisible()
        await expect(log(page)).not.toContainText(words.chats.en.trades.clinic.steps.menu?.text ?? '')
        await expect(page.locator('dl')).toContainText(steps.need?.choices?.pain?.label ?? '')
      },
    )

  asServed('trades are links, and whatever else stands in the address shows the clinic', async ({ page }) => {
    await page.goto(`${address}?trade=<b>`)
    await expect(log(page)).toContainText('Asha Dental Clinic')
    await page.getByRole('link', { name: words.trades.hotel.label, exact: true }).click()
    await expect(page).toHaveURL(/\?trade=hotel$/)
    await expect(log(page)).toContainText('Baraza House')
  })

  asServed(
    'the demo, the plans and the service are linked, and the service page links here',
    async ({ page }) => {
      await page.goto(address)
      const main = page.locator('main')
      await expect(main.getByRole('link', { name: 'Book a demo' })).toHaveAttribute(
        'href',
        '/contact?service=whatsapp-agents#book',
      )
      await expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
        'href',
        '/pricing#whatsapp-agents-india',
      )
      await page.goto('/services/whatsapp-agents')
      await expect(page.getByRole('link', { name: 'Try it here' })).toHaveAttribute('href', address)
    },
  )
})

test.describe('with script', () => {
  for (const trade of trades)
    test(`the ${trade} is played to its end by buttons`, async ({ page }) => {
      const errors = complaints(page)
      await play(page, trade)
      await toTheEnd(page, trade, 'en', 'buttons')
      await expect(page.getByText(owner.labels.booked, { exact: true })).toBeVisible()
      await expect(page.locator('dl').getByText(owner.offers.states.allowed)).toBeVisible()
      await expect(page.locator('dl').getByText(owner.missing)).toHaveCount(0)
      expect(errors).toEqual([])
    })

  for (const language of chatLanguages)
    test(`conversations are typed to their end in ${language}`, async ({ page }) => {
      for (const trade of trades) {
        await play(page, trade)
        await toTheEnd(page, trade, language, 'typing')
        await expect(log(page).locator(`p[lang=${language}]`).last()).toBeVisible()
      }
    })

  for (const language of ['hi', 'sw'] as const)
    test(`buttons work in ${language} too, and the card is in the team's language`, async ({ page }) => {
      await play(page)
      await toTheEnd(page, 'clinic', language, 'buttons')
      await expect(page.locator('dl')).toContainText('Tooth pain')
      await expect(page.locator('dl')).toContainText(words.languages[language].name)
    })

  test('the card fills in as the customer answers', async ({ page }) => {
    await play(page)
    const card = page.locator('dl')
    await expect(card.getByText(owner.missing)).toHaveCount(4)
    await write(page, 'English')
    await write(page, 'book')
    await write(page, 'My tooth hurts')
    await expect(card.getByText(owner.missing)).toHaveCount(3)
    await expect(card).toContainText('Tooth pain')
    await expect(page.getByText(owner.labels.new, { exact: true })).toBeVisible()
  })

  test('a hand-over arrives summed up, and the agent is silent until the chat is given back', async ({
    page,
  }) => {
    await play(page)
    await write(page, 'english')
    await write(page, 'book')
    await write(page, 'human please')
    const summary = page.getByRole('status').filter({ hasText: owner.handover.title })
    await expect(summary.getByRole('listitem')).toHaveText([
      'About: Book a visit',
      'Told so far: Nothing yet',
      'Why you: They asked for a person.',
    ])
    const before = await log(page).locator('[data-by=agent]').count()
    await write(page, 'are you there?')
    await expect(log(page).getByText('are you there?')).toBeVisible()
    await expect(log(page).locator('[data-by=agent]')).toHaveCount(before)
    await expect(log(page).locator('[data-by=customer]').last()).toContainText(phone.ticks.delivered)
    await ownersButton(page, owner.actions.giveBack).click()
    await write(page, 'tooth pain')
    await expect(log(page)).toContainText('Which day suits you?')
  })

  test('replying yourself makes the agent step aside; the next day only templates are taken', async ({
    page,
  }) => {
    await play(page)
    await toTheEnd(page, 'clinic', 'en', 'typing')
    await ownersButton(page, owner.actions.reply).click()
    await ownersButton(page, owner.actions.send).click()
    await expect(log(page)).toContainText(words.trades.clinic.reply)
    await expect(page.locator('[data-handler=person]')).toHaveText(owner.states.person)
    const agents = await log(page).locator('[data-by=agent]').count()
    await write(page, 'thank you, doctor')
    await expect(log(page).locator('[data-by=agent]')).toHaveCount(agents)

    const replies = Number(await row(page, 'service').locator('td').first().textContent())
    await ownersButton(page, owner.actions.nextDay).click()
    await expect(page.getByText(owner.window.closed)).toBeVisible()
    await ownersButton(page, owner.actions.reply).click()
    await ownersButton(page, owner.actions.send).click()
    await expect(page.getByText(owner.events['window-closed'])).toBeVisible()
    await expect(row(page, 'service').locator('td').first()).toHaveText(String(replies))

    await ownersButton(page, owner.actions.reminder).click()
    await expect(row(page, 'utility').locator('td').last()).toHaveText(formatRate('INR', perMessage.utility))
    await latest(page, 'I will come').click()
    await expect(page.getByText(owner.window.open)).toBeVisible()
    await ownersButton(page, owner.actions.offer).click()
    await expect(row(page, 'marketing').locator('td').last()).toHaveText(
      formatRate('INR', perMessage.marketing),
    )
    await expect(page.locator('[data-total]')).toHaveText(
      formatRate('INR', perMessage.utility + perMessage.marketing),
    )
    await expect(page.locator('[data-without-allowance]')).toHaveText(
      formatRate('INR', replies * perMessage.service + perMessage.utility + perMessage.marketing),
    )
  })

  test('STOP is honoured: the offer is refused from then on', async ({ page }) => {
    await play(page)
    await toTheEnd(page, 'clinic', 'en', 'typing')
    await write(page, 'stop')
    await expect(log(page)).toContainText(words.chats.en.phrases.stopped)
    await ownersButton(page, owner.actions.nextDay).click()
    await ownersButton(page, owner.actions.offer).click()
    await expect(page.getByText(owner.events['opted-out'])).toBeVisible()
    await expect(row(page, 'marketing').locator('td').first()).toHaveText('0')
  })

  test('what WhatsApp would not take is refused in words; whatever else comes is only text', async ({
    page,
  }) => {
    const errors = complaints(page)
    await play(page)
    await write(page, 'english')
    const said = log(page).locator('[data-by=customer]')
    await write(page, '  ')
    await expect(page.getByRole('alert')).toHaveText(phone.composer.empty)
    await write(page, 'x'.repeat(4097))
    await expect(page.getByRole('alert')).toContainText('4,096')
    await expect(page.getByRole('alert')).toContainText('4,097')
    await expect(said).toHaveCount(2)
    await write(page, 'book')
    const hostile = '<img src=x onerror=alert(1)><b>{name}</b>'
    await write(page, hostile)
    await expect(said.last()).toContainText(hostile)
    await expect(log(page)).toContainText(words.chats.en.phrases.unclear)
    expect(errors).toEqual([])
  })

  test('a button of earlier can be pressed, and changes nothing', async ({ page }) => {
    await play(page)
    await write(page, 'english')
    await latest(page, 'Book a visit').click()
    await log(page).getByRole('button', { name: 'Book a visit' }).click()
    await expect(log(page)).toContainText(words.chats.en.phrases.already)
    await expect(log(page).locator('[data-question=need]')).toHaveCount(2)
  })

  test('starting again can be undone', async ({ page }) => {
    await play(page)
    await write(page, 'english')
    await write(page, 'book')
    await page.getByRole('button', { name: bench.playAgain }).click()
    await expect(log(page)).not.toContainText('What is the visit for?')
    await page.getByRole('button', { name: bench.undo }).click()
    await expect(log(page)).toContainText('What is the visit for?')
    await expect(page.getByRole('button', { name: bench.undo })).toHaveCount(0)
  })

  test('by keyboard alone the focus goes from choice to choice', async ({ page }) => {
    await play(page)
    const focused = page.locator(':focus')
    await expect(focused).toHaveText('English')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveText('Book a visit')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveText('Choose a reason')
    await page.keyboard.press('Enter')
    await expect(focused).toContainText('Tooth pain')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveText('Today')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(focused).toContainText('10:20')
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('Kavita')
    await page.keyboard.press('Enter')
    await expect(log(page)).toContainText('for Kavita. Shall I book it?')
    await expect(page.locator('dl')).toContainText('Cleaning')
  })

  test('no request leaves the browser while it is tried', async ({ page }) => {
    await play(page)
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    // The browser fetches the picture of the tab when it likes.
    page.on('request', (request) => {
      if (!request.url().endsWith('/icon.svg')) asked.push(request.url())
    })
    await toTheEnd(page, 'clinic', 'en', 'buttons')
    await page.getByRole('link', { name: words.trades.shop.label, exact: true }).click()
    await expect(page).toHaveURL(/\?trade=shop$/)
    await toTheEnd(page, 'shop', 'hi', 'typing')
    await ownersButton(page, owner.actions.nextDay).click()
    await ownersButton(page, owner.actions.reminder).click()
    await page.getByLabel(words.calculator.fields.service.label).fill('10')
    // The other trade's words are fetched, as they are when its address is opened.
    expect(asked).toEqual([expect.stringMatching(/\/try\/whatsapp\.data\?trade=shop(&_routes=[\w%-]+)?$/)])
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toMatch(/saree|Kavita|110017/)
  })

  test('a month is reckoned by the card, and what is no number is refused in words', async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    const { fields } = words.calculator
    const month = page.locator('[data-month]')
    for (const [kind, count] of [
      ['service', '40'],
      ['utility', '20'],
      ['marketing', '5'],
    ] as const)
      await page.getByLabel(fields[kind].label, { exact: true }).fill(count)
    const tenThousandths = 200 * perMessage.service + 600 * perMessage.utility + 150 * perMessage.marketing
    await expect(month).toHaveText(formatMoney({ currency: 'INR', minor: Math.round(tenThousandths / 100) }))
    await page.getByLabel(fields.utility.label, { exact: true }).fill('-3')
    await expect(month).toHaveText('…')
    await expect(page.getByText('whole numbers from 0')).toBeVisible()
  })

  test('the agent types for a moment where motion is welcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await play(page)
    await latest(page, 'English').click()
    await expect(page.getByRole('img', { name: phone.typing })).toBeVisible()
    await expect(log(page)).toContainText('How can I help?')
    await expect(page.getByRole('img', { name: phone.typing })).toHaveCount(0)
  })

  test('the first view is light, and a press that comes before the code is not lost', async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(address)
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(20_000)
    expect(total).toBeLessThanOrEqual(90_000)
    await page.getByRole('button', { name: bench.play }).click()
    await expect(latest(page, 'English')).toBeVisible()
  })

  test('axe finds nothing, before and in the middle of a conversation @phone', async ({ page }) => {
    await page.goto(address)
    expect(await findingsInBothThemes(page)).toEqual([])
    await play(page)
    await latest(page, 'हिन्दी').click()
    await latest(page, 'समय बुक करें').click()
    await latest(page, 'वजह चुनिए').click()
    await write(page, ' ')
    expect(await findingsInBothThemes(page)).toEqual([])
  })

  test('on a phone one side shows at a time, nothing is wider than the screen and a finger hits @phone-only', async ({
    page,
  }) => {
    await play(page, 'shop')
    await toTheEnd(page, 'shop', 'hi', 'buttons')
    await expect(page.getByText(phone.ownerLine)).toBeVisible()
    await expect(page.getByRole('heading', { name: meter.heading })).toBeHidden()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(360)
    await page.getByText(bench.sides.owner, { exact: true }).click()
    await expect(page.getByRole('heading', { name: meter.heading })).toBeVisible()
    await expect(log(page)).toBeHidden()
    expect(await width()).toBe(360)
    await page.getByText(bench.sides.customer, { exact: true }).click()
    for (const button of await page.locator('main section').first().getByRole('button').all())
      if (await button.isVisible()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

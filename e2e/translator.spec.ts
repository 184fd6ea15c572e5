import { expect, type Locator, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { paths } from '#content/paths.ts'
import { chatOn, showButtons } from './chat-visitor.ts'
import { compositions } from './compositions.ts'
import { test } from './owner.ts'
import { complaints, holdScripts, hydrated } from './reader.ts'

const mark = ' ⟨hi⟩'

test.describe('a page that the browser translates', { tag: ['@phone', '@phone-only'] }, () => {
  test('keeps the translation, the focus and what is typed when its code starts', async ({ page }) => {
    test.slow()
    const found = complaints(page)
    const withForms = [paths.contact, paths.pricing, paths.testimonials, paths.faq]
    const visits = [
      ...[...compositions].map((path) => ({ path, translate: wrapTexts })),
      ...withForms.map((path) => ({ path, translate: changeTexts })),
    ]
    for (const { path, translate } of visits) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await translate(page)
      const field = page
        .locator('main :is(input:not([type]), input[type=text], input[type=search]):not([inputmode=numeric])')
        .first()
      const hasField = await field.isVisible()
      if (hasField) {
        await field.click()
        await page.keyboard.type('Asha')
      }
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(mark.trim())
      if (hasField) {
        await expect(field, path).toHaveValue('Asha')
        await expect(field, path).toBeFocused()
      }
      expect(found, path).toEqual([])
    }
  })

  test('sends forms, chats, filters, and moves between pages, however often it is translated', async ({
    page,
  }) => {
    const found = complaints(page)
    const h1 = page.getByRole('heading', { level: 1 })
    await page.goto('/contact')
    await wrapTexts(page)
    await hydrated(page)
    await wrapTexts(page)

    const form = page.locator('#message-form')
    await form.getByRole('button').last().click()
    await expect(form.getByRole('alert')).toBeVisible()
    await wrapTexts(page)
    await form.locator('[name=name]').fill('Asha Rao')
    await form.locator('[name=email]').fill('asha-translated@shop.example')
    await form.locator('[name=subject]').fill('Orders')
    await form.locator('[name=message]').fill('Can it take orders on WhatsApp?')
    await form.getByRole('button').last().click()
    await expect(page.getByText(/Thank you/).first()).toBeVisible()
    await wrapTexts(page)

    await menuLink(page, '/faq').click()
    await expect(h1).not.toContainText(mark.trim())
    await wrapTexts(page)
    const search = page.locator('#faq-search')
    await search.fill('hindi')
    await wrapTexts(page)
    await search.fill('no such thing')
    await wrapTexts(page)
    await search.fill('')

    await menuLink(page, '/pricing').click()
    await expect(page).toHaveURL(/\/pricing$/)
    await wrapTexts(page)
    await page.locator('#tanzania-tab').click()
    await expect(page.locator('#tanzania')).toBeVisible()
    await wrapTexts(page)

    const chat = chatOn(page)
    // Wherever the page rests, the button makes way for what lies under it.
    await showButtons(page)
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(300)
      await expect(page.locator('html')).not.toHaveAttribute('data-chat-aside', { timeout: 1 })
    }).toPass()
    await chat.button.click()
    await chat.quickActions.first().waitFor()
    await wrapTexts(page)
    await chat.say('What does a chatbot cost? Write to me at asha@shop.example')
    await expect(page.locator('.chat-hand-over')).toBeVisible()
    await wrapTexts(page)
    await page.locator('.chat-hand-over button').last().click()
    await expect(page.locator('.chat-hand-over')).toBeHidden()
    await page.keyboard.press('Escape')

    await page.goBack()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(h1).toBeVisible()
    // The form that was sent empty is refused by the server.
    expect(found.filter((text) => !text.includes('422 (Unprocessable'))).toEqual([])
  })

  test('takes the first tap, though the translator goes over the page again while its code starts', async ({
    page,
  }) => {
    const found = complaints(page)
    const session = await page.context().newCDPSession(page)
    await page.goto(paths.faq, { waitUntil: 'load' })
    await keepTranslating(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const answer = page.locator('main details').first()
    await answer.locator('summary').tap()
    await hydrated(page)
    await page.waitForTimeout(500)
    await expect(answer).toHaveAttribute('open', '')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(mark.trim())
    expect(found).toEqual([])
    // And what comes later is translated as before.
    await page.locator('#faq-search').fill('hindi')
    await expect(page.locator('main').getByText(/found.*⟨hi⟩/)).toBeVisible()
  })

  test('lets React change and remove text that a translator has taken out or moved, and add to it', async ({
    page,
  }) => {
    await page.goto(paths.accessibility)
    await hydrated(page)
    // What React does to the text of `<p>{icon}{text}{more}</p>` when each of the three comes, changes or goes.
    const shown = await page.evaluate(async () => {
      const results: string[] = []
      for (const isMoved of [false, true]) {
        const parent = document.body.appendChild(document.createElement('p'))
        const text = parent.appendChild(new Text('Text'))
        const translate = async () => {
          const wrapper = document.createElement('font')
          wrapper.append('Translated')
          text.before(wrapper)
          if (isMoved) wrapper.replaceChildren(text)
          else text.remove()
          await Promise.resolve()
        }
        await translate()
        parent.insertBefore(document.createElement('b'), text)
        await translate()
        text.nodeValue = 'Changed'
        results.push(parent.innerHTML)
        await translate()
        parent.removeChild(text)
        results.push(parent.innerHTML)
        parent.remove()
      }
      return results
    })
    expect(shown).toEqual(['<b></b>Changed', '<b></b>', '<b></b>Changed', '<b></b>'])
  })

  test('works on the desk and the pay page, whose code starts at once', async ({ desk }) => {
    const found = complaints(desk)
    const name = `Translated ${Date.now()}`
    const email = `translated${Date.now()}@school.example`
    await desk.request.post('/api/contact', { data: { name, email, subject: 'S', message: 'M' } })
    const order = await desk.request.post('/api/payments/orders', {
      data: { packageId: 'basic-chatbot', name, email },
    })
    const { payUrl } = await order.json()
    await desk.goto(`${deskPaths.leads}?q=${email}`)
    const person = await desk.getByRole('link', { name }).getAttribute('href')

    for (const address of [payUrl, person ?? '']) {
      const letGo = await holdScripts(desk)
      await desk.goto(address, { waitUntil: 'commit' })
      await desk.getByRole('heading', { level: 1 }).waitFor()
      await wrapTexts(desk)
      letGo()
      await hydrated(desk)
      await wrapTexts(desk)
      await expect(desk.getByRole('heading', { level: 1 })).toContainText(mark.trim())
    }
    await desk.locator('label:has(#note-tab)').click()
    await desk.locator('textarea[name=text]').fill('Call on Monday')
    await desk.locator('button[value=note]').click()
    await expect(desk.getByText('Call on Monday', { exact: true })).toBeVisible()
    await wrapTexts(desk)
    await desk.getByRole('button', { name: /^Stage:/ }).click()
    await desk.locator('form:has(input[name=status][value=talking]) button').click()
    await expect(desk).toHaveURL(/done=status/)
    expect(found).toEqual([])
  })
})

/** As Chrome does it: an element with the translation beside each text, and the text is taken out. */
async function wrapTexts(page: Page): Promise<void> {
  await translateTexts(page, 'wrap')
}

/** As Safari does it. */
async function changeTexts(page: Page): Promise<void> {
  await translateTexts(page, 'change')
}

/** As Chrome does it: whatever changes is looked at again, unless it is marked as not to be touched. */
async function keepTranslating(page: Page): Promise<void> {
  await translateTexts(page, 'keep wrapping')
}

async function translateTexts(page: Page, way: 'wrap' | 'change' | 'keep wrapping'): Promise<void> {
  await page.evaluate(
    ({ way, mark }) => {
      const untouched = 'script, style, textarea, noscript, font'
      const passedOver = way === 'keep wrapping' ? `${untouched}, option, title, .notranslate` : untouched
      const translate = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
          node.parentElement?.closest(passedOver) || !node.nodeValue?.trim()
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
        )
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          const translated = text.data.replace(mark, '') + mark
          if (way === 'change') {
            text.data = translated
            continue
          }
          const outer = document.createElement('font')
          outer.appendChild(document.createElement('font')).append(translated)
          text.replaceWith(outer)
        }
      }
      translate()
      if (way === 'keep wrapping')
        new MutationObserver(() => setTimeout(translate, 20)).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        })
    },
    { way, mark },
  )
}

function menuLink(page: Page, href: string): Locator {
  return page.locator(`footer a[href="${href}"]`).first()
}

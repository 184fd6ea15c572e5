import { expect, type Page, test } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { soonPath } from '#content/paths.ts'
import { test as asServed } from './as-served.ts'
import { hydrated } from './reader.ts'
import { servedText } from './served-text.ts'

/** The page that takes the message while no number is set; with one, `server/site/doors.test.ts`. */
const chatDoor = new RegExp(`^${soonPath('whatsapp')}`)

const groups = [
  ['AI Voice Assistants & Chatbots', 4],
  ['Website & Web Applications', 4],
  ['Mobile Solutions & Apps', 3],
  ['Pricing & Packages', 4],
  ['Support & Training', 4],
  ['Getting Started', 5],
] as const

test.describe('FAQ, as served', () => {
  test('[P-19] every claim of the list is in the page itself', async ({ request }) => {
    const text = await servedText(request, '/faq')
    const claims = [
      'Assistants and chatbots take 3-7 days',
      'A simple site takes 3-5 days, an e-commerce site 7-10 days, a custom app 2-3 weeks',
      'Pay annually and 2 months are free',
      '30 days notice',
      '1 month of support',
      'Minor changes are free for the first month',
      price('faq.small-change'),
      '7-day free trial',
      'Hindi, English and Swahili',
    ]
    expect(claims.filter((claim) => !text.includes(claim))).toEqual([])
  })
})

test.describe('FAQ', { tag: '@phone-only' }, () => {
  test('[P-19] the hero has two buttons, to the booking form while no scheduler is set and to the chat app', async ({
    page,
  }) => {
    await page.goto('/faq')
    await expect(page.getByRole('link', { name: /^Book Free Consultation/ })).toHaveAttribute(
      'href',
      '/contact#book',
    )
    await expect(page.getByRole('link', { name: /^Ask a Question/ })).toHaveAttribute('href', chatDoor)
  })

  test('[P-19] six groups of 4, 4, 3, 4, 4 and 5 questions, all closed', async ({ page }) => {
    await page.goto('/faq')
    for (const [title, count] of groups) {
      const group = page.getByRole('region', { name: title })
      await expect(group.locator('summary')).toHaveCount(count)
    }
    await expect(page.locator('main details[open]')).toHaveCount(0)
  })

  test('[P-19] one answer is open at a time in a group, and it can be closed', async ({ page }) => {
    await page.goto('/faq')
    const open = page.locator('main details[open] summary')
    await question(page, 'How long does setup take?').click()
    await question(page, 'Can I cancel?').click()
    await expect(open).toHaveText(['How long does setup take?', 'Can I cancel?'])
    await question(page, 'Which languages does it speak?').click()
    await expect(open).toHaveText(['Which languages does it speak?', 'Can I cancel?'])
    await question(page, 'Which languages does it speak?').click()
    await expect(open).toHaveText(['Can I cancel?'])
  })

  test('[P-19] a link to a question opens it, on arrival and later', async ({ page }) => {
    await page.goto('/faq#cancel')
    await hydrated(page)
    await expect(page.getByText('with 30 days notice in writing')).toBeInViewport()
    await page.evaluate(() => {
      location.hash = '#small-changes'
    })
    await expect(page.getByText('Minor changes are free for the first month')).toBeInViewport()
  })

  test('[P-19] the search leaves what matches, says how much, and can be cleared', async ({ page }) => {
    await page.goto('/faq')
    await hydrated(page)
    const search = page.getByRole('searchbox', { name: 'Search the questions' })
    const shown = page.locator('main summary:visible')
    await search.fill('free trial')
    await expect(shown).toHaveText(['Can I try a chatbot before I pay?'])
    await expect(page.getByRole('status').filter({ hasText: '1 question found' })).toBeVisible()
    await search.fill('swahili')
    await expect(page.getByRole('status').filter({ hasText: /^\d questions found$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(shown).toHaveCount(24)
    await expect(search).toBeFocused()
  })

  test('[P-19] a search without a match says so and offers a person', async ({ page }) => {
    await page.goto('/faq')
    await hydrated(page)
    await page.getByRole('searchbox').fill('<script> helicopter .*')
    await expect(page.locator('main summary:visible')).toHaveCount(0)
    await expect(page.getByText('Try one shorter word')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute('href', chatDoor)
  })

  test('[P-19] the address of an answer can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/faq')
    await hydrated(page)
    await question(page, 'Can I cancel?').click()
    await page.getByRole('link', { name: 'Copy a link to “Can I cancel?”' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#cancel$/)
  })

  test('[P-19] Still Have Questions? offers a demo and a chat', async ({ page }) => {
    await page.goto('/faq')
    const closing = page.getByRole('region', { name: 'Still Have Questions?' })
    await expect(closing.getByRole('link', { name: /^Schedule Free Demo/ })).toHaveAttribute(
      'href',
      '/contact#book',
    )
    await expect(closing.getByRole('link', { name: /^Chat with Us/ })).toHaveAttribute('href', chatDoor)
  })
})

asServed.describe('FAQ without script', { tag: '@phone-only' }, () => {
  asServed(
    '[P-19] answers open, close each other and can be linked to; no search is offered',
    async ({ page }) => {
      await page.goto('/faq#cancel')
      await expect(page.getByText('with 30 days notice in writing')).toBeInViewport()
      await question(page, 'Is it cheaper to pay for a year?').click()
      await expect(page.locator('main details[open] summary')).toHaveText([
        'Is it cheaper to pay for a year?',
      ])
      await expect(page.getByRole('searchbox')).toBeHidden()
    },
  )

  asServed('[P-19] on paper every answer stands below its question', async ({ page }) => {
    await page.goto('/faq')
    const answer = page.getByText('with 30 days notice in writing')
    await expect(answer).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(answer).toBeVisible()
  })
})

function question(page: Page, title: string) {
  return page.locator('main summary').filter({ hasText: title })
}

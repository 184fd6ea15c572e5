import { expect } from '@playwright/test'
import { test } from './as-served.ts'
import { servedText } from './served-text.ts'

/** Dates as printed, sections in order, and every rule that the documents state. */
const policies = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    dates: ['Effective July 12, 2025', 'Last updated July 12, 2025'],
    sections: [
      'Information we collect',
      'How we use your data',
      'Whom we share it with',
      'Cookies',
      'How we protect it',
      'Your rights',
      'Contact',
    ],
    rules: [
      'Name and email, when you send a form',
      'Device and browser data from analytics',
      'Usage statistics',
      'Payment details',
      'payment provider',
      'We do not sell your data',
      'Analytics: anonymous counts only',
      'A backend data store',
      'Automation tools',
      'SSL encryption',
      'Access: ask what we hold about you',
      'Deletion: ask us to erase it',
      'Unsubscribe',
      'hello@sutradhar.example',
    ],
  },
  {
    path: '/terms-conditions',
    title: 'Terms & Conditions',
    dates: ['Last updated July 26, 2025'],
    sections: [
      'Introduction',
      'Services',
      'Eligibility',
      'Payment and pricing',
      'Cancellation and refund',
      'Intellectual property',
      'User conduct',
      'Third-party services',
      'Modifications',
      'Governing law',
      'Contact',
    ],
    rules: [
      'Ecommerce automation',
      'AI for schools',
      'AI video, reels and voice',
      'AI for small businesses',
      '18 or older',
      'Indian rupees (INR)',
      'may change without notice',
      'processed by a payment gateway',
      'no refund for digital downloads or for services already rendered',
      'The laws of India govern these terms',
      'hello@sutradhar.example',
    ],
  },
  {
    path: '/refund-policy',
    title: 'Refund & Cancellation Policy',
    dates: ['Last updated 26 July 2025'],
    sections: [
      'Time limit',
      'Full refund',
      'Partial refund',
      'No refund',
      'Cancellation',
      'How to ask for a refund',
    ],
    rules: [
      'within 7 days of setup, before the bot goes live or customization begins',
      'If setup has not started, you get everything back',
      'partly built but not operational, you get 50% back',
      'After 7 days, or once the bot is live and customized, there is no refund',
      'cancel any time before launch or before setup is complete',
      'written notice, and charges may apply',
      'your name',
      'invoice number or date of payment',
      'the reason for your request',
      'Late requests may be denied, subject to review',
      'hello@sutradhar.example',
    ],
  },
]

test.describe('policies, as served', () => {
  for (const { path, title, dates, sections, rules } of policies) {
    test(`[P-22] ${path} states its dates, its sections and every rule`, async ({ page, request }) => {
      const text = await servedText(request, path)
      expect([...dates, ...rules].filter((fact) => !text.includes(fact))).toEqual([])
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByRole('region').getByRole('heading', { level: 2 })).toHaveText(sections)
    })

    test(`[P-22] the list of sections of ${path} leads to each of them`, async ({ page }) => {
      await page.goto(path)
      const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
      await expect(links).toHaveText(sections)
      await links.last().click()
      await expect(page.getByRole('region').getByRole('heading', { level: 2 }).last()).toBeInViewport()
    })
  }

  test('[P-22] on paper a policy is its text, without lists of links', async ({ page }) => {
    await page.goto('/refund-policy')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    await expect(page.getByText('you get 50% back')).toBeVisible()
  })
})

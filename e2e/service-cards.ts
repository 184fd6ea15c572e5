import { expect, type Locator, type Page } from '@playwright/test'

export const whatsapp = /^\/soon\/whatsapp\?about=/

interface ExpectedPlan {
  name: string
  badge?: string
  setup: string
  monthly?: string
  note?: string
  highlight?: string
}

/** Exactly these plans, in this order, with setup and monthly fee each under its own name. */
export async function expectPlans(page: Page, plans: ExpectedPlan[]): Promise<void> {
  const cards = cardsIn(page.locator('#pricing'))
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(plans.map(({ name }) => name))
  for (const [index, plan] of plans.entries()) {
    const card = cards.nth(index)
    const terms = plan.monthly ? ['Setup', 'Monthly'] : ['Setup']
    const values = [`${plan.setup} one time`, ...(plan.monthly ? [`${plan.monthly} per month`] : [])]
    await expect(card.getByRole('term')).toHaveText(terms)
    expect((await card.getByRole('definition').allTextContents()).slice(0, values.length)).toEqual(values)
    if (plan.badge) await expect(card.getByText(plan.badge, { exact: true })).toBeVisible()
    if (plan.badge !== 'Popular') await expect(card.getByText('Popular', { exact: true })).toHaveCount(0)
    await expect(card).toHaveAttribute('id', `pricing-${addressOf(plan.name)}`)
    if (plan.note) await expect(card.getByRole('definition').last()).toContainText(plan.note)
    if (plan.highlight) await expect(card.getByText(plan.highlight, { exact: true })).toBeVisible()
    for (const label of ['What you get', 'What we need from you']) {
      const list = card
        .locator('div')
        .filter({ has: heading(page, label, 4) })
        .getByRole('listitem')
      expect(await list.count(), `${plan.name}: ${label}`).toBeGreaterThanOrEqual(2)
    }
  }
}

/** Each plan's button opens the booking form with that plan. */
export async function expectPlanActions(
  page: Page,
  label: string | RegExp,
  service: string,
  plans: string[],
): Promise<void> {
  const buttons = cardsIn(page.locator('#pricing')).getByRole('link', { name: label })
  expect(await hrefs(buttons)).toEqual(
    plans.map((plan) => `/contact?service=${service}&plan=${addressOf(plan)}#book`),
  )
}

function addressOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export async function expectPrices(
  offering: Locator,
  [setup, setupDollars, monthly, monthlyDollars]: string[],
) {
  await expect(offering.getByRole('term')).toHaveText(['Setup (one time)', 'Monthly (per month)'])
  await expect(offering.getByRole('definition')).toHaveText([
    `${setup} ${setupDollars}`,
    `${monthly} ${monthlyDollars}`,
  ])
}

/** The cards of a section: the items of its outermost list. */
export function cardsIn(section: Locator): Locator {
  return section.getByRole('listitem').filter({ has: section.page().getByRole('heading', { level: 3 }) })
}

export function tilesIn(page: Page, anchor: string): Locator {
  return cardsIn(page.locator(`section#${anchor}`))
}

export function heading(within: Page | Locator, name: string, level: number): Locator {
  return within.getByRole('heading', { name, level, exact: true })
}

export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

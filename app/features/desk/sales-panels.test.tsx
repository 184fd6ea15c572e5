import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { salesWords } from '#content/en/desk/sales.ts'
import { SalesPanels } from './sales-panels.tsx'

const nothing = { leads: 0, won: 0, wonAmounts: [], revenue: [] }
const months = [
  { ...nothing, label: '2026-11' },
  { ...nothing, label: '2026-10', leads: 3 },
  { ...nothing, label: '2026-09' },
  { ...nothing, label: '2026-08', revenue: [{ minor: 500, currency: 'INR' as const }] },
  { ...nothing, label: '2026-07' },
]

function shown(month?: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SalesPanels
        words={salesWords}
        sales={{ months, sources: [] }}
        month={month}
        addressOf={(chosen) => `?month=${chosen}`}
      />
    </MemoryRouter>,
  )
}

function monthsIn(page: string): string[] {
  return [...page.matchAll(/>(\w+ 2026)</g)].flatMap(([, name]) => name ?? [])
}

test('months without anything are left out and counted, except this month', () => {
  const page = shown()
  expect(monthsIn(page)).toEqual(['November 2026', 'October 2026', 'August 2026'])
  expect(page).toContain('2 months without leads, clients or money are left out.')
})

test('the month that is looked at stays, whatever it holds', () => {
  const page = shown('2026-07')
  expect(monthsIn(page)).toContain('July 2026')
  expect(page).toContain('One month without leads')
})

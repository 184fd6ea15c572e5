export const currencies = ['INR', 'USD', 'TZS'] as const

export type Currency = (typeof currencies)[number]

/** An amount in the smallest unit (paise, cents): an integer, never a float. */
export interface Money {
  currency: Currency
  minor: number
  /** The upper end of a range, in the same unit. */
  maximum?: number
  /** “and up”: shown as a plus sign after the figure. */
  openEnded?: true
}

/** The one formatter of money: Indian grouping for rupees (₹1,50,000), Western for dollars ($2,000) and shillings (TSh 500,000). */
export function formatMoney({ currency, minor, maximum, openEnded }: Money): string {
  const lower = formatAmount(currency, minor)
  if (maximum !== undefined) return `${lower}–${formatAmount(currency, maximum)}`
  return openEnded ? `${lower}+` : lower
}

const locales: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US', TZS: 'en-TZ' }

function formatAmount(currency: Currency, minor: number): string {
  return new Intl.NumberFormat(locales[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100)
}

/** What one message or call costs, in ten-thousandths of the currency's unit: ₹0.1150. */
export function formatRate(currency: Currency, tenThousandths: number): string {
  return new Intl.NumberFormat(locales[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: 4,
  }).format(tenThousandths / 10_000)
}

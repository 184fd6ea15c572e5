import type { CompoundPriceSpecification, Offer, UnitPriceSpecification } from 'schema-dts'
import { planWords } from '#content/en/plan-words.ts'
import type { Money } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'

/** What something costs, with setup and monthly fee as separate parts, as on the pages. */
interface Cost {
  /** Paid once. */
  setup?: PriceKey
  monthly?: PriceKey
  /** A condition of the monthly fee: “Optional support, after the first month”. */
  monthlyNote?: string
  /** Paid once, where there is no setup to speak of. */
  total?: PriceKey
  /** The price is where it starts. */
  from?: PriceKey
}

interface OfferDetails {
  name: string
  description?: string
  url: string
  cost: Cost
}

export function offer({ name, description, url, cost }: OfferDetails): Offer {
  return {
    '@type': 'Offer',
    name,
    ...(description && { description }),
    url,
    priceSpecification: priceSpecification(cost),
  }
}

function priceSpecification(cost: Cost): UnitPriceSpecification | CompoundPriceSpecification {
  const parts = priceParts(cost)
  const [only] = parts
  if (only && parts.length === 1) return only
  return { '@type': 'CompoundPriceSpecification', priceComponent: parts }
}

function priceParts({ setup, monthly, monthlyNote, total, from }: Cost): UnitPriceSpecification[] {
  return [
    ...(total ? [unitPrice(total)] : []),
    ...(from ? [{ ...unitPrice(from, true), name: planWords.from }] : []),
    ...(setup
      ? [{ ...unitPrice(setup), name: planWords.setup, priceComponentType: activationFee } as const]
      : []),
    ...(monthly
      ? [
          {
            ...unitPrice(monthly),
            name: planWords.monthly,
            ...(monthlyNote && { description: monthlyNote }),
            priceComponentType: subscription,
            unitCode: 'MON',
            billingIncrement: 1,
          } as const,
        ]
      : []),
  ]
}

const activationFee = 'https://schema.org/ActivationFee'
const subscription = 'https://schema.org/Subscription'

function unitPrice(key: PriceKey, isLowest = false) {
  const { currency, minor, maximum, openEnded }: Money = prices[key]
  const hasRange = maximum !== undefined || openEnded || isLowest
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency: currency,
    ...(hasRange ? { minPrice: amount(minor) } : { price: amount(minor) }),
    ...(maximum !== undefined && { maxPrice: amount(maximum) }),
  } as const satisfies UnitPriceSpecification
}

function amount(minor: number): number {
  return minor / 100
}

import type { CompoundPriceSpecification, Offer, UnitPriceSpecification } from 'schema-dts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { PriceTag } from '#content/facts.ts'
import type { Money } from '#content/money.ts'
import type { Words } from '#content/words.ts'

/** What something costs, with setup and monthly fee as separate parts, as on the pages. */
interface Cost {
  /** Paid once. */
  setup?: PriceTag
  monthly?: PriceTag
  /** A condition of the monthly fee: “Optional support, after the first month”. */
  monthlyNote?: string
  /** Paid once, where there is no setup to speak of. */
  total?: PriceTag
  /** The price is where it starts. */
  from?: PriceTag
}

interface OfferDetails {
  name: string
  description?: string
  url: string
  cost: Cost
}

export function offer({ name, description, url, cost }: OfferDetails, words: Words['planWords']): Offer {
  return {
    '@type': 'Offer',
    name,
    ...(description && { description }),
    url,
    priceSpecification: priceSpecification(cost, words),
  }
}

function priceSpecification(
  cost: Cost,
  words: Words['planWords'],
): UnitPriceSpecification | CompoundPriceSpecification {
  const parts = priceParts(cost, words)
  const [only] = parts
  if (only && parts.length === 1) return only
  return { '@type': 'CompoundPriceSpecification', priceComponent: parts }
}

function priceParts(
  { setup, monthly, monthlyNote, total, from }: Cost,
  words: Words['planWords'],
): UnitPriceSpecification[] {
  return [
    ...(total ? [unitPrice(total)] : []),
    ...(from ? [{ ...unitPrice(from, true), name: words.from }] : []),
    ...(setup
      ? [{ ...unitPrice(setup), name: words.setup, priceComponentType: activationFee } as const]
      : []),
    ...(monthly
      ? [
          {
            ...unitPrice(monthly),
            name: words.monthly,
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

function unitPrice({ key }: PriceTag, isLowest = false) {
  const { currency, minor, maximum, openEnded }: Money = catalogue.prices[key]
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

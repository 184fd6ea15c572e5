import { z } from 'zod'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { isPlanOnSale } from '#content/catalogue/on-sale.ts'
import { planNamesIn, type Words } from '#content/words.ts'
import { checkForm } from './check-form.ts'
import { entryOf } from './entry-of.ts'
import { check, oneOf, shapeOf } from './fields.ts'
import { orderFields } from './form-fields.ts'

const { plans } = catalogue.priceTables['quick-start']
type PackageId = keyof typeof plans
const packageIds = Object.keys(plans) as [PackageId, ...PackageId[]]

const checkoutSchema = z.object({ packageId: oneOf(packageIds), ...shapeOf(orderFields) })

export type CheckoutFields = z.infer<typeof checkoutSchema>

/** How an order is paid in a browser, as its provider says. All of it is public. */
export interface Checkout {
  /** As the provider calls the order. */
  orderId: string
  /** What its window on our page is opened with, by its part in `app/features/checkout/providers`. */
  options: Record<string, unknown>
  scriptUrl?: string
  /** Its own page as a plain form, for browsers where no script runs and providers that have no window. */
  hosted: { action: string; method: 'get' | 'post'; fields: Record<string, string> }
  /** Whose name the buyer reads; a stand-in has none. */
  brand?: string
}

type CheckedCheckout =
  | { ok: true; fields: CheckoutFields }
  | {
      ok: false
      code: 'not-on-sale' | 'information-required' | 'unknown-package' | 'fields'
      /** What to tell the buyer of the whole; without a text, each field says its own. */
      notice: { title: string; text?: string }
      messages: Record<string, string>
      suggestion: string | undefined
    }

/** Checks what a buyer sent. A price is not among the fields: whatever the browser says it is, nobody reads it. */
export function checkCheckout(
  sent: Record<string, unknown>,
  { checkout: { details, notices }, forms }: Pick<Words, 'checkout' | 'forms'>,
): CheckedCheckout {
  const { text } = notices.unknownPackage
  const fieldWords = { ...details.fields, packageId: { label: '', missing: text, unknown: text } }
  if (packageIds.some((id) => id === sent.packageId && !isPlanOnSale(catalogue, 'quick-start', id)))
    return {
      ok: false,
      code: 'not-on-sale',
      notice: notices.notOnSale,
      messages: { packageId: notices.notOnSale.text },
      suggestion: undefined,
    }
  const checked = checkForm(sent, { fields: fieldWords, forms }, (fields) => check(checkoutSchema, fields))
  if (checked.ok) return checked
  const { problems, messages, suggestion } = checked
  const refused = { ok: false as const, messages, suggestion }
  if (problems.some(({ field, problem }) => field !== 'packageId' && problem === 'missing'))
    return { ...refused, code: 'information-required', notice: notices.informationRequired }
  if (messages.packageId) return { ...refused, code: 'unknown-package', notice: notices.unknownPackage }
  return { ...refused, code: 'fields', notice: { title: details.problemsTitle } }
}

/** What a package is called, on sale or not: its orders stay. One that was once sold may be gone from the code. */
export function listedPackageName(id: string): string | undefined {
  return entryOf(planNamesIn('en')['quick-start'], id)
}

/** What a buyer is shown that they bought. */
export function packageName(id: string, { pricing, checkout }: Pick<Words, 'pricing' | 'checkout'>): string {
  const onSale = pricing.quickStart.packages.find((item) => item.id === id)
  return onSale?.name ?? listedPackageName(id) ?? checkout.defaultDescription
}

/** What a package costs, in the smallest unit. */
export function amountOf(id: PackageId): { amount: number; currency: string } {
  const { minor, currency } = catalogue.prices[plans[id].amount]
  return { amount: minor, currency }
}

import { z } from 'zod'
import { company } from '#content/company.ts'
import { checkout as words } from '#content/en/checkout.ts'
import { packages } from '#content/en/packages.ts'
import { prices } from '#content/prices.ts'
import type { PackageId, ServicePackage } from '#content/types/pricing.ts'
import { askAboutEmail } from './email-question.ts'
import { check, email, line, oneOf, optional, type Problem, phone } from './fields.ts'
import { internationalNumber } from './phone-number.ts'

const [first, ...others] = packages.map(({ id }) => id)
const packageIds: [PackageId, ...PackageId[]] = [first as PackageId, ...others]

const checkoutSchema = z.object({
  packageId: oneOf(packageIds),
  name: line(120),
  email,
  phone: optional(phone),
})

export type Checkout = z.infer<typeof checkoutSchema>

type CheckedCheckout =
  | { ok: true; fields: Checkout }
  | ({ ok: false; suggestion: string | undefined } & RefusedCheckout)

/** What to tell the buyer: the words for the whole, and those for each field. */
interface RefusedCheckout {
  code: string
  title: string
  message: string
  fields: Record<string, string>
}

/** Checks what a buyer sent. A price is not among the fields: whatever the browser says it is, nobody reads it. */
export function checkCheckout(sent: Record<string, unknown>): CheckedCheckout {
  const { fields, suggestion, question } = askAboutEmail(sent)
  const checked = check(checkoutSchema, fields)
  if (checked.ok && !question) return checked
  return { ok: false, suggestion, ...explained(checked.ok ? [] : checked.problems, question) }
}

function explained(
  found: { field: string; problem: Problem }[],
  question: { email: string } | undefined,
): RefusedCheckout {
  const { notices, details } = words
  const fieldWords = details.fields as Record<string, { problems: Record<string, string> }>
  const messages = found.map(({ field, problem }) => [
    field,
    fieldWords[field]?.problems[problem] ?? notices.unknownPackage.text,
  ])
  const fields: Record<string, string> = { ...Object.fromEntries(messages), ...question }
  const isMissing = found.some(({ field, problem }) => field !== 'packageId' && problem === 'missing')
  if (isMissing) return { code: 'information-required', ...said(notices.informationRequired), fields }
  if (fields.packageId) return { code: 'unknown-package', ...said(notices.unknownPackage), fields }
  return { code: 'fields', title: details.problemsTitle, message: Object.values(fields)[0] ?? '', fields }
}

function said({ title, text }: { title: string; text: string }) {
  return { title, message: text }
}

/** A package that was once sold may be gone from the list; its orders are not. */
export function packageOf(id: string): ServicePackage | undefined {
  return packages.find((item) => item.id === id)
}

/** What a buyer is shown that they bought. */
export function packageName(id: string): string {
  return packageOf(id)?.name ?? words.defaultDescription
}

/** What a package costs, in the smallest unit. */
export function amountOf({ price }: ServicePackage): { amount: number; currency: string } {
  const { minor, currency } = prices[price]
  return { amount: minor, currency }
}

/** What the provider's checkout is opened with. */
export interface CheckoutOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name?: string; email?: string; contact?: string }
  theme: { color: string }
  callback_url: string
}

interface CheckoutSubject {
  key: string
  providerOrderId: string
  amount: number
  currency: string
  packageId: string
  buyer?: { name: string; email: string; phone: string | null } | undefined
  callbackUrl: string
}

export function checkoutOptions(subject: CheckoutSubject): CheckoutOptions {
  const { buyer } = subject
  return {
    key: subject.key,
    order_id: subject.providerOrderId,
    amount: subject.amount,
    currency: subject.currency,
    name: company.name,
    description: packageName(subject.packageId),
    prefill: {
      ...(buyer && { name: buyer.name, email: buyer.email }),
      ...(buyer?.phone && { contact: `+${internationalNumber(buyer.phone)}` }),
    },
    theme: { color: words.themeColour },
    // Browsers inside other apps cannot return to our script; the provider then posts its answer here.
    callback_url: subject.callbackUrl,
  }
}

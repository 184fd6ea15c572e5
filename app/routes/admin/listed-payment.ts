import { deskWords } from '#content/en/desk/common.ts'
import { paymentDeskWords as words } from '#content/en/desk/payments.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { listedPackageName } from '#domain/checkout.ts'
import type { Services } from '#server/services.ts'

type DeskPayment = Awaited<ReturnType<Services['payments']['list']>>[number]

export type ListedPayment = ReturnType<typeof listedPayment>

/** One order as the desk's tables show it. */
export function listedPayment({ order, standing, buyer, differences }: DeskPayment) {
  return {
    id: order.id,
    reference: order.reference,
    packageName: listedPackageName(order.packageId) ?? order.packageId,
    buyer: buyer?.name,
    amount: moneyText(order.currency, order.amount),
    state: deskWords.paymentStates[standing.state] ?? standing.state,
    differences: differences.map((difference) => words.kindsOfDifference[difference]),
    createdAt: order.createdAt,
  }
}

export function moneyText(currency: string, minor: number): string {
  return formatMoney({ currency: currency as Currency, minor })
}

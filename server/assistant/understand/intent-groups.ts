import type { IntentId } from './intents.ts'

export function ids(list: string): IntentId[] {
  return list.split(/\s+/) as IntentId[]
}

/** An amount belongs to these as it does to a limit. */
export const aboutMoney = new Set<IntentId>(
  ids(`too-expensive claimed-price competitor-cheaper refund-terms refund-when complaint-billing order-status instalments
  payment-methods`),
)

/** What goes on with the question before, whatever it was. */
export const goingOn = new Set<IntentId>(['more', 'correction', 'repeat'])

/** What is worked out, or comes first, whatever a page states beside it. */
export const moreThanStatements = new Set<IntentId>(
  ids(`price total-cost budget-fit discount compare cheapest recommend annual-payment overage claimed-price crisis injection
  human call-me refund-when frustration complaint-billing complaint-broken complaint-service book-demo change-booking
  give-contact greeting thanks goodbye off-topic not-offered`),
)

/** Beside a price that is asked for, these only say of what. */
export const whatItIs = new Set<IntentId>(ids('feature describe how-it-works existing-website sector'))

export const costs = new Set<IntentId>(['price', 'hidden-costs', 'what-is-free', 'total-cost'])

/** What is asked of a service or a plan: without its name, of the one spoken of before. */
export const aboutSomething = new Set<IntentId>(
  ids(`price currency total-cost overage compare cheapest recommend budget-fit discount setup-why trial delivery-time
  describe how-it-works feature integration languages capacity hidden-costs more correction repeat too-expensive
  annual-payment claimed-price what-you-need existing-website fee-period`),
)

/** A sum that can be asked again with another number in it. */
export const sums = new Set<IntentId>(
  ids('total-cost overage annual-payment price budget-fit compare discount'),
)

/** What is answered by how much is used or may be spent. */
export const ofNumbers: ReadonlySet<IntentId> = new Set<IntentId>([
  ...sums,
  ...ids('recommend capacity cheapest'),
])

/** What is asked of plans to choose one. */
export const ofPlans: ReadonlySet<IntentId> = new Set<IntentId>([
  ...ofNumbers,
  ...ids('feature integration setup-why describe benefit'),
])

/** Nothing goes on with these. */
export const smallTalk = new Set<IntentId>(
  ids(`bot-identity greeting thanks goodbye how-are-you affirm deny frustration feelings dislike-machines injection off-topic give-contact human
  call-me`),
)

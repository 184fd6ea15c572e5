import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { accessibility } from './accessibility.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { refundPolicy } from './refund-policy.ts'
import { termsConditions } from './terms-conditions.ts'

export const legalPages = (facts: Facts): Texts<Words['legalPages']> => ({
  privacyPolicy: privacyPolicy(facts),
  termsConditions: termsConditions(facts),
  refundPolicy: refundPolicy(facts),
  accessibility: accessibility(facts),
})

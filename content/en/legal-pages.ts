import type { Facts } from '#content/facts.ts'
import type { legalPaths } from '#content/paths.ts'
import type { LegalText } from '#content/prose.ts'
import { accessibility } from './accessibility.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { refundPolicy } from './refund-policy.ts'
import { termsConditions } from './terms-conditions.ts'

export const legalPages = (facts: Facts): Record<keyof typeof legalPaths, LegalText> => ({
  privacyPolicy: privacyPolicy(facts),
  termsConditions: termsConditions(facts),
  refundPolicy: refundPolicy(facts),
  accessibility: accessibility(facts),
})

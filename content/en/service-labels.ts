import { planWords } from '#content/en/plan-words.ts'
import { sample } from '#content/en/sample.ts'
import type { ServiceLabels } from '#content/types/service-labels.ts'

export const serviceLabels: ServiceLabels = {
  ...planWords,
  plan: 'Plan',
  tool: 'Tool',
  sampleTag: sample.tag,
}

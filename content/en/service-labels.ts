import { planWords } from '#content/en/plan-words.ts'
import { sample } from '#content/en/sample.ts'

export const serviceLabels = {
  ...planWords,
  plan: 'Plan',
  tool: 'Tool',
  sampleTag: sample.tag,
}

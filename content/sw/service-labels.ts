import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { planWords } from './plan-words.ts'
import { sample } from './sample.ts'

export const serviceLabels: Texts<Words['serviceLabels']> = {
  ...planWords,
  plan: 'Mpango',
  tool: 'Zana',
  sampleTag: sample.tag,
}

import { englishSpeech } from '#content/en/speech.ts'
import type { Speech } from '#content/speech.ts'
import { inList, period } from './counting.ts'
import { mailTexts } from './mail-texts.ts'
import { typed } from './typed.ts'

export const hindiSpeech: Speech = {
  ...englishSpeech,
  language: 'hi',
  period,
  inList,
  typed,
  translations: { article: {}, question: {}, project: {}, product: {}, caseStudy: {}, mail: mailTexts },
}

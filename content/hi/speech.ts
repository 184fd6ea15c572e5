import { englishSpeech } from '#content/en/speech.ts'
import type { Speech } from '#content/speech.ts'
import { inList, period } from './counting.ts'

export const hindiSpeech: Speech = { ...englishSpeech, language: 'hi', period, inList }

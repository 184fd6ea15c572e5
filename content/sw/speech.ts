import { englishSpeech } from '#content/en/speech.ts'
import type { Speech } from '#content/speech.ts'
import { inList, period } from './counting.ts'

export const swahiliSpeech: Speech = { ...englishSpeech, language: 'sw', period, inList }

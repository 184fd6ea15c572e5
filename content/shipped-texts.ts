import { englishSpeech } from './en/speech.ts'
import { hindiTexts } from './hi/speech.ts'
import type { TranslatedTexts } from './site-texts.ts'
import { swahiliTexts } from './sw/speech.ts'

/** What the code ships of what the owner can write, by language. */
export const shippedTexts: Readonly<Record<string, TranslatedTexts>> = {
  en: englishSpeech.texts,
  hi: hindiTexts,
  sw: swahiliTexts,
}

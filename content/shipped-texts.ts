import { englishSpeech } from './en/speech.ts'
import { hindiSpeech } from './hi/speech.ts'
import type { TranslatedTexts } from './site-texts.ts'

/** What the code ships of what the owner can write, by language. */
export const shippedTexts: Readonly<Record<string, TranslatedTexts>> = {
  en: englishSpeech.texts,
  ...(hindiSpeech.translations && { hi: hindiSpeech.translations }),
}

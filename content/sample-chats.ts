import type { RegionId } from './catalogue/services.ts'
import { chatTexts as english } from './en/try/whatsapp-chat.ts'
import { inTanzania as englishInTanzania } from './en/try/whatsapp-tanzania.ts'
import { chatTexts as hindi } from './hi/try/whatsapp-chat.ts'
import { inTanzania as hindiInTanzania } from './hi/try/whatsapp-tanzania.ts'
import { chatTexts as swahili } from './sw/try/whatsapp-chat.ts'
import { inTanzania as swahiliInTanzania } from './sw/try/whatsapp-tanzania.ts'
import { translated } from './translated.ts'
import type { ChatLanguage, ChatTexts, TradesElsewhere } from './whatsapp-flows.ts'

/** What is said on WhatsApp, the same on the pages of every language, by where the businesses are. */
export const sampleChats: Record<RegionId, Record<ChatLanguage, ChatTexts>> = {
  india: { en: english, hi: hindi, sw: swahili },
  tanzania: {
    en: elsewhere(english, englishInTanzania),
    hi: elsewhere(hindi, hindiInTanzania),
    sw: elsewhere(swahili, swahiliInTanzania),
  },
}

function elsewhere(texts: ChatTexts, trades: TradesElsewhere): ChatTexts {
  return { ...texts, trades: translated(texts.trades, trades) }
}

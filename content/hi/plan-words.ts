import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const planWords: Texts<Words['planWords']> = {
  from: 'शुरुआती दाम',
  setup: 'सेटअप',
  monthly: 'मासिक',
  perMonth: 'हर महीने',
  oneTime: 'एक बार',
  inDollars: 'डॉलर में',
  included: 'शामिल',
  channels: 'कहाँ जवाब देता है',
  features: 'आपको क्या मिलेगा',
  requirements: 'हमें आपसे क्या चाहिए',
  useCases: 'किस काम आता है',
  duration: 'बनाने में समय',
  delivery: 'डिलीवरी',
  extraUsage: 'तय सीमा से ज़्यादा होने पर',
  mostPopular: 'सबसे लोकप्रिय',
}

import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in Hindi. */
export const patterns: Patterns = {
  things: {
    sheets: 'शीट|एक्सेल',
    products: 'प्रोडक्ट|डिज़ाइन|डिजाइन|आइटम',
    websites: 'वेबसाइट|साइट|ब्रांच|शाखा',
    pages: 'पेज',
    languages: 'भाषा|भाषाएं',
    logins: 'लॉगिन',
  },
  extra: 'एक्स्ट्रा|अतिरिक्त|ज़्यादा|ज्यादा',
  everyDay: 'रोज़?|रोज़ाना|रोजाना|हर दिन|प्रतिदिन|दिन में|दिन के|दिन की',
  year: 'साल|वार्षिक',
  joints: '(?<=\\s)(?:और|तथा|साथ ही)',
}

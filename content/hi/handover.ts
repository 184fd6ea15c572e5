import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const handover: Texts<Words['handover']> = {
  fields: {
    email: { label: 'ई-मेल', missing: 'कृपया ई-मेल लिखें, ताकि हम जवाब दे सकें।' },
    phone: { label: 'फ़ोन' },
    messages: { label: 'बातचीत', missing: 'इस बातचीत में अभी कुछ नहीं है।' },
    consent: { label: 'सहमति', missing: 'कृपया हाँ कहें कि हम यह बातचीत रख सकते हैं।' },
  },
  unnamed: 'वेबसाइट से आए',
  visitor: 'ग्राहक',
  assistant: 'असिस्टेंट',
}

import { companyInHindi as company } from '#content/company.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

const purpose = 'आपने जो बुक किया या ख़रीदा है, उसके लिंक भेजने के लिए'

export const findBooking: Texts<Words['findBooking']> = {
  form: {
    heading: 'मेरी बुकिंग ढूँढें',
    lead: 'डेमो का ई-मेल या रसीद नहीं मिल रही? अपना ई-मेल लिखें, हम लिंक फिर से भेज देंगे।',
    requiredNote: 'बस आपका ई-मेल चाहिए। न पासवर्ड, न अकाउंट।',
    fields: {
      email: {
        label: 'ई-मेल',
        hint: 'वही, जो बुकिंग या पेमेंट के समय दिया था।',
        missing: 'कृपया वह ई-मेल लिखें जिससे बुकिंग या पेमेंट किया था।',
        invalid: 'यह ई-मेल सही नहीं लगता। कृपया एक बार देख लें।',
      },
    },
    prefilled: 'यह वही ई-मेल है जो आपने पहले दिया था। यही रखना हो तो फिर से दबाएँ, नहीं तो दूसरा लिखें।',
    submit: 'मुझे लिंक भेजें',
    sending: 'भेज रहे हैं...',
    success: {
      title: 'अपना इनबॉक्स देखें',
      text: 'अगर इस ई-मेल पर कोई डेमो या पेमेंट किया हुआ ऑर्डर है, तो उसका लिंक भेज दिया है। एक-दो मिनट दें। कुछ नहीं आया? स्पैम फ़ोल्डर देखें, या अपना कोई दूसरा ई-मेल आज़माएँ।',
    },
    failure: {
      title: 'यह नहीं हो पाया',
      text: 'अभी हम लिंक नहीं भेज पा रहे। कुछ मिनट बाद फिर कोशिश करें, या WhatsApp पर पूछ लें।',
      action: { label: 'WhatsApp खोलें' },
    },
    purpose,
    notice: {
      title: 'आपकी जानकारी का हम क्या करते हैं',
      items: [
        { term: 'हम क्या रखते हैं', text: 'सिर्फ़ वह ई-मेल जो हम आपको भेजते हैं, अगर कुछ भेजने को हो।' },
        { term: 'किसलिए', text: `${purpose}।` },
        { term: 'लिंक किसे मिलते हैं', text: 'सिर्फ़ उसी मेलबॉक्स को। यह पेज उन्हें किसी को नहीं दिखाता।' },
      ],
      link: { label: 'प्राइवेसी पॉलिसी' },
    },
  },
  mail: {
    subject: `${company.name} के साथ आपके डेमो और ऑर्डर`,
    preview: 'जो लिंक आपने माँगे थे।',
    heading: 'ये रहे आपके लिंक',
    paragraphs: ['ये आपने हमारी वेबसाइट पर माँगे थे। लिंक जिसके पास हो वह उसे खोल सकता है, इसलिए यह ई-मेल अपने तक रखें।'],
    newest: 'ये सबसे नए {count} हैं। कोई पुराना चाहिए? बस इस ई-मेल का जवाब दें।',
    demo: {
      label: 'डेमो',
      text: '{service}, {when} ({reference})',
      standing: {
        requested: '{service}, {when}, अभी पक्का नहीं ({reference})',
        cancelled: '{service}, {when}, रद्द ({reference})',
      },
      link: 'डेमो देखें',
    },
    order: { label: 'ऑर्डर', text: '{package}, पेमेंट {day} को (रसीद {receipt})', link: 'रसीद देखें' },
  },
}

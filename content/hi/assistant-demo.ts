import type { DemoWords } from '#content/assistant-words.ts'
import { paths } from '#content/paths.ts'

export const demo: DemoWords = {
  language: 'hi',
  locale: 'hi-IN',
  loading: 'ख़ाली समय देख रहा हूँ…',
  start: 'ये समय ख़ाली हैं। आपके लिए कौन-सा ठीक रहेगा?',
  service: 'डेमो में क्या देखना चाहेंगे?',
  name: 'आपका नाम क्या है?',
  email: 'निमंत्रण किस ई-मेल पर भेजें?',
  services: {
    'AI Chatbots': 'AI चैटबॉट',
    'WhatsApp AI Bots': 'WhatsApp AI बॉट',
    'Website Chatbots': 'वेबसाइट चैटबॉट',
    'Voice AI Solutions': 'वॉइस AI',
    'CRM Integrations': 'CRM से जोड़ना',
  },
  other: 'कोई और समय',
  next: 'आगे',
  change: 'कुछ बदलना है',
  submit: 'डेमो बुक करें',
  sending: 'बुक हो रहा है…',
  ownTime: { somewhere: 'आपके यहाँ {time}', inCity: 'आपके यहाँ {time} ({city})' },
  again: {
    start: 'यह समय अब ख़ाली नहीं है। कोई और चुन लीजिए।',
    service: 'इनमें से एक चुन लीजिए।',
    name: 'अपना नाम लिख दीजिए।',
    email: 'यह ई-मेल सही नहीं लग रहा। एक बार देख लीजिए।',
  },
  limited: 'थोड़ी ही देर में बहुत बार भेजा गया है। ज़रा रुककर फिर कोशिश कीजिए; आपने जो लिखा है, यहीं रहेगा।',
  failed: 'बुकिंग नहीं हो पाई। फिर से कोशिश कीजिए, या सीधे हमें लिखिए।',
  notice: {
    title: 'आपकी जानकारी का हम क्या करते हैं',
    items: [
      { term: 'हम क्या रखते हैं', text: 'आप यहाँ जो लिखते हैं, कब भेजा, और किस पेज से आए।' },
      { term: 'किसलिए', text: 'आपको जवाब देने के लिए। और किसी काम के लिए नहीं।' },
      { term: 'कौन देखता है', text: 'हमारी टीम। हम इसे किसी को नहीं बेचते।' },
      { term: 'कैसे हटवाएँ', text: 'हमें लिख दें। एक मैसेज काफ़ी है।' },
    ],
    link: { label: 'प्राइवेसी पॉलिसी (अंग्रेज़ी में)', href: paths.privacyPolicy },
  },
  outcomes: {
    booked: 'आपका डेमो बुक हो गया। पुष्टि का ई-मेल थोड़ी देर में आ जाएगा।',
    unconfirmed: 'आपका डेमो बुक हो गया। हमारी टीम पुष्टि के लिए आपसे बात करेगी।',
    requested:
      'आपकी रिक्वेस्ट हमें मिल गई है, पर यह समय अभी बुक नहीं हुआ। हमारी टीम ई-मेल से इसे पक्का करेगी या दूसरा समय बताएगी।',
  },
  details: {
    when: 'कब',
    yourTime: 'आपके यहाँ का समय',
    email: 'ई-मेल',
    reference: 'बुकिंग नंबर',
  },
  manage: 'समय बदलें या रद्द करें',
}

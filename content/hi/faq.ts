import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords } from './counting.ts'

export const faq = (facts: Facts): Texts<Words['faq']> => {
  const { terms } = facts
  return {
    hero: {
      title: 'आपके सवाल, सीधे जवाब',
      lead: `स्कूल, क्लिनिक, दुकान और होटल की पहली कॉल से ${inWords(facts.shown('question').length)} सवाल। आपका भी शायद इन्हीं में हो।`,
      actions: {
        primary: { label: 'मुफ़्त सलाह बुक करें' },
        second: { label: 'सवाल पूछें' },
      },
    },
    search: {
      label: 'सवालों में खोजें',
      placeholder: 'ट्रायल, स्वाहिली, बंद करना, Excel',
      clear: 'खोज साफ़ करें',
      resultsOne: '1 सवाल मिला',
      resultsMany: '{count} सवाल मिले',
      noResults: {
        title: 'यह अभी तक किसी ने नहीं पूछा',
        text: `एक छोटा शब्द लिखकर देखिए, या हमसे ही पूछ लीजिए। हम ${terms.replyHours} घंटे में जवाब देते हैं।`,
        action: { label: 'WhatsApp पर पूछें' },
      },
    },
    groupsLabel: 'विषय',
    copyLink: '“{question}” का लिंक कॉपी करें',
    linkCopied: { title: 'लिंक कॉपी हो गया', text: 'यह लिंक इसी पेज पर, इसी जवाब पर खुलता है।' },
    copyFailed: {
      title: 'लिंक कॉपी नहीं हुआ',
      text: 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। लिंक अब ऊपर एड्रेस बार में है।',
    },
    groups: {
      'voice-and-chatbots': { title: 'AI वॉइस एजेंट और चैटबॉट' },
      'websites-and-web-apps': { title: 'वेबसाइट और वेब ऐप' },
      mobile: { title: 'मोबाइल और ऐप' },
      'pricing-and-packages': { title: 'क़ीमतें और पैकेज' },
      'support-and-training': { title: 'सपोर्ट और ट्रेनिंग' },
      'getting-started': { title: 'शुरुआत' },
    },
    closing: {
      title: 'अब भी कोई सवाल है?',
      text: 'कुछ बातें समझाने से ज़्यादा दिखाना आसान होता है।',
      primary: { label: 'मुफ़्त डेमो बुक करें' },
      second: { label: 'हमसे चैट करें' },
    },
  }
}

export const faqHead = (facts: Facts) => ({
  title: 'अक्सर पूछे जाने वाले सवाल',
  description: `सेटअप का समय, दाम, भाषाएँ, ट्रायल, सपोर्ट, बंद करवाना: ${facts.shown('question').length} सवाल जो क्लाइंट सबसे पहले पूछते हैं, और सीधे जवाब।`,
})

import { isSet } from '#content/booking-link.ts'
import { companyInHindi as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { clock } from '#content/opening-hours.ts'
import { dayName } from '#content/special-days.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** Sunday comes first, as in `hours`. */
export const days: readonly [string, string, string, string, string, string, string] = [
  'रविवार',
  'सोमवार',
  'मंगलवार',
  'बुधवार',
  'गुरुवार',
  'शुक्रवार',
  'शनिवार',
]

export const contact = (facts: Facts): Texts<Words['contact']> => ({
  hero: {
    title: 'कौन-सा काम आप अपने सिर से उतारना चाहेंगे?',
    lead: 'WhatsApp पर मैसेज करें, कॉल बुक करें, या यहीं लिख दें। हमारी टीम से कोई व्यक्ति 24 घंटे में जवाब देता है।',
  },
  whatsapp: {
    title: 'WhatsApp पर बात करें',
    text: 'छोटे सवाल के लिए सबसे अच्छा। वॉइस नोट भी भेज सकते हैं: हिंदी, अंग्रेज़ी या स्वाहिली में।',
    action: { label: 'WhatsApp खोलें' },
  },
  demo: {
    title: 'डेमो बुक करें',
    text: 'वीडियो पर तीस मिनट, मुफ़्त। समय चुनें: हम आपके जैसे ही किसी काम में एजेंट चलाकर दिखाएँगे और दाम बताएँगे।',
    action: { label: 'समय चुनें' },
  },
  form: {
    heading: 'मैसेज भेजें',
    lead: 'जब बात थोड़ी लंबी हो, तब यह ठीक रहता है। दो-तीन वाक्य काफ़ी हैं।',
    requiredNote: 'जिन पर * है, उन्हें भरना ज़रूरी है।',
    fields: {
      name: { label: 'पूरा नाम *', missing: 'कृपया अपना नाम बताएँ।' },
      email: {
        label: 'ई-मेल *',
        missing: 'कृपया ई-मेल लिखें, ताकि हम जवाब दे सकें।',
        invalid: 'यह ई-मेल सही नहीं लगता। कृपया एक बार देख लें।',
      },
      phone: {
        label: 'फ़ोन',
        invalid: 'कृपया अंकों में लिखें, और भारत से बाहर का नंबर हो तो देश के कोड के साथ।',
      },
      subject: { label: 'विषय *', missing: 'कुछ शब्दों में बताएँ कि बात किस बारे में है।' },
      message: {
        label: 'मैसेज *',
        hint: 'आपका क्या काम है, और दिन का ज़्यादा समय किसमें जाता है?',
        missing: 'कृपया अपना मैसेज लिखें।',
      },
    },
    submit: 'मैसेज भेजें',
    sending: 'भेज रहे हैं...',
    success: {
      title: 'मैसेज मिल गया!',
      text: 'लिखने के लिए धन्यवाद। हम 24 घंटे में आपको जवाब देंगे।',
    },
    failure: {
      title: 'कुछ गड़बड़ हुई',
      text: 'मैसेज नहीं जा पाया। कृपया फिर कोशिश करें या सीधे WhatsApp पर लिखें।',
      action: { label: 'WhatsApp खोलें' },
    },
    purpose: 'आपके मैसेज का जवाब देने के लिए',
  },
  info: {
    heading: 'हमसे संपर्क',
    items: {
      email: { label: 'ई-मेल' },
      whatsapp: {
        ...(!isSet(facts.contact.whatsappDisplay) && { value: 'मैसेज भेजें' }),
      },
      location: { label: 'जगह', value: `${company.city}, ${company.country}` },
    },
  },
  social: { heading: 'हम यहाँ भी हैं', links: {} },
  hours: {
    heading: 'काम का समय',
    special: {
      heading: 'ख़ास दिन',
      rows: facts.specialDays.map(({ date, name, hours }) => ({
        date,
        day: `${dayName(date, 'hi-IN')}${name && `, ${name}`}`,
        times: hours ? `${clock(hours.opens)}–${clock(hours.closes)}` : 'बंद',
      })),
    },
    zone: 'भारतीय समय (IST)',
    note: 'तंज़ानिया ढाई घंटे पीछे है: जब यहाँ नौ बजते हैं, दार एस सलाम में साढ़े छह बजे होते हैं।',
    days,
    until: 'से',
    closed: 'बंद',
    openNow: 'अभी खुला है',
    closedNow: 'अभी बंद है',
  },
})

export const contactHead = {
  title: 'संपर्क करें, मुफ़्त डेमो बुक करें',
  description: `WhatsApp पर लिखें, मुफ़्त डेमो का समय चुनें या मैसेज भेजें। ${company.city} का ऑफ़िस, 24 घंटे में जवाब।`,
}

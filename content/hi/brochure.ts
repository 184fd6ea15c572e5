import { companyInHindi as company } from '#content/company.ts'
import { brochure as englishBrochure } from '#content/en/brochure.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { period } from './counting.ts'

export const brochure = (facts: Facts): Texts<Words['brochure']> => {
  const { delivery, terms } = facts
  const { document } = englishBrochure(facts)
  return {
    page: {
      title: 'हमारी कंपनी तीन पन्नों में',
      lead: 'उन ट्रस्टी, पार्टनर या जीजाजी के लिए, जिनकी हाँ चाहिए। सेवाएँ, पैकेज और हमसे बात कैसे करें, सब एक काग़ज़ पर।',
      previewLabel: 'ब्रोशर की झलक',
      help: 'फ़ाइल आपके ब्राउज़र में बनती है; आपके बारे में कुछ भेजा नहीं जाता। HTML फ़ाइल A4 के एक काग़ज़ पर छपती है और तीन हिस्सों में मुड़ती है। टेक्स्ट फ़ाइल इतनी छोटी है कि WhatsApp में पेस्ट हो जाए।',
    },
    section: {
      heading: 'ब्रोशर साथ ले जाइए',
      text: 'सेवाएँ, पैकेज और संपर्क तीन पन्नों में, छापने या आगे भेजने के लिए।',
      read: { label: 'ऑनलाइन पढ़ें' },
    },
    downloads: {
      html: { label: 'HTML में डाउनलोड करें', note: 'खोलने, छापने और मोड़ने के लिए' },
      text: { label: 'टेक्स्ट में डाउनलोड करें', note: 'पढ़ने या आगे भेजने के लिए' },
      done: {
        title: 'ब्रोशर डाउनलोड हो गया',
        text: 'अपने फ़ोन या कंप्यूटर के Downloads फ़ोल्डर में देखिए।',
      },
      failed: {
        title: 'ब्रोशर डाउनलोड नहीं हुआ',
        text: 'आपके ब्राउज़र ने डाउनलोड नहीं करने दिया। पूरा ब्रोशर आप ब्रोशर वाले पेज पर पढ़ सकते हैं।',
      },
    },
    document: {
      title: company.name,
      tagline: 'भारत और तंज़ानिया के स्कूलों और छोटे कारोबारों के लिए AI ऑटोमेशन; हिंदी, अंग्रेज़ी और स्वाहिली में।',
      services: { heading: 'हम क्या बनाते हैं', items: saidOf(document.services.items, builds) },
      industries: {
        heading: 'किसके लिए',
        items: [
          'स्कूल, ट्यूटर और कोचिंग सेंटर',
          'क्लिनिक',
          'सैलून',
          'दुकानें और ऑनलाइन स्टोर',
          'होटल और रेस्टोरेंट',
          'रियल एस्टेट',
          'कोच',
          'स्टार्टअप',
        ],
      },
      metrics: {
        heading: 'क्लाइंट क्या देखते हैं',
        items: [
          { value: '95%', label: 'संतुष्टि' },
          { value: '24/7', label: 'हर समय मौजूद' },
          { value: '60%', label: 'ख़र्च में कमी' },
          { value: '3x', label: 'तेज़' },
        ],
      },
      packages: {
        heading: 'पैकेज',
        items: saidOf(document.packages.items, {
          starter: { text: `एक चैनल पर एक चैटबॉट या एजेंट, ${period(delivery.agents)} में चालू।` },
          professional: { text: 'आपकी बुकिंग, पेमेंट और शीट से जुड़ा।' },
          custom: { text: 'कई चैनल, कई ब्रांच या आपका अपना ऐप।' },
        }),
        hosting: { label: 'होस्टिंग', perMonth: 'महीना' },
      },
      offer: {
        heading: 'पहले महीने का सपोर्ट मुफ़्त',
        text: 'हर पैकेज के साथ। सवाल, छोटे सुधार और आपके स्टाफ़ की ट्रेनिंग।',
      },
      contact: {
        heading: 'हमसे बात करें',
        text: `पहली कॉल मुफ़्त है। हम ${terms.replyHours} घंटे में जवाब देते हैं।`,
        lines: saidOf(document.contact.lines, {
          email: { label: 'ई-मेल' },
          demo: { label: 'मुफ़्त डेमो' },
          form: { label: 'हमें लिखें', value: 'हमारे संपर्क पेज का फ़ॉर्म भरें' },
          office: { label: 'ऑफ़िस', value: `${company.city}, ${company.country}` },
        }),
      },
    },
  }
}

const builds: Readonly<Record<string, { title: string; text: string }>> = {
  'ai-voice-agents': {
    title: 'AI वॉइस एजेंट',
    text: 'कॉल का जवाब देते हैं, अपॉइंटमेंट बुक करते हैं, वापस कॉल करते हैं।',
  },
  'whatsapp-agents': {
    title: 'WhatsApp एजेंट',
    text: 'जवाब देते हैं, ऑर्डर लेते हैं, रिमाइंडर भेजते हैं।',
  },
  'website-chatbots': { title: 'वेबसाइट चैटबॉट', text: 'वेबसाइट पर आए लोगों के सवाल और नंबर आप तक पहुँचाते हैं।' },
  'custom-ai-agent': { title: 'कस्टम AI एजेंट', text: 'उस काम के लिए जिसके अपने नियम हैं।' },
  'web-app-setup': { title: 'कस्टम वेब ऐप', text: 'एडमिशन, बुकिंग, ऑर्डर।' },
  'business-dashboards': { title: 'बिज़नेस डैशबोर्ड', text: 'आपकी सारी शीट एक लाइव पेज पर।' },
}

/** Of what is shown at present, by its id or its place. */
function saidOf<Said>(items: readonly object[], texts: Readonly<Record<string, Said>>): Record<string, Said> {
  const ids = items.flatMap((item) => ('id' in item ? [String(item.id)] : []))
  return Object.fromEntries(Object.entries(texts).filter(([id]) => ids.includes(id)))
}

export const brochureHead = {
  title: 'कंपनी का ब्रोशर डाउनलोड करें',
  description: 'हमारी सेवाएँ, पैकेज और संपर्क तीन पन्नों के ब्रोशर में: छाप लीजिए, या टेक्स्ट में सेव कर लीजिए।',
}

import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords, period } from './counting.ts'

/** The Quick Start packages. */
export const packages = ({
  priceTables: {
    'quick-start': { plans },
  },
}: Facts): Texts<Words['pricing']['quickStart']['packages']> => ({
  'basic-chatbot': {
    description: 'वेबसाइट का चैटबॉट, सबसे ज़्यादा पूछे जाने वाले सवालों के साथ, एक हफ़्ते में तैयार।',
    features: [
      `एक वेबसाइट, ${inWords(plans['basic-chatbot'].features.languages)} भाषा`,
      `${plans['basic-chatbot'].features.answers} सवालों तक के जवाब`,
      'पूछताछ ई-मेल पर',
      `${period(plans['basic-chatbot'].support)} का सपोर्ट`,
    ],
  },
  'advanced-chatbot': {
    description: 'वेबसाइट और WhatsApp एक साथ, आपके दस्तावेज़ों से सीखा हुआ।',
    features: [
      `वेबसाइट और WhatsApp, ${inWords(plans['advanced-chatbot'].features.languages)} भाषाएँ`,
      'आपका ब्रोशर, रेट लिस्ट और नियम पढ़ता है',
      'बुकिंग या ऑर्डर Google Sheet में लिखता है',
      'ज़रूरत पर बात आपके स्टाफ़ को सौंपता है',
      `${period(plans['advanced-chatbot'].support)} का सपोर्ट`,
    ],
  },
  'enterprise-solution': {
    description: 'कई ब्रांच वाले काम के लिए चैट, कॉल और रिपोर्ट।',
    features: [
      'वेबसाइट, WhatsApp और फ़ोन',
      'हिंदी, अंग्रेज़ी और स्वाहिली',
      'आपके CRM या बुकिंग सॉफ़्टवेयर से जुड़ा',
      'मालिक के लिए डैशबोर्ड',
      `${period(plans['enterprise-solution'].support)} का सपोर्ट`,
    ],
  },
})

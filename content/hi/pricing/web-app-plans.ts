import type { Facts } from '#content/facts.ts'
import { inWords } from '#content/hi/counting.ts'
import type { Plan } from '#content/plan.ts'
import type { Texts } from '#content/translated.ts'

/** Apps that we also run. */
export const webAppPlans = ({ priceTables }: Facts): Texts<Plan[]> => {
  const plans = priceTables['custom-web-apps'].plans
  const { 'single-process': single, business, 'multi-branch': branches } = plans
  return {
    'single-process': {
      description: 'एक ऑफ़िस का एक काम: एडमिशन, टोकन या ऑर्डर।',
      highlight: `${single.features.processes} काम, ${single.features.screens} स्क्रीन तक`,
      features: [
        `स्टाफ़ के लिए ${single.features.logins} लॉगिन`,
        'ऑनलाइन पेमेंट',
        'ई-मेल और WhatsApp पर सूचनाएँ',
        'होस्टिंग, बैकअप और देखरेख',
      ],
      requirements: ['काम कैसे होता है, यह दिखाना', 'एक व्यक्ति, जो फ़ैसला ले'],
      action: { label: 'कोटेशन माँगें' },
    },
    business: {
      description: 'एक ऐप में कई विभाग, और मालिक के लिए रिपोर्ट।',
      highlight: `${business.features.processes} काम, ${business.features.screens} स्क्रीन तक`,
      features: [
        `स्टाफ़ के लिए ${business.features.logins} लॉगिन, अपने-अपने अधिकारों के साथ`,
        'डैशबोर्ड और Excel में डाउनलोड',
        `${inWords(business.features.aiFeatures)} AI फ़ीचर: खोज, मसौदा या काग़ज़ पढ़ना`,
        `बाहर के ${inWords(business.features.connections)} सिस्टम से जुड़ा`,
        'होस्टिंग, बैकअप और देखरेख',
      ],
      requirements: ['हर विभाग से एक व्यक्ति', 'नमूने का डेटा, नाम हटाकर', 'बनाते समय हफ़्ते में दो घंटे'],
      action: { label: 'कोटेशन माँगें' },
    },
    'multi-branch': {
      description: 'चेन और ग्रुप के लिए: हर ब्रांच का अपना डेटा, हेड ऑफ़िस को सब दिखता है।',
      highlight: 'असीमित काम और स्क्रीन',
      features: [
        'असीमित लॉगिन, हर ब्रांच के अपने अधिकार',
        `अपना डिज़ाइन, ${inWords(branches.features.languages)} भाषाओं में`,
        'ऐप के अंदर AI एजेंट',
        'आप जितने सिस्टम चलाते हैं, सबसे जुड़ा',
        'सपोर्ट में पहले नंबर पर, और हर महीने समीक्षा की कॉल',
      ],
      requirements: ['आपकी तरफ़ से एक प्रोजेक्ट लीड', 'मौजूदा सिस्टम का एक्सेस', 'दो हफ़्ते परखने के लिए एक ब्रांच'],
      action: { label: 'हमसे बात करें' },
    },
  }
}

import { pricing as englishPricing } from '#content/en/pricing.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords, joined, period } from './counting.ts'
import { packages } from './packages.ts'
import { planWords } from './plan-words.ts'
import { offersOnSale } from './pricing/offers.ts'
import { india, tanzania } from './pricing/regions.ts'
import { webAppPlans } from './pricing/web-app-plans.ts'
import { dashboardPlans } from './services/business-dashboards.ts'
import { websiteChatbotPlans } from './services/website-chatbots.ts'

export const pricing = (facts: Facts): Texts<Words['pricing']> => {
  const { terms, priceTables } = facts
  // Which tables and packages there are to buy, the English words know.
  const { fixed, quickStart } = englishPricing(facts)
  const tables = fixedTables(facts)
  const names = fixed.tables.map(({ id, name }) => tables[id]?.name ?? name)
  const { basic, professional, enterprise } = priceTables['custom-services'].plans
  return {
    hero: {
      title: 'कितना ख़र्च आएगा, भारत में और तंज़ानिया में',
      lead: 'सेटअप का पैसा एक ही बार देना है। मासिक शुल्क में इसे चलाने का ख़र्च और तय मिनट या चैट शामिल हैं।',
    },
    offers: {
      heading: 'ऑफ़र',
      lead: 'इस पेज के दाम ऑफ़र से पहले के हैं। ऑफ़र हम आपके कोटेशन में घटा देते हैं; कोई कोड नहीं चाहिए। दो ऑफ़र आप पर लगते हों, तो पूछ लीजिए कि कौन-सा मिलेगा।',
      items: offersOnSale(facts),
      seeAll: { label: 'सारे ऑफ़र और उनके नियम' },
    },
    words: planWords,
    folds: { heading: 'सारी क़ीमतें', compare: 'मिलाकर देखें', open: 'खोलें' },
    tabsLabel: 'दाम:',
    regions: { india: india(facts), tanzania: tanzania(facts) },
    fixed: {
      heading: joined(names),
      lead: 'दोनों देशों में एक ही, रुपये में',
      tables,
    },
    custom: {
      heading: 'कस्टम सेवाएँ',
      lead: 'उस काम के लिए जो किसी प्लान में नहीं आता: आपके सॉफ़्टवेयर के अंदर एजेंट, टेस्ट बनाने का इंजन, कई वर्कफ़्लो। दाम काम के आकार से, और हर एक की डिलीवरी का समय तय।',
      tiers: {
        basic: {
          duration: period(basic.delivery),
          description: 'एक एजेंट या एक फ़्लो, आपके अपने नियमों के साथ।',
          features: [
            `${basic.features.channels} चैनल या टूल`,
            `बदलाव का ${inWords(basic.features.rounds)} दौर`,
            `${period(basic.support)} का सपोर्ट`,
          ],
          deliveryTime: `आज़माने के लिए पहला रूप ${basic.features.firstVersionDay} दिन में`,
        },
        professional: {
          duration: period(professional.delivery),
          description: 'कई चैनल, और आप जो सॉफ़्टवेयर चलाते हैं उससे जुड़ा हुआ।',
          features: [
            `${professional.features.channels} चैनल या टूल तक`,
            'डिज़ाइन और स्टाफ़ की ट्रेनिंग',
            `बदलाव के ${inWords(professional.features.rounds)} दौर`,
            `${period(professional.support)} का सपोर्ट`,
          ],
          deliveryTime: `आज़माने के लिए पहला रूप ${professional.features.firstVersionDay} दिन में`,
        },
        enterprise: {
          duration: period(enterprise.delivery),
          description: 'जहाँ कई ब्रांच हों, डेटा नाज़ुक हो और मंज़ूरी कई लोगों से लेनी हो।',
          features: [
            'जितने चैनल और टूल चाहिए, उतने',
            'आपका अपना सर्वर, अगर ज़रूरी हो',
            'किसे क्या दिखे, किसने क्या किया इसका रिकॉर्ड, और डेटा का समझौता',
            `${period(enterprise.support)} का सपोर्ट`,
          ],
          deliveryTime: `हिस्सों में डिलीवरी, पहला हिस्सा ${enterprise.features.firstVersionDay} दिन में`,
        },
      },
      action: { label: 'कोटेशन माँगें' },
    },
    quickStart: {
      heading: 'Quick Start: ऑनलाइन पेमेंट, इसी हफ़्ते शुरू',
      lead: `${inWords(quickStart.packages.length)} पैकेज। काम तय, दाम एक। ऑर्डर से पहले कॉल की ज़रूरत नहीं।`,
      note: `पेमेंट एक ही बार, रुपये में। काम शुरू करने के लिए हम ${terms.replyHours} घंटे में आपसे बात करेंगे।`,
      refund: { label: 'रिफ़ंड पॉलिसी' },
      buy: 'यह पैकेज ख़रीदें',
      packages: packages(facts),
    },
    quote: {
      heading: 'अपने काम का कोटेशन माँगें',
      lead: 'दो-तीन वाक्य काफ़ी हैं: आप क्या करते हैं, क्या ऑटोमेट करना है और कब तक।',
      next: [
        `हम पढ़कर ${terms.replyHours} घंटे में जवाब देते हैं`,
        'कुछ साफ़ न हो, तो 15 मिनट की कॉल',
        'आपको एक पन्ना मिलता है: हम क्या करेंगे, सेटअप, मासिक शुल्क, डिलीवरी की तारीख़',
      ],
      instead: { label: 'WhatsApp पर लिखना है?' },
    },
    closing: {
      title: 'दो प्लान के बीच अटके हैं?',
      text: 'छोटा वाला लीजिए, बड़ा बाद में ले सकते हैं। या बताइए कि कितनी कॉल या चैट आती हैं, मुफ़्त कॉल पर साथ बैठकर हिसाब लगा लेंगे।',
      actions: [{ label: 'मुफ़्त सलाह बुक करें' }, { label: 'सवाल-जवाब पढ़ें' }],
    },
  }
}

const fixedTables = (facts: Facts): Texts<Words['pricing']['fixed']['tables']> => ({
  'website-chatbots': {
    name: 'वेबसाइट चैटबॉट',
    heading: 'वेबसाइट चैटबॉट',
    lead: `दाम इस पर है कि बॉट कितने सवालों के जवाब देता है। हमारे दूसरे पेजों पर जो ${facts.price('website-chatbots.start')} लिखा है, वह आम चैटबॉट का है; बातचीत की गिनती वाले प्लान ${facts.price('ai-chatbots.starter.setup')} से शुरू होते हैं।`,
    plans: websiteChatbotPlans(facts),
    page: { label: 'वेबसाइट चैटबॉट के बारे में' },
  },
  'business-dashboards': {
    name: 'डैशबोर्ड',
    heading: 'बिज़नेस डैशबोर्ड',
    lead: `दाम इस पर है कि आपको कितने आँकड़े और चार्ट देखने हैं। हमारे दूसरे पेजों पर जो ${facts.price('business-dashboards.start')} लिखा है, वह आम डैशबोर्ड का है।`,
    plans: dashboardPlans(facts),
    page: { label: 'डैशबोर्ड के बारे में' },
  },
  'custom-web-apps': {
    name: 'वेब ऐप',
    heading: 'वेब ऐप',
    lead: `डिज़ाइन, बनाना और चलाना, सब हम करते हैं। सिर्फ़ सेटअप, तैयार टेम्पलेट से, वेब ऐप वाले पेज पर ${facts.price('web-app-setup.template.setup')} से है।`,
    plans: webAppPlans(facts),
    page: { label: 'सेटअप पैकेज देखें' },
  },
})

export const pricingHead = {
  title: 'भारत और तंज़ानिया के लिए क़ीमतें',
  description:
    'वॉइस एजेंट, WhatsApp एजेंट, चैटबॉट, डैशबोर्ड और वेब ऐप: सेटअप और महीने का दाम, रुपये और डॉलर में, और उसमें क्या-क्या शामिल है।',
}

import type { Facts } from '#content/facts.ts'
import { inWords, period } from '#content/hi/counting.ts'
import type { TranslatedService } from '#content/listed-services.ts'
import type { Plan } from '#content/plan.ts'
import type { Texts } from '#content/translated.ts'

/** The pricing page shows the same three. */
export const websiteChatbotPlans = ({ priceTables }: Facts): Texts<Plan[]> => {
  const { basic, smart, enterprise } = priceTables['website-chatbots'].plans
  return {
    basic: {
      description: 'तैयार जवाबों का मेन्यू। AI नहीं है, इसलिए वही बोलता है जो आपने लिखवाया।',
      highlight: `${basic.features.answers} FAQ जवाब`,
      features: [
        `${inWords(basic.features.languages)} भाषा में बटनों वाला मेन्यू`,
        'हर जवाब के शब्द आपके, मंज़ूरी आपकी',
        'पूछताछ का फ़ॉर्म आपके ई-मेल पर',
        `${inWords(basic.features.websites)} वेबसाइट`,
        'हर महीने चैट और पूछताछ की गिनती',
      ],
      requirements: [
        `आपके ${basic.features.answers} सवाल, या पिछले महीने की WhatsApp चैट, जिनसे हम उन्हें निकाल लें`,
        'आपकी वेबसाइट का लॉगिन',
      ],
      action: { label: 'प्लान चुनें' },
    },
    smart: {
      badge: 'लोकप्रिय',
      description: 'पहले तैयार जवाब, और बीच के सवालों के लिए AI।',
      highlight: `${smart.features.answers} FAQ जवाब, साथ में AI`,
      features: [
        `${inWords(smart.features.languages)} भाषाओं में, बटन दबाकर या लिखकर`,
        'AI, जो आपके दिए दस्तावेज़ों तक सीमित है',
        'पूछताछ ई-मेल, WhatsApp और Google Sheets में',
        'विज़िट और अपॉइंटमेंट की रिक्वेस्ट लिख लेता है',
        'चैट आपके स्टाफ़ को सौंपता है',
        'हर हफ़्ते रिपोर्ट, उन सवालों के साथ जो छूट गए',
      ],
      requirements: [
        'सवाल, ब्रोशर और रेट लिस्ट',
        'वेबसाइट और Google Sheet का लॉगिन',
        'जो चैट सँभालेगा, उसका नाम और नंबर',
      ],
      action: { label: 'प्लान चुनें' },
    },
    enterprise: {
      badge: 'सबसे फ़ायदेमंद',
      description: 'पूछते ही आपके सिस्टम में देखकर बताता है।',
      highlight: 'असीमित जवाब, साथ में AI',
      features: [
        'हिंदी, अंग्रेज़ी और स्वाहिली',
        'आपके सिस्टम से ताज़ा स्टॉक, सीट, कमरे या ख़ाली समय',
        'बुकिंग और पूछताछ आपके CRM में',
        `${enterprise.features.websites} वेबसाइट या ब्रांच तक`,
        'स्टाफ़ के अलग लॉगिन, चैट का पूरा रिकॉर्ड एक्सपोर्ट के लिए',
        'सपोर्ट में पहले नंबर पर, और हर महीने समीक्षा की कॉल',
      ],
      requirements: [
        'आपके CRM, कैटलॉग या बुकिंग सिस्टम का एक्सेस',
        'छूट, रिफ़ंड और शिकायत के आपके नियम',
        'परखने के लिए हर ब्रांच से एक व्यक्ति',
      ],
      action: { label: 'प्लान चुनें' },
    },
  }
}

export const websiteChatbots: TranslatedService = {
  label: 'वेबसाइट चैटबॉट',
  name: 'वेबसाइट चैटबॉट',
  menu: 'वेबसाइट से आई पूछताछ',
  lead: 'आपकी वेबसाइट पर चैट, तैयार जवाबों से लेकर पूरे AI असिस्टेंट तक।',
  demo: 'वेबसाइट चैटबॉट',
  card: ({ priceTables }) => ({
    description: 'आपके मंज़ूर किए हुए तय जवाब, या AI जो स्टॉक, कमरे और ख़ाली समय देखकर बताता है।',
    features: [
      `${priceTables['website-chatbots'].plans.basic.features.answers} तैयार जवाबों से असीमित तक`,
      'नाम, नंबर और ज़रूरत के साथ पूछताछ',
      'चैट आपके स्टाफ़ को सौंपता है',
    ],
    idealFor: [{ text: 'ऑनलाइन स्टोर, सेल से पहले' }, { text: 'अस्पताल, जहाँ हर शब्द सही होना चाहिए' }],
  }),
  home: ({ price }) => ({
    text: 'वेबसाइट पर आए लोगों के नाम, नंबर और सवाल आप तक पहुँचाता है।',
    price: price('website-chatbots.start'),
  }),
  page: (facts: Facts) => {
    const { price, offers, delivery, terms, priceTables } = facts
    const offer = offers['website-chatbots']
    const { answers } = priceTables['website-chatbots'].plans.basic.features
    return {
      head: {
        title: 'वेबसाइट चैटबॉट: Basic, Smart, Enterprise',
        description: `वेबसाइट चैटबॉट: सेटअप ${price('website-chatbots.basic.setup')} से, महीने का ${price('website-chatbots.basic.monthly')} से; ${answers} तैयार जवाबों से लेकर पूरे AI असिस्टेंट तक।`,
      },
      picture: {
        label: 'बॉट तीन बटन दिखाता है, फिर तीन और। दो टैप में पूछताछ तैयार: क्लास 6, द्वारका से बस, शनिवार को विज़िट।',
        greeting: 'नमस्ते। बताइए, क्या मदद करें?',
        levels: [{ choices: ['फ़ीस', 'समय', 'एडमिशन'] }, { choices: ['क्लास 1–5', 'क्लास 6–8', 'क्लास 9–10'] }],
        slip: {
          title: 'नई पूछताछ',
          lines: ['क्लास 6, द्वारका से बस चाहिए', 'शनिवार को स्कूल देखने आना चाहते हैं'],
        },
      },
      hero: {
        title: 'वेबसाइट चैटबॉट',
        lead: `बॉट, जो आने वालों का स्वागत करता है, जवाब देता है और पूछताछ आप तक पहुँचाता है। ${answers} जवाबों से शुरू करें जिनका हर शब्द आप मंज़ूर करते हैं, या वह चुनें जो स्टॉक देखता है और समय बुक करता है।`,
        badge: `${period(delivery.agents)} में चालू`,
        actions: [{ label: 'क़ीमतें देखें' }, { label: 'मुफ़्त सलाह बुक करें' }, { label: 'अपने सवाल-जवाब पर आज़माएँ' }],
      },
      ...(offer.holds && {
        offer: {
          title: `पहले जुड़ने वालों को सेटअप पर ${offer.percentOff}% की छूट`,
          text: 'तीनों में से किसी भी बॉट के सेटअप शुल्क पर। मासिक शुल्क वही रहता है।',
        },
      }),
      sections: {
        features: {
          heading: 'फ़ोन चलाने वालों के लिए बना',
          items: [
            {
              title: 'बटन दबाएँ या लिखें',
              text: 'बस में खड़े होकर “फ़ीस”, “समय” या “हमसे बात करें” दबाना लिखने से आसान है। लोगों को बटन मिलते हैं, और वे लिख भी सकते हैं।',
            },
            {
              title: 'आपके शब्द, आपकी मंज़ूरी',
              text: 'तय जवाब तभी दिखते हैं जब आप मंज़ूर करें। रिफ़ंड या दवा की मात्रा पर बॉट अपने मन से कुछ नहीं कहता।',
            },
            {
              title: 'पूछताछ, पूरी बात के साथ',
              text: 'सिर्फ़ नंबर नहीं: “क्लास 6, द्वारका से बस चाहिए, शनिवार को स्कूल देखने आना चाहते हैं।”',
            },
            {
              title: 'आपके टूल से जुड़ा',
              text: 'Google Sheets, कैलेंडर, CRM, दुकान का कैटलॉग। बॉट वही बताता है जो आपके सिस्टम में है।',
            },
            {
              title: 'बीच से हट जाता है',
              text: 'कोई नाराज़ है, या किसी व्यक्ति से बात करना चाहता है? बॉट रुक जाता है और अब तक की चैट आपके स्टाफ़ को मिल जाती है।',
            },
            {
              title: 'सीज़न के साथ बदलता है',
              text: 'मार्च में एडमिशन की तारीख़ें, अक्टूबर में दिवाली डिलीवरी का आख़िरी दिन। बदलाव मैसेज कर दीजिए, हम डाल देंगे।',
            },
          ],
        },
        pricing: {
          heading: 'बॉट चुनिए',
          lead: 'गिनिए कि आपका स्टाफ़ रोज़ कितने सवालों के जवाब देता है। पचास से कम हों, तो Basic। लोग एक ही बात सौ ढंग से पूछते हों, तो Smart। जवाब किसी और सिस्टम में हों, तो Enterprise।',
          note: `सेटअप का पैसा एक बार, फिर हर महीने। पूरे साल का एक साथ दें, तो ${inWords(terms.annual.freeMonths)} महीने मुफ़्त।`,
          items: websiteChatbotPlans(facts),
        },
      },
      closing: {
        title: 'पता नहीं, कितने जवाब चाहिए?',
        text: 'अपने WhatsApp या इनबॉक्स का एक व्यस्त हफ़्ता भेज दीजिए। हम अलग-अलग सवाल गिनकर सही प्लान सुझाएँगे, मुफ़्त में।',
        actions: [{ label: 'मुफ़्त सलाह बुक करें' }, { label: 'WhatsApp पर पूछें' }, { label: 'सारी क़ीमतें मिलाएँ' }],
      },
    }
  },
}

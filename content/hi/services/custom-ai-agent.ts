import type { Facts } from '#content/facts.ts'
import { inWords } from '#content/hi/counting.ts'
import type { TranslatedService } from '#content/listed-services.ts'

export const customAiAgent: TranslatedService = {
  label: 'कस्टम AI एजेंट',
  name: 'कस्टम AI एजेंट',
  menu: 'आपके काम के हिसाब से बना',
  lead: 'आपकी वेबसाइट और सोशल मीडिया के लिए एक एजेंट, जो आपके प्रोडक्ट जानता है।',
  demo: 'कस्टम AI एजेंट',
  card: () => ({
    description: 'एक एजेंट, जो आपके प्रोडक्ट जानता है और वेबसाइट, WhatsApp और Instagram पर जवाब देता है।',
    features: [
      'चार प्लान, प्रोडक्ट की संख्या के हिसाब से',
      'छूट पर आपकी सीमा में रहता है',
      'हर पूछताछ का सार तीन लाइनों में',
    ],
    idealFor: [{ text: 'बुटीक, जो Instagram पर मिलते हैं' }, { text: 'स्टार्टअप, जिनके पास सेल्स डेस्क नहीं है' }],
    price: { before: 'सेटअप', after: 'से' },
  }),
  home: ({ price }) => ({
    text: 'आपकी वेबसाइट, Instagram और WhatsApp पर एक ही एजेंट, जिसे आपके अपने प्रोडक्ट सिखाए गए हैं।',
    price: price('custom-ai-agent.starter.setup'),
  }),
  page: ({ price, terms, priceTables }: Facts) => {
    const { starter, basic, pro, premium } = priceTables['custom-ai-agent'].plans
    return {
      head: {
        title: 'आपके कारोबार के लिए कस्टम AI एजेंट',
        description: `वेबसाइट और सोशल मीडिया के लिए एक एजेंट, जो आपके प्रोडक्ट जानता है। चार प्लान: सेटअप ${price('custom-ai-agent.starter.setup')} से, महीने का ${price('custom-ai-agent.starter.monthly')} से।`,
      },
      picture: {
        label:
          'कैटलॉग, रेट कार्ड और आपके नियम एक एजेंट में जाते हैं, जो वेबसाइट, WhatsApp और Instagram पर एक ही जवाब देता है।',
        sources: ['कैटलॉग', 'रेट कार्ड', 'आपके नियम'],
        channels: { website: 'वेबसाइट', whatsapp: 'WhatsApp', instagram: 'Instagram' },
      },
      hero: {
        title: 'आपके कारोबार के\u00a0लिए कस्टम AI एजेंट',
        lead: 'एक एजेंट, जो आपके प्रोडक्ट जानता है और वेबसाइट, WhatsApp और Instagram पर एक-सा जवाब देता है। वह कितना जाने और कहाँ जवाब दे, यह आप तय करते हैं।',
        actions: [{ label: 'शुरू करें' }, { label: 'हमारा काम देखें' }],
      },
      sections: {
        inclusions: {
          heading: 'हर प्लान में शामिल',
          items: [
            {
              title: 'अपना नाम, अपना लहजा',
              text: 'अस्पताल के लिए अदब वाला “आप”, बुटीक के लिए अपनापन। आप नमूने के जवाब पढ़ते हैं और बताते हैं कि कौन-से आप जैसे लगते हैं।',
            },
            {
              title: 'आपकी सामग्री से ट्रेनिंग',
              text: 'कैटलॉग, मेन्यू, सिलेबस, रेट कार्ड। फ़ाइल, लिंक या फ़ोटो भेजिए; टाइप हम कर लेंगे।',
            },
            {
              title: 'सीमा में रहता है',
              text: 'बिना आपकी मंज़ूरी के छूट नहीं, इलाज की सलाह नहीं, सीट का वादा नहीं। सीमा आप तय करते हैं, जाँच हम करते हैं।',
            },
            {
              title: 'पूछताछ, पूरी बात के साथ',
              text: 'किसने पूछा, किस बारे में और कितनी जल्दी है: आपके इनबॉक्स में तीन लाइनों का सार।',
            },
            {
              title: 'आपके स्टाफ़ के साथ परख',
              text: 'आपके अपने लोग एक दिन उसे उलझाने की कोशिश करते हैं। जो कमी निकले, उसे हम ग्राहकों के देखने से पहले ठीक करते हैं।',
            },
            {
              title: 'एक महीने तक बदलाव',
              text: `पहले महीने छोटे बदलाव मुफ़्त हैं, उसके बाद हर एक ${price('faq.small-change')} में। कौन-सा बदलाव छोटा माना जाएगा, यह हम शुरू करने से पहले बता देंगे।`,
            },
          ],
        },
        pricing: {
          heading: 'चार प्लान: एजेंट को कितना सिखाना है, उस हिसाब से',
          lead: 'एक प्रोडक्ट FAQ में एक प्रोडक्ट या सेवा की पूरी बात आती है: दाम, क़िस्में, डिलीवरी और मुश्किल सवाल भी।',
          note: `सेटअप का पैसा एक बार, फिर हर महीने। ${terms.noticeDays} दिन पहले बताकर बंद कर सकते हैं।`,
          items: {
            starter: {
              description: 'खुलने का समय, पता, ऑर्डर कैसे करें: आपकी वेबसाइट का रिसेप्शन।',
              highlight: 'सिर्फ़ वेबसाइट',
              channels: ['वेबसाइट'],
              features: [
                'सिर्फ़ आम सवालों की ट्रेनिंग',
                `${inWords(starter.features.languages)} भाषा`,
                'पूछताछ ई-मेल पर',
                'हर महीने चैट की गिनती',
              ],
              requirements: ['एक वेबसाइट', 'आपके कारोबार के बारे में आधा पन्ना'],
              action: { label: 'शुरू करें' },
            },
            basic: {
              description: 'उस कारोबार के लिए जिसके गिने-चुने ख़ास प्रोडक्ट हैं।',
              highlight: `${basic.features.products} प्रोडक्ट FAQ`,
              channels: ['वेबसाइट', 'WhatsApp'],
              features: [
                `${basic.features.products} प्रोडक्ट या सेवाओं की ट्रेनिंग`,
                `${inWords(basic.features.languages)} भाषाएँ`,
                'पूछताछ ई-मेल और WhatsApp पर',
                'हर महीने रिपोर्ट',
              ],
              requirements: [
                'वेबसाइट या WhatsApp Business नंबर',
                `${basic.features.products} प्रोडक्ट की जानकारी`,
                'सेटअप के हफ़्ते में सवालों के लिए एक व्यक्ति',
              ],
              action: { label: 'शुरू करें' },
            },
            pro: {
              badge: 'लोकप्रिय',
              description: 'उस कारोबार के लिए जिसे ग्राहक Instagram पर ढूँढते हैं।',
              highlight: `${pro.features.products} प्रोडक्ट FAQ`,
              channels: ['वेबसाइट', 'WhatsApp', 'Instagram'],
              features: [
                `${pro.features.products} प्रोडक्ट या सेवाओं की ट्रेनिंग`,
                `${inWords(pro.features.languages)} भाषाएँ, बात के बीच में भी बदलती हैं`,
                'पूछताछ Google Sheets में',
                'बुकिंग या ऑर्डर की रिक्वेस्ट लिख लेता है',
                'हर हफ़्ते रिपोर्ट',
              ],
              requirements: [
                'WhatsApp Business नंबर और Instagram की बिज़नेस प्रोफ़ाइल',
                'दामों के साथ कैटलॉग',
                'छूट और वापसी के आपके नियम',
              ],
              action: { label: 'शुरू करें' },
            },
            premium: {
              badge: 'सबसे फ़ायदेमंद',
              description: 'जहाँ प्रोडक्ट बढ़ते रहते हैं और टीम फ़ॉलो-अप करती है।',
              highlight: `${premium.features.products}+ प्रोडक्ट FAQ`,
              channels: ['वेबसाइट', 'WhatsApp', 'Instagram', 'Facebook Messenger'],
              features: [
                `${premium.features.products} या ज़्यादा प्रोडक्ट की ट्रेनिंग, हर महीने नए जुड़ते हैं`,
                `${inWords(premium.features.languages)} भाषाएँ, बात के बीच में भी बदलती हैं`,
                'पूछताछ आपके CRM में, टीम में बँटी हुई',
                'बुकिंग, ऑर्डर और पेमेंट लिंक',
                'हर हफ़्ते रिपोर्ट और हर महीने कॉल',
              ],
              requirements: [
                'हर चैनल के अकाउंट का एक्सेस',
                'कैटलॉग, शीट या दुकान के एक्सपोर्ट में',
                'CRM का एक्सेस; न हो तो हम शीट बना देंगे',
              ],
              action: { label: 'शुरू करें' },
            },
          },
        },
      },
      closing: {
        title: 'शुरू करने के लिए तीन प्रोडक्ट दीजिए',
        text: 'फ़ॉर्म में उनके नाम लिखिए। पहली ही कॉल पर सुनिए कि एजेंट हर एक को कैसे बेचेगा, ग़लतियों समेत।',
        actions: [{ label: 'शुरू करें' }, { label: 'हमारा काम देखें' }, { label: 'WhatsApp पर बात करें' }],
      },
    }
  },
}

import type { Facts } from '#content/facts.ts'
import { inWords } from '#content/hi/counting.ts'
import type { PricingRegion } from '#content/plan.ts'
import type { Texts } from '#content/translated.ts'

type RegionTexts = Partial<Texts<PricingRegion>>

export const india = ({ price, priceTables }: Facts): RegionTexts => ({
  label: 'भारत',
  currency: 'दाम रुपये में।',
  lead: 'मासिक शुल्क में नंबर, होस्टिंग, AI, और लिखे हुए मिनट या चैट शामिल हैं।',
  tables: {
    'ai-voice-agents-india': {
      heading: 'वॉइस एजेंट',
      lead: `होस्टिंग और मिनट शामिल हैं। होस्टिंग का पैसा अलग देना चाहें, तो सेटअप ${price('ai-voice-agents.page.starter')} से शुरू होता है: वॉइस एजेंट का पेज देखें।`,
      unit: 'मिनट हर महीने',
      tiers: {
        starter: {
          features: [
            `${inWords(priceTables['ai-voice-agents-india'].plans.starter.features.numbers)} नंबर, आने वाली कॉल`,
            'हिंदी या अंग्रेज़ी',
            'हर कॉल का सार ई-मेल पर',
          ],
          action: { label: 'Starter चुनें' },
        },
        pro: {
          features: [
            'कॉल उठाता भी है, करता भी है',
            'हिंदी और अंग्रेज़ी, बात के बीच में भी बदलता है',
            'आपके कैलेंडर में बुकिंग',
            'कॉल का सार WhatsApp पर',
          ],
          action: { label: 'Pro चुनें' },
        },
        premium: {
          features: [
            `${priceTables['ai-voice-agents-india'].plans.premium.features.numbers} नंबर या ब्रांच तक`,
            'हिंदी, अंग्रेज़ी और एक भाषा और',
            'आपके CRM या क्लिनिक के सॉफ़्टवेयर से जुड़ा',
            'हर महीने समीक्षा की कॉल',
          ],
          action: { label: 'Premium चुनें' },
        },
      },
      extra: { text: `हर अतिरिक्त मिनट ${price('extra-usage.india.unit')} का।` },
      page: { label: 'वॉइस एजेंट देखें' },
    },
    'whatsapp-agents-india': {
      heading: 'WhatsApp एजेंट',
      lead: 'एक चैट यानी एक ग्राहक की एक दिन की बातचीत, चाहे जितने मैसेज हों। अलग-अलग बिकने वाले WhatsApp टूल WhatsApp ऑटोमेशन के पेज पर हैं।',
      unit: 'चैट हर महीने',
      tiers: {
        starter: {
          features: [
            `${priceTables['whatsapp-agents-india'].plans.starter.features.answers} जवाबों का मेन्यू`,
            'हिंदी या अंग्रेज़ी',
            'पूछताछ आपके फ़ोन पर',
          ],
          action: { label: 'Starter चुनें' },
        },
        pro: {
          features: [
            'बुकिंग और ऑर्डर Google Sheet में',
            'हिंदी और अंग्रेज़ी, मिली-जुली भी',
            'रिमाइंडर और UPI लिंक',
            'हर हफ़्ते रिपोर्ट',
          ],
          action: { label: 'Pro चुनें' },
        },
        'smart-ai': {
          features: [
            'आपके दस्तावेज़ों से सीखा हुआ AI',
            'वॉइस नोट और फ़ोटो समझता है',
            'आपके CRM या ऑनलाइन दुकान से जुड़ा',
            'हर महीने समीक्षा की कॉल',
          ],
          action: { label: 'Smart AI चुनें' },
        },
      },
      extra: { text: `हर अतिरिक्त चैट ${price('extra-usage.india.unit')} की।` },
      page: { label: 'WhatsApp एजेंट देखें' },
    },
  },
})

export const tanzania = ({ price, priceTables }: Facts): RegionTexts => ({
  label: 'तंज़ानिया',
  currency: 'दाम अमेरिकी डॉलर में।',
  lead: 'मासिक शुल्क में वहीं का नंबर, होस्टिंग और AI शामिल हैं। हर प्लान स्वाहिली और अंग्रेज़ी बोलता है।',
  tables: {
    'ai-voice-agents-tanzania': {
      heading: 'वॉइस एजेंट',
      lead: 'अरुशा से ज़ंज़ीबार तक के लॉज, क्लिनिक, स्कूल और दुकानों के लिए। होस्टिंग और मिनट शामिल हैं।',
      unit: 'मिनट हर महीने',
      tiers: {
        starter: {
          features: [
            `${inWords(priceTables['ai-voice-agents-tanzania'].plans.starter.features.numbers)} नंबर, आने वाली कॉल`,
            'स्वाहिली और अंग्रेज़ी',
            'हर कॉल का सार ई-मेल पर',
          ],
          action: { label: 'Starter चुनें' },
        },
        pro: {
          features: [
            'कॉल उठाता भी है, करता भी है',
            'कमरे, टेबल या अपॉइंटमेंट बुक करता है',
            'M-Pesa का बाक़ी एडवांस याद दिलाता है',
            'कॉल का सार WhatsApp पर',
          ],
          action: { label: 'Pro चुनें' },
        },
        premium: {
          features: [
            `${priceTables['ai-voice-agents-tanzania'].plans.premium.features.numbers} नंबर या ब्रांच तक`,
            'स्वाहिली, अंग्रेज़ी और मेहमानों के लिए एक भाषा और',
            'आपके बुकिंग सॉफ़्टवेयर से जुड़ा',
            'हर महीने समीक्षा की कॉल',
          ],
          action: { label: 'Premium चुनें' },
        },
      },
      extra: { text: `हर अतिरिक्त मिनट ${price('extra-usage.tanzania.unit')} का।` },
      page: { label: 'वॉइस एजेंट देखें' },
    },
    'whatsapp-agents-tanzania': {
      heading: 'WhatsApp एजेंट',
      lead: 'एक चैट यानी एक ग्राहक की एक दिन की बातचीत, चाहे जितने मैसेज हों।',
      unit: 'चैट हर महीने',
      tiers: {
        basic: {
          features: [
            `${priceTables['whatsapp-agents-tanzania'].plans.basic.features.answers} जवाबों का मेन्यू`,
            'स्वाहिली और अंग्रेज़ी',
            'पूछताछ आपके फ़ोन पर',
          ],
          action: { label: 'Basic Bot चुनें' },
        },
        smart: {
          features: [
            'बुकिंग और ऑर्डर Google Sheet में',
            'M-Pesa पर पेमेंट की रिक्वेस्ट',
            'रिमाइंडर, जिनमें हाँ करने का बटन है',
            'हर हफ़्ते रिपोर्ट',
          ],
          action: { label: 'Smart Bot चुनें' },
        },
        pro: {
          features: [
            'आपके दस्तावेज़ों से सीखा हुआ AI',
            'वॉइस नोट और फ़ोटो समझता है',
            'आपके बुकिंग या स्टॉक सिस्टम से जुड़ा',
            'हर महीने समीक्षा की कॉल',
          ],
          action: { label: 'Pro Bot चुनें' },
        },
      },
      extra: { text: `हर अतिरिक्त चैट ${price('extra-usage.tanzania.unit')} की।` },
      page: { label: 'WhatsApp एजेंट देखें' },
    },
  },
})

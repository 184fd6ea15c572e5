import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords } from './counting.ts'
import { seenProducts } from './miniatures.ts'

export const products = (facts: Facts): Texts<Words['products']> => {
  const { price, terms } = facts
  const count = inWords(facts.shown('product').length)
  return {
    hero: {
      title: 'बने-बनाए टूल, आज\u00a0ही शुरू कीजिए',
      lead: `ट्यूटर, स्कूल, छात्र और क्रिएटर के लिए ${count} प्रोडक्ट। न प्रोजेक्ट, न मीटिंग: साइन इन कीजिए, अपने अंक, छात्र या वीडियो डालिए और नतीजा देखिए।`,
      actions: {
        primary: { label: `${count} प्रोडक्ट देखें` },
        second: { label: 'अपनी ज़रूरत का बनवाएँ' },
      },
    },
    benefits: {
      heading: `इन ${count} में एक-सा क्या है`,
      cards: [
        {
          title: 'मेहनत AI की',
          text: 'उबाऊ काम पहले ही हो चुका होता है: उत्तर पुस्तिका पढ़ना, ट्यूटर ढूँढना, पहला मसौदा लिखना। आप देखते हैं और भेज देते हैं।',
        },
        {
          title: 'इस्तेमाल के लिए तैयार',
          text: 'स्टाफ़ रूम के लैपटॉप या जेब के फ़ोन के ब्राउज़र में चलता है। न कुछ इंस्टॉल करना, न सर्वर किराए पर लेना।',
        },
        {
          title: 'आँकड़ों के आधार पर',
          text: 'हर सुझाव दिखाता है कि वह किस आधार पर है: कौन-से अंक, कौन-सी खोज, कौन-से पुराने पेपर। आप हर एक जाँच सकते हैं।',
        },
        {
          title: 'आपके ही काम के लिए',
          text: 'क्लास 10 के बोर्ड, कोचिंग के बैच और हिंदी चैनलों के लिए बने। यूनिट टेस्ट, सेक्शन और डेमो क्लास क्या होते हैं, यह इन्हें पहले से पता है।',
        },
      ],
    },
    products: {
      heading: 'प्रोडक्ट',
      lead: `हर एक का एक ही मासिक दाम। टर्म ख़त्म हो तो ${terms.noticeDays} दिन पहले बता दीजिए, और अगला शुरू हो तो लौट आइए।`,
      perMonth: 'महीना',
      featuresLabel: 'यह क्या करता है',
      items: seenProducts,
    },
    custom: {
      title: 'काम का है, पर आपके स्कूल पर पूरा नहीं बैठता?',
      text: 'जो रजिस्टर, शीट या फ़ॉर्म आप आज चलाते हैं, वह भेजिए। मुफ़्त कॉल पर हम बताएँगे कि इनमें से कोई उसके हिसाब से ढल सकता है, या नया बनाना होगा।',
      licenceNote: `प्रोडक्ट आपके अपने नाम से, आपके अपने सर्वर पर: लाइसेंस ${price('products.licence')}। शुरू से बना हुआ: ${price('web-app-setup.start')} से।`,
      primary: { label: 'अपनी ज़रूरत बताएँ' },
      second: { label: 'देखें, हम क्या बनाते हैं' },
    },
  }
}

export const productsHead = (facts: Facts) => ({
  title: 'स्कूल और क्रिएटर के लिए AI SaaS प्रोडक्ट',
  description: `ट्यूटर, स्कूल, छात्र और क्रिएटर के लिए ${inWords(facts.shown('product').length)} तैयार AI टूल। महीने के ${facts.price('products.youtube-seo.monthly')} से।`,
})

import type { Facts } from '#content/facts.ts'
import type { LegalText } from '#content/prose.ts'
import type { Texts } from '#content/translated.ts'
import { writeToUs } from './write-to-us.ts'

export const refundPolicy = (facts: Facts): Texts<LegalText> => {
  const { days, partPercent } = facts.terms.refund
  return {
    head: {
      title: 'रिफ़ंड और रद्द करने की पॉलिसी',
      description: `पूरा पैसा कब वापस मिलता है, आधा कब, कब नहीं, और कैसे माँगें: सेटअप के ${days} दिन के अंदर।`,
    },
    title: 'रिफ़ंड और रद्द करने की पॉलिसी',
    lead: 'पूरा पैसा कब वापस मिलता है, आधा कब, कब नहीं, और हमें क्या लिखना है। यह हिंदी अनुवाद आपकी सुविधा के लिए है; कोई अंतर हो तो अंग्रेज़ी वाला पाठ मान्य होगा।',
    dates: [{ label: 'आख़िरी बदलाव', shown: '26 जुलाई 2025' }],
    contentsLabel: 'विषय-सूची',
    sections: {
      'time-limit': {
        heading: 'समय-सीमा',
        blocks: [
          {
            text: `रिफ़ंड सेटअप के ${days} दिन के अंदर माँगें, बॉट चालू होने या आपके हिसाब से बदलाव शुरू होने से पहले।`,
          },
        ],
      },
      'full-refund': {
        heading: 'पूरा रिफ़ंड',
        blocks: [{ text: 'अगर सेटअप शुरू नहीं हुआ है, तो पूरा पैसा वापस मिलता है।' }],
      },
      'partial-refund': {
        heading: 'कुछ हिस्से का रिफ़ंड',
        blocks: [
          {
            text: `अगर कुछ फ़्लो बन चुके हैं पर काम नहीं कर रहे, तो ${partPercent}% वापस मिलता है।`,
          },
        ],
      },
      'no-refund': {
        heading: 'रिफ़ंड नहीं',
        blocks: [
          {
            text: `${days} दिन के बाद, या जब बॉट चालू हो चुका हो और आपके हिसाब से बदला जा चुका हो, रिफ़ंड नहीं होता।`,
          },
        ],
      },
      cancellation: {
        heading: 'रद्द करना',
        blocks: [
          {
            text: 'चालू होने से पहले या सेटअप पूरा होने से पहले आप जब चाहें रद्द कर सकते हैं। उसके बाद लिखित सूचना चाहिए, और हो चुके काम और चल रही सेवाओं का शुल्क लग सकता है।',
          },
        ],
      },
      'how-to-ask': {
        heading: 'रिफ़ंड कैसे माँगें',
        blocks: [
          { text: 'नीचे लिखे पते पर ई-मेल करें, जिसमें हो:' },
          {
            items: ['आपका नाम,', 'भुगतान की जानकारी: बिल नंबर या भुगतान की तारीख़,', 'रिफ़ंड माँगने की वजह।'],
          },
          { text: 'देर से आया अनुरोध जाँच के बाद नामंज़ूर हो सकता है।' },
          { links: [writeToUs(facts), { label: 'नियम और शर्तें' }] },
        ],
      },
    },
  }
}

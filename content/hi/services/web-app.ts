import type { Facts } from '#content/facts.ts'
import { inWords, period } from '#content/hi/counting.ts'
import type { TranslatedService } from '#content/listed-services.ts'

export const customWebAppsHead = ({ price }: Facts) => ({
  title: 'कस्टम वेब ऐप: टेम्पलेट से पूरे MVP तक',
  description: `स्कूलों और छोटे कारोबारों के लिए कस्टम वेब ऐप, तीन पैकेज में, ${price('web-app-setup.template.setup')} से; एक से छह महीने का सपोर्ट शामिल।`,
})

export const webApp: TranslatedService = {
  label: 'कस्टम वेब ऐप',
  name: 'वेब ऐप',
  menu: 'टेम्पलेट से पूरे प्रोडक्ट तक',
  lead: 'आपका अपना वेब ऐप, एडमिशन, बुकिंग या ऑर्डर के लिए।',
  demo: 'वेब ऐप का सेटअप',
  card: () => ({
    description: 'आपका काग़ज़ी रजिस्टर एक ऐप में: बुकिंग, ऑर्डर, स्टॉक, क़तार।',
    features: ['चेकआउट पर UPI, कार्ड या M-Pesa', 'स्टाफ़ के लॉगिन और अधिकार', 'कोड और डेटा आपके नाम पर'],
    idealFor: [{ text: 'फ़ाउंडर, जिन्हें पहला वर्ज़न चाहिए' }, { text: 'सैलून और क्लिनिक, जहाँ टोकन की क़तार लगती है' }],
  }),
  home: ({ price }) => ({
    text: 'एडमिशन, बुकिंग, ऑर्डर: जो रजिस्टर आप काग़ज़ पर रखते हैं, वह ऐप बनकर आपके स्टाफ़ के हाथ में।',
    price: price('web-app-setup.start'),
  }),
  page: ({ price, offers, priceTables }: Facts) => {
    const plans = priceTables['web-app-setup'].plans
    const { template, 'semi-custom': semiCustom, 'full-mvp': fullMvp } = plans
    const offer = offers['web-app-setup']
    return {
      head: {
        title: 'वेब ऐप सेटअप: टेम्पलेट से पूरे MVP तक',
        description: `एडमिशन, बुकिंग और ऑर्डर के लिए वेब ऐप। Template ${price('web-app-setup.template.setup')}, Semi-custom ${price('web-app-setup.semi-custom.setup')}, या छह महीने के सपोर्ट के साथ Full MVP।`,
      },
      picture: {
        label: 'रजिस्टर में हाथ से लिखी लाइनें ऐप की पंक्तियाँ बन जाती हैं, समय, नाम और पेमेंट के साथ।',
        title: 'OPD, मंगलवार',
        rows: [
          { time: '10:20', name: 'मीना रावत', state: 'पेमेंट हुआ' },
          { time: '10:40', name: 'र. शर्मा', state: 'बाक़ी' },
          { time: '11:00', name: 'आशा देवी', state: 'पेमेंट हुआ' },
        ],
      },
      hero: {
        title: 'कस्टम वेब ऐप सेटअप',
        lead: 'गेट का रजिस्टर, रिसेप्शन की डायरी या काउंटर के नीचे रखी ऑर्डर बुक, हम उसे ऐप बना देते हैं। आपका स्टाफ़ उसे ब्राउज़र में खोलता है, आपके ग्राहक एक लिंक से।',
        actions: [{ label: 'अपने ऐप पर बात करें' }, { label: 'पैकेज देखें' }],
      },
      ...(offer.holds && {
        offer: {
          title: `पहले जुड़ने वालों को ${offer.percentOff}% की छूट`,
          text: 'तीनों में से किसी भी पैकेज पर। बुक करते समय बता दीजिए; हम उसे आपके कोटेशन में घटा देंगे।',
        },
      }),
      sections: {
        solutions: {
          heading: 'तीन तरह के ऐप, जो हम सबसे ज़्यादा बनाते हैं',
          items: [
            {
              title: 'एडमिशन और रिकॉर्ड',
              text: 'फ़ॉर्म, काग़ज़ात, फ़ीस की रसीद और सेक्शन एक जगह, पूछताछ से रोल नंबर तक।',
              points: ['एडमिशन के दिनों में स्कूल', 'कोचिंग के बैच', 'हॉस्टल'],
            },
            {
              title: 'बुकिंग और क़तार',
              text: 'लोग समय चुनते हैं, एडवांस देते हैं और अपनी बारी देखते हैं। रिसेप्शन पूरा दिन देखता है।',
              points: ['OPD के टोकन', 'सैलून की कुर्सियाँ', 'गेस्टहाउस के कमरे'],
            },
            {
              title: 'ऑर्डर और स्टॉक',
              text: 'कार्ट वाला कैटलॉग, चेकआउट पर UPI या M-Pesa, और हर बिक्री के साथ घटता स्टॉक।',
              points: ['बुटीक', 'दिवाली पर मिठाई की दुकानें', 'थोक के काउंटर'],
            },
          ],
        },
        inclusions: {
          heading: 'हर पैकेज में',
          items: [
            'आपका डोमेन, जुड़ा हुआ और https से सुरक्षित',
            'पेज, जो आम फ़ोन पर भी जल्दी खुलते हैं',
            'स्टाफ़ का लॉगिन, ग्राहकों से अलग',
            'स्क्रीन पर हिंदी, अंग्रेज़ी या स्वाहिली',
            'डेटा, जो आप कभी भी Excel में डाउनलोड कर सकें',
            'रोज़ बैकअप',
            'आपके स्टाफ़ की एक घंटे की ट्रेनिंग, रिकॉर्डिंग के साथ',
            'कोड और अकाउंट आपके नाम पर',
          ],
        },
        pricing: {
          heading: 'तीन पैकेज',
          lead: 'एक, तीन या छह महीने का सपोर्ट शामिल है। उसके बाद चाहें तो हर महीने के हिसाब से लें।',
          items: {
            template: {
              badge: 'सबसे जल्दी',
              monthlyNote: 'सपोर्ट, चाहें तो, पहले महीने के बाद',
              description: 'बना-बनाया ऐप, आपके रंगों में, आपकी सामग्री के साथ।',
              highlight: `सपोर्ट: ${period(template.support)}`,
              features: [
                `${period(template.delivery)} में चालू`,
                `${template.features.screens} स्क्रीन तक`,
                'एक फ़ॉर्म या बुकिंग',
                `स्टाफ़ के लिए ${template.features.logins} लॉगिन`,
                'ई-मेल पर सूचनाएँ',
              ],
              requirements: ['लोगो, टेक्स्ट और फ़ोटो', 'आपके फ़ॉर्म में क्या-क्या भरना है', 'सुधार का एक दौर'],
              action: { label: 'Template चुनें' },
            },
            'semi-custom': {
              badge: 'पेमेंट लेता है',
              monthlyNote: `सपोर्ट, चाहें तो, ${inWords(semiCustom.support.from)} महीने के बाद`,
              description: 'आज़माया हुआ ऐप, जहाँ आपका काम अलग है वहाँ बदला हुआ।',
              highlight: `सपोर्ट: ${period(semiCustom.support)}`,
              features: [
                `${period(semiCustom.delivery)} में चालू`,
                `${semiCustom.features.screens} स्क्रीन तक`,
                `${inWords(semiCustom.features.processes)} काम, ऑनलाइन पेमेंट के साथ`,
                `स्टाफ़ के लिए ${semiCustom.features.logins} लॉगिन, अपने-अपने अधिकारों के साथ`,
                'ई-मेल और WhatsApp पर सूचनाएँ',
              ],
              requirements: [
                'आज काम कैसे होता है, यह दिखाना',
                'पेमेंट कंपनी में अकाउंट, या उसे खोलने के काग़ज़',
                'सुधार के दो दौर',
              ],
              action: { label: 'Semi-custom चुनें' },
            },
            'full-mvp': {
              badge: 'आपका अपना डिज़ाइन',
              monthlyNote: `सपोर्ट, चाहें तो, ${inWords(fullMvp.support.from)} महीने के बाद`,
              description: 'आपके अपने प्रोडक्ट का पहला वर्ज़न, कोरे पन्ने से बनाया हुआ।',
              highlight: `सपोर्ट: ${period(fullMvp.support)}`,
              features: [
                `${period(fullMvp.delivery)} में चालू`,
                `${fullMvp.features.screens} स्क्रीन तक, अपना डिज़ाइन`,
                'चालू करने के लिए ज़रूरी सारे काम, पेमेंट के साथ',
                'असीमित लॉगिन, हर ब्रांच के अपने अधिकार',
                'ई-मेल, WhatsApp और एक AI फ़ीचर',
                'मालिक के लिए रिपोर्ट',
              ],
              requirements: [
                'फ़ैसला करने वाला व्यक्ति, हफ़्ते में दो बार',
                'ज़रूरी चीज़ों की सूची; उसे छोटा रखने में हम मदद करेंगे',
                'परखने के लिए पाँच असली लोग',
              ],
              action: { label: 'Full MVP चुनें' },
            },
          },
        },
      },
      closing: {
        title: 'अपने रजिस्टर की फ़ोटो भेजिए',
        text: 'जो पन्ना आप हाथ से भरते हैं, उसकी एक फ़ोटो शुरू करने के लिए काफ़ी है। हम बताएँगे कि कौन-सा पैकेज ठीक रहेगा और कितने दिन लगेंगे।',
        actions: [
          { label: 'अपने ऐप पर बात करें' },
          { label: 'WhatsApp पर फ़ोटो भेजें' },
          { label: 'बड़े ऐप, क़ीमतों वाले पेज पर' },
        ],
      },
    }
  },
}

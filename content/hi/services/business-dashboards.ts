import type { Facts } from '#content/facts.ts'
import { inWords, left } from '#content/hi/counting.ts'
import type { TranslatedService } from '#content/listed-services.ts'
import type { Plan } from '#content/plan.ts'
import type { Texts } from '#content/translated.ts'

/** The pricing page shows the same three. */
export const dashboardPlans = ({ priceTables }: Facts): Texts<Plan[]> => {
  const { basic, professional, enterprise } = priceTables['business-dashboards'].plans
  return {
    basic: {
      description: `एक शीट, और वे ${inWords(basic.features.widgets)} आँकड़े जो आप रोज़ सुबह पूछते हैं।`,
      highlight: `${basic.features.widgets} KPI विजेट`,
      features: [
        `${basic.features.sheets} Google Sheet या Excel फ़ाइल`,
        'हर सुबह ताज़ा',
        `${basic.features.logins} लॉगिन`,
        'फ़ोन और कंप्यूटर, दोनों पर',
        'डाउनलोड करने के लिए PDF',
      ],
      requirements: [
        'शीट, जैसी है वैसी',
        `वे ${inWords(basic.features.widgets)} आँकड़े जो आप देखना चाहते हैं`,
        '45 मिनट की एक कॉल',
      ],
      action: { label: 'प्लान चुनें' },
    },
    professional: {
      badge: 'लोकप्रिय',
      description: 'कई शीट एक साथ, और कुछ ख़त्म होने से पहले चेतावनी।',
      highlight: `${professional.features.widgets} KPI विजेट`,
      features: [
        `${professional.features.sheets} शीट या फ़ाइल तक`,
        'हर घंटे ताज़ा',
        `${professional.features.logins} लॉगिन, हर एक को अपना हिस्सा`,
        'WhatsApp और ई-मेल पर अलर्ट',
        'सोमवार का सार PDF में',
        'यह महीना, पिछला महीना और पिछला साल, साथ-साथ',
      ],
      requirements: [
        'हर शीट को देखने का एक्सेस',
        'वे सीमाएँ जिन पर अलर्ट आना चाहिए',
        'स्टाफ़ की सूची, और कौन क्या देख सकता है',
      ],
      action: { label: 'प्लान चुनें' },
    },
    enterprise: {
      badge: 'सबसे फ़ायदेमंद',
      description: 'सारी ब्रांच और सारे सिस्टम एक पेज पर, आगे के अनुमान के साथ।',
      highlight: 'असीमित KPI विजेट',
      features: [
        'शीट, अकाउंट्स का एक्सपोर्ट, बिलिंग काउंटर या डेटाबेस',
        `हर ${enterprise.features.updateMinutes} मिनट में ताज़ा`,
        'असीमित लॉगिन, ब्रांच और काम के हिसाब से',
        'स्टॉक, फ़ीस या बुकिंग का अनुमान',
        'सीधे शब्दों में पूछें: “kal ki sale kitni thi?”',
        'हर महीने समीक्षा की कॉल',
      ],
      requirements: [
        'हर सिस्टम का एक्सपोर्ट या देखने का एक्सेस',
        'हर ब्रांच में एक व्यक्ति जो आँकड़े जानता हो',
        'अनुमान के लिए बारह महीने का पुराना डेटा',
      ],
      action: { label: 'प्लान चुनें' },
    },
  }
}

export const businessDashboards: TranslatedService = {
  label: 'बिज़नेस डैशबोर्ड',
  name: 'बिज़नेस डैशबोर्ड',
  menu: 'सारी शीट, एक लाइव पेज',
  lead: 'आपकी Excel और Google Sheets एक लाइव पेज पर।',
  demo: 'बिज़नेस डैशबोर्ड',
  card: () => ({
    description: 'आपकी Excel फ़ाइलों से बिक्री, स्टॉक और बकाया एक पेज पर, जो फ़ोन पर खुलता है।',
    features: [
      'आपका स्टाफ़ अपनी वही शीट भरता रहता है',
      'WhatsApp पर चेतावनी',
      'मालिक और काउंटर के लिए अलग-अलग हिस्से',
    ],
    idealFor: [{ text: 'मालिक, जिनकी दो या ज़्यादा दुकानें हैं' }, { text: 'किचन, जो रोज़ का ख़र्च देखते हैं' }],
  }),
  home: ({ price }) => ({
    text: 'आपकी Excel शीट के आँकड़े एक पेज पर, जो अपने आप ताज़ा होता है और फ़ोन पर खुलता है।',
    price: price('business-dashboards.start'),
  }),
  page: (facts: Facts) => {
    const { price, offers, priceTables } = facts
    const offer = offers['business-dashboards']
    return {
      head: {
        title: 'आपकी शीट से बना बिज़नेस डैशबोर्ड',
        description: `आपकी Excel और Google Sheets एक लाइव पेज पर। सेटअप ${price('business-dashboards.basic.setup')} से, महीने का ${price('business-dashboards.basic.monthly')} से, ${priceTables['business-dashboards'].plans.basic.features.widgets} KPI विजेट के साथ।`,
      },
      picture: {
        label:
          'बिखरी हुई शीट के पाँच कॉलम पाँच पट्टियाँ बन जाते हैं: क्लास के हिसाब से जमा फ़ीस, कुल 82 प्रतिशत, क्लास 9 पीछे।',
        file: 'fees_final_v3.xlsx',
        time: 'सुबह 8:00',
        title: 'जमा फ़ीस',
        figure: '82%',
        bars: [{ label: '6' }, { label: '7' }, { label: '8' }, { label: '9' }, { label: '10' }],
        note: 'क्लास 9: माता-पिता को कॉल करें',
      },
      hero: {
        title: 'आपकी शीट से बना बिज़नेस डैशबोर्ड',
        lead: 'बाक़ी फ़ीस, बचा स्टॉक, देखे गए मरीज़, बिके कमरे: सब एक पेज पर, आपके फ़ोन पर, पहली चाय से पहले। आपका स्टाफ़ वही Excel या Google Sheet भरता रहता है।',
        actions: [
          { label: 'क़ीमतें देखें' },
          { label: 'मुफ़्त सलाह बुक करें' },
          { label: 'अपनी शीट आज़माएँ' },
          { label: 'एक केस स्टडी पढ़ें' },
        ],
      },
      ...(offer.holds && {
        offer: {
          title: `पहले ${offer.clients} क्लाइंट को सेटअप पर ${offer.percentOff}% की छूट`,
          text: `किसी भी प्लान पर।${left(offer)} ${offer.clients} जगहें भर जाने पर सेटअप का पूरा शुल्क लगेगा।`,
        },
      }),
      sections: {
        features: {
          heading: 'fees_final_v3.xlsx से एक पेज तक',
          items: [
            {
              title: 'जो शीट है, वही चलेगी',
              text: 'मर्ज किए हुए सेल, तीन टैब, “misc” नाम का कॉलम। हम उसे वैसे ही लेते हैं; किसी को नया सॉफ़्टवेयर सीखना नहीं पड़ता।',
            },
            {
              title: 'फ़ोन के लिए बना',
              text: 'आँकड़े बड़े-बड़े, एक अँगूठे से चलता है, और स्कूल के गेट पर धूप में भी पढ़ लेते हैं।',
            },
            {
              title: 'समय रहते बताता है',
              text: 'दिवाली को हफ़्ता भर है और लाल लहँगे बस दस बचे हैं। फ़ीस 30 दिन से बाक़ी है। मैसेज तब आता है जब आप अभी कुछ कर सकते हैं।',
            },
            {
              title: 'हर किसी को उसके काम का',
              text: 'आप मुनाफ़ा देखते हैं, काउंटर आज की बिक्री, और क्लास टीचर अपनी क्लास।',
            },
            {
              title: 'नाम आपस में मिलते हैं',
              text: '“R. Sharma”, “Sharma ji” और “Ravi Sharma 9th B” एक ही व्यक्ति बन जाते हैं, और टोटल सही आता है।',
            },
            {
              title: 'आगे भेजने को तैयार',
              text: 'पार्टनर, ट्रस्टी या CA के लिए एक पन्ने की PDF; उसे बनाने किसी को देर तक रुकना नहीं पड़ता।',
            },
          ],
        },
        pricing: {
          heading: 'जितने आँकड़े चाहिए, उस हिसाब से प्लान',
          lead: 'KPI विजेट यानी पेज पर एक आँकड़ा या चार्ट: जमा फ़ीस, ख़ाली बेड, हर ब्रांच की बिक्री।',
          note: 'मासिक शुल्क में होस्टिंग और डेटा को ताज़ा रखना शामिल है, और हमारा कोई व्यक्ति देखता रहता है कि दोनों चल रहे हैं।',
          items: dashboardPlans(facts),
        },
      },
      closing: {
        title: 'अपनी सबसे उलझी शीट लाइए',
        text: 'कॉल पर दिखाइए, चाहें तो नाम हटाकर। हम आपके पेज का ख़ाका बनाएँगे और सही प्लान सुझाएँगे।',
        actions: [{ label: 'मुफ़्त सलाह बुक करें' }, { label: 'WhatsApp पर पूछें' }],
      },
    }
  },
}

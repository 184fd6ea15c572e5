import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords, period } from './counting.ts'

export const home = ({ price, delivery, isOnSale, speech }: Facts): Texts<Words['home']> => {
  const services = speech.services.filter(({ id, home: card }) => card && isOnSale(id))
  return {
    hero: {
      title: 'स्कूलों और छोटे कारोबारों के लिए AI ऑटोमेशन',
      lead: 'हम ऐसा एजेंट बनाते हैं जो आपकी कॉल और WhatsApp का जवाब हिंदी, अंग्रेज़ी या स्वाहिली में देता है, और उसे चालू करके आपको सौंपते हैं।',
      actions: {
        primary: { label: 'मुफ़्त डेमो बुक करें' },
        others: [{ label: 'प्रोडक्ट देखें' }, { label: 'सेवाएँ देखें' }],
      },
      facts: [
        `चैटबॉट ${price('website-chatbots.start')} से`,
        `${period(delivery.agents)} में चालू`,
        'पहले महीने का सपोर्ट मुफ़्त',
      ],
      pictureLabel:
        'चित्र: एक फ़ोन कॉल, एक WhatsApp मैसेज, एक वेब पेज और एक शीट, हर एक अपने धागे पर। चारों मिलकर एक गाँठ बाँधते हैं, और उससे एक ही धागा आपके फ़ोन तक जाता है।',
      outcome: 'सब आपके फ़ोन पर',
    },
    highlights: {
      heading: `शुरू करने के ${isOnSale('custom-ai-agent') ? 'तीन' : 'दो'} तरीक़े`,
      cards: {
        products: {
          title: 'तैयार AI प्रोडक्ट',
          text: 'ट्यूटर, स्कूल और क्रिएटर के लिए बने-बनाए टूल। आज साइन अप करें, आज ही काम में लें।',
          note: `महीने के ${price('products.youtube-seo.monthly')} से`,
          label: 'प्रोडक्ट देखें',
        },
        ...(isOnSale('custom-ai-agent') && {
          'custom-ai-agent': {
            title: 'कस्टम AI एजेंट',
            text: 'एजेंट, जिसे आपकी रेट लिस्ट और समय पता है, और यह भी कि आपको कब फ़ोन करना है। आपके काम के तरीक़े के हिसाब से बना।',
            note: `सेटअप ${price('custom-ai-agent.starter.setup')} से`,
            label: 'अपने एजेंट पर बात करें',
          },
        }),
        labs: {
          title: 'इनोवेशन लैब्स',
          text: 'बेचने से पहले हम जो आज़माते हैं: आवाज़ें, रील, अनुवाद। घूमकर देखिए।',
          note: 'छह प्रोजेक्ट चालू',
          label: 'लैब्स देखें',
        },
      },
    },
    services: {
      heading: 'हम क्या बनाते हैं',
      lead: `${inWords(services.length)} सेवाएँ, हर एक का साफ़ दाम, आम प्रोजेक्ट के हिसाब से। जो हम लगाते हैं, वह आपका है।`,
      from: 'शुरुआती दाम',
      cards: Object.fromEntries(services.map(({ id }) => [id, { label: 'और जानें' }])),
      all: { label: 'सभी सेवाएँ मिलाकर देखें' },
    },
    reasons: {
      heading: 'हमें क्यों चुनें',
      points: [
        {
          title: 'यहाँ के काम की समझ',
          text: 'एडमिशन की भागदौड़, त्योहार की भीड़ और बिजली का जाना, सब देखा है। हमारे एजेंट हिंदी, अंग्रेज़ी और स्वाहिली बोलते हैं और बात के बीच में भाषा बदल लेते हैं, जैसे आपके ग्राहक।',
        },
        {
          title: 'आज का सबसे अच्छा AI',
          text: 'हम वह AI लेते हैं जो उतने पैसे में सबसे अच्छे जवाब दे। उससे अच्छा आए, तो आपको उस पर ले जाते हैं।',
        },
        {
          title: 'शुरू से आख़िर तक, सब हम',
          text: 'नंबर, स्क्रिप्ट, ट्रेनिंग, परख, होस्टिंग और हर महीने की रिपोर्ट। एक टीम, एक बिल, एक WhatsApp ग्रुप।',
        },
        {
          title: 'हमेशा कुछ नया',
          text: 'हमारी लैब्स से हर कुछ महीने में कुछ नया निकलता है। सबसे पहले वह आपको मिलता है, उसी प्लान में जो आपके पास है।',
        },
      ],
    },
    demos: {
      heading: 'काम करते हुए देखिए',
      lead: 'तीन काम, तीन कारोबार। पढ़िए कि हर काम कैसे हुआ और उससे क्या बदला।',
      sampleNote: 'नाम और मैसेज सिर्फ़ उदाहरण हैं।',
      cards: [
        {
          title: 'क्लिनिक, जिसकी अब कोई कॉल नहीं छूटती',
          text: 'वॉइस एजेंट फ़ोन उठाता है, ख़ाली समय ढूँढकर बुक करता है, और रिसेप्शनिस्ट सामने बैठे मरीज़ों को देखती हैं।',
          result: 'रिसेप्शन पर 80% कम कॉल',
          caller: 'कॉल आ रही है · रात 9:42 बजे',
          lines: [
            { from: 'caller', text: 'डॉक्टर साहब कल सुबह मिलेंगे?' },
            { from: 'agent', text: 'जी, कल 10:20 पर जगह है। किस नाम से लिख दूँ?' },
            { from: 'caller', text: 'मीना रावत।' },
            { from: 'agent', text: 'हो गया, मीना जी। WhatsApp पर भेज दिया है।' },
          ],
          label: 'क्लिनिक का केस पढ़ें',
        },
        {
          title: 'दुकान, जो आधी रात को भी जवाब देती है',
          text: 'दुकान के WhatsApp पर बॉट स्टॉक देखता है, साइज़ सुझाता है और पेमेंट लिंक भेजता है।',
          result: '45 सेकंड में जवाब, 35% ने ख़रीदा',
          lines: [
            { from: 'customer', text: 'Kitenge dress, size M ipo?', time: '23:58' },
            { from: 'agent', text: 'Ndiyo, M ipo kwa bluu na njano. Nikutumie picha?', time: '23:58' },
            { from: 'customer', text: 'Njano please', time: '23:59' },
          ],
          label: 'दुकान का केस पढ़ें',
        },
        {
          title: 'चार शीट, सुबह का एक पेज',
          text: 'चार शीट से बिक्री, स्टॉक, फ़ीस और हाज़िरी, पहली मीटिंग से पहले एक ही स्क्रीन पर।',
          result: 'हर हफ़्ते 40 घंटे की बचत',
          chartLabel: 'किस हफ़्ते कितनी फ़ीस आई, लाख रुपये में (सिर्फ़ उदाहरण)',
          bars: [
            { label: 'हफ़्ता 1', shown: '2.1' },
            { label: 'हफ़्ता 2', shown: '3.0' },
            { label: 'हफ़्ता 3', shown: '3.9' },
            { label: 'हफ़्ता 4', shown: '5.4' },
          ],
          before: 'fees_final_v3.xlsx',
          after: 'सुबह 8:00 बजे अपडेट हुआ',
          label: 'डैशबोर्ड का केस पढ़ें',
        },
      ],
    },
    stats: {
      heading: 'आज हम कहाँ हैं',
      figures: [
        { value: '6+', label: 'AI टूल तैयार' },
        { value: '10+', label: 'तकनीकों पर पकड़' },
        { value: `${delivery.agents.from}-${delivery.agents.to}`, label: 'दिन में चालू' },
        { value: '5+', label: 'तरह के कारोबारों के साथ काम' },
      ],
    },
    testimonials: {
      heading: 'ग्राहक क्या कहते हैं',
      empty: 'अभी यहाँ किसी की राय नहीं है।',
      next: 'हमारे साथ काम किया है? सबसे पहले आप लिखें।',
      invite: { label: 'बताइए, काम कैसा रहा' },
    },
    closing: {
      title: `आज के ज़माने का AI, ${price('website-chatbots.start')} से`,
      text: 'कौन-सा काम आप अपने सिर से उतारना चाहेंगे? मुफ़्त कॉल पर हम दिखाएँगे कि एजेंट उसे कैसे करेगा और कितना ख़र्च आएगा।',
      actions: [{ label: 'मुफ़्त डेमो बुक करें' }, { label: 'हमारा काम देखें' }],
    },
  }
}

export const homeHead = ({ price, delivery }: Facts) => ({
  title: 'स्कूलों और छोटे कारोबारों के लिए AI ऑटोमेशन',
  description: `भारत और तंज़ानिया के स्कूल, क्लिनिक, दुकान और होटल के लिए फ़ोन, WhatsApp और वेबसाइट के AI एजेंट। ${period(delivery.agents)} में चालू, ${price('website-chatbots.start')} से।`,
})

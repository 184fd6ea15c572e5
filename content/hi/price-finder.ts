import type { Facts } from '#content/facts.ts'
import { assumed } from '#content/price-choices.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { features } from './assistant-features.ts'
import { inWords } from './counting.ts'

export const priceFinder = ({ offers, terms }: Facts): Texts<Words['priceFinder']> => ({
  heading: 'अपना दाम जानें',
  lead: 'चार सवालों के जवाब दें। दिख जाएगा कि कौन-सा प्लान ठीक रहेगा और पहले साल कितना ख़र्च आएगा।',
  fields: {
    trade: {
      label: 'आप क्या चलाते हैं?',
      options: {
        school: { name: 'स्कूल', many: 'स्कूलों' },
        coaching: { name: 'कोचिंग सेंटर', many: 'कोचिंग सेंटरों' },
        clinic: { name: 'क्लिनिक', many: 'क्लिनिकों' },
        shop: { name: 'दुकान या ऑनलाइन स्टोर', many: 'दुकानों' },
        hotel: { name: 'होटल या गेस्टहाउस', many: 'होटलों' },
        other: { name: 'कुछ और', many: 'कारोबारों' },
      },
    },
    country: { label: 'कहाँ?', options: { india: 'भारत', tanzania: 'तंज़ानिया' } },
    job: {
      label: 'कौन-सा काम हम सँभालें?',
      options: {
        calls: 'फ़ोन उठाना',
        whatsapp: 'WhatsApp पर जवाब देना',
        website: 'हमारी वेबसाइट पर चैट',
        dashboard: 'हमारे आँकड़े एक पेज पर दिखाना',
        app: 'हमारे अपने काम का ऐप',
        custom: 'हमारी कोई अलग ज़रूरत',
      },
    },
    daily: {
      label: 'रोज़ की कॉल या चैट',
      hint: 'मोटा अंदाज़ा काफ़ी है। पता न हो, तो ख़ाली छोड़ दें।',
      refused: 'कृपया पूरी संख्या लिखें, {most} तक।',
    },
  },
  submit: 'मेरा प्लान दिखाएँ',
  tables: {
    'ai-voice-agents-india': { name: 'वॉइस एजेंट' },
    'ai-voice-agents-tanzania': { name: 'वॉइस एजेंट' },
    'whatsapp-agents-india': { name: 'WhatsApp एजेंट' },
    'whatsapp-agents-tanzania': { name: 'WhatsApp एजेंट' },
    'ai-chatbots': { name: 'AI चैटबॉट' },
    'business-dashboards': { name: 'बिज़नेस डैशबोर्ड' },
    'custom-web-apps': { name: 'वेब ऐप' },
    'custom-services': { name: 'कस्टम सेवाएँ' },
  },
  features,
  counted: '{count} {feature}',
  unlimited: 'असीमित',
  result: {
    heading: 'आपके लिए ठीक प्लान',
    name: '{table}: {plan}',
    updated: 'आपके लिए ठीक प्लान: {plan}, {table}।',
    reasons: {
      needs: '{trade} को अक्सर इसकी ज़रूरत पड़ती है: {needs}। जिन प्लान में यह है, उनमें यही आपको सबसे सस्ता पड़ता है।',
      use: 'जितना आपका इस्तेमाल है, उसमें यही प्लान सबसे सस्ता पड़ता है।',
      smallest: 'यह हमारा सबसे छोटा प्लान है। इससे शुरू करें; बड़ा जब चाहें ले सकते हैं।',
      beyond: 'यह हमारा सबसे बड़ा प्लान है, और आपका इस्तेमाल इससे भी ज़्यादा है। पूरे काम का दाम हमसे पूछ लें।',
    },
    use: {
      calls: `दिन में {daily} कॉल × ${assumed.minutesACall} मिनट × ${assumed.daysAMonth} दिन = महीने में {used} मिनट।`,
      chats: `दिन में {daily} चैट × ${assumed.daysAMonth} दिन = महीने में {used} चैट।`,
      coversCalls: 'दिन में लगभग {covered} कॉल के लिए काफ़ी।',
      coversChats: 'दिन में लगभग {covered} चैट के लिए काफ़ी।',
    },
    units: {
      minutes: { included: 'महीने में {count} मिनट', extra: 'अतिरिक्त मिनट' },
      chats: { included: 'महीने में {count} चैट', extra: 'अतिरिक्त चैट' },
      conversations: { included: 'महीने में {count} बातचीत', extra: 'अतिरिक्त बातचीत' },
    },
    firstYear: 'पहला साल',
    oncePrice: 'पूरा दाम',
    working: `{setup} + ${assumed.monthsAYear} × {month} = {year}`,
    workingExtra: 'हर महीने: {monthly} + {count} {unit} × {price} = {month}।',
    ...(offers.launch.holds && {
      launch: 'लॉन्च ऑफ़र से सेटअप में {amount} कम हो जाते हैं।',
    }),
    annual: `साल भर का एक साथ दें, तो {amount} बचते हैं: ${inWords(terms.annual.freeMonths)} महीने मुफ़्त।`,
    range: 'दाम काम के आकार पर है। ठीक-ठीक रक़म आपके कोटेशन में होगी।',
    rupees: 'यह दाम दोनों देशों के लिए रुपये में है।',
    included: 'आपको क्या मिलेगा',
    cheaper: {
      title: 'इससे सस्ता: {plan}',
      line: 'पहले साल {amount} कम।',
      without: 'इसमें नहीं मिलेगा: {features}।',
    },
    dearer: {
      title: 'इससे महँगा: {plan}',
      line: 'पहले साल {amount} ज़्यादा।',
      adds: 'साथ में मिलेगा: {features}।',
    },
    otherPrice: 'इसका दाम {amount} है।',
    choose: { label: '{plan} का डेमो बुक करें' },
    quote: 'कोटेशन माँगें',
    pay: 'या ऑनलाइन पेमेंट करें: {package}, {amount}',
    unavailable: {
      text: 'इसका कोई तय दाम अभी हमारे पास नहीं है। बताइए, आपको क्या चाहिए; हम कोटेशन भेज देंगे।',
      action: { label: 'कोटेशन माँगें' },
    },
  },
  note: {
    counted: '{trade}, {country}। {job}: दिन में लगभग {daily}।',
    plain: '{trade}, {country}। {job}।',
    plan: 'प्लान: {plan}, {table}।',
  },
  share: {
    copy: '{plan} का लिंक कॉपी करें',
    copyResult: 'इस जवाब का लिंक कॉपी करें',
    copied: { title: 'लिंक कॉपी हो गया', text: 'जो इसे खोलेगा, उसे यही प्लान दिखेगा।' },
    failed: { title: 'कॉपी नहीं हुआ', text: 'पेज का पता अपने ब्राउज़र में ऊपर से कॉपी कर लीजिए।' },
  },
})

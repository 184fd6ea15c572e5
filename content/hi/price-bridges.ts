import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const priceBridges = ({ price, isOnSale, speech }: Facts): Texts<Words['priceBridges']> => {
  const names = speech.planNames
  return {
    home: {
      text: `ये दाम आम प्रोजेक्ट के हैं, इस्तेमाल के लिए तैयार।${isOnSale('website-chatbots') ? ` छोटे प्लान इससे सस्ते हैं: वेबसाइट चैटबॉट का सेटअप ${price('website-chatbots.basic.setup')} से शुरू होता है।` : ''}`,
      link: { label: 'सारी क़ीमतें देखें' },
    },
    about: {
      text: 'ये दाम आम प्रोजेक्ट के हैं, इस्तेमाल के लिए तैयार। छोटे प्लान इससे सस्ते हैं।',
      link: { label: 'सारी क़ीमतें देखें' },
    },
    'ai-voice-agents': {
      text: `यहाँ सेटअप का पैसा एक बार है और होस्टिंग का बिल अलग। क़ीमतों वाले पेज पर एक ही मासिक शुल्क में होस्टिंग और मिनट आ जाते हैं, इसलिए वहाँ सेटअप ज़्यादा है: ${price('ai-voice-agents.india.starter.setup')} से।`,
      link: { label: 'मिनटों समेत दाम' },
    },
    'ai-chatbots': {
      text: `इन प्लान का दाम बातचीत की गिनती पर है। हमारे वेबसाइट चैटबॉट, ${price('website-chatbots.basic.setup')} से, इस पर हैं कि वे कितने सवालों के जवाब देते हैं। दूसरे पेजों पर जो ${price('website-chatbots.start')} दिखा होगा, वह आम चैटबॉट का है।`,
      link: { label: 'वेबसाइट चैटबॉट देखें' },
    },
    'website-chatbots': {
      text: `दूसरे पेजों पर जो ${price('website-chatbots.start')} दिखा होगा, वह आम चैटबॉट का है। ${names['website-chatbots'].basic} सस्ता है, क्योंकि वह बिना AI के सिर्फ़ तैयार जवाब देता है।`,
      link: { label: 'बातचीत की गिनती वाले चैटबॉट देखें' },
    },
    'whatsapp-agents': {
      text: `शुरुआती दाम सेटअप का है। मासिक शुल्क, ${price('whatsapp-agents.india.starter.monthly')} से, होस्टिंग और आपकी चैट समेत है।`,
      link: { label: 'मासिक प्लान देखें' },
    },
    'whatsapp-automation': {
      text: `ये टूल एक-एक करके मिलते हैं, चैट चाहे जितनी हों। WhatsApp एजेंट, ${price('whatsapp-agents.india.starter.setup')} से, एक ही प्लान है जिसमें चैट की गिनती तय है।`,
      link: { label: 'WhatsApp एजेंट देखें' },
    },
    'web-app-setup': {
      text: `यहाँ आप सेटअप ख़रीदते हैं; उसके बाद सपोर्ट चाहें तो लें। ${price('web-app-setup.start')} आम ऐप का दाम है। जिन ऐप की होस्टिंग और देखरेख भी हम करते हैं, वे ${price('custom-web-apps.first.setup')} से शुरू होते हैं।`,
      link: { label: 'हमारे चलाए हुए ऐप देखें' },
    },
    'business-dashboards': {
      text: `दूसरे पेजों पर जो ${price('business-dashboards.start')} दिखा होगा, वह आम डैशबोर्ड का है। छोटा डैशबोर्ड ${price('business-dashboards.basic.setup')} का है।`,
      link: { label: 'सारी क़ीमतें देखें' },
    },
    'custom-ai-agent': {
      text: `ये प्लान आपकी वेबसाइट पर जवाब देते हैं, और ${names['custom-ai-agent'].basic} से आगे WhatsApp पर भी। जो काम किसी प्लान में न आए, उसका दाम काम के आकार से तय होता है; शुरुआत ${price('custom-services.basic')} में।`,
      link: { label: 'कस्टम सेवाएँ देखें' },
    },
    brochure: {
      text: 'ब्रोशर में मोटे तौर पर तीन दाम हैं। रेट लिस्ट में हर प्लान है, सेटअप और मासिक शुल्क के साथ।',
      link: { label: 'सारी क़ीमतें देखें' },
    },
  }
}

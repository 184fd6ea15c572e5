import { companyInHindi as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const chatWidget = ({ contact }: Facts): Texts<Words['chatWidget']> => ({
  you: 'आप',
  logLabel: 'बातचीत',
  thinking: 'सोच रहा हूँ...',
  privacy:
    'यह चैट इसी टैब में रहती है। हम इसे तभी रखते हैं जब आप इसे टीम को भेजें। कोई एक सवाल, बिना आपके नाम के, हम तभी रखते हैं जब आप “टीम से पूछें” दबाएँ।',
  export: 'यह चैट फ़ाइल में सेव करें',
  quickActions: {
    label: 'झटपट',
    actions: [
      { label: 'कोटेशन लें', question: 'मुझे कोटेशन चाहिए।' },
      { label: 'डेमो बुक करें' },
      { label: 'हमारा काम देखें' },
      { label: 'संपर्क करें', question: 'आपसे संपर्क कैसे करूँ?' },
    ],
  },
  composer: {
    label: 'आपका मैसेज',
    placeholder: 'हिंदी, अंग्रेज़ी या स्वाहिली में पूछें',
    send: 'भेजें',
    left: '{count} अक्षर और लिख सकते हैं',
    offline: 'आपका इंटरनेट बंद है। मैसेज यहीं रहेगा। इंटरनेट आने पर भेज दें।',
  },
  failure: {
    texts: {
      busy: 'अभी बहुत भीड़ है। कुछ सेकंड बाद फिर कोशिश करें।',
      settingUp: `AI सेवा अभी तैयार हो रही है। थोड़ी देर बाद कोशिश करें, या हमारी टीम को ${contact.email} पर लिखें।`,
      unreachable: `अभी कनेक्ट नहीं हो पा रहा। कृपया हमारी टीम को ${contact.email} पर लिखें।`,
    },
    empty: 'माफ़ कीजिए, जवाब नहीं बना पाया।',
    toast: {
      title: 'कनेक्शन में दिक़्क़त',
      text: 'AI असिस्टेंट अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
    },
    retry: 'फिर कोशिश करें',
  },
  cards: { plan: 'प्लान', setup: 'सेटअप', monthly: 'हर महीने', price: 'दाम', from: 'शुरुआती दाम' },
  handOver: {
    open: 'टीम को भेजें',
    heading: 'अब हमारी टीम बात करे?',
    text: 'यह बातचीत हम उन्हें भेज देंगे, ताकि आपको दोबारा न बताना पड़े। वे 24 घंटे में जवाब देंगे।',
    consent: '“भेजें” दबाने का मतलब है कि आपको जवाब देने के लिए हम यह बातचीत और आपका संपर्क अपने पास रख सकते हैं।',
    privacyLink: { label: 'प्राइवेसी पॉलिसी' },
    emailLabel: 'ई-मेल',
    send: 'टीम को भेजें',
    sending: 'भेज रहे हैं...',
    notNow: 'अभी नहीं',
    sent: 'भेज दिया। टीम के पास यह बातचीत {reference} के नाम से है और वह 24 घंटे में जवाब देगी।',
    failed: {
      title: 'नहीं भेजा जा सका',
      text: `बातचीत नहीं जा पाई। फिर कोशिश करें, या ${contact.email} पर लिखें।`,
    },
    whatsapp: 'WhatsApp पर आगे बढ़ें',
    whatsappText: `नमस्ते ${company.name}, मैं आपकी वेबसाइट की चैट से लिख रहा/रही हूँ ({reference})।`,
    whatsappInterest: 'बात इस बारे में है: {interest}।',
    whatsappQuestions: 'मैंने पूछा था:',
  },
  askTeam: {
    sent: 'धन्यवाद। आपका सवाल, बिना आपके नाम के, टीम के पास है, और जवाब मैं उनसे सीख लूँगा। ख़ुद जवाब चाहिए तो नीचे “टीम को भेजें” दबाएँ।',
    failed: {
      title: 'नहीं भेजा जा सका',
      text: `आपका सवाल नहीं जा पाया। फिर कोशिश करें, या ${contact.email} पर लिखें।`,
    },
  },
})

export const chatAnalytics: Texts<Words['chatAnalytics']> = {
  sample: 'नमूने के आँकड़े',
  note: 'असिस्टेंट के मालिक को यह दिखता है। ये नमूने के आँकड़े हैं, हमारे नहीं।',
  figures: [
    { value: '156', label: 'कुल बातचीत' },
    { value: '3', label: 'अभी चल रही हैं' },
    { value: '2 सेकंड से कम', label: 'औसत जवाब' },
    { value: '23%', label: 'बातचीत जो पूछताछ बनीं' },
    { value: '4.8', label: '5 में से संतुष्टि' },
  ],
  topicsHeading: 'किस बारे में ज़्यादा पूछा गया',
  topics: ['AI चैटबॉट', 'दाम', 'डेमो'],
}

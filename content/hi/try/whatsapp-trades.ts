import type { TradeNames } from '#content/whatsapp-flows.ts'

/** The four sample businesses, and how the lead cards of their teams are written. */
export const tradeNames: TradeNames = {
  clinic: {
    label: 'क्लिनिक',
    business: 'आशा डेंटल क्लिनिक',
    about: 'डेंटिस्ट की अपॉइंटमेंट',
    fields: { need: 'किसलिए', day: 'दिन', time: 'समय', name: 'नाम' },
    reply: 'नमस्ते, मैं डॉ. मेहता हूँ। आपने जो लिखा, वह मैंने पढ़ लिया है।',
  },
  school: {
    label: 'स्कूल',
    business: 'नीम ट्री स्कूल',
    about: 'एडमिशन की पूछताछ',
    fields: { class: 'क्लास', name: 'बच्चा', visit: 'मुलाक़ात' },
    reply: 'नमस्ते, एडमिशन डेस्क से मैं मिसेज़ अय्यर। अब आगे की बात मुझसे कीजिए।',
  },
  shop: {
    label: 'दुकान',
    business: 'मीरा साड़ीज़',
    about: 'कैटलॉग से एक ऑर्डर',
    fields: { item: 'साड़ी', area: 'कहाँ भेजें', payment: 'पेमेंट' },
    reply: 'नमस्ते, मैं मीरा। वीडियो कॉल पर दिखा दूँ?',
  },
  hotel: {
    label: 'होटल',
    business: 'बराज़ा हाउस',
    about: 'स्टोन टाउन में कमरा',
    fields: { dates: 'तारीख़ें', room: 'कमरा', guests: 'मेहमान', name: 'नाम', payment: 'पेमेंट' },
    reply: 'करिबू, रिसेप्शन से मैं सलूम। आपका ख़याल मैं ख़ुद रखूँगा।',
  },
}

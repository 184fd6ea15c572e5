import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** Hindi and the English words that people mix in, as they are typed most. */
export const conversation: Texts<Words['conversation']> = {
  keywords: {
    topics: {
      chatbot: ['bot', 'chat', 'बॉट', 'चैट', 'whatsapp'],
      'ai-development': ['ai app', 'ai ऐप', 'machine learning', 'custom ai'],
      education: ['शिक्षा', 'पढ़ाई', 'ट्रेनिंग', 'कोर्स'],
      creative: ['content', 'design', 'डिज़ाइन', 'वीडियो', 'video'],
    },
    urgency: {
      High: ['urgent', 'asap', 'अर्जेंट', 'तुरंत', 'इमरजेंसी'],
      Medium: ['जल्द', 'soon', 'महीने के अंदर'],
      Low: ['सोच रहे', 'शायद', 'बाद में', 'maybe'],
    },
    budget: ['बजट', 'budget', 'दाम', 'कीमत', 'price', 'खर्च', 'सस्त'],
  },
  summary: {
    interest: 'किस सेवा में रुचि',
    urgency: 'कितनी जल्दी',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    budget: 'बजट की बात',
    messages: 'मैसेज',
    unknown: 'पता नहीं',
    provided: 'दिया',
    notProvided: 'नहीं दिया',
  },
}

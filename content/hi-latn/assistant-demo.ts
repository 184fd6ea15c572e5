import type { DemoWords } from '#content/assistant-words.ts'
import { paths } from '#content/paths.ts'

export const demo: DemoWords = {
  language: 'hi-Latn',
  locale: 'en-IN',
  loading: 'Free time dekh raha hoon…',
  start: 'Yeh time free hain. Aapke liye kaun sa theek rahega?',
  service: 'Demo mein kya dekhna chahenge?',
  name: 'Aapka naam kya hai?',
  email: 'Invitation kis e-mail par bhejein?',
  services: {
    'AI Chatbots': 'AI chatbot',
    'WhatsApp AI Bots': 'WhatsApp AI bot',
    'Website Chatbots': 'Website chatbot',
    'Voice AI Solutions': 'Voice AI',
    'CRM Integrations': 'CRM se jodna',
  },
  other: 'Koi aur time',
  next: 'Aage',
  change: 'Kuch badalna hai',
  submit: 'Demo book karein',
  sending: 'Book ho raha hai…',
  ownTime: { somewhere: 'Aapke yahan {time}', inCity: 'Aapke yahan {time} ({city})' },
  again: {
    start: 'Yeh time ab free nahin hai. Koi aur chun lijiye.',
    service: 'Inmein se ek chun lijiye.',
    name: 'Apna naam likh dijiye.',
    email: 'Yeh e-mail sahi nahin lag raha. Ek baar dekh lijiye.',
  },
  limited:
    'Thodi hi der mein bahut baar bheja gaya hai. Zara ruk kar phir try kijiye; aapne jo likha hai, yahin rahega.',
  failed: 'Booking nahin ho paayi. Phir se try kijiye, ya seedhe hamein likhiye.',
  notice: {
    title: 'Aap jo bhejte hain, uska kya hota hai',
    items: [
      { term: 'Hum kya rakhte hain', text: 'Aap yahan jo likhte hain, kab bheja, aur kis page se aaye.' },
      { term: 'Kyun', text: 'Aapko jawab dene ke liye. Aur kisi kaam ke liye nahin.' },
      { term: 'Kaun dekhta hai', text: 'Hamari team. Hum ise kisi ko nahin bechte.' },
      { term: 'Delete karwana ho to', text: 'Hamein likhiye; ek mail kaafi hai.' },
    ],
    link: { label: 'Privacy Policy (English mein)', href: paths.privacyPolicy },
  },
  outcomes: {
    booked: 'Aapka demo book ho gaya. Confirmation e-mail thodi der mein aa jayega.',
    unconfirmed: 'Aapka demo book ho gaya. Confirm karne ke liye hamari team aapse sampark karegi.',
    requested:
      'Aapne jo time maanga, woh hamein mil gaya hai, par abhi book nahin hua hai. Hamari team e-mail se ise confirm karegi ya koi aur time batayegi.',
  },
  details: {
    when: 'Kab',
    yourTime: 'Aapke yahan ka time',
    email: 'E-mail',
    reference: 'Booking number',
  },
  manage: 'Demo ka time badlein ya cancel karein',
}

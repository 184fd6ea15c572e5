import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** People mix the two languages, so some words of English are listened for too. */
export const conversation: Texts<Words['conversation']> = {
  keywords: {
    topics: {
      chatbot: ['chatbot', 'roboti', 'chati', 'whatsapp', 'otomatiki'],
      'ai-development': ['programu ya ai', 'akili bandia', 'machine learning', 'ai maalumu'],
      education: ['elimu', 'shule', 'mafunzo', 'kozi'],
      creative: ['maudhui', 'ubunifu', 'video', 'muziki', 'picha'],
    },
    urgency: {
      High: ['haraka', 'sasa hivi', 'mara moja', 'leo', 'dharura'],
      Medium: ['karibuni', 'mwezi huu', 'tunapanga'],
      Low: ['tunaangalia', 'tunafikiria', 'labda', 'baadaye'],
    },
    budget: ['bajeti', 'gharama', 'bei', 'ghali', 'rahisi', 'nafuu', 'uwekezaji'],
  },
  summary: {
    interest: 'Huduma anayoitaka',
    urgency: 'Haraka',
    email: 'Barua pepe',
    phone: 'Simu',
    budget: 'Bajeti imetajwa',
    messages: 'Idadi ya ujumbe',
    unknown: 'haijulikani',
    provided: 'ametoa',
    notProvided: 'hajatoa',
  },
}

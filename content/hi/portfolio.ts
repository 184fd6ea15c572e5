import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords } from './counting.ts'
import { seenProjects } from './miniatures.ts'

/** Among the testimonials too, before anybody has written one. */
export const schoolsWords = {
  quote:
    'पूरी सुबह वे हमारे ऑफ़िस में बैठे और हर कॉल लिखते गए। जो बनाया, हमारी ही सूची से बनाया, इसलिए स्टाफ़ ने पहले दिन से उस पर भरोसा किया।',
  person: 'फ़रीदा क़ुरैशी',
  role: 'प्रिंसिपल',
  organisation: 'भोपाल का एक सीनियर सेकंडरी स्कूल',
}

export const portfolio = (facts: Facts): Texts<Words['portfolio']> => {
  const count = facts.shown('project').length
  return {
    hero: {
      title: `${inWords(count)} प्रोजेक्ट, हर एक खोलकर देखिए`,
      lead: 'वह ढूँढिए जो आपकी जगह जैसा हो: स्कूल का ऑफ़िस, क्लिनिक, दुकान का काउंटर, समुद्र किनारे छह कमरे। फिर पूछिए कि हमने उसे कैसे बनाया।',
      actions: {
        primary: { label: 'प्रोजेक्ट देखें' },
        second: { label: 'केस स्टडी पढ़ें' },
      },
    },
    projects: {
      heading: 'प्रोजेक्ट',
      action: 'प्रोजेक्ट देखें',
      items: seenProjects,
    },
    testimonial: {
      heading: 'क्लाइंट के शब्दों में',
      item: schoolsWords,
    },
    closing: {
      title: `प्रोजेक्ट नंबर ${inWords(count + 1)} आपका हो सकता है`,
      text: `काम बताइए। ${facts.terms.replyHours} घंटे में हम बताएँगे कि क्या बनाएँगे, कितने दिन लगेंगे और कितना ख़र्च आएगा।`,
      primary: { label: 'काम बताएँ' },
      second: { label: 'पहले क़ीमतें देखें' },
    },
  }
}

export const portfolioHead = (facts: Facts) => {
  const count = inWords(facts.shown('project').length)
  return {
    title: `हमारा काम: ${count} प्रोजेक्ट, खोलकर देखें`,
    description: `स्कूल, दुकान, क्लिनिक और क्रिएटर के लिए ${count} प्रोजेक्ट, सब चालू और देखने के लिए खुले।`,
  }
}

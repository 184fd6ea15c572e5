import { englishSpeech } from '#content/en/speech.ts'
import { translateServices } from '#content/listed-services.ts'
import type { TranslatedTexts } from '#content/site-texts.ts'
import type { Speech } from '#content/speech.ts'
import { articles } from './articles.ts'
import { caseStudyTexts } from './case-study-texts.ts'
import { inList, period } from './counting.ts'
import { mailTexts } from './mail-texts.ts'
import { productTexts } from './product-texts.ts'
import { projects } from './projects.ts'
import { questions } from './questions.ts'
import { sample } from './sample.ts'
import { services } from './services.ts'
import { typed } from './typed.ts'

/** What the owner can write anew. */
export const hindiTexts: TranslatedTexts = {
  article: articles,
  question: questions,
  project: projects,
  product: productTexts,
  caseStudy: caseStudyTexts,
  mail: mailTexts,
}

export const hindiSpeech: Speech = {
  ...englishSpeech,
  language: 'hi',
  services: translateServices(englishSpeech.services, services),
  translations: hindiTexts,
  typed,
  period,
  inList,
  caseStudy: {
    head: 'केस स्टडी: {title}',
    changed: 'क्या बदला',
    before: 'पहले',
    built: 'हमने क्या बनाया',
    after: 'बाद में',
    quote: 'उन्हीं के शब्दों में',
    all: 'सभी केस स्टडी',
    sampleTag: sample.tag,
  },
  unsold: {
    badge: 'अभी उपलब्ध नहीं है',
    description: '{label}: यह क्या करता है और किसके काम का है। अभी उपलब्ध नहीं है; देखें कि हम आज क्या देते हैं।',
    closing:
      'अगर यह आपके पास पहले से है, तो हम हमेशा की तरह आपका ध्यान रखते हैं। अगर आप नए हैं, तो हमारी दूसरी सेवाएँ देखें, या पूछें कि यही काम किससे हो सकता है।',
    services: 'देखें, अभी क्या उपलब्ध है',
    ask: 'WhatsApp पर पूछें',
    question: 'नमस्ते {company}, {label} की जगह आप क्या देते हैं?',
  },
}

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

/** What the code ships of what the owner can write. */
export const swahiliTexts: TranslatedTexts = {
  article: articles,
  question: questions,
  project: projects,
  product: productTexts,
  caseStudy: caseStudyTexts,
  mail: mailTexts,
}

export const swahiliSpeech: Speech = {
  ...englishSpeech,
  language: 'sw',
  services: translateServices(englishSpeech.services, services),
  translations: swahiliTexts,
  typed,
  period,
  inList,
  caseStudy: {
    head: 'Mfano halisi: {title}',
    changed: 'Kilichobadilika',
    before: 'Kabla',
    built: 'Tulichotengeneza',
    after: 'Baada',
    quote: 'Kwa maneno yao',
    all: 'Mifano halisi yote',
    sampleTag: sample.tag,
  },
  unsold: {
    badge: 'Haiuzwi kwa sasa',
    description: '{label}: inafanya nini na inamfaa nani. Haiuzwi kwa sasa; tazama tunachotoa sasa hivi.',
    closing:
      'Kama tayari unayo, tunaendelea kukuhudumia kama kawaida. Kama ni mgeni hapa, tazama huduma zetu nyingine, au tuulize nini kingefanya kazi hiyo hiyo.',
    services: 'Tazama tunachotoa sasa',
    ask: 'Uliza kwa WhatsApp',
    question: 'Habari {company}, mna nini badala ya {label}?',
  },
}

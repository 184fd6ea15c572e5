import { englishSpeech } from '#content/en/speech.ts'
import { translateServices } from '#content/listed-services.ts'
import type { Speech } from '#content/speech.ts'
import { inList, period } from './counting.ts'
import { sample } from './sample.ts'
import { services } from './services.ts'

export const swahiliSpeech: Speech = {
  ...englishSpeech,
  language: 'sw',
  services: translateServices(englishSpeech.services, services),
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
    description: '{label}: inafanya nini na inamfaa nani. Haiuzwi kwa sasa; tazameni tunachotoa sasa hivi.',
    closing:
      'Kama tayari mnayo, tunaendelea kuwahudumia kama kawaida. Kama ni wageni hapa, tazameni huduma zetu nyingine, au tuulizeni nini kingefanya kazi hiyo hiyo.',
    services: 'Tazama tunachotoa sasa',
    ask: 'Uliza kwa WhatsApp',
    question: 'Habari {company}, mna nini badala ya {label}?',
  },
}

import type { Speech } from '#content/speech.ts'
import { articles } from './articles.ts'
import { caseStudyTexts } from './case-study-texts.ts'
import { inList, period } from './counting.ts'
import { mailTexts } from './mail-texts.ts'
import { planNames } from './plan-names.ts'
import { productTexts } from './product-texts.ts'
import { projects } from './projects.ts'
import { questions } from './questions.ts'
import { sample } from './sample.ts'
import { listedServices } from './services.ts'

export const englishSpeech: Speech = {
  language: 'en',
  planNames,
  services: listedServices,
  texts: {
    article: articles,
    question: questions,
    project: projects,
    product: productTexts,
    caseStudy: caseStudyTexts,
    mail: mailTexts,
  },
  typed: {},
  period,
  inList,
  caseStudy: {
    head: 'Case Study: {title}',
    changed: 'What changed',
    before: 'Before',
    built: 'What we built',
    after: 'After',
    quote: 'In their words',
    all: 'All case studies',
    sampleTag: sample.tag,
  },
  unsold: {
    badge: 'Not on sale at present',
    description: '{label}: what it does and who it is for. Not on sale at present; see what we offer now.',
    closing:
      'If you already have it, we look after you as always. If you are new here, see our other services, or ask us what would do the same job.',
    services: 'See what we offer now',
    ask: 'Ask on WhatsApp',
    question: 'Hello {company}, what do you offer in place of {label}?',
  },
}

import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords } from './counting.ts'

export const caseStudies = (facts: Facts): Texts<Words['caseStudies']> => {
  const count = inWords(facts.shown('caseStudy').length)
  return {
    hero: {
      title: `Biashara ${count}, kabla na baada`,
      lead: 'Kila mahali kulikuwa na tatizo gani, tulitengeneza nini, na takwimu zinasema nini sasa.',
    },
    label: 'Soma mfano',
    cards: {},
    closing: {
      title: `Ipi kati ya hizi ${count} inafanana na yako?`,
      text: 'Lete rekodi za simu, mazungumzo au majedwali ya wiki moja kwenye simu ya bure. Tutakuambia ni kazi gani tunaweza kukupunguzia.',
      primary: { label: 'Weka miadi ya simu ya bure' },
      second: { label: 'Tazama kazi zetu nyingine' },
    },
  }
}

export const caseStudiesHead = (facts: Facts): PageHead => {
  const items = facts.shown('caseStudy')
  return {
    title: 'Mifano Halisi',
    description: `Biashara ${inWords(items.length)}, kazi ambayo kila moja ilitaka kupunguziwa, na kilichobadilika: ${items.map(({ result }) => result).join(', ')}.`,
  }
}

import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { capital, countOf } from './counting.ts'
import { seenProjects } from './miniatures.ts'

/** Among the testimonials too, before anybody has written one. */
export const school = {
  quote:
    'Walikaa ofisini kwetu asubuhi nzima wakiandika kila simu tuliyopokea. Walitengeneza kutokana na orodha yetu wenyewe, ndiyo maana wafanyakazi walimwamini tangu siku ya kwanza.',
  person: 'Farida Qureshi',
  role: 'Mkuu wa shule',
  organisation: 'shule ya sekondari ya juu mjini Bhopal',
}

export const portfolio = (facts: Facts): Texts<Words['portfolio']> => {
  const count = facts.shown('project').length
  return {
    hero: {
      title: `Miradi ${countOf('mi', count)} unayoweza kuifungua na kuitazama`,
      lead: 'Tafuta unaofanana zaidi na mahali pako: ofisi ya shule, kliniki, kaunta ya duka, vyumba sita kando ya bahari. Kisha tuulize tuliutengeneza vipi.',
      actions: {
        primary: { label: 'Tazama miradi' },
        second: { label: 'Soma mifano halisi' },
      },
    },
    projects: { heading: 'Miradi', action: 'Fungua mradi', items: seenProjects },
    testimonial: {
      heading: 'Kwa maneno ya mteja',
      item: school,
    },
    closing: {
      title: `Mradi wa ${countOf('mi', count + 1)} unaweza kuwa wako`,
      text: `Eleza kazi. Ndani ya saa ${facts.terms.replyHours} tutakuambia tungetengeneza nini, kwa siku ngapi na kwa bei gani.`,
      primary: { label: 'Tuambie kazi' },
      second: { label: 'Angalia bei kwanza' },
    },
  }
}

export const portfolioHead = (facts: Facts): PageHead => {
  const count = countOf('mi', facts.shown('project').length)
  return {
    title: `Kazi Zetu: Miradi ${capital(count)} ya Kufungua`,
    description: `Miradi ${count} kwa shule, maduka, kliniki na watengeneza maudhui, kila mmoja unafanya kazi na uko wazi kutazamwa.`,
  }
}

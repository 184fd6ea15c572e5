import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { planWords } from './plan-words.ts'

export const priceSheet = ({ terms, offers }: Facts): Texts<Words['priceSheet']> => ({
  titles: { india: 'Orodha ya bei: India', tanzania: 'Orodha ya bei: Tanzania' },
  brochureTitle: `Kipeperushi cha ${company.name}`,
  subject: 'Ada ya usanidi na ya mwezi ya kila mpango',
  asOf: 'Bei za tarehe {date}. Bei za sasa ziko {address}',
  columns: {
    plan: 'Mpango',
    setup: planWords.setup,
    monthly: planWords.monthly,
    included: planWords.included,
    price: 'Bei',
    time: planWords.duration,
  },
  once: planWords.oneTime,
  month: planWords.perMonth,
  rupeesHere: 'Kwa rupia, kwa nchi zote mbili',
  startedQuickly: 'Vifurushi vya Quick Start, vinalipiwa mtandaoni',
  offers: 'Ofa',
  page: 'Ukurasa wa {page} kati ya {pages}',
  terms: `Usanidi hulipwa mara moja. Unaweza kusitisha kwa taarifa ya siku ${terms.noticeDays}.`,
  offerNote: offers.launch.holds
    ? 'Bei ni kabla ya ofa yoyote. Ofa tunaipunguza kwenye makadirio yako ya bei; huhitaji msimbo.'
    : 'Bei ni kabla ya ofa yoyote.',
  downloads: {
    india: 'Orodha ya bei, India (PDF, kB {size})',
    tanzania: 'Orodha ya bei, Tanzania (PDF, kB {size})',
    brochure: 'Kipeperushi (PDF, kB {size})',
    note: 'Faili moja, rahisi kutumiana kwa WhatsApp.',
  },
})

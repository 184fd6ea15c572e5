import { isSet } from '#content/booking-link.ts'
import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const machines = ({ contact }: Facts): Texts<Words['machines']> => ({
  guide: {
    notes: [
      'Kila ukurasa wa tovuti upo pia kwa Markdown: ongeza .md mwishoni mwa anwani yake.',
      'Usanidi hulipwa mara moja, ada ya mwezi kila mwezi. Usizijumlishe kamwe.',
      'Mawakala wa sauti na programu za wavuti zina bei kwenye ukurasa wao na nyingine kwenye ukurasa wa bei. Zote ni sahihi: taja bei imetoka ukurasa gani.',
      `Maswali yasiyojibiwa na ukurasa wowote yaende kwa ${waysToUs(contact)}.`,
    ],
    sections: [
      { heading: 'Anzia hapa' },
      { heading: 'Huduma' },
      { heading: 'Bidhaa' },
      { heading: 'Kazi zetu' },
      { heading: 'Jaribu' },
      { heading: 'Kampuni' },
    ],
    // The format's own word.
    lessImportant: { heading: 'Optional' },
  },
  feed: {
    title: `${company.name}: makala kutoka kaunta`,
    subtitle: 'Kazi ipi uiachie mashine, ipi ubaki nayo mwenyewe, na namna ya kuanza.',
  },
  shortName: company.name,
})

function waysToUs({ email, whatsappDisplay }: Facts['contact']): string {
  const ways = [email, `${whatsappDisplay} kwa WhatsApp`]
  const open = [email, whatsappDisplay].flatMap((address, at) => (isSet(address) ? (ways[at] ?? []) : []))
  return open.length > 0 ? open.join(' au ') : `timu, kwa fomu iliyo kwenye ${paths.contact}`
}

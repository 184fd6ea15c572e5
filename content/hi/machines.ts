import { isSet } from '#content/booking-link.ts'
import { companyInHindi as company } from '#content/company.ts'
import { machines as englishMachines } from '#content/en/machines.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

const headings = ['यहाँ से शुरू करें', 'सेवाएँ', 'प्रोडक्ट', 'हमारा काम', 'आज़माकर देखें', 'कंपनी']

/** An address that nobody has is none to hand on. */
function waysToUs({ email, whatsappDisplay }: Facts['contact']): string {
  const ways = [email, `WhatsApp ${whatsappDisplay}`]
  const open = [email, whatsappDisplay].flatMap((address, at) => (isSet(address) ? (ways[at] ?? []) : []))
  return open.length > 0 ? open.join(' या ') : `टीम (${paths.contact} का फ़ॉर्म)`
}

export const machines = (facts: Facts): Texts<Words['machines']> => {
  const { guide } = englishMachines(facts)
  return {
    guide: {
      notes: [
        'वेबसाइट का हर पेज Markdown में भी है: उसके पते के आगे .md जोड़ दें।',
        'सेटअप एक बार का है, मासिक शुल्क हर महीने का। दोनों को कभी न जोड़ें।',
        'वॉइस एजेंट और वेब ऐप के दाम उनके अपने पेज पर हैं और क़ीमतों के पेज पर दूसरे हैं। दोनों सही हैं: बताएँ कि दाम किस पेज का है।',
        `जिन सवालों का जवाब किसी पेज पर नहीं है, वे यहाँ भेजें: ${waysToUs(facts.contact)}।`,
      ],
      sections: guide.sections.map(({ heading, pages }, at) => ({ heading: headings[at] ?? heading, pages })),
      // “Optional” is the format's own word.
      lessImportant: guide.lessImportant,
    },
    feed: {
      title: `${company.name}: काउंटर से कुछ बातें`,
      subtitle: 'कौन-सा काम मशीन को दें, कौन-सा अपने पास रखें, और शुरू कैसे करें।',
    },
    shortName: company.name,
  }
}

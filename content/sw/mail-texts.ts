import { companyInSwahili as company } from '#content/company.ts'
import type { MailId } from '#content/en/mail-texts.ts'
import type { SiteText } from '#content/site-texts.ts'

const real = 'Andaa ulizo moja la kweli la wiki iliyopita. Tutakuonyesha wakala angejibu nini.'

/** What visitors and buyers are written by themselves. A word in braces is filled in for each mail. */
export const mailTexts: Record<MailId, Partial<SiteText<'mail'>>> = {
  'message-received': {
    subject: 'Tumepata ujumbe wako ({reference})',
    preview: 'Mtu wa timu yetu atajibu ndani ya saa 24.',
    heading: 'Tumepata ujumbe wako',
    text: `Asante kwa kuiandikia ${company.name}. Mtu wa timu yetu atasoma ujumbe wako na kujibu ndani ya saa 24.\n\nUnataka kuongeza kitu? Jibu tu barua pepe hii.`,
  },
  'quote-received': {
    subject: 'Tumepata ombi lako la makadirio ya bei ({reference})',
    preview: 'Tutakutumia makadirio ya bei, au swali, ndani ya saa 24.',
    heading: 'Tumepata ombi lako la makadirio ya bei',
    text: `Asante kwa kuiuliza ${company.name}. Tutakutumia makadirio ya bei, au swali, ndani ya saa 24.\n\nUnataka kuongeza kitu? Jibu tu barua pepe hii.`,
  },
  'conversation-received': {
    subject: 'Tumepata mazungumzo yako ({reference})',
    preview: 'Mtu wa timu yetu atajibu ndani ya saa 24.',
    heading: 'Tumepata mazungumzo yako',
    text: 'Asante kwa kuzungumza nasi. Sasa timu yetu ina mazungumzo yako na msaidizi, na mtu atakuandikia ndani ya saa 24.\n\nUkituandikia kwa WhatsApp, taja {reference} ili tujue ni wewe.',
  },
  'demo-booked': {
    subject: `Onyesho lako na ${company.name}: {when}`,
    preview: 'Dakika {minutes} kwa video, bila malipo. Mwaliko umeambatishwa.',
    heading: 'Miadi ya onyesho lako imewekwa',
    text: `Asante kwa kuweka miadi. Mwaliko umeambatishwa: ufungue ili kuliweka onyesho kwenye kalenda yako. {video}\n\n${real}`,
  },
  'demo-requested': {
    subject: `Bado halijathibitishwa: onyesho lako na ${company.name}, {when}`,
    preview: 'Timu yetu itathibitisha muda kwa barua pepe.',
    heading: 'Tumepata ombi lako la onyesho',
    text: 'Asante. Muda huu bado haujawekwa: timu yetu itauthibitisha kwa barua pepe, au kupendekeza mwingine. Hadi hapo, faili la kalenda lililoambatishwa ni kikumbusho.',
  },
  'demo-confirmed': {
    subject: `Onyesho lako na ${company.name} limethibitishwa: {when}`,
    preview: 'Dakika {minutes} kwa video, bila malipo. Mwaliko umeambatishwa.',
    heading: 'Onyesho lako limethibitishwa',
    text: `Muda ulioomba ni wako. Fungua mwaliko ulioambatishwa ili kusasisha kalenda yako. {video}\n\n${real}`,
  },
  'demo-arranged': {
    subject: `Onyesho lako na ${company.name}: {when}`,
    preview: 'Dakika {minutes} kwa video, bila malipo. Mwaliko umeambatishwa.',
    heading: 'Miadi ya onyesho lako imewekwa',
    text: `Kama tulivyokubaliana, onyesho lako limo kwenye ratiba yetu. Mwaliko umeambatishwa: ufungue ili kuliweka onyesho kwenye kalenda yako. {video}\n\n${real}`,
  },
  'demo-video-link': {
    subject: `Kiungo cha video cha onyesho lako na ${company.name}: {when}`,
    preview: 'Mwaliko mpya umeambatishwa.',
    heading: 'Kiungo chako cha video',
    text: '{video} Muda unabaki ule ule.',
  },
  'demo-passed-on': {
    subject: `Onyesho lako na ${company.name}: kiungo kipya cha video, {when}`,
    preview: 'Muda unabaki ule ule.',
    heading: 'Onyesho lako lina kiungo kipya cha video',
    text: 'Kiungo cha awali hakifanyi kazi tena. {video} Muda unabaki ule ule.',
  },
  'demo-moved': {
    subject: `Onyesho lako na ${company.name} limehamia {when}`,
    preview: 'Mwaliko mpya umeambatishwa.',
    heading: 'Onyesho lako lina muda mpya',
    text: 'Fungua mwaliko ulioambatishwa ili kusasisha kalenda yako. {video}',
  },
  'demo-cancelled': {
    subject: `Onyesho lako na ${company.name} limeghairiwa`,
    preview: 'Limeondolewa kwenye kalenda.',
    heading: 'Onyesho lako limeghairiwa',
    text: 'Fungua kiambatisho ili kuliondoa kwenye kalenda yako. Weka miadi nyingine wakati wowote unaokufaa, au jibu barua pepe hii.',
  },
  'reminder-day-before': {
    subject: `Kikumbusho: onyesho lako na ${company.name}, {when}`,
    preview: 'Dakika {minutes} kwa video. Andaa ulizo moja la kweli tu.',
    heading: 'Onyesho lako limekaribia',
    text: 'Tunakusubiri kwa hamu. Andaa ulizo moja la kweli la wiki iliyopita, nasi tutakuonyesha wakala angejibu nini.\n\n{video}',
  },
  'reminder-hour-before': {
    subject: `Linaanza karibuni: onyesho lako na ${company.name}, {when}`,
    preview: 'Tutaonana muda si mrefu.',
    heading: 'Onyesho lako linaanza karibuni',
    text: 'Tutaonana muda si mrefu. {video}',
  },
  'demo-missed': {
    subject: 'Hatukukuona: tutafute muda mwingine wa onyesho lako?',
    preview: 'Bonyeza mara moja tu, upate muda mpya.',
    heading: 'Tutafute muda mwingine?',
    text: 'Tulikusubiri kwenye simu leo, lakini hatukukupata. Hutokea, na huna haja ya kueleza.\n\nKama bado ungependa kuona {service} kwa vitendo, chagua muda mpya. Nafasi hizi ziko wazi sasa hivi, na kuna nyingine zaidi:',
  },
  'payment-received': {
    subject: 'Malipo yamepokelewa: {package} (risiti {receipt})',
    heading: 'Asante kwa kununua {package}',
    text: 'Tumepokea malipo yako ya {amount}. Barua pepe hii ndiyo risiti yako.',
  },
  'order-open': {
    subject: 'Oda yako ya {package} iko wazi',
    heading: 'Oda yako inakusubiri',
    text: 'Uliagiza {package} kwa {amount} na bado hujalipa. Hakuna pesa iliyotozwa. Unaweza kulipa kwenye ukurasa wa oda yako, wakati wowote wiki hii.',
  },
  'paid-twice': {
    subject: 'Umelipia {package} mara mbili',
    heading: 'Umelipa mara mbili',
    text: 'Malipo ya pili ya {amount} ya {package} yametufikia. Oda yako haiathiriki, na huna haja ya kufanya chochote: tunarudisha malipo ya pili kwenye akaunti au kadi yalikotoka, na tutakuandikia yakiwa njiani.',
  },
  'two-orders': {
    subject: 'Una oda mbili zilizolipiwa za {package}',
    heading: 'Ulitaka kifurushi hiki mara mbili?',
    text: 'Umelipia oda mbili za kifurushi kile kile: {first} na {second}. Hatutaanza ya pili kabla ya kukuuliza. Kama unazitaka zote mbili, sema tu ndiyo. Kama moja ilikuwa kwa bahati mbaya, jibu barua pepe hii nasi tutarudisha malipo hayo yote.',
  },
  refund: {
    subject: 'Unarudishiwa {amount} za {package}',
    heading: 'Pesa yako iko njiani kurudi',
    text: 'Tunarudisha {amount} za {package} kwenye akaunti au kadi uliyolipia.',
  },
  'refund-second-payment': {
    subject: 'Malipo yako ya pili ya {package} yako njiani kurudi',
    heading: 'Malipo yako ya pili yako njiani kurudi',
    text: '{package} imelipiwa zaidi ya mara moja. Tunarudisha {amount} kwenye akaunti au kadi zilikotoka. Oda yako haiathiriki.',
  },
  'refund-unpaid': {
    subject: 'Malipo yako ya {amount} ya {package} yako njiani kurudi',
    heading: 'Malipo yako yako njiani kurudi',
    text: 'Malipo ya {amount} ya {package} hayakuweza kukamilika na yanarudi kwenye akaunti au kadi yalikotoka. Oda yako haijalipiwa.',
  },
}

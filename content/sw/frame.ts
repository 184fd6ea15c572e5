import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const frame = ({ contact }: Facts): Texts<Words['frame']> => ({
  announcement: undefined,
  contact: { email: contact.email, social: {} },
  skipToContent: 'Nenda kwenye maudhui',
  navigationLabel: 'Menyu kuu',
  logoLabel: `${company.name}, mwanzo`,
  home: { label: 'Mwanzo' },
  pricing: { label: 'Bei' },
  portfolio: { label: 'Kazi zetu' },
  bookDemo: { label: 'Weka miadi ya onyesho' },
  servicesMenu: {
    label: 'Huduma',
    overview: {
      label: 'Huduma zote',
      summary: 'Kila huduma inafanya nini, inamfaa nani na bei yake inaanzia wapi.',
    },
    services: {},
  },
  companyMenu: {
    label: 'Kampuni',
    links: [
      { label: 'Kuhusu sisi' },
      { label: 'Mawasiliano' },
      { label: 'Maswali ya mara kwa mara' },
      { label: 'Sera ya faragha' },
    ],
    more: [{ label: 'Bidhaa' }, { label: 'Mifano halisi' }, { label: 'Blogu' }],
  },
  phoneMenu: {
    open: 'Fungua menyu',
    close: 'Funga menyu',
    label: 'Menyu',
    links: [
      { label: 'Mwanzo' },
      { label: 'Huduma' },
      { label: 'Bei' },
      { label: 'Kazi zetu' },
      { label: 'Kuhusu sisi' },
      { label: 'Mawasiliano' },
    ],
    more: [{ label: 'Bidhaa' }, { label: 'Mifano halisi' }, { label: 'Blogu' }, { label: 'Jaribu mwenyewe' }],
    whatsapp: { label: 'WhatsApp' },
  },
  theme: { label: 'Badili kati ya mwanga na giza' },
  languages: {
    label: 'Lugha',
    offer: { text: 'Ukurasa huu upo kwa Kiswahili pia', dismiss: 'Ondoa mstari huu' },
  },
  footer: {
    blurb: `${company.tagline} Tunatengeneza mawakala wa simu, WhatsApp na tovuti kwa shule na biashara ndogo za India na Tanzania.`,
    companyHeading: 'Kampuni',
    company: [
      { label: 'Kuhusu sisi' },
      { label: 'Bei' },
      { label: 'Kazi zetu' },
      { label: 'Bidhaa' },
      { label: 'Maabara' },
      { label: 'Maoni ya wateja' },
      { label: 'Mawasiliano' },
      { label: 'Tafuta miadi yangu' },
    ],
    servicesHeading: 'Huduma',
    services: {},
    resourcesHeading: 'Nyenzo',
    resources: [
      { label: 'Mifano halisi' },
      { label: 'Blogu' },
      { label: 'Maswali ya mara kwa mara' },
      { label: 'Kipeperushi' },
      ...contact.sisterSites.map(({ name }) => ({ label: name })),
    ],
    tryHeading: 'Jaribu',
    tryIt: [
      { label: 'Jaribu simu' },
      { label: 'Jaribu jedwali lako' },
      { label: 'Jaribu chatbot' },
      { label: 'Jaribu mazungumzo ya WhatsApp' },
    ],
    contactHeading: 'Mawasiliano',
    place: `${company.city}, ${company.country}`,
    emailLabel: 'Barua pepe',
    copyEmail: 'Nakili anwani ya barua pepe',
    emailCopied: { title: 'Imenakiliwa', text: `${contact.email} iko tayari kubandikwa.` },
    copyFailed: {
      title: 'Haikunakiliwa',
      text: `Kivinjari hakikuruhusu. Anwani ni ${contact.email}.`,
    },
    whatsapp: { label: 'Msaada kwa WhatsApp' },
    socialLabel: `${company.name} kwenye mitandao ya kijamii`,
    legal: [
      { label: 'Sera ya faragha' },
      { label: 'Vigezo na masharti' },
      { label: 'Sera ya kurudishiwa pesa' },
      { label: 'Ufikivu kwa wote' },
    ],
    legalLabel: 'Sera na masharti',
    rights: 'Haki zote zimehifadhiwa.',
  },
  opensInNewTab: 'inafunguka kwenye kichupo kipya',
  dismissNotice: 'Ondoa',
})

export const notFound: Texts<Words['notFound']> = {
  title: 'Ukurasa haukupatikana',
  text: 'Ukurasa unaoutafuta haupo.',
  description: 'Hakuna ukurasa kwenye anwani hii.',
  links: [{ label: 'Nenda ukurasa wa mwanzo' }, { label: 'Tazama huduma zetu' }],
}

export const failure: Texts<Words['failure']> = {
  title: 'Kuna hitilafu upande wetu',
  text: 'Ukurasa haukuweza kuonyeshwa. Tatizo hili tumelirekodi. Tafadhali jaribu tena baada ya dakika moja, au tuandikie kwa WhatsApp.',
  description: 'Ukurasa haukuweza kuonyeshwa.',
  links: [{ label: 'Nenda ukurasa wa mwanzo' }, { label: 'Andika kwa WhatsApp' }],
}

import { isSet } from '#content/booking-link.ts'
import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { period } from './counting.ts'

export const brochure = ({ delivery, terms, contact }: Facts): Texts<Words['brochure']> => ({
  page: {
    title: 'Kampuni yetu kwenye kurasa tatu',
    lead: 'Kwa mdhamini, mbia au shemeji ambaye lazima akubali. Huduma, vifurushi na namna ya kutupata, kwenye karatasi moja.',
    previewLabel: 'Mwonekano wa kipeperushi',
    help: 'Faili linatengenezwa kwenye kivinjari chako; hakuna taarifa yako inayotumwa. Faili la HTML huchapwa kwenye karatasi moja ya A4 na kukunjwa sehemu tatu. Faili la maandishi ni fupi kiasi cha kubandikwa WhatsApp.',
  },
  section: {
    heading: 'Chukua kipeperushi',
    text: 'Kurasa tatu zenye huduma, vifurushi na mawasiliano, kwa kuchapa au kumtumia mwingine.',
    read: { label: 'Kisome mtandaoni' },
  },
  downloads: {
    html: { label: 'Pakua kama HTML', note: 'Kufungua, kuchapa na kukunja' },
    text: { label: 'Pakua kama maandishi', note: 'Kusoma au kumtumia mwingine' },
    done: {
      title: 'Kipeperushi kimepakuliwa',
      text: 'Angalia kwenye folda ya Downloads ya simu au kompyuta yako.',
    },
    failed: {
      title: 'Kipeperushi hakikupakuliwa',
      text: 'Kivinjari chako hakikuruhusu kupakua. Unaweza kusoma kipeperushi chote kwenye ukurasa wa kipeperushi.',
    },
  },
  document: {
    title: company.name,
    tagline:
      'AI inayofanya kazi za shule na biashara ndogo za India na Tanzania, kwa Kihindi, Kiingereza na Kiswahili.',
    services: {
      heading: 'Tunachotengeneza',
      items: {
        'ai-voice-agents': {
          title: 'Mawakala wa sauti wa AI',
          text: 'Hupokea simu, huweka miadi, huwapigia waliouliza.',
        },
        'whatsapp-agents': {
          title: 'Mawakala wa WhatsApp',
          text: 'Hujibu, hupokea oda, hutuma vikumbusho.',
        },
        'website-chatbots': {
          title: 'Chatbot za tovuti',
          text: 'Huwajibu wageni wa tovuti na kupokea maulizo yao.',
        },
        'custom-ai-agent': { title: 'Mawakala maalumu wa AI', text: 'Kwa kazi yenye taratibu zake.' },
        'web-app-setup': { title: 'Programu maalumu za wavuti', text: 'Usajili, miadi, oda.' },
        'business-dashboards': {
          title: 'Dashibodi za biashara',
          text: 'Majedwali yako kwenye ukurasa mmoja unaojisasisha.',
        },
      },
    },
    industries: {
      heading: 'Inamfaa nani',
      items: [
        'Shule, walimu na vituo vya tuisheni',
        'Kliniki',
        'Saluni',
        'Maduka na biashara za mtandaoni',
        'Hoteli na migahawa',
        'Nyumba na viwanja',
        'Makocha',
        'Kampuni changa',
      ],
    },
    metrics: {
      heading: 'Wanachokiona wateja',
      items: [
        { value: '95%', label: 'wameridhika' },
        { value: '24/7', label: 'iko kazini' },
        { value: '60%', label: 'gharama pungufu' },
        { value: 'Mara 3', label: 'kwa kasi zaidi' },
      ],
    },
    packages: {
      heading: 'Vifurushi',
      items: {
        starter: {
          text: `Chatbot au wakala mmoja kwenye njia moja ya mawasiliano, tayari kazini ndani ya ${period(delivery.agents)}.`,
        },
        professional: { text: 'Imeunganishwa na miadi, malipo na majedwali yako.' },
        custom: { text: 'Njia kadhaa za mawasiliano, matawi kadhaa, au programu yako mwenyewe.' },
      },
      hosting: { label: 'Hosting', perMonth: 'kwa mwezi' },
    },
    offer: {
      heading: 'Msaada wa bure mwezi wa kwanza',
      text: 'Kwa kila kifurushi. Maswali, marekebisho madogo na mafunzo kwa wafanyakazi wako.',
    },
    contact: {
      heading: 'Ongea nasi',
      text: `Simu ya kwanza ni bure. Tunajibu ndani ya saa ${terms.replyHours}.`,
      lines: {
        ...(isSet(contact.email) && { email: { label: 'Barua pepe' } }),
        ...(isSet(contact.schedulerUrl) && { demo: { label: 'Onyesho la bure' } }),
        ...(!(isSet(contact.email) || isSet(contact.whatsappDisplay)) && {
          form: { label: 'Tuandikie', value: 'Jaza fomu kwenye ukurasa wetu wa mawasiliano' },
        }),
        office: { label: 'Ofisi' },
      },
    },
  },
})

export const brochureHead: PageHead = {
  title: 'Kipeperushi cha Kampuni cha Kupakua',
  description:
    'Huduma, vifurushi na mawasiliano yetu kama kipeperushi cha kurasa tatu: kichape, au kihifadhi kama maandishi.',
}

import { isSet } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
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
    help: 'Faili linatengenezwa kwenye kivinjari chenu; hakuna taarifa yenu inayotumwa. Faili la HTML huchapwa kwenye karatasi moja ya A4 na kukunjwa mara tatu. Faili la maandishi ni fupi kiasi cha kubandikwa WhatsApp.',
  },
  section: {
    heading: 'Chukueni kipeperushi',
    text: 'Kurasa tatu zenye huduma, vifurushi na mawasiliano, kwa kuchapa au kumtumia mwingine.',
    read: { label: 'Kisome mtandaoni' },
  },
  downloads: {
    html: { label: 'Pakua kama HTML', note: 'Kufungua, kuchapa na kukunja' },
    text: { label: 'Pakua kama maandishi', note: 'Kusoma au kumtumia mwingine' },
    done: {
      title: 'Kipeperushi kimepakuliwa',
      text: 'Angalieni kwenye folda ya Downloads ya simu au kompyuta yenu.',
    },
    failed: {
      title: 'Kipeperushi hakikupakuliwa',
      text: 'Kivinjari chenu hakikuruhusu kupakua. Mnaweza kusoma kipeperushi chote kwenye ukurasa wa kipeperushi.',
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
          text: 'Hupokea simu, huweka miadi, hupiga tena.',
        },
        'whatsapp-agents': {
          title: 'Mawakala wa WhatsApp',
          text: 'Hujibu, hupokea oda, hutuma vikumbusho.',
        },
        'website-chatbots': {
          title: 'Chatbot za tovuti',
          text: 'Huwageuza wageni wa tovuti kuwa maulizo.',
        },
        'custom-ai-agent': { title: 'Mawakala maalumu wa AI', text: 'Kwa kazi yenye taratibu zake.' },
        'web-app-setup': { title: 'Programu maalumu za wavuti', text: 'Usajili, miadi, oda.' },
        'business-dashboards': {
          title: 'Dashibodi za biashara',
          text: 'Majedwali yenu kwenye ukurasa mmoja hai.',
        },
      },
    },
    industries: {
      heading: 'Inamfaa nani',
      items: [
        'Shule, walimu na vituo vya masomo',
        'Kliniki',
        'Saluni',
        'Maduka na biashara za mtandaoni',
        'Hoteli na migahawa',
        'Mali isiyohamishika',
        'Makocha',
        'Kampuni changa',
      ],
    },
    metrics: {
      heading: 'Wateja wanachoona',
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
          text: `Chatbot au wakala mmoja kwenye mtandao mmoja, kazini ndani ya ${period(delivery.agents)}.`,
        },
        professional: { text: 'Imeunganishwa na miadi, malipo na majedwali yenu.' },
        custom: { text: 'Mitandao au matawi kadhaa, au programu yenu wenyewe.' },
      },
      hosting: { label: 'Hosting', perMonth: 'kwa mwezi' },
    },
    offer: {
      heading: 'Msaada wa bure mwezi wa kwanza',
      text: 'Kwa kila kifurushi. Maswali, marekebisho madogo na mafunzo kwa wafanyakazi wenu.',
    },
    contact: {
      heading: 'Ongeeni nasi',
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
    'Huduma, vifurushi na mawasiliano yetu kama kipeperushi cha kurasa tatu: kichapeni, au mkihifadhi kama maandishi.',
}

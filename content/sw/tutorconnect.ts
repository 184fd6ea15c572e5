import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const tutorConnect = ({ price, terms }: Facts): Texts<Words['tutorConnect']> => ({
  hero: {
    title: 'TutorConnect: mwalimu sahihi, saa sahihi, ada kwa wakati',
    lead: 'Mzazi anaomba hisabati ya Darasa la 9, jioni, karibu na metro, kwa Kihindi. TutorConnect inampata aliye na nafasi, inapanga somo la majaribio, na kutoka hapo inafuatilia masomo na ada.',
    status: 'Inapatikana',
    actions: {
      primary: { label: 'Jaribu sasa' },
      second: { label: 'Weka miadi ya onyesho' },
    },
  },
  audience: {
    heading: 'Inamfaa nani',
    cards: [
      {
        title: 'Ofisi za walimu wa nyumbani',
        text: 'Una shajara iliyojaa walimu na simu iliyojaa wazazi. Waingize mara moja, na hutahitaji tena kulinganisha wanafunzi kwa kumbukumbu.',
      },
      {
        title: 'Vituo vya tuisheni',
        text: 'Makundi, vyumba na walimu wa kushika nafasi kwenye ratiba moja. Mwalimu akiwa likizo, wanafunzi wanajua kabla ya kutoka nyumbani.',
      },
      {
        title: 'Walimu binafsi',
        text: 'Wanafunzi ishirini kwa siku tano. Wewe unafundisha, vikumbusho vya ada vinatoka vyenyewe, na hulazimiki kudai mlangoni.',
      },
      {
        title: 'Shule zenye masomo ya ziada',
        text: 'Hisabati ya ziada, Olympiad, muziki: nani anahudhuria nini, nani anafundisha na nani amelipa, kwenye orodha moja.',
      },
    ],
  },
  steps: {
    heading: 'Kutoka ulizo hadi ada ya kwanza',
    lead: 'Kinachotokea mwanafunzi mpya anapojiunga, hatua kwa hatua.',
    items: [
      {
        title: 'Ongeza walimu wako',
        text: 'Wabandike kutoka Excel: jina, masomo, madarasa, maeneo, saa za nafasi, ada. Walimu mia moja huchukua kama saa moja.',
      },
      {
        title: 'Pokea ulizo',
        text: 'Kiungo kwa status yako ya WhatsApp na tovuti yako. Mzazi anajibu maswali sita kwa Kihindi, Kiingereza au Kiswahili.',
      },
      {
        title: 'Chagua kati ya watatu',
        text: 'Unaona walimu watatu wanaofaa zaidi na sababu ya kila mmoja. Unachagua mmoja, na mzazi anapata wasifu wake.',
      },
      {
        title: 'Fanya somo la majaribio',
        text: 'Pande zote mbili zinapata saa, mahali au kiungo cha mkutano, na kikumbusho saa mbili kabla.',
      },
      {
        title: 'Iache iendelee',
        text: 'Masomo yaliyofanyika, yasiyofanyika, ada inayodaiwa, iliyolipwa. Fungu la mwalimu linahesabiwa siku ya mwisho ya mwezi.',
      },
    ],
  },
  features: {
    heading: 'Unachopata',
    items: [
      {
        title: 'Kukutanisha kwa sababu',
        text: 'Somo, darasa, bodi, umbali, lugha na ada, kwa mpangilio, na sababu imeandikwa.',
      },
      {
        title: 'Ratiba moja',
        text: 'Yanayogongana huonekana kwa nyekundu kabla hujahifadhi. Somo likihamishwa, mwalimu na mzazi wanajua mara moja.',
      },
      {
        title: 'Kufuatilia ada',
        text: 'Ujumbe wa heshima siku tatu kabla, siku yenyewe, na siku tatu baada, wenye kiungo cha UPI au M-Pesa.',
      },
      {
        title: 'Mahudhurio kwa mguso mmoja',
        text: 'Mwalimu anagusa: limefanyika, halikufanyika au limehamishwa. Wazazi wanaona idadi, hawahitaji kuuliza.',
      },
      {
        title: 'Ujumbe kwa wazazi',
        text: 'Mwalimu anaongea nusu dakika, na Jumapili mzazi anapata mistari minne ya kilichofundishwa.',
      },
      {
        title: 'Jedwali la mwisho wa mwezi',
        text: 'Ada zilizopokelewa, mafungu ya walimu, madeni. Lipakue kwa mhasibu wako kama Excel.',
      },
    ],
  },
  price: {
    heading: 'Bei moja kwa kituo kizima',
    perMonth: 'kwa mwezi',
    text: 'Ongeza wanafunzi, walimu na akaunti za wafanyakazi kadiri unavyohitaji. Unalipa kile kile Mei tulivu na Julai yenye shughuli.',
    includesLabel: 'Imejumuishwa',
    includes: [
      'Orodha yako ya kwanza ya walimu na wanafunzi tunaiingiza sisi',
      'Simu ya mafunzo ya saa moja, imerekodiwa kwa wafanyakazi wapya',
      'Msaada kwa WhatsApp saa za kazi',
      'Taarifa zako kama Excel wakati wowote unapotaka',
    ],
    excludesLabel: 'Haijajumuishwa',
    excludes: [
      'Kinachotozwa na WhatsApp na kampuni yako ya malipo kwa kila ujumbe au malipo, bila nyongeza yetu',
    ],
    action: { label: 'Jaribu sasa' },
  },
  questions: {
    heading: 'Kabla ya kununua',
    items: {
      'own-tutors': {
        question: 'Mnatoa walimu?',
        answer: 'Hapana. Walimu na wanafunzi ni wako na wanabaki wako. Sisi tunatoa zana ya kuwakutanisha.',
      },
      'parents-app': {
        question: 'Wazazi wanapaswa kusakinisha programu?',
        answer:
          'Hapana. Wazazi wanapata kila kitu kama ujumbe wa WhatsApp, au kama ukurasa wa wavuti unaofunguka kutoka kwenye ujumbe.',
      },
      leave: {
        question: 'Tukiacha baada ya mitihani?',
        answer: `Tupe taarifa ya siku ${terms.noticeDays}, pakua orodha zako kama Excel, na uache. Ukianza tena muhula ujao, unalipa bei ile ile ya mwezi na hakuna zaidi.`,
      },
      fit: {
        question: 'Inaweza kufuata taratibu zetu za ada na mafungu?',
        answer: `Zile za kawaida ziko kwenye mipangilio: kwa somo, kwa mwezi, fungu maalumu au asilimia. Zaidi ya hapo tunatengeneza kama programu maalumu, kuanzia ${price('web-app-setup.start')}.`,
      },
    },
    all: { label: 'Maswali na majibu yote' },
  },
  closing: {
    title: 'Lete walimu kumi na wanafunzi kumi',
    text: 'Kwenye onyesho tutawaingiza pamoja nawe na kuwakutanisha watano wa kwanza ukitazama.',
    primary: { label: 'Weka miadi ya onyesho' },
    second: { label: 'Uliza kwa WhatsApp' },
  },
})

export const tutorconnectHead = ({ price }: Facts): PageHead => ({
  title: 'TutorConnect: Walimu na Wanafunzi Wakikutana',
  description: `TutorConnect inawakutanisha wanafunzi na walimu, inatunza ratiba na kukusanya ada. ${price('products.tutorconnect.monthly')} kwa mwezi.`,
})

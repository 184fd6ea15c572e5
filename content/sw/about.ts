import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { period } from './counting.ts'

export const about = ({ delivery, terms }: Facts): Texts<Words['about']> => ({
  hero: {
    title: 'Timu ndogo inayopokea simu za biashara za India na Tanzania',
    lead: `${company.name} ilianzishwa mwaka ${company.founded} mjini ${company.city}. Tunatengeneza mawakala wa sauti, mawakala wa WhatsApp, chatbot, programu na dashibodi kwa biashara ambazo mmiliki ndiye meneja, ndiye keshia, na ndiye mtu wa zamu ya usiku.`,
    markets: ['India', 'Tanzania'],
  },
  services: {
    heading: 'Mambo sita tunayofanya',
    lead: 'Ni nadra mtu kuhitaji zaidi ya mawili.',
    from: 'kuanzia',
    items: [
      {
        title: 'Mawakala wa sauti wa AI',
        text: 'Simu ikiita mara mbili inapokelewa, na miadi inaandikwa.',
        label: 'Kuhusu mawakala wa sauti',
      },
      {
        title: 'Mawakala wa WhatsApp',
        text: 'Maulizo, oda na vikumbusho kwenye programu ambayo wateja wako tayari wameifungua.',
        label: 'Kuhusu mawakala wa WhatsApp',
      },
      {
        title: 'Chatbot za tovuti',
        text: 'Jibu kwa mzazi anayesoma ukurasa wako wa ada saa nne usiku.',
        label: 'Kuhusu chatbot za tovuti',
      },
      {
        title: 'Mawakala maalumu wa AI',
        text: 'Kwa kazi zenye taratibu zake: madai ya waranti, kubadilisha vyumba, fomu za ufadhili.',
        label: 'Kuhusu mawakala maalumu',
      },
      {
        title: 'Programu maalumu za wavuti',
        text: 'Pale daftari linapozidiwa na kazi.',
        label: 'Kuhusu programu za wavuti',
      },
      {
        title: 'Dashibodi za biashara',
        text: 'Takwimu ambazo leo unawapigia watu watatu kuziuliza, kwenye ukurasa mmoja kabla ya kifungua kinywa.',
        label: 'Kuhusu dashibodi',
      },
    ],
  },
  reasons: {
    heading: 'Sababu nane za wateja kubaki nasi',
    items: [
      {
        title: 'Bei unaiona',
        text: 'Ada ya usanidi na ada ya mwezi, kando kwa kando. Unazijua zote mbili kabla ya kuongea nasi.',
      },
      {
        title: 'Kazi inaanza wiki hii au ijayo',
        text: `Nyingi huchukua ${period(delivery.agents)} tangu siku unapotutumia tulichokuomba.`,
      },
      {
        title: 'Lugha tatu, kwa usahihi',
        text: 'Kihindi, Kiingereza na Kiswahili, zikiandikwa na kusemwa na watu waliokua nazo.',
      },
      {
        title: 'Mtu anajibu',
        text: `Tuandikie, na anayeujua mfumo wako atajibu ndani ya saa ${terms.replyHours}.`,
      },
      {
        title: 'Inafanya kazi na ulichonacho',
        text: 'Namba yako, majedwali yako, programu yako ya ankara. Kinachofanya kazi tunakiacha kilivyo.',
      },
      {
        title: 'Anajua mipaka yake',
        text: 'Wakala asipokuwa na hakika, anasema hivyo na kumwita mfanyakazi wako. Habuni ada.',
      },
      {
        title: 'Mwezi wa kwanza tunagharamia sisi',
        text: 'Msaada ni bure mwezi wa kwanza, wakati ambao maswali huwa mengi zaidi.',
      },
      {
        title: 'Unaweza kuondoka',
        text: 'Toa taarifa ya siku thelathini, kisha uondoke na namba yako, taarifa zako na maudhui yako.',
      },
    ],
  },
  markets: {
    heading: 'Nchi mbili tunazozijua vizuri',
    lead: 'Programu ni ile ile. Karibu kila kitu kinachoizunguka ni tofauti.',
    items: {
      india: {
        country: 'India',
        text: 'Shule, vituo vya tuisheni, kliniki, saluni na maduka, kutoka vitongoji vya majiji hadi miji ambayo soko hufungwa wakati wa chakula cha mchana.',
        points: [
          'Msimu wa usajili, mitihani ya bodi, Diwali: mawakala wako tayari kabla pilikapilika hazijaanza',
          'Viungo vya UPI kwenye mazungumzo, ankara ambazo mhasibu wako anaweza kuzitumia',
          'Kihindi kama watu wanavyokiandika: “kal ka slot milega kya”',
          'Bei kwa rupia, mikutano saa za kazi',
        ],
      },
      tanzania: {
        country: 'Tanzania',
        text: 'Hoteli na nyumba za wageni, waongoza watalii, shule binafsi na maduka ya Dar es Salaam, Arusha na Zanzibar.',
        points: [
          'Maombi ya M-Pesa na malipo ya awali yanathibitishwa kwenye mazungumzo yale yale',
          'Kiswahili kwanza, Kiingereza kwa wageni, na kubadilika katikati mgeni anapobadilika',
          'Imetengenezwa kuvumilia mtandao unaosuasua: ujumbe mfupi, picha ndogo, hakuna cha kusakinisha',
          'Bei za sauti na WhatsApp kwa dola, na timu ile ile, ambayo saa zake ziko mbele yako kwa saa mbili na nusu',
        ],
      },
    },
  },
  founder: {
    heading: 'Aliyeianzisha',
    profile: {
      name: company.founder,
      role: 'Mwanzilishi',
      paragraphs: [
        'Mama yake Ritika aliendesha kituo cha tuisheni sebuleni, kwa simu moja ya mezani na daftari la ada. Akiwa na miaka kumi na mitano, Ritika aliandika programu yake ya kwanza: vikumbusho vya ada kwa daftari hilo.',
        'Baada ya miaka minane ya kutengeneza mifumo ya simu kwa hospitali na hoteli katika nchi zote mbili, alianzisha kampuni ili afanye vivyo hivyo kwa biashara zenye wafanyakazi watano. Mpaka leo hupokea mwenyewe simu ya kwanza ya wateja wapya wengi.',
      ],
    },
  },
  closing: {
    title: 'Tukutane kwenye simu',
    text: 'Nusu saa, bure. Tueleze siku yako, nasi tutakuambia sehemu zipi wakala anaweza kuzichukua.',
    primary: { label: 'Wasiliana nasi' },
    second: { label: 'Linganisha bei' },
  },
})

export const aboutHead: PageHead = {
  title: `Kuhusu Sisi: Timu ya ${company.city}, India na Tanzania`,
  description:
    'Sisi ni nani, tunatengeneza nini na kwa nini shule, kliniki, maduka na hoteli za India na Tanzania hutuamini kwa simu zao.',
}

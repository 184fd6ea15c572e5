import type { TranslatedService } from '#content/listed-services.ts'
import { number, period } from '#content/sw/counting.ts'

export const whatsappAgents: TranslatedService = {
  label: 'Mawakala wa WhatsApp',
  name: 'Mawakala wa WhatsApp',
  menu: 'Majibu, oda, vikumbusho',
  lead: 'Wakala kwenye namba yako mwenyewe ya WhatsApp anayewajibu wateja wako; mipango mikubwa pia hupokea miadi na malipo na kutuma vikumbusho.',
  demo: 'mawakala wa WhatsApp',
  card: ({ delivery }) => ({
    description: `Wakala kwenye namba ambayo wateja wako tayari wanayo, anaanza kazi ndani ya ${period(delivery.whatsapp)}.`,
    features: [
      'Miadi, oda na viungo vya malipo',
      'Vikumbusho vyenye kitufe cha kuthibitisha',
      'Hukaa kando unapojibu mwenyewe',
    ],
    idealFor: [
      { text: 'Maduka yanayouza kwa mazungumzo' },
      { text: 'Saluni ambazo wateja husahau miadi' },
      { text: 'Nyumba za wageni kutoka Goa hadi Mji Mkongwe' },
    ],
  }),
  home: ({ price }) => ({
    text: 'Hujibu maswali yale yale arobaini saa 23:00, hupokea oda na kutuma vikumbusho.',
    price: price('whatsapp-agents.start'),
  }),
  page({ price, delivery, terms, priceTables }) {
    const { plans } = priceTables['whatsapp-agents-india']
    return {
      head: {
        title: `Mawakala wa WhatsApp, Siku ${delivery.whatsapp.from}-${delivery.whatsapp.to} Kuanza`,
        description: `Wakala kwenye namba yako ya WhatsApp anayejibu, kuweka miadi na kukumbusha. Kuanzia ${price('whatsapp-agents.start')} pamoja na siku ${terms.firstSupportDays} za msaada.`,
      },
      picture: {
        label:
          'Watu arobaini huandika jioni moja: wakala anawajibu thelathini na saba, na watatu wanakusubiri wewe.',
        asked: { text: 'huuliza kati ya 20:00 na 23:00' },
        answered: { text: 'wamejibiwa na wakala' },
        forYou: { text: 'wanakusubiri wewe' },
      },
      hero: {
        title: 'Mawakala wa WhatsApp kwa Namba Yako Mwenyewe',
        lead: 'Watu arobaini huuliza jambo lile lile kati ya saa 20:00 na 23:00. Wakala anamjibu kila mmoja, anaweka miadi, anatuma kiungo cha malipo, na kukuachia mazungumzo matatu yanayokuhitaji.',
        badge: `Anaanza ndani ya ${period(delivery.whatsapp)}`,
        actions: [
          { label: 'Pata wakala wako' },
          { label: 'Zungumza nasi kwa WhatsApp' },
          { label: 'Mjaribu hapa' },
        ],
      },
      sections: {
        features: {
          heading: 'Wakala anaweza kufanya nini',
          items: [
            {
              title: 'Anajibu kwenye namba yako',
              text: 'Ile iliyo kwenye bango la duka, kwenye karatasi za barua na kwenye simu za wote. Hakuna anayehitaji kuhifadhi namba mpya.',
            },
            {
              title: 'Anaweka miadi na kupokea oda',
              text: 'Anatafuta nafasi, kiti au chumba, anathibitisha na kuandika kwenye jedwali au kalenda yako.',
            },
            {
              title: 'Anatuma kiungo cha malipo',
              text: 'UPI au M-Pesa, kwa kiasi kamili. Oda inaandikwa “imelipwa” pale mtoa huduma za malipo anapothibitisha.',
            },
            {
              title: 'Anatuma vikumbusho',
              text: '“Dkt. Mehta kesho saa 10:20.” “Ada mwisho Ijumaa.” “Kuingia kuanzia saa 14:00.” Pamoja na kitufe cha kuthibitisha au kubadilisha.',
            },
            {
              title: 'Anaonyesha unachouza',
              text: 'Picha, saizi, picha za vyumba, prospectus kwa PDF: kwa anayeomba, si kwa kila mtu.',
            },
            {
              title: 'Anawapisha',
              text: 'Jibu mwenyewe kwenye mazungumzo na wakala anakaa kando. Anaanza tena unapomwambia.',
            },
          ],
        },
        industries: {
          heading: 'Anafaa wapi',
          items: [
            {
              title: 'Shule na vituo vya tuisheni',
              text: 'Maulizo ya usajili, saa za basi, vikumbusho vya ada, matokeo ya mtihani kwa kila mzazi.',
            },
            {
              title: 'Kliniki na maabara',
              text: 'Nafasi, maelekezo ya kufunga kabla ya kipimo, “ripoti yako iko tayari” pamoja na faili.',
            },
            {
              title: 'Maduka na maduka ya mtandaoni',
              text: 'Stoku, saizi, hali ya oda, kurudisha bidhaa. Tayari kwa pilikapilika kabla ya Diwali na Idi.',
            },
            {
              title: 'Hoteli na nyumba za wageni',
              text: 'Bei za vyumba kwa shilingi au dola, kupokelewa bandarini, kuingia usiku, saa za kifungua kinywa.',
            },
          ],
        },
        benefits: {
          heading: 'Kinachobadilika kwako',
          items: [
            {
              title: 'Hakuna anayeachwa na tiki za bluu',
              text: 'Jibu la kwanza ndani ya sekunde chache, hata Jumapili, hata ukiwa harusini.',
            },
            {
              title: 'Jioni zako zinarudi',
              text: 'Unaangalia simu kwa sababu unataka, si kwa sababu imeita.',
            },
            {
              title: 'Nafasi tupu zinapungua',
              text: 'Wasioweza kuja hukuambia siku moja kabla, na nafasi inapewa mwingine.',
            },
            {
              title: 'Wafanyakazi wana nafasi kwa waliofika',
              text: 'Wafanyakazi wa kaunta wanaweza kumhudumia mteja aliyesimama mbele yao.',
            },
            {
              title: 'Hakuna cha kusakinisha',
              text: 'Wateja wako tayari wana WhatsApp, na wafanyakazi pia. Hicho tu ndicho kinachohitajika.',
            },
            {
              title: 'Kumbukumbu inayobaki kwako',
              text: 'Mazungumzo, oda na namba vinakaa kwenye jedwali lako, si kwenye simu ya mtu atakayeondoka Juni.',
            },
          ],
        },
        pricing: {
          heading: 'Bei moja ya kuanzia',
          lead: `Kwa namba moja na lugha moja. Mipango ya kila mwezi yenye mazungumzo ${number(plans.starter.included)} hadi ${number(plans['smart-ai'].included)} iko kwenye ukurasa wa bei.`,
          includes: [
            'Usanidi kwenye namba yako; idhini ya WhatsApp tunaishughulikia sisi',
            'Mafunzo kwa orodha yako ya bei, saa za kazi na taratibu',
            'Muunganisho mmoja: Google Sheet, kalenda au kiungo cha malipo',
            'Majaribio na wafanyakazi wako kabla ya kuanza',
            `Siku ${terms.firstSupportDays} za msaada`,
          ],
          actions: [{ label: 'Pata wakala wako' }, { label: 'Tazama mipango ya kila mwezi' }],
        },
      },
      closing: {
        title: 'Aanze kujibu ifikapo wiki ijayo',
        text: `Tuandikie kama wateja wako wanavyokuandikia, au acha mawasiliano yako nasi tutakupigia. Nyaraka zikiwa tayari, kuanza kunachukua ${period(delivery.whatsapp)}.`,
        actions: [{ label: 'Wasiliana nasi' }, { label: 'Zungumza nasi kwa WhatsApp' }],
      },
    }
  },
}

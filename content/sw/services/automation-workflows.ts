import type { TranslatedService } from '#content/listed-services.ts'
import { inWords } from '#content/sw/counting.ts'

export const automationWorkflows: TranslatedService = {
  label: 'Kazi zinazojiendesha',
  name: 'Kazi zinazojiendesha',
  menu: null,
  lead: 'Fomu, majedwali, barua pepe, WhatsApp na ankara vikiunganishwa kuwa mtiririko mmoja unaojiendesha.',
  demo: 'kazi zinazojiendesha',
  card: () => ({
    description: 'Fomu, jedwali, idhini, ankara na ujumbe vikiunganishwa kuwa mtiririko mmoja unaojiendesha.',
    features: [
      'Huunganisha hadi zana tano',
      'Huenda sambamba na njia ya zamani kwa wiki moja',
      'Hukujulisha hatua ikishindwa',
    ],
    idealFor: [
      { text: 'Ofisi zinazonakili taarifa kati ya mifumo' },
      { text: 'Maduka yenye oda 400 wakati wa Diwali' },
    ],
  }),
  page: ({ price, services }) => ({
    head: {
      title: 'Kazi Zinazojiendesha: Zana Zako Zikiunganishwa',
      description: `Fomu, majedwali, barua pepe, WhatsApp na ankara vikiunganishwa kuwa mtiririko mmoja unaojiendesha. Kuanzia ${price('automation-workflows.start')}.`,
    },
    picture: {
      label:
        'Hatua nne zilizoshonwa kwa uzi mmoja: fomu inajazwa, na ndani ya sekunde chache jedwali lina mstari mpya, mzazi ana ujumbe na ankara imetumwa.',
      steps: [
        { text: 'Fomu imejazwa', at: '9:02:00' },
        { text: 'Mstari kwenye jedwali', at: '9:02:01' },
        { text: 'Mzazi ametaarifiwa', at: '9:02:03' },
        { text: 'Ankara imetumwa', at: '9:02:05' },
      ],
    },
    hero: {
      title: 'Kazi Zinazojiendesha: Zana Zako Zikiunganishwa',
      lead: 'Fomu inaingia. Mmoja anainakili kwenye Excel, mwingine anatuma WhatsApp, wa tatu anaandaa ankara. Sisi tunaunganisha hatua hizo: ya kwanza ikianza, nyingine zote zinafuata.',
      actions: [{ label: 'Weka miadi ya ushauri wa bure' }, { label: 'Tazama bei' }],
    },
    sections: {
      features: {
        heading: 'Kazi ambazo mtiririko unazifanya',
        items: [
          {
            title: 'Kunakili',
            text: 'Kutoka fomu hadi jedwali hadi programu ya ankara kwa mara moja, bila tarakimu kukosewa kwenye namba ya simu.',
          },
          {
            title: 'Kufuatilia',
            text: 'Vikumbusho vya heshima kwa ankara zisizolipwa, siku ya 3, ya 7 na ya 14. Vinakoma pesa zikiingia.',
          },
          {
            title: 'Kuidhinisha',
            text: 'Likizo, punguzo au manunuzi: ujumbe wa WhatsApp wenye vitufe viwili kwa anayeamua.',
          },
          {
            title: 'Hati',
            text: 'Risiti, barua za ajira, vyeti vya uhamisho na makadirio ya bei, vikijazwa na kutumwa kama PDF.',
          },
          {
            title: 'Kusoma',
            text: 'Ankara za wasambazaji na CV hufika kama picha. Majina na takwimu vinaenda panapostahili; visivyosomeka vinawekwa uvikague.',
          },
          {
            title: 'Kuripoti',
            text: 'Ujumbe mfupi saa 19:00: kilichofanyika, kinachosubiri, kilichoshindwa na kwa nini.',
          },
        ],
      },
      'use-cases': {
        heading: 'Mitiririko ambayo watu hutuomba',
        items: [
          {
            title: 'Usajili wa wanafunzi',
            text: 'Ulizo, kutembelea shule, fomu, ada, barua ya kukaribisha. Kila mzazi anajua hatua inayofuata, na ofisi pia.',
            points: ['Fomu ya tovuti', 'WhatsApp', 'UPI', 'Jedwali la wanafunzi'],
          },
          {
            title: 'Mgonjwa akifika',
            text: 'Tokeni, daktari, maabara, ankara na kufuatiliwa baada ya siku kumi, bila daftari la pili.',
            points: ['Kalenda', 'Barua pepe ya maabara', 'Ankara', 'Ufuatiliaji'],
          },
          {
            title: 'Oda ya sikukuu',
            text: 'Oda, stoku, karatasi ya kufungasha, msafirishaji, kiungo cha kufuatilia, hata siku yenye oda mia nne.',
            points: ['Duka', 'Jedwali la stoku', 'Msafirishaji', 'WhatsApp'],
          },
          {
            title: 'Mgeni wa hoteli',
            text: 'Nafasi, malipo ya awali kwa M-Pesa, kupokelewa bandarini, ankara ya kuondoka na shukrani yenye kiungo cha maoni.',
            points: ['Barua pepe ya nafasi', 'M-Pesa', 'Simu ya dereva', 'Ankara'],
          },
        ],
      },
      process: {
        heading: 'Tunavyofanya kazi',
        items: [
          {
            title: 'Tunatazama',
            text: 'Tunakaa saa moja na anayeifanya kazi hiyo leo, pale kazini au kwa video.',
          },
          {
            title: 'Tunachora',
            text: 'Mtiririko wote kwenye ukurasa mmoja, pamoja na nini kinatokea kitu kikikosekana. Wewe unasaini.',
          },
          {
            title: 'Tunajenga na kuendesha sambamba',
            text: 'Kwa wiki moja njia ya zamani na mpya zinaenda bega kwa bega, nasi tunalinganisha matokeo.',
          },
          {
            title: 'Tunahamia',
            text: 'Unapata akaunti, mchoro, na mtu wa kumpigia zana ikibadilika.',
          },
        ],
      },
      pricing: {
        heading: 'Kazi zinazojiendesha',
        lead: `Kwa mchakato mmoja tangu mwanzo hadi mwisho, kwa hadi zana ${inWords(services['automation-workflows'].tools)}. Michakato zaidi tunaikadiria bei baada ya ziara ya kwanza.`,
        includes: [
          'Kuichunguza kazi, na mchoro wa mtiririko uliosainiwa',
          `Hadi zana ${services['automation-workflows'].tools} zinaunganishwa`,
          'Taarifa hatua inaposhindwa, na kujaribu tena',
          'Wiki moja ya njia ya zamani na mpya sambamba',
          'Mafunzo kwa watu wawili',
          'Msaada wa bure mwezi wa kwanza',
        ],
        actions: [{ label: 'Weka miadi ya ushauri wa bure' }, { label: 'Tuandikie' }],
      },
      'test-and-result-automation': {
        heading: 'Mitihani na matokeo yanayojiendesha',
        lead: 'Mtiririko ambao shule hutuomba zaidi, tayari kurekebishwa ufae shule yako: kutoka karatasi ya maswali hadi ujumbe kwenye simu ya mzazi.',
        includes: [
          'Karatasi za maswali kutoka sura zako, seti mbili',
          'Maswali ya kuchagua yanasahihishwa, ya kuandika yanaandaliwa kwa mwalimu',
          'Jumla, madaraja na nafasi kwa kanuni zako',
          'Ripoti ya mwanafunzi kwa PDF, kwa kila mzazi kwa WhatsApp',
          'Chati kwa mkuu wa shule: mkondo, somo, sura',
        ],
        actions: [{ label: 'Uliza kuhusu shule yako' }],
      },
    },
    closing: {
      title: 'Tuambie kazi ambayo kila mtu huiahirisha',
      text: 'Kama hutokea kila siku na ina utaratibu, tunaweza kuifanya ijiendeshe. Kama haiwezekani, tutakuambia kwenye simu.',
      actions: [
        { label: 'Weka miadi ya ushauri wa bure' },
        { label: 'Ieleze kwa WhatsApp' },
        { label: 'Huduma zote' },
      ],
    },
  }),
}

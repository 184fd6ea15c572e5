import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** The sample businesses as they would be in Tanzania: prices in shillings, a room in dollars, M-Pesa. */
export const makeItMine: Texts<Words['makeItMine']> = {
  legend: 'Jaribu kwa biashara yako',
  fields: { business: 'Jina la biashara', trade: 'Aina ya biashara', closes: 'Unafunga' },
  closing: {
    17: { label: 'saa 17:00' },
    18: { label: 'saa 18:00' },
    19: { label: 'saa 19:00' },
    20: { label: 'saa 20:00' },
    21: { label: 'saa 21:00' },
    22: { label: 'saa 22:00' },
  },
  show: 'Onyesha',
  status: 'Imefungwa tangu {closes}. Wakala bado anajibu.',
  logLabel: 'Mazungumzo na wakala',
  customer: 'Mteja',
  agent: 'Wakala',
  question: 'Uliza kama mteja',
  ask: 'Uliza',
  suggestionsLabel: 'Maswali ambayo wateja huuliza',
  unknown: 'Hilo bado silijui. Kwenye namba yako ningeandika jina na kuijulisha timu yako.',
  missing: 'Kuhusu {what} bado sina kitu. Ninachojua:',
  sampleNote: 'Majibu ya mfano. Ya kwako yatatokana na bei zako na saa zako.',
  privacy: 'Hakuna kinachohifadhiwa usipokituma kwetu mwenyewe.',
  send: {
    button: 'Tuma kwa timu yetu',
    prepared: {
      subject: 'Wakala kwa {business}',
      firstLine: 'Nimemjaribu wakala kwenye ukurasa wenu wa mwanzo na ningependa mmoja kwa biashara yangu.',
      business: 'Biashara: {business}',
      trade: 'Aina: {trade}',
      closes: 'Tunafunga: {closes}',
      answered: 'Yaliyoulizwa na kujibiwa:',
      unanswered: 'Yaliyoulizwa na bado hayajui:',
    },
  },
  trades: {
    clinic: {
      label: 'Kliniki',
      business: 'Asha Dental',
      threads: { call: 'Miadi', chat: 'Vikumbusho', web: 'Maulizo', sheet: 'Orodha ya leo' },
      notYet: 'Mnaweka nyaya za meno?',
      facts: [
        {
          ask: 'Mnafungua Jumapili?',
          answer: 'Hapana, Jumapili tumefunga. Jumatatu hadi Jumamosi tupo kuanzia saa 10:00 hadi {closes}.',
        },
        {
          ask: 'Kuchunguzwa meno ni bei gani?',
          answer: 'Ni TSh 15,000, na ni bure ukianza matibabu siku hiyo hiyo.',
        },
        {
          ask: 'Naweza kuweka miadi ya kesho?',
          answer: 'Ndiyo. Niambie asubuhi au jioni, nikupe nafasi ya kwanza iliyo wazi.',
        },
        { ask: 'Nalipaje?', answer: 'Kwa M-Pesa, kadi au taslimu, upendavyo.' },
        {
          ask: 'Root canal ni bei gani?',
          answer: 'Inaanzia TSh 150,000 kwa jino moja, pamoja na eksirei.',
        },
        {
          ask: 'Nina maumivu, nifanye nini?',
          answer: 'Pole sana. Niambie jina lako, nimpigie daktari wa zamu sasa hivi.',
        },
      ],
    },
    school: {
      label: 'Shule',
      business: 'Neem Tree School',
      threads: { call: 'Usajili', chat: 'Ada', web: 'Maulizo', sheet: 'Alama' },
      notYet: 'Mna bweni?',
      facts: [
        {
          ask: 'Mnapokea wanafunzi wapya?',
          answer:
            'Ndiyo, kuanzia nursery hadi darasa la 9. Fomu ni TSh 20,000 ofisini, na ofisi iko wazi hadi {closes}.',
        },
        {
          ask: 'Ada ni kiasi gani?',
          answer: 'Darasa la 1 hadi 5 ni TSh 120,000 kwa mwezi, la 6 hadi 10 ni TSh 150,000 kwa mwezi.',
        },
        {
          ask: 'Kuna basi la shule?',
          answer: 'Ndiyo, kwa njia sita. Niambie unakaa wapi, nikutafutie kituo cha karibu.',
        },
        {
          ask: 'Ofisi inafunguliwa saa ngapi?',
          answer:
            'Jumatatu hadi Ijumaa, saa 08:00 hadi {closes}. Jumamosi hadi adhuhuri. Jumapili tumefunga.',
        },
        {
          ask: 'Kikao cha wazazi ni lini?',
          answer: 'Jumamosi ya pili ya kila mwezi, saa 09:00.',
        },
        { ask: 'Nalipaje ada?', answer: 'Kwa M-Pesa au benki. Naweza kukutumia kiungo hapa.' },
        {
          ask: 'Nilete nyaraka gani?',
          answer: 'Cheti cha kuzaliwa, ripoti ya mwisho ya shule, picha mbili na uthibitisho wa anwani.',
        },
      ],
    },
    coaching: {
      label: 'Kituo cha tuisheni',
      business: 'Gyan Classes',
      threads: { call: 'Kundi jipya', chat: 'Vikumbusho', web: 'Somo la majaribio', sheet: 'Mitihani' },
      notYet: 'Mnafundisha Kifaransa?',
      facts: [
        {
          ask: 'Kundi la jioni ni lini?',
          answer: 'Jumatatu hadi Jumamosi kuanzia saa 16:00. Somo la mwisho huisha {closes}.',
        },
        {
          ask: 'Darasa la 10 ni bei gani?',
          answer: 'Ni TSh 60,000 kwa mwezi, pamoja na vitabu.',
        },
        {
          ask: 'Naweza kujaribu somo kwanza?',
          answer: 'Ndiyo, masomo mawili ya majaribio ni bure. Niambie siku inayokufaa.',
        },
        {
          ask: 'Mnafungua Jumapili?',
          answer:
            'Kwa somo la maswali tu, saa 10:00. Jumatatu hadi Jumamosi tuko wazi kuanzia saa 07:00 hadi {closes}.',
        },
        {
          ask: 'Naweza kulipa kwa awamu?',
          answer: 'Ndiyo, kwa awamu mbili: nusu sasa, nusu baada ya muhula wa kwanza.',
        },
        {
          ask: 'Kundi moja lina wanafunzi wangapi?',
          answer: 'Hawazidi 25, ili kila mmoja apate nafasi ya kuuliza.',
        },
      ],
    },
    shop: {
      label: 'Duka',
      business: 'Meera Sarees',
      threads: { call: 'Oda', chat: 'Picha', web: 'Bei', sheet: 'Stoku' },
      notYet: 'Mnashona blauzi?',
      facts: [
        {
          ask: 'Mnafungua Jumapili?',
          answer: 'Ndiyo, kila siku, hata Jumapili, kuanzia saa 11:00 hadi {closes}.',
        },
        {
          ask: 'Sari ya pamba ni bei gani?',
          answer: 'Ni TSh 30,000 hadi TSh 85,000. Naweza kukutumia picha hapa.',
        },
        {
          ask: 'Mnafikisha nyumbani?',
          answer: 'Ndiyo. Hapa mjini inafika kesho, kwingine ndani ya siku nne hadi sita.',
        },
        {
          ask: 'Naweza kubadilisha?',
          answer: 'Ndiyo, ndani ya siku saba, ikiwa haijavaliwa na una risiti.',
        },
        {
          ask: 'Nalipaje?',
          answer: 'Kwa M-Pesa, kadi au taslimu. Naweza kukutumia kiungo cha malipo hapa.',
        },
        { ask: 'Mnatoa punguzo?', answer: 'Ukichukua tatu au zaidi, ndiyo. Uliza kaunta.' },
      ],
    },
    hotel: {
      label: 'Hoteli',
      business: 'Baraza House',
      threads: { call: 'Vyumba', chat: 'Kuingia', web: 'Bei', sheet: 'Wanaowasili' },
      notYet: 'Tunaweza kuja na mbwa?',
      facts: [
        {
          ask: 'Tunaweza kuingia baada ya {closes}?',
          answer: 'Ndiyo. Mapokezi hufunga {closes}; niambie mtafika saa ngapi, na mtu atawafungulia.',
        },
        {
          ask: 'Chumba cha watu wawili ni bei gani?',
          answer: 'Ni USD 50 kwa usiku, pamoja na kifungua kinywa na kodi.',
        },
        {
          ask: 'Mnapokea wageni uwanja wa ndege?',
          answer: 'Ndiyo, USD 15 kwa gari. Niambie ndege yako, na dereva atakuwepo.',
        },
        {
          ask: 'Kifungua kinywa ni saa ngapi?',
          answer: 'Kuanzia saa 07:30 hadi 10:00. Kimo kwenye bei ya kila chumba.',
        },
        {
          ask: 'Naweza kughairi hadi lini?',
          answer: 'Hadi adhuhuri siku moja kabla, bila gharama.',
        },
        { ask: 'Wi-Fi ni bure?', answer: 'Ndiyo, vyumba vyote na uani.' },
        {
          ask: 'Mapokezi yanafunguliwa saa ngapi?',
          answer: 'Kila siku, hata Jumapili, saa 07:00 hadi {closes}. Mimi najibu saa yoyote.',
        },
      ],
    },
  },
}

import type { TradesElsewhere } from '#content/whatsapp-flows.ts'

const again = {
  see: {
    label: 'Tazama vitambaa',
    typed: 'vitambaa, kitambaa, vitenge, kitenge, nguo, mpya, onyesha, bei, kununua',
  },
}

/** Mazungumzo na biashara za Tanzania. */
export const inTanzania: TradesElsewhere = {
  clinic: {
    steps: {
      menu: { text: 'Habari, hii ni Amani Dental Clinic. Nikusaidie nini?' },
      place: {
        tile: { title: 'Amani Dental Clinic', note: 'Karibu na soko, Kinondoni. Jumapili tumefunga.' },
      },
      time: { text: 'Dkt. Kweka ana nafasi hizi:' },
      booked: { text: 'Miadi imewekwa: {day} {time} kwa Dkt. Kweka. Karatasi hii inasema ulete nini.' },
      where: {
        tile: { title: 'Amani Dental Clinic', note: 'Karibu na soko, Kinondoni. Maegesho yapo nyuma.' },
      },
    },
    templates: {
      reminder: {
        text: 'Kikumbusho kutoka Amani Dental Clinic: miadi yako na Dkt. Kweka ni {time}. Utakuja?',
      },
      offer: {
        text: 'Amani Dental Clinic: wiki ya familia. Njoo na mtu wa nyumbani, tuwachunguze wote wawili. Hutaki ofa? Andika STOP.',
      },
    },
  },
  school: {
    steps: {
      menu: { text: 'Habari, hii ni ofisi ya usajili ya Shule ya Tumaini, Mwanza. Nikusaidie nini?' },
      bus: {
        text: 'Mabasi yetu hutoka Nyakato, Buzuruga, Igoma na Kisesa. Vituo na saa vimo kwenye fomu ya kujiunga.',
      },
      class: {
        choices: {
          nursery: { note: 'Miaka mitatu kufikia Januari' },
          kg: { note: 'Miaka minne kufikia Januari' },
          nine: {
            label: 'Kidato cha 1',
            note: 'Kwa matokeo ya darasa la 7',
            typed: 'kidato cha kwanza, form one',
          },
          eleven: {
            label: 'Kidato cha 5',
            note: 'Kwa matokeo ya kidato cha 4',
            typed: 'kidato cha tano, form five',
          },
        },
      },
      where: {
        tile: { title: 'Shule ya Tumaini, lango la 2', note: 'Nyakato, Mwanza. Uliza ofisi ya usajili.' },
      },
    },
    templates: {
      reminder: { text: 'Kikumbusho kutoka Shule ya Tumaini: tunakusubiri {visit}, lango la pili. Utakuja?' },
      offer: {
        text: 'Shule ya Tumaini: kambi ya likizo iko wazi kwa watoto wa shule nyingine pia. Hutaki ofa? Andika STOP.',
      },
    },
  },
  shop: {
    answers: {
      cash: { text: 'Ndiyo, unaweza kulipa ikifika. Ukipenda, lipa mapema kwa M-Pesa au kadi.' },
      returns: {
        text: 'Ikiwa haijakatwa na una risiti, unaweza kuirudisha au kuibadilisha ndani ya wiki moja.',
      },
      delivery: {
        text: 'Tunatuma Tanzania nzima. Inatoka siku hiyo hiyo na kufika ndani ya wiki moja, bila gharama ya kutuma.',
      },
      address: { text: 'Neema Vitenge, Mtaa wa Msimbazi, Kariakoo, Dar es Salaam.' },
      price: { text: '{prices}. Bei ni ya gauni moja.' },
    },
    steps: {
      menu: { text: 'Habari kutoka Neema Vitenge. Nikusaidie nini?', choices: again },
      order: { text: 'Oda 2417 imetoka Kariakoo Jumanne na itakufikia kesho jioni.', choices: again },
      item: {
        open: 'Tazama vitambaa',
        choices: {
          rose: { label: 'Kitenge, waridi', note: '{amount}, pamba safi', typed: 'waridi' },
          red: {
            label: 'Doti ya kanga, nyekundu',
            note: '{amount}, ya harusi',
            typed: 'kanga, doti, nyekundu, harusi',
          },
          mint: { label: 'Dera, kijani', note: '{amount}, jepesi', typed: 'dera, kijani, jepesi' },
          yellow: { label: 'Batiki, njano', note: '{amount}, ya mkono', typed: 'batiki, njano' },
          indigo: { label: 'Kitenge, bluu', note: '{amount}, ya ofisini', typed: 'bluu, ofisi' },
          black: { label: 'Kitenge cha nta, nyeusi', note: '{amount}, yadi sita', typed: 'nta, nyeusi' },
        },
      },
      picture: { text: '{item}, {amount}. Ni ya gauni moja.', tile: { title: 'Picha ya kitambaa' } },
      area: { text: 'Tuipeleke wapi? Eneo na mtaa vinatosha kwa sasa.', example: 'Sinza, Shekilango' },
      pay: {
        tile: { note: 'M-Pesa au kadi' },
        choices: { paid: { typed: 'tayari, nimetuma, mpesa' } },
      },
    },
    templates: {
      reminder: { text: 'Neema Vitenge: oda yako ({item}) inakuja leo. Kutakuwa na mtu nyumbani?' },
      offer: {
        text: 'Neema Vitenge: vitenge vya Sikukuu viko dukani kuanzia Ijumaa, nawe unaweza kuviona kwanza. Hutaki ofa? Andika STOP.',
      },
    },
  },
}

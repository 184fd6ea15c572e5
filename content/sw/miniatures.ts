import type { Miniature } from '#content/miniature.ts'
import type { Texts } from '#content/translated.ts'

/** What is seen of each project and product, by its id. */
type Seen = Readonly<Record<string, { readonly miniature: Texts<Miniature> }>>

export const seenProjects: Seen = {
  'admission-desk': {
    miniature: {
      title: 'Aarav M., Darasa la 6',
      steps: [
        { text: 'Fomu imetumwa' },
        { text: 'Nyaraka zimekaguliwa' },
        { text: 'Usaili, Jumanne 11:00' },
        { text: 'Nafasi imethibitishwa' },
      ],
    },
  },
  'opd-token-board': {
    miniature: {
      title: 'Aliye kwa daktari sasa',
      now: '27',
      rows: [
        { name: 'Wanaofuata', value: '28, 29, 30' },
        { name: 'Tokeni yako', value: '31' },
        { name: 'Toka nyumbani', value: 'saa 10:40' },
      ],
    },
  },
  'stone-town-stays': {
    miniature: {
      title: 'Nyumba ya wageni',
      lines: [
        { text: 'Chumba cha baharini kipo Ijumaa?' },
        { text: 'Kipo. Nikushikie usiku mbili?' },
        { text: 'Ndiyo, natuma malipo ya awali kwa M-Pesa' },
      ],
    },
  },
  'saree-counter': {
    miniature: {
      title: 'Duka la sari',
      lines: [
        { text: 'Ni ya nani, na ya shughuli gani?' },
        { text: 'Ya dada yangu, ya siku ya hina' },
        { text: 'Hizi hapa tisa, za kijani na njano' },
      ],
    },
  },
  'batch-register': {
    miniature: {
      title: 'Kundi B, saa 16:10',
      rows: [
        { name: 'Ritu S.', value: 'Yupo' },
        { name: 'Kabir A.', value: 'Hayupo, wazazi wanajua' },
        { name: 'Meher K.', value: 'Yupo' },
        { name: 'Dev P.', value: 'Ada, mwisho Ijumaa' },
      ],
    },
  },
  'duka-ledger': {
    miniature: {
      title: 'Ijumaa, wakati wa kufunga',
      rows: [
        { name: 'Mama Asha', value: 'sukari, kilo 2' },
        { name: 'Juma', value: 'amelipa' },
        { name: 'Mzee Salim', value: 'amekumbushwa' },
      ],
    },
  },
  'salon-slots': {
    miniature: {
      title: 'Jumamosi',
      note: 'Nafasi ya 16:00 imepewa aliyekuwa akisubiri',
      days: ['15:00', '16:00', '17:00', '18:00'],
      rows: [{ label: 'Pooja' }, { label: 'Rakhi' }, { label: 'Sunil' }],
    },
  },
  'plot-finder': {
    miniature: {
      title: 'Simu ya saa 21:52',
      rows: [
        { name: 'Sekta', value: '21 au 23' },
        { name: 'Mkopo', value: 'umekubaliwa' },
        { name: 'Kuona kiwanja', value: 'Jumapili 11:00' },
        { name: 'Mnunuzi wa kweli', value: 'ndiyo' },
      ],
    },
  },
  'thali-orders': {
    miniature: {
      title: 'Meza ya 4',
      rows: [
        { name: 'Thali ya mboga', value: '2 ziko jikoni' },
        { name: 'Chaas', value: '2 zimepelekwa' },
        { name: 'Gulab Jamun', value: 'zimeisha' },
      ],
    },
  },
  'channel-notebook': {
    miniature: {
      title: 'Muda wa kutazama, kwa sura',
      note: 'Jumapili rekodi sura ya mwanga',
      bars: [{ label: 'Joto' }, { label: 'Mawimbi' }, { label: 'Mwanga' }, { label: 'Atomu' }],
    },
  },
}

export const seenProducts: Seen = {
  tutorconnect: {
    miniature: {
      title: 'Hisabati, Darasa la 10',
      note: 'Jumatano: masomo mawili saa ile ile',
      days: ['Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm'],
      rows: [{ label: '16:00' }, { label: '17:00' }, { label: '18:00' }],
    },
  },
  eduresultanalysis: {
    miniature: {
      title: 'Sayansi, jaribio la 2',
      note: '8C walipoteza alama kwenye sura ya mwanga',
      bars: [{ label: '8A' }, { label: '8B' }, { label: '8C' }, { label: '8D' }],
    },
  },
  'career-coach-ai': {
    miniature: {
      title: 'Zinazofaa alama na bajeti yako',
      rows: [
        { name: 'B.Sc. Nursing', value: 'inafaa sana' },
        { name: 'BCA', value: 'inafaa' },
        { name: 'B.Tech. CSE', value: 'alama hazitoshi' },
        { name: 'Fomu ya mtihani', value: 'hadi 14 Machi' },
      ],
    },
  },
  'youtube-seo-tool': {
    miniature: {
      title: 'Watu hutafuta',
      rows: [
        { name: 'michoro ya miale darasa la 10', value: 'mara nyingi' },
        { name: 'kanuni ya kioo kwa urahisi', value: 'mara nyingi' },
        { name: 'mwanga kwa video moja', value: 'ushindani mkubwa' },
      ],
    },
  },
  'upsc-tool': {
    miniature: {
      title: 'Swali la siku: GS 2',
      steps: [
        { text: 'Jibu limepigwa picha' },
        { text: 'Alama: 6 kati ya 10' },
        { text: 'Andika tena: ongeza mfano mmoja' },
      ],
    },
  },
}

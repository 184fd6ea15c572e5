import type { Miniature } from '#content/miniature.ts'
import type { Texts } from '#content/translated.ts'

/** What is seen of each project and product, by its id. */
type Seen = Readonly<Record<string, { readonly miniature: Texts<Miniature> }>>

export const seenProjects: Seen = {
  'admission-desk': {
    miniature: {
      title: 'आरव एम., क्लास 6',
      steps: [
        { text: 'फ़ॉर्म मिला' },
        { text: 'काग़ज़ देख लिए' },
        { text: 'मिलना है: मंगल, 11:00' },
        { text: 'सीट पक्की' },
      ],
    },
  },
  'opd-token-board': {
    miniature: {
      title: 'डॉक्टर के पास अभी',
      now: '27',
      rows: [
        { name: 'आगे', value: '28, 29, 30' },
        { name: 'आपका टोकन', value: '31' },
        { name: 'घर से निकलें', value: 'सुबह 10:40 बजे' },
      ],
    },
  },
  'stone-town-stays': {
    miniature: {
      title: 'गेस्टहाउस',
      lines: [
        { text: 'Chumba cha baharini kipo Ijumaa?' },
        { text: 'Kipo. Nikushikie usiku mbili?' },
        { text: 'Ndiyo, deposit by M-Pesa' },
      ],
    },
  },
  'saree-counter': {
    miniature: {
      title: 'साड़ी की दुकान',
      lines: [
        { text: 'किसके लिए, और कौन-सा फ़ंक्शन है?' },
        { text: 'बहन के लिए, उसकी मेहंदी है' },
        { text: 'ये देखिए, हरे और पीले में नौ' },
      ],
    },
  },
  'batch-register': {
    miniature: {
      title: 'बैच B, शाम 4:10 बजे',
      rows: [
        { name: 'ऋतु एस.', value: 'आई है' },
        { name: 'कबीर ए.', value: 'नहीं आया, घर पर बताया' },
        { name: 'मेहर के.', value: 'आई है' },
        { name: 'देव पी.', value: 'फ़ीस शुक्रवार तक' },
      ],
    },
  },
  'duka-ledger': {
    miniature: {
      title: 'शुक्रवार, दुकान बंद होते समय',
      rows: [
        { name: 'Mama Asha', value: 'चीनी, 2 किलो' },
        { name: 'Juma', value: 'चुका दिया' },
        { name: 'Mzee Salim', value: 'रिमाइंडर भेजा' },
      ],
    },
  },
  'salon-slots': {
    miniature: {
      title: 'शनिवार',
      note: '4:00 वाला समय वेटिंग लिस्ट को मिला',
      days: ['3', '4', '5', '6'],
      rows: [{ label: 'पूजा' }, { label: 'राखी' }, { label: 'सुनील' }],
    },
  },
  'plot-finder': {
    miniature: {
      title: 'रात 9:52 बजे की कॉल',
      rows: [
        { name: 'सेक्टर', value: '21 या 23' },
        { name: 'लोन', value: 'मंज़ूर' },
        { name: 'देखने आएँगे', value: 'रविवार, 11:00' },
        { name: 'सच में लेना है', value: 'हाँ' },
      ],
    },
  },
  'thali-orders': {
    miniature: {
      title: 'टेबल 4',
      rows: [
        { name: 'वेज थाली', value: '2 बन रही हैं' },
        { name: 'छाछ', value: '2 दे दीं' },
        { name: 'गुलाब जामुन', value: 'ख़त्म' },
      ],
    },
  },
  'channel-notebook': {
    miniature: {
      title: 'कौन-सा चैप्टर कितनी देर देखा गया',
      note: 'रविवार को प्रकाश का वीडियो बनाएँ',
      bars: [{ label: 'ऊष्मा' }, { label: 'तरंग' }, { label: 'प्रकाश' }, { label: 'परमाणु' }],
    },
  },
}

export const seenProducts: Seen = {
  tutorconnect: {
    miniature: {
      title: 'मैथ्स, क्लास 10',
      note: 'बुधवार: एक ही समय दो क्लास',
      days: ['सो', 'मं', 'बु', 'गु', 'शु'],
      rows: [{ label: '4 बजे' }, { label: '5 बजे' }, { label: '6 बजे' }],
    },
  },
  eduresultanalysis: {
    miniature: {
      title: 'साइंस, यूनिट टेस्ट 2',
      note: 'प्रकाश वाले चैप्टर में 8C के अंक कटे',
      bars: [{ label: '8A' }, { label: '8B' }, { label: '8C' }, { label: '8D' }],
    },
  },
  'career-coach-ai': {
    miniature: {
      title: 'आपके अंकों और बजट के हिसाब से',
      rows: [
        { name: 'B.Sc. Nursing', value: 'बहुत अच्छा' },
        { name: 'BCA', value: 'अच्छा' },
        { name: 'B.Tech. CSE', value: 'अंक कम हैं' },
        { name: 'एंट्रेंस फ़ॉर्म', value: '14 मार्च तक' },
      ],
    },
  },
  'youtube-seo-tool': {
    miniature: {
      title: 'लोग यह खोजते हैं',
      rows: [
        { name: 'किरण आरेख क्लास 10', value: 'बहुत लोग' },
        { name: 'दर्पण सूत्र ट्रिक', value: 'बहुत लोग' },
        { name: 'प्रकाश वन शॉट', value: 'वीडियो पहले से बहुत' },
      ],
    },
  },
  'upsc-tool': {
    miniature: {
      title: 'आज का सवाल: GS 2',
      steps: [{ text: 'उत्तर की फ़ोटो भेजी' }, { text: '10 में से 6 अंक मिले' }, { text: 'फिर लिखें: एक केस जोड़ें' }],
    },
  },
}

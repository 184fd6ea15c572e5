import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { testimonialCard } from './testimonial-cards.ts'

export const testimonialsHead = {
  title: 'Maoni ya wateja: wanasemaje',
  description:
    'Shule, kliniki na maduka wanasema nini kuhusu mawakala, chatbot na dashibodi zao, kwa kila huduma, na fomu fupi ya kuongeza maoni yako.',
}

export const testimonials = (_facts: Facts): Texts<Words['testimonials']> => ({
  hero: {
    title: 'Wateja wanasemaje',
    lead: 'Kwa maneno yao wenyewe, mazuri na yasiyo mazuri sana. Tunabadilisha tu kile kinachoweza kuwatambulisha wateja wao.',
    actions: [{ label: 'Tuambie ilikuwaje' }],
  },
  list: {
    heading: 'Maoni ya wateja',
    empty: 'Kwa sasa hakuna maoni.',
    next: 'Umefanya kazi nasi? Kuwa wa kwanza kuandika hapa.',
    emptyService: 'Bado hakuna aliyeandika kuhusu huduma hii.',
    filterLabel: 'Onyesha',
    all: 'Huduma zote',
  },
  card: testimonialCard,
  video: { play: 'Cheza video', link: 'Tazama video', title: '{name} kwenye video' },
  form: {
    heading: 'Tuambie ilikuwaje',
    lead: 'Sentensi mbili au tatu zinatosha. Tunasoma kila moja kabla haijaonekana, kwa kawaida ndani ya siku mbili za kazi.',
    requiredNote: 'Sehemu zenye * lazima zijazwe. Barua pepe yako haionyeshwi kamwe.',
    fields: {
      name: { label: 'Jina lako *', missing: 'Tafadhali andika jina lako.' },
      email: {
        label: 'Barua pepe *',
        hint: 'Haionyeshwi kamwe. Ni kwa maswali yetu tu.',
        missing: 'Tafadhali andika barua pepe tutakayojibu.',
        invalid: 'Hii haionekani kuwa barua pepe. Tafadhali iangalie tena.',
      },
      role: { label: 'Kazi yako', hint: 'Kwa mfano: mwenye biashara, mkuu wa shule, mapokezi' },
      company: { label: 'Unakofanya kazi' },
      service_type: { label: 'Tulikutengenezea nini? *', missing: 'Tafadhali chagua huduma.' },
      rating: {
        label: 'Nyota unazotoa *',
        missing: 'Tafadhali chagua nyota moja hadi tano.',
        invalid: 'Tafadhali chagua nyota moja hadi tano.',
        unknown: 'Tafadhali chagua nyota moja hadi tano.',
      },
      content: {
        label: 'Ilikuwaje? *',
        hint: 'Nini kilikuchukulia muda kabla, na nini kimebadilika tangu hapo?',
        missing: 'Tafadhali andika sentensi moja au mbili.',
        'too-long': 'Haya ni marefu sana. Tafadhali yasizidi herufi 3,000.',
      },
      project_details: {
        label: 'Tuliweka nini hasa?',
        hint: 'Kwa mfano: usajili kwa WhatsApp',
      },
      publish_consent: {
        label: 'Mnaweza kuonyesha jina langu, kazi yangu, kampuni na maneno haya kwenye tovuti yenu. *',
        missing: 'Bila hii hatuwezi kuchapisha maneno yako. Tafadhali weka alama kwenye kisanduku.',
      },
    },
    stars: [
      'Nyota 1: mbaya',
      'Nyota 2: hafifu',
      'Nyota 3: wastani',
      'Nyota 4: nzuri',
      'Nyota 5: bora kabisa',
    ],
    chooseService: 'Tafadhali chagua',
    submit: 'Tuma',
    sending: 'Tunatuma...',
    success: {
      title: 'Asante!',
      text: 'Tumepokea maneno yako. Yataonekana hapa tukishayasoma.',
    },
    failure: {
      title: 'Haikufanikiwa',
      text: 'Maoni yako hayakutumwa',
      action: { label: 'Fungua WhatsApp' },
    },
    purpose: 'Kuonyesha maoni yako yakishakubaliwa',
    invited: {
      open: 'Tulikualika, kwa hiyo maneno yako yatakuwa na alama ya mteja aliyethibitishwa.',
      used: 'Umeshatumia mwaliko huu, na maneno yako tunayo. Asante! Unaweza kuandika tena hapa, lakini bila alama ya mteja aliyethibitishwa.',
      expired:
        'Mwaliko huu umeisha muda. Bado unaweza kuandika hapa, lakini bila alama ya mteja aliyethibitishwa. Ukitaka mwaliko mpya, jibu tu barua pepe yetu.',
    },
    notice: {
      title: 'Tunavyotumia taarifa zako',
      items: [
        { term: 'Tunachohifadhi', text: 'Unachoandika hapa, na muda ulipotuma.' },
        { term: 'Kwa nini', text: 'Ili tukionyeshe kwenye tovuti hii, tukishakisoma na kukikubali.' },
        {
          term: 'Nani anaona',
          text: 'Kila mtu anaona maneno na nyota zako, jina, kazi na kampuni yako, na tulichotengeneza. Barua pepe yako inaonwa na timu yetu tu.',
        },
        { term: 'Kwa muda gani', text: 'Hadi wewe au sisi tutakapofuta.' },
        {
          term: 'Ukitaka yaondolewe',
          text: 'Bonyeza kiungo kilicho kwenye barua pepe tunayokutumia, au tuandikie kutoka barua pepe hiyo hiyo.',
        },
      ],
      link: { label: 'Sera ya faragha' },
    },
  },
  withdrawal: {
    title: 'Uondoe maoni yako?',
    text: 'Tunayatoa kwenye tovuti yetu mara moja na kuyafuta. Hayawezi kurudishwa.',
    submit: 'Ndiyo, yaondoe',
    done: {
      title: 'Maoni yako yameondolewa',
      text: 'Tumeyatoa kwenye tovuti yetu na kuyafuta. Asante kwa kutuandikia.',
    },
    gone: {
      title: 'Hapa hakuna kitu tena',
      text: 'Maoni haya yaliondolewa au kufutwa awali, au kiungo hakijakamilika.',
    },
  },
  failures: {
    fetchAll: 'Maoni hayakupatikana',
    submit: 'Maoni yako hayakutumwa',
    setStatus: 'Hali ya maoni haikubadilika',
    fetchOne: 'Maoni haya hayakupatikana',
    toggleFeatured: 'Alama ya maoni teule haikubadilika',
    remove: 'Maoni hayakufutwa',
    stats: 'Takwimu za maoni hazikupatikana',
    change: 'Maoni hayakubadilika',
  },
  mails: {
    received: {
      subject: 'Maoni mapya kutoka kwa {name}: {rating} kati ya 5',
      preview: '{name} ameandika kuhusu {service}.',
      heading: 'Maoni mapya yanakusubiri',
      paragraphs: ['Bado hayako kwenye tovuti. Yakubali au yakatae kwenye dawati.'],
    },
    withdrawn: {
      subject: '{name} ameondoa maoni yake',
      preview: 'Hayako tena kwenye tovuti.',
      heading: 'Maoni yameondolewa',
      paragraphs: [
        '{name} ametumia kiungo kilicho kwenye barua pepe yetu. Maoni hayako tena kwenye tovuti, yamefutwa. Yalisema:',
      ],
    },
    confirmation: {
      subject: 'Tumepata maoni yako. Asante!',
      preview: 'Yataonekana kwenye tovuti yetu tukishayasoma.',
      heading: 'Asante kwa maneno yako',
      paragraphs: [
        'Tumeyapokea. Tunasoma maoni yote kabla hayajaonekana kwenye tovuti yetu, kwa kawaida ndani ya siku mbili za kazi, na tutakuandikia yako yakionekana.',
        'Umebadili mawazo, au si wewe uliyeandika? Bonyeza kitufe kuyaondoa.',
      ],
    },
    published: {
      subject: 'Maoni yako yako kwenye tovuti yetu',
      preview: 'Asante! Unaweza kuyaondoa wakati wowote.',
      heading: 'Maneno yako yako kwenye tovuti yetu',
      paragraphs: [
        'Asante! Sasa yeyote anaweza kuyasoma hapa {page}, pamoja na jina lako.',
        'Ukibadili mawazo, sasa au baadaye, bonyeza kitufe na yataondoka kwenye tovuti mara moja.',
      ],
    },
    invitation: {
      subject: `Ilikuwaje kufanya kazi na ${company.name}?`,
      preview: 'Sentensi mbili au tatu zinatosha.',
      heading: 'Waambie wengine ilikuwaje',
      paragraphs: [
        'Wanaofikiria kufanya kazi nasi wangependa kusikia kutoka kwako kuliko kutoka kwetu.',
        'Kitufe kinafungua fomu fupi. Sentensi mbili au tatu zinatosha, nzuri au zisizo nzuri sana.',
      ],
    },
    greeting: 'Habari {name},',
    open: 'Fungua dawati',
    write: 'Andika maneno machache',
    withdraw: 'Ondoa maoni yangu',
    facts: { name: 'Jina', email: 'Barua pepe', service: 'Huduma', rating: 'Nyota' },
  },
})

import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { writeToUs } from './write-to-us.ts'

export const payPage = (facts: Facts): Texts<Words['payPage']> => ({
  title: 'Malipo yako',
  description: 'Oda yako, malipo yake yamefikia wapi, na risiti.',
  states: {
    created: {
      badge: 'Bado haijalipiwa',
      title: 'Iko tayari, inakusubiri wewe',
      text: 'Oda yako ya {package} imewekwa. Hakuna pesa iliyotozwa.',
      next: [
        'Bonyeza kitufe uchague namna ya kulipa.',
        'Matokeo utayaona hapa, na risiti utaipata kwa barua pepe.',
        'Tutawasiliana nawe ndani ya saa 24 ili kuanza.',
      ],
    },
    failed: {
      badge: 'Haijalipiwa',
      title: 'Malipo hayakukamilika',
      text: 'Benki yako au huduma ya malipo imeyakataa. Kama pesa imetoka kwenye akaunti yako, inarudi yenyewe, kwa kawaida ndani ya siku 5 hadi 7 za kazi.',
      next: [
        'Jaribu tena, labda kwa kadi nyingine au programu nyingine ya UPI.',
        'Benki yako ikithibitisha baadaye, ukurasa huu utaonyesha hivyo na utapata risiti.',
      ],
    },
    authorised: {
      badge: 'Yanathibitishwa',
      title: 'Benki yako imekubali',
      text: 'Tunapokea malipo. Kwa kawaida ni sekunde chache; zikizidi sana, dakika chache. Tafadhali usilipe mara ya pili.',
      next: [
        'Unaweza kufunga ukurasa huu; tunaendelea kuangalia.',
        'Tutakutumia risiti kwa barua pepe mara tu pesa itakapofika.',
      ],
    },
    differing: {
      badge: 'Yanaangaliwa',
      title: 'Kiasi kilichofika ni tofauti',
      text: 'Tumepokea malipo ya {package}, lakini si kiasi cha oda hii. Tafadhali usilipe tena.',
      next: ['Mtu wa timu yetu atakuandikia ili kurekebisha.'],
    },
    captured: {
      badge: 'Imelipiwa',
      title: 'Malipo yamepokelewa. Asante!',
      text: 'Tutawasiliana nawe ndani ya saa 24 ili kuanza.',
      next: [
        'Risiti iko kwenye ukurasa huu na iko njiani kwako kwa barua pepe.',
        'Ndani ya saa 24, mtu wa timu yetu atakuandikia au kukupigia kupanga usanidi.',
        'Itaanza kazi siku 3-7 baada ya kupata tulichokuomba.',
      ],
    },
    'partly-refunded': {
      badge: 'Sehemu imerudishwa',
      title: 'Sehemu ya malipo yako iko njiani kurudi',
      text: 'Inarudi kwenye akaunti au kadi uliyolipia, kwa kawaida ndani ya siku 5 hadi 7 za kazi.',
      next: ['Risiti hapa chini inaonyesha ulicholipa na kinachorudi kwako.'],
    },
    refunded: {
      badge: 'Imerudishwa',
      title: 'Malipo yako yako njiani kurudi',
      text: 'Pesa yote inarudi kwenye akaunti au kadi uliyolipia, kwa kawaida ndani ya siku 5 hadi 7 za kazi.',
      next: ['Risiti hapa chini inaonyesha ulicholipa na kinachorudi kwako.'],
    },
  },
  nextWithoutMail: {
    created: [
      'Bonyeza kitufe uchague namna ya kulipa.',
      'Matokeo na risiti utaviona hapa.',
      'Tutawasiliana nawe ndani ya saa 24 ili kuanza.',
    ],
    authorised: [
      'Unaweza kufunga ukurasa huu; tunaendelea kuangalia.',
      'Risiti itaonekana hapa pesa ikishafika.',
    ],
    captured: [
      'Risiti iko kwenye ukurasa huu. Ichapishe, au hifadhi anwani ya ukurasa huu.',
      'Ndani ya saa 24, mtu wa timu yetu atakuandikia au kukupigia kupanga usanidi.',
      'Itaanza kazi siku 3-7 baada ya kupata tulichokuomba.',
    ],
  },
  orderHeading: 'Oda yako',
  order: {
    package: 'Kifurushi',
    amount: 'Kiasi',
    reference: 'Namba ya oda',
    placed: 'Tarehe ya oda',
    buyer: 'Kwa',
  },
  nextHeading: 'Kinachofuata',
  pay: 'Lipa {amount}',
  paying: 'Tunafungua dirisha la malipo...',
  confirming: 'Tunathibitisha malipo yako...',
  provider: 'Malipo yanashughulikiwa na {provider}. Sisi hatuzioni kamwe taarifa za kadi wala UPI yako.',
  hosted: 'Lipa kwenye ukurasa wa huduma ya malipo badala yake',
  lookAgain: 'Angalia tena sasa',
  resume: 'Unaweza kurudi kwenye anwani hii wakati wowote.',
  unready: {
    text: 'Oda hii ilikatizwa kabla ya kulipiwa. Tafadhali iweke tena.',
    link: { label: 'Rudi kwenye vifurushi' },
  },
  before: {
    again: {
      title: 'Oda hii tayari iko wazi',
      text: 'Uliiweka {date} na bado hujailipia. Hakuna pesa iliyotozwa, na ukilipa hapa unailipia mara moja.',
    },
    open: {
      title: 'Pia una oda ambayo haijalipiwa',
      text: 'Ni ya {package}, ya {date}. Hakuna pesa iliyotozwa kwa oda hiyo. Tafadhali lipia tu kifurushi unachokitaka; oda isiyolipiwa hujifunga yenyewe.',
    },
    paid: {
      title: 'Umeshalipa mara moja',
      text: 'Umeshalipia {package}, {date}. Tafadhali lipa hapa ikiwa tu unataka kununua tena.',
    },
  },
  paidTwice: {
    title: 'Umelipa mara mbili',
    text: 'Malipo ya pili ya {amount} yametufikia ({payment}). Oda yako haiathiriki, na huna haja ya kufanya chochote: tunarudisha malipo ya pili kwenye akaunti au kadi yalikotoka. Kwa kawaida benki huchukua siku 5 hadi 7 za kazi.',
  },
  boughtTwice: {
    title: 'Una oda mbili zilizolipiwa za kifurushi hiki',
    text: 'Ni {first} na {second}. Hatutaanza ya pili kabla ya kukuuliza. Kama moja ilikuwa kwa bahati mbaya, tuambie nasi tutarudisha malipo hayo yote.',
    next: [
      'Ndani ya saa 24, mtu wa timu yetu atakuandikia au kukupigia kuuliza kama unazitaka zote mbili.',
      'Vyovyote vile, ukurasa huu na risiti yake vinabaki vyako.',
    ],
  },
  receipt: {
    heading: 'Risiti',
    number: 'Namba ya risiti',
    paidOn: 'Tarehe ya malipo',
    paymentId: 'Malipo',
    paid: 'Kiasi kilicholipwa',
    refunded: 'Kilichorudishwa',
    from: `${company.name}, ${company.city}, ${company.country}. Barua pepe: ${facts.contact.email}`,
    print: 'Chapisha risiti',
    note: 'Malipo ya mara moja kwa kifurushi kilichotajwa hapo juu. Risiti hii imetolewa na kompyuta na haihitaji sahihi.',
  },
  help: {
    text: 'Kuna kitu hakiko sawa?',
    links: [writeToUs(facts), { label: 'Uliza kwa WhatsApp' }, { label: 'Sera ya kurudishiwa pesa' }],
  },
  testPage: {
    title: 'Malipo ya jaribio',
    text: 'Ukurasa huu unakaa mahali pa huduma ya malipo. Kadi haiombwi na hakuna pesa inayotoka. Chagua nini kitokee.',
    pay: 'Lipa',
    late: 'Lipa, ithibitishwe baadaye',
    fail: 'Malipo yashindikane',
    back: 'Funga bila kulipa',
  },
})

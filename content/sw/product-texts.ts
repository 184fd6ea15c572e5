import type { TranslatedTexts } from '#content/site-texts.ts'

export const productTexts: TranslatedTexts['product'] = {
  tutorconnect: {
    title: 'TutorConnect',
    description:
      'Kwa ofisi za walimu wa nyumbani na vituo vya tuisheni: humkutanisha kila mwanafunzi na mwalimu, hutunza ratiba na kufuatilia ada.',
    features:
      'Kukutanisha kwa somo, darasa, eneo, lugha na ada\nRatiba moja, yenye tahadhari masomo mawili yakigongana\nVikumbusho vya ada kwa WhatsApp vyenye kiungo cha UPI au M-Pesa\nUjumbe mfupi kwa kila mzazi kila wiki',
    status: 'Inapatikana',
    price: '{prices/products.tutorconnect.monthly}',
    action: 'Jaribu sasa',
    onwardLabel: 'Zaidi kuhusu TutorConnect',
  },
  eduresultanalysis: {
    title: 'EduResultAnalysis',
    description:
      'Kwa shule: pakia jedwali la alama baada ya majaribio, upate ripoti za mkondo, somo na mwanafunzi kabla ya kikao cha wazazi.',
    features:
      'Husoma jedwali la Excel ambalo walimu tayari hulijaza\nHuonyesha sura ipi iliangusha mkondo\nHulinganisha muhula huu na uliopita, mtoto kwa mtoto\nRipoti za wanafunzi zenye maoni kwa Kihindi au Kiingereza',
    status: 'Inapatikana',
    price: '{prices/products.eduresultanalysis.monthly}',
    action: 'Jaribu sasa',
    onwardLabel: 'Ijaribu kwa jedwali lako la alama',
  },
  'career-coach-ai': {
    title: 'Career Coach AI',
    description:
      'Kwa wanafunzi tangu Darasa la 10 hadi kazi ya kwanza, na kwa washauri wenye wanafunzi mia mbili: kozi, mitihani ya kujiunga, wasifu na usaili mahali pamoja.',
    features:
      'Kipimo cha vipaji cha dakika ishirini\nKozi na mitihani inayolingana na alama na bajeti\nWasifu unaotosha ukurasa mmoja\nMazoezi ya usaili kwa sauti, yenye maoni baada ya kila jibu',
    status: 'Inapatikana',
    price: '{prices/products.career-coach.monthly}',
    action: 'Jaribu sasa',
  },
  'youtube-seo-tool': {
    title: 'YouTube SEO Tool',
    description:
      'Kwa walimu na wenye maduka wanaorekodi video zao wenyewe: vichwa, maelezo na lebo kwa maneno ambayo watu huyaandika kweli.',
    features:
      'Maneno ya utafutaji kwa Kihindi, Kiingereza na Hinglish\nVichwa vitano kwa kila video, na sababu ya kila kimoja\nSura na maelezo kutokana na maneno ya video\nOrodha ya kila wiki ya video za zamani zinazostahili kichwa kipya',
    status: 'Inapatikana',
    price: '{prices/products.youtube-seo.monthly}',
    action: 'Jaribu sasa',
  },
  'upsc-tool': {
    title: 'UPSC Tool',
    description:
      'Kwa watahiniwa na vituo vya majaribio: kuandika majibu kila siku, kusahihishwa jioni hiyo hiyo, na gazeti la asubuhi likiunganishwa na mtaala.',
    features:
      'Swali moja la Mains kwa siku, lenye alama na maoni pembeni\nPiga picha jibu la mkono; huhitaji kuchapa\nHabari za siku, chini ya mada yake ya mtaala\nMajaribio ya Prelims yanayorudia ulipokosea',
    status: 'Majaribio - Jiunge na orodha ya kusubiri',
    price: 'Inakuja hivi karibuni',
    action: 'Jiunge na orodha',
  },
}

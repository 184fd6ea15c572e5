interface CountedUnit {
  /** One spelling for all languages. */
  unit: string
  /** Swahili puts it before the number: “dakika 30”. */
  isSwahili: boolean
}

/** What a number can count that is not money. */
const spellings: Record<string, string> = {
  '%': 'percent pct percentage प्रतिशत फीसदी फ़ीसदी परसेंट pratishat',
  am: 'am',
  pm: 'pm',
  x: 'x times',
  second: 'second seconds sec secs',
  minute: 'minute minutes min mins mint minat मिनट',
  hour: 'hour hours hr hrs घंटे घंटा घंटों ghante ghanta',
  day: 'day days दिन दिनों din',
  week: 'week weeks हफ्ते हफ़्ते hafte',
  month: 'month months महीने महीना महीनों माह mahine mahina',
  year: 'year years साल सालों वर्ष वर्षों saal saalon',
  ist: 'ist',
  oclock: 'बजे',
  chat: 'chat chats चैट conversation conversations',
  message: 'message messages msg msgs मैसेज',
  call: 'call calls कॉल कॉल्स',
  user: 'user users login logins',
  client: 'client clients',
  customer: 'customer customers ग्राहक ग्राहकों',
  people: 'people log लोग',
  student: 'student students',
  parent: 'parent parents',
  patient: 'patient patients',
  guest: 'guest guests',
  visitor: 'visitor visitors',
  staff: 'staff',
  business: 'business businesses',
  school: 'school schools स्कूल',
  branch: 'branch branches shakha शाखा शाखाएँ शाखाएं शाखाओं ब्रांच',
  shop: 'shop shops store stores outlet outlets dukan dukane dukaan dukaane dukanen दुकान दुकानें दुकानों',
  clinic: 'clinic clinics क्लिनिक',
  hotel: 'hotel hotels lodge lodges होटल',
  centre: 'centre centres center centers location locations सेंटर',
  enquiry: 'enquiry enquiries',
  lead: 'lead leads',
  order: 'order orders',
  product: 'product products',
  project: 'project projects',
  article: 'article articles',
  study: 'study studies',
  panel: 'panel panels',
  page: 'page pages',
  word: 'word words',
  character: 'character characters',
  answer: 'answer answers response responses trained',
  question: 'question questions',
  faq: 'faq faqs',
  widget: 'widget widgets',
  language: 'language languages भाषा भाषाएँ',
  screen: 'screen screens',
  unit: 'unit units',
  size: 'mb kb gb',
}

const swahiliSpellings: Record<string, string> = {
  '%': 'asilimia',
  minute: 'dakika dk',
  call: 'simu',
  hour: 'saa',
  day: 'siku',
  week: 'wiki',
  month: 'mwezi miezi',
  year: 'mwaka miaka',
  chat: 'chati mazungumzo',
  customer: 'wateja',
  question: 'maswali',
  people: 'watu',
  message: 'meseji',
  school: 'shule',
  branch: 'tawi matawi',
  shop: 'duka maduka',
  clinic: 'kliniki',
  hotel: 'hoteli',
  language: 'lugha',
}

export const countedUnits: ReadonlyMap<string, CountedUnit> = new Map(
  [spellings, swahiliSpellings].flatMap((table) =>
    Object.entries(table).flatMap(([unit, words]) =>
      words.split(' ').map((word) => [word, { unit, isSwahili: table === swahiliSpellings }] as const),
    ),
  ),
)

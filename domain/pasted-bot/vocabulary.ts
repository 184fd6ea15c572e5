import { stemOf } from './text-words.ts'

/**
 * What is asked for of a thing: its price, its hours, its place, how to reach somebody, how long it takes. In English, in
 * Hindi in both scripts, and in Swahili.
 */
const facetWords = {
  price:
    'price cost costing fee fees charge rate tariff amount howmuch expensive cheap pricing quote kitna kitne kitni paisa paise daam dam kimat keemat qeemat bhav rupay rupaye mahnga sasta शुल्क फीस कीमत दाम कितना कितने कितनी किराया भाडा kiraya kiraaya bhada bhaada fare पैसे रेट bei gharama ada kiasi nauli',
  hours:
    'timing time hour open opening close closing schedule when kab khula khule khuli khulta khulte khulti khulega band samay baje कब खुला खुले खुलता खुलते खुलती बंद समय बजे टाइम टाइमिंग wakati saa lini wazi fungua funga kufungua kufunga mnafungua mnafunga tunafungua tunafunga hufunguliwa hufungwa imefungwa masaa ratiba',
  place:
    'where address location located direction map landmark situated kahan kaha kidhar pata jagah kahaan कहां कहा किधर पता जगह wapi anwani mahali mlipo mnapatikana tunapatikana yupo iko eneo ramani',
  contact:
    'phone number contact call mobile whatsapp telephone sampark फोन नंबर संपर्क मोबाइल namba simu mawasiliano piga kuwasiliana',
  duration: 'howlong duration muda avadhi अवधि',
} as const

export type Facet = keyof typeof facetWords
const facets = Object.keys(facetWords) as Facet[]

/** Which day, how many: what narrows a question down, and may be all that a second one says. */
const qualifierWords = {
  monday: 'mon monday somvar somwar सोमवार jumatatu',
  tuesday: 'tue tues tuesday mangalvar mangalwar मंगलवार jumanne',
  wednesday: 'wed weds wednesday budhvar budhwar बुधवार jumatano',
  thursday: 'thu thur thurs thursday guruvar guruwar brihaspativar गुरुवार alhamisi',
  friday: 'fri friday shukravar shukrawar शुक्रवार ijumaa',
  saturday: 'sat saturday shanivar shaniwar शनिवार jumamosi',
  sunday: 'sun sunday ravivar raviwar itvar itwar रविवार इतवार jumapili',
  holiday: 'holiday festival chhutti chutti diwali holi eid christmas छुट्टी sikukuu likizo',
  one: 'one single 1 mmoja moja',
  two: 'two double couple twin 2 wawili mbili',
  three: 'three triple 3 watatu tatu',
  four: 'four quad 4 wanne nne',
} as const

export type Qualifier = keyof typeof qualifierWords
const days: readonly string[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Other words that mean the same; the first names them. */
const subjectLines = [
  'parking park gari gaadi gadi maegesho egesha पार्किंग',
  'payment pay paid upi gpay phonepe paytm cash card kadi benki cheque mpesa credit debit visa lipa kulipa nalipa malipo bhugtan भुगतान पेमेंट',
  'installment instalment emi awamu kidogokidogo kist kisht किस्त',
  'booking book appointment reserve reservation reserv appoint walkin miadi hifadhi kuhifadhi अपॉइंटमेंट बुकिंग',
  'cancel cancellation refund refundable wapas ghairi kughairi rudisha kurudishiwa रद्द वापस रिफंड',
  'breakfast nashta naashta staftahi नाश्ता',
  'food meal lunch dinner khana chakula restaurant kitchen cook खाना',
  'child children kid kids baby bachcha bachche bachchon bacche bache baccho bachchi watoto mtoto बच्चा बच्चे बच्चों',
  'room chumba vyumba kamra kamre कमरा कमरे',
  'discount offer concession waiver chhoot chhut punguzo mapunguzo छूट डिस्काउंट',
  'transport bus van transportation usafiri basi बस',
  'airport uwanja ndege transfer pickup',
  'wifi internet mtandao intaneti इंटरनेट वाईफाई',
  'admission enrol enroll enrolment enrollment register registration admit udahili usajili jiunga kujiunga dakhila daakhila pravesh दाखिला प्रवेश एडमिशन',
  'pain hurt painful dard maumivu दर्द',
  'emergency urgent urgently dharura इमरजेंसी आपातकाल',
  'doctor dr dentist daktari daktar डॉक्टर physician',
  'insurance mediclaim cashless bima बीमा',
  'pet dog cat mbwa paka',
  'deliver delivery courier ship shipping homedelivery kuletewa mnaleta tunaleta डिलीवरी',
  'checkin arrive arrival kuingia',
  'checkout depart departure kutoka',
  'trial demo',
  'free muft bure मुफ्त फ्री',
  'class kaksha standard std grade darasa कक्षा क्लास',
  'batch group',
  'teacher faculty tutor sir madam mwalimu walimu शिक्षक',
  'note material textbook kitabu vitabu kitab किताब',
  'test exam mock mtihani pariksha परीक्षा',
  'hostel malazi',
  'scholarship ufadhili chhatravritti छात्रवृत्ति',
  'tooth teeth dant daant jino meno दांत',
  'clean cleaning scaling polish saaf safai kusafisha सफाई',
  'extract extraction removal remove nikalna kung kungoa ng',
  'hair nywele baal बाल',
  'haircut kunyoa',
  'wash laundry dobi kufua dhulai',
  'water maji pani पानी',
  'hot garam moto',
  'swim swimming pool kuogelea',
  'language speak lugha bhasha भाषा',
  'exchange return badal',
  'replace replacement change badilisha badli badalna',
  'screen display',
  'photo photograph picture pic image picha tasveer फोटो',
  'city town mji shehar शहर',
  'repair fix fixing tengeneza matengenezo theek marammat',
  'guarantee warranty dhamana',
  'deposit advance',
  'family familia parivar',
  'month monthly mahina mwezi maheena महीना',
  'year yearly annual saal mwaka साल',
  'night usiku raat रात',
  'day siku din',
  'morning asubuhi subah सुबह',
  'evening jioni shaam शाम',
  'online mtandaoni',
  'age umar umri आयु उम्र',
  'document paper hati kagaz दस्तावेज id aadhaar aadhar passport pasipoti kitambulisho',
  'alcohol drink liquor pombe',
  'smoke smoking sigara',
  'manager owner maalik meneja',
  'sibling brother sister ndugu',
  'girl wasichana ladki ladkiyon',
  'woman women lady ladies wanawake mahila महिला',
  'man men gents wanaume',
  'new mpya naya',
  'begin start starts started starting kuanza inaanza huanza shuru शुरू',
  'end finish kuisha inaisha khatam खत्म',
]

/** Says nothing about what is asked. */
const fillers = `a an the of in on at for to from by with and or but if is are was were be been am do does did has have had having can could
will would shall should may might must i me my we us our you your yours u ur he she it its they them their this that these those there here what
which who whom whose how why please pls plz kindly tell let know want wanted need needed like give gave get got take taken make made go going come
coming any some all every each also too very really just only about regarding per each much many more most other than then so as no not yes ok okay
available provide provided offer offered offers accept allow allowed possible able ask question info information detail details say said mean
say your yourself im ive id dont doesnt cant isnt exactly currently usually normally today tomorrow now next get getting one's sir madam maam
need require required something anything everything else both per use used using stay live say find see look looking help another same different right
best good nice list menu chart still already after before until till during between kind type sort option options include included including inclusive regular
ka ke ki ko se mein me mai par pe hai hain h ho hota hoti hote hoga hogi tha thi kya kyaa aur bhi ya toh to ji na nahi nahin mujhe mera meri mere hum hame
humko aap aapka aapki aapke aapko liye lie chahiye chaiye batao bataiye bataye btao batana bata dijiye dena karna karte karo kare kar sakta sakte
sakti raha rahe rahi wala wale wali kuch koi yeh ye woh wo is us iska uska yahan yaha wahan kaise kaisa kaun konsa kaunsa milta milti milega milegi milte lagta lagti lagega lagegi lagte
दीजिए दीजिये दे दें देना दो बताना बताइये बतायें कृपया करें करना सकता सकते सकती वाला वाले वाली dijiyega dijie do kripya
है हैं हो का के की को से में पर क्या और भी या तो जी ना नहीं मुझे मेरा मेरी मेरे हम आप आपका आपकी आपके लिए चाहिए बताओ बताइए बताएं होता होती होते करते कर रहा रहे कोई यह वह ये वो मिलता मिलेगा लगता लगेगा लगती लगेगी बजे
na ya wa za la cha vya kwa ni je mna tuna kuna nina ana una yana ina zina pia au lakini kama hii hiyo hizi huyo huu yangu yako yenu yetu naomba nataka ningependa tafadhali
nini gani ngapi vipi nani mimi wewe sisi nyinyi ninyi hapo hapa sana tu bado mnayo mnao mnatoa mnauza mnafanya unaweza naweza tunaweza mnaweza mnapokea hapana ndiyo kwenye katika hadi mpaka zote wote yote kila kuhusu mko uko niambie kupata kipo ipo zipo yapo wapo vipo lipo pia ninyi`

/** What people call the place they ask; it matters only where it tells things apart. */
const placeNames = `clinic hospital shop store school college coaching institute academy centre center hotel guesthouse guest house lodge restaurant cafe salon
parlour parlor gym studio office company business firm place team staff service services treatment course courses class classes dukaan dukan hospitali shule hoteli duka
nyumba kliniki huduma product item package plan ofisi office facility start begin starting day days siku din दुकान क्लिनिक अस्पताल स्कूल होटल people person log watu`

const facetOf = new Map<string, Facet>()
const qualifierOf = new Map<string, Qualifier>()
const subjectOf = new Map<string, string>()
for (const facet of facets) for (const word of facetWords[facet].split(' ')) facetOf.set(stemOf(word), facet)
for (const [qualifier, line] of Object.entries(qualifierWords))
  for (const word of line.split(' ')) qualifierOf.set(stemOf(word), qualifier as Qualifier)
for (const line of subjectLines) {
  const words = line.split(' ')
  for (const word of words) if (!subjectOf.has(stemOf(word))) subjectOf.set(stemOf(word), `=${words[0]}`)
}
const fillerWords = new Set(fillers.split(/\s+/))
const placeWords = new Set(placeNames.split(/\s+/).map(stemOf))

/** What a word stands for, besides itself. */
export interface Meaning {
  facet?: Facet | undefined
  qualifier?: Qualifier | undefined
  /** Shared by words that mean the same. */
  subject?: string | undefined
  isFiller: boolean
  isPlaceName: boolean
}

export function meaningOf(word: string): Meaning {
  return meaningOfStem(stemOf(word), word)
}

/** Verbs of opening and closing, whoever does it and whenever: “tumefunga”, “hufunguliwa”. */
const swahiliHours = /^[a-z]{0,6}fung(?:a|ua|wa|uliwa)$/
const swahiliPayment = /^[a-z]{0,5}lip(?:a|wa)$/

export function meaningOfStem(stem: string, word = stem): Meaning {
  return {
    facet: facetOf.get(stem) ?? (swahiliHours.test(stem) ? 'hours' : undefined),
    qualifier: qualifierOf.get(stem),
    subject: subjectOf.get(stem) ?? (swahiliPayment.test(stem) ? '=payment' : undefined),
    isFiller: fillerWords.has(word),
    isPlaceName: placeWords.has(stem),
  }
}

/** Words that people mistype as others do theirs: the dictionary's own. */
export const knownStems: readonly string[] = [
  ...new Set([...facetOf.keys(), ...qualifierOf.keys(), ...subjectOf.keys()]),
]

/** “Mon to Sat” is every day between, “daily” is all of them. */
export function daysBetween(first: string, last: string): string[] {
  const from = days.indexOf(first)
  const to = days.indexOf(last)
  if (from === -1 || to === -1) return []
  return from <= to ? days.slice(from, to + 1) : [...days.slice(from), ...days.slice(0, to + 1)]
}
export const everyDay: readonly string[] = days

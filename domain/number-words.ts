/** Numbers as words, in the languages a reply can be written in. Enough to read prices, not every number there is. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...list(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    0,
  ),
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety', 20),
  ['fourty', 40],
  ['a', 1],
  ['an', 1],
  ['half', 0.5],
  ...list(
    'shunya ek do teen char paanch chhah saat aath nau das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees',
    0,
  ),
  ...list('शून्य एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस', 0),
  ...list(
    'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.normalize(
      'NFKC',
    ),
    21,
  ),
  ['पाँच', 5],
  ['छः', 6],
  ['छे', 6],
  ['पन्द्रह', 15],
  ['पचीस', 25],
  ['chaar', 4],
  ['panch', 5],
  ['chhe', 6],
  ['dus', 10],
  ['gyara', 11],
  ['baarah', 12],
  ['bara', 12],
  ['pandra', 15],
  ['pachis', 25],
  ['paintis', 35],
  ['chalis', 40],
  ['chaalis', 40],
  ['chalees', 40],
  ['paintalis', 45],
  ['assi', 80],
  ['pachchees', 25],
  ['pachees', 25],
  ...['baais', 'teis', 'chaubis'].map((word, index) => [word, 22 + index] as const),
  ...['chhabbis', 'sattais', 'atthais', 'untis'].map((word, index) => [word, 26 + index] as const),
  ['attais', 28],
  ['battis', 32],
  ['chhattis', 36],
  ['adtis', 38],
  ['bayalis', 42],
  ['adtalis', 48],
  ['tees', 30],
  ['pachas', 50],
  ['pachaas', 50],
  ['saath', 60],
  ['sattar', 70],
  ['nabbe', 90],
  ['ninyanve', 99],
  ['dozen', 12],
  ['dedh', 1.5],
  ['डेढ़', 1.5],
  ['dhai', 2.5],
  ['ढाई', 2.5],
  ...list('sifuri moja mbili tatu nne tano sita saba nane tisa kumi', 0),
  // “Maduka matatu”, “watu wawili”: the number takes after what it counts.
  ...['ma', 'wa', 'vi', 'mi'].flatMap((start) =>
    list('wili tatu nne tano', 2).map(([word, value]) => [`${start}${word}`, value] as const),
  ),
  ...tens('ishirini thelathini arobaini hamsini sitini sabini themanini tisini', 20),
])

/** Say how much more or less the number behind them is: “saadhe teen” is 3.5, “paune do” 1.75. */
export const numberShifts: ReadonlyMap<string, number> = new Map([
  ...['saadhe', 'sadhe', 'saade', 'sade', 'साढ़े', 'साढे'].map((word) => [word.normalize('NFKC'), 0.5] as const),
  ...['paune', 'पौने'].map((word) => [word, -0.25] as const),
  ['सवा', 0.25],
])

/** Mean something else too, or hardly a number: “this one”, “what do you need”, “a teen”, “ek baar”. */
export const ambiguousNumberWords: ReadonlySet<string> = new Set(
  'a an one half do teen char das bees tees bara nau saat saath ek एक दो moja'.split(' '),
)

export const multipliers: ReadonlyMap<string, number> = new Map(
  [
    [100, 'hundred hundreds sau सौ mia'],
    [1_000, 'k thousand thousands thou grand hazar hazaar hajar hajaar हजार हज़ार हज़ार elfu alfu'],
    [1_00_000, 'l lakh lakhs lac lacs लाख laki'],
    [10_00_000, 'm million millions mn milioni'],
    [1_00_00_000, 'cr crore crores करोड़ करोड'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)] as const),
  ),
)

function list(words: string, first: number): [string, number][] {
  return words.split(' ').map((word, index) => [word, first + index])
}

function tens(words: string, first: number): [string, number][] {
  return words.split(' ').map((word, index) => [word, first + index * 10])
}

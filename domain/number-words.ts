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
  ['पाँच', 5],
  ['छः', 6],
  ['baarah', 12],
  ['bara', 12],
  ['pandra', 15],
  ['pachis', 25],
  ['chalis', 40],
  ['chaalis', 40],
  ['चालीस', 40],
  ['साठ', 60],
  ['सत्तर', 70],
  ['assi', 80],
  ['अस्सी', 80],
  ['नब्बे', 90],
  ['pachchees', 25],
  ['pachees', 25],
  ['पच्चीस', 25],
  ['tees', 30],
  ['तीस', 30],
  ['pachas', 50],
  ['pachaas', 50],
  ['पचास', 50],
  ['dedh', 1.5],
  ['डेढ़', 1.5],
  ['dhai', 2.5],
  ['ढाई', 2.5],
  ...list('sifuri moja mbili tatu nne tano sita saba nane tisa kumi', 0),
  ...tens('ishirini thelathini arobaini hamsini sitini sabini themanini tisini', 20),
])

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

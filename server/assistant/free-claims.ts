import { wordsOf } from './understand/vocabulary.ts'

/** Whether a sentence calls something free that is not: only what is listed here is. */
export function isFalselyFree(plain: string): boolean {
  const words = wordsOf(withoutIdioms(plain))
  return placesOf(freePhrases, words).some(
    (place) => !isDenied(words, place, 3) && !isTrulyFree(words, place),
  )
}

/** Whether a sentence promises a discount without saying which of ours it is; percentages are checked as numbers. */
export function isVagueDiscount(plain: string): boolean {
  if (neverOurs.test(plain)) return true
  const words = wordsOf(plain)
  return (
    !/%|percent|per cent|asilimia|प्रतिशत|फीसदी/iu.test(plain) &&
    placesOf(discountPhrases, words).some((place) => !isDenied(words, place, 6))
  )
}

/** “Half price”, “a third off the price”, “buy one, get one”, “500 off”: none of our offers. */
const neverOurs =
  /\b(?:half|third|quarter)[- ](?:(?:off|of) )?(?:the )?(?:price|off|rate|cost|fee|amount)\b|\bbuy one\b|\b\d+ off\b|आधे दाम|aadhe daam|nusu bei/iu

const discountPhrases = phrases(
  'discount, discounts, discounted, cashback, cash back, rebate, coupon, coupons, voucher, promo, promo code, price cut, match any price, beat any price, concession, छूट, डिस्काउंट, chhoot, chhut, punguzo',
)

const freePhrases = phrases(
  'free, gratis, complimentary, no cost, no charge, no charges, without charge, not charged, not be charged, never charged, not charge, no fee, no fees, no setup fee, no setup cost, no setup charge, no monthly fee, waive, waived, waives, waiver, cover the setup, cover your setup, on the house, is on us, are on us, cost nothing, costs nothing, cost you nothing, costs you nothing, pay nothing, nothing to pay, not pay, never pay, t pay, without paying, no payment, nil, muft, bure, bila malipo, मुफ्त, फ्री, निःशुल्क',
)

/** What is free with us. */
const freeThings = words(
  `demo demos demonstration trial consultation call calls quote quotation brochure download saas tool tools
  डेमो ट्रायल कॉल टूल टूल्स majaribio simu ushauri zana`,
)
/** Free for the first month only. */
const freeForAMonth = words('support change changes सपोर्ट बदलाव badlav badlaav msaada mabadiliko')
const months = words('month months mahina mahine महीने महीना mwezi miezi')
/** “2 months free” and “the first month”: no other number of months is. Swahili says which behind the word. */
const freeMonths = words('2 two first pehla pehle do दो पहला पहले')
const freeMonthsBehind = words('2 miwili mbili kwanza')

/** What has a price. */
const pricedThings = words(
  `plan plans package packages setup agent agents bot bots chatbot chatbots dashboard dashboards website websites app apps
  service services everything product products monthly fee fees hosting minutes chats messages domain licence license
  starter pro premium basic smart enterprise professional template mvp bundle voice whatsapp subscription
  प्लान सेटअप एजेंट बॉट चैटबॉट डैशबोर्ड वेबसाइट सब mpango mipango wakala roboti huduma tovuti`,
)

/** The nearest thing named, wherever in the sentence it stands, must be one that is free. */
function isTrulyFree(sentence: readonly string[], { start, end }: Place): boolean {
  let nearest: { place: number; distance: number } | undefined
  for (const [place, word] of sentence.entries()) {
    const distance = place < start ? start - place : place - end + 1
    if (place >= start && place < end) continue
    const isPriced = pricedThings.has(word)
    const isOther = freeForAMonth.has(word) || months.has(word)
    if (!isPriced && !isOther && !isFreeThing(sentence, place)) continue
    if (!nearest || distance < nearest.distance || (isPriced && distance === nearest.distance))
      nearest = { place, distance }
  }
  if (!nearest) return false
  const thing = sentence[nearest.place] ?? ''
  if (freeThings.has(thing)) return true
  if (months.has(thing)) {
    const behind = sentence.slice(nearest.place + 1, nearest.place + 3)
    return (
      freeMonths.has(sentence[nearest.place - 1] ?? '') || behind.some((word) => freeMonthsBehind.has(word))
    )
  }
  return freeForAMonth.has(thing) && sentence.some((word) => months.has(word))
}

/** “The first call”, not “call us”. */
function isFreeThing(sentence: readonly string[], place: number): boolean {
  const isAsked =
    sentence[place] === 'call' && /^(?:us|me|now|today|our|the)$/.test(sentence[place + 1] ?? '')
  return freeThings.has(sentence[place] ?? '') && !isAsked
}

const denialBefore = words('no not never isn aren cannot don t without si hakuna nahi nahin')
const denialAfter = words('nahi nahin नहीं mat')

/** “Not free”, “no other discount”, “मुफ़्त नहीं”. */
function isDenied(sentence: readonly string[], { start, end }: Place, reach: number): boolean {
  return (
    sentence.slice(Math.max(0, start - reach), start).some((word) => denialBefore.has(word)) ||
    sentence.slice(end, end + 2).some((word) => denialAfter.has(word))
  )
}

/** Words around “free” that speak of no price. */
function withoutIdioms(plain: string): string {
  return plain.replace(
    /\bfeel free\b|\b(?:hassle|stress|worry|error|risk|toll|hands|care)[- ]free\b|\bfree (?:slots?|time|seats?|rooms?)\b|\b(?:try|test)\b.{0,30}\bfree for 7 days\b/giu,
    ' ',
  )
}

interface Place {
  start: number
  end: number
}

function placesOf(listed: ReadonlyMap<string, string[][]>, sentence: readonly string[]): Place[] {
  return sentence.flatMap((word, start) =>
    (listed.get(word) ?? [])
      .filter((phrase) => phrase.every((part, offset) => sentence[start + offset] === part))
      .map((phrase) => ({ start, end: start + phrase.length })),
  )
}

function phrases(text: string): Map<string, string[][]> {
  return Map.groupBy(
    text.split(',').map((phrase) => wordsOf(phrase)),
    ([first = '']) => first,
  )
}

function words(text: string): Set<string> {
  return new Set(wordsOf(text))
}

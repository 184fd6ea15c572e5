export type PriceRole = 'setup' | 'monthly' | 'any' | 'unknown'

/** Whether the words around an amount call it a monthly or a setup price; none of ours is by the year or by head. */
export function priceRoleOf(plain: string, start: number, end: number): PriceRole {
  const after = plain.slice(end, end + 40).toLowerCase()
  const before = plain.slice(Math.max(0, start - 28), start).toLowerCase()
  if (otherUnitAfter.test(after)) return 'unknown'
  if (monthAfter.test(after)) return 'monthly'
  if (setupAfter.test(after)) return 'setup'
  if (monthBefore.test(before)) return 'monthly'
  if (setupBefore.test(before)) return 'setup'
  return otherUnitBefore.test(before) ? 'unknown' : 'any'
}

const monthAfter = /^[^\d;,.]{0,12}(month|\/mo\b|p\.?m\.?\b|monthly|माह|महीन|mwezi|mahin)/
const setupAfter = /^[^\d;,.]{0,12}(set-?\s?up|one[- ]time|upfront|सेटअप|kuanzisha|usanidi)/
const monthBefore =
  /(monthly|मासिक)[^\d;,.]{0,16}$|(per month|every month|each month|हर महीने|प्रति माह|har mahine|kwa mwezi|kila mwezi)[^\p{L}\d]{0,4}$/u
const setupBefore = /(set-?\s?up|one[- ]time|upfront|सेटअप|kuanzisha|usanidi)[^\d;,.]{0,16}$/

const otherTimes =
  'years?|yr|annum|weeks?|days?|hours?|quarters?|वर्ष|साल|दिन|हफ़्ते|हफ्ते|घंटे|saal|din|hafte|ghante|mwaka|siku|wiki'
const heads =
  'users?|seats?|persons?|people|heads?|employees?|members?|students?|minutes?|min|chats?|messages?|calls?|conversations?|यूज़र|यूजर|व्यक्ति|मिनट|कॉल|mtumiaji|mtu|dakika'
const per = '(?:per|each|every|प्रति|हर|har|kwa|kila)'
const yearly = '(?:yearly|annual(?:ly)?|weekly|daily|सालाना|वार्षिक|saalana|salana)'
const wordEnd = '(?![\\p{L}\\p{M}])'

/** “₹799 per year”, “₹1,199 a month per user”, “₹799 for a whole year”. */
const otherUnitAfter = new RegExp(
  `^ ?(?:/-)? ?(?:only |just )?(?:setup |monthly |(?:a|${per}) month |/ ?mo(?:nth)? ?)?(?:(?:/ ?|(?:an?|${per}) )(?:${otherTimes}|${heads})|for (?:an?|one|the)(?: whole| full| entire)? (?:${otherTimes})|${yearly})${wordEnd}`,
  'u',
)
const otherUnitBefore = new RegExp(
  `(?:${per} (?:${otherTimes}|${heads})|${yearly})(?: (?:it|you|is|are|costs?|pays?|just|only|price|plan|fee|ni|है|hai)){0,4}[^\\p{L}\\d]{0,4}$`,
  'u',
)

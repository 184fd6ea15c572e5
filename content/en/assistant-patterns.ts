import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in English. */
export const patterns: Patterns = {
  things: {
    sheets: 'sheets?|excel(?: files?| sheets?)?|spreadsheets?|files?',
    products: 'products?|designs?|items?|types?|kinds?|variet(?:y|ies)|styles?|services|suit',
    websites: 'websites?|sites?|branch(?:es)?',
    pages: 'pages?',
    languages: 'languages?',
    logins: 'logins?|users?',
    screens: 'screens?',
    widgets: 'kpis?|widgets?|figures',
    processes: 'flows?|process(?:es)?',
    questions: 'questions?',
  },
  usage: 'minutes?|chats?|messages?|msgs?|sms',
  about: 'around|about|upto|up to|nearly|almost',
  extra:
    'extra|additional|on top|over (?:the|my|our) (?:plan|limit)|over by|exceed(?:s|ing)? (?:it )?by|beyond (?:the|my|our) (?:plan|limit)',
  counted: 'students?|pupils?|numbers|contacts|members',
  price: 'prices?|pric(?:e|ing) list|rates?|costs?|charges?|how much|fees?',
  money:
    'budget|spend|afford|pay|paying|paid|rs|rupees?|inr|usd|dollars?|money|cash|prices?|costs?|cheap(?:er|est)?|fees?|lakh|k',
  wishes: {
    instagram: 'insta|instagram|ig',
    messenger: 'messenger|facebook|fb',
    paymentLinks:
      'm ?pesa|upi|deposits?|advance payments?|payment links?|(?:take|collect|get|accept) (?:the |their )?(?:payments?|advance|money)',
    outgoingCalls:
      '(?:calls?|ring|rings|phone|phones) (?:them|people|leads?|parents|patients|customers|guests|everyone|each|new|back)|call ?backs?|outgoing|outbound|reminder calls?|follow(?:s|ing)? up(?: on)?',
    reminders: 'remind(?:s|ers?|ing)?|no ?shows?|don.?t (?:come|show up)|dont (?:come|turn up)',
    bookings: 'book(?:s|ing|ings)?|appointments?|slots?|reservations?',
    alerts: 'alerts?|warns?|warning',
    sheet: 'google sheets?|g ?sheets?',
    payment: 'online (?:\\p{L}+ )?(?:payments?|fees?)|pay(?:ments?)? online|take payments?',
    voiceNotes: 'voice (?:notes?|messages?|msgs?|clips?)|audio (?:notes?|messages?|msgs?)',
  },
  offer: 'discounts?|offers?|off',
  without: 'without|leave out|leaving out|excluding|except|ignoring|minus',
  everyDay: 'daily|(?:a|per|every|each) day|/ ?day',
  secondPlace:
    '(?:second|another|2nd|one more|other) (?:branch|shop|store|clinic|cent(?:re|er)|school|hotel|outlet|campus)',
  everyMonth: 'monthly|(?:per|every|each) month',
  year: 'years?|(?:(?:per|a|one|first|next|each|every|this|full|whole) ?)yrs?|yearly|annual(?:ly)?',
  joints:
    'first of all|firstly|and also|and|also|plus|nd|n|&|then|next|secondly|thirdly|one more thing|another thing',
  announced:
    '(?:[2-6]|two|three|four|five|few|couple of|some) (?:more |quick )?(?:things?|questions?|doubts?|queries|points)',
  announcing: 'i|to|want|wanted|need|have|ask|know',
  questions:
    'what|whats|how|which|when|where|who|why|whether|is (?:it|there|this|that)|are (?:you|there|u)|does|do (?:you|i|we|u)|can (?:i|you|we|it|u)|could|will (?:it|you|u|i|we)|would|should|shud|have you|u have',
  choice:
    '(?:which|what) (?:plan|package|service|product)|which (?:one )?(?:is|will be|would be|suits|for) |what (?:should|shud|shall|do) (?:i|we) (?:take|buy|get|choose)',
  saves: 'sav(?:e|es|ed|ing|ings)|less|off|cheaper',
  single: 'only (?:one|1|a|the|my|our|this|that)|just (?:one|1|the|my)|(?:a )?single',
  moreThan: { before: '(?<!not )(?<!no )(?:more than|over|above)' },
  posts: 'reels?|videos?|shorts|posts|posting|stories|followers|ads?|posters?',
  replies:
    'repl(?:y|ies|ying)|answers?|answering|dms?|messages?|msgs?|comments?|chats?|inbox|orders?|enquir(?:y|ies)',
  at: { before: '(?:on|in|via|through|over|onto|inside)(?: (?:my|our|the|their|your|his|her|a))?' },
  not: {
    before:
      '(?<!why )(?:not|no|without|dont (?:want|need|have|use)|t (?:want|need|have|use)|instead of|other than|except)(?: (?:on|in|for))?(?: (?:a|an|any|my|our|the|your))?',
  },
  customers:
    'customers?|clients?|guests?|tourists?|foreigners?|europeans?|visitors?|patients?|parents|buyers?',
  loss: 'loss(?:es)?|damages?|compensat\\p{L}*|liable|who (?:will )?pays?|(?:you|u)(?: people| guys)?(?: will| going to)? pay (?:the difference|for (?:it|this|that))',
  owner: 'owner|boss|founder|manager',
  worth:
    'worth|better|should (?:i|we)|shall (?:i|we)|upgrade|move (?:up )?to|switch to|go for|need(?:ed)?|necessary',
  whyNot: '(?:why|y) not|why (?:cant|can.?t|shouldn.?t|dont|don.?t)|what is wrong with|whats wrong with',
  hired:
    '(?:keep|hire|get|pay|paying|employ|put) (?:a|an|one|two|my|some|another)? ?(?:\\p{L}+ )?(?:boy|girl|guy|man|woman|lady|person|people|staff|receptionist|clerk|student|helper)s?|(?:nephew|cousin|brother|friend|freelancer|receptionist)',
  tooMuch:
    '(?:too|so|very) (?:much|costly|high)|expensive|are (?:you|u) (?:joking|kidding|serious)|you must be joking|daylight robbery|rip ?off',
  byPrice: { behind: '(?:rs |rupees? )?(?:one(?! time)|plan|package|wala)' },
  incoming:
    '(?<!not )(?:only|just) (?:\\p{L}+ ){0,5}(?:incoming|inbound|pick(?:s|ing)? up|answer(?:s|ing)?|receiv(?:e|es|ing)|attend(?:s|ing)?)|incoming(?: calls?)? only|(?:no|not any|dont need|dont want|without) (?:outgoing|outbound)',
  products: {
    tutorconnect:
      'tuitions?|tution|tutors?|tutoring|(?:i|we) teach|fee reminders?|chas(?:e|ing) (?:the )?fees?',
    eduresultanalysis: 'marks?|results?|report cards?|rank(?:s|ing)?',
    'career-coach-ai': 'careers?|stream|after (?:10th|12th|tenth|twelfth)',
    'youtube-seo-tool': 'youtube|you tube|videos?',
  },
  spoken: { hindi: 'hindi', english: 'english', swahili: 'swahili' },
}

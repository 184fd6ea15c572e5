import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in Swahili. */
export const patterns: Patterns = {
  things: {
    sheets: 'karatasi|ma?faili|faili',
    products: 'bidhaa|huduma|aina',
    websites: 'tovuti|matawi',
    pages: 'kurasa',
    languages: 'lugha',
    logins: 'logini',
  },
  usage: 'dakika|mazungumzo|jumbe|meseji',
  about: 'kama|karibu|ni',
  extra: '(?:za |ya |wa )?ziada|zaidi|juu ya h\\p{L}+|z\\p{L}*kizidi|y\\p{L}*kizidi|nikizidi\\p{L}*',
  counted: 'wanafunzi|watoto|namba|watu|wateja',
  price: 'bei|gharama|ni sh ngapi|ni shilingi ngapi|ni dola ngapi|ni kiasi gani',
  money: 'bajeti|pesa|hela|shilingi|dola|elfu|laki|kulipa|nalipa|bei|gharama|ada|nafuu|rahisi',
  wishes: {
    instagram: 'insta|instagram',
    messenger: 'messenger|facebook|fb',
    paymentLinks: 'm ?pesa|deposit|amana|advansi|kiungo cha malipo',
    voiceNotes: 'voice ?note\\p{L}*|sauti za whatsapp|ujumbe wa sauti|jumbe za sauti',
  },
  offer: 'ofa|offer|punguzo|discount',
  without: 'bila|ukiondoa|ukitoa|kuondoa|pasipo',
  everyDay: 'kwa siku|kila siku|kutwa',
  year: 'mwaka',
  joints: 'kwanza|na pia|pia|halafu|alafu|afu|na|pili|tatu|kisha',
  announced: '(?:maswali|mambo) (?:mawili|matatu|manne|matano|[2-6])',
  announcing: 'nataka|nilitaka|kuuliza|ya',
  questions:
    'je|gani|ngapi|nini|lini|wapi|vipi|ipi|yupi|kwanini|kwann|kwa nini|nani|ikoje|inakuaje|inakuwaje|mna\\p{L}+|m?naweza\\p{L}*|inaweza\\p{L}*|mta\\p{L}+|ita\\p{L}+|nita\\p{L}+|nta\\p{L}+|kiasi|sangapi|mpo|mko',
  choice:
    '(?:nichukue|tuchukue|mpango|kifurushi|package|plan) (?:nini|upi|ipi|gani|kipi)|kipi (?:kitanifaa|kinanifaa)|ipi (?:itanifaa|inanifaa)',
  saves: '\\p{L}*okoa\\p{L}*|\\p{L}*pungu\\p{L}*',
  single: '(?:moja|1) (?:tu|pekee)',
  moreThan: { before: '(?<!si )(?<!sio )zaidi ya' },
  posts: 'reels?|video|posti|wafuasi|matangazo',
  replies: 'jib\\p{L}+|anajibu|inajibu|ijibu|ujumbe|oda|meseji',
  at: { before: '(?:kwenye|katika|kupitia|kwa|ndani ya)' },
  not: { before: '(?:sina|hatuna|bila|bila ya|sio|siyo|si|badala ya|sitaki|hatutaki)' },
  customers: 'wateja|mteja|wageni|mgeni|watalii|wagonjwa|wazazi|wazungu',
  loss: 'hasara|fidia|nani (?:ana|ata)(?:ye)?lipa',
  owner: 'mmiliki|bosi|mkubwa|mwanzilishi|meneja',
  spoken: { hindi: 'kihindi', english: 'kiingereza|kizungu', swahili: 'kiswahili' },
}

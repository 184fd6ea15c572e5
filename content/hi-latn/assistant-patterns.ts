import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in Hindi typed in Latin letters. */
export const patterns: Patterns = {
  things: {
    products: '(?:tarah|tarha|kism) (?:ke|ki)',
    languages: 'bhasha',
    widgets: 'aa?nkd[ea]|aankre',
    questions: 'sawaa?l',
  },
  about: 'kareeb|karib|lagbhag',
  extra: 'extra|ekstra|zyada|jyada',
  counted: 'bach+[ae]|bachch?e|bachon|log|logon',
  price: 'price|rate|kitne ka|kitne ki|kitne me|kitna lagega|kitna padega|kharcha|kimat|keemat|daam|charge',
  money:
    'budget|paise|paisa|rupay\\p{L}*|rupe|hazaa?r|hajaa?r|lakh|kharch\\p{L}*|fees?|mehng\\p{L}*|sast\\p{L}*',
  wishes: {
    instagram: 'insta|instagram',
    messenger: 'messenger|facebook|fb',
    paymentLinks: 'upi|advance (?:bhi |online )*(?:lena|leni|chahiye|le)|payment link|paise? (?:bhi )?online',
    outgoingCalls:
      'call ?back|reminder call|khud (?:call|phone)|(?:call|phone) (?:kare|karega|kar de|karke bata)|outgoing|follow ?up',
    reminders:
      'yaad (?:dila\\p{L}*|karwa\\p{L}*)|remind\\p{L}*|(?:time|appointment)\\p{L}* le\\p{L}* (?:log )?(?:aate|aate hi|nahi)',
    bookings: 'booking|appointment\\p{L}*|slot',
    alerts: 'alert|khatam hone (?:se|par)|(?:stock|maal) khatam',
    payment: '(?:fees?|paise?|payment) (?:bhi )?online|online (?:fees?|payment|paise?)',
    voiceNotes: 'voice (?:note|msg|message)\\p{L}*|awaa?z (?:me|mein) (?:msg|message|bhej\\p{L}*)',
  },
  offer: 'discount|offer|chh?oo?t|off',
  without: 'chhod|chod|chhodke|chodke|chhodkar|bina|hata|hatake|hatakar',
  everyDay: 'roz|roj|rozana|har din|din (?:me|mein|ke|ki|ka)|din bhar',
  secondPlace:
    '(?:doosr[aie]|dusr[aie]|dusari|ek aur) (?:bhi )?(?:branch|dukan|shop|clinic|cent(?:er|re)|school|hotel|outlet)',
  everyMonth: 'har mahine',
  year: 'saal|salana',
  joints: 'ek to|pehla|pehli|aur|or|ar|tatha|dusra|doosra|teesra|phir|fir',
  lastWords:
    '(?:h|hai|hain|he|hoga|hogi|honge|jayega|jayegi|jaega|jaegi|milega|milegi|padega|padegi|lagega|lagegi|sakta|sakte|sakti|chalega|chalegi|karoge|doge|hota|hoti)',
  announced:
    '(?:do|teen|tin|char|chaar|[2-6]) (?:cheez\\p{L}*|chiz\\p{L}*|chij\\p{L}*|baat\\p{L}*|bat\\p{L}*|sawaa?l\\p{L}*)',
  announcing:
    'ek saath|ek sath|sath me|p(?:oo|u)chh?ni|p(?:oo|u)chh?ne|p(?:oo|u)chh?na|janni|batao|batana|bata|do|hai|hain|h|thi|the|tha',
  questions:
    'kya|kitn\\p{L}*|kab|kb|ktne|kaha|kahan|kaise|kese|kaun|kon|kauns\\p{L}*|kons\\p{L}*|kyu|kyun|kyon|milega|milegi|hoga|hogi|chalega|padega|lagega|lgega|pdega|jayega|jayegi|jaega|jaegi|sakte|sakta|sakti|skte|skta|skti|mlega|bata\\p{L}*|bta\\p{L}*',
  choice: 'k(?:au|o)n ?s[ae] (?:plan|package|wala|lu|lun|le|lena)|kya (?:lu|lun|le|lena|lagwau)',
  saves: 'bach\\p{L}*|kam',
  single: '(?:sirf|kewal|bas) (?:ek|1)|(?:ek|1) hi',
  moreThan: { behind: '(?:se|se bhi) (?:zyada|jyada|adhik|upar)(?! n)' },
  posts: '(?:insta|instagram|fb|facebook) (?:pe|par|pr) (?:da+l|post|lag)\\p{L}*|reel\\p{L}*|followers?',
  replies: 'jawab|jwab|rply|puch\\p{L}*',
  at: { behind: '(?:pe|par|pr|p|me|mein|mai|m|se)' },
  not: {
    before: '(?:bina)',
    behind:
      '(?:(?:wala|wali|to|toh|hi) )*(?:(?:hai|h) (?:hi )?)?(?:nahi|nahin|nhi|nai|mat)(?! (?:chal|kaam|kam|khul|aa|aata|aati|ata|bhej|kar|kr|ho|de|deta|le|mil|lag|ja|samajh|bol|jud)(?!\\p{L}))',
  },
  customers: 'grahak\\p{L}*|mehma+n\\p{L}*|mari+[zj]\\p{L}*|videshi|customero',
  loss: 'nuks?h?a+n|bharpa+i|harjana|muavja|kaun (?:bharega|dega|bhare)',
  owner: 'owner|malik|maalik|boss|founder|manager',
  worth: 'lena|le ?lena|le ?l[ou]|l[ou]|lun|loon|behtar|better|th[ei]+k|sahi|zaroorat|jaroorat|jaruri|zaruri',
  whyNot: 'k[yi]+[uo]+n? (?:nahi|nahin|nhi|na)|kyun? na',
  hired: '(?:lad?k[aie]|chh?ok\\p{L}+|banda|bande|aadmi|admi|staff|naukar|receptionist|bhatija|bhanja|dost)',
  tooMuch: 'me?he?nga|mahanga|mehenge|itna zyada|bahut zyada|bohot zyada|mazak|loot',
  byPrice: { behind: '(?:ka |ke |ki )?(?:w[ao]+l[aie]|plan|package)' },
  incoming:
    '(?:sirf|bas|keval|khali|only) (?:\\p{L}+ ){0,3}(?:aane w\\p{L}+|incoming|uthan\\p{L}+)|(?:call|phone) (?:nahi|nahin|nhi) karn\\p{L}+',
  products: {
    tutorconnect: 'tuition|tution|tutor|tusion|padhat\\p{L}+|fees? (?:yaad|mangn\\p{L}+|vasool\\p{L}*)',
    eduresultanalysis: 'marks|number jod\\p{L}*|result|report card|rank',
    'career-coach-ai': 'career|stream|(?:10th|12th|dasvi|barvi) ke baad',
    'youtube-seo-tool': 'youtube|video',
  },
  spoken: { hindi: 'hindi', english: 'angre[zj]i|inglish|english', swahili: 'swahili' },
}

import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in Hindi typed in Latin letters. */
export const patterns: Patterns = {
  things: {
    products: '(?:tarah|tarha|kism) (?:ke|ki)',
    languages: 'bhasha',
    widgets: 'aa?nkd[ea]|aankre',
    questions: 'ya (?:nahi|nahin|nhi|na)|sawaa?l',
  },
  about: 'kareeb|karib|lagbhag',
  extra: 'extra|ekstra|zyada|jyada',
  counted: 'bach+[ae]|bachch?e|bachon|log|logon',
  price: 'price|rate|kitne ka|kitne ki|kitne me|kitna lagega|kitna padega|kharcha|kimat|keemat|daam|charge',
  money:
    'budget|paise|paisa|rupay\\p{L}*|rupe|hazaa?r|hajaa?r|lakh|kharch\\p{L}*|fees?|mehng\\p{L}*|sast\\p{L}*',
  budget:
    'budget|bajat|bajet|itne (?:me|mein|mai|paise)|(?:mere|hamare|humare|apne) (?:paas|pass)|paas (?:sirf|bas|kul)?|kharch (?:kar|kr)\\p{L}*|(?:de|laga|dene|lagane) (?:sakt|skt|ko)\\p{L}*|tak|ke (?:andar|bheetar|under)|se (?:kam|niche|neeche|upar|zyada|jyada|adhik)|jeb|kaafi|kafi|bas itn\\p{L}*|(?:me|mein|mai) (?:kya|kuch|mil|ho|aa|ban|kaam|chal|kaun|kon)\\p{L}*|(?:me|mein) (?:\\p{L}+ )?(?:milega|aayega|ayega|hoga|banega)',
  notToSpend: {
    before:
      '(?:kama\\p{L}*|kam[ae]i|aa?md[ae]ni|turn ?over|bikri|munafa|galla|dhandha|nuksan|nuksaan|(?:dus|doos)r[aei]+ (?:company|comp\\p{L}*|agency|wal[aei]|vendor|banda|log|jagah|dukan)|koi aur|kisi (?:aur|dusr\\p{L}*)|competitor|freelancer|market (?:me|mein)|bazaar (?:me|mein))',
    behind:
      '(?:rs |rupaye |rupees |ka |ki |ke |per |har |ek |month |mahin\\p{L}* |saal |roz ){0,4}(?:kama\\p{L}+|kam[ae]i|bikri|turn ?over|aa?md[ae]ni|munafa|dhandha|galla|sale|collection|nuks[a]+n|loss)(?![\\p{L}])',
  },
  wishes: {
    instagram: 'insta|instagram',
    messenger: 'messenger|facebook|fb',
    paymentLinks: 'upi|advance (?:bhi |online )*(?:lena|leni|chahiye|le)|payment link|paise? (?:bhi )?online',
    outgoingCalls:
      'call ?back|reminder call|khud (?:call|phone)|(?:call|phone) (?:kare|karega|kar de|karke bata)|outgoing|follow ?up',
    reminders:
      '(?:aate|aati|aata|ate|ati) (?:hi )?(?:nahi|nahin|nhi)|bhool jaa?\\p{L}*|yaad (?:dila\\p{L}*|karwa\\p{L}*)|remind\\p{L}*|(?:time|appointment)\\p{L}* le\\p{L}* (?:log )?(?:aate|aate hi|nahi)',
    bookings: 'booking|appointment\\p{L}*|slot',
    alerts: 'alert|khatam hone (?:se|par)|(?:stock|maal) khatam',
    payment: '(?:fees?|paise?|payment) (?:bhi )?online|online (?:fees?|payment|paise?)',
    voiceNotes: 'voice (?:note|msg|message)\\p{L}*|awaa?z (?:me|mein) (?:msg|message|bhej\\p{L}*)',
  },
  open: 'kaise|kese|kab|kahan|kaha|kaun|kon|kyu|kyun|kyon|kidhar|kis',
  contents: 'kya ?kya|kya cheez|kya (?:mil\\p{L}+|mlta|aata|aayega|shamil)',
  howMany: 'kitn\\p{L}*|ktn\\p{L}*|limit',
  named: {
    numbers: '(?:phone )?number|branch(?:es)?|shakha',
    outgoingCalls:
      '(?:customer|client|lead|parents|patient|mariz|logon|logo)s?(?: ko)?(?: khud| apne aap)? (?:call|phone)|bahar call',
    mailSummary:
      '(?:e ?mail|mail)(?: \\p{L}+){0,4} (?:summary|saar)|(?:summary|saar)(?: \\p{L}+){0,3} (?:e ?mail|mail)',
    whatsappSummary: 'whatsapp(?: \\p{L}+){0,4} (?:summary|saar)|(?:summary|saar)(?: \\p{L}+){0,3} whatsapp',
    softwareConnection: '(?:hamare|mere|humare|apne|hamara|mera|billing) (?:\\p{L}+ )?(?:software|system)',
    reviewCall: 'review (?:call|meeting)',
    answers: '(?:ready|taiyar|taiyyar|fixed) (?:answer|jawab)s?',
    paymentLinks: 'payment link|upi',
    weeklyReport: '(?:weekly|har hafte|hafte (?:ki|me|mein|wali)) (?:\\p{L}+ )?report',
    ownDocuments: 'documents?(?: \\p{L}+){0,2} (?:seekh|sikh|train)\\p{L}*',
    voiceNotes: 'photo|tasveer',
    documents: 'pdf',
    liveSheet: 'live (?:google )?sheet',
    whatsappEnquiries:
      'whatsapp(?: \\p{L}+){0,2} (?:enquiry|inquiry|lead|poochtachh?)|(?:enquiry|inquiry|lead)(?: \\p{L}+){0,2} whatsapp',
    staffHandover:
      '(?:staff|insaan|insan|aadmi)(?: ko)?(?: chat| call)? (?:de|dega|deta|transfer|handover|pass)\\p{L}*|handover',
    ai: 'ai (?:wale |wala )?jawab|ai se jawab',
    staffLogins: '(?:staff|alag)(?: \\p{L}+){0,3} login',
    forecasts: 'forecast|anuman|andaza',
    connections: 'bahar(?: ke|i)? (?:system|software)|connections?',
    dashboard: 'dashboard',
    callsAtOnce: '(?:ek|1) (?:saath|sath|time (?:pe|par|me)|waqt)',
    ownServer: '(?:apn[ae]|khud ka|hamar[ae]|mer[ae]) server',
  },
  offer: 'discount|offer|chh?oo?t|off',
  without: 'chhod|chod|chhodke|chodke|chhodkar|bina|hata|hatake|hatakar',
  everyDay: 'roz|roj|rozana|har din|din (?:me|mein|ke|ki|ka)|din bhar',
  secondPlace:
    '(?:doosr[aie]|dusr[aie]|dusari|ek aur) (?:bhi )?(?:branch|dukan|shop|clinic|cent(?:er|re)|school|hotel|outlet)',
  byMonth: 'mahin[ae]|month\\p{L}*|ek (?:hi )?baa?r',
  everyMonth: 'har mahine',
  months: 'janwari far?wari march aprail mai joon julai agast sitambar aktubar navambar disambar'.split(' '),
  otherMonths: 'ba+k[iy]+(?: ke)?(?: (?:mahin\\p{L}*|month))?|baqi',
  double: 'double|dabal|dugn[aei]|dogun[aei]|duguni',
  year: 'saal|salana',
  joints:
    '(?:(?:ek to|pehl[ai]|aur|or|ar|tatha|dusr[ai]|doosr[ai]|teesr[ai]|tisr[ai]|phir|fir)(?: (?:ye|yeh|yah|yahi))?(?: bata\\p{L}*)?(?: ki(?!\\p{L}))?)',
  lastWords:
    '(?:h|hai|hain|he|hoga|hogi|honge|jayega|jayegi|jaega|jaegi|milega|milegi|padega|padegi|lagega|lagegi|sakta|sakte|sakti|chalega|chalegi|karoge|doge|hota|hoti|ho|chahiye|\\p{L}{2,}(?:ega|egi|oge|enge))(?: kya)?(?! kya(?!\\p{L}))',
  announced:
    '(?:do|teen|tin|char|chaar|[2-6]) (?:cheez\\p{L}*|chiz\\p{L}*|chij\\p{L}*|baat\\p{L}*|bat\\p{L}*|sawaa?l\\p{L}*)',
  announcing:
    'ek saath|ek sath|sath me|p(?:oo|u)chh?ni|p(?:oo|u)chh?ne|p(?:oo|u)chh?na|janni|batao|batana|bata|do|hai|hain|h|thi|the|tha',
  questions:
    'kya|kitn\\p{L}*|kab|kb|ktne|kaha|kahan|kaise|kese|kaun|kon|kauns\\p{L}*|kons\\p{L}*|kyu|kyun|kyon|milega|milegi|hoga|hogi|chalega|padega|lagega|lgega|pdega|jayega|jayegi|jaega|jaegi|sakte|sakta|sakti|skte|skta|skti|mlega|bata\\p{L}*|bta\\p{L}*',
  choice: 'k(?:au|o)n ?s[ae] (?:plan|package|wala|lu|lun|le|lena)|kya (?:lu|lun|le|lena|lagwau)',
  advice:
    'kya (?:salah|salaah|suggest|sujhav)|(?:salah|salaah|sujhav) (?:do|dijiye|de|chahiye)|suggest kar\\p{L}*|k(?:au|o)n ?s[ae](?: \\p{L}+){0,2} (?:lu|lun|loon|le lu|le lun|lena chahiye|lagwau|lagwaun)',
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
  workers:
    '(?:lad?k[aie]|chh?ok\\p{L}+|banda|bande|aadmi|admi|staff|naukar|receptionist|bhatija|bhanja|dost)',
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
  demo: 'demo|meeting',
  ofPlan: {
    afterMonth:
      '(?:pehle|pahle|pehla|first|1st|ek|1|free) (?:mahin\\p{L}*|month) (?:free )?(?:khatam|khatm|poora|pura)?(?: hone)? ?(?:ke )?(?:baad|bad)|mahina free (?:hai )?(?:na )?(?:uske|iske|phir|fir|to) ?(?:baad|bad)?|(?:dusre|doosre|second|2nd) (?:mahin\\p{L}*|month)(?: se)?',
    period:
      '(?:(?:ek|1|poore|pure|pura|poora|pehle|pahle|first|har) )*(?:saal|sal|salana)(?: bhar)?|\\d+ (?:mahin\\p{L}*|maheen\\p{L}*|month)',
    month: '(?:har|per|ek|1) (?:mahin\\p{L}*|month)|mahin(?:e|a|ay)(?: (?:ka|ke|ki|me|mein))?',
    places:
      '\\d+ (?:branch\\p{L}*|shakha\\p{L}*|duka+n\\p{L}*|shops?|clinic\\p{L}*|schools?|hotels?|cent(?:er|re)s?|jaga?h\\p{L}*)|(?:dusri|doosri|ek aur) (?:branch|duka+n|shakha|shop|clinic)',
    offer: '\\d+ ?(?:%|percent|parsent|pratishat)(?: (?:off|wal[aei]|offer|discount|chh?oo?t))*',
    next: '(?:us|is)(?:se|s| se|ke)? (?:(?:bada|bade|badi|agla|aage)(?: (?:wal[aei]|plan))?|(?:upar|uppar) (?:wal[aei]|plan))|(?:thoda )?(?:bada|bade|badi|upar|uppar|agla|agle) (?:wal[aei]|plan)(?: wal[aei])?',
    beyond:
      '(?:us|is|uss|iss)(?:se|ke)? (?:upar|uppar|zyada|jyada|jada|aage)|(?:zyada|jyada|jada|upar|uppar) (?:ho|hua|gaya|gya|gayi|use|chal|nikal|lag|kar)\\p{L}*|(?:limit|chats?|minutes?|messages?) (?:cross|paar|par|khatam|khatm|khtm|over|puri|poori|pure)(?: (?:ho|hua|hui|kar|gay)\\p{L}*)*|limit ke (?:upar|baad|bahar)|extra ka',
    contents:
      '(?:kya )+(?:aur |sab |cheez\\p{L}* )?(?:mil\\p{L}*|aa?t[aei]|aaye?g[aei]|shamil|includ\\p{L}*|diya|features?|suvidha\\p{L}*)|kya kya (?:hota|kare\\p{L}*|karta|karega)|(?:(?:is|us) ?(?:me|mein|ke andar)|andar) (?:kya )+(?:hai|h|he)',
    cheaper:
      '(?:(?:kaun ?s[ae]|kon ?s[ae]|kaun|kon) )?(?:wala )?sast[aei](?: (?:kaun ?s[ae]|kon ?s[ae]|kaun|kon|wala|padega|hoga|rahega))*',
    instalments:
      'kis[h]?t\\p{L}*|emi|(?:do|2|teen|3) (?:baar|bar|hiss[oe]|part)\\p{L}* (?:me|mein)|tukd\\p{L}+|thoda thoda|aadha (?:abhi|pehle)(?: aadha baad)?|parts? (?:me|mein)',
  },
  besideAsked:
    'bacha bachta bachega pe par pr chale chali banta padta pahunche nikle nikal aaye ayi aayi hote hoti jate jata dono mein aur or ar to toh phir fir acha accha theek thik ka ki ke ko me mai se tak bhi hi ho hoga hogi honge hua hui hue gaya gya gayi gyi jaye jaaye jaega jayega jaen hai h he hain kitna kitne kitni ktna kitnaa kul total poora pura jod jodke mila milake milakar hisab hisaab bata batao bataiye btao lagega lagegi padega padegi pdega lgega banega baithega aayega dena deni denge dene de du dun dunga doon karna krna agar mujhe hume humko humein hamein mera mere ye yeh wo woh vo usme isme usko isko uska iska iski uski wala wale wali lu lun loon lenge lena liya chala use kharcha kharch kimat rate daam paisa paise sirf bas ab abhi ji bhai sir lag laga lagake lagakar saath sath baad hata hatake kya milega sakte sakta skte ek baar ekmusht andar us is hum log chahiye karke kaat kat ghata offer off mil rupaye rupay rupee rs bill liye lie waste yahan wahan raha rahi lagao jeb suppose season baithta bharna katega lagwana lagana lagwani',
  amountAsked:
    'kitn\\p{L}*|ktna|kul|total|hisaa?b|rate|kimat|daam|kharch\\p{L}*|jod\\p{L}*|ek (?:saa?th|baar)|ekmusht',
  hints: {
    remedy: 'dawai|dawa|davai|goli|kya (?:kar|du|dun|de)\\p{L}*|ilaj',
    whatsappRival: 'wati|interakt',
    illness:
      '(?:bac?h?ch[aei]|bet[aei]|beti|maa|mummy|papa|pitaji|patni|biwi|wife|pati|bhai|behen|dadi|dada)(?: .{0,40})? (?:bukh?aa?r|ulti|dard|khoon|khansi|dast|behosh|bimar|beemar)|(?:ulti|dast|bukh?aa?r)(?: .{0,25})? (?:bac?h?ch[aei]|bet[aei]|beti|maa|papa)|(?:kau?n ?s[ai]|konsi|kya) (?:dawai|dawa|davai|goli)|(?:dawai|dawa|davai) (?:du|dun|de|dena|bata)\\p{L}*',
    boughtList:
      '(?:agency|vendor|broker|dalal|kisi bande|market|bazaa?r) se.{0,25}(?:numbers?|nambar|nos|list|data|contacts?)|(?:kh?a?r(?:i|ee)d(?:a|i|e)(?: h\\p{L}+)?|bazaa?r|market|vendor|justdial|indiamart).{0,40}(?:list|number|nambar|no|nos|data|database|contact)\\p{L}*' +
      '|(?:list|numbers?|nambar|nos|data|database|contacts?).{0,30}(?:kh?a?r(?:i|ee)d(?:a|i|e|k\\p{L}*)|bazaa?r|market se|vendor se)' +
      '|bina (?:puche|pooche|permission|ijazat|consent).{0,30}(?:msg|message|bhej|whatsapp)',
    phoneNumber:
      '(?:phone|fone|mobile|call|contact|office|seedha|direct)(?: \\p{L}+){0,2} (?:number|nambar|numbr|no|num)' +
      '|(?:number|nambar|numbr|no|num) (?:to )?(?:do|dedo|de|dijiye|dijie|dena|bhejo|bhej|batao|batana|bata|btao|milega|mil|hai kya|chahiye|kya hai)',
    hired:
      '(?:ladk[aieo]\\p{L}*|lad[ck]a|chhokra|bande?|banda|aadmi|admi|staff|receptionist|munshi|naukar|helper|worker|maid|bai)(?: \\p{L}+){0,4} (?:rakh|mil|le|lag|de|dun|du|hire)\\p{L}*' +
      '|(?:munshi|naukar|ladk[aei]|receptionist|staff|helper|worker|banda).{0,40}(?:kaam kar|mahina|mahine)\\p{L}*|tan?khwah|tankha|tankhwa|salary|pagaa?r|vetan|naukri pe' +
      '|(?:receptionist|staff|beti|beta|biwi|wife|ladk[aie]|log|main|hum|banda)(?: \\p{L}+){0,5} (?:uth[ao]\\p{L}*|sambhal\\p{L}*|utha le\\p{L}*|jawab de\\p{L}*)',
    jobLost:
      '(?:naukri|nokri|job|kaam)(?: \\p{L}+){0,2} (?:chali|jayeg|ja|chhin|chin|khatam|chhoot)\\p{L}*|nika+l(?:na|ni|u|un|ungi|unga|de|do|dena|dun|du)\\p{L}*|hatana padega|hata(?:na|ni|dun)',
    bereaved:
      '(?:dehant|dehaant|nidhan|swarg\\p{L}*|guzar ga\\p{L}*|gujar ga\\p{L}*|chal base|nahi rahe|nahin rahe|nhi rhe|nahi rahi|mar gay\\p{L}*|maut|vidhwa|mrityu|expire ho)',
    afraid:
      '(?:computer|technology|technical)(?: \\p{L}+){0,3} (?:nahi|nahin|nhi|dar|ghabra|zero|kamzor)\\p{L}*|(?:dar|darr|ghabra\\p{L}*).{0,20}(?:computer|technology|machine)',
    untilThen:
      'tab ?tak|tabtak|jab tak .{0,20}tab|abhi (?:main |mai |hum )?kya kar\\p{L}*|is beech|filhaal kya',
    saidWrong:
      '(?:aapk[aei]|apk[aei]|tumhar[aei]|your) (?:\\p{L}+ ){0,2}(?:agent|bot|chatbot|system|machine|ai)(?: .{0,60})? (?:gh?alat|galt|puran[aei]|ki jagah|jabki)',
    serverPlace:
      '(?:server|data|recording|hosting)\\p{L}*.{0,25}(?:kaha|kahan|kidhar|kis desh|kaunse desh|konse desh|india (?:me|mein|mai|ka|ke)|bharat|desh|bahar|videsh)|(?:kaha|kahan|kis desh|konse desh).{0,20}(?:server|data cent)',
    codeOwned:
      'code(?: \\p{L}+){0,3} (?:milega|milegi|dete|doge)|(?:malik|maalik|owner)(?: \\p{L}+){0,2} (?:kaun|kon|kiska|hoga|hogi|main|mai|rahega)|kiske naam|(?:code|app|software)(?: \\p{L}+){0,4} (?:mera|meri|kiska|kiski|humara|hamara|aapka)',
  },
}

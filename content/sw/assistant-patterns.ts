import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in Swahili. */
export const patterns: Patterns = {
  things: {
    sheets: 'karatasi|ma?faili|faili',
    products: 'bidhaa|huduma|aina',
    websites: 'tovuti|matawi',
    pages: 'kurasa',
    languages: 'lugha',
    logins: 'logini|wafanyakazi|watumiaji|staff',
    questions: 'au (?:hapana|la|sivyo)|maswali',
  },
  usage: 'dakika|mazungumzo|u?jumbe|meseji|chati',
  about: 'kama|km|karibu|ni',
  extra: '(?:za |ya |wa )?ziada|zaidi|juu ya h\\p{L}+|z\\p{L}*kizidi|y\\p{L}*kizidi|nikizidi\\p{L}*',
  counted: 'wanafunzi|watoto|namba|watu|wateja',
  price: 'bei|gharama|ni sh ngapi|ni shilingi ngapi|ni dola ngapi|ni kiasi gani',
  money: 'bajeti|pesa|hela|shilingi|dola|elfu|laki|kulipa|nalipa|bei|gharama|ada|nafuu|rahisi',
  budget:
    'bajeti|bajet|budget|(?:ni|tu|n)na (?:tu |kama |hiyo )?(?:dola|usd|sh|tsh|shilingi|rupia|\\$|elfu|laki|milioni|\\d)|naweza (?:kulipa|kutumia|kutoa)|tunaweza (?:kulipa|kutumia|kutoa)|(?:i|ya|u|zi)si(?:zidi|pite|vuke)\\p{L}*|si(?:o)? zaidi ya|hadi|mpaka|chini ya|ndani ya|(?:i|zi|u|ya|ki)?na?tosha|kutosha|inatosha|humo|mfuko\\p{L}*|kutumia|kwa hiyo hela|(?:na|tu|ni)pat[ae] (?:nini|ipi|kipi)|uwezo',
  notToSpend: {
    before:
      '(?:ina|una|tuna|na|wana|hu)?(?:ingiza|tengeneza faida)|mapato|mauzo|faida|(?:tuna|na|ina)pata|hasara|(?:tuna|na|ina)poteza|(?:kampuni|wakala|watu|mtu|jamaa|duka|ofisi|wengine|fundi)(?: wa| ya)?(?: (?:ny|w|mw)ingine)|wengine|wenzenu|mshindani|washindani|wanatoza|anatoza|inatoza|freelancer',
    behind: '(?:kwa (?:mwezi|mwaka|siku) )?(?:ni )?(?:mapato|mauzo|faida|za mauzo|za mapato)',
  },
  wishes: {
    instagram: 'insta|instagram',
    messenger: 'messenger|facebook|fb',
    paymentLinks: 'm ?pesa|deposit|amana|advansi|kiungo cha malipo',
    outgoingCalls:
      '\\p{L}*pigi\\p{L}+ simu|simu za kukumbusha|\\p{L}*fuatili\\p{L}*|\\p{L}*malizi\\p{L}+ (?:advance|malipo|deposit)',
    reminders: 'hawaji|hawafiki|hawatokei|wanasahau|\\p{L}*kumbush\\p{L}*|vikumbusho',
    bookings: 'booking|miadi|kuweka nafasi|buking\\p{L}*',
    alerts: 'tahadhari|arifa',
    payment: '\\p{L}*lip\\p{L}+ (?:online|mtandaoni)|malipo (?:ya )?(?:online|mtandaoni)',
    voiceNotes: 'voice ?note\\p{L}*|sauti za whatsapp|ujumbe wa sauti|jumbe za sauti',
  },
  open: 'vipi|lini|wapi|nani|gani|nini|kwa ?nini|ipi|yupi|[\\p{L}]+je',
  contents:
    'ni nini|ni nin|ina nini|kina nini|una nini|nini kipo|ninapata nini|napata nini|nitapata nini|vitu gani|kuna nini',
  howMany: '\\p{L}*ngapi|kikomo|limit',
  named: {
    numbers: 'namba za simu|matawi',
    outgoingCalls:
      '\\p{L}*(?:pigia|pigie)(?: \\p{L}+){0,2} simu|simu za kutoka|simu zinazotoka|kupiga simu|inapiga simu',
    mailSummary: 'muhtasari(?: \\p{L}+){0,4} (?:e ?mail|barua pepe)',
    whatsappSummary: 'muhtasari(?: \\p{L}+){0,4} whatsapp',
    softwareConnection: '(?:programu|mfumo|software)(?: \\p{L}+)? (?:yetu|yangu|wetu|wangu)',
    reviewCall: 'simu ya tathmini|kikao cha tathmini',
    callFlows: 'kazi za simu',
    answers: 'majibu(?: yaliyoandaliwa| tayari)?',
    paymentLinks: '(?:link|kiungo|ombi|maombi|request)(?: \\p{L}+){0,2} (?:malipo|m ?pesa)|m ?pesa',
    weeklyReport: 'ripoti (?:ya |za )?(?:kila )?wiki|ripoti kila wiki',
    ownDocuments: '(?:\\p{L}*funzwa|\\p{L}*jifunza)(?: \\p{L}+){0,2} nyaraka',
    voiceNotes: 'picha',
    documents: 'pdf|nyaraka',
    liveSheet: '(?:google )?sheet(?: \\p{L}+)? (?:hai|inayobadilika|live)|live (?:google )?sheet',
    whatsappEnquiries: 'maulizo(?: \\p{L}+){0,2} whatsapp',
    staffHandover: '\\p{L}*kabidhi\\p{L}*',
    ai: 'majibu ya ai|\\p{L}*jibu\\p{L}* kwa ai',
    staffLogins:
      'akaunti(?: \\p{L}+){0,3} (?:wafanyakazi|mfanyakazi|yake)|(?:mfanyakazi|wafanyakazi)(?: \\p{L}+){0,2} akaunti',
    prioritySupport: 'msaada wa kipaumbele|kipaumbele',
    channels: 'njia za mawasiliano|chaneli',
    whatsapp: 'whatsapp',
    sheet: 'google sheets?|excel',
    widgets: 'kadi|widget',
    sheets: 'majedwali|jedwali',
    logins: 'akaunti',
    forecasts: 'utabiri|\\p{L}*tabiri',
    processes: 'michakato|mchakato',
    screens: 'kurasa',
    aiFeatures: 'vipengele vya ai',
    connections: 'mifumo',
    dashboard: 'dashibodi|dashboard',
    callsAtOnce: '(?:simu )?kwa (?:wakati mmoja|pamoja|mpigo)',
    ownServer: 'seva (?:yetu|yangu|yako|binafsi)',
  },
  offer: 'ofa|offer|punguzo|discount',
  without: 'bila|ukiondoa|ukitoa|kuondoa|pasipo',
  everyDay: 'kwa siku|kila siku|kutwa',
  places: 'guest ?houses?|matawi|maduka|shule|hoteli|kliniki|lodges?|ofisi',
  secondPlace:
    '(?:matawi|maduka|hoteli|shule|kliniki|vituo|migahawa) (?:mawili|mbili|viwili|miwili)|(?:tawi|duka|kliniki|hoteli|shule|kituo) (?:(?:la|ya|cha) pili|[ljk]ingine|nyingine)',
  byMonth: 'mwezi|mara moja',
  everyMonth: 'kila mwezi',
  months: 'januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba'.split(' '),
  otherMonths: '(?:miezi )?(?:iliyobaki|mingine|iliobaki|inayobaki)',
  double: 'mara (?:mbili|2)|maradufu|mara dufu|double',
  year: 'mwaka',
  joints: 'kwanza|na pia|pia|halafu|alafu|afu|na|pili|tatu|kisha',
  firstWords:
    '(?:je|mna(?:toa|weza|pokea|rekodi|fundisha|fungua|hitaji|uza|tumia|wafundisha)|m?naweza|inaweza|tunaweza|nitaweza|kuna|mko|mpo|mta\\p{L}+|nita\\p{L}+|napata|inachukua|itachukua|inafanya|inaongea|inajibu|itakuwa|nikilipa)',
  lastWords: '(?:gani|ngapi|nini|wapi|vipi|lini|ipi|nani|[\\p{L}]{4,}je)',
  announced: '(?:maswali|mambo) (?:mawili|matatu|manne|matano|[2-6])',
  announcing: 'nataka|nilitaka|kuuliza|ya',
  questions:
    '^(?:(?:na )?pia )?(?:m?naweza|tunaweza|inaweza|ina\\p{L}{3,}|mna\\p{L}*|mta\\p{L}{2,}|nita\\p{L}{2,}|tuta\\p{L}{2,}|ita\\p{L}{2,}|kuna)|je|[\\p{L}]{4,}je|gani|ngapi|nini|lini|wapi|vipi|ipi|yupi|kwanini|kwann|kwa nini|nani|ikoje|inakuaje|inakuwaje|mna\\p{L}+|m?naweza\\p{L}*|inaweza\\p{L}*|mta\\p{L}+|ita\\p{L}+|nita\\p{L}+|nta\\p{L}+|kiasi|sangapi|mpo|mko',
  choice:
    '(?:nichukue|tuchukue|mpango|kifurushi|package|plan) (?:nini|upi|ipi|gani|kipi)|kipi (?:kitanifaa|kinanifaa)|ipi (?:itanifaa|inanifaa)',
  advice:
    '(?:u|m)na(?:ni|tu)shauri|(?:ni|tu)shauri\\p{L}*|(?:u|m)napendekeza|(?:ni|tu)(?:chukue|nunue|chague)(?: \\p{L}+){0,2} (?:upi|ipi|gani|kipi|nini)',
  saves: '\\p{L}*okoa\\p{L}*|\\p{L}*pungu\\p{L}*',
  allOf: '(?:vyote|zote|yote|wote|hizo|hizi|hivyo|hivi|hayo) (?:vi|ma|mi|wa)?(?:wili|mbili|tatu|nne|[2-4])',
  single: '(?:moja|1) (?:tu|pekee)',
  moreThan: { before: '(?<!si )(?<!sio )zaidi ya' },
  posts: 'reels?|video|posti|wafuasi|matangazo',
  replies: 'jib\\p{L}+|anajibu|inajibu|ijibu|ujumbe|oda|meseji',
  at: { before: '(?:kwenye|katika|kupitia|kwa|ndani ya)' },
  not: { before: '(?:sina|hatuna|bila|bila ya|sio|siyo|si|badala ya|sitaki|hatutaki)' },
  customers: 'wateja|mteja|wageni|mgeni|watalii|wagonjwa|wazazi|wazungu',
  loss: 'hasara|fidia|nani (?:ana|ata)(?:ye)?(?:ni|tu|wa)?lipa|mtanilipa|mtalipa hiyo',
  owner: 'mmiliki|bosi|mkubwa|mwanzilishi|meneja',
  worth: 'bora|inafaa|nichukue|nihamie|ninunue|nahitaji|inahitajika|tuchukue|tuhamie|lazima',
  whyNot: 'kwa ?nini (?:isiwe|nisi\\p{L}+|si|hai\\p{L}+|usi\\p{L}+)|mbona (?:isiwe|si|usi\\p{L}+)',
  workers: '(?:ajiri|\\p{L}*ajiri\\p{L}*|kijana|mtu|mfanyakazi|dada|receptionist|mpokezi|binamu|rafiki)',
  tooMuch: 'ghali|hela nyingi|pesa nyingi|mnatania|unatania',
  byPrice: { before: '(?:ile|hiyo|hyo|ule|huo|mpango) (?:ya|wa)' },
  incoming:
    '(?:kupokea|kupokelea|zinazoingia|inapokea|apokee) (?:\\p{L}+ ){0,2}tu|tu (?:kupokea|zinazoingia)|hatupigi(?: simu)?|sihitaji kupiga',
  products: {
    tutorconnect: 'tuition|tuisheni|twisheni|masomo ya ziada|nafundisha|kufundisha|mwalimu wa tuition',
    eduresultanalysis: 'alama|matokeo|ripoti za matokeo',
    'career-coach-ai': 'kazi ya baadaye|taaluma|career',
    'youtube-seo-tool': 'youtube|video',
  },
  spoken: { hindi: 'kihindi', english: 'kiingereza|kizungu', swahili: 'kiswahili' },
  demo: 'onyesho|demo|kikao|miadi',
  ofPlan: {
    afterMonth:
      'mwezi (?:wa kwanza|wa bure) (?:ukiisha|ukipita|ukimalizika)|baada ya (?:huo )?mwezi (?:wa kwanza|1|mmoja|wa bure|huo)|(?:kuanzia )?mwezi wa pili',
    period:
      '(?:kwa |ya |wa )?(?:mwaka|miaka)(?: (?:mmoja|mzima|wote|wa kwanza|huu|1|\\d+))*|(?:kwa )?miezi \\d+',
    month: '(?:kwa|kila|ya|wa|cha|za) mwezi|mwezi',
    places:
      '(?:matawi|maduka|shule|hoteli|kliniki|ofisi|vituo|lodges?|guest ?houses?) \\d+|(?:tawi|duka|kliniki|hoteli|shule) (?:(?:la|ya|cha) pili|[ljk]?ingine|nyingine)',
    offer:
      '(?:punguzo la |ofa ya |ile ya )?(?:asilimia \\d+|\\d+ ?%)(?: (?:off|ya punguzo))?|ofa ya uzinduzi',
    next: '(?:kubwa|mkubwa|ya juu|wa juu|juu) (?:kuliko|zaidi ya|ya) (?:hiyo|huo|hapo|hii|huu)|(?:ina[yl]o|una?o|kinacho)fuat\\p{L}+|unaofuata|(?:ya|wa) juu yake|(?:ile )?m?kubwa yake|(?:ile|mpango) (?:kubwa|mkubwa|ya juu|wa juu)(?: zaidi)?',
    beyond:
      '\\p{L}*(?:zidi|zidisha|zidishia|pitiliz\\p{L}+|vuka)(?: (?:hapo|hiyo|hizo|kikomo|limit))?|zaidi ya (?:hapo|hiyo|hizo|hapa|huo)|juu ya (?:hapo|hiyo|hizo)|(?:za |ya )?ziada|(?:dakika|chati|ujumbe|meseji) (?:zi|u)ki(?:i)?sha|zikiisha',
    contents:
      '\\p{L}*(?:jumuisha)(?: (?:nini|vitu gani|yapi))?|(?:i|u|ki)na (?:nini|vitu gani|mambo gani|yapi)|\\p{L}*pata (?:nini|vitu gani)(?: humo)?|(?:ndani|humo|mle)(?: (?:yake|mwake))? (?:kuna|ina|mna|una) nini|kuna nini|kilichomo|vilivyomo|vipengele',
    cheaper:
      '(?:ipi|upi|kipi|lipi)(?: (?:ni|ndio|ndiyo|itakuwa|inakuwa))* (?:nafuu|rahisi|bei (?:nafuu|ndogo|rahisi))(?: zaidi)?',
    instalments:
      '(?:kwa )?awamu|kidogo ?kidogo|(?:kwa )?mafungu|nusu (?:sasa|kwanza)|(?:kwa )?mara (?:mbili|tatu|2|3)|instal+ments?',
  },
  besideAsked:
    'inabaki kinabaki zikifika zikiwa zikawa yakifika ukifika tukifika nikifika napata tunapata zinafika kati ivi hivi na je basi sawa sasa halafu alafu kwa ya wa la cha za vya ni itakuwa inakuwa inakua itafika inafika ngapi gani kiasi jumla hesabu yote zote nalipa nitalipa tunalipa tutalipa nilipe kulipa nikilipa tukilipa natoa nitatoa gharama bei ada usanidi hiyo hyo hii hizo huo huu ile hapo humo yake mimi sisi ndio ndo tu pia kama nikitumia tukitumia nikichukua tukichukua tukiwa nikiwa nina tuna kuwa ikiwa ikifika dola pesa hela kila kuanzia kuanza nipe niambie tafadhali nikipata tukipata baada punguzo ofa naweza tunaweza inawezekana mnaruhusu mpango kifurushi mkupuo mpigo pamoja mara moja mbili kabla mzima wote yaani vipi hapa itakua zinakuwa tunataka nataka shilingi rupia bili natakiwa tunatakiwa hasa ukitoa nikitoa utakuwa itanigharimu nipigie nieleze malipo lingine',
  amountAsked: 'ngapi|kiasi|jumla|bei|gharama|hesabu|total|mkupuo|mpigo|at once',
  hints: {
    remedy: 'dawa|nifanye(?:je)?|tufanye(?:je)?|nimpe',
    whatsappRival: 'wati|interakt',
    illness:
      '(?:mtoto|mwanangu|mama|baba|mke|mume|kaka|dada|bibi|babu)(?: .{0,40})? (?:homa|\\p{L}*tapika|\\p{L}*umwa|maumivu|damu|\\p{L}*harisha|malaria|kikohozi)|(?:nimpe|ninywe|nitumie|nimnyweshe) (?:\\p{L}+ )?dawa|dawa (?:gani|ipi)',
    boughtList:
      '(?:n?i?me?nunua|\\p{L}*nunu\\p{L}*|uziwa|sokoni|mtaani|mtandaoni).{0,40}(?:orodha|list|namba|data|database|mawasiliano)' +
      '|(?:orodha|list|namba|data|database)\\p{L}*.{0,40}(?:\\p{L}*nunu\\p{L}*|uziwa|sokoni)' +
      '|bila (?:ridhaa|idhini|kuwauliza|kuomba).{0,30}(?:ujumbe|meseji|whatsapp|tangazo|tuma)',
    phoneNumber:
      'namba(?:ri)?(?: \\p{L}+){0,2} (?:ya|za) (?:simu|mtu|ofisi|kupiga|meneja)|namba(?:ri)? yenu|namba(?:ri)? (?:nipige|nikupigie|niwapigie|ya kupiga)' +
      '|(?:nipe|nipeni|naomba|nitumie|nitumieni|nahitaji|nataka)(?: \\p{L}+){0,2} namba(?:ri)?',
    hired:
      '(?:naajiri|\\p{L}*ajiri\\p{L}*|\\p{L}*mweka|nikaajiri)(?: \\p{L}+){0,3} (?:kijana|mtu|dada|binti|mfanyakazi|msichana|mvulana|receptionist|mhudumu)|naajiri|niajiri|nitaajiri|ningeajiri' +
      '|mshahara|(?:na|nina|tuna)mlipa|kumlipa (?:mfanyakazi|receptionist|dada|kijana|mtu)' +
      '|(?:receptionist|mfanyakazi|wafanyakazi|dada|kijana|mke|binti|mimi)(?: \\p{L}+){0,4} (?:\\p{L}*pokea|\\p{L}*pokeaye|\\p{L}*jibu|\\p{L}*fanya)(?: \\p{L}+){0,2} (?:simu|yote|zote|kazi|meseji)',
    jobLost:
      '\\p{L}*mfukuza\\p{L}*|kufukuz\\p{L}*|nimfukuze|nitamfukuza|\\p{L}*poteza (?:kazi|ajira)|\\p{L}*kosa (?:kazi|ajira)|\\p{L}*achishw?a? kazi|kuwaachisha',
    bereaved:
      '\\p{L}*fariki\\p{L}*|\\p{L}*fiwa|\\p{L}*fiwa na|marehemu|kifo|msiba|mjane|amekufa|alikufa|ametutoka',
    afraid:
      '(?:sijui|siwezi|naogopa|hofu|ninaogopa).{0,25}(?:kompyuta|computer|teknolojia|mashine|mitandao|intaneti)|(?:kompyuta|computer|teknolojia).{0,20}(?:sijui|naogopa|siwezi|siielewi|siijui)',
    untilThen:
      'mpaka (?:hapo|wakati huo|mjibu|wajibu|mnijibu)|hadi (?:hapo|mjibu|wajibu)|kwa sasa (?:nifanye|nifanyeje|nafanya)|(?:nifanye|nifanyeje) (?:nini )?(?:sasa|kwa sasa|leo)',
    saidWrong:
      '(?:wakala|agent|roboti|bot|chatbot|mashine|mfumo) (?:wenu|yenu|yako|wako)(?: .{0,60})? (?:wakati|badala|kumbe|zamani|vibaya|sio sahihi|si sahihi|uongo|makosa|kimakosa)',
    serverPlace:
      '(?:seva|server|data|taarifa|rekodi)\\p{L}*.{0,25}(?:nchi gani|nchi ipi|wapi|zipo india|ipo india|nje ya nchi|iko nchi|ziko nchi)|(?:nchi gani|wapi).{0,20}(?:seva|server)',
    codeOwned:
      'mmiliki(?: \\p{L}+){0,2} (?:ni|nani|atakuwa|mimi)|(?:mali|miliki) ya nani|nani (?:ana|ata|anaye|ataye)miliki|\\p{L}*miliki (?:code|app|programu|msimbo)|(?:code|msimbo|app|programu)(?: \\p{L}+){0,3} (?:yangu|ya nani|langu|yetu)',
  },
}

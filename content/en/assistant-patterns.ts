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
    widgets: 'kpis?|widgets?|figures?',
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
  budget:
    'budget\\p{L}*|afford\\p{L}*|invest|(?:can|could|to|will|max(?:imum)?|only|want to|ready to) (?:spend|pay|put)|spend(?:ing)?|(?:i|we) (?:only )?(?:have|got)(?: only| just| about| around| like| maximum)*(?: (?:rs|inr|usd))?(?: ?[₹$])? ?\\d[\\d,.]*(?: ?(?:k|lakhs?|thousand|dollars|rupees|rs|usd))?(?! ?\\p{L})|(?:have|got) only|within|under|below|less than|up ?to|max(?:imum)?|at (?:the )?most|(?:not|no)(?: (?:a|one|single|any|much|rupee|dollar)){0,3} (?:more|above|over|exceed\\p{L}*)|cross\\p{L}*|cap|limit|enough|sufficient|fits?|inside|my (?:money|amount|pocket)|(?:with|for) (?:that|this) (?:money|amount)|in (?:hand|all)|how much (?:can|will) i get|what (?:can|do|will|all) (?:(?:i|we) )?(?:get|buy|take)|(?:anything|something) (?:in|for|at)|manage|(?:what|all) (?:we|i) (?:have|got)',
  notToSpend: {
    before:
      '(?:earn(?:s|ed|ing)?|mak(?:es|ing)|(?:we|i|clinic|shop|hotel|school|business|practice|firm|they) make|turn ?over|revenue|sales?|income|profits?|collections?|takings|los(?:e|es|ing|t)|wast(?:e|es|ing|ed)|(?:(?:an)?other|different|rival|local) (?:company|agency|vendor|guy|guys|firm|people|person|one|place|provider|shop|developer|freelancer)|someone else|competitors?|freelancers?|fiverr|they (?:charge|charged|are giving|offer))',
    behind:
      '(?:(?:worth|of|in|a|per|every|each|this|last|month|monthly|year|yearly) ){0,3}(?:business|sales?|turn ?over|revenue|income|profits?|collections?|takings)|(?:(?:from|by|at) )(?:an ?other|other|a different|a rival|a local|some)',
  },
  wishes: {
    instagram: 'insta|instagram|ig',
    messenger: 'messenger|facebook|fb',
    paymentLinks:
      'm ?pesa|upi|deposits?|advance payments?|payment links?|(?:take|collect|get|accept) (?:the |their )?(?:payments?|advance|money)',
    outgoingCalls:
      '(?:calls?|ring|rings|phone|phones) (?:them|people|leads?|parents|patients|customers|guests|everyone|each|new|back)|call ?backs?|outgoing|outbound|reminder calls?|follow(?:s|ing)? up(?: on)?',
    reminders:
      'remind(?:s|ers?|ing)?|no ?shows?|never (?:come|turn up|show up)|forget(?:s)? (?:the |their |to )?(?:appointments?|come|pay)|don.?t (?:come|show up)|dont (?:come|turn up)',
    bookings: 'book(?:s|ing|ings)?|appointments?|slots?|reservations?',
    alerts: 'alerts?|warns?|warning',
    sheet: 'google sheets?|g ?sheets?',
    payment: 'online (?:\\p{L}+ )?(?:payments?|fees?)|pay(?:ments?)? online|take payments?',
    voiceNotes: 'voice (?:notes?|messages?|msgs?|clips?)|audio (?:notes?|messages?|msgs?)',
  },
  open: 'how|what|whats|which|when|where|who|why',
  contents:
    'what all|what is it|what it is|what (?:is |do (?:i|we) |does it |will (?:i|we) )?(?:get|include|come|contain)\\p{L}*|what(?:s| is) in(?:side)? (?:it|the|that|this)',
  howMany: 'how many|how much|number of|no of|limit|max(?:imum)?',
  named: {
    numbers: 'phone numbers|branch(?:es)?|phone lines',
    outgoingCalls:
      'outgoing|outbound|(?:make|makes|making) calls|(?:call|phone|ring)s? (?:up )?(?:my|our|the|your)? ?(?:\\p{L}+ )?(?:customers|clients|leads|parents|patients|guests|students|people)',
    mailSummary: 'summar(?:y|ies)(?: \\p{L}+){0,4} (?:e ?mail|mail)|e ?mail(?: \\p{L}+){0,4} summar(?:y|ies)',
    whatsappSummary: 'summar(?:y|ies)(?: \\p{L}+){0,4} whatsapp|whatsapp(?: \\p{L}+){0,4} summar(?:y|ies)',
    softwareConnection:
      'crm|erp|tally|(?:our|my|own|existing|hospital|hotel|clinic|school|billing) (?:\\p{L}+ )?(?:software|system)',
    reviewCall: 'review (?:calls?|meetings?)',
    callFlows: 'call ?flows?',
    answers: '(?:ready|fixed|saved|stored|pre ?written) (?:answers?|replies)',
    paymentLinks: '(?:payment|pay|upi|m ?pesa) (?:payment )?(?:links?|requests?)|upi',
    weeklyReport:
      'week(?:ly)? (?:\\p{L}+ )?reports?|reports? (?:\\p{L}+ )?(?:every|each|a|per|once a) week|reports? weekly',
    ownDocuments:
      '(?:train(?:s|ed|ing)?|learn(?:s|ed|ing)?|taught)(?: \\p{L}+){0,2} (?:on|from|with|by)(?: \\p{L}+){0,2} (?:documents?|files|material|pdfs?)',
    voiceNotes: 'photos?|pictures?',
    documents: 'pdfs?|brochures?|prospectus(?:es)?',
    liveSheet: 'live (?:google )?sheets?',
    whatsappEnquiries:
      '(?:enquir(?:y|ies)|inquir(?:y|ies)|leads?)(?: \\p{L}+){0,3} whatsapp|whatsapp(?: \\p{L}+){0,2} (?:enquir(?:y|ies)|inquir(?:y|ies)|leads?)',
    staffHandover:
      'hand(?:s|ed)? ?over|hand(?:s|ed)?(?: \\p{L}+){1,4} over|(?:pass|transfer|send)(?:es|s|red)?(?: \\p{L}+){0,4} (?:staff|human|person|team)|gives?(?: \\p{L}+)? (?:chats?|calls?|conversations?)(?: \\p{L}+){0,3} (?:staff|human|person|team)',
    ai: 'ai (?:answers?|replies)|(?:with|by|use|uses|using|real) (?:an )?ai',
    staffLogins:
      '(?:staff|separate|team|employee)(?: \\p{L}+){0,3} (?:logins?|accounts?)|(?:logins?|accounts?)(?: \\p{L}+){0,3} (?:staff|team|employees?)',
    prioritySupport: 'priority (?:support|help|service|repl(?:y|ies))',
    channels: 'channels?',
    whatsapp: 'whatsapp',
    sheet: 'sheets|excel',
    logins: 'log ?ins?|users?',
    forecasts: 'forecast(?:s|ing)?|predict(?:s|ions?)?',
    payment: '(?:online |upi |card )payments?|pay online',
    aiFeatures: 'ai features?',
    connections: '(?:outside|external|other|connected) systems?|systems? connected',
    dashboard: 'dashboards?',
    callsAtOnce:
      '(?:calls? )?(?:at|on) (?:the same|a|one) time|simultaneous(?:ly)?(?: calls?)?|(?:calls? )?at once',
    ownServer: '(?:own|our|my|dedicated|private) servers?',
  },
  offer: 'discounts?|offers?|off',
  without: 'without|leave out|leaving out|excluding|except|ignoring|minus',
  everyDay: 'daily|(?:a|per|every|each) day|/ ?day',
  secondPlace:
    '(?:second|another|2nd|one more|other) (?:branch|shop|store|clinic|cent(?:re|er)|school|hotel|outlet|campus)',
  byMonth: 'months?|monthly|one ?time|recurring',
  everyMonth: 'monthly|(?:per|every|each) month',
  months:
    'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?'.split(
      ' ',
    ),
  otherMonths: '(?:the )?(?:rest|remaining|others?|slow)(?: (?:of the )?(?:months?|year))?',
  double: 'double|twice|2x',
  year: 'years?|(?:(?:per|a|one|first|next|each|every|this|full|whole) ?)yrs?|yearly|annual(?:ly)?',
  joints:
    'first of all|firstly|and also|and|also|plus|nd|n|&|then|next|secondly|thirdly|one more thing|another thing',
  firstWords:
    '(?:what|whats|how (?:much|many|long|soon|often|fast|do|does|can|will|is)|which (?:plan|city|one)|when (?:will|can|are|is|do)|where (?:is|are|do)|who (?:owns|can|is|will)|do (?:you|i|we|u|my)|does (?:it|the|this|that)|is (?:there|it|this|my|the|emi)|are (?:there|the|you|u|my|calls)|can (?:i|you|we|it|u|my)|could|will (?:it|you|u|i|we|my|the)|would|should|have you)',
  announced:
    '(?:[2-6]|two|three|four|five|few|couple of|some) (?:more |quick )?(?:things?|questions?|doubts?|queries|points)',
  announcing: 'i|to|want|wanted|need|have|ask|know',
  questions:
    '(?:or|and) not|^(?:do|does|did|is|are|will|can|could|would|shall|should|has|any) \\p{L}+|what|whats|how|which|when|where|who|why|whether|is (?:it|there|this|that)|are (?:you|there|u)|does|do (?:you|i|we|u)|can (?:i|you|we|it|u)|could|will (?:it|you|u|i|we)|would|should|shud|have you|u have',
  choice:
    '(?:which|what) (?:\\p{L}+ ){0,2}(?:plan|package)|(?:which|what) (?:service|product)|which (?:one )?(?:is|will be|would be|suits|for) |what (?:should|shud|shall|do) (?:i|we) (?:take|buy|get|choose)',
  advice:
    'what (?:do|would) (?:you|u) (?:recommend|suggest|advise)|(?:please |pls )?(?:recommend|suggest|advise)(?: me)?(?: (?:a|one|the|which))?|(?:which|what)(?: \\p{L}+){0,4} (?:should|shud|shall) (?:i|we) (?:take|buy|get|choose|go (?:for|with))',
  saves: 'sav(?:e|es|ed|ing|ings)|less|off|cheaper',
  allOf: '(?:all|these|those|the) (?:two|three|four|[2-4])',
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
  workers:
    '(?:get|put) (?:a|an|one|two|my|some|another)? ?(?:\\p{L}+ )?(?:boy|girl|guy|man|woman|lady|person|people|staff|clerk|student|helper)s?|nephew|cousin|brother|friend|freelancer|receptionist',
  tooMuch:
    '(?:too|so|very) (?:much|costly|high)|expensive|are (?:you|u) (?:joking|kidding|serious)|you must be joking|daylight robbery|rip ?off',
  byPrice: {
    before: '(?:that|the|this)(?: (?:one|bot|plan|package|tool))? (?:for|at|of)',
    behind: '(?:rs |rupees? )?(?:one(?! time)|plan|package|wala)',
  },
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
  demo: 'demos?|demonstration|meeting|first call|video call',
  ofPlan: {
    afterMonth:
      'after (?:the |my |that )?(?:first|1st|free|one|1|trial) month|(?:first|1st|free) month (?:is |gets |ends?|over|finish\\p{L}*| )+|after (?:30|thirty) days|(?:once )?month (?:one|1) is over|(?:from )?(?:the )?(?:second|2nd) month(?: on(?:wards)?)?',
    period:
      '(?:(?:for|in|of|over|a|one|1|the|first|full|whole|entire|next|per|each|every) )*(?:years?|yrs?|yearly|annual(?:ly)?)(?! old)|\\d+ (?:months?|mths?|mnths?)',
    month: '(?:per|a|each|every|by(?: the)?|in a) month|monthly',
    places:
      '\\d+ (?:branch(?:es)?|shops?|stores?|clinics?|schools?|hotels?|lodges?|locations?|cent(?:er|re)s?|outlets?|places)|(?:a )?(?:second|2nd|another) (?:branch|shop|store|clinic|school|hotel|outlet)',
    offer:
      '(?:with |after |minus |less )?\\d+ ?(?:%|percent|per cent)(?: (?:off|offer|discount))?|launch (?:offer|discount)',
    next: '(?:the )?(?:bigger|larger|higher)(?: (?:one|plan|package|tier|level|size))?|(?:the )?next (?:one|plan|package|tier|level|size)(?: up)?|next up|(?:the )?(?:one|plan) (?:above|up|higher|bigger|after)(?: (?:that|it|this))?',
    beyond:
      '(?:over|above|beyond|more than|past) (?:that|it|this|those|the (?:limit|plan|quota))|(?:cross|exceed|finish)(?:es|ed|s)?|go(?:es)? (?:over|above|beyond)|(?:use|used|using|need) more|used up|runs? out|extra(?: (?:ones?|use|usage|minutes?|chats?|messages?|calls?))?|(?:minutes?|chats?|messages?) (?:are |get |is )?(?:over|finish(?:ed)?|exhausted)',
    contents:
      'what(?:s|.s)?(?: (?:all|else|is|are|comes|things))* (?:in|inside|with) (?:it|that|this|there)|what (?:all |else |things )*(?:do|will|would|does|comes?|is|are|shall)? ?(?:i |we |it |that |this |one )*(?:get|gets|getting|includes?|included|contains?|has|have|comes? with|come|there|given)(?: (?:in|with|inside|for) (?:it|that|this))?|(?:it|that|this)(?: one)? (?:includes?|has|contains) what(?: all| things)?|(?:its|the) features|(?:every ?thing|all)(?: that is)? included',
    cheaper:
      '(?:which|what) (?:one |of (?:them|the two|these) )?(?:is(?: coming| going to be)?|costs?|works? out|will be|would be|comes?(?: out)?)? ?(?:the )?(?:cheaper|cheapest|less|lower|better value)(?: (?:one|of the two))?|cheaper (?:one|which)',
    instalments:
      '(?:in )?(?:two |three |2 |3 |small |few )?(?:parts|instal+ments?|emis?|pieces)|part payments?|half now(?: (?:and )?half later)?',
  },
  besideAsked:
    'remains remaining left becomes at with a month reach reaches reached goes hit hits were costs between two which one and ok okay so then but what whats how much many is it that this the an of for in to do does will would can could i we u you me my our if its be there on or please pls plz total sum all cost price comes come up out altogether amount fee fees charge charges pay paying rate bill plan package money now also just only same about final grand figure work works off setup offer get got are possible allowed take took taken both together them have has ones when where from day once upfront advance want wants rupees rs dollars suppose thing things tell give exactly apply',
  amountAsked:
    'how much|what|total|sum|cost|price|amount|figure|rate|bill|fee|at once|upfront|in advance|(?:one|single) (?:go|shot)',
  hints: {
    remedy:
      'medicines?|tablets?|pills?|syrups?|dose|what (?:to|should|can|do|must) (?:i |we )?(?:do|give|take)|what to do|help',
    whatsappRival: 'wati|interakt|aisensy|gupshup|doubletick|manychat|gallabox',
    illness:
      '(?:my|our) (?:\\p{L}+ )?(?:child|son|daughter|baby|kid|mother|father|mom|dad|wife|husband|brother|sister|grandmother|grandfather|friend)(?: .{0,40})? (?:fever|vomit\\p{L}*|cough\\p{L}*|pain|bleed\\p{L}*|unconscious|sick|ill|dengue|malaria|loose motions?|diarrh\\p{L}*)' +
      '|(?:i have|i.ve|he has|she has)(?: \\p{L}+){0,3} (?:fever|chest pain|vomiting|bleeding)|(?:which|what) (?:medicine|tablet|pill|syrup)s?(?: .{0,30})?(?:give|take|for (?:my|a|the|fever|pain|cough))|dose of',
    boughtList:
      '(?:bought|buy(?:ing)?|purchas\\p{L}*|scrap(?:ed|ing)|harvested|leaked|stolen|downloaded|random|cold|third party).{0,40}(?:lists?|numbers?|nos|database|data|contacts?|leads|emails?)' +
      '|(?:lists?|numbers?|nos|database|data|contacts?|leads).{0,30}(?:bought|purchased|scraped|from (?:a |the )?(?:vendor|market|guy|agency|broker|dealer|justdial|indiamart|internet|google|telegram))' +
      '|(?:never|not|did ?n.?t|don.?t|haven.?t|without) (?:agreed?|asked?|gave|given|give|consent|opt(?:ed)?).{0,30}(?:messages?|whatsapp|broadcast|send|promo)' +
      '|(?:spam|blast).{0,30}(?:everyone|numbers|people|list|contacts|strangers)',
    phoneNumber:
      'phone (?:that )?(?:i|we) (?:can|could) (?:ring|call|dial)|(?:phone|telephone|tel|mobile|contact|landline|helpline|hotline|call(?:ing)?|direct) ?(?:number|no|nos|num|line)|landline|helpline' +
      '|(?:a|any|some|the|your|ur|which|what) (?:number|no|num)(?: .{0,20})?(?: to| i can| where i can| for)? ?(?:ring|call|dial|phone|talk)' +
      '|(?:give|send|share|tell|need|want)(?: me)?(?: a| the| your| ur| any| some)? (?:number|no|num)|(?:ring|dial|phone) you',
    hired:
      '(?:keep|hir(?:e|ing)|employ|appoint|pay(?:ing)?)(?: \\p{L}+){0,3} (?:boys?|girls?|guys?|person|man|men|woman|maid|receptionists?|staff|assistant|helper|employee|clerk|operator|lady|students?|intern)' +
      '|salar(?:y|ies)|wages?|(?:boys?|girls?|receptionist|staff|helper|clerk|maid|peon|worker|munshi)(?: \\p{L}+){0,2} (?:costs?|earns?|works?|gets|asks|charges)' +
      '|(?:receptionist|staff|wife|husband|son|daughter|boy|girl|employees?|team|people|brother|sister|we|i)(?: (?:already|anyway|myself|herself|himself|all|always)){0,2} (?:(?:answers?|picks?|handles?|attends?)(?: up)?(?: \\p{L}+){0,3} (?:calls?|phones?|messages?|whatsapp|everything)|takes?(?: (?:all|the|my|our|these|every))* (?:calls?|phones?|messages?))',
    jobLost:
      '(?:los(?:e|es|ing)|cost(?:s)?)(?: \\p{L}+){0,2} jobs?|(?:fir(?:e|ing)|sack(?:ing)?|remov(?:e|ing)|throw(?:ing)?|kick(?:ing)?|dismiss(?:ing)?)(?: out)? (?:him|her|them|my|the)|let (?:him|her|them) go|take (?:away )?(?:his|her|their|my) jobs?',
    bereaved:
      '(?:passed away|pass away|died|expired|no more|late (?:husband|father|mother|wife)|lost my (?:husband|wife|father|mother|dad|mom|son|daughter|brother|sister|papa)|death (?:of|in) (?:my|the) \\p{L}+|widow(?:er)?|funeral)',
    afraid:
      '(?:know(?:s)? nothing|don.?t know(?: anything)?|no idea|zero knowledge|afraid|scared|fear|nervous|bad|weak).{0,20}(?:computers?|technology|tech|technical|machines?|internet|apps?)',
    untilThen:
      '(?:until|till|til) then|(?:in the )?mean ?while|in the meantime|what (?:do|can|should|shall) i do (?:now|today|tonight)|for now what',
    saidWrong:
      '(?:your|ur) (?:\\p{L}+ ){0,2}(?:agent|bot|chatbot|assistant|ai|system|machine|thing)(?: \\p{L}+){0,3} (?:told|said|says|quoted|gave|promised|sent|confirmed|charged|booked)(?: .{0,60})? (?:wrong|instead|old|false|incorrect|while|but (?:it|the|our|actual|real)|though)',
    serverPlace:
      '(?:servers?|hosted|hosting|data ?cent(?:er|re)|data|recordings?).{0,25}(?:countr(?:y|ies)|located|location|in india|in tanzania|inside india|abroad|overseas|outside|mumbai|us or|usa|physically)|(?:countr(?:y|ies)|where|which place|which city).{0,25}(?:servers?|data ?cent(?:er|re)|hosted)',
    codeOwned:
      'who(?:s|.s| is| will be| will)?(?: the)?(?: be)? own(?:s|er|ing|ers)?|own(?:er|ership) of|owns? (?:the|it|this|that)|whose (?:is |will be )?(?:the )?(?:code|app|software|property)|(?:source )?code(?: .{0,25})? (?:mine|ours|yours|my|belongs?|belong|own|name|owner)|belongs? to (?:me|us|whom|you)',
  },
}

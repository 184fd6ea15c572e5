import { company } from '#content/company.ts'
import { openingTimes } from '#content/opening-hours.ts'
import { price } from '#content/prices.ts'
import type { AssistantWords } from '#content/types/assistant.ts'

const [weekdays, saturday] = company.hours
const hours = `Jumatatu hadi Ijumaa ${openingTimes(weekdays, 'hadi')}, Jumamosi ${openingTimes(saturday, 'hadi')}, Jumapili tumefunga`

export const assistant: AssistantWords = {
  services: {
    voice: 'Mawakala wa sauti (voice agents)',
    whatsapp: 'Mawakala wa WhatsApp',
    'whatsapp-tools': 'Zana za WhatsApp (WhatsApp automation)',
    'ai-chatbots': 'AI Chatbot ya tovuti',
    'website-chatbots': 'Chatbot za tovuti (website chatbots)',
    'custom-agent': 'Mawakala maalum wa AI (custom AI agents)',
    dashboards: 'Dashibodi za biashara',
    'web-apps': 'Programu za wavuti (web apps)',
    workflows: 'Otomatiki ya kazi (workflow automation)',
    tests: 'Otomatiki ya mitihani na matokeo',
    'custom-services': 'Huduma maalum (custom services)',
    'quick-start': 'Vifurushi vya Quick Start',
    products: 'Bidhaa za SaaS',
    licences: 'Leseni za bidhaa',
    'brochure-packages': 'Vifurushi vya brosha',
  },
  regions: { india: 'India', tanzania: 'Tanzania' },
  pages: {
    pricing: 'ukurasa wa bei',
    services: 'ukurasa wa huduma',
    products: 'ukurasa wa bidhaa',
    aiChatbots: 'ukurasa wa AI chatbot',
    aiVoiceAgents: 'ukurasa wa mawakala wa sauti',
    websiteChatbots: 'ukurasa wa chatbot za tovuti',
    businessDashboards: 'ukurasa wa dashibodi',
    whatsappAutomation: 'ukurasa wa WhatsApp automation',
    whatsappAgents: 'ukurasa wa mawakala wa WhatsApp',
    customAiAgent: 'ukurasa wa wakala maalum wa AI',
    webAppSetup: 'ukurasa wa programu za wavuti',
    automationWorkflows: 'ukurasa wa otomatiki ya kazi',
    brochure: 'brosha',
    faq: 'ukurasa wa maswali (FAQ)',
    refundPolicy: 'sera ya kurejesha pesa',
    contact: 'ukurasa wa mawasiliano',
  },
  prices: {
    setupAndMonthly: '{name} {setup} kuanzisha + {monthly} kwa mwezi',
    setupOnly: '{name} {setup} kuanzisha',
    monthlyOnly: '{name} {monthly} kwa mwezi',
    from: 'kuanzia {setup}',
    amountOnly: '{name} {setup}',
    lead: '{service}, {region}:',
    leadEverywhere: '{service}:',
    onPage: 'Kwenye {page}: {rows}.',
    onePlan: '{service}: {row}. Bei hii iko kwenye {page}.',
    chatbots: 'Chatbot',
    overview: 'Bei za kuanzia, kutoka ukurasa wa huduma:',
    cheapest: 'Bei ya chini kabisa ya kuanzisha ni ya {service}: {row}. Iko kwenye {page}.',
    popular: 'Wengi huchagua hii:',
    withinBudget: 'Kwa bajeti hiyo ya kuanzisha unaweza kupata, kwa mfano:',
    belowBudget: 'Hiyo ni chini ya bei yetu ya chini kabisa ya kuanzisha. Iliyo karibu:',
    hosting: 'Hosting kwa mwezi:',
    inRupees:
      'Chatbot, dashibodi, programu za wavuti na nyingine zina bei moja kwa nchi zote mbili, kwa rupia za India.',
    tanzaniaToo: 'Bei za Tanzania ni kwa dola; uliza tu.',
    notListed:
      'Hiyo haipo kwenye orodha yetu ya bei, kwa hiyo sitakisia. Waambie timu unachohitaji, utapata bei ndani ya saa 24.',
    onlyOurs: 'Najua bei zetu tu, si za wengine.',
    minutes: 'dakika {count} kwa mwezi',
    chats: 'mazungumzo {count} kwa mwezi',
    days: 'siku {count}',
    total: '{name}: {setup} mara moja + {count} × {monthly}',
  },
  discount: {
    intro: 'Ofa zetu zote ni hizi:',
    offers: {
      launch: 'punguzo la 20% la ada ya kuanzisha kwa wateja 50 wa kwanza (ofa ya uzinduzi, ukurasa wa bei)',
      'ai-chatbots': 'punguzo la 10% kwa wanaojiunga mapema (ukurasa wa AI chatbot)',
      'website-chatbots':
        'punguzo la 15% la kuanzisha kwa watumiaji wa mapema (ukurasa wa chatbot za tovuti)',
      dashboards: 'punguzo la 20% la kuanzisha kwa wateja 25 wa kwanza (ukurasa wa dashibodi)',
      'web-apps': 'punguzo la 10% kwa wanaojiunga mapema (ukurasa wa programu za wavuti)',
    },
    annual: 'miezi 2 bure ukilipa kwa mwaka',
    support: 'msaada wa mwezi wa kwanza bure kwa kila mradi',
    nothingElse: 'Hakuna punguzo lingine, na siwezi kuahidi lingine.',
  },
  products: {
    intro: 'Bidhaa tano, kutoka ukurasa wa bidhaa:',
    waitlist: 'UPSC Tool iko kwenye majaribio: Coming Soon, jiunge na orodha ya kusubiri',
    range: `Zana za SaaS ni kuanzia bure hadi ${price('product.highest-self-serve.monthly')} kwa mwezi`,
  },
  facts: {
    hours: `Tuko wazi ${hours} (saa za India, IST). Mawakala wetu na mazungumzo haya hufanya kazi usiku na mchana.`,
    refund: `Omba ndani ya siku 7 baada ya kuanzisha, kabla bot haijaanza kazi au kubinafsishwa. Pesa zote kama kazi haijaanza, 50% kama imejengwa kiasi lakini haifanyi kazi, hakuna baada ya siku 7 au bot ikiwa hewani, wala kwa vitu vya kupakua. Kuomba, andika ${company.email} ukitaja jina, malipo (namba ya ankara au tarehe) na sababu.`,
    cancel:
      'Mpango wowote wa mwezi unaweza kusitishwa kwa notisi ya maandishi ya siku 30. Kabla ya uzinduzi unaweza kusitisha wakati wowote; baada ya hapo gharama zinaweza kuwepo.',
    languages: 'Kiswahili, Kiingereza na Kihindi, kwa maandishi na kwa sauti. Jibu hufuata lugha ya mteja.',
    timing:
      'Wasaidizi na chatbot huchukua siku 3-7 tangu tupate taarifa zako. Wakala wa WhatsApp huanza ndani ya siku 3-5.',
    'timing-whatsapp': 'Wakala wa WhatsApp huanza ndani ya siku 3-5 karatasi zikiwa tayari.',
    'timing-web-apps': 'Tovuti rahisi siku 3-5, duka la mtandaoni siku 7-10, programu maalum wiki 2-3.',
    'timing-custom-services':
      'Huduma maalum: Basic siku 7-10, Professional siku 14-21, Enterprise siku 30-60.',
    trial: 'Ndiyo. Chatbot ina majaribio ya bure ya siku 7, ikifundishwa kwa kurasa zako.',
    annual: 'Ndiyo. Ukilipa kwa mwaka unapata miezi 2 bure: lipia kumi, tumia kumi na mbili.',
    'setup-includes':
      'Ada ya kuanzisha ni pamoja na kujenga, kufundisha kwa taarifa zako, majaribio, kuzindua na msaada wa mwezi 1.',
    'small-change': `Mabadiliko madogo ni bure mwezi wa kwanza. Baada ya hapo badiliko dogo ni ${price('faq.small-change')}.`,
    support:
      'Mwezi wa kwanza ni bure kwa kila mradi. Kulingana na mpango, msaada ni siku 30, siku 90 au mwaka 1. Tunajibu ndani ya saa 24.',
    'extra-usage': `Zaidi ya mpango, kila dakika au mazungumzo ya ziada ni ${price('extra-usage.india.unit')} India na ${price('extra-usage.tanzania.unit')} Tanzania (ukurasa wa bei).`,
    start:
      'Hatua ya kwanza ni simu ya bure. Tuambie kazi gani inakula siku yako; tunasema nini kinaweza kuifanya, kwa siku ngapi na kwa bei gani. Kazi nyingi ziko hewani ndani ya siku 3-7.',
    demo: 'Demo ni bure, dakika 30 kwa video. Siwezi kuweka miadi mwenyewe: bonyeza Book Demo, chagua tarehe na saa kwenye fomu, uthibitisho utakuja kwa barua pepe.',
    'confirm-booking': `Siwezi kuweka, kubadili wala kuthibitisha miadi hapa. Tumia fomu ya Book Demo, au uliza timu: ${company.email} au WhatsApp ${company.whatsappDisplay}.`,
    'mail-me': `Siwezi kutuma barua pepe kutoka hapa, lakini timu inaweza: andika ${company.email} au WhatsApp ${company.whatsappDisplay}. Tunajibu ndani ya saa 24.`,
    contact: `Andika ${company.email} au WhatsApp ${company.whatsappDisplay}. Tunajibu ndani ya saa 24. Saa za kazi: ${hours} (IST).`,
    location: `Ofisi yetu iko ${company.city}, ${company.country}. Tunahudumia wateja wa India na Tanzania.`,
    'reply-time': 'Timu hujibu ndani ya saa 24.',
    payment:
      'Kwenye tovuti hii unaweza kulipia vifurushi vya Quick Start mtandaoni, kwenye ukurasa wa bei: kwa rupia, kwa kadi au UPI, kupitia Razorpay. M-Pesa na njia nyingine hazipo hapa; kwa mengine timu hukuambia jinsi ya kulipa pamoja na makadirio. Kwenye tovuti tunayokujengea, wateja wako wanaweza kulipa kwa M-Pesa na kadi Tanzania, kwa UPI, kadi na benki India. Bei zetu ni kwa rupia; mawakala wa sauti na wa WhatsApp nchini Tanzania ni kwa dola.',
    'own-number':
      'Kwa kawaida ndiyo, unabaki na namba yako. Simu huelekezwa, na namba ya WhatsApp huhamia jukwaa la biashara.',
    'mobile-apps': `Tunajenga programu za wavuti zinazofunguka kwenye simu yoyote, kuanzia ${price('start.custom-apps')}.`,
    'existing-website':
      'Huhitaji tovuti mpya: chatbot huwekwa kwenye tovuti yako kwa mstari mmoja wa msimbo.',
    training: 'Ndiyo, tunafundisha wafanyakazi wako kwa Kiswahili, Kiingereza au Kihindi, na kurekodi.',
    technical: 'Hapana, huhitaji ujuzi wa kiufundi. Ukiweza kutuma picha WhatsApp inatosha.',
    data: 'Data yako huonwa na wewe na watu wetu wanaoangalia wakala wako. Hatuiuzi, husafiri kwa usimbaji (SSL), na tunaifuta ukiomba. Takwimu, hifadhi ya data, zana za otomatiki na kampuni ya malipo hupata tu wanachohitaji.',
    age: 'Lazima uwe na miaka 18 au zaidi ili kununua.',
    services:
      'Tunajenga mawakala wa sauti wa AI, mawakala wa WhatsApp, chatbot za tovuti, mawakala maalum wa AI, programu za wavuti na dashibodi za biashara, na tuna bidhaa tano za SaaS za elimu. Unahitaji ipi?',
    audience:
      'Shule, walimu na vituo vya masomo, na biashara ndogo na za kati: kliniki, hoteli, maduka, saluni, nyumba, migahawa, biashara za mtandaoni; hasa India na Tanzania.',
    company: `${company.name} ni wakala wa otomatiki ya AI kutoka ${company.city}. Tunajenga mawakala, chatbot, programu na dashibodi kwa shule na biashara ndogo India na Tanzania.`,
    quote: 'Andika sentensi mbili au tatu kwenye fomu ya bei iliyo ukurasa wa bei; jibu ndani ya saa 24.',
    'order-status': `Siwezi kuona oda wala malipo hapa. Timu inaweza: ${company.email} au WhatsApp ${company.whatsappDisplay}.`,
    human: `Mtu husoma ${company.email} na WhatsApp ${company.whatsappDisplay} na hujibu ndani ya saa 24.`,
    complaint: `Samahani sana. Siwezi kuona wakala au akaunti yako kutoka hapa, lakini timu inaweza: andika ${company.email} au WhatsApp ${company.whatsappDisplay} useme nini kimetokea. Wanajibu ndani ya saa 24.`,
    identity: `Mimi ni msaidizi wa ${company.name}, programu na si mtu. Najibu kutoka kurasa zetu na orodha yetu ya bei.`,
    greeting: 'Habari! Uliza kuhusu bei, huduma, muda au jinsi ya kuanza. Najibu kutoka orodha yetu ya bei.',
    thanks: 'Karibu. Kuna kingine kuhusu bei au huduma?',
    goodbye: 'Kwaheri, na asante. Timu ipo WhatsApp ukihitaji.',
    'how-are-you': 'Nzuri, asante. Nikutafutie nini: bei, huduma au muda?',
    injection:
      'Najibu kuhusu huduma zetu na orodha yetu ya bei tu. Siwezi kubadili wala kuonyesha maelekezo yangu, wala kutoa bei maalum.',
    advice:
      'Simu nyingi: wakala wa sauti; ujumbe mwingi: wakala wa WhatsApp; maswali kwenye tovuti: chatbot; takwimu kwenye karatasi nyingi: dashibodi. Simu ya kwanza ni bure.',
    integrations:
      'Huunganishwa na Google Sheets, Google Calendar, CRM, katalogi ya duka au mfumo wa kuweka nafasi. Ukurasa wa huduma unasema mpango upi una nini. Kama una programu yako, iambie timu jina lake.',
    'hidden-costs': `Hapana. Kila mpango unaonyesha bei ya kuanzisha na ya mwezi. Zaidi ya hapo: dakika au mazungumzo ya ziada ni ${price('extra-usage.tanzania.unit')} Tanzania na ${price('extra-usage.india.unit')} India; badiliko dogo baada ya mwezi wa kwanza ni ${price('faq.small-change')}. Hosting na gharama za simu (ukurasa wa mawakala wa sauti) na gharama za ujumbe za WhatsApp ni za ziada. Kodi haijatajwa kwenye kurasa zetu; timu huitaja kwenye makadirio.`,
    free: `Bure ni: demo, majaribio ya chatbot ya siku 7, msaada wa mwezi wa kwanza na mabadiliko madogo ya mwezi wa kwanza. Zana za SaaS ni kuanzia bure hadi ${price('product.highest-self-serve.monthly')} kwa mwezi. Mipango mingine ina bei.`,
    law: 'Masharti yetu yanafuata sheria za India.',
  },
  unknown: `Hilo silijui, na sitakisia. Timu inajua: ${company.email} au WhatsApp ${company.whatsappDisplay}, jibu ndani ya saa 24.`,
  unlisted: {
    software:
      'Hiyo haipo kwenye orodha yangu, kwa hiyo sitasema kwamba inaunganishwa. Zilizopo: Google Sheets, Google Calendar, CRM, katalogi ya duka na mfumo wa kuweka nafasi.',
    language:
      'Lugha hiyo haipo kwenye orodha yangu. Mawakala wetu huzungumza na kuandika Kiswahili, Kiingereza na Kihindi.',
    country: 'Mahali hapo hapapo kwenye orodha yangu. Tunafanya kazi na wateja wa India na Tanzania.',
    trial:
      'Majaribio ya hiyo hayapo kwenye orodha yangu. Majaribio ya bure ya siku 7 ni ya chatbot; demo ya mengine ni bure.',
    team: `Timu inaweza kukuambia: ${company.email} au WhatsApp ${company.whatsappDisplay}, jibu ndani ya saa 24.`,
  },
  inEnglish: 'Kutoka tovuti yetu, kwa Kiingereza:',
  cards: {
    bookDemo: 'Weka demo',
    whatsapp: 'Uliza WhatsApp',
    askTeam: 'Uliza timu hili',
  },
}

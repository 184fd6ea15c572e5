import { company } from '#content/company.ts'
import { assistant as english } from '#content/en/assistant.ts'
import { openingTimes } from '#content/opening-hours.ts'
import { price } from '#content/prices.ts'
import type { AssistantWords } from '#content/types/assistant.ts'

const [weekdays, saturday] = company.hours
const hours = `Monday se Friday ${openingTimes(weekdays, 'se')}, Saturday ${openingTimes(saturday, 'se')}, Sunday band`

/** Hindi as it is typed on a phone. Names of services and pages stay as the site shows them. */
export const assistant: AssistantWords = {
  services: english.services,
  regions: english.regions,
  pages: english.pages,
  prices: {
    setupAndMonthly: '{name} {setup} setup + {monthly} per month',
    setupOnly: '{name} {setup} setup',
    monthlyOnly: '{name} {monthly} per month',
    from: '{setup} se shuru',
    amountOnly: '{name} {setup}',
    lead: '{service}, {region} ke liye:',
    leadEverywhere: '{service}:',
    onPage: '{page} par: {rows}.',
    onePlan: '{service}: {row}. Yeh {page} par likha hai.',
    chatbots: 'Chatbots',
    overview: 'Starting prices, services page se:',
    cheapest: 'Sabse kam setup price {service} mein hai: {row}. Yeh {page} par hai.',
    popular: 'Zyadatar log yeh lete hain:',
    withinBudget: 'Us setup budget mein aap yeh le sakte hain:',
    belowBudget: 'Yeh hamari sabse kam setup price se neeche hai. Sabse nazdeek:',
    hosting: 'Hosting, har mahine:',
    inRupees:
      'Chatbots, dashboards, web apps aur baaki sab ki ek hi price list hai, dono deshon ke liye, rupees mein.',
    tanzaniaToo: 'Tanzania ke prices dollars mein hain; pooch lijiye.',
    notListed:
      'Yeh hamari price list mein nahin hai, isliye main andaza nahin lagaunga. Team ko apni zaroorat bataiye, 24 ghante mein quote milega.',
    onlyOurs: 'Mujhe sirf hamari apni price list pata hai, doosron ki nahin.',
    minutes: 'mahine mein {count} minutes',
    chats: 'mahine mein {count} chats',
    days: '{count} din',
    total: '{name}: {setup} ek baar + {count} × {monthly}',
  },
  discount: {
    intro: 'Hamare saare offers yeh hain:',
    offers: {
      launch: 'pehle 50 clients ko setup fees par 20% off (launch offer, pricing page)',
      'ai-chatbots': 'early signup par 10% off (AI chatbot page)',
      'website-chatbots': 'early adopters ko setup par 15% off (website chatbots page)',
      dashboards: 'pehle 25 clients ko setup par 20% off (dashboards page)',
      'web-apps': 'early signup par 10% off (web app page)',
    },
    annual: 'saal bhar ka payment karne par 2 months free',
    support: 'har setup ke saath pehle mahine ka support free',
    nothingElse: 'Iske alawa koi discount nahin hai, aur main koi aur vaada nahin kar sakta.',
  },
  products: {
    intro: 'Paanch products, products page se:',
    waitlist: 'UPSC Tool beta mein hai: Coming Soon, waitlist mein judiye',
    range: `SaaS tools free se ${price('product.highest-self-serve.monthly')} per month tak hain`,
  },
  facts: {
    hours: `Hum ${hours} (IST) khule hain. Hamare agents aur yeh chat din-raat chalte hain.`,
    refund: `Setup ke 7 din ke andar maangiye, bot live hone ya customization shuru hone se pehle. Setup shuru nahin hua to full refund, flows aadhe bane hon aur chalu na hon to 50%, 7 din ke baad ya bot live hone par koi refund nahin, digital downloads par bhi nahin. Maangne ke liye ${company.email} par naam, payment details aur reason likhiye.`,
    cancel:
      'Koi bhi monthly plan 30 din ke likhit notice se band ho sakta hai. Launch se pehle kabhi bhi cancel kar sakte hain; uske baad charges lag sakte hain.',
    languages:
      'Hindi, English aur Swahili, likh kar bhi aur bol kar bhi. Customer jis bhasha mein pooche, jawab usi mein milta hai.',
    timing:
      'Assistant aur chatbot 3-7 din mein taiyar hote hain, jab se aapka material mil jaye. WhatsApp agent 3-5 din mein launch hota hai.',
    'timing-whatsapp': 'Papers poore hon to WhatsApp agent 3-5 din mein launch ho jata hai.',
    'timing-web-apps': 'Simple site 3-5 din, e-commerce site 7-10 din, custom app 2-3 hafte.',
    'timing-custom-services':
      'Custom services: Basic 7-10 din, Professional 14-21 din, Enterprise 30-60 din.',
    trial: 'Haan. Chatbot 7 din free try kar sakte hain, aapke apne pages par train karke.',
    annual: 'Haan. Saal bhar ka payment ek saath karein to 2 months free: das ka dein, barah use karein.',
    'setup-includes':
      'Setup fee mein banana, aapke material par training, testing, live karna aur 1 month ka support shamil hai.',
    'small-change': `Pehle mahine chhote changes free hain. Uske baad ek chhota change ${price('faq.small-change')} ka hai.`,
    support:
      'Har setup ke saath pehla mahina free. Plan ke hisaab se 30 din, 90 din ya 1 saal ka support. Reply 24 ghante mein.',
    'extra-usage': `Plan se upar har extra minute ya chat India mein ${price('extra-usage.india.unit')} aur Tanzania mein ${price('extra-usage.tanzania.unit')} ki hai (pricing page).`,
    start:
      'Pehla kadam ek free call hai. Aap bataiye kis kaam mein sabse zyada time jata hai; hum batayenge kya automate ho sakta hai, kitne din mein aur kis price par. Zyadatar kaam 3-7 din mein live hote hain.',
    demo: 'Demo free hai, video par 30 minute. Main khud book nahin kar sakta: Book Demo dabaiye aur form mein date aur time chuniye, confirmation e-mail se aayega.',
    'confirm-booking': `Main yahan se booking kar, badal ya confirm nahin kar sakta. Book Demo form bhariye ya team se poochiye: ${company.email} ya WhatsApp ${company.whatsappDisplay}.`,
    'mail-me': `Main yahan se e-mail nahin bhej sakta, team bhej sakti hai: ${company.email} par likhiye ya WhatsApp ${company.whatsappDisplay} par. Reply 24 ghante mein.`,
    contact: `${company.email} par likhiye ya WhatsApp ${company.whatsappDisplay} par. Reply 24 ghante mein. Timing: ${hours} (IST).`,
    location: `Hamara office ${company.city}, ${company.country} mein hai. Hum India aur Tanzania ke clients ke saath kaam karte hain.`,
    'reply-time': 'Team 24 ghante ke andar reply karti hai.',
    payment:
      'Is site par Quick Start packages ka payment pricing page par online ho sakta hai: rupees mein, card ya UPI se, Razorpay ke zariye. M-Pesa aur doosre tareeke yahan nahin hain; baaki sab ke liye team quote ke saath batati hai. Hum jo website banate hain, us par aapke customers India mein UPI, card aur net banking se, Tanzania mein M-Pesa aur card se pay kar sakte hain. Hamare prices rupees mein hain; Tanzania mein voice aur WhatsApp agents ke prices dollars mein hain.',
    'own-number':
      'Aam taur par haan, aapka number chal sakta hai. Calls forward hoti hain, WhatsApp number business platform par jata hai.',
    'mobile-apps': `Hum web apps banate hain jo har phone par khulte hain, ${price('start.custom-apps')} se shuru.`,
    'existing-website':
      'Nayi site ki zaroorat nahin: chatbot aapki website par ek line code se lag jata hai.',
    training:
      'Haan, hum aapke staff ko Hindi, English ya Swahili mein training dete hain, recording ke saath.',
    technical:
      'Nahin, koi technical jaankari nahin chahiye. WhatsApp par photo bhej sakte hain to kaafi hai.',
    data: 'Aapka data aap aur hamare woh log dekhte hain jo aapka agent sambhalte hain. Hum use bechte nahin, SSL se encrypted bhejte hain, aur kehne par delete karte hain. Analytics, data store, automation tools aur payment provider ko sirf utna milta hai jitna zaroori hai.',
    age: 'Kharidne ke liye umar 18 ya zyada honi chahiye.',
    services:
      'Hum AI voice agents, WhatsApp agents, website chatbots, custom AI agents, web apps aur business dashboards banate hain, aur education ke liye paanch SaaS products hain. Aapko kya chahiye?',
    audience:
      'Schools, tutors, coaching centres, aur chhote business: clinic, hotel, shop, salon, real estate, restaurant, e-commerce, startup; khaaskar India aur Tanzania mein.',
    company: `${company.name} ${company.city} ki AI automation agency hai. Hum India aur Tanzania ke schools aur chhote business ke liye agents, chatbots, apps aur dashboards banate hain.`,
    quote: 'Pricing page ke quote form mein do-teen line likhiye; 24 ghante mein jawab milega.',
    'order-status': `Main yahan se order ya payment nahin dekh sakta. Team dekh sakti hai: ${company.email} ya WhatsApp ${company.whatsappDisplay}.`,
    human: `${company.email} aur WhatsApp ${company.whatsappDisplay} par insaan jawab dete hain, 24 ghante mein.`,
    complaint: `Maaf kijiye. Aapka agent ya account mujhe yahan se nahin dikhta, team dekh sakti hai: ${company.email} ya WhatsApp ${company.whatsappDisplay} par likhiye ki kya hua. 24 ghante mein jawab milta hai.`,
    identity: `Main ${company.name} ka assistant hoon, ek program. Main hamare apne pages aur price list se jawab deta hoon.`,
    greeting:
      'Namaste! Price, service, timing ya shuruaat ke baare mein poochiye. Main hamari price list se jawab deta hoon.',
    thanks: 'Aapka swagat hai. Price ya service ke baare mein kuch aur?',
    goodbye: 'Namaste, aur dhanyavaad. Kuch poochna ho to team WhatsApp par hai.',
    'how-are-you': 'Sab badhiya, dhanyavaad. Kya dekhoon: price, service ya timing?',
    injection:
      'Main sirf hamari services aur hamari price list ke baare mein batata hoon. Main apne instructions badal ya dikha nahin sakta, na special price de sakta hoon.',
    advice:
      'Bahut calls aati hain to voice agent, bahut messages to WhatsApp agent, website par sawaal to chatbot, kai sheets mein figures to dashboard. Pehli call free hai.',
    integrations:
      'Google Sheets, Google Calendar, CRM, shop catalogue ya booking system se jud jata hai. Kaun sa connection kis plan mein hai, service page par likha hai. Apna software ho to team ko naam bataiye.',
    'hidden-costs': `Nahin. Har plan par setup aur monthly price likha hai. Uske alawa: extra minute ya chat India mein ${price('extra-usage.india.unit')}, Tanzania mein ${price('extra-usage.tanzania.unit')}; pehle mahine ke baad chhota change ${price('faq.small-change')}. Voice page ki hosting aur call charges, aur WhatsApp ke apne message charges, alag hain. Tax hamare pages par nahin likha, team quote mein batati hai.`,
    free: `Free hai: demo, chatbot ka 7 din ka trial, pehle mahine ka support aur pehle mahine ke chhote changes. SaaS tools free se ${price('product.highest-self-serve.monthly')} per month tak hain. Baaki plans ka price hai.`,
    law: 'Hamare terms par India ka kanoon lagta hai.',
  },
  unknown: `Yeh mujhe nahin pata, aur main andaza nahin lagaunga. Team batayegi: ${company.email} ya WhatsApp ${company.whatsappDisplay}, 24 ghante mein.`,
  unlisted: {
    software:
      'Yeh meri list mein nahin hai, isliye main nahin kahunga ki jud jayega. List mein hain: Google Sheets, Google Calendar, CRM, shop catalogue aur booking system.',
    language:
      'Yeh bhasha meri list mein nahin hai. Hamare agents Hindi, English aur Swahili bolte aur likhte hain.',
    country:
      'Yeh jagah meri list mein nahin hai. Hum India aur Tanzania ke clients ke saath kaam karte hain.',
    trial:
      'Iska trial meri list mein nahin hai. 7 din ka free trial chatbot ke liye hai; baaki sab ka demo free hai.',
    team: `Team bata sakti hai: ${company.email} ya WhatsApp ${company.whatsappDisplay}, 24 ghante mein.`,
  },
  inEnglish: 'Hamari site se, English mein:',
  cards: {
    bookDemo: 'Demo book karein',
    whatsapp: 'WhatsApp par poochein',
    askTeam: 'Team se yeh poochhein',
  },
}

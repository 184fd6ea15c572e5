import type { TranslatedAssistantWords } from '#content/assistant-words.ts'
import { type Offer, ofHeld, placesLeft } from '#content/catalogue/terms.ts'
import { company } from '#content/company.ts'
import { assistant as english } from '#content/en/assistant.ts'
import { type Facts, range } from '#content/facts.ts'
import { inTanzania as inTanzaniaOf, openingTimes } from '#content/opening-hours.ts'
import { tellSpecialDays } from '#content/special-days.ts'
import { care } from './assistant-care.ts'
import { demo } from './assistant-demo.ts'
import { features } from './assistant-features.ts'
import { requirements } from './assistant-requirements.ts'
import { statements } from './assistant-statements.ts'

/** Hindi as it is typed on a phone. Names of services and pages stay as the site shows them. */
export function assistant(facts: Facts): TranslatedAssistantWords {
  const { contact } = facts
  const [weekdays, saturday] = facts.hours
  const special = tellSpecialDays(facts.specialDays, {
    lead: 'Khaas din:',
    locale: 'en-IN',
    closed: 'band',
    until: 'se',
  })
  const hours = `Monday se Friday ${openingTimes(weekdays, 'se')}, Saturday ${openingTimes(saturday, 'se')}, Sunday band`
  const inTanzania = `Monday se Friday ${openingTimes(inTanzaniaOf(weekdays), 'se')}, Saturday ${openingTimes(inTanzaniaOf(saturday), 'se')}, Sunday band`
  const { price, offers, delivery, terms } = facts
  const left = (offer: Offer) => {
    const places = placesLeft(offer)
    return places === undefined ? '' : ` (${places} jagah baaki)`
  }
  const isLeftTold = Object.values<Offer>(offers).some((offer) => offer.holds && placesLeft(offer))
  const custom = facts.priceTables['custom-services'].plans
  const { services, regions, pages } = english(facts)
  return {
    services,
    regions,
    pages,
    prices: {
      smallest: 'Iske liye sabse chhota plan: {service}, {row}. Yeh {page} par hai.',
      lowestSetup: 'Iske liye sabse kam setup: {service}, {row} ({page}).',
      lowestMonthly: 'Iske liye mahine ka sabse kam: {service}, {row} ({page}).',
      smallestWithAll: 'Jo aapne kaha woh sab jisme hai, unme sabse chhota: {service}, {row} ({page}).',
      costsLess: 'Isse kam mein shuru: {service}, {row} ({page}).',
      talkIncluded: 'Talk time shaamil chahiye to: {row} ({page}).',
      setupAndMonthly: '{name} {setup} setup + {monthly} per month',
      setupAndHosting: '{name} {setup} setup + hosting {hosting} per month, calls ka kharcha cost par',
      monthlyOnly: '{name} {monthly} per month',
      from: '{setup} se shuru',
      typical:
        '“se shuru” wala price ek aam project ka hai, chalne layak taiyar; chhote plan har service ke apne page par hain.',
      amountOnly: '{name} {setup}',
      lead: '{service}, {region} ke liye:',
      leadEverywhere: '{service}:',
      onPage: '{page} par: {rows}.',
      onePlan: '{service}: {row}. Yeh {page} par likha hai.',
      chatbots: 'Chatbots',
      overview: 'Har service kahan se shuru hoti hai:',
      popular: 'Zyadatar log yeh lete hain:',
      withinBudget: 'Us budget mein aap yeh le sakte hain:',
      belowBudget: 'Aap jo chahte hain, usmein se itne mein kuch nahin aata. Sabse kareeb:',
      fits: '{row}: itne mein aa jata hai.',
      fitsPart: {
        setup: '{row}: setup itne mein aa jata hai.',
        month: '{row}: monthly fee itne mein aa jati hai.',
      },
      largest: '{name} is list ka sabse bada plan hai.',
      exceeds: '{row}: itne mein nahin aata.',
      measured: {
        once: 'Isme setup aur pehla mahina, dono gine hain.',
        setup: 'Isme sirf setup gina hai; monthly fee alag se lagegi.',
        month: 'Isme sirf monthly fee gini hai; setup ek baar alag se dena hoga.',
        year: 'Isme setup aur poora saal gina hai, saal bhar ka payment ek saath ({free} mahine free).',
        months: 'Isme setup aur {count} mahine gine hain.',
      },
      notThat: 'Yeh amount main confirm nahin kar sakta. Hamari list mein yeh hai:',
      otherCurrency:
        'Shilling ya kisi aur currency mein hamara koi daam nahin hai: daam rupaye mein hain aur Tanzania ke liye dollar mein. Main convert nahin karta.',
      smallestPlans: 'Hamare sabse chhote plan:',
      hosting: 'Hosting, har mahine:',
      inRupees:
        'Chatbots, dashboards, web apps aur baaki sab ki ek hi price list hai, dono deshon ke liye, rupees mein.',
      rupeesFromTanzania:
        'Tanzania se rupees wala price kaise chukaya jaye, yeh hamare pages par nahin likha: team se poochiye.',
      inRupeesOnly:
        '{service}: dono deshon ke liye ek hi price list hai, rupaye mein; dollar mein nahin hai.',
      inBoth:
        '{service}: India ke liye rupaye mein, Tanzania ke liye dollar mein. Doosri currency mein payment ho sakta hai ya nahin, team se poochiye.',
      tanzaniaToo: 'Tanzania ke prices dollars mein hain; pooch lijiye.',
      minutes: 'mahine mein {count} minutes',
      chats: 'mahine mein {count} chats',
      conversations: 'mahine mein {count} baatcheet',
      days: '{count} din',
      weeks: '{count} hafte',
    },
    deadline: {
      enough:
        '{count} din isse zyada hain, to sab saamaan turant mil jaye to ho sakta hai. Pakki tareekh team batati hai, main vaada nahin kar sakta.',
      open: '{count} din kaafi honge ya nahin, yeh is par hai ki aapka material kab milta hai; pakki tareekh sirf team bata sakti hai.',
    },
    sums: {
      leastThatMonth:
        'Mahine ke hisaab se {name} sasta hai, {least}, aur {other}; bada plan baaki features ke liye hi lijiye.',
      whichTwo: 'Kaunse do? Dono plan ke naam bata dijiye, main jod doonga. Jiski baat ho rahi thi uska:',
      used: '{working} = {total} mahine mein.',
      usedMinutes: '{calls} calls × {minutes} minute × {days} din = mahine mein {total} minute.',
      daysAssumed:
        'Maine mahine ke {count} din gine, kyunki aapne din nahin bataye: kam din khula ho to kam lagega.',
      largerThatMonth: 'Aise mahine mein {name} sasta hai: {least}, aur {other}.',
      monthWithin:
        '{name}: mahine ke {usage} iske {included} ke andar hain, upar se kuchh nahi lagega: us mahine {monthly}',
      monthWithExtra: '{name}: {monthly} + {count} × {unit} = us mahine {total} (sirf extra: {extra})',
      enough: 'mahine ke {usage} isme shamil hain: {row}',
      yearAtOnce: 'saal bhar ka ek saath, {free} mahine free',
      together: 'kul milakar: {working} = {total}',
      lead: 'Setup ek baar dena hai, monthly fee har mahine:',
      months: '{name}: {working} = {total}, {count} mahine ka',
      paidForYear:
        'yahi, saal bhar ka payment ek saath karne par ({free} months free): {working} = {total} (bachat: {saved})',
      monthsHosted: '{name}: {least} se {most} tak, {count} mahine ka; calls ka kharcha cost par alag',
      toStart: '{name} shuru karne mein, setup aur pehla mahina: {working}',
      offer:
        '{name} ka setup {percent}% wale offer ke saath, agar woh aapke liye ab bhi khula ho: {before} - {percent}% = {after} (bachat: {saved}); har mahine {monthly} wahi rehta hai',
      withExtra: '{said} extra ke saath: {base} + {count} × {unit} = {total}',
      places:
        '{count} jagah ke liye: setup {setup} aur har mahine {monthly}; {months} mahine ka kul {count} × {each} = {total}. Kai jagah ka alag price hamare pages par nahin likha, team se pooch lijiye.',
      withinPlaces: '{count} jagah ke liye: {name} mein {most} tak aati hain, ek hi kaafi hai',
      beyondPlaces:
        '{count} jagah ke liye: {name} mein zyada se zyada {most} aati hain. Usse zyada ka price hamare pages par nahin likha, team se pooch lijiye.',
      togetherToStart: 'kul milakar: setup {setup}, phir har mahine {monthly}',
      singly: 'alag-alag lene par ({names}): setup {setup} + har mahine {monthly}',
      oneByOne: 'alag-alag',
      difference: 'iske muqable {name}: setup {setup}, har mahine {monthly}',
      cheaper: '{count} mahine mein {name} sasta padta hai: {amount} kam',
      besides: '{name} mein yeh bhi hai: {names}',
      breakEven: 'mahina {count} se {name} kul milakar mehnga ho jaata hai: {working}',
      refund: '{paid} ka {percent}%: {paid} - {rest}% = {back}',
      less: '{amount} kam',
      more: '{amount} zyada',
    },
    features,
    requirements: requirements(facts),
    statements: statements(facts),
    planFeatures: {
      line: '{feature}, {service} ({page}): {plans}',
      yesFirst: 'Haan,',
      listedFirst: 'Hamari list mein ye hai:',
      inPlan: 'Haan, {feature}: {service}, {row} ({page}).',
      inPlans: 'Haan, {feature}: {service}, {plans} mein. Inmein sabse chhota {row} hai ({page}).',
      notIn: 'Hamare pages ke hisaab se {plans}, {service} mein ye nahi hai: {feature}.',
      notInPlan: 'Nahin, {plans} ({service}) mein yeh nahin likha hai: {feature}.',
      butIn: 'Ye {plans} mein likha hai; inmein sabse chhota {row} hai ({page}).',
      ofPlan: '{plan}: {what}. {service}, {row} ({page}).',
      enoughIn: 'Haan, iske liye {plan} kaafi hai: {what}. {service}, {row} ({page}).',
      shortIn: 'Nahin, iske liye {plan} chhota padega: {what}.',
      comparison: '{service} ({page}), aamne-saamne:',
      dearer: '{dearer} {cheaper} se mehnga hai: setup {setup}, har mahine {monthly}.',
      smaller: 'Do plans ke beech mein atke hon to hamari salah hai chhota wala lijiye.',
      shared: 'In sab mein: {contents}.',
      covering: '{needs} ke liye apni list ka sabse chhota plan jo kaafi hai: {row}.',
      tooFew: 'Isse chhote mein kam padega: {plans}.',
      beyond:
        '{plan} mein {feature} {value} tak likha hai, {needs} usse zyada hai. Agla bada plan {row} hai; usme kitne, yeh nahin likha, team se poochiye.',
      beyondAll: '{needs} tak is list ka koi plan nahin jaata; sabse bada {row} hai. Team se poochiye.',
      every: { morning: 'har subah', hour: 'har ghante', minutes: 'har {count} minute mein' },
      countries:
        'Software dono deshon mein ek hi hai, price list alag hai: India ki rupaye mein, Tanzania ki dollar mein. Main currency nahin badalta.',
      countriesWhy:
        'Daam alag kyon hain, aur ek desh ka business doosre desh ki list se le sakta hai ya nahin, yeh hamare pages par nahin likha: team se poochiye.',
      requirements: '{plan} ke liye hamein aapse chahiye: {needs}.',
      yes: 'haan',
      no: 'nahin likha',
      unlimited: 'unlimited',
    },
    recommendation: {
      askMinutes:
        'Ek call kitne minute ki hoti hai? Calls × minute × mahine ke din se pata chalta hai kaun sa plan kaafi hai.',
      plan: 'Meri salah: {service} se shuru kijiye, {row}: {reason}.',
      cheaper: 'Isse sasta: {row}.',
      also: '“{said}” ke liye:',
      without: 'isme nahin hai: {contents}',
      dearer: 'Isse zyada features wala: {row}.',
      forNeeds: 'yeh is list ka sabse chhota plan hai jisme yeh milta hai: {needs}',
      forUsage: 'itne istemal par pehle saal mein yeh sabse kam padta hai',
      tool: 'isse dekh sakte hain ki aapke kaam ka hai ya nahin',
      forBudget: 'us setup budget mein yeh apni list ka sabse bada plan hai',
      smallest:
        'apni list mein yeh sabse chhota hai, chala kar dekh sakte hain ki aapke kaam ka hai ya nahin',
    },
    serviceLeads: {
      'ai-chatbots':
        'Aapki website par chatbot, jo aapke apne pages se jawab deta hai aur enquiry note karta hai.',
      'website-chatbots': 'Aapki website par chat window, taiyar jawab se lekar poore AI assistant tak.',
      'whatsapp-agents':
        'Aapke apne WhatsApp number par agent, jo customers ko jawab deta hai; bade plan booking aur payment bhi lete hain aur reminder bhejte hain.',
      'ai-voice-agents':
        'Ek agent jo aapki calls uthata hai, jawab deta hai aur baat ka saar likh kar bhejta hai; bade plan booking bhi lete hain aur khud call bhi karte hain.',
      'test-automation':
        'Papers aapke chapters se bante hain, objective jawab check hote hain, total aur rank aapke rules se bante hain, aur report card WhatsApp par parents tak pahunchta hai.',
      'business-dashboards': 'Aapki Excel aur Google Sheets ek hi live page par.',
      'web-app-setup': 'Aapka apna web app: admission, booking ya order ke liye.',
      'automation-workflows':
        'Forms, sheets, mail, WhatsApp aur billing ek flow mein jude hue, jo apne aap chalta hai.',
      'whatsapp-automation':
        'Chaar WhatsApp tools, alag-alag ya bundle mein: bot, voice assistant, dashboard aur broadcast.',
      'custom-ai-agent': 'Website aur social channels ke liye ek hi agent, aapke products sikhaya hua.',
      'custom-services': 'Aapki zaroorat ke hisaab se project, teen size mein.',
      'quick-start': 'Fixed price ke chhote packages, jinka payment online ho sakta hai.',
      products: 'Schools, tutors aur creators ke liye bane-banaye tools.',
      licences: 'Hamara product aapke apne server par, aapke apne naam se.',
      'brochure-packages': 'Brochure wale packages.',
    },
    lighter:
      'Ek cheez bojh kuch halka kar sakti hai: {lead} Aaj kuch tay nahi karna hai; hamari pehli call free hai.',
    unsure: 'Main theek se samjha nahin. Inmein se kuch pooch rahe hain?',
    orDidYouMean: 'Ye nahi poochha tha? Shayad inme se kuch:',
    clock: {
      there: 'India ke {there} Tanzania ke {here} hain.',
      office: `India ke {there} par hamara office band rehta hai, us samay koi insaan nahin milta. WhatsApp par message ya voice note chhod dijiye (${contact.whatsappDisplay}) ya e-mail kijiye (${contact.email}); jawab ${terms.replyHours} ghante mein aata hai.`,
      open: 'Tanzania ke {here} India ke {there} hain: form mein {there} chuniye.',
      closed:
        'Tanzania ke {here} India ke {there} hain, tab hamara office band rehta hai: koi aur time chuniye.',
    },
    notOnSale: `Abhi sale mein nahin hai: {names}. Jin clients ke paas yeh hai, unka kaam pehle ki tarah chalta rahega. Iski jagah abhi kya theek rahega, team bata sakti hai: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
    unstated: `Yeh hamare pages par nahin likha, isliye main na haan kahunga na na. Team se poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}. Reply ${terms.replyHours} ghante mein.`,
    meanings: {
      accuracy: 'Iske jawab kitne sahi hote hain?',
      'api-webhook': 'API ya webhook milta hai kya?',
      benefit: 'Isse mujhe kya fayda hoga?',
      'book-demo': 'Free demo kaise book karein?',
      'budget-fit': 'Mere budget mein kya aa jayega?',
      'call-me': 'Mujhe call kar lijiye',
      'cancel-service': 'Apna plan cancel kaise karun?',
      capacity: 'Ek saath kitni calls utha sakta hai?',
      'case-studies': 'Aapke kaam ke examples dikhaiye',
      'change-booking': 'Mere demo ki date badalni hai',
      cheapest: 'Sabse sasta plan kaun sa hai?',
      company: 'Aap log kaun hain, kaun si company?',
      compare: 'In plans mein kya difference hai?',
      'complaint-broken': 'Mera bot kaam nahin kar raha',
      'complaint-billing': 'Mere paise do baar kat gaye',
      'complaint-service': 'Koi jawab nahin deta, kai baar likha',
      'contact-info': 'Aapka phone number aur email kya hai?',
      'contract-length': 'Kya minimum contract hai, kitne mahine ka?',
      currency: 'Price rupees mein hai ya dollar mein?',
      'data-privacy': 'Mere customers ka data safe hai?',
      'delivery-time': 'Taiyar hone mein kitne din lagenge?',
      describe: 'Voice agent matlab kya hota hai?',
      discount: 'Koi discount hai kya?',
      'getting-started': 'Shuru kaise karun?',
      'hidden-costs': 'Koi hidden charges to nahin?',
      hours: 'Aapka office kab khulta hai?',
      'how-it-works': 'Yeh kaam kaise karta hai, step by step?',
      human: 'Mujhe kisi insaan se baat karni hai',
      instalments: 'EMI ya kist par mil sakta hai?',
      integration: 'Kya mere software se connect hoga?',
      'internet-poor': 'Slow internet par chalega kya?',
      'invoice-tax': 'GST bill milega kya?',
      languages: 'Agent kaun si bhasha bolta hai?',
      location: 'Aapka office kahan hai?',
      'order-status': 'Mere order ka status kya hai?',
      overage: 'Minutes khatam hone par extra kitna lagega?',
      'own-edits': 'Kya jawab khud badal sakte hain?',
      'own-number-hardware': 'Kya mera purana number hi chalega?',
      ownership: 'Code kiska hoga, mera ya aapka?',
      'payment-methods': 'Payment kaise karun, UPI ya card?',
      'plan-change': 'Plan baad mein upgrade ho sakta hai?',
      price: 'Aapki services ka price kitna hai?',
      recommend: 'Mere business ke liye kaun sa sahi rahega?',
      'recordings-storage': 'Call recording kahan save hoti hai?',
      'refund-terms': 'Aapki refund policy kya hai?',
      'refund-when': 'Mere paise wapas kar dijiye',
      'services-overview': 'Aap kaun kaun si services dete hain?',
      'setup-why': 'Setup fee kis cheez ki hai?',
      support: 'Baad mein kya support milega?',
      'too-expensive': 'Yeh mere liye bahut mehnga hai',
      'total-cost': 'Pehle saal ka total kharcha kitna hoga?',
      training: 'Kya mere staff ko training denge?',
      trial: 'Free trial milta hai kya?',
      trust: 'Kaise maanun ki aap genuine hain?',
      uptime: 'Raat ko aur chhutti ke din chalta hai?',
    },
    discount: {
      intro: 'Hamare offers:',
      offers: ofHeld(offers, {
        launch: `pehle ${offers.launch.clients} clients ko setup fees par ${offers.launch.percentOff}% off (launch offer, pricing page)${left(offers.launch)}`,
        'ai-chatbots': `early signup par ${offers['ai-chatbots'].percentOff}% off (AI chatbot page)`,
        'website-chatbots': `early adopters ko setup par ${offers['website-chatbots'].percentOff}% off (website chatbots page)`,
        'business-dashboards': `pehle ${offers['business-dashboards'].clients} clients ko setup par ${offers['business-dashboards'].percentOff}% off (dashboards page)${left(offers['business-dashboards'])}`,
        'web-app-setup': `early signup par ${offers['web-app-setup'].percentOff}% off (web app page)`,
      }),
      annual: `saal bhar ka payment karne par ${terms.annual.freeMonths} months free`,
      support: 'har setup ke saath pehle mahine ka support free',
      notForThis: 'Nahin, {percent}% wala offer {other} ke liye hai, {service} ke liye nahin.',
      noSuch: '{percent}% ka koi offer hamari list mein nahin hai.',
      nothingElse: `Main aur kisi discount ka vaada nahi kar sakta; school, trust ya kai branch ke liye team se poochiye. ${offers.launch.holds ? 'Launch offer setup fee par hai, monthly fee wahi rehti hai. ' : ''}Offer aapke quote mein se ghataya jaata hai, koi code nahin likha. Do offer ek saath bante hon to pooch lijiye ki aapko kaun sa milega${isLeftTold ? '.' : '; kisi offer mein kitni jagah bachi hai, yeh pages par nahin likha.'}`,
    },
    products: {
      intro: 'Paanch products, products page se:',
      waitlist: 'UPSC Tool beta mein hai: Coming Soon, waitlist mein judiye; price abhi nahin likha',
      range: `SaaS tools free se ${price('products.highest-self-serve.monthly')} per month tak hain`,
    },
    care: care(facts),
    facts: {
      portfolio: 'Portfolio page par das projects hain, har ek ka link hai taaki aap use chalte dekhein.',
      competitor: `Kisi aur ke price se milane ka vaada main nahin kar sakta, aur mujhe sirf apne price pata hain: ho sakta hai koi sasta ya free ho. Humein chunne ki wajah: price pehle se likhe hain; agent aapke apne number ya website par, aapki rate list se, Hindi, English ya Swahili mein jawab deta hai, aur zaroorat par staff ko de deta hai. Setup mein banana, aapka material sikhana, testing aur live karna aata hai; pehle mahine ka support free hai, ${terms.noticeDays} din ke notice par plan band ho jaata hai, aur jo banta hai woh aapka hai. Pehle free demo dekhiye, phir compare kijiye.`,
      illness:
        'Jaldi aaram ho, yahi dua hai. Ilaaj ki salah main nahin de sakta: please abhi doctor ko dikhaiye ya hospital jaiye.',
      hours: `Hamari timing: ${hours} (IST). Hamare agents aur yeh chat din-raat chalte hain. Tanzania ke time se: ${inTanzania}.${special}`,
      refund: `Setup ke ${terms.refund.days} din ke andar maangiye, bot live hone ya customization shuru hone se pehle. Setup shuru nahin hua to full refund, flows aadhe bane hon aur chalu na hon to ${terms.refund.partPercent}%, ${terms.refund.days} din ke baad ya bot live hone par koi refund nahin, digital downloads par bhi nahin. Maangne ke liye ${contact.email} par naam, payment details aur reason likhiye. Saal bhar ke advance ke baare mein policy kuch nahin kehti: team se poochiye. Kisi result ya sale ki guarantee nahin hai.`,
      cancel: `Koi bhi monthly plan ${terms.noticeDays} din ke likhit notice se band ho sakta hai: main khud cancel nahin kar sakta, ${contact.email} par likhiye. Launch se pehle kabhi bhi cancel kar sakte hain; uske baad charges lag sakte hain. Aapka number, data aur content aapke saath jata hai. Setup fee wapas milegi ya nahin, yeh refund policy ke hisaab se hota hai.`,
      languages:
        'Hindi, English aur Swahili, likh kar bhi aur bol kar bhi. Customer jis bhasha mein pooche, jawab usi mein milta hai.',
      timing: `Assistant aur chatbot ${range(delivery.agents)} din mein taiyar hote hain, jab se aapka material mil jaye. WhatsApp agent ${range(delivery.whatsapp)} din mein launch hota hai.`,
      'timing-whatsapp': `Papers poore hon to WhatsApp agent ${range(delivery.whatsapp)} din mein launch ho jata hai.`,
      'timing-web-apps': `Simple site ${range(delivery.simpleSite)} din, e-commerce site ${range(delivery.shopSite)} din, custom app ${range(delivery.customApp)} hafte.`,
      'timing-custom-services': `Custom services: Basic ${range(custom.basic.delivery)} din, Professional ${range(custom.professional.delivery)} din, Enterprise ${range(custom.enterprise.delivery)} din.`,
      trial: `Aapke pages par train kiya hua chatbot ${terms.trial.days} din free try kar sakte hain.`,
      annual: `Saal bhar ka payment ek saath karein to ${terms.annual.freeMonths} months free: das ka dein, barah use karein. Saal poora hone se pehle chhod dein to kya hoga, yeh pages par nahin hai: team se poochiye.`,
      'setup-includes': `Setup fee mein banana, aapke material par training, testing, live karna aur ${terms.freeSupportMonths} month ka support shamil hai.`,
      'small-change': `Pehle mahine chhote changes free hain. Uske baad ek chhota change ${price('faq.small-change')} ka hai.`,
      support: `Har setup ke saath pehla mahina free. Plan ke hisaab se ${terms.supportPeriods[0].from} din, ${terms.supportPeriods[1].from} din ya ${terms.supportPeriods[2].from} saal ka support. Reply ${terms.replyHours} ghante mein.`,
      'extra-usage': `Plan se upar har extra minute ya chat India mein ${price('extra-usage.india.unit')} aur Tanzania mein ${price('extra-usage.tanzania.unit')} ki hai (pricing page).`,
      'extra-unlisted':
        'Is plan se upar ke use ka rate hamare pages par nahin likha: pehle team se pooch lijiye.',
      start: `Pehla kadam ek free call hai. Aap bataiye kis kaam mein sabse zyada time jata hai; hum batayenge kya automate ho sakta hai, kitne din mein aur kis price par. Zyadatar kaam ${range(delivery.agents)} din mein live hote hain.`,
      demo: `Demo free hai, video par ${terms.demoMinutes} minute. Booking aap khud karte hain: neeche diye free time mein se ek dabaiye, ya doosre time ke liye Demo book karein, confirmation e-mail se aayega. Usmein aap apne jaise business par agent ko chalte dekhte hain, aur price bhi pata chalta hai.`,
      'video-tool': `Video kis app par hogi, yeh hamare pages par nahin likha; invitation e-mail se aata hai. Koi khaas app chahiye to team se poochiye: WhatsApp ${contact.whatsappDisplay}.`,
      'confirm-booking': `Main kisi booking ko dekh, badal ya cancel nahin kar sakta. Demo tab book hota hai jab aap “Demo book karein” dabayein aur yahan likha aa jaye ki woh book ho gaya; badalne ya cancel karne ka link aapke e-mail mein hai, aur contact page par “Find your booking” se, ya har page ke neeche se, woh phir mil jaata hai. Ya team se poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      'mail-me': `Main yahan se e-mail nahin bhej sakta, team bhej sakti hai: ${contact.email} par likhiye ya WhatsApp ${contact.whatsappDisplay} par. Reply ${terms.replyHours} ghante mein.`,
      contact: `${contact.email} par likhiye ya WhatsApp ${contact.whatsappDisplay} par. Reply ${terms.replyHours} ghante mein. Timing: ${hours} (IST).`,
      'reply-time': `Team ${terms.replyHours} ghante ke andar reply karti hai, office time mein jaldi: ${hours} (IST). Sabse tez WhatsApp hai, aur Hindi, English ya Swahili mein voice note bhi chalega.`,
      payment:
        'Quick Start packages pricing page par online, rupees mein liye jaate hain: card aur UPI ki details payment company ko jaati hain, hum tak nahin; jahan TEST likha ho wahan paisa nahin katta. Baaki sab ka payment kaise hoga, team quote ke saath batati hai. Hamare bill ke liye Google Pay, M-Pesa, bank transfer, cheque ya cash pages par nahin likha, isliye pehle pooch lijiye.',
      'payment-customers':
        'Aapke customers India mein UPI, card aur net banking se, Tanzania mein M-Pesa aur card se pay kar sakte hain; jiske paas M-Pesa ya UPI na ho, woh card se deta hai. Paisa seedhe aapke account mein jaata hai, hamare yahan se hokar nahin. Doosre tareeke list mein nahin hain: team se poochiye.',
      'own-number':
        'Aapka number aam taur par wahi reh sakta hai. Calls usi se forward hoti hain; WhatsApp ke liye woh WhatsApp ke business platform par chala jaata hai, isliye phone ki app mein woh number aage nahin chalta. App rakhni ho to hum doosra number lagate hain. Purani chats ka kya hoga, yeh pages par nahin likha.',
      'mobile-apps': `Hum web apps banate hain jo har phone par khulte hain aur home screen par app jaise baith jaate hain, ${price('web-app-setup.start')} se shuru. App store mein hi app chahiye ho to hum saaf bata dete hain aur uska alag quote dete hain.`,
      'existing-website':
        'Nayi site ki zaroorat nahin: chatbot aapki website par ek line code se lag jata hai. Iske liye website ka login chahiye; kho gaya ho to team se poochiye.',
      training:
        'Staff ko hum sikhate hain: Hindi, English ya Swahili mein ek session, jiski recording aur desk ke liye ek page ke notes aapke paas rehte hain. Iska alag charge hamare pages par nahin likha.',
      technical:
        'Aapko koi technical jaankari nahin chahiye: WhatsApp par photo bhej sakte hain to kaafi hai. Hum aapke staff ko sikhate hain, aur pehle mahine ka support free hai.',
      data: `Aapke customers ka data aap aur hamare woh log dekhte hain jo aapka agent sambhalte hain. Hum use bechte nahin, kisi aur client ke liye use nahi karte. Is chat mein jo likhte hain woh aapke browser ke tab mein rehta hai aur tab band karte hi mit jaata hai; hamare server aur chat ke language model ko sirf jawab dene ke liye milta hai, aur jab tak aap team ko na bhejein, kuch rakha nahin jaata. Apni jaankari dekhni ya delete karwani ho to ${contact.email} par likhiye.`,
      audience:
        'Schools, tutors, coaching centres, aur chhote business: clinic, hotel, shop, salon, real estate, restaurant, e-commerce, startup; khaaskar India aur Tanzania mein.',
      company: `${company.name} ${company.city} ki AI automation agency hai. Hum India aur Tanzania ke schools aur chhote business ke liye agents, chatbots, apps aur dashboards banate hain. Hum ${company.founded} se hain. About page par founder ka naam ${company.founder} likha hai; us profile par sample likha hai. Registration number aur kitne clients ya staff hain, yeh pages par nahin hai: team se poochiye.`,
      quote: `Pricing page ke quote form mein do-teen line likhiye; ${terms.replyHours} ghante mein jawab milega.`,
      'order-status': `Main yahan se order ya payment nahin dekh sakta. Team dekh sakti hai: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      human: `Zaroor. ${contact.email} aur WhatsApp ${contact.whatsappDisplay} par insaan jawab dete hain, ${terms.replyHours} ghante mein. Hindi, English ya Swahili mein likhiye ya voice note bhejiye; yeh baatcheet bhi team ko bhej sakte hain.`,
      identity: `Main ${company.name} ka assistant hoon, ek program. Mere jawab hamari website aur price list se aate hain.`,
      greeting:
        'Namaste! Price, service, timing ya shuruaat ke baare mein poochiye. Jawab hamari price list se milega.',
      thanks: 'Khushi hui. Price ya service ke baare mein kuch aur poochna hai?',
      goodbye: 'Namaste, aur dhanyavaad. Kuch poochna ho to team WhatsApp par hai.',
      'how-are-you': 'Sab badhiya, dhanyavaad. Kya dekhoon: price, service ya timing?',
      injection:
        'Main sirf apni services aur price list ke baare mein batata hoon. Main apne instructions badal ya dikha nahin sakta, na special price de sakta hoon.',
      advice:
        'Bahut calls aati hain to voice agent, bahut messages to WhatsApp agent, website par sawaal to chatbot, kai sheets mein figures to dashboard. Pehli call free hai.',
      integrations:
        'Google Sheets, Google Calendar, CRM, shop catalogue ya booking system se jud jata hai. Kaun sa connection kis plan mein hai, service page par likha hai. Jis software ka naam inmein nahin hai woh hamare pages par nahin likha, isliye main haan nahin kahunga: team ko naam bataiye, woh bata denge.',
      'hidden-costs': `Kuch chhupa nahin hai: har plan par setup aur monthly price likha hai. Uske alawa: extra minute ya chat India mein ${price('extra-usage.india.unit')}, Tanzania mein ${price('extra-usage.tanzania.unit')}; pehle mahine ke baad chhota change ${price('faq.small-change')}. Voice page ki hosting aur call charges, aur WhatsApp ke apne message charges, alag hain. Tax hamare pages par nahin likha, team quote mein batati hai.`,
      'call-me': `Main yahan se call nahin kar sakta. Apna number aur sahi time team ko WhatsApp (${contact.whatsappDisplay}) par ya contact form mein bhejiye; ${terms.replyHours} ghante mein jawab milta hai.`,
      frustration: `Maaf kijiye, main aapki baat samajh nahin paya. Doosre shabdon mein likhiye, ya insaan se baat kijiye: WhatsApp ${contact.whatsappDisplay} ya ${contact.email}.`,
      instalments: `Setup fee ek baar aur plan ki fee har mahine deni hoti hai. Kist ya EMI ke baare mein hamare pages par kuch nahin likha, order se pehle team se poochiye: WhatsApp ${contact.whatsappDisplay} ya ${contact.email}.`,
      job: `Job ya internship ke baare mein hamare pages par kuch nahin hai. ${contact.email} par likhiye, aapka mail hamari team mein koi padhega.`,
      'not-offered': `Yeh hamari list mein nahin hai. Hum voice agents, WhatsApp agents, chatbots, custom AI agents, web apps aur dashboards banate hain. Aapka kaam inse milta-julta ho to team se poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      'off-topic': `Yeh meri jaankari se bahar hai. Main apni services, price, timing aur shuruaat ke baare mein bata sakta hoon. Baaki ke liye team se poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      api: `API ya webhooks hamare pages par nahin likhe hain. Aapke system ke saath kya ho sakta hai, team batayegi. Poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      ownership:
        'Jo hum banate hain woh aapka hai. Tees din ke notice par plan band ho jaata hai, aur aapka number, aapka data aur aapka content aapke saath jaata hai.',
      partner: `Partner, reseller ya client laane ke commission ke baare mein hamare pages par kuch nahin hai. Team ko bataiye kya soch rahe hain: ${contact.email}.`,
      'plan-change': `Plan badalne ka tareeka hamare pages par nahin likha. Team pehle se bata degi; koi bhi monthly plan ${terms.noticeDays} din ke notice se band ho sakta hai. Poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      'speak-language':
        'Main English, Hindi (Latin letters mein bhi) aur Swahili mein jawab deta hoon. Bas apni bhasha mein likhiye. Hamari team ko bhi Hindi, English ya Swahili mein likh sakte hain.',
      tax: `Bill aise milte hain jo aapke CA ke kaam aayen. Tax aur tax number hamare pages par nahin likhe: na yeh ki likhe hue rate mein GST juda hai ya alag lagega, na yeh ki bill par kya likha hoga. Paisa dene se pehle likhit quote maang sakte hain; proforma jaisi cheez CA ko chahiye ho to team se poochiye. Main bill ya receipt na dekh sakta hoon na bhej sakta hoon. Apna naam aur payment ki date ${contact.email} ya WhatsApp ${contact.whatsappDisplay} par likhiye.`,
      'too-expensive': `Samajhta hoon, paisa mehnat ka hai. Setup ek baar ka hai: banana, aapke material par training, testing aur live karna. Kam kharch ke liye: chhota plan lijiye, saal bhar ka payment kijiye (${terms.annual.freeMonths} months free)${offers.launch.holds ? ', ya pricing page ke offers dekhiye' : ''}. Budget bataiye, main dikhata hoon kya aa jayega.`,
      trust: `Sahi sawaal hai. Hum ${company.city} mein hain, ${company.founded} se; registration ke kaagaz pages par nahin hain, team se maangiye. Portfolio page par kaam dekhiye aur paisa dene se pehle free demo par miliye. Jo testimonials sample likhe hain, woh sample hi hain. Paisa kab wapas milta hai, refund policy mein likha hai.`,
      uptime: `Aapka agent din-raat chalta hai. Kuch ruk jaye to WhatsApp (${contact.whatsappDisplay}) par likhiye: ${terms.replyHours} ghante mein jawab, office time mein jaldi. Pages par uptime ka koi pakka vaada nahin hai.`,
      accuracy:
        'Jawab aapke apne pages aur documents se aata hai. Do baar baat na samajh aaye to voice agent insaan se baat ya call-back offer karta hai, koi phansta nahin. Kitne percent jawab sahi honge, iska vaada hamare pages par nahin hai: free demo mein apne sawaal pooch kar dekhiye. AI se galti ho sakti hai, aur hamari terms ke hisaab se agent jo kahe uski zimmedari aapki rehti hai. Isiliye pata na ho to saaf bata deta hai, customer naraaz ho ya kaam urgent ho to kisi insaan se baat karwata hai, aur live hone se pehle aapke saath test hota hai. Woh ilaaj ya dawai ki salah nahin deta.',
      affirm: 'Badhiya. Aage poochiye, ya free demo book karke ise chalta dekhiye.',
      benefit: `Agent din-raat calls aur messages ka jawab deta hai, booking leta hai, reminder bhejta hai aur enquiry note karta hai. Aapke liye faydemand hai ya nahin, paisa lagane se pehle free demo mein dikh jayega; case studies par “Sample” likha hai.`,
      capacity:
        'Mahine mein kitna milta hai, yeh plan par depend karta hai; ek saath kitni calls chalti hain, yeh hosting par:',
      currency:
        'Hamari prices rupees mein hain; Tanzania ke liye voice agents, WhatsApp agents aur WhatsApp tools dollar mein hain. Shilling ya kisi aur currency mein koi price nahin likhi, aur main badal kar nahin batata. Likhi currency ke bajaye doosri mein payment ho sakta hai ya nahin, team se poochiye.',
      deny: 'Theek hai. Kuch yaad aaye to pooch lijiye.',
      'give-contact': `Dhanyavaad. Main khud yeh aage nahin bhej sakta: “Send to the team” dabaiye ya WhatsApp (${contact.whatsappDisplay}) par likhiye, team ${terms.replyHours} ghante mein reply karti hai.`,
      references: `Clients kya kehte hain, testimonials page par hai; jo sample likhe hain, woh sample hi hain. Kisi client se baat ho sakti hai ya nahin, team batayegi: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      'which-model': `Jo model kam kharch mein sabse achha jawab de, wahi lagate hain, aur behtar aaye to badal dete hain. Aapke agent mein kaun sa hai, team batayegi. Poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      'pause-plan': `Plan ko kuch samay rokne ke baare mein hamare pages par kuch nahi likha hai. Monthly plan ${terms.noticeDays} din ke notice par cancel ho sakta hai; cancel karne ke bajay use ek season ke liye roka ja sakta hai ya nahi, ye team bata sakti hai: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
      feelings: 'Yeh sunkar dukh hua, aur batane ke liye dhanyavaad. Aap par kaafi bojh hai.',
      'feelings-help':
        'Chahein to bataiye ki din ka sabse zyada samay kis kaam mein jaata hai, phir main bataunga ki kya apne aap chal sakta hai. Aur bas mann halka karna tha, to woh bhi theek hai.',
      'claimed-price':
        'Main ise confirm nahin kar sakta. Kisi ne kuch aur kaha ho, tab bhi wahi valid hai jo hamari price list aur offers mein likha hai:',
      'refund-wanted': `Afsos hai ki baat nahi bani. Payment mujhe yahan se nahi dikhte: apna naam, invoice number ya date, aur wajah likhkar ${contact.email} par bhejiye. Refund policy ye kehti hai: setup ke ${terms.refund.days} din ke andar maangne par, agar setup shuru nahi hua hai to poora paisa wapas, agar kuch hissa ban chuka hai par abhi chalu nahi hai to ${terms.refund.partPercent}%; ${terms.refund.days} din ke baad ya bot live ho jaane par kuch wapas nahi. Monthly plan ${terms.noticeDays} din ke notice par band kiya ja sakta hai.`,
      'what-you-need':
        'Aapki rate list ya fees circular, aapki timing, wo bees sawaal jo aapse sabse zyada pooche jaate hain, aur ek vyakti jo haan keh sake. Shuruaat ke liye notice board ki ek photo bhi kaafi hai.',
      'what-it-does':
        'Ye wahi jawab deta hai jo aapka staff din mein bees baar deta hai: timing, fees, stock, raasta. Ye appointment book karta hai, badalta hai aur cancel karta hai, order leta hai, reminder bhejta hai aur likh leta hai ki kise call back chahiye. Ye medical ya kanooni salah nahi deta, aur jo log naraaz hon ya jinka kaam urgent ho, unhe kisi insaan se jod deta hai.',
      'slow-phones':
        'Hum mid-range Android phone aur slow mobile data par test karte hain, kyunki aapke customers ke haath mein yahi hota hai. WhatsApp aur telephone agent ke liye kisi app ki zarurat hi nahi hai. Aapka agent hamari hosting par chalta hai, aapke phone ya computer par nahin; isliye aapka net ya light jaane par bhi chalta rehta hai.',
      'own-edits':
        'Jin pages ko aap badalna chahenge, jaise menu, fees, rooms aur notices, unhe hum aise set karte hain ki aap apne phone se hi edit kar saken, aur aapke staff mein se ek vyakti ko karke dikha dete hain.',
      'manage-from-phone':
        'Booking, enquiry aur roz ki summary aapko WhatsApp par milti hai, aur dashboard aapke phone ke browser mein khul jaate hain.',
      founder: `${company.name} ki shuruaat ${company.founded} mein ${company.city} mein hui. About page par founder ka naam ${company.founder} likha hai, jo zyadatar naye clients ki pehli call leti hain; us profile par sample likha hai. Unka koi alag number nahin hai: team ko likhiye ya free call book kijiye, woh bata denge ki call par kaun hoga.`,
      results:
        'Teen case studies hain, teeno par “Sample” likha hai: clinic assistant (80% kam calls, 95% satisfaction, 60% zyada appointments, har hafte 20+ ghante ki bachat), e-commerce bot (300% conversions, 90% kam tickets, 45 second mein jawab, 35% conversion) aur analytics dashboard (5x tez faisle, har hafte 40 ghante ki bachat, 50% tez faisle).',
      'no-guarantee':
        'Yeh figure hamari ek case study ka hai. Kisi aur ke liye kisi result ya bachat ki guarantee nahin hai, aur main vaada nahin karunga; free call par team aapke apne numbers aapke saath dekhti hai.',
      'dislike-machines':
        'Aapki chinta sahi hai. Hamara agent rozmarra ki Hindi, English ya Swahili bolta hai, kitaabi nahin; do baar baat samajh na aaye to kisi insaan se baat ya call-back ka option deta hai, koi phansa nahin rehta. Urgent calls aapke apne number par ja sakti hain. Logon ko saaf bata dijiye ki pehla jawab apne aap aata hai, hamare blog ki yahi salah hai: log machine se nahin, dhokhe se chidhte hain. Shikayat aur khaas mauke apne paas rakhiye.',
      'bought-list':
        'Yeh nahin ho sakta: jin logon ne haan nahin kaha, unki list par message nahin jaate, chahe list khareedi ho ya jamaa ki ho.',
      'beside-staff':
        'Baat sahi hai, insaan agent se zyada kar sakta hai. Agent jo jodta hai: woh raat ko, Sunday ko aur staff ke busy hone par bhi jawab deta hai aur har enquiry likh leta hai; naraaz ya urgent log tab bhi insaan ke paas jaate hain. Aapki call chhoot-ti hi nahin to shayad zaroorat na ho, aur free call par team yeh saaf bata deti hai.',
      'server-place': `Hamare server kis desh mein hain, yeh hamare pages par nahin likha: team se ${contact.email} par poochiye.`,
      'product-code':
        'Hamare ready-made products ka code aapka nahin hota: woh hamara, ya unka hai jinse humein licence mila hai. Aapka logo, content aur customer data aapka hi rehta hai. Product apne naam se chalane ke licence ka price products page par hai.',
      'demo-language':
        'Hamari team Hindi, English aur Swahili bolti hai: book karte time bata dijiye ki kaunsi bhasha chahiye, aur jinhe saath baithna ho unhein bhi bithaiye.',
      'meta-in-tanzania':
        'Meta ka apna message charge cost par alag se lagta hai; Tanzania mein woh kitna hai, yeh hamare pages par nahin likha: team se poochiye.',
      crisis:
        'Yeh jaankar bahut dukh hua ki aap par itna mushkil waqt hai. Main sirf ek program hoon, isliye abhi kisi insaan se baat kijiye: paas ke kisi apne se, ya emergency number 112 par. India mein Tele-MANAS (14416) par din ho ya raat, free mein baat kar sakte hain. Aapki zindagi kisi bhi business se zyada keemti hai.',
    },
    unknown: `Yeh mujhe nahin pata, aur main andaza nahin lagaunga. Hamare kaam ki baat ho to team se poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}, ${terms.replyHours} ghante mein.`,
    unlisted: {
      software:
        'Yeh meri list mein nahin hai, isliye main nahin kahunga ki jud jayega. List mein hain: Google Sheets, Google Calendar, CRM, shop catalogue aur booking system.',
      language:
        'Yeh bhasha meri list mein nahin hai. Hamare agents Hindi, English aur Swahili bolte aur likhte hain.',
      country:
        'Yeh jagah meri list mein nahin hai. Hum India aur Tanzania ke clients ke saath kaam karte hain.',
      trial: `Iska trial meri list mein nahin hai. ${terms.trial.days} din ka free trial chatbot ke liye hai; baaki sab ka demo free hai.`,
      team: `Team bata sakti hai: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}, ${terms.replyHours} ghante mein.`,
    },
    inEnglish: 'Hamari site se, English mein:',
    cards: {
      findPrice: 'Apni keemat jaanein',
      bookDemo: 'Demo book karein',
      whatsapp: 'WhatsApp par poochein',
      handOver: 'Yeh baatcheet team ko bhejein',
      askTeam: 'Team se yeh poochhein',
      notRight: 'Sahi nahi laga? Team se poochiye',
    },
    demo,
  }
}

import type { Vocabulary } from '#content/assistant-words.ts'
import { listedServices } from './services.ts'

/** Other spellings of one word, also where people write it as two. */
export const spellings: Record<string, string> = {
  whatsapp: 'watsapp, whatsap, wattsapp, whats app, wats app, whatsaap, watsap, wapp',
  chatbot: 'chat bot, chatboat, chat boat, chatboot, chatboti',
  dashboard: 'dash board',
  website: 'web site',
  ecommerce: 'e commerce',
  email: 'e mail',
  setup: 'set up',
}

/** How people ask in English. Names of plans and products are the same in every language. */
export const vocabulary: Vocabulary = {
  'service:phone': 'phone, telephone line, calls, caller, landline, minutes',
  'service:bot': 'bot',
  ...Object.fromEntries(listedServices.map(({ id, vocabulary }) => [`service:${id}`, vocabulary])),
  'service:chatbots': 'chatbot, chat bot, chatboat, chat assistant',
  'service:test-automation':
    'test automation, result automation, test and result automation, tests and results automation, test result, exam automation, exam result, report card, question paper, automate exams, automate tests, automate results',
  'service:custom-services':
    'custom service, custom project, custom solution, custom work, bespoke, custom development, tailor made',
  'service:quick-start':
    'basic package, advanced package, enterprise package, starter pack, online package, fixed package, quick start, quickstart, starter package, ready package, pay online package, basic ai chatbot, advanced ai chatbot, advanced chatbot, enterprise ai solution, enterprise solution, quick start package, one time package, package online, packages online, buy online, buy a package, online + package/purchase/buy',
  'service:licences':
    'resell, reseller, resale, under our brand, our brand, own brand, rebrand, our own name, our logo on, licence, license, licensing, licencing, white label, whitelabel, under our own name, under my own name, own brand name',
  'service:brochure-packages':
    'brochure package, package in the brochure, packages in brochure, brochure price, brochure starter, brochure professional, brochure custom, brochure plan, brochure plans, brochure packages, in the brochure, brochure starter package, brochure professional package, brochure custom package',
  'service:any-service':
    'my website, our website, my site, our site, for website, on website, in website, store, office, package, plan, subscription, service, solution, agent, do i need, do we need',

  'plan:starter': 'starter, starter plan, starter tier, entry level',
  'plan:pro': 'pro, pro plan, pro tier',
  'plan:premium': 'premium, premium plan, premium tier',
  'plan:basic': 'basic, basic plan, basic tier',
  'plan:smart': 'smart, smart plan',
  'plan:basic-bot': 'basic bot',
  'plan:smart-bot': 'smart bot',
  'plan:pro-bot': 'pro bot',
  'plan:enterprise-bot': 'enterprise bot',
  'plan:smart-ai': 'smart ai',
  'plan:enterprise': 'enterprise, enterprise plan',
  'plan:professional': 'professional, professional plan',
  'plan:custom':
    'custom ai voice agent, custom voice agent, custom ai voice, custom, custom plan, custom tier',
  'plan:template': 'template, template package, template app, website template',
  'plan:semi-custom': 'semi custom, semicustom',
  'plan:full-mvp': 'first version, version one, mvp, full mvp, minimum viable product',
  'plan:single-process': 'single process, single process app',
  'plan:business': 'business app',
  'plan:multi-branch-platform': 'multi branch, multi branch platform, multibranch',
  'plan:voice-assistant':
    'voice assistant add on, voice assistant addon, voice assistant tool, voice add on, voice for whatsapp, voice assistant for whatsapp, whatsapp voice, whatsapp voice assistant, voice notes, voice on whatsapp, voice in whatsapp, voice over whatsapp',
  'plan:web-dashboard':
    'dashboard for whatsapp, dashboard add on, dashboard addon, whatsapp dashboard, whatsapp web dashboard, web dashboard',
  'plan:broadcast':
    'bulk whatsapp, mass message, message everyone, broadcast, broadcast tool, broadcasting, bulk message, whatsapp broadcast',
  'plan:complete-sme-bundle': 'bundle, sme bundle, complete bundle, whatsapp bundle, complete sme bundle',
  'plan:basic-ai-chatbot': 'basic package, basic ai chatbot, basic chatbot package, basic chatbot',
  'plan:advanced-ai-chatbot': 'advanced package, advanced ai chatbot, advanced chatbot',
  'plan:enterprise-ai-solution': 'enterprise package, enterprise ai solution, enterprise solution',
  'plan:tutorconnect':
    'tutor matching, match tutors, find tutors, tutor finder, tutorconnect, tutor connect, tutor + platform/match/find/matching/marketplace',
  'plan:eduresultanalysis':
    'analyse results, analyses results, analyse marks, analyses marks, analyse school results, analyses school results, results analysis, result analyser, student results tool, marks analysis, exam analysis, eduresultanalysis, edu result analysis, eduresult, result analysis, edu result, result analysis tool, one for results, tool for results, results tool, result tool, for analysing results, analysing marks, result/mark/exam/score + analysis/analyse/analyze/software',
  'plan:career-coach':
    'career counselling, career advice, resume tool, career app, career coach, career coach ai, career tool, career guidance, careercoach, career + coaching/guidance/counselling/tool/advice/app/resume/student',
  'plan:youtube-seo':
    'video titles, youtube titles, youtube channel tool, video seo, youtube seo, youtube seo tool, youtube, youtube tool, yt seo, youtube + seo/title/tag/rank/tool/channel/grow',
  'plan:upsc': 'civil services, ias preparation, upsc, upsc tool, upsc app',

  'region:tanzania':
    'tanzania, tz, dar es salaam, dar, arusha, zanzibar, dodoma, mwanza, stone town, east africa, africa, kilimanjaro, moshi, mbeya, morogoro, tanga, karatu, iringa, kigoma, tabora, songea, bagamoyo, singida, shinyanga, bukoba, musoma, mtwara, lindi, kahama, njombe, serengeti, ngorongoro, znz, unguja, pemba, nungwi, paje, jambiani, kendwa, stonetown, kariakoo, mikocheni, masaki, tegeta, mbezi, posta, kinondoni, ilala, temeke, sinza, ubungo, mbagala, kigamboni, oysterbay, mlimani, kibaha, chalinze, geita, sumbawanga, mpanda, babati, manyara, mto wa mbu, mafia island, kilwa, makambako, korogwe, lushoto, sengerema, tarime',
  'region-hint:tanzania':
    'tanzanian, dollar, dollars, usd, in dollars, shilling, shillings, tsh, tzs, tanzanian shilling',
  'region:india':
    'india, delhi, dehli, mumbai, pune, bangalore, bengaluru, lucknow, jaipur, kolkata, chennai, hyderabad, indore, noida, gurgaon, kanpur, varanasi, agra, patna, bhopal, surat, ahmedabad, nagpur, goa, kochi, chandigarh, dehradun, udaipur, jodhpur, ludhiana, amritsar, ranchi, guwahati, mysore, coimbatore, vadodara, rajkot, thane, nashik, meerut, ghaziabad, faridabad, gurugram, rajasthan, punjab, bihar, gujarat, kerala, karnataka, maharashtra, tamil nadu, telangana, haryana, uttar pradesh, howrah, siliguri, raipur, jabalpur, gwalior, ujjain, ajmer, bikaner, alwar, allahabad, prayagraj, gorakhpur, bareilly, aligarh, moradabad, mathura, jhansi, saharanpur, haridwar, rishikesh, nainital, shimla, manali, jammu, srinagar, jalandhar, patiala, bathinda, ambala, panipat, karnal, rohtak, hisar, sonipat, dhanbad, jamshedpur, bokaro, muzaffarpur, bhagalpur, cuttack, bhubaneswar, vizag, visakhapatnam, vijayawada, guntur, warangal, tirupati, madurai, trichy, hubli, mangalore, belgaum, kozhikode, calicut, trivandrum, thrissur, aurangabad, solapur, kolhapur, sangli, satara, navi mumbai, nanded, bhavnagar, jamnagar, gandhinagar, west bengal, odisha, assam, himachal, uttarakhand, jharkhand, chhattisgarh, madhya pradesh, andhra',
  'region-hint:india': 'indian, rupee, rupees, inr',

  'detail:cheapest':
    'cheapest, lowest, least expensive, minimum price, minimum, lowest price, most affordable, cheap, smallest, entry price, least, low cost, low budget, tight budget, first plan, lowest plan, smallest plan, smallest one, starting plan, entry plan, small one, small plan, lesser, lowest tier, minimum plan, least price, most economical, economical, something cheaper, anything cheaper, cheaper one, cheaper plan, the cheaper',
  'detail:popular':
    'popular, most popular, recommended, best seller, bestseller, best value, most chosen, most used, used most, most taken, most bought, most sold, most common, top selling, people usually, usually take, most people, most clients, favourite, favorite, everyone takes, do most',
  'detail:all':
    'all, all prices, every price, everything, full price list, price list, overall, list of prices, rate card, all services, all your, in general, starting prices',
  'detail:hosting': 'hosting, hosting cost, server cost, hosting fee, hosting charges, hosted, server',

  'detail:other-language':
    'punjabi, kannada, malayalam, urdu, tamil, bengali, bangla, marathi, gujarati, telugu, odia, oriya, assamese, bhojpuri, maithili, nepali, konkani, sindhi, kashmiri, sanskrit, rajasthani, haryanvi, sinhala, french, arabic, spanish, german, portuguese, russian, chinese, mandarin, japanese, korean, turkish, persian, italian, dutch, somali, luganda, kikuyu, yoruba, hausa, zulu, amharic, sukuma, maasai',
  'detail:other-country':
    'kenya, nairobi, uganda, kampala, rwanda, burundi, congo, malawi, zambia, mozambique, ethiopia, somalia, nigeria, ghana, south africa, egypt, nepal, kathmandu, bangladesh, dhaka, sri lanka, pakistan, bhutan, maldives, dubai, uae, abu dhabi, qatar, doha, oman, kuwait, bahrain, saudi, saudi arabia, usa, america, united states, canada, mexico, brazil, uk, united kingdom, england, london, ireland, germany, france, italy, spain, netherlands, europe, russia, china, japan, singapore, malaysia, indonesia, thailand, philippines, vietnam, australia, new zealand, mauritius, abroad, overseas, worldwide, other countries, other country, outside india',
  'detail:other-software':
    'tally, hmis, erp, marg, vyapar, busy software, quickbooks, xero, sap, oracle, practo, zoho, zoho books, zoho crm, hubspot crm, salesforce crm, zapier, pabbly, slack, microsoft teams, outlook, gmail, woocommerce, magento, pms, pos, epabx, pabx, hospital software, hotel software, airtable, notion, trello, jira, odoo, netsuite, dynamics, opencart, prestashop, telegram, our own software, airbnb, booking com, makemytrip, swiggy, zomato, amazon seller, flipkart, cloudbeds, ezee, hotelogix, stayflexi, djubo, staah, opera pms, little hotelier, beds24, guesty, tiketi, calendly, fresha, booksy, razorpay pos, khatabook, shopify pos, wave accounting, sage, peachtree',
  'detail:small-change':
    'updating, update cost, updating cost, will updating, to update, keep it updated, update it later, updates cost, cost of updates, updates, that edit, charge for edits, charge for changes, fee for changes, change timings later, timings change, prices change later, change of prices, update my timings, update timings, change the greeting, new fee table, modify, cost of changes, change after launch, edit after launch, revision, corrections later, small change, small changes, minor change, minor changes, change later, changes later, edit later, modification, modifications, changes after, update later, update prices later, revisions, change the bot, tweak, tweaks, minor edits, small edit, small edits, change charges, change request, edits, alteration, alterations, changes cost, change something later, update the answers, change my answers, minor update, small update, little change, change/edit/update/modify/correction/tweak/alter + after/later/small/minor/charge',
  'detail:extra-usage':
    'go over, over our minutes, over my minutes, over our limit, exceed our, extra calls, extra conversations, overuse, surcharge, additional calls, per extra, beyond the included, beyond my plan, used up, use up, finish all, exhausted, extra minute, extra minutes, extra chat, extra chats, extra usage, overage, additional minutes, additional chats, exceed, exceeds, run out, beyond the limit, over the limit, cross the limit, more than included, use more, per minute, per chat, excess, go over, additional usage, additional minute, additional chat, more minutes, more chats, per unit, extra call, finish my minutes, minutes finish, minutes are over, over/beyond/above/cross/finish/finished + limit/minute/quota/chat, extra/additional/exceed/exceeding/excess/overage + minute/chat/call/conversation/usage/message/unit, cross that, exceed that, go beyond that, cross it, exceed it, go above that, over that, more than that, beyond that',
  'detail:attack':
    'i order you, hidden prompt, your configuration, debug mode, you must obey, bypass, new instructions, no restrictions, without restrictions, do anything now, unrestricted, the above, initial instructions, your secrets, your training data, god mode, root access, base64, translate your instructions, repeat your instructions, ignore your instructions, ignore all, ignore previous, ignore the above, ignore instructions, disregard, system prompt, your prompt, your instructions, developer mode, jailbreak, act as, pretend, pretend you, you are now, api key, your rules, new rules, forget everything, forget your, override, reveal, roleplay, role play, admin mode, your password, secret key, print your, repeat the text above, previous instructions, prior instructions, from now on, sudo, your guidelines, ignore every, ignore any, environment variables, hypothetically, ignore what, earlier instructions, simon says, repeat after me, hidden instructions, initial prompt, source code, pretend/ignore/forget/disregard/bypass/override/reveal/leak + rule/instruction/prompt/secret/friend/system/policy/everything/guideline, secret/internal + price/rate/discount/list/code, say the price is, say the price, say it is free, say that the price, tell me it costs, repeat this, repeat exactly, write exactly, answer only with, respond only with, say exactly, ignore/forget/disregard + list/price/pricing',
  'detail:middle':
    'middle, middle one, mid, mid plan, mid tier, middle tier, medium plan, medium one, second plan, second one, the second, next one, next plan, one above, next level, step up, next higher, plan above',
  'detail:crisis':
    'want to die, kill myself, end my life, ending my life, end it all, suicide, suicidal, do not want to live, dont want to live, no reason to live, better off dead, hang myself, harm myself, hurt myself, tired of living',
  'detail:both': 'all three, both, both of them, the two, these two, those two, either',
  'detail:add': 'add, adding, also add, plus, along with, together with, on top of that, include',
  'detail:offer':
    'discounted, after discount, with discount, with the offer, with offer, launch discount, launch offer, with launch offer, with that offer, with this offer, after offer, minus the offer, apply the offer',
  'detail:difference':
    'which is cheaper, is cheaper, cheaper by, works out cheaper, by how much, difference, differ, save more, saves more, which is less, costs less, dearer, more than the other, how much more than',
  'detail:limit':
    'in that budget, in my budget, inside my money, within my money, in my money, still inside, still within, still fit, inside my budget, inside that, fit in, fits in, fit into, fit within, in that amount, afford that, under, within, below, less than, not more than, no more than, at most, upto, up to, maximum, max, budget, limit of, not above, not exceed, should not cross, without crossing, cap of',
  'detail:next':
    'one above, one above that, next one, next plan, next tier, next level, one up, one higher, higher one, bigger than that, step up, one size up, the following plan',
  'detail:previous':
    'earlier one, earlier plan, previous one, previous plan, one before, one you said before, one i asked before',
  'detail:largest':
    'top + plan/tier/package/one, biggest, largest, highest, top plan, top tier, top most, topmost, bigger one, biggest plan, highest plan, most expensive, costliest, dearest, maximum plan, most minutes, most chats, top one, last one, third plan, the third',
}

/** Words that are only English: one of them in a short message, and it is English. */
export const signs =
  'are was an of for with what which how when where who why does did can could would will you your my we our it this that these those and but or if have has had not from about there they please want need am any some'

/** Words that mean nothing by themselves. */
export const fillers =
  "the and for are you your can could would will what which when where who why how does did has have had this that these those with from about into some any please tell give want need know like just also only there their they them our out get got one its it's then than but not yes was were been being much many more most very really should shall may might let make made give help looking interested question ask asking info information detail details business company shop say said think thing things someone anyone say day i'm im ive dear sir madam team kindly me my we us is to of in on at a an do be if so or no hai plz pls bro share send show full complete latest exact exactly approx approximately friend boss buddy quick quickly asap today now currently current new best good nice proper total rough roughly basically actually simply main various certain kind type sort hear heard see look find use using used run running own small big large medium little lot per each every first second third next last week month year time times people person customer customers client clients student students staff parent parents patient patients guest guests"

/** Words that look like a slip of one of ours and are none. */
export const lookalikes =
  'prime place plane plate chart coast count court coat store story score state stare stars house horse older cancer refuse planet plant plain photo phase quite quota choice race south north minister capital write poem brain train layer message paper table water river light right night sound round ground mouth teach beach peace piece bread break dream cream clean clear treat wheat heart earth learn early party marry carry worry hurry prince france chance dance glance fence force source course nurse purse curse worse inaingiza calender'

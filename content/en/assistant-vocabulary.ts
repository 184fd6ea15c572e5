import type { Vocabulary } from '#content/types/assistant.ts'

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
  'service:voice':
    'custom ai voice agent, custom voice agent, custom ai voice, picks up the phone, pick up the phone, picking up the phone, pick up our phone, keep calling, calling us, calls us, people call, customers call, patients call, parents call, phone rings, phone keeps ringing, ringing, unanswered calls, handle calls, handles calls, take calls, takes calls, make calls, makes calls, outbound calls, call center, call centre, voice, voice agent, voice ai, voice bot, voicebot, voice assistant, voice call, calling agent, calling bot, call agent, call bot, ai caller, ai calling, phone agent, phone bot, telephone agent, telephone, telecaller, ivr, receptionist, virtual receptionist, answer calls, answers calls, answer the phone, answers the phone, phone calls, telephone calls, incoming calls, missed calls, phone answering, pick up calls, picks up calls, attend calls, call answering, call automation',
  'service:whatsapp':
    'whatsapp, whatsapp agent, whatsapp bot, whatsapp chatbot, whatsapp ai, wa bot, wa agent',
  'service:whatsapp-tools':
    'dashboard for whatsapp, dashboard add on, dashboard addon, voice for whatsapp, voice assistant for whatsapp, broadcast tool, broadcast, broadcasting, bulk message, sme bundle, whatsapp automation, automation whatsapp, whatsapp tools, whatsapp tool, whatsapp broadcast, whatsapp bundle, whatsapp dashboard, whatsapp web dashboard, whatsapp voice, whatsapp voice assistant, voice notes, whatsapp add on, automate whatsapp, automating whatsapp, voice on whatsapp, voice in whatsapp, voice over whatsapp',
  'service:chatbots': 'chatbot, chat bot, chatboat, chat assistant',
  'service:ai-chatbots':
    'ai chatbot, ai chat bot, ai bot, ai chatbot for websites, chatbot for websites, gpt chatbot, gpt bot',
  'service:website-chatbots':
    'website chatbot, website bot, website chat bot, web chatbot, site chatbot, faq bot',
  'service:custom-agent':
    'product faq, product faqs, product questions, trained on my products, knows my products, taught my products, custom ai agent, custom agent, customised agent, customized agent, custom ai, ai agent, own ai agent, tailored agent, bespoke agent, personalised agent, instagram, messenger',
  'service:dashboards':
    'dashboard, business dashboard, dash board, analytics, kpi, spreadsheet dashboard, excel dashboard, kpi dashboard, reporting dashboard, education dashboard, sales dashboard, widgets, dashboard from spreadsheets, dashboard from excel, dashboard from sheets',
  'service:web-apps':
    'website, build my website, make my website, build our website, create a website, develop a website, web app, webapp, web application, custom web app, custom app, web app setup, application, build an app, make an app, app development, website development, web development, build a website, make a website, website design, new website, ecommerce site, e commerce site, ecommerce website, e commerce website, online store website, simple site, simple website, websites, portal, mvp, full mvp, semi custom, website template, template app, apps',
  'service:workflows':
    'workflow, workflow automation, automation workflow, process automation, business automation, automate my process, automate processes, automate work, back office automation, automate/automating/automation + invoice/approval/paperwork/entry/task/report/reminder/billing/onboarding/process/office/work/purchase',
  'service:tests':
    'test automation, result automation, test and result automation, tests and results automation, test result, exam automation, exam result, report card, question paper, automate exams, automate tests, automate results',
  'service:custom-services':
    'custom service, custom project, custom solution, custom work, bespoke, custom development, tailor made',
  'service:quick-start':
    'basic package, advanced package, enterprise package, starter pack, online package, fixed package, quick start, quickstart, starter package, ready package, pay online package, basic ai chatbot, advanced ai chatbot, advanced chatbot, enterprise ai solution, enterprise solution, quick start package, one time package, package online, packages online, buy online, buy a package',
  'service:licences':
    'resell, reseller, resale, under our brand, our brand, own brand, rebrand, our own name, our logo on, licence, license, licensing, licencing, white label, whitelabel, under our own name, under my own name, own brand name',
  'service:brochure-packages':
    'brochure package, package in the brochure, packages in brochure, brochure price, brochure starter, brochure professional, brochure custom, brochure plan, brochure plans, brochure packages, in the brochure, brochure starter package, brochure professional package, brochure custom package',
  'service:any-service':
    'my website, our website, my site, our site, for website, on website, in website, store, office, package, plan, subscription, service, solution, agent, do i need, do we need',
  'ask:products':
    'products, saas, saas product, saas tool, software product, your tools, ready made, readymade, product list, subscription tools, edtech, what products, tools for teachers, tools for education, tools for schools, saas subscription',

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
  'plan:full-mvp': 'mvp, full mvp, minimum viable product',
  'plan:single-process': 'single process, single process app',
  'plan:business': 'business app',
  'plan:multi-branch-platform': 'multi branch, multi branch platform, multibranch',
  'plan:voice-assistant':
    'voice for whatsapp, voice assistant for whatsapp, whatsapp voice, whatsapp voice assistant, voice notes, voice on whatsapp, voice in whatsapp, voice over whatsapp',
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
    'tanzania, tanzanian, tz, dar es salaam, dar, arusha, zanzibar, dodoma, mwanza, stone town, east africa, africa, dollar, dollars, usd, in dollars, kilimanjaro, shilling, shillings, tsh, tzs, tanzanian shilling, moshi, mbeya, morogoro, tanga',
  'region:india':
    'india, indian, rupee, rupees, inr, delhi, mumbai, pune, bangalore, bengaluru, lucknow, jaipur, kolkata, chennai, hyderabad, indore, noida, gurgaon, kanpur, varanasi, agra, patna, bhopal, surat, ahmedabad, nagpur, goa, kochi, chandigarh, dehradun, udaipur, jodhpur, ludhiana, amritsar, ranchi, guwahati, mysore, coimbatore, vadodara, rajkot, thane, nashik, meerut, ghaziabad, faridabad, gurugram, rajasthan, punjab, bihar, gujarat, kerala, karnataka, maharashtra, tamil nadu, telangana, haryana, uttar pradesh',

  'ask:price':
    'pricey, spend for, what is it going to cost, how much money, how much would, how much will, how much is, how much are, how much for, how much does, how much do, cost me, charge me, price tag, price point, quoted, fees for, setting up cost, bill, billed, rupees for, dollars for, total cost, running cost, upkeep, subscription fee, subscription cost, subscription price, pay every month, pay each month, pay monthly, pay per month, shell out, fork out, retail, price, prices, pricing, priced, cost, costs, costing, how much, rate, rates, rate card, charge, charges, fee, fees, expensive, affordable, setup fee, set up fee, monthly fee, setup cost, setup price, monthly cost, monthly price, per month, monthly charge, pay for, amount, investment, price list, pricelist, tariff, worth, figure, what do you charge, what would i pay, have to pay, need to pay, upfront, starting at, starts at, monthly, setup, one time, recurring, maintenance, tiers, tier, set me back, pocket, how many minutes, how many chats, minutes included, chats included, minutes, included minutes, how expensive, what does it cost, ballpark, estimate, price range, damage, bucks, how many widgets, pric, which package has, which plan has, which plan gives, which package gives, plan with, package with, the one with, one with, plan for, package for',
  'ask:compare':
    'compare, comparison, difference, differ, different, versus, vs, better, which is cheaper, cheaper, or, between, which one, compared, differences, which costs less, costs less, which is less, which has more, how do they differ, what separates',
  'ask:cheapest':
    'cheapest, lowest, least expensive, minimum price, minimum, lowest price, most affordable, cheap, smallest, entry price, least, low cost, low budget, tight budget, first plan, lowest plan, smallest plan, smallest one, starting plan, entry plan, small one, small plan, lesser, lowest tier, minimum plan, least price, most economical, economical, something cheaper',
  'ask:popular':
    'popular, most popular, recommended, best seller, bestseller, best value, most chosen, most used, used most, most taken, most bought, most sold, most common, top selling, people usually, usually take, most people, most clients, favourite, favorite, everyone takes, do most',
  'ask:discount':
    'half price, for half, half the price, lower it, less than the list, reduce it, come down, free for me, something cheaper for me, knock something off, knock off, lower price, reduce price, cheaper for, any deal, promotions, promo offer, special deal, special offer, first 50 clients, early adopters, early signups, less price, bring down, give me a deal, wiggle room, haggle, non profit, nonprofit, charity, students discount, bulk discount, seasonal, new year offer, loyalty, match their price, price match, beat their price, discount, discounts, discounted, offer, offers, coupon, promo, promo code, promotion, deal, deals, off, percent off, concession, bargain, negotiate, negotiable, reduce the price, lower the price, student discount, special price, launch offer, early bird, early signup, early adopter, voucher, price cut, rebate, cashback, referral, ngo, reduction, final price, best price, cheaper price, special rate, black friday, diwali, festival, free of cost, give it free, for free, make it cheaper, student offer, any concession, bulk rate, bulk order, multiple branches discount, sibling, price down, lower the cost, last price, less please, less for, apply coupon, less/lower/reduce/cheaper/waive/drop/match + price/rate/fee/cost/amount/quote, scholarship, subsidy, student pricing, student rate, education pricing, education discount, special pricing, school pricing, ngo pricing, government/school/student/startup + pricing/concession/rate, do it for, do it in, give it for, give it to me for, make it for, can you do, settle for, agree at, agree on, you agreed, you promised, you told me, we agreed, as agreed, promised me, you offered me, already agreed, give + free, free premium, free pro, free setup, loyal customer, any sale, on sale, sale going, bulk price, bulk pricing, paid only, paid less, got it for, gets it for, same for less, only paid',
  'ask:all':
    'all, all prices, every price, everything, full price list, price list, overall, list of prices, rate card, all services, all your, in general, starting prices',
  'ask:hosting': 'hosting, hosting cost, server cost, hosting fee, hosting charges, hosted, server',
  'ask:budget':
    'can i get for, get for, buy for, can i buy, only have, have only, limited to, max budget, maximum of, up to, not more than, fits in, budget, my budget, budget of, under, within, less than, below, i have only, spend, afford',

  'ask:hours':
    'till what time, until what time, available at night, open late, available today, which days, days are you open, close for the day, working on sundays, working on saturday, weekday, office open, lunch break, night time, opening time, timezone, time zone, hours, office hours, business hours, working hours, opening hours, open, opening, timings, office timing, when are you open, open on, sunday, saturday, weekend, weekends, what time, closing time, close, closed, working days, holiday, open today, available on, when can i call, weekdays, monday, open/close/closed/available/working/reachable/shut + sunday/saturday/weekend/evening/night/morning/holiday/today/when/late/january/august/october/republic/independence, sundays off, sunday off, saturdays off, saturday off, weekly off, off on sunday, day off, off days, public holidays, bank holiday, work/working/available/run/running/online + 24/night/247/midnight/always',
  'ask:refund':
    'my money, half my money, half the money, money returned, get back my, paid back, want my payment back, give back, refund, refunds, refunded, money back, refund policy, return policy, get my money, moneyback, reimburse, not satisfied, unhappy, return my money, partial refund, full refund, guarantee, dont like it, don t like it, change my mind, changed my mind, my money back, full amount back, amount back, return the money, pay me back, refund request, refundable, non refundable, digital download, digital downloads, return/returned/back/reimburse/reimbursed/refunded + money/fee/amount/payment/paid/cash/advance/deposit, half/partly/partial/partially + built/ready/done/complete/finished/operational/returned, return/everything/all/entire + back, everything back, all back, withdraw my money',
  'ask:cancel':
    'stop my, stop subscription, stop the service, stop paying, stop using, end my, close my, opt out, end it, end the plan, get out of, exit the contract, leave you, walk away, tied in, bound, cancel, cancellation, stop the plan, terminate, unsubscribe, notice period, end the contract, quit, contract, lock in, cancel anytime, cancelling, discontinue, stop anytime, locked in, leave, days notice, minimum commitment, commitment, stop/end/cancel/discontinue/leave/quit/exit/terminate + plan/subscription/service/contract/month/monthly/notice/anytime/agreement',
  'ask:languages':
    'which language, other languages, regional language, native language, mother tongue, punjabi, kannada, malayalam, urdu, understand hindi, understands, understand swahili, language, languages, hindi, swahili, english, multilingual, kiswahili, speak, speaks, hinglish, what languages, tamil, bengali, marathi, french, arabic, gujarati, telugu, talk in, reply in, bilingual',
  'ask:timing':
    'before the weekend, before monday, before friday, before next, before diwali, by the weekend, by the end of, end of the month, end of this week, by when, live by, by next week, by tomorrow, by monday, by friday, need it by, this week, next week, within a week, within a month, in a week, urgent, when could, when can my, when would, be online, go online, be live, ready by, online by, how early, how many hours, wait for, waiting time, weeks to, days to, fastest, quickest, soonest, finish building, completed, complete in, time to, time for, time needed, time required, take time, when can i get, when will, how long, how soon, how fast, how quickly, how quick, how many days, how much time, delivery time, turnaround, turnaround time, go live, live in, timeline, time frame, timeframe, duration, when will it be ready, launch, days to build, days to set up, how many weeks, ready in, time to launch, time to set up, setup time, be ready, how long does setup take, time does it take, get it by, deadline, when can it be, deliver, delivered, delivery, take to, fast can, soon can, going live, how long will, up and running, days does, how much days, how many day, start working, begin working, when it will, when can you start, when can we start, when do you start, get started by, time taken, by which date, time will it take, time would it take, when can we go, wait, when/soon/quickly/fast/long/day/week + ready/live/launch/launched/deliver/delivered/finish/finished/built/install/installed, and how long, and timeline, cost/price/charge/budget + timeline/duration/days/weeks, cost/price + time',
  'ask:trial':
    'try for free, free for a week, for a week free, without paying, pilot, sandbox, trial period, trial run, free week, play with it, test the bot, test the chatbot, check it first, trial, free trial, try, try before, test it, try it, try out, test drive, sample, try a chatbot, free version, test before, demo version, try the chatbot, can i test, trying, try one, before i pay, before paying, before buying, try/test/trial/check + free/before/buying/paying, week + free',
  'ask:annual':
    'annual, annually, yearly, per year, a year, pay for a year, annual payment, annual plan, 12 months, year plan, yearly plan, pay yearly, whole year, full year, for the year, twelve months, year/yearly/annual/annually + pay/save/saving/benefit/free/paying',
  'ask:setup-includes':
    'setup fee include, included in setup, what is included, what s included, setup fee includes, includes, include, setup include, covered by the setup, setup cover, setup fee cover, what do i get for the setup, part of the setup, what does the setup, included/include/cover/covered + setup, get with setup, get with the setup, get free with, comes with setup, comes with the setup, come with setup',
  'ask:small-change':
    'updating, update cost, updating cost, will updating, to update, keep it updated, update it later, updates cost, cost of updates, updates, that edit, charge for edits, charge for changes, fee for changes, change timings later, timings change, prices change later, change of prices, update my timings, update timings, change the greeting, new fee table, modify, cost of changes, change after launch, edit after launch, revision, corrections later, small change, small changes, minor change, minor changes, change later, changes later, edit later, modification, modifications, changes after, update later, update prices later, revisions, change the bot, tweak, tweaks, minor edits, small edit, small edits, change charges, change request, edits, alteration, alterations, changes cost, change something later, update the answers, change my answers, minor update, small update, little change, change/edit/update/modify/correction/tweak/alter + after/later/small/minor/charge',
  'ask:support':
    'after sale, post launch, help later, who helps, help if it breaks, something breaks, stops working, support duration, support cost, support after, how many days of support, support, after sales, maintenance support, support period, customer support, support included, help after, after launch, support free, free support, technical support, months of support, how long is support, support last, aftercare, support time, support come, fix/problem/issue/wrong/break/fail/crash + after/later/launch/who/something/suddenly, stopped/stops/stop/dead/hang/hangs/down/broken/malfunction/error + bot/agent/answering/working/responding/reply',
  'ask:extra-usage':
    'go over, over our minutes, over my minutes, over our limit, exceed our, extra calls, extra conversations, overuse, surcharge, additional calls, per extra, beyond the included, beyond my plan, used up, use up, finish all, exhausted, extra minute, extra minutes, extra chat, extra chats, extra usage, overage, additional minutes, additional chats, exceed, exceeds, run out, beyond the limit, over the limit, cross the limit, more than included, use more, per minute, per chat, excess, go over, additional usage, additional minute, additional chat, more minutes, more chats, per unit, extra call, finish my minutes, minutes finish, minutes are over, over/beyond/above/cross/finish/finished + limit/minute/quota/chat, extra/additional/exceed/exceeding/excess/overage + minute/chat/call/conversation/usage/message/unit, cross that, exceed that, go beyond that, cross it, exceed it, go above that, over that, more than that, beyond that',
  'ask:start':
    'how do i sign, what happens first, what next, what is next, ready to start, want to start, want to begin, onboard, how does this work, how it works, what is the process, your process, steps involved, go ahead, how to start, get started, getting started, start, begin, first step, next step, onboarding, sign up, signup, how do i buy, how to buy, how do i order, purchase, how does it work, process, how do we begin, how to proceed, steps, how do we start, where do i start, enroll, register, kick off, proceed',
  'ask:demo':
    'slot, time slot, see a demo, show me, demo call, get a demo, want a demo, live demo, trial call, book a slot, book an appointment, appointment with, meet you, arrange a call, set a meeting, zoom, demo, book a demo, free demo, schedule a demo, consultation, free consultation, book a call, schedule a call, meeting, book a meeting, book, schedule, appointment, show me how it works, presentation, discovery call, book demo, demonstration, see it in action, free call, see it live, walkthrough, reserve',
  'ask:confirm-booking':
    'send confirmation, confirmation email, confirmation mail, send the confirmation, resend, did my appointment, did my booking, did my demo, my reservation, mail me the, send me confirmation, book us, reserve a slot for me, have you booked, has my demo, has my booking, status of my booking, cancel my appointment, move my demo, move my appointment, send a calendar invite, call me at, schedule me, sign me up, confirm my booking, confirm booking, confirm my appointment, confirm my demo, my booking, my appointment, my demo, is my booking confirmed, booking confirmed, reschedule, book me, confirm the booking, book it for me, change my booking, confirm my slot, my slot, send me an email, send me the confirmation, email me, send an email, demo booked, i booked, i have booked, demo confirmed, have i been booked, am i booked, put me down, reserve me, book this, book for tomorrow, book tomorrow, confirm it, cancel my demo, cancel my booking, my meeting, send me a mail, mail me, send the invoice, did you book, confirm that my, confirm/confirmed/confirmation/moved/postpone/postponed/shift/shifted/booked/rescheduled + demo/meeting/booking/appointment/slot, emailed/mailed/send/sent + invoice/confirmation/receipt/proposal',
  'ask:contact':
    'phone no, mobile no, contact info, mail address, whom do i write, who do i write, who do i contact, whom to contact, how to contact, reach the team, drop a message, give me your number, your whatsapp, your phone, contact, email, e mail, phone number, whatsapp number, your number, reach, reach you, get in touch, call you, mail id, email id, email address, contact details, contact number, talk to you, mobile number, helpline, write to you, contact you, call the team, touch with, message you, text you, reach out, contact/reach + fastest/fast/quickly/best',
  'ask:location':
    'where in india, which place, situated, find your office, come and meet, based in, where is the company, physical office, branch office, office in, where are you, located, location, address, office, where is your office, based, headquarters, which city, visit, where are you based, your office, which country, head office, come to your office, what city, where do you work from, are you in, are you from, are you located, do you have an office, from where, your city, india based, based out of, come to delhi, visit you, meet in person, meet you in person, are you an indian, indian company, office/located/based/visit + city/country/delhi/mumbai/dar/place/tanzania/bangalore/india',
  'ask:reply-time':
    'get back, gets back, getting back, team get back, respond to me, call back time, answer me, reply to me, someone reply, reply time, response time, when will you reply, how soon do you reply, how fast do you reply, when do i hear, hear back, get back to me, quickly do you respond, how quickly do you reply, fast do you respond, soon will you reply, soon will i hear, answer my message, how long until you reply, respond, reply to email, reply to emails, reply to mail, answer emails, respond to email, answer within, reply/respond/answer + email/mail/query/enquiry, response/reply/revert + hour/within',
  'ask:payment':
    'pay by, pay with, pay through, accept cards, accept upi, accept mpesa, do you take, cheque, cash, gpay, phonepe, paytm, pay in dollars, pay in rupees, invoice me, payment, pay online, payment method, payment methods, upi, credit card, net banking, m pesa, mpesa, razorpay, how can i pay, card, accept, emi, instalments, installments, how do i pay, mode of payment, payment options, paypal, bank transfer, debit card, google pay, which currency, currency, pay/payment/accept/transfer/accepted + upi/card/cash/bank/mpesa/paypal/cheque/method/mode/gpay/phonepe/paytm/visa/mastercard/stripe, how do i pay for, how can i pay for, how to pay for, how do we pay for, where do i pay',
  'ask:own-number':
    'own phone number, my phone number, my whatsapp number, our whatsapp number, keep my, keep our, number change, change our number, keep the number, keep my number, my own number, existing number, same number, new number, my number, current number, present number, port my number, own number, change my number, our number, keep/same/old/existing/current/own + number',
  'ask:existing-website':
    'existing website, already have a website, have a website already, my current website, wordpress, shopify, wix, add it to my site, my existing site, on my site, current site, existing site, need a new website, my website already, squarespace, rebuild my website, start again, plug into, existing/already/current/old/present/wordpress + website/site, put/install/embed/fit + website/site',
  'ask:mobile-apps':
    'mobile app, mobile apps, android app, ios app, iphone app, play store, app store, android, ios, native app, phone app, app for phones, app + android/ios/iphone/playstore',
  'ask:what-you-need':
    'what you need from, need to start, bring to the call, what information do you need, what do i need to give, what do i need to provide, material, materials, from my side, from our side, need from me, what do you need, need from us, documents, requirements, required from, prepare, provide you, what should i send, need to provide, need to give you, what must i bring, give you, have to bring, require from, paper/document/material + need/require/required/provide/submit/send/give/want',
  'ask:what-it-does':
    'what can it do, what does it do, what can the bot do, capabilities, features, what can a chatbot do, what can a voice agent do, use of, benefit, benefits, useful, can it book, take orders, use cases, what will it do, really do, able to do, bot/agent/assistant/chatbot + book/remind/reminder/transfer/order/remember/recommend, take/accept + order, send + reminder',
  'ask:training':
    'training, train my staff, train my team, teach my staff, train staff, train us, train our, train the staff, teach us, show my staff, staff training, train/teach/trained + staff/team/receptionist/employee/worker/operator/who, learn + staff/employee/team',
  'ask:technical':
    'technical, technical knowledge, coding, programming, know coding, tech skills, need to code, non technical, not technical, technical skill, coder, computer knowledge, not good with computers, tech savvy, it knowledge, programmer, coding/code/technical/computer/programming + know/knowledge/skill/need/understand/required/good/background',
  'ask:data':
    'shared with, share with, shared with anyone, given to others, sell numbers, sell my number, third party, third parties, who has access, access to my data, private, data protection, store my data, keep my data, share my data, sell data, who sees, personal data, where is data stored, is it safe, is it secure, confidentiality, data privacy, hacked, leak, data, privacy, my data, customer data, who can see, sell my data, gdpr, secure, security, safe, confidential, cookies, encryption, privacy policy, delete my data, personal information, ssl, share my information, data safe, share data, share the data, share our data, share information, store information, patient information, patients information, information safe, customer information, student data, students data, data policy, keep records, stored, where do you store, erase, delete data, delete everything, delete my, delete our, remove my data, collect, what do you collect, information do you collect, patient data, confidentially, encrypted, hack, store/share/sell/protect/access/delete/leak/safe/secure/private/encrypt/collect/misuse + data/information/record/patient/student/chat/conversation, sell/leak/misuse/share/give + number/contact/email',
  'ask:age':
    'i am 14, i am 15, i am 16, i am 17, im 15, im 16, im 17, old enough, age, how old, minor, 18, eligible, eligibility, under 18, age limit, years old, underage, seventeen, teenager, year + old, under + 18',
  'ask:law':
    'governing law, which law, jurisdiction, terms and conditions, terms of service, legal, terms, law, country s law, law of, laws, court, courts, dispute, disputes, legal action, governed, governs, governed by, legally, lawsuit, sue',
  'ask:services':
    'what can i get from you, what is it that you do, what does your company do, what do you guys do, things do you, kinds of services, your offerings, your solutions, what are you selling, what you offer, what all, do you offer, you offer, services do you offer, are offered, what do you do, what do you offer, services, your services, what services, what do you sell, what can you do, offerings, what are your services, do you provide, what you do, list of services, do you build, do you make, help me with, what do you build, specialise, what all do you',
  'ask:audience':
    'school, clinic, hospital, hotel, lodge, guesthouse, shop, salon, restaurant, cafe, coaching, coaching centre, coaching center, institute, tutor, tuition, startup, doctor, academy, gym, boutique, bakery, real estate, small business, medium business, college, ecommerce, online store, parlour, dentist, my kind of business, suitable, who uses, business types, for small businesses, for schools, work for clinics, do you work for, clients are, who do you work with, industries, industry, for whom, who is it for, which businesses, type of business, your clients, kind of businesses, work with schools, work with clinics, sectors, do you work with, do you serve, customers do you, who are your customers, suitable for, right for, who/which/what/type/kind/typical/usual/other + customer/client/industry/sector',
  'ask:company':
    'about you, who are you, your company, about the company, tell me about, about us, what is sutradhar, company background, what company, about your company, since when',
  'ask:founder': 'founder, ceo, owner, who started, who founded, who owns, who runs, founded, director, boss',
  'ask:results':
    'how much faster, faster, how many hours, dashboard case, shop case, clinic case, how much more, how many fewer, percent, what results, success rate, numbers from clients, how well does it work, does it really work, evidence, improve, improvement, e commerce bot, ecommerce bot, analytics dashboard case, hours saved weekly, faster decisions, response time of the bot, more appointments, customer satisfaction, how much did, clients seen, clients saved, time saved, case study, case studies, results, success, success stories, proof, conversion, conversions, satisfaction, hours saved, roi, success story, fewer calls, results have you, clinic case, ecommerce case, examples of results, track record, outcomes, impact, clinic assistant, fewer tickets, client save, clients save, client get, clients get, did the client, for a client, for your clients, did clients, your other clients, happened at, done for clinics, done for schools, done for hotels, done before, have you done, clients achieved, client saved, hours did, minutes saved, reduce/reduced/saved/increase/increased/improve/improved/grew/fell/achieve/achieved + call/client/clinic/customer/sale/hour/conversion/ticket/appointment/enquiry, conversion/satisfaction/ticket/decision + clinic/shop/store/ecommerce/client/case/percent/percentage, client/customer/clinic/shop/hotel + save/saved/gain/gained/achieve/achieved/benefit/benefited',
  'ask:portfolio':
    'portfolio, past work, previous work, your work, examples, projects, previous projects, work samples, show me your work, see your work, what have you built, things you have built, made/built/created/developed/done + already/before/past/previous/earlier/others/someone, see/show/view + work/project/example',
  'ask:labs':
    'labs, innovation labs, voice cloning, research, innovation, video creator, translation suite, upcoming, experiments, coming next, what is coming, coming soon in labs, future plans, future projects, working on next, lab projects, lab project, live projects',
  'ask:blog': 'blog, articles, article',
  'ask:brochure': 'brochure, pdf, download, leaflet, pamphlet, catalogue',
  'ask:testimonials':
    'testimonial, testimonials, review, reviews, rating, feedback, clients say, say/said/think/feedback + client/customer',
  'ask:quote': 'quote, quotation, custom quote, proposal, get a quote, request a quote, formal estimate',
  'ask:order-status':
    'where is my order, track my order, my transaction, paid yesterday, payment status, my refund status, deducted, charged twice, double charged, bill copy, my bill, gst invoice, my receipt, my order, order status, my payment, my invoice, i paid, i have paid, payment failed, transaction, receipt, money deducted, paid but, paid/payment/order/invoice/transaction/receipt + status/received/failed/track/pending/gone/went/stuck/deducted, invoice/receipt/bill + my/last/haven/received/copy/download/need/get',
  'ask:slow-phones':
    'old phone, old android, slow internet, weak connection, slow connection, bad network, 2g, 3g, old phones, poor network, weak network, low network, weak/slow/poor/bad/low/patchy/old/2g/3g/cheap/basic + internet/network/connection/signal/phone/android/mobile/smartphone/wifi',
  'ask:own-edits':
    'edit myself, change it myself, change prices myself, update it myself, change photos, edit it myself, update prices myself, myself, edit the menu, can i edit, can we edit, can i change, can we change, can i update, can we update, able to edit, able to change, edit ourselves, change ourselves, ourselves, by ourselves, on our own, on my own, edit the information, edit information, edit content, edit the content, edit the website, without calling you, without asking you, staff edit, teachers edit, staff change, update the menu, change the menu, add photos, manage content, manage the content, edit our, edit/change/update/modify + myself/ourselves/own/staff/teacher/manager',
  'ask:manage-from-phone':
    'from my phone, manage from phone, from my mobile, run everything from, on my phone, control it from my phone, control/manage/operate + phone/mobile',
  'ask:human':
    'hiring, vacancy, job opening, jobs, internship, salary, work for you, job, gst number, registration number, company registration, someone from your team, speak to sales, real human, live person, talk to your team, speak with your team, customer care, executive, operator, live chat with, human, real person, talk to someone, speak to someone, talk to a person, agent please, representative, live agent, talk to a human, speak to a human, somebody, a person, speak with someone, sales team, talk to sales, talk with someone, actual person, connect me, callback, call me back, call me, talk to human, transfer to a human, transfer to human, hand over to a human, human takeover, real agent, talk/speak/connect/contact/chat/call + human/person/someone/team/manager/owner/sales/expert/representative/somebody, who do i call, whom do i call, complaint, complain, grievance, who can help, unhappy with, escalate',
  'ask:identity':
    'is this a bot, is this ai, is this automated, are you automated, are you a program, who is this, who built you, what model, real human here, are you a bot, are you human, are you real, are you a robot, are you ai, who am i talking to, are you chatgpt, what are you, your name, are you an ai, are you a person, are you gemini, which model, are you a human, are you a real person, am i chatting with, am i talking to, chatting with a, talking to a, who built this, who made this, who made you, who created, who developed you, who is behind',
  'ask:greeting':
    'hi, hello, hey, hii, helo, good morning, good afternoon, good evening, greetings, hiya, yo, hlo',
  'ask:thanks':
    'thanks, thank you, thx, ty, thankyou, great thanks, ok thanks, cool, awesome, perfect, thank u, appreciate, ok, okay, got it, nice, great',
  'ask:goodbye': 'bye, goodbye, good bye, see you, see ya, talk later, good night, take care',
  'ask:how-are-you':
    'how you doing, how have you been, hows it going, you ok, how are you, how r u, how are you doing, how do you do, what s up, whats up, how is it going, how s it going, how are things',
  'ask:injection':
    'i order you, hidden prompt, your configuration, debug mode, you must obey, bypass, new instructions, no restrictions, without restrictions, do anything now, unrestricted, the above, initial instructions, your secrets, your training data, god mode, root access, base64, translate your instructions, repeat your instructions, ignore your instructions, ignore all, ignore previous, ignore the above, ignore instructions, disregard, system prompt, your prompt, your instructions, developer mode, jailbreak, act as, pretend, pretend you, you are now, api key, your rules, new rules, forget everything, forget your, override, reveal, roleplay, role play, admin mode, your password, secret key, print your, repeat the text above, previous instructions, prior instructions, from now on, sudo, your guidelines, ignore every, ignore any, environment variables, hypothetically, ignore what, earlier instructions, simon says, repeat after me, hidden instructions, initial prompt, source code, pretend/ignore/forget/disregard/bypass/override/reveal/leak + rule/instruction/prompt/secret/friend/system/policy/everything/guideline, secret/internal + price/rate/discount/list/code, say the price is, say the price, say it is free, say that the price, tell me it costs, repeat this, repeat exactly, write exactly, answer only with, respond only with, say exactly, ignore/forget/disregard + list/price/pricing',
  'ask:competitor':
    'other bots, other chatbots, market price, average price in the market, salesiq, others charge, others are charging, rivals, cheaper elsewhere, competitor, competitors, other company, other companies, other agency, other agencies, elsewhere, market rate, tidio, intercom, zoho, freshworks, freshchat, freshdesk, haptik, gupshup, wati, interakt, aisensy, manychat, chatfuel, drift, hubspot, salesforce, dialogflow, botpress, landbot, twilio, vapi, retell, openai, chatgpt, yellow ai, verloop, exotel, ozonetel, knowlarity, crisp, zendesk, livechat, jivochat, power bi, powerbi, tableau, looker, bubble, fiverr, upwork, infosys, tcs, wipro, accenture, google, microsoft, amazon, other vendors, other vendor, another agency, another company, claude, gemini, synthflow, bland, kommunicate, engati, limechat, respond io, other providers, competing, africa s talking, africastalking, beem, quickreply, rasa, airtel iq, sarvam, bolna, byju s, byjus, unacademy, vedantu, urbanpro, superprof, vidiq, tubebuddy, meta, facebook, other/rival/competitor/another/elsewhere/market + charge/price/quote/offer/offered/company/agency/vendor/quoted, rival',
  'ask:advice':
    'which do i need, what do i need, not sure which, confused, which is right, what would suit, which would suit, what fits, should i choose, should i take, should i buy, should i get, better for me, better for my, which should i, what should i, which service, suggest, recommend, what do you suggest, best for, suits, right for me, suit, advise, which plan, which would, what would you, ideal for, help me choose',
  'ask:middle':
    'middle, middle one, mid, mid plan, mid tier, middle tier, medium plan, medium one, second plan, second one, the second, next one, next plan, one above, next level, step up, next higher, plan above',
  'ask:largest':
    'biggest, largest, highest, top plan, top tier, top most, topmost, bigger one, biggest plan, highest plan, most expensive, costliest, dearest, maximum plan, most minutes, most chats, top one, last one, third plan, the third',
  'ask:total':
    'total, in total, altogether, all together, all in, grand total, sum total, whole cost, full cost, complete cost, overall cost, for three months, for six months, over three months, over six months, adds up, add up, come to',
  'ask:want':
    'i want a, i want an, i want, we want, want a, want to have, i need, we need, need a, need an, looking for, i am looking for, searching for, interested in, require a, requirement, can you build, can you make, build me, make me, would like a',
  'ask:unstated':
    'gst, tax, taxes, vat, tds, emi, instalment, instalments, installment, installments, pay in parts, part payment, pay later, half now, half later, advance payment, split the payment, sla, uptime, how many employees, team size, how many people work, iso certified, certified, certification, turnover, revenue, partnership, franchise, affiliate, who owns the, owns the bot, own the code, ownership, source code ownership, intellectual property, own + code/bot/handover/agent',
  'ask:integrations':
    'integrate, integrated, integrates, integration, integrations, connect to, connect with, connects to, connected to, connect it, linked to, link with, link it, link to, sync, syncs, works with, work with my, work with our, compatible, plugin, plug in, api, crm, google calendar, my calendar, our calendar, google sheet, google sheets, tally, erp, zapier, hubspot crm, zoho crm, salesforce crm, booking system, our software, my software, existing software, existing system, hospital software, hotel software, pms, pos, connect/link/integrate/sync/work/join/attach/plug + calendar/sheet/excel/crm/tally/erp/software/system/gmail/outlook/woocommerce',
  'ask:hidden-costs':
    'hidden cost, hidden costs, hidden charge, hidden charges, hidden fee, hidden fees, any other charge, any other charges, other charges, extra charges, additional charges, extra cost, additional cost, additional costs, extra fees, anything else to pay, nothing else to pay, other costs, other cost, any other cost, other fees, surprise, hidden/surprise/additional + cost/charge/fee',
  'ask:free':
    'free plan, free plans, free tier, free version, anything free, something free, is it free, free of charge, is anything free, what is free, free one, free option, free package, free account, is there a free, totally free, free forever, free tool, free tools, free + what/anything/something/which',
  'ask:policy-dates':
    'policy updated, last updated, policy dated, updated on, effective date, when was the privacy, when was the policy, when was the refund, when were the terms, policy date, date of the policy, when did you update, effective from, policy effective, terms updated, policy + date/updated/effective/version',
}

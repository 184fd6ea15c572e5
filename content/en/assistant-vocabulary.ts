import type { Vocabulary } from '#content/types/assistant.ts'

/** How people ask in English. Names of plans and products are the same in every language. */
export const vocabulary: Vocabulary = {
  'service:voice':
    'voice, voice agent, voice ai, voice bot, voicebot, voice assistant, voice call, calling agent, calling bot, call agent, call bot, ai caller, ai calling, phone agent, phone bot, telephone agent, telephone, telecaller, ivr, receptionist, virtual receptionist, answer calls, answers calls, answer the phone, answers the phone, phone calls, telephone calls, incoming calls, missed calls, phone answering, pick up calls, picks up calls, attend calls, call answering, call automation',
  'service:whatsapp':
    'whatsapp, whats app, watsapp, whatsap, wattsapp, whatsapp agent, whatsapp bot, whatsapp chatbot, whatsapp ai, wa bot, wa agent',
  'service:whatsapp-tools':
    'whatsapp automation, automation whatsapp, whatsapp bot, whatsapp tools, whatsapp tool, whatsapp broadcast, whatsapp bundle, whatsapp dashboard, whatsapp web dashboard, whatsapp voice, whatsapp voice assistant, voice notes, whatsapp add on, automate whatsapp, automating whatsapp',
  'service:chatbots': 'chatbot, chat bot, bot, chatboat, chat assistant, bots for',
  'service:ai-chatbots':
    'ai chatbot, ai chat bot, ai bot, ai chatbot for websites, chatbot for websites, gpt chatbot, gpt bot',
  'service:website-chatbots':
    'website chatbot, website bot, website chat bot, web chatbot, site chatbot, faq bot',
  'service:custom-agent':
    'custom ai agent, custom agent, customised agent, customized agent, custom ai, ai agent, own ai agent, tailored agent, bespoke agent, personalised agent, instagram, messenger',
  'service:dashboards':
    'dashboard, business dashboard, dash board, analytics, kpi, spreadsheet dashboard, excel dashboard, kpi dashboard, reporting dashboard, education dashboard, sales dashboard, widgets, dashboard from spreadsheets, dashboard from excel, dashboard from sheets',
  'service:web-apps':
    'web app, webapp, web application, custom web app, custom app, web app setup, application, build an app, make an app, app development, website development, web development, build a website, make a website, website design, new website, a website, an app, ecommerce site, e commerce site, ecommerce website, e commerce website, online store website, simple site, simple website, websites, portal, mvp, full mvp, semi custom, website template, template app, apps',
  'service:workflows':
    'workflow, workflow automation, automation workflow, process automation, business automation, automate my process, automate processes, automate work, back office automation',
  'service:tests':
    'test automation, result automation, test and result automation, tests and results automation, test result, exam automation, exam result, report card, question paper, automate exams, automate tests, automate results',
  'service:custom-services':
    'custom service, custom project, custom solution, custom work, bespoke, custom services tier, custom development, tailor made',
  'service:quick-start':
    'quick start, quickstart, starter package, ready package, pay online package, basic ai chatbot, advanced ai chatbot, advanced chatbot, enterprise ai solution, enterprise solution, quick start package, one time package, package online, packages online, buy online, buy a package',
  'service:licences':
    'licence, license, licensing, licencing, white label, whitelabel, under our own name, under my own name, own brand name',
  'service:brochure-packages':
    'brochure package, package in the brochure, packages in brochure, brochure price',
  'service:any-service': 'package, plan, subscription, service, solution, agent',
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
  'plan:custom': 'custom, custom plan, custom tier',
  'plan:template': 'template, template package, template app, website template',
  'plan:semi-custom': 'semi custom, semicustom',
  'plan:full-mvp': 'mvp, full mvp, minimum viable product',
  'plan:single-process': 'single process, single process app',
  'plan:business': 'business app',
  'plan:multi-branch-platform': 'multi branch, multi branch platform, multibranch',
  'plan:voice-assistant': 'whatsapp voice, whatsapp voice assistant, voice notes',
  'plan:web-dashboard': 'whatsapp dashboard, whatsapp web dashboard, web dashboard',
  'plan:broadcast': 'broadcast, broadcast tool, broadcasting, bulk message, whatsapp broadcast',
  'plan:complete-sme-bundle': 'bundle, sme bundle, complete bundle, whatsapp bundle, complete sme bundle',
  'plan:basic-ai-chatbot': 'basic ai chatbot, basic chatbot package, basic chatbot',
  'plan:advanced-ai-chatbot': 'advanced ai chatbot, advanced chatbot',
  'plan:enterprise-ai-solution': 'enterprise ai solution, enterprise solution',
  'plan:tutorconnect': 'tutorconnect, tutor connect',
  'plan:eduresultanalysis':
    'eduresultanalysis, edu result analysis, eduresult, result analysis, edu result, result analysis tool',
  'plan:career-coach': 'career coach, career coach ai, career tool, career guidance, careercoach',
  'plan:youtube-seo': 'youtube seo, youtube seo tool, youtube, youtube tool, yt seo',
  'plan:upsc': 'upsc, upsc tool, upsc app',

  'region:tanzania':
    'tanzania, tanzanian, tz, dar es salaam, dar, arusha, zanzibar, dodoma, mwanza, stone town, east africa, africa, dollar, dollars, usd, in dollars, kilimanjaro',
  'region:india':
    'india, indian, rupee, rupees, inr, delhi, mumbai, pune, bangalore, bengaluru, lucknow, jaipur, kolkata, chennai, hyderabad, indore, noida, gurgaon',

  'ask:price':
    'price, prices, pricing, priced, cost, costs, costing, how much, rate, rates, rate card, charge, charges, fee, fees, expensive, affordable, setup fee, set up fee, monthly fee, setup cost, setup price, monthly cost, monthly price, per month, monthly charge, pay for, amount, investment, price list, pricelist, tariff, worth, figure, what do you charge, what would i pay, have to pay, need to pay, upfront, starting at, starts at, monthly, setup, one time, recurring, maintenance, tiers, tier, set me back, pocket, how many minutes, how many chats, minutes included, chats included, minutes, included minutes, how expensive, what does it cost, ballpark, estimate, price range, damage, bucks, how many widgets, pric',
  'ask:compare':
    'compare, comparison, difference, differ, different, versus, vs, better, which is cheaper, cheaper, or, between, which one, compared, differences',
  'ask:cheapest':
    'cheapest, lowest, least expensive, minimum price, minimum, lowest price, most affordable, cheap, smallest, entry price, least, low cost, low budget, tight budget',
  'ask:popular': 'popular, most popular, recommended, best seller, bestseller, best value, most chosen',
  'ask:discount':
    'discount, discounts, discounted, offer, offers, coupon, promo, promo code, promotion, deal, deals, off, percent off, concession, bargain, negotiate, negotiable, reduce the price, lower the price, student discount, special price, launch offer, early bird, early signup, early adopter, voucher, price cut, rebate, cashback, referral, ngo, reduction, final price, best price, cheaper price, special rate, sale, black friday, diwali, festival, free of cost, give it free, for free, make it cheaper',
  'ask:all':
    'all, all prices, every price, everything, full price list, price list, overall, list of prices, rate card, all services, all your, in general, starting prices',
  'ask:hosting': 'hosting, hosting cost, server cost, hosting fee, hosting charges, hosted, server',
  'ask:budget': 'budget, my budget, budget of, under, within, less than, below, i have only, spend, afford',

  'ask:hours':
    'hours, office hours, business hours, working hours, opening hours, open, opening, timings, office timing, when are you open, open on, sunday, saturday, weekend, weekends, what time, closing time, close, closed, working days, holiday, open today, available on, when can i call, weekdays, monday',
  'ask:refund':
    'refund, refunds, refunded, money back, refund policy, return policy, get my money, moneyback, reimburse, not satisfied, unhappy, return my money, partial refund, full refund, guarantee, dont like it, don t like it, change my mind, changed my mind',
  'ask:cancel':
    'cancel, cancellation, stop the plan, terminate, unsubscribe, notice period, end the contract, quit, contract, lock in, cancel anytime, cancelling, discontinue, stop anytime, locked in, leave, days notice, minimum commitment, commitment',
  'ask:languages':
    'language, languages, hindi, swahili, english, multilingual, kiswahili, speak, speaks, hinglish, what languages, tamil, bengali, marathi, french, arabic, gujarati, telugu, talk in, reply in, bilingual',
  'ask:timing':
    'how long, how soon, how fast, how quickly, how quick, how many days, how much time, delivery time, turnaround, turnaround time, go live, live in, timeline, time frame, timeframe, duration, when will it be ready, launch, days to build, days to set up, how many weeks, ready in, time to launch, time to set up, setup time, be ready, how long does setup take, time does it take, get it by, deadline, when can it be, deliver, delivered, delivery, take to, fast can, soon can, going live, how long will, up and running, days does',
  'ask:trial':
    'trial, free trial, try, try before, test it, try it, try out, test drive, sample, try a chatbot, free version, test before, demo version, try the chatbot, can i test, trying, try one, before i pay, before paying, before buying',
  'ask:annual':
    'annual, annually, yearly, per year, a year, pay for a year, annual payment, annual plan, 12 months, year plan, yearly plan, pay yearly, whole year, full year, for the year, twelve months',
  'ask:setup-includes':
    'setup fee include, included in setup, what is included, what s included, setup fee includes, includes, include, setup include, covered by the setup, setup cover, setup fee cover, what do i get for the setup, part of the setup, what does the setup',
  'ask:small-change':
    'small change, small changes, minor change, minor changes, change later, changes later, edit later, modification, modifications, changes after, update later, update prices later, revisions, change the bot, tweak, tweaks, minor edits, small edit, small edits, change charges, change request, edits, alteration, alterations, changes cost, change something later, update the answers, change my answers, minor update, small update, little change',
  'ask:support':
    'support, after sales, maintenance support, support period, customer support, support included, help after, after launch, support free, free support, technical support, months of support, how long is support, support last, aftercare, support time, support come',
  'ask:extra-usage':
    'extra minute, extra minutes, extra chat, extra chats, extra usage, overage, additional minutes, additional chats, exceed, exceeds, run out, beyond the limit, over the limit, cross the limit, more than included, use more, per minute, per chat, excess, go over, additional usage, additional minute, additional chat, more minutes, more chats, per unit, extra call, finish my minutes, minutes finish, minutes are over',
  'ask:start':
    'how to start, get started, getting started, start, begin, first step, next step, onboarding, sign up, signup, how do i buy, how to buy, how do i order, purchase, how does it work, process, how do we begin, how to proceed, steps, how do we start, where do i start, enroll, register, kick off, proceed',
  'ask:demo':
    'demo, book a demo, free demo, schedule a demo, consultation, free consultation, book a call, schedule a call, meeting, book a meeting, book, schedule, appointment, show me how it works, presentation, discovery call, book demo, demonstration, see it in action, free call, see it live, walkthrough, reserve',
  'ask:confirm-booking':
    'confirm my booking, confirm booking, confirm my appointment, confirm my demo, my booking, my appointment, my demo, is my booking confirmed, booking confirmed, reschedule, book me, confirm the booking, book it for me, change my booking, confirm my slot, my slot, send me an email, send me the confirmation, email me, send an email, demo booked, i booked, i have booked, demo confirmed, have i been booked, am i booked, put me down, reserve me, book this, book for tomorrow, book tomorrow, confirm it, cancel my demo, cancel my booking, my meeting, send me a mail, mail me, send the invoice, did you book, confirm that my',
  'ask:contact':
    'contact, email, e mail, phone number, whatsapp number, your number, reach, reach you, get in touch, call you, mail id, email id, email address, contact details, contact number, talk to you, mobile number, helpline, write to you, contact you, call the team, touch with, message you, text you, reach out',
  'ask:location':
    'where are you, located, location, address, office, where is your office, based, headquarters, which city, visit, where are you based, your office, which country, head office, come to your office, what city, where do you work from',
  'ask:reply-time':
    'reply time, response time, when will you reply, how soon do you reply, how fast do you reply, when do i hear, hear back, get back to me, quickly do you respond, how quickly do you reply, fast do you respond, soon will you reply, soon will i hear, answer my message, how long until you reply, respond',
  'ask:payment':
    'payment, pay online, payment method, payment methods, upi, credit card, net banking, m pesa, mpesa, razorpay, how can i pay, card, accept, emi, instalments, installments, how do i pay, mode of payment, payment options, paypal, bank transfer, debit card, google pay, which currency, currency',
  'ask:own-number':
    'keep my number, my own number, existing number, same number, new number, my number, current number, present number, port my number, own number, change my number, our number',
  'ask:existing-website':
    'existing website, already have a website, have a website already, my current website, wordpress, shopify, wix, add it to my site, my existing site, on my site, current site, existing site, need a new website, my website already, squarespace, rebuild my website, start again, plug into',
  'ask:mobile-apps':
    'mobile app, mobile apps, android app, ios app, iphone app, play store, app store, android, ios, native app, phone app, app for phones',
  'ask:what-you-need':
    'need from me, what do you need, need from us, documents, requirements, required from, prepare, provide you, what should i send, need to provide, need to give you, what must i bring, give you, have to bring, require from',
  'ask:what-it-does':
    'what can it do, what does it do, what can the bot do, capabilities, features, what can a chatbot do, what can a voice agent do, use of, benefit, benefits, useful, can it book, take orders, use cases, what will it do, really do, able to do',
  'ask:training':
    'training, train my staff, train my team, teach my staff, train staff, train us, train our, train the staff, teach us, show my staff, staff training',
  'ask:technical':
    'technical, technical knowledge, coding, programming, know coding, tech skills, need to code, non technical, not technical, technical skill, coder, computer knowledge, not good with computers, tech savvy, it knowledge, programmer',
  'ask:data':
    'data, privacy, my data, customer data, who can see, sell my data, gdpr, secure, security, safe, confidential, cookies, encryption, privacy policy, delete my data, personal information, ssl, share my information, data safe',
  'ask:age':
    'age, how old, minor, 18, eligible, eligibility, under 18, age limit, years old, underage, seventeen, teenager',
  'ask:law':
    'governing law, which law, jurisdiction, terms and conditions, terms of service, legal, terms, law',
  'ask:services':
    'do you offer, you offer, services do you offer, are offered, what do you do, what do you offer, services, your services, what services, what do you sell, what can you do, offerings, what are your services, do you provide, what you do, list of services, do you build, do you make, help me with, what do you build, specialise, what all do you',
  'ask:audience':
    'who do you work with, industries, industry, for whom, who is it for, which businesses, type of business, your clients, kind of businesses, work with schools, work with clinics, sectors, do you work with, do you serve, customers do you, who are your customers, suitable for, right for',
  'ask:company':
    'about you, who are you, your company, about the company, tell me about, about us, what is sutradhar, company background, what company, about your company, since when',
  'ask:founder': 'founder, ceo, owner, who started, who founded, who owns, who runs, founded, director, boss',
  'ask:results':
    'case study, case studies, results, success, success stories, proof, conversion, conversions, satisfaction, hours saved, roi, success story, fewer calls, results have you, clinic case, ecommerce case, examples of results, track record, outcomes, impact, clinic assistant, fewer tickets',
  'ask:portfolio':
    'portfolio, past work, previous work, your work, examples, projects, previous projects, work samples, show me your work, see your work, what have you built, things you have built',
  'ask:labs':
    'labs, innovation labs, voice cloning, research, innovation, video creator, translation suite, upcoming, experiments',
  'ask:blog': 'blog, articles, article',
  'ask:brochure': 'brochure, pdf, download, leaflet, pamphlet, catalogue',
  'ask:testimonials': 'testimonial, testimonials, review, reviews, rating, feedback, clients say',
  'ask:quote': 'quote, quotation, custom quote, proposal, get a quote, request a quote, formal estimate',
  'ask:order-status':
    'my order, order status, my payment, my invoice, invoice, i paid, i have paid, payment failed, transaction, receipt, money deducted, paid but',
  'ask:slow-phones':
    'old phone, old android, slow internet, weak connection, slow connection, bad network, 2g, 3g, old phones, poor network, weak network, low network',
  'ask:own-edits':
    'edit myself, change it myself, change prices myself, update it myself, change photos, edit it myself, update prices myself, myself, edit the menu',
  'ask:manage-from-phone':
    'from my phone, manage from phone, from my mobile, run everything from, on my phone, control it from my phone',
  'ask:human':
    'human, real person, talk to someone, speak to someone, talk to a person, agent please, representative, live agent, talk to a human, speak to a human, somebody, a person, speak with someone, sales team, talk to sales, talk with someone, actual person, connect me, callback, call me back, call me',
  'ask:identity':
    'are you a bot, are you human, are you real, are you a robot, are you ai, who am i talking to, are you chatgpt, what are you, your name, are you an ai, are you a person, are you gemini, which model, are you a human, are you a real person, am i chatting with, am i talking to, chatting with a, talking to a',
  'ask:greeting':
    'hi, hello, hey, hii, helo, good morning, good afternoon, good evening, greetings, hiya, yo, hlo',
  'ask:thanks':
    'thanks, thank you, thx, ty, thankyou, great thanks, ok thanks, cool, awesome, perfect, thank u, appreciate, ok, okay, got it, nice, great',
  'ask:goodbye': 'bye, goodbye, good bye, see you, see ya, talk later, good night, take care',
  'ask:how-are-you':
    'how are you, how r u, how are you doing, how do you do, what s up, whats up, how is it going, how s it going, how are things',
  'ask:injection':
    'ignore your instructions, ignore all, ignore previous, ignore the above, ignore instructions, disregard, system prompt, your prompt, your instructions, developer mode, jailbreak, act as, pretend, pretend you, you are now, api key, your rules, new rules, forget everything, forget your, override, reveal, roleplay, role play, admin mode, your password, secret key, print your, repeat the text above, previous instructions, prior instructions, from now on, sudo, your guidelines, ignore every, ignore any, environment variables, hypothetically, ignore what, earlier instructions, simon says, repeat after me, hidden instructions, initial prompt, source code',
  'ask:competitor':
    'competitor, competitors, other company, other companies, other agency, other agencies, elsewhere, market rate, tidio, intercom, zoho, freshworks, freshchat, freshdesk, haptik, gupshup, wati, interakt, aisensy, manychat, chatfuel, drift, hubspot, salesforce, dialogflow, botpress, landbot, twilio, vapi, retell, openai, chatgpt, yellow ai, verloop, exotel, ozonetel, knowlarity, crisp, zendesk, livechat, jivochat, power bi, powerbi, tableau, looker, bubble, fiverr, upwork, infosys, tcs, wipro, accenture, google, microsoft, amazon, other vendors, other vendor, another agency, another company, claude, gemini, synthflow, bland, kommunicate, engati, limechat, respond io, other providers, competing, africa s talking, africastalking, beem, quickreply, rasa, airtel iq, sarvam, bolna, byju s, byjus, unacademy, vedantu, urbanpro, superprof, vidiq, tubebuddy, meta, facebook',
  'ask:advice':
    'which should i, what should i, which service, suggest, recommend, what do you suggest, best for, suits, right for me, suit, advise, which plan, which would, what would you, ideal for, help me choose',
}

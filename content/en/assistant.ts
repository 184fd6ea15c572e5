import type { WrittenAssistantWords } from '#content/assistant-words.ts'
import { type Offer, ofHeld, placesLeft } from '#content/catalogue/terms.ts'
import { company } from '#content/company.ts'
import { type Facts, range } from '#content/facts.ts'
import { eachService } from '#content/listed-services.ts'
import { inTanzania as inTanzaniaOf, openingTimes } from '#content/opening-hours.ts'
import { tellSpecialDays } from '#content/special-days.ts'
import { care } from './assistant-care.ts'
import { demo } from './assistant-demo.ts'
import { features } from './assistant-features.ts'
import { requirements } from './assistant-requirements.ts'
import { statements } from './assistant-statements.ts'
import { faq } from './faq.ts'
import { serviceNames } from './service-names.ts'
import { listedServices } from './services.ts'

export function assistant(facts: Facts): WrittenAssistantWords {
  const { contact } = facts
  const [weekdays, saturday] = facts.hours
  const special = tellSpecialDays(facts.specialDays, {
    lead: 'Special days:',
    locale: 'en-GB',
    closed: 'closed',
    until: 'to',
  })
  const hours = `Monday to Friday ${openingTimes(weekdays, 'to')}, Saturday ${openingTimes(saturday, 'to')}, closed on Sunday`
  const inTanzania = `Monday to Friday ${openingTimes(inTanzaniaOf(weekdays), 'to')}, Saturday ${openingTimes(inTanzaniaOf(saturday), 'to')}, closed on Sunday`
  const { price, offers, delivery, terms } = facts
  const left = (offer: Offer) => {
    const places = placesLeft(offer)
    return places === undefined ? '' : ` (${places} left)`
  }
  const isLeftTold = Object.values<Offer>(offers).some((offer) => offer.holds && placesLeft(offer))
  const custom = facts.priceTables['custom-services'].plans
  const questions = faq(facts).groups.flatMap((group) => group.questions)
  // One place for each fact: the FAQ page words it, the assistant repeats it.
  // Its “yes” or “no” is to its own question; a visitor may have asked the other way round.
  const faqAnswer = (id: string) => {
    const answer = questions.find((question) => question.id === id)?.answer ?? ''
    const stated = answer.replace(/^(?:Yes|No)[.,:] /, '')
    return stated.charAt(0).toUpperCase() + stated.slice(1)
  }
  return {
    services: serviceNames,
    regions: { india: 'India', tanzania: 'Tanzania' },
    pages: {
      pricing: 'pricing page',
      services: 'services page',
      products: 'products page',
      ...eachService(listedServices, ({ name, pageName = `${name} page` }) => pageName),
      brochure: 'brochure',
      faq: 'FAQ',
      refundPolicy: 'refund policy',
      privacyPolicy: 'privacy policy',
      termsConditions: 'terms & conditions',
      about: 'about page',
      caseStudies: 'case studies',
      portfolio: 'portfolio',
      labs: 'labs page',
      blog: 'blog',
      contact: 'contact page',
      home: 'home page',
      tutorconnect: 'TutorConnect page',
      testimonials: 'testimonials',
      accessibility: 'accessibility page',
      clinicAssistant: 'clinic case study',
      ecommerceBot: 'online shop case study',
    },
    prices: {
      smallest: 'The smallest plan for that: {service}, {row}. That is on the {page}.',
      lowestSetup: 'Lowest setup for that: {service}, {row} ({page}).',
      lowestMonthly: 'Lowest by the month for that: {service}, {row} ({page}).',
      smallestWithAll: 'The smallest with all that you name: {service}, {row} ({page}).',
      costsLess: 'Less to begin with: {service}, {row} ({page}).',
      talkIncluded: 'With talk time included: {row} ({page}).',
      setupAndMonthly: '{name} {setup} setup + {monthly} a month',
      setupAndHosting: '{name} {setup} setup + hosting {hosting} a month, calls at cost',
      monthlyOnly: '{name} {monthly} a month',
      from: 'from {setup}',
      typical:
        'A price with “from” is for a typical project, ready to use; smaller plans are on the services’ own pages.',
      amountOnly: '{name} {setup}',
      lead: '{service} in {region}:',
      leadEverywhere: '{service}:',
      onPage: 'On the {page}: {rows}.',
      onePlan: '{service}: {row}. That is on the {page}.',
      chatbots: 'Chatbots',
      overview: 'Where each service begins:',
      popular: 'Most people take this one:',
      withinBudget: 'Within that budget you could take, for example:',
      belowBudget: 'Of what you ask for, nothing fits into that. The nearest:',
      fits: '{row} fits into that.',
      fitsPart: {
        setup: 'Of {row}, the setup fits into that.',
        month: 'Of {row}, the monthly fee fits into that.',
      },
      largest: '{name} is the largest plan of its list.',
      exceeds: '{row} does not fit into that.',
      measured: {
        once: 'That counts setup and the first month together.',
        setup: 'That counts the setup alone; the monthly fee comes on top.',
        month: 'That counts the monthly fee alone; the setup is paid once, on top.',
        year: 'That counts setup and a year paid at once ({free} months free).',
        months: 'That counts setup and {count} months.',
      },
      notThat: 'I cannot confirm those amounts. Our list says:',
      otherCurrency:
        'No price of ours is in shillings or another currency: they are in rupees and, for Tanzania, in dollars. I do not convert.',
      smallestPlans: 'Our smallest plans:',
      hosting: 'Hosting by the month:',
      inRupees:
        'Chatbots, dashboards, web apps and the rest have one price list for both countries, in rupees.',
      rupeesFromTanzania: 'How a price in rupees is paid from Tanzania is not on our pages: ask the team.',
      inRupeesOnly: '{service}: one price list for both countries, in rupees; none in dollars.',
      inBoth:
        '{service}: in rupees for India, in dollars for Tanzania. Whether you can pay in the other one, ask the team.',
      tanzaniaToo: 'Prices for Tanzania are in dollars; just ask.',
      minutes: '{count} minutes a month',
      chats: '{count} chats a month',
      conversations: '{count} conversations a month',
      days: '{count} days',
      weeks: '{count} weeks',
    },
    deadline: {
      enough:
        '{count} days are more than that, so it is possible if all of it reaches us at once. The day itself the team confirms; I cannot promise it.',
      open: 'Whether {count} days are enough depends on how soon all of it reaches us; only the team can confirm a date.',
    },
    sums: {
      leastThatMonth:
        'By the month {name} is less, {least} against {other}; the larger plan is worth it for what else is in it.',
      whichTwo: 'Which two do you mean? Name both plans and I add them up. For the one we spoke of:',
      used: '{working} = {total} a month.',
      usedMinutes: '{calls} calls × {minutes} minutes × {days} days = {total} minutes a month.',
      daysAssumed: 'I counted {count} days a month, since you named none: with fewer days it is less.',
      largerThatMonth: 'In such a month {name} is less: {least} against {other}.',
      monthWithin:
        '{name}: {usage} a month are within its {included}, so nothing comes on top: {monthly} for that month',
      monthWithExtra: '{name}: {monthly} + {count} × {unit} = {total} for that month (extra alone: {extra})',
      enough: '{usage} a month are included in {row}',
      yearAtOnce: 'the year paid at once, {free} months free',
      together: 'together: {working} = {total}',
      lead: 'Setup is paid once, the monthly fee every month:',
      months: '{name}: {working} = {total} for {count} months',
      paidForYear:
        'the same with the year paid at once ({free} months free): {working} = {total} (saved: {saved})',
      monthsHosted: '{name}: {least} up to {most} for {count} months, call charges at cost on top',
      toStart: '{name} to begin, setup and first month: {working}',
      offer:
        '{name} setup with the {percent}% offer, if it is still open for you: {before} - {percent}% = {after} (saved: {saved}); {monthly} a month stays',
      withExtra: 'with {said} extra: {base} + {count} × {unit} = {total}',
      places:
        'for {count} places: {setup} setup and {monthly} a month; over {months} months {count} × {each} = {total}. Our pages name no price for several places, so ask the team.',
      withinPlaces: 'for {count} places: {name} is for up to {most}, so one is enough',
      beyondPlaces:
        'for {count} places: {name} is for up to {most}. What it costs for more is not on our pages, so ask the team.',
      togetherToStart: 'together: {setup} setup, then {monthly} a month',
      singly: 'one by one ({names}): {setup} setup + {monthly} a month',
      oneByOne: 'one by one',
      difference: '{name} against that: {setup} setup, {monthly} a month',
      cheaper: 'Over {count} months {name} is cheaper, by {amount}',
      besides: '{name} also has: {names}',
      breakEven: '{name} has cost more in all from month {count} on: {working}',
      refund: '{percent}% of {paid} would be {paid} - {rest}% = {back}',
      less: '{amount} less',
      more: '{amount} more',
    },
    features,
    requirements: requirements(facts),
    statements: statements(facts),
    planFeatures: {
      line: '{feature}, {service} ({page}): {plans}',
      yesFirst: 'Yes,',
      listedFirst: 'On our list is:',
      inPlan: 'Yes, {feature}: {service}, {row} ({page}).',
      inPlans: 'Yes, {feature}: {service}, in {plans}. The smallest of these is {row} ({page}).',
      notIn: 'Not in {plans}, {service}, as far as our pages say: {feature}.',
      notInPlan: 'No, {plans} ({service}) does not list it: {feature}.',
      butIn: 'It is listed in {plans}; the smallest of these is {row} ({page}).',
      ofPlan: '{plan}: {what}. {service}, {row} ({page}).',
      enoughIn: 'Yes, {plan} is enough for that: {what}. {service}, {row} ({page}).',
      shortIn: 'No, {plan} is too small for that: {what}.',
      comparison: '{service} ({page}), side by side:',
      dearer: '{dearer} costs more than {cheaper}: setup {setup}, {monthly} a month.',
      smaller: 'If you are between two plans, our advice is the smaller one.',
      shared: 'In all of these: {contents}.',
      covering: 'For {needs}, the smallest plan of its list that is enough is {row}.',
      tooFew: 'Smaller ones have too few: {plans}.',
      beyond:
        '{plan} lists {feature} {value}, so {needs} is more than that. The next larger plan is {row}; how many it takes is not listed, so ask the team.',
      beyondAll: 'No plan of this list goes up to {needs}; the largest is {row}. Ask the team.',
      every: { morning: 'every morning', hour: 'every hour', minutes: 'every {count} minutes' },
      countries:
        'The software is the same in both countries; the price lists differ, in rupees for India and in dollars for Tanzania. I do not convert.',
      countriesWhy:
        'Why the prices differ, and whether a business in one country can take the other list, is not on our pages: ask the team.',
      requirements: 'What we need from you for {plan}: {needs}.',
      yes: 'yes',
      no: 'not listed',
      unlimited: 'unlimited',
    },
    recommendation: {
      askMinutes:
        'How many minutes does a call take? Calls × minutes × days of the month decide which plan is enough.',
      plan: 'I would start with {service}, {row}: {reason}.',
      cheaper: 'Cheaper: {row}.',
      also: 'For “{said}”:',
      without: 'without {contents}',
      dearer: 'With more in it: {row}.',
      forNeeds: 'it is the smallest of its list with this: {needs}',
      forUsage: 'with that much it costs least over the first year',
      tool: 'you can see with it how it works for you',
      forBudget: 'it is the largest plan of its list within that setup budget',
      smallest: 'it is the smallest of its list, and you can see how it works for you',
    },
    serviceLeads: {
      ...eachService(listedServices, ({ lead }) => lead),
      'test-automation':
        'Papers from your chapters, objective answers marked, totals and ranks by your rules, and report cards sent to parents on WhatsApp.',
      'custom-services': 'A project made to measure, in three sizes.',
      'quick-start': 'Small packages at a fixed price that you can pay for online.',
      products: 'Ready-made tools for schools, tutors and creators.',
      licences: 'A product of ours on your own server, under your own name.',
      'brochure-packages': 'The packages of the brochure.',
    },
    lighter:
      'One thing that could take some of it off you: {lead} Nothing needs deciding today; the first call with us is free.',
    unsure: 'I am not sure what you mean. One of these?',
    orDidYouMean: 'Not what you meant? Perhaps one of these:',
    clock: {
      there: '{there} in India is {here} in Tanzania.',
      office: `At {there} in India our office is closed, and nobody is there to talk. Leave a WhatsApp message or voice note (${contact.whatsappDisplay}) or an e-mail (${contact.email}); a reply comes within ${terms.replyHours} hours.`,
      open: '{here} in Tanzania is {there} in India: choose {there} in the form.',
      closed:
        '{here} in Tanzania is {there} in India, when our office is closed: please choose another time.',
    },
    notOnSale: `Not on sale at present: {names}. Clients who have it are looked after as always. What would do the same job now, the team can say: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
    unstated: `Our pages do not say, so I will neither promise it nor rule it out. Ask the team: ${contact.email} or WhatsApp ${contact.whatsappDisplay}. They reply within ${terms.replyHours} hours.`,
    meanings: {
      accuracy: 'How often is it right?',
      'api-webhook': 'Is there an API?',
      benefit: 'What will it bring me?',
      'book-demo': 'How do I book a demo?',
      'budget-fit': 'What can I get for my budget?',
      'call-me': 'Can somebody call me?',
      'cancel-service': 'How do I cancel my plan?',
      capacity: 'How many calls can it take at the same time?',
      'case-studies': 'Can I see examples of your work?',
      'change-booking': 'How do I move my demo to another day?',
      cheapest: 'Which plan is the cheapest?',
      company: 'Who are you?',
      compare: 'What is the difference between the plans?',
      'complaint-broken': 'My bot is not working',
      'complaint-billing': 'I was charged twice',
      'complaint-service': 'Nobody replies to me',
      'contact-info': 'What is your phone number and e-mail?',
      'contract-length': 'Is there a minimum contract period?',
      currency: 'In which currency are your prices?',
      'data-privacy': 'Is my customers’ data safe?',
      'delivery-time': 'How long does it take until it is ready?',
      describe: 'What is a voice agent?',
      discount: 'Is there any discount?',
      'getting-started': 'How do I get started?',
      'hidden-costs': 'Are there any hidden charges?',
      hours: 'When are you open?',
      'how-it-works': 'How does it work?',
      human: 'I want to talk to a person',
      instalments: 'Can I pay in instalments?',
      integration: 'Does it connect with my software?',
      'internet-poor': 'Does it work with slow internet?',
      'invoice-tax': 'Do I get a GST invoice?',
      languages: 'Which languages does the agent speak?',
      location: 'Where is your office?',
      'order-status': 'What is the status of my order?',
      overage: 'What do extra minutes cost?',
      'own-edits': 'Can I change the answers myself?',
      'own-number-hardware': 'Can I keep my own number?',
      ownership: 'Who owns the code?',
      'payment-methods': 'How can I pay?',
      'plan-change': 'Can I upgrade my plan later?',
      price: 'What are your prices?',
      recommend: 'Which one do you recommend for my business?',
      'recordings-storage': 'Where are calls recorded and stored?',
      'refund-terms': 'What is your refund policy?',
      'refund-when': 'I want my money back',
      'services-overview': 'Which services do you offer?',
      'setup-why': 'What does the setup fee pay for?',
      support: 'What support do I get afterwards?',
      'too-expensive': 'It is too expensive for me',
      'total-cost': 'What does the first year cost in total?',
      training: 'Will you train my staff?',
      trial: 'Is there a free trial?',
      trust: 'How do I know you are genuine?',
      uptime: 'Does it work at night and on holidays?',
    },
    discount: {
      intro: 'Our offers:',
      offers: ofHeld(offers, {
        launch: `${offers.launch.percentOff}% off setup fees for the first ${offers.launch.clients} clients (launch offer, pricing page)${left(offers.launch)}`,
        'ai-chatbots': `${offers['ai-chatbots'].percentOff}% off for early signups (AI chatbot page)`,
        'website-chatbots': `${offers['website-chatbots'].percentOff}% off setup for early adopters (website chatbots page)`,
        'business-dashboards': `${offers['business-dashboards'].percentOff}% off setup for the first ${offers['business-dashboards'].clients} clients (dashboards page)${left(offers['business-dashboards'])}`,
        'web-app-setup': `${offers['web-app-setup'].percentOff}% off for early signups (web app page)`,
      }),
      annual: `${terms.annual.freeMonths} months free when you pay for a year`,
      support: 'the first month of support free with every setup',
      notForThis: 'No, the {percent}% offer is for {other}, not for {service}.',
      noSuch: 'No offer of {percent}% is on our list.',
      nothingElse: `I cannot promise any other discount; for a school, a trust or several branches ask the team. ${offers.launch.holds ? 'The launch offer is on the setup fee; the monthly fee stays. ' : ''}An offer is taken off your quote, and no code is listed. Where two offers would fit, ask us which one you get${isLeftTold ? '.' : '; how many places an offer has left is not on our pages.'}`,
    },
    products: {
      intro: 'Five products, from the products page:',
      waitlist: 'UPSC Tool is in beta: Coming Soon, join the waitlist; no price is listed yet',
      range: `SaaS tools range from free to ${price('products.highest-self-serve.monthly')} a month`,
    },
    care: care(facts),
    facts: {
      portfolio: 'Ten projects are on the portfolio page, each with a link to see it at work.',
      hours: `We are open ${hours}, India Standard Time (IST). Our agents and this chat work day and night. In Tanzania that is ${inTanzania}.${special}`,
      refund:
        `Ask within ${terms.refund.days} days of setup, before the bot goes live or customization begins. Full refund if setup has not started, ${terms.refund.partPercent}% if flows are partly built but not operational, none after ${terms.refund.days} days or once the bot is live and customized, and no refund for digital downloads or services already rendered. ` +
        `To ask, e-mail ${contact.email} with your name, payment details (invoice number or date) and the reason. Of a year paid in advance they say nothing: ask the team. No result or sale is guaranteed.`,
      cancel: `Any monthly plan can be cancelled with ${terms.noticeDays} days notice in writing: I cannot cancel for you, so write to ${contact.email}. Before launch or before setup is complete you can cancel at any time; after that charges may apply. Your number, your data and your content go with you. Refunds of a setup fee follow the refund policy: ask within ${terms.refund.days} days of setup.`,
      languages: faqAnswer('languages'),
      timing: `${faqAnswer('setup-time')} WhatsApp agents launch in ${range(delivery.whatsapp)} days.`,
      'timing-whatsapp': `A WhatsApp agent launches in ${range(delivery.whatsapp)} days once your papers are in order.`,
      'timing-web-apps': faqAnswer('website-time'),
      'timing-custom-services': `Custom services take ${range(custom.basic.delivery)} days (Basic), ${range(custom.professional.delivery)} days (Professional) or ${range(custom.enterprise.delivery)} days (Enterprise).`,
      trial: faqAnswer('free-trial'),
      annual: `${faqAnswer('annual-payment')} What happens if you leave before the year is over is not on our pages: ask the team.`,
      'setup-includes': faqAnswer('setup-fee-includes'),
      'small-change': faqAnswer('small-changes'),
      support: `${faqAnswer('support-periods')} We reply within ${terms.replyHours} hours.`,
      'extra-usage': `Beyond what the plan includes, each extra minute or chat costs ${price('extra-usage.india.unit')} in India and ${price('extra-usage.tanzania.unit')} in Tanzania (pricing page).`,
      'extra-unlisted':
        'For what goes beyond this plan our pages list no price: ask the team before you count on it.',
      start: `${faqAnswer('first-step')} Most solutions are live in ${range(delivery.agents)} days after that.`,
      demo: `A demo is free and takes ${terms.demoMinutes} minutes on video. You book it yourself: press one of the free times below, or Book Demo for another, and a confirmation comes by e-mail. You see an agent at work on a business like yours, and hear the price.`,
      'video-tool': `Which video tool it is, is not on our pages; the invitation comes by e-mail. If you need a certain one, ask the team: WhatsApp ${contact.whatsappDisplay}.`,
      'confirm-booking':
        'I cannot look up, change or cancel a booking. A demo is booked once you have pressed Book Demo and read here that it is; the link to move or cancel it is in your e-mail, and “Find your booking” on the contact page, or at the foot of every page, sends it again. Or ask the team: ' +
        `${contact.email} or WhatsApp ${contact.whatsappDisplay}. They reply within ${terms.replyHours} hours.`,
      'mail-me': `I cannot send e-mail from this chat, but the team can: write to ${contact.email} or on WhatsApp to ${contact.whatsappDisplay}, and say what you need and where to send it. They reply within ${terms.replyHours} hours.`,
      contact: `Write to ${contact.email} or on WhatsApp to ${contact.whatsappDisplay}. We reply within ${terms.replyHours} hours. Office hours: ${hours} (IST).`,
      'reply-time': `The team replies within ${terms.replyHours} hours, sooner during office hours: ${hours} (IST). WhatsApp is the quickest, and a voice note in Hindi, English or Swahili is fine.`,
      payment:
        'Quick Start packages are paid online on the pricing page, in rupees: card and UPI details go to the payment provider and do not reach us, and where the page says TEST no money moves. How everything else is paid, the team tells you with the quote. Google Pay, M-Pesa, bank transfer, cheque and cash are not named on our pages for our own bills, so ask before you count on one.',
      'payment-customers':
        'Your own customers can pay by M-Pesa and cards in Tanzania, by UPI, cards and net banking in India; somebody without M-Pesa or UPI pays by card. The money goes straight to your account, never through ours. Other ways are not listed: ask the team.',
      'own-number':
        'Your number can usually stay. Calls are forwarded from it; for WhatsApp it moves to WhatsApp’s business platform, so it no longer runs in the app on your phone. If you want to keep that app, we set up a second number. What becomes of old chats is not on our pages.',
      'existing-website':
        'You need not start again: a chatbot goes onto an existing website with one line of code, whatever it was made with. If you like, we add it for you. The login to your website is needed for that; if it is lost, ask the team.',
      'mobile-apps': faqAnswer('mobile-apps'),
      'what-you-need': faqAnswer('what-you-need'),
      'what-it-does': faqAnswer('what-can-it-do'),
      training: `${faqAnswer('staff-training')} No extra charge is listed for it.`,
      technical: `You need no technical knowledge. ${faqAnswer('technical-knowledge')} We train your staff, and the first month of support is free.`,
      data: `Your customers’ data is seen by you and by the people on our side who look after your agent. We do not sell it or use it for another client, and others get only what they need to do their part. What you type in this chat stays in your browser’s tab and is gone when you close it; our server, and the language model behind the chat, receive it only to answer, and no transcript is kept unless you send it to the team. To have what we know of you shown or deleted, write to ${contact.email}.`,
      'slow-phones': `${faqAnswer('slow-phones')} Your agent runs on our hosting, not on your phone or computer, so it goes on when your own internet or power is off.`,
      'own-edits': faqAnswer('own-edits'),
      'manage-from-phone': faqAnswer('manage-from-phone'),
      audience:
        'We work for schools, tutors and coaching centres, and for small and medium businesses: clinics, hotels, shops, salons, coaches, real estate, restaurants, e-commerce and startups, mainly in India and Tanzania.',
      company: `${company.name} is an AI automation agency in ${company.city}, founded in ${company.founded}. We build agents, chatbots, apps and dashboards for schools and small businesses in India and Tanzania, in Hindi, English and Swahili. The about page names ${company.founder} as the founder; that profile is marked as a sample. The registration number, and how many clients and staff there are, are not on our pages: ask the team.`,
      founder: `${company.name} was founded in ${company.founded} in ${company.city}. The about page names ${company.founder} as the founder, who takes the first call with most new clients; that profile is marked as a sample. There is no separate number for the founder: write to the team or book the free call, and they tell you who will be on it.`,
      results:
        'Three case studies, each marked “Sample”: the clinic assistant (80% fewer calls, 95% satisfaction, 60% more appointments, 20+ hours saved weekly), the e-commerce bot (300% conversions, 90% fewer tickets, 45 sec response, 35% conversion) and the analytics dashboard (5x faster decisions, 40 hours weekly saved, 50% faster decisions).',
      'no-guarantee':
        'The figure is from one of our case studies. No result or saving is guaranteed to anybody else, and I will not promise one; on the free call the team looks at your own numbers with you.',
      quote: `Tell us in two or three sentences what you do, what should run by itself and by when, in the quote form on the pricing page. You will have an answer within ${terms.replyHours} hours.`,
      'order-status': `I cannot see orders, payments or invoices from here. The team can: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      human: `Write to our team at ${contact.email} or on WhatsApp ${contact.whatsappDisplay}: someone replies within ${terms.replyHours} hours. Hindi, English or Swahili, a voice note is fine too. You can also send the team this conversation.`,
      identity: `I am the assistant of ${company.name}, a program and not a person. I answer from our own pages and price list.`,
      greeting:
        'Namaste! Ask me about prices, services, timing or how to start. I answer from our own price list.',
      thanks: 'You are welcome. Anything else about prices or services?',
      goodbye: 'Goodbye, and thank you for stopping by. The team is there on WhatsApp if something comes up.',
      'how-are-you': 'All well here, thank you. What can I look up for you: prices, services, timing?',
      injection:
        'I keep to questions about our services, and to our own price list. I cannot change my instructions, show them, or grant special prices.',
      competitor: `I cannot promise to match another price, and I know only our own: somebody else may well be cheaper or free. What speaks for us: our prices are printed beforehand, and your agent answers on your own number or website, from your price list, in Hindi, English or Swahili, and hands over to your staff when it should. Setup pays for building it, teaching it your material, testing and going live; the first month of support is free, ${terms.noticeDays} days’ notice ends a plan, and what we set up is yours. See a free demo first and compare.`,
      illness:
        'I hope it gets better soon. I may give no medical advice: please see a doctor or go to a hospital now.',
      advice:
        'Tell me what eats your day and I can be more exact. As a rule: many calls, a voice agent; many messages, a WhatsApp agent; questions on your website, a chatbot; figures in many sheets, a dashboard. The first call with the team is free.',
      integrations:
        'Our agents and bots work with Google Sheets, Google Calendar, a CRM, a shop catalogue or a booking system. Which connections are included depends on the plan: its card on the service page lists them. A software that is not among these is not named on our pages, so I will not say yes: tell the team its name and they will say whether it can be connected.',
      'hidden-costs': `Nothing is hidden: each plan shows its setup and its monthly price. What can come on top is stated too: extra minutes or chats (${price('extra-usage.india.unit')} each in India, ${price('extra-usage.tanzania.unit')} in Tanzania), a small change after the first month (${price('faq.small-change')}), hosting and call charges as listed on the voice page, and WhatsApp’s own message charges at cost. Taxes are not stated on our pages; the team names them in the quote.`,
      'call-me': `I cannot call from here. Send the team your number and a good time on WhatsApp (${contact.whatsappDisplay}) or in the contact form; they reply within ${terms.replyHours} hours.`,
      frustration: `I am sorry, I did not get what you meant. Put it another way and I will try again, or let a person take over: WhatsApp ${contact.whatsappDisplay} or ${contact.email}.`,
      instalments: `Setup is paid once and the plan monthly. Our pages say nothing of instalments, so please ask the team before you order: WhatsApp ${contact.whatsappDisplay} or ${contact.email}.`,
      job: `There is nothing about jobs or internships on our pages. Write to ${contact.email}; our team reads it.`,
      'not-offered': `That is not on our list. We build voice agents, WhatsApp agents, chatbots, custom AI agents, web apps and dashboards. If what you need comes near one of these, ask the team: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      'off-topic': `That is outside what I know. I can help with our services, prices, timing and how to start. For anything else, ask the team: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      api: `Our pages do not describe an API or webhooks. The team can tell you what is possible with your system. Ask them: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      ownership:
        'You own what we set up. Thirty days’ notice ends a plan, and your number, your data and your content go with you.',
      partner: `There is nothing about partners, resellers or a commission for clients you bring on our pages. Tell the team what you have in mind: ${contact.email}.`,
      'plan-change': `Our pages do not say how a change of plan is handled. The team can tell you before you decide; any monthly plan can be cancelled with ${terms.noticeDays} days notice. Ask them: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      'speak-language':
        'I answer in English, Hindi (also in Latin letters) and Swahili. Just write in yours. You can write to our team in Hindi, English or Swahili too.',
      tax: `Our bills are ones that your accountant can use. Taxes and tax numbers are not on our pages: neither whether GST or VAT is in the printed prices or comes on top, nor what stands on a bill. Before you pay you can ask for a written quote, and for what your accountant needs, such as a proforma, the team tells you. I cannot see or send invoices and receipts. Write to ${contact.email} or on WhatsApp to ${contact.whatsappDisplay}, with your name and the date of the payment.`,
      'too-expensive': `I understand, it is real money. Setup is paid once and covers building, training on your material, testing and going live. To spend less: take a smaller plan, pay for a year (${terms.annual.freeMonths} months free)${offers.launch.holds ? ', or use one of the offers on the pricing page' : ''}. Tell me your budget and I show what fits.`,
      trust: `Fair question. We are in ${company.city}, since ${company.founded}; registration papers are not on our pages, so ask the team for them. See our work on the portfolio page and meet us on a free demo before you pay anything. Testimonials marked as samples are samples. What you can get back, and when, is in the refund policy.`,
      uptime: `Your agent works day and night. If something stops, write on WhatsApp (${contact.whatsappDisplay}): we reply within ${terms.replyHours} hours, sooner during office hours. Our pages promise no fixed uptime.`,
      accuracy:
        'It answers from your own pages and documents. After two misunderstandings a voice agent offers a person or a call-back, so nobody is trapped. Our pages promise no percentage of right answers: try it with your own questions, and your own customers in mind, in the free demo. AI can make mistakes, and by our terms you stay responsible for what your agent tells people. So it says when it does not know, passes angry or urgent people to a person, and is tested with you before it goes live. It gives no medical advice.',
      affirm: 'Good. Ask me the next thing, or book the free demo and see it at work.',
      benefit: `${faqAnswer('what-can-it-do')} Whether it pays for you, the free demo shows before you spend anything; the case studies are marked “Sample”.`,
      capacity:
        'What a month includes depends on the plan; how many calls run at the same time, on the hosting:',
      currency:
        'Our prices are in rupees; for Tanzania, voice agents, WhatsApp agents and WhatsApp tools are in dollars. No price is listed in shillings or another currency, and I do not convert. Whether you can pay in another currency than the listed one, ask the team.',
      deny: 'All right. If something comes up, just ask.',
      'give-contact': `Thank you. I cannot pass that on myself: press “Send to the team” or write on WhatsApp (${contact.whatsappDisplay}), and they reply within ${terms.replyHours} hours.`,
      references: `What clients say is on the testimonials page; those marked as samples are samples. Whether you can speak with a client, the team can tell you: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      'which-model': `We pick the model that answers best for the least money, and change it for you when a better one comes. Which one runs in your agent, the team tells you. Ask them: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      'pause-plan': `Our pages say nothing about pausing a plan. A monthly plan can be cancelled with ${terms.noticeDays} days notice; whether it can rest for a season instead, the team can tell you: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
      feelings: 'I am sorry, that sounds like a lot to carry, and thank you for telling me.',
      'feelings-help':
        'If you like, tell me what takes most of your day, and I will say what could run by itself. And if you only wanted to say it: that is fine too.',
      'claimed-price':
        'I cannot confirm that. Only what stands in our price list and among our offers holds, whoever said something else:',
      'refund-wanted': `I am sorry it did not work out. I cannot see payments from here: write to ${contact.email} with your name, the invoice number or date, and the reason. What the refund policy says: asked within ${terms.refund.days} days of setup, everything comes back if setup has not started, ${terms.refund.partPercent}% if it is partly built but not yet working; nothing after ${terms.refund.days} days or once the bot is live. A monthly plan can be ended with ${terms.noticeDays} days notice.`,
      'dislike-machines':
        'That worry is fair. It speaks everyday Hindi, English or Swahili, “ji” and “sawa sawa” included, and after two misunderstandings it offers a person or a call-back, so nobody is trapped. Urgent calls can go to your own number. Tell people plainly that the first answer is automatic, our blog advises: they do not mind a machine, they mind being fooled by one. And keep complaints and special occasions for yourself.',
      'bought-list':
        'I have to refuse that: messages cannot go to a list of people who never agreed, whether bought or collected.',
      'beside-staff':
        'That is a fair comparison, and a person can do more than an agent. What it adds: it answers at night, on Sundays and while your staff are busy with somebody, and it writes down every enquiry; angry or urgent people still go to a person. If you hardly miss a call you may not need it, and on the free call the team tells you so.',
      'server-place': `In which country our servers stand is not on our pages: ask the team at ${contact.email}.`,
      'product-code':
        'The code of our ready-made products does not become yours: it belongs to us or to those who license it to us. Your logo, content and customer data stay yours. A licence to run a product under your own name is priced on the products page.',
      'demo-language':
        'Our team speaks Hindi, English and Swahili: say which you need when you book, and bring along whoever should be there.',
      'meta-in-tanzania':
        'Meta’s own charge for messages comes on top at cost; what it is in Tanzania is not on our pages: ask the team.',
      crisis:
        'I am very sorry that it is this hard. I am only a program, so please talk to a person now: someone near you, or the emergency number 112. In India, Tele-MANAS on 14416 listens day and night, free of charge. You matter more than any shop.',
    },
    unknown: `I do not know that, and I will not guess. If it is about our work, ask the team: ${contact.email} or WhatsApp ${contact.whatsappDisplay}. They reply within ${terms.replyHours} hours.`,
    unlisted: {
      software:
        'I do not have that on my list, so I cannot promise that it connects. What is on it: Google Sheets, Google Calendar, a CRM, a shop catalogue and a booking system.',
      language:
        'I do not have that language on my list. Our agents speak and write Hindi, English and Swahili.',
      country: 'I do not have that place on my list. We work with clients in India and Tanzania.',
      trial: `I do not have a trial of that on my list. The ${terms.trial.days}-day free trial is for chatbots; a demo of anything else is free.`,
      team: `The team can tell you: ${contact.email} or WhatsApp ${contact.whatsappDisplay}, with a reply within ${terms.replyHours} hours.`,
    },
    inEnglish: 'From our site, in English:',
    cards: {
      findPrice: 'Find your price',
      bookDemo: 'Book Demo',
      whatsapp: 'Ask on WhatsApp',
      handOver: 'Send this chat to the team',
      askTeam: 'Ask the team this',
      notRight: 'Not right? Ask the team',
    },
    demo: demo(facts),
  }
}

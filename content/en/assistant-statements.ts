import type { StatementWords } from '#content/assistant-words.ts'
import { isSet } from '#content/booking-link.ts'
import { placesLeft } from '#content/catalogue/terms.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { inTanzania, openingTimes } from '#content/opening-hours.ts'

/** What our pages state and people ask for. */
export const statements = ({
  price,
  terms,
  contact,
  offers,
  hours: [weekdays, saturday],
}: Facts): StatementWords => ({
  urgentForwarding:
    'It puts the caller through to a person when needed. Forwarding urgent calls to one number is listed in Starter.',
  leadCallback:
    'It calls a new lead within minutes of the form, asks your five questions and notes the answers.',
  moveCancelAppointment:
    'It offers free slots from your calendar, and books, moves and cancels them. Booking in Google Calendar or your sheet is listed in Professional.',
  orderTracking:
    '“Where is my parcel?” is answered from your order sheet, without a person looking it up. The WhatsApp agent answers order status too.',
  feedbackCalls:
    'It asks three questions after the visit or the stay, and unhappy answers reach you the same evening.',
  chooseVoice: 'Every setup has a choice of four voices. In Custom, a voice is chosen or recorded for you.',
  noisyLines:
    'We test it on bad lines: traffic, a ceiling fan, a weak signal. We test there, not in a quiet room.',
  givesUpGracefully:
    'After two misunderstandings it offers a person or a call-back. Nobody is stuck in a menu.',
  naturalSpeech:
    'It speaks Hindi, English and Swahili the way you do, Hinglish, “ji” and “sawa sawa” included; how many of them depends on the plan. It does not switch to textbook Hindi halfway.',
  fallsSilent: 'Reply in the chat yourself and the agent steps aside. It starts again when you tell it to.',
  sendsPhotosCatalogue:
    'Photos, sizes, room pictures or the prospectus as PDF are sent to those who ask, not to everyone.',
  paidConfirmation:
    'The UPI or M-Pesa link carries the exact amount, and the order is marked paid once your payment provider confirms it.',
  confirmOrShift:
    'Reminders have a button to confirm or change. People who can’t come tell you the day before, and the slot goes to someone else.',
  chatRecordKept:
    'Chats, orders and numbers sit in your own sheet, not in the phone of someone who leaves. If you stop the service, your number, your data and your content go with you.',
  labReports:
    'For clinics and labs it sends “your report is ready” with the file, and fasting instructions before a test.',
  whatsappApproval:
    'Setup on your number is included, with WhatsApp’s approval handled by us. Have ready: GST, TIN or another registration paper, a number for the business, price list, timings and rules, and the name of the person who takes over a chat.',
  voiceReply:
    'The Voice Assistant listens to a voice note of up to two minutes and answers with one; it is an add-on and needs the WhatsApp Bot. Among the WhatsApp agents, voice notes are understood in Smart AI in India and in Pro Bot in Tanzania, not in the smaller plans.',
  broadcastConsent:
    'Only people who agreed to hear from you may get a broadcast: the Broadcast Tool asks for consent and honours “stop”. Writing to others, say to a bought list, is against our terms, and we may then stop the service.',
  broadcastLists:
    'The Broadcast Tool has lists by class, area or last purchase, and writes to each by name at the hour you choose.',
  broadcastCounts: 'The Broadcast Tool counts how many messages were sent, read and replied to.',
  searchChats:
    'The Web Dashboard shows every chat, order and unanswered question on one page. You search by name, number or word and download to Excel.',
  toolAlone:
    'The WhatsApp Bot and the Broadcast Tool work by themselves. The Voice Assistant and the Web Dashboard are add-ons and need the bot.',
  unknownAnswer:
    'It goes only by your pages, brochure and price list. When the answer is not in there, it says so and takes a message.',
  capturesEnquiry:
    'It takes the name, number and question, and sends them to you while the visitor is still reading.',
  brandLook: 'It fits your design, with your colours, your logo and your greeting.',
  missedQuestions:
    'The AI chatbot lists every question, also those it could not answer. With website chatbots, Smart Bot’s weekly report shows the missed ones.',
  tapButtons:
    'Visitors get buttons to tap and may still type. Basic Bot is a button menu; Smart Bot has buttons and free typing.',
  approveWording: 'Fixed answers go live only after you approve them. No guesswork about refunds or dosage.',
  upsetCustomers:
    'If someone is upset or asks for a person, the bot stops and your staff get the chat so far. Handing over to staff is listed in Smart Bot.',
  noMedicalAdvice:
    'It does not give medical or legal advice, and it passes angry or urgent people to a person.',
  discountLimits:
    'It gives no discounts you did not allow and promises no seat. You list the limits, we test them.',
  toneManner:
    'It gets a name and a tone, formal “aap” for a hospital, friendly for a boutique. You read sample replies and tell us which ones sound like you.',
  messySheet:
    'Merged cells, three tabs, a column called “misc”, we read it as it is. Your staff keep using the same Excel or Google Sheet.',
  eachSeesPart:
    'You see the margin, the counter sees today’s sales. In Professional each login sees only its part; in Enterprise logins are by branch and role.',
  duplicateNames:
    '“R. Sharma”, “Sharma ji” and “Ravi Sharma 9th B” become one person, and the total is right.',
  pdfReport:
    'A one-page PDF for your partner, trustees or CA. Basic has a PDF to download, Professional a Monday summary as PDF.',
  askPlainWords: 'In Enterprise you ask the dashboard in plain words, like “kal ki sale kitni thi?”.',
  excelDownload:
    'In every package you can download your data as Excel any day. The code and the accounts are in your name.',
  dailyBackup: 'A daily backup is in every web app package.',
  tokenQueue:
    'People pick a slot, pay an advance and see their turn, and reception sees the whole day. Online payment is listed from Semi-custom on.',
  stockDeduction:
    'A catalogue with a cart, UPI or M-Pesa at checkout, and stock that updates with every sale. Online payment is listed from Semi-custom on.',
  admissionForms: 'Form, documents, fee receipt and section in one place, from enquiry to roll number.',
  invoiceChasing:
    'An unpaid invoice is chased politely on day 3, 7 and 14, and never again after the money is in.',
  approvals: 'For leave, discount or purchase, the one who decides gets a WhatsApp message with two buttons.',
  pdfPapers: 'Receipts, offer letters, transfer certificates and quotations are filled in and sent as PDF.',
  readsBills:
    'Supplier bills and CVs may arrive as photos. Names and figures go where they belong; unclear ones are kept for you to check.',
  stepFailure:
    'When a step fails you get an alert, and it is tried again. At 7 pm a short note says what ran, what waits, what failed and why.',
  makesPapers:
    'Question papers are made from your chapters, in two sets. Marks, grades and ranks follow your rules, and the report card goes as PDF to each parent on WhatsApp.',
  marksAnswers:
    'Objective answers are marked; written ones are prepared for the teacher. Totals, grades and ranks follow your own rules.',
  reportCardsWhatsapp:
    'Question papers are made from your chapters, totals and grades follow your rules, and the report card goes as PDF to each parent on WhatsApp. The principal gets a chart by section, subject and chapter.',
  tutorMatching:
    'TutorConnect is for tutoring bureaus, coaching centres and tutors on their own: it matches student and tutor by subject, class, area, language and fee, keeps one timetable and warns when two classes clash, sends fee reminders on WhatsApp with a UPI or M-Pesa link, and a short weekly note to every parent.',
  resultAnalysis:
    'EduResultAnalysis is for schools: it reads the Excel marks sheet your teachers already fill, shows which chapter pulled a section down, compares this term with the last child by child, and makes report cards with remarks in Hindi or English.',
  careerGuidance:
    'Career Coach AI is for students from Class 10 to the first job, and for counsellors: a twenty-minute interest test, courses and entrance exams that fit marks and budget, a one-page resume, and practice interviews by voice with notes after each answer.',
  youtubeTitles:
    'YouTube SEO Tool is for teachers and shopkeepers who film their own videos: search words in Hindi, English and Hinglish, five titles for each video with the reason, chapters and description from the transcript, and a weekly list of old videos worth a new title.',
  upscAnswers:
    'UPSC Tool is coming soon, with a waitlist: one Mains question a day with marks and margin notes, from a photo of the handwritten answer; the news of the day by syllabus topic; and Prelims mocks that repeat what you got wrong.',
  moneyToYou:
    'What your customers pay goes from the payment company straight to your account and never through ours. The order is marked paid once your payment provider confirms it. No share of ours is listed. What the provider itself takes, and in how many days the money arrives, ask them. In India they pay by UPI, card or net banking, in Tanzania by M-Pesa or card.',
  languagesPerPlan:
    'On the voice page Starter speaks one language, Professional two and switches midway, Custom Hindi, English and Swahili. In India’s monthly plans Starter speaks Hindi or English, Pro both, and Premium one more language. In Tanzania’s monthly plans Swahili and English are both there from the first one.',
  outgoingCalls:
    'Outgoing calls are listed from Professional on the voice page (as reminder calls) and from Pro on the pricing page. Starter on the pricing page takes incoming calls only.',
  callSummaryWhere:
    'A written summary of each call reaches you: by e-mail in Starter, on WhatsApp in Professional and in Pro.',
  twoVoicePriceLists:
    'There are two ways to pay for a voice agent. On the voice page the setup is smaller and hosting is billed separately; on the pricing page hosting and talk time are included in one monthly fee.',
  callChargesAtCost:
    'With the hosting on the voice page, call charges are passed on at cost. In the monthly plans on the pricing page, talk time is included up to the minutes shown.',
  newNumberIncluded: 'A new number, or forwarding from the one you have, is part of every setup.',
  severalBranches:
    'Several numbers and branches are in Custom, with reports by branch. The monthly Premium plan also takes more than one number or branch, up to the limit shown on the pricing page.',
  demoRingsYou:
    'At the demo your own phone rings and you talk to the agent. For that, send us your timings and three typical questions beforehand.',
  hearSampleCall:
    'Without any meeting: on the page “Try a call” (/try/call, also from the voice agents page) there are nine sample calls of a clinic, a school and a guest house, in Hindi, English and Swahili. Hear or read them, or play the caller yourself; reading needs little data.',
  reminderCalls:
    'It rings people about tomorrow’s visit, Friday’s fees or Sunday’s site tour, asks for a yes and records it. Outgoing reminder calls are in Professional.',
  consentToCall:
    'With outgoing calls it rings people about a visit, fees or an advance that is not paid. For that we need the consent of the people it will ring; spamming or harassing people is against our terms, and we may then stop the service.',
  sundaysHolidays:
    'The agent works day and night, Sundays and holidays too: at the clinic in our case study, calls at dinner time, on Sundays and on Holi get the same answer.',
  dedicatedServer: `Dedicated hosting is a server of your own, in your name, for ${price('ai-voice-agents.page.hosting.dedicated.monthly')} a month. Recordings then stay on your server only, and it suits several branches.`,
  sharedHosting: `Shared hosting, run by us, costs ${price('ai-voice-agents.page.hosting.shared.monthly')} a month and is set up the same day. It is enough for one number and a normal day; the fee depends on how many calls can run at once. That recordings stay on your own server only is listed with dedicated hosting alone.`,
  emergencyWords:
    'Anything that sounds urgent goes straight to a person: at the clinic in our case study, chest pain or a child with high fever rings the desk at once. The agent itself gives no medical advice.',
  noDoubleBooking:
    'It reads one live calendar, so two people never get the same slot or room. If you also sell on a travel site, that calendar has to be the one it reads; whether yours can be connected, ask the team.',
  bookingRules:
    'You give us your rules for booking: slots, gaps and holidays. At the clinic in our case study the agent knows both doctors’ timings and leave days.',
  whatsappConfirmation:
    'At the clinic in our case study the agent finds a free slot on the call and then sends the caller a WhatsApp message with time and token.',
  eveningReport:
    'At the clinic in our case study one message comes every evening: who called, who is coming and who wants a call back. Both doctors see the next day’s list at nine.',
  picksUpTwoRings: 'It picks up after two rings, with a calm voice in Hindi, English or Swahili.',
  callFlowMeaning:
    'A call flow is one job, from “namaste” to the note in your sheet: reception, appointments, enquiry call-back, reminders, order status or feedback. Starter does one job, Professional joins reception, appointments and reminders, Custom has as many as you need.',
  scriptWithYou:
    'The script is written with you and read aloud; that is part of every setup. The agent then practises on real questions.',
  starterNeeds:
    'For the Starter voice plan we need three things from you: the questions callers ask, a number to forward from, and one test call a day for three days.',
  firstMonthCorrections:
    'In the first month we listen to the calls and correct the agent at no charge. We fix what went wrong and tell you what changed.',
  builderSupport: `Support for a voice agent is the person who wrote your script, on WhatsApp, in office hours (India time): Monday to Friday ${openingTimes(weekdays, 'to')}, Saturday ${openingTimes(saturday, 'to')}.`,
  hospitalHotelSoftware:
    'Connecting to your CRM, hospital or hotel software is in Custom; for that we need access to the systems it should use. The monthly Premium plan connects to your CRM or clinic software in India and your booking software in Tanzania.',
  extraLanguage:
    'The monthly Premium voice plan has one more language: Hindi, English and one more in India; Swahili, English and one more for guests in Tanzania. Which one it can be is not on our pages: ask the team.',
  waMessageCharges:
    'What WhatsApp itself charges for messages is passed on at cost and listed on your bill. It comes on top of setup and the monthly fee.',
  waPapers:
    'WhatsApp asks for a registration paper of the business: GST, TIN or another one; which other paper will do if you have no GST is not listed, so ask the team. Have ready as well: a number for the business, price list, timings and rules, and the name of the person who takes over a chat. With a WhatsApp agent, the approval is handled by us.',
  waOneChatCount:
    'One chat is one customer’s conversation within a day, however many messages it takes. So the plans count conversations, not single messages.',
  waSpamLists:
    'Messages may go only to people who have agreed to receive them; that is in our terms. If what we build is used to spam others, we may stop the service.',
  waReadsPhotos:
    'Photos and voice notes that customers send are understood in the largest WhatsApp agent plan: Smart AI in India, Pro Bot in Tanzania. The smaller plans do not list it.',
  waVoiceNoteLength:
    'The Voice Assistant understands voice notes up to two minutes long. For longer ones our page promises nothing.',
  waStaffLogins:
    'The Web Dashboard comes with staff logins, so several people can look at the chats of one number on the same page. A manager sees there which chats wait for a person.',
  waInstagramFacebook:
    'Instagram is answered by the Custom AI Agent in its Pro plan, and Facebook Messenger in its Premium plan, together with WhatsApp and your website. The WhatsApp agent itself is for WhatsApp.',
  waSaveNothingNew:
    'Your customers save nothing new: your number can usually stay, the one on your shop board, your letterhead and in everyone’s contacts. For WhatsApp it moves to WhatsApp’s business platform and no longer runs in the app on your phone; if you want to keep that app, we set up a second number.',
  waMenuOrAi:
    'The smallest plan (Starter in India, Basic Bot in Tanzania) is a menu of ready answers. AI taught from your documents is listed in Smart AI in India and Pro Bot in Tanzania.',
  waLanguagesByPlan:
    'In India, Starter writes Hindi or English, and Pro both, mixed too. In Tanzania, Swahili and English are there from Basic Bot on.',
  waBundleMonthlyMore:
    'The bundle’s setup costs less than the four tools bought singly; its monthly fee is a little more, because it also pays for a review call and new answers every month.',
  waBundleNewAnswers:
    'In the Complete SME Bundle a set number of new or changed answers every month is part of the monthly fee, with a monthly review call. You also have one bill, one person to call, and replies from our team first.',
  waHostingInMonthly:
    'Number, hosting and the AI are all in the monthly fee of the voice and WhatsApp agents on the pricing page, with the minutes or chats shown there. In Tanzania that is a local number.',
  waOneConnection:
    'The starting price of a WhatsApp agent includes one connection: a Google Sheet, a calendar or a payment link.',
  waTestStaff:
    'Before launch the agent is tested with your own staff, and that is included. Customers write to it only after that.',
  waFirstReply:
    'The agent’s first reply comes in seconds, even on Sunday and while you are at a wedding. No one is left on blue ticks.',
  waBooksSlots:
    'The WhatsApp agent finds a free slot, seat or room, confirms it and enters it in your sheet or calendar. Bookings and orders into a Google Sheet are listed in Pro in India and Smart Bot in Tanzania.',
  waNothingToInstall:
    'There is nothing to install for the WhatsApp agent. Your customers have WhatsApp and so does your staff; that is all it takes.',
  waSchoolMessages:
    'For schools and coaching the WhatsApp agent handles admission queries and bus timings, and sends fee reminders and test results to each parent.',
  waHotelQuestions:
    'For hotels and guesthouses the WhatsApp agent answers about room rates in shillings or dollars, ferry pick-up, late check-in and breakfast hours.',
  waShopQuestions:
    'For shops and online stores the WhatsApp agent answers about stock, sizes, order status and returns.',
  waRulesChange:
    'When WhatsApp changes its rules, we tell you what it means for your setup. WhatsApp’s own terms and charges apply to you too.',
  waOutage:
    'When WhatsApp itself fails, that is out of our hands: our work relies on it, and by our terms we are not responsible for failures of WhatsApp or other companies.',
  waTakeoverPerson:
    'You name the person who takes over a chat; please have that name ready when we start. The WhatsApp Bot calls you in when it should, and you can take over any chat.',
  waDailySummary:
    'The Web Dashboard sends a daily summary by e-mail, and today’s orders can be seen from home. It is an add-on to the WhatsApp Bot.',
  waWebsiteAndWhatsapp: `Website and WhatsApp together are in the Quick Start package Advanced AI Chatbot, for ${price('quick-start.advanced-chatbot')} one time, taught from your documents and in two languages. The Custom AI Agent has both too, from its Basic plan on.`,
  waOneNumber:
    'The starting price of a WhatsApp agent is for one number in one language. For more numbers our pages name no price; the team tells you in a quote.',
  siteBuilders:
    'One line of code puts the chatbot on WordPress, Wix, Shopify or a plain site. If you like, we add it for you. The login to your website is needed for that; if it is lost, ask the team.',
  leadsWhere:
    'In the AI chatbot, enquiries come by e-mail in Starter, by e-mail and WhatsApp in Pro, and into your sheet or CRM in Premium. Among the website chatbots, Basic Bot sends them to your e-mail, Smart Bot to e-mail, WhatsApp and Google Sheets, and Enterprise Bot into your CRM.',
  agentLeads:
    'Custom agent leads come by e-mail in Starter, by e-mail and WhatsApp in Basic, into Google Sheets in Pro, and into your CRM in Premium, shared among your team. Each says who asked, about what and how soon they want it.',
  chatbotLanguages:
    'In the AI chatbot, Starter answers in English or Hindi, Pro in English, Hindi or a mix, and Premium in English, Hindi and Swahili.',
  websiteBotLanguages:
    'Basic Bot has its menu in one language, Smart Bot works in two, and Enterprise Bot in Hindi, English and Swahili.',
  agentLanguages:
    'The custom agent has one language in Starter, two in Basic, and three in Pro and Premium, switching midway.',
  agentChannels:
    'The custom agent answers on your website in Starter, also on WhatsApp in Basic, on Instagram from Pro, and on Facebook Messenger in Premium. It gives the same answer everywhere.',
  productsTaught:
    'The custom agent is taught three products or services in Basic, ten in Pro, and twenty or more in Premium, with new ones added each month. Starter is trained on general questions only, such as opening hours, address and how to order.',
  trialHow: `Chatbots have a ${terms.trial.days}-day free trial. Send us your website address: on a call we show you the bot answering from your own pages, then it sits on your site for the trial, and you decide.`,
  staffTakeover:
    'Handing the chat over to your staff is listed in Pro of the AI chatbot, in office hours, and in Smart Bot among the website chatbots. For Smart Bot we need the name and number of the person who takes over.',
  readsPdf:
    'PDFs such as your prospectus, catalogue or brochure are read from Pro on, in Premium too. Starter reads the pages of your site.',
  livePriceSheet:
    'Premium of the AI chatbot reads a live Google Sheet with your current prices. It is made for a hotel, coaching chain or online store whose prices change every week.',
  pagesRead:
    'In the AI chatbot, Starter reads up to twenty pages of your site, Pro up to seventy-five and Premium up to two hundred.',
  aiInWhichBot:
    'Basic Bot has no AI: it is a menu of ready answers, no surprises. Smart Bot gives ready answers first and uses AI for whatever falls between them, limited to the documents you give it; Enterprise Bot has AI too.',
  whichBotSize:
    'Count the questions your staff answer every day: under fifty, take Basic Bot; if people phrase them in a hundred ways, Smart Bot; if the answer sits in another system, Enterprise Bot. Or send us one busy week of your WhatsApp or inbox: we count the different questions and name the plan, free of charge.',
  botBooking:
    'Premium of the AI chatbot books visits in Google Calendar. Among the website chatbots, Smart Bot takes visit and appointment requests, and Enterprise Bot puts bookings into your CRM.',
  liveStock:
    'Enterprise Bot looks up live stock, seats, rooms or slots in your system while the visitor waits. For that we need access to your CRM, catalogue or booking system.',
  severalSites:
    'Basic Bot is for one website; Enterprise Bot covers up to three websites or branches. For Enterprise Bot we ask for one person per branch for testing.',
  monthlyCovers:
    'The AI chatbot’s monthly fee covers hosting, the AI and upkeep. Setup is paid once and includes the first month of support.',
  questionReports:
    'The AI chatbot’s list of questions comes once a month in Starter and every week in Pro and Premium. Basic Bot counts chats and enquiries each month, Smart Bot reports weekly; the custom agent reports monthly in Basic and weekly in Pro and Premium.',
  wrongAnswerFix:
    'Every question it was asked is in a list you get, and in Premium that list comes every week with our corrections. In Starter one person on your side approves the answers, in Pro we go through them in one hour on a call, in Premium there are two hours on calls before launch.',
  historyExport:
    'Enterprise Bot has chat history to export and separate logins for your staff. It also comes with priority support and a monthly review call.',
  seasonalLine: `Message us the new line and it goes in, say admission dates in March or the last day for Diwali delivery. Minor changes are free for the first month; after that a small change is ${price('faq.small-change')}.`,
  staffTripUp:
    'Your own people try to trip the agent up for a day, and what they find is fixed before customers see it. That is in every plan of the custom agent.',
  photosAsMaterial:
    'Send files, links or photos of your catalogue, menu, syllabus or rate card; we’ll do the typing. Training on your material is in every plan of the custom agent.',
  agentWithoutWebsite:
    'Basic of the custom agent needs a website or a WhatsApp Business number, so one of the two is enough. Starter needs a website; Pro needs a WhatsApp Business number and an Instagram business profile.',
  agentOrdersPayments:
    'Pro of the custom agent takes bookings or order requests; Premium takes bookings and orders and sends payment links.',
  offerClaim:
    'For the AI chatbot, ask for the early-signup offer on your first call and it is on your first invoice. For the website chatbots the early-adopter offer comes off the setup fee of any of the three bots; the monthly fee stays as printed.',
  appMonthlyOptional:
    'The monthly fee of the setup packages is for support and is optional. Support is included for one month in Template, three in Semi-custom and six in Full MVP; after that you decide by the month.',
  appDomain: 'Your own domain is connected and secured with https in every web app package.',
  appHosting:
    'Hosting, backup and upkeep are listed with the Single-Process App and the Business App on the pricing page. The lists of Template, Semi-custom and Full MVP do not mention hosting, so ask the team before you order.',
  appCodeInName: 'The code and the accounts of your web app are in your name. That holds in every package.',
  appOpensInBrowser:
    'The web app opens in the browser: your staff open it there, and your customers come in by a link. It opens on any phone and can sit on the home screen like an app. If an app in the store is truly needed, we say so and quote for it.',
  appStaffSeparate:
    'Staff have a login of their own, separate from customers, in every web app package. Staff logins with roles are listed in Semi-custom, roles by branch in Full MVP.',
  appScreenLanguage:
    'The screens of your web app can be in Hindi, English or Swahili. That is in every package.',
  appTrainingHour: 'One hour of training for your staff is in every web app package, and it is recorded.',
  appRegisterPhoto: `One photo of the register page you fill in by hand is enough to start; you can send it on WhatsApp to ${contact.whatsappDisplay}. We reply with the package it needs and the days it takes.`,
  appCorrections:
    'Template comes with one round of corrections, Semi-custom with two. For Full MVP our page names no number.',
  appDesign:
    'Template is a ready app in your colours with your content, and Semi-custom is a proven base changed where your work is different. A design of your own, from a blank page, comes with Full MVP.',
  appTemplatePayment:
    'Online payment is listed from Semi-custom on, and in Full MVP too. Template’s list has one form or booking flow, without payment.',
  appPaymentAccount:
    'To take payments in your app, Semi-custom needs your account with a payment provider, or your papers to open one.',
  appYourTime:
    'It depends on the size of the app. Full MVP needs a person who decides, free twice a week, and five real users for the test; the Business App needs two hours a week while we build and one contact per department.',
  appAiInside:
    'One AI feature is in Full MVP and in the Business App, where it is search, drafts or document reading. The Multi-Branch Platform has AI agents inside the app.',
  branchesOwnData:
    'In the Multi-Branch Platform every branch has its own data and head office sees all. Logins are unlimited, with roles by branch.',
  appSystemsJoined:
    'The Business App comes with two outside systems connected, and the Multi-Branch Platform with as many as you use. For that one we need access to your current systems.',
  appDateBeforePay:
    'For larger apps we give you the date before you pay. A quote is one page: scope, setup, monthly fee and date.',
  multiBranchPilot:
    'The Multi-Branch Platform needs a pilot branch for two weeks. From your side we also need a project lead and access to your current systems.',
  dashUpdates:
    'Basic is updated every morning, Professional every hour and Enterprise every fifteen minutes.',
  dashSources:
    'Basic reads one Google Sheet or Excel file, and Professional joins up to four sheets or files. Accounting exports, the billing counter or a database come with Enterprise.',
  dashAlerts:
    'Professional sends alerts on WhatsApp and e-mail, at the limits you set: stock running out or fees overdue, for example. The message comes while you can still act.',
  dashForecast:
    'Forecasts for stock, fees or bookings come with the Enterprise dashboard. For them we need twelve months of your past data.',
  dashMonthlyFee:
    'The dashboard’s monthly fee keeps the page hosted, the data flowing and someone watching that both still work.',
  dashViewAccess:
    'For Professional we ask for view access to each sheet, for Enterprise an export or read access to each system. For Basic, the sheet as it is.',
  dashFreeSketch:
    'Share your sheet on the free call, with names removed if you like. We’ll sketch your page and suggest a plan that fits.',
  dashCompare: 'This month against last month and last year is listed in the Professional dashboard.',
  dashWidget:
    'A KPI widget is one figure or one chart on your page: fees collected, beds free, sales by branch. For Basic you tell us the five figures you want to see.',
  flowFiveTools: `One process from start to finish, across up to five tools: that is what workflow automation from ${price('automation-workflows.start')} covers. We quote for more processes after the first visit.`,
  flowOldNewWeek:
    'For a week the old way and the new way run side by side, and the results are compared. Only then do we switch over.',
  flowWatchDraw:
    'For workflow automation we first sit for an hour beside the person who does the job today, on site or by video. Then we draw the flow on one page, with what happens when something is missing, and you sign it.',
  flowTrainTwo:
    'Training for two people is included with workflow automation. The first month of support is free as well.',
  flowHandover:
    'When we switch over, you get the accounts, the drawing of the flow and a person to call when a tool changes.',
  flowNoRetyping:
    'It is copied once, from the form to the sheet to the billing software, without a slipped digit in the phone number. The first step sets off all the others.',
  flowFestivalOrder:
    'The festival order flow joins the order, the stock, the packing slip, the courier and the tracking link on WhatsApp, even on a day with four hundred orders.',
  flowWhatFits:
    'If a job happens every day and follows a rule, it can run by itself. If it does not, we tell you so on the call.',
  productNoInstall:
    'Our products run in the browser, on the laptop in your staff room or the phone in your pocket. There is nothing to install, no server to rent and no setup fee: you pay by the month.',
  productStopTerms: `You need not pay for months when you are closed: give ${terms.noticeDays} days’ notice when the term ends, and come back when the next one begins. With TutorConnect you download your lists as Excel first, and starting again costs the same monthly price and nothing more.`,
  tcUnlimited: `Students, tutors and staff logins are not counted in TutorConnect: ${price('products.tutorconnect.monthly')} a month for the whole centre. You pay the same in a thin May as in a full July.`,
  tcNoTutorSupply:
    'We do not supply the tutors: with TutorConnect the tutors and the students are yours and stay yours. We supply the desk that brings them together.',
  tcParentNoApp:
    'Parents install no app for TutorConnect. Everything a parent sees comes as a WhatsApp message, or opens as a web page from it.',
  tcListLoaded:
    'We load your first list of tutors and students; that is included in TutorConnect, with a one-hour training call that is recorded, and help on WhatsApp in office hours. You can also paste your tutors from Excel: a hundred take about an hour.',
  tcMessageCharges:
    'What WhatsApp and your payment company charge per message or payment is not included in TutorConnect’s monthly price. It comes on top, at cost.',
  tcTutorShare: `The usual rules for fees and shares are settings in TutorConnect: per class, per month, fixed or percentage share, worked out on the last day of the month. Anything beyond that we build as a custom app, from ${price('web-app-setup.start')}.`,
  tcFeeReminderDays:
    'TutorConnect sends a polite message three days before the fee is due, on the day, and three days after. A UPI or M-Pesa link comes with it.',
  tcPickTutor:
    'You choose the tutor: TutorConnect shows you the three closest and why each one fits. The parent then gets the profile.',
  tcAttendanceTap:
    'The tutor taps once for each class: held, missed or moved. Parents see the count themselves.',
  tcParentNotes:
    'The tutor speaks for half a minute, and on Sunday the parent reads four lines about what was covered.',
  tcExcel:
    'In TutorConnect you get your data as Excel whenever you want it. The month-end sheet with fees received, tutor shares and dues downloads as Excel for your accountant too.',
  tcClassChange:
    'A changed class goes to tutor and parent in the same minute, and clashes show in red before you save. When sir is on leave, the batch knows before it leaves home.',
  labsFree:
    'The six live experiments on the labs page, from Mandi Price Bot to Photo to Reel, are free to try and open to the public. They change without warning, and some of them end up as products.',
  portfolioOpen:
    'Ten projects are on the portfolio page, every one live, and you can open each and look: a school’s admission desk, a clinic’s token board, a saree store, a restaurant’s QR menu and more.',
  caseWhere:
    'The three case studies are about a family clinic in Lucknow, an online clothing shop in Dar es Salaam and a coaching institute in Indore; all three are marked “Sample”.',
  quotesSamples:
    'The words of Dr. Sunita Bajpai, Neema Mushi, Farida Qureshi and Rakesh Solanki are marked “Sample”, on the testimonials page as in the case studies and the portfolio. Please read them as samples, not as proof. No telephone number of theirs is on our pages; for references ask the team.',
  reviewAppears:
    'We read every testimonial before it appears, usually within two working days. Two or three sentences in the form on the testimonials page are enough.',
  brochurePrint:
    'The brochure file is made in your browser, and nothing about you is sent. The HTML file prints on one A4 sheet and folds in three; the text file is short enough to paste into WhatsApp.',
  refundNotStarted: `You get everything back if setup has not started. Send an e-mail to ${contact.email} within ${terms.refund.days} days of setup, with your name, the invoice number or date of payment, and the reason.`,
  refundHalfBuilt: `${terms.refund.partPercent}% comes back if the flows are partly built but not working yet. Ask within ${terms.refund.days} days of setup.`,
  refundAfterLive: `Once the bot is live and customized, or after ${terms.refund.days} days, there is no refund. A monthly plan can still be ended with ${terms.noticeDays} days’ notice in writing.`,
  refundLate: `The time to ask is within ${terms.refund.days} days of setup, before the bot goes live or customization begins; after that there is no refund. Late requests may be denied, subject to review.`,
  refundHowToAsk: `Send an e-mail to ${contact.email} within ${terms.refund.days} days of setup, with your name, the invoice number or date of payment, and the reason for your request. Late requests may be denied.`,
  refundArrival: `How and in how many days a refund reaches your account is not on our pages. Ask at ${contact.email}; the team replies within ${terms.replyHours} hours.`,
  refundDownloads:
    'There is no refund for digital downloads or for services already rendered. For setup fees the refund policy has its own rules.',
  cancelBeforeLaunch: `You can cancel at any time before launch or before setup is complete. Asked within ${terms.refund.days} days, the whole setup fee comes back if setup has not started, ${terms.refund.partPercent}% if it is partly built and not working yet. I cannot cancel for you: write to ${contact.email} with your name, the payment details and the reason.`,
  cancelAfterLaunch: `After launch we need notice in writing, ${terms.noticeDays} days for a monthly plan. E-mail to ${contact.email} is the safe way; whether a WhatsApp message is enough, our pages do not say. Charges may apply for work done and services running. The setup fee does not come back then; your number, your data and your content go with you.`,
  leaveKeepsYours:
    'Your number, your data and your content go with you when you leave. How a number moves back to the ordinary WhatsApp app, and how long data is kept after that, our pages do not describe: ask the team.',
  testCheckout:
    'The checkout on our pricing page is marked TEST: it is a demonstration, no card is asked for and no money moves.',
  cardDetailsUnseen:
    'Card and UPI details do not reach us: you enter them with the payment provider, and we neither see nor store them.',
  paymentWentThrough: `With an online payment we receive the amount, a payment reference and whether it succeeded. I cannot look it up from here: write to ${contact.email} with your name and the date, and the team can.`,
  priceStaysAgreed: `What you have already paid for, or accepted in a written quote, keeps its price; other prices may change without notice. If you have such a written quote, send it to ${contact.email}: what was only said, I cannot confirm here.`,
  quickStartNoCall: `No call is needed before you order a Quick Start package: fixed scope, one price, ordered on the pricing page. We contact you within ${terms.replyHours} hours to begin.`,
  quickStartOneTime:
    'A Quick Start package is one payment in rupees; the page lists no monthly fee with it. Support for a set time is included, depending on the package.',
  chatCounted: 'One chat is one customer’s conversation within a day, however many messages it takes.',
  offerTakenOffQuote:
    'The prices on the pricing page are before the launch discount on setup fees, which is for our first clients; we take it off your quote.',
  smallChangePrice: `A small change, say a new fee table or a changed greeting, is ${price('faq.small-change')} after the first month. In the first month minor changes are free.`,
  eraseMyData: `Write to ${contact.email} from the address the request is about, and we erase what we hold about you. Only what tax and accounting law makes us keep stays.`,
  unsubscribeOnce: `Tell us once at ${contact.email} and we stop writing to you about anything but work in progress.`,
  cookiesNone:
    'Our site sets no tracking or advertising cookies, so there is no banner. The payment provider at checkout and the video platform, when you play a video, may set their own; you can block cookies in your browser, and everything else here goes on working.',
  dataSharedWith:
    'We do not sell your data. Only what each one needs goes to our data store, the e-mail services, this chat’s language model and the payment provider, and only anonymous counts to analytics; beyond that we hand over data only if the law obliges us.',
  dataWhereKept:
    'Forms, bookings and payment references are kept in our database and can be read only after the owner’s sign-in. If something happens that concerns your data, we tell you; in which country the server stands is not on our pages.',
  formReceived: `If you saw the words of thanks, your form is stored on our server; if storing fails, you are told so. An answer comes within ${terms.replyHours} hours.`,
  outsideFailures:
    'We are not responsible for failures of WhatsApp or of telephone, AI model, hosting or payment companies; their own terms and charges apply to you too. When one of them changes its rules, we tell you what it means for your setup.',
  sundayClosed: `On Sunday our office is closed; on Saturday we are there ${openingTimes(saturday, 'to')} (IST), in Tanzania ${openingTimes(inTanzania(saturday), 'to')}. Write at any time, and a person answers within ${terms.replyHours} hours.`,
  meetingsOfficeHours: `Meetings are in office hours: Monday to Friday ${openingTimes(weekdays, 'to')}, Saturday ${openingTimes(saturday, 'to')}, India time, not on Sunday. If none of these suits you, ask the team on WhatsApp ${contact.whatsappDisplay}.`,
  tanzaniaTime: `Tanzania is two and a half hours behind India: our nine o’clock is half past six in Dar es Salaam. Our hours there are Monday to Friday ${openingTimes(inTanzania(weekdays), 'to')} and Saturday ${openingTimes(inTanzania(saturday), 'to')}. In the demo form you pick the time in India, and the invitation comes by e-mail.`,
  voiceDemoRings:
    'At the voice demo your phone rings and you talk to your own agent. For that, send us your timings and three typical questions beforehand.',
  bringToDemo:
    'Bring one week of call logs, chats or sheets, and describe your day. We tell you which part of it could be taken off your hands. The demo is free.',
  supportPerson: `Someone who knows your setup answers you, within ${terms.replyHours} hours. For a voice agent that is the person who wrote your script, on WhatsApp, in office hours.`,
  oneTeamOneBill:
    'One team, one bill, one WhatsApp group: number, script, training, testing, hosting and the monthly report all come from us.',
  honestAdvice:
    'If the honest answer is that nothing should be automated, you hear that on the free call too. We say what a machine can take over and what is better left to people.',
  smallBusinessFit:
    'We build for small places: ones where the owner is also the manager, the cashier and the night shift. Of our services you rarely need more than two.',
  smallTowns:
    'In India we work from metro suburbs to towns where the bazaar shuts for lunch; in Tanzania in Dar es Salaam, Arusha and on Zanzibar. The demo is on video.',
  tanzaniaWhere: `We work in India and Tanzania. In Tanzania that is for hotels and guesthouses, tour operators, private schools and shops in Dar es Salaam, Arusha and on Zanzibar. The office itself is in ${company.city}, with the same team for both countries. Examples: the online clothing shop in Dar es Salaam among the case studies, Stone Town Stays and Duka Ledger in the portfolio.`,
  weakNetwork:
    'It is built for patchy data: short messages, small pictures and nothing to install. We test on a mid-range Android over slow mobile data.',
  cannotRead:
    'Nobody has to read or type: a voice agent talks with people on a telephone call, in Hindi, English or Swahili, and they need no app. On WhatsApp the Voice Assistant answers a voice note with a voice note.',
  quickestContact: `WhatsApp (${contact.whatsappDisplay}) is the quickest for a single question, and voice notes are welcome in Hindi, English or Swahili. If you want to explain more, use the message form; two or three sentences are enough.`,
  whoResponsible:
    'You remain responsible for what your business promises its customers; our terms say so. AI can make mistakes, so we test it with you before it goes live.',
  noInventedFee: 'An agent that is unsure says so and calls your staff. It does not make up a fee.',
  politeScript:
    'It speaks in a calm voice, from a script that is written with you and read aloud. Your staff call it and we correct it before it goes live.',
  staffJobs:
    'It takes over the questions your staff answer again and again, so that they are free for whoever is in front of them. In our clinic case the receptionist handles the people at the desk and the few calls that need her.',
  insteadOfHiring:
    'It takes the nights and the rush: in our shop case nobody had to be hired to type when the Eid orders came, and angry or urgent people still go to a person. Setup and monthly price are printed, so you can put them beside a salary.',
  trainingLength:
    'Your staff are trained in a session in Hindi, English or Swahili, which is recorded; no extra charge is listed for it. With a voice agent or a web app it is one hour.',
  stepsToLaunch: `First a discovery call of ${terms.demoMinutes} minutes; then we write the script, connect number and calendar, and let the agent practise. Your staff call it, we correct it, then it goes live, and the first month of support is free.`,
  testBeforeLive:
    'Your own staff try it before any customer does. What they find is corrected before it goes live.',
  keepsYourTools:
    'We replace nothing that works: it works with what you have, your number, your sheets, your billing software.',
  photoEnough:
    'A photo of your notice board, or of the register page you fill in by hand, is enough to start. If you can send a photo on WhatsApp, you can work with us.',
  smallTeam: `We are a small team in ${company.city} that works for India and Tanzania; the exact number of people is not on our pages. Whoever answers you knows your setup.`,
  socialMedia:
    'We are on LinkedIn, Instagram, YouTube and X; the links are on the contact page under “Follow us”.',
  accessibleSite: `The site is built to the WCAG guidelines, level AA; that is our word, not a certificate. Menus, chat and booking form work with the keyboard alone; people who use screen readers every day have not tested it yet. If something is in your way, write to ${contact.email}: we answer within ${terms.replyHours} hours and give you what you came for in another way.`,
  riskOfTrying: `That worry is fair, so go in small steps. The demo is free, and if nothing of ours helps you, we say so. Chatbots can be tried free for ${terms.trial.days} days, the first month of support is free, and a monthly plan ends with ${terms.noticeDays} days notice. Setup money comes back only if asked for within ${terms.refund.days} days and before it goes live.`,
  ourMistake: `In the first month corrections and minor changes are free. After that our pages name ${price('faq.small-change')} for a small change, say a new fee table; whether putting right a mistake of ours is charged too, they do not say. Tell the team what went wrong before you agree to pay: ${contact.email} or WhatsApp ${contact.whatsappDisplay}.`,
  yearPrepaid: `What happens to the months that are left of a year paid in advance is not on our pages, so I can neither promise the money back nor refuse it. The refund policy speaks of setup fees only, and there is no refund for services already rendered. Ask the team, with your name and the date of payment: ${contact.email}.`,
  clientCount: `How many clients we have is not on our pages, so I will not name a number${offers.launch.holds ? '; the clients in the launch offer are its limit and not a count' : ''}. We were founded in ${company.founded}. Ask the team: ${contact.email} or WhatsApp ${contact.whatsappDisplay}. You can open the ten projects on the portfolio page.`,
  chatPrivate:
    'What you type here stays in your browser’s tab and is gone when you close it. Our server sees each message, and the last few before it, to answer, and the language model behind the chat receives them. No transcript is kept unless you press the button that sends the conversation to the team.',
  comeToYou: `Demos and meetings are on video, and the office is in ${company.city}. That somebody comes to you is only on our pages for workflow automation, where we sit an hour beside the person who does the job, on site or by video. For anything else ask the team: WhatsApp ${contact.whatsappDisplay}.`,
  ifWeClose: `What happens if we close one day is not on our pages: ask the team and have it put into your quote. What is there: you own what we set up, your number, data and content go with you, and a web app’s code and accounts are in your name, with its data to download as Excel any day.`,
  photoToReel: `No service or plan on our pages is for making reels or videos for you. In our labs there is Photo to Reel, free to try: one product photo and a price become a twenty-second reel with captions and a voice-over. A video tool is in development. For anything more ask the team: WhatsApp ${contact.whatsappDisplay}.`,
  numberForCalls: `${isSet(contact.whatsappDisplay) ? `${contact.whatsappDisplay} is listed as our WhatsApp number; a` : 'A'} number for ordinary calls is not on our pages. To talk, book the free demo, or send the team your number and a good time: they reply within ${terms.replyHours} hours. If you do not like typing, a WhatsApp voice note is welcome.`,
  missedPayment: `What happens when a month is paid late, or not at all, is not on our pages: ask the team before it comes to that, at ${contact.email}. What is there: the monthly fee keeps the agent running, ${terms.noticeDays} days’ notice in writing ends a plan, and your number, data and content go with you.`,
  offersTogether:
    'Please do not add them up: where two offers would fit, our pricing page says to ask us which one you get. So I promise no sum of percentages; what the team agrees to stands in your quote.',
  offerPlacesLeft: `${placesLeft(offers.launch) ? `${placesLeft(offers.launch)} places of the launch offer are left` : 'How many places of the offer are left is not on our pages, so I name no number and cannot keep one for you'}. Ask the team before you decide: ${contact.email}. The offer is ${offers.launch.percentOff}% off setup fees for the first ${offers.launch.clients} clients, taken off your quote.`,
  supportNotFee:
    'What is free in the first month is the support, with every setup. That the monthly fee falls away as well is not on our pages: ask the team from which day it counts.',
  unusedMinutes:
    'Whether unused minutes or chats move on to the next month is not on our pages. Please do not count on it before the team says so.',
  afterTrial:
    'After the trial week you decide. A charge that happens by itself, or a card for the trial, is not named on our pages; ask the team if you want that in writing.',
  demoCamera:
    'The demo is a video call. Whether your camera has to be on, or an ordinary phone call will do, is not on our pages: ask the team on WhatsApp, where voice notes are welcome too.',
  tryIsScripted:
    'No: what you try on our site is a scripted demonstration and no real agent. Nothing is booked, sent or stored there, and the calls are samples. A real agent you hear in the free demo.',
  resultNotGuaranteed:
    'No: no result, saving or sale is guaranteed, and I will not promise one. To risk little: try it in the free demo, begin with the smallest plan, and if it would not pay for you the team says so.',
  leadQuestions:
    'It asks your own questions, five of them, and notes the answers. For property leads these are the budget, the area and a date for the site visit.',
  dataAgreement:
    'In writing there is our privacy policy, on the site. A data agreement of your own is only listed in the Enterprise size of custom services; for any other plan ask the team and have it put into your quote.',
  dataProtected:
    'Data travels with SSL encryption, and what is stored can be read only after the owner’s sign-in; it is not sold or used for another client. With dedicated hosting, recordings stay on a server of your own. No system is perfectly safe: if something happens to your data, we tell you. A certificate, or compliance with a certain law, is not on our pages.',
  figuresSamples:
    'The case studies are marked “Sample” as well, so please take their figures as samples and not as proof of what you will get. In the free demo, bring your own call log and see.',
  othersData:
    'No. I give out nobody’s personal data, numbers or lists, and I have none here. The businesses in our samples, Asha Clinic among them, are made up for the demonstration.',
  falseReviews:
    'No, I will not write that: our terms forbid false testimonials. Who really is a client can use the form on the testimonials page, and we read each one before it appears.',
  twoChatbotLists:
    'Two lists: website chatbots are priced by how many questions they answer, and the smallest is a button menu without AI; AI chatbots are priced by conversations a month and answer from your own pages. A few fixed questions: the first; many different ones: the second.',
  twoWhatsappLists:
    'Two lists: the WhatsApp agents on the pricing page have so many chats, number, hosting and AI in the monthly fee; the WhatsApp Bot on its own page is a tool with ready answers. In Tanzania the bot is the cheaper of the two, in India the smallest agent. What else tells them apart our pages do not say, so ask the team before you choose the dearer one.',
  broadcastLimit:
    'The Broadcast Tool sends one message to everybody on your list who agreed to hear from you. How many it may reach at once is not on our pages, so ask the team; WhatsApp’s own message charges come on top, at cost.',
  customerWallets:
    'Your customers can pay by M-Pesa and cards in Tanzania, by UPI, cards and net banking in India; the money goes straight to your account. Other wallets and payment companies, Tigo Pesa, Mixx, Airtel Money, Halopesa, Razorpay or Paytm among them, are not named on our pages, so I will not say yes: ask the team.',
  forSchools: `For schools and studies: a chatbot for admission questions (from ${price('website-chatbots.start')}), test and result automation (from ${price('test-automation.start')}), education dashboards (from ${price('business-dashboards.start')}), voice and WhatsApp agents, and ready tools by the month: TutorConnect ${price('products.tutorconnect.monthly')}, EduResultAnalysis ${price('products.eduresultanalysis.monthly')}, Career Coach AI ${price('products.career-coach.monthly')}. UPSC Tool is coming soon, and the experiments on the labs page are free to try.`,
  quickStartOrPlans:
    'Honestly: a Quick Start package is one payment for a fixed scope with support for a set time; how many minutes or chats it holds, and what it costs after that time, is not on our pages. Separate plans say both: a setup, a monthly fee and what a month includes. If you want one bill and know your scope, ask the team these two things before you order the package; if you want to see a number for every month, take the separate plans.',
})

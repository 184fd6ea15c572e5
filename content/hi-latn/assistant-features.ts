import type { FeatureWords } from '#content/assistant-words.ts'

/** What plans may have: how the assistant calls it, and how people ask for it. */
export const features: FeatureWords = {
  numbers: {
    label: 'phone number ya branch',
    heard:
      'kitne number, do number, teen number, kai number, ek se zyada number, zyada number, dusra number, aur number, kitni branch, do branch, kai branch, sabhi branch, sari branch, multiple numbers, multiple branches',
  },
  languages: {
    label: 'bhashayein',
    heard:
      'kitni bhasha, kitni bhashayein, kitni language, kitni languages me, do bhasha, do language, teen bhasha, teen language, kai bhasha, dusri bhasha, dusri language, dono bhasha, dono language, language badal, multiple languages',
  },
  outgoingCalls: {
    label: 'bahar jaane wali calls',
    heard:
      'outgoing call, outbound call, bahar call, khud call, khud phone, customer ko call, customer ko phone, grahak ko call, patient ko call, parents ko call, reminder call, follow up call, wapas call, call lagaye, call back kare',
  },
  bookings: {
    label: 'booking',
    heard:
      'booking le, booking leta, booking karta, booking lega, appointment book, appointment leta, appointment le, appointment booking, room book, table book, slot book, visit book, calendar me book, order le, order leta',
  },
  mailSummary: {
    label: 'email par call ki summary',
    heard:
      'email par summary, email pe summary, mail par summary, mail pe summary, email me summary, email se summary, email summary, summary email, summary mail, call ka email, call ka mail, email par details, mail pe details',
  },
  whatsappSummary: {
    label: 'WhatsApp par call ki summary',
    heard:
      'whatsapp par summary, whatsapp pe summary, whatsapp me summary, whatsapp mein summary, whatsapp summary, summary whatsapp, call summary whatsapp, whatsapp par details, whatsapp pe details, whatsapp par saransh, call details whatsapp',
  },
  softwareConnection: {
    label: 'aapke software se connection',
    heard:
      'crm se, crm me, crm mein, hamare crm, crm connect, crm integration, software se jud, software se connect, hamare software, mere software, clinic software, hotel software, booking software, hamare system, stock dekh',
  },
  reviewCall: {
    label: 'har mahine ki review call',
    heard:
      'review call, review meeting, monthly call, monthly review, monthly meeting, mahine ki call, mahine ki meeting, har mahine call, har mahine meeting, har mahine baat, har mahine review, mahine me meeting',
  },
  callFlows: {
    label: 'call flow',
    heard:
      'call flow, kitne flow, kitne flows hai, kai flow, zyada flow, flow ki sankhya, call script, kitni script, kai script, tarah ki call, tarah ke call, type ki call, kitne call flow',
  },
  questions: {
    label: 'sawal jinke jawab deta hai',
    heard:
      'kitne sawal, kitne sawaal, kitne sawalon, kitne sawalo, zyada sawal, unlimited sawal, sawal ki limit, kitne question, kitne prashn, question limit, unlimited questions, sau sawal, questions ke jawab',
  },
  answers: {
    label: 'taiyar jawab',
    heard:
      'taiyar jawab, tayar jawab, ready jawab, fix jawab, fixed jawab, kitne jawab, kitne answer, kitne faq, kitne reply, jawab ki limit, zyada jawab, unlimited jawab, ready answers, faq jawab, menu ke jawab',
  },
  paymentLinks: {
    label: 'payment link',
    heard:
      'payment link, payment ka link, payment ki link, upi link, upi ka link, paise ka link, bhugtan link, link se payment, link se paise, payment request, upi request, mpesa link, advance le, paise mange, link bhej',
  },
  reminders: {
    label: 'reminder',
    heard:
      'reminder, reminder bhej, reminder bhejta, reminder message, appointment reminder, appointment ka reminder, fees ka reminder, fees reminder, payment reminder, yaad dila, yaad dilaye, yaad dilata, yaad dilana, yad dila, auto reminder',
  },
  weeklyReport: {
    label: 'har hafte ki report',
    heard:
      'weekly report, weekly summary, weekly update, hafte ki report, har hafte report, har week report, week ki report, saptahik report, hafte me report, hafte mein report, monday ki report, monday summary, hafte ka hisaab',
  },
  ownDocuments: {
    label: 'aapke documents se sikha AI',
    heard:
      'apne document, hamare document, humare document, mere document, apne dastavez, document se sikh, document se seekh, documents par train, document sikha, apne kagaz, hamare kagaz, apna data sikha, knowledge base',
  },
  voiceNotes: {
    label: 'voice note aur photo',
    heard:
      'photo, photos, tasveer, pic bhej, voice note, voice message, voice msg, audio message, audio msg, audio note, audio sun, audio samajh, awaaz wala message, bolkar bheja, recorded message, photo samajh, photo padh, photo dekh, image samajh',
  },
  pages: {
    label: 'aapki site ke page jo padhta hai',
    heard:
      'kitne page, kitne panne, page padh, site ke page, website ke page, website ke panne, zyada page, page limit, page ki limit, website padh, site padh, poori website, puri website, website se seekh, website se sikh',
  },
  documents: {
    label: 'aapki PDF se jawab',
    heard:
      'pdf padh, pdf se, pdf read, hamari pdf, meri pdf, pdf upload, pdf file, pdf samajh, document padh, document upload, document read, brochure padh, catalogue padh, catalog padh, prospectus padh',
  },
  liveSheet: {
    label: 'live Google Sheet se jawab',
    heard:
      'live sheet, live google sheet, sheet padh, sheet read, sheet se jawab, sheet se rate, sheet se price, sheet se daam, sheet se stock, excel se rate, excel se price, live rate, live price, badalte rate, badalte daam',
  },
  whatsappEnquiries: {
    label: 'WhatsApp par enquiry',
    heard:
      'whatsapp par enquiry, whatsapp pe enquiry, whatsapp par inquiry, whatsapp pe inquiry, whatsapp par lead, whatsapp pe lead, whatsapp par puchtach, enquiry whatsapp, lead whatsapp, whatsapp enquiry, whatsapp leads, whatsapp notification, whatsapp par notification, whatsapp pe notification',
  },
  staffHandover: {
    label: 'staff ko chat dena',
    heard:
      'staff ko transfer, staff ko chat, staff ko saunp, staff ko de, staff ko bhej, staff sambhal, team ko transfer, team ko chat, chat transfer, handover, hand over, takeover, take over, insaan ko transfer, staff le sake',
  },
  websites: {
    label: 'website',
    heard:
      'kitni website, kitne website, do website, teen website, kai website, dusri website, aur website, dono website, zyada website, kitni site, do site, kai site, multiple websites',
  },
  ai: {
    label: 'AI se jawab',
    heard:
      'ai ke saath, ai ke sath, ai wala, ai wali, ai hai, ai se jawab, ai jawab, ai milega, ai included, with ai, artificial intelligence, type karke puch, likh ke puch, sirf button, button ke alawa',
  },
  staffLogins: {
    label: 'staff ke liye alag login',
    heard:
      'alag login, alag alag login, apna login, sabka login, har ek login, staff ko login, separate login, individual login, alag id, alag password, chat history, chat download, chat export, purani chat',
  },
  prioritySupport: {
    label: 'priority support',
    heard:
      'priority support, priority help, priority me support, jaldi support, jaldi madad, fast support, tez support, turant support, turant madad, urgent support, pehle support, premium support, vip support',
  },
  products: {
    label: 'sikhaye gaye product ya service',
    heard:
      'product sikha, product sikh, product seekh, product samajh, product yaad, hamare product, humare product, mere product, apne product, product ki sankhya, product limit, zyada product, poora catalogue, pura catalogue, hamara catalogue',
  },
  channels: {
    label: 'channel',
    heard:
      'kitne channel, kaun se channel, kaunse channel, konse channel, kai channel, do channel, teen channel, sabhi channel, sare channel, aur channel, zyada channel, kitne platform, kaunse platform, kai platform, multiple channels',
  },
  whatsapp: {
    label: 'WhatsApp channel',
    heard:
      'whatsapp par bhi, whatsapp pe bhi, whatsapp bhi, whatsapp channel, whatsapp included, whatsapp shamil, whatsapp par chalega, whatsapp pe chalega, whatsapp par kaam, whatsapp pe kaam, whatsapp par jawab, whatsapp pe jawab, whatsapp aur website, website aur whatsapp',
  },
  instagram: {
    label: 'Instagram',
    heard:
      'instagram, insta, instagram par, instagram pe, insta par, insta pe, instagram dm, insta dm, instagram message, insta message, instagram chat, instagram comment, instagram channel, instagram page',
  },
  messenger: {
    label: 'Facebook Messenger',
    heard:
      'messenger, facebook messenger, fb messenger, messenger par, messenger pe, facebook par, facebook pe, fb par, fb pe, facebook message, fb message, facebook chat, facebook inbox, facebook page',
  },
  sheet: {
    label: 'Google Sheets me lead',
    heard:
      'sheet me lead, sheet mein lead, lead sheet, leads sheet me, excel me lead, excel mein lead, lead excel me, google sheet me, google sheet mein, sheet me save, sheet me likh, lead save, lead ki list, sheet me enquiry, sheet me data',
  },
  widgets: {
    label: 'KPI widget',
    heard:
      'kitne widget, kai widget, zyada widget, widget ki sankhya, unlimited widgets, kpi, kpi widget, kitne kpi, kitne aankde, kitne figure, kitne chart, kitne graph, chart aur graph, charts and graphs',
  },
  sheets: {
    label: 'sheet ya file',
    heard:
      'kitni sheet, kitne sheet, kai sheet, do sheet, zyada sheet, sari sheet, saari sheet, sheet jod, sheet mila, kitni excel, kai excel, kitni file, kai file, multiple sheets, data source',
  },
  logins: {
    label: 'login',
    heard:
      'kitne login, login kitne, staff login, zyada login, kai login, unlimited login, login ki sankhya, kitne user, kitne users honge, zyada user, unlimited users, kitne account, kitne log login, user limit, kitni id',
  },
  updateMinutes: {
    label: 'update ka antar, minute me',
    heard:
      'kab update, kitni baar update, kitne minute me, kitne minute mein, update hota, har ghante update, har ghante, roz update, live update, live data, live figures, real time, realtime, har 15 minute, refresh hota',
  },
  alerts: {
    label: 'alert',
    heard:
      'alert, alert bhej, alert milega, alert aayega, stock alert, low stock alert, fees alert, whatsapp par alert, whatsapp pe alert, email par alert, chetavani, chetawani, warning milegi, stock khatam, mujhe notify',
  },
  forecasts: {
    label: 'aage ka anuman',
    heard:
      'forecast, forecasting, sales forecast, stock forecast, aage ka anuman, aage ka andaza, sale ka anuman, sale ka andaza, stock ka anuman, bhavishya ka anuman, prediction, predict, agle mahine sale, future sale',
  },
  processes: {
    label: 'process',
    heard:
      'kitne process, kitni process, kai process, do process, zyada process, unlimited process, process ki sankhya, kitni prakriya, kai prakriya, kitne department, kai department, kitne workflow, kai workflow, kai vibhag',
  },
  screens: {
    label: 'screen',
    heard:
      'kitni screen, kitne screen, kai screen, zyada screen, aur screen, unlimited screen, screen limit, screen ki sankhya, app ki screen, app me screen, app mein screen, app ke page',
  },
  payment: {
    label: 'online payment',
    heard:
      'online payment, online bhugtan, payment gateway, payment le sakta, payment leta, payment lega, customer payment, grahak payment, online fees, fees jama, fees online, app me payment, app mein payment, card payment, payment accept',
  },
  aiFeatures: {
    label: 'AI feature',
    heard:
      'ai feature, kitne ai, app me ai, app mein ai, ai wali app, ai wala app, ai inside app, ai suvidha, ai search, smart search, ai draft, ai function, document reading',
  },
  connections: {
    label: 'jude hue bahari system',
    heard:
      'kitne system, kai system, do system, bahari system, bahar ke system, dusre system, aur system, multiple systems, kitne software, kai software, kitne integration, kai integration, zyada integration, kitne connection',
  },
  dashboard: {
    label: 'malik ke liye dashboard',
    heard:
      'app me dashboard, app mein dashboard, dashboard included, dashboard shamil, dashboard ke saath, dashboard bhi, malik ka dashboard, owner dashboard, admin dashboard, admin panel, malik ki report, owner ki report, excel export, excel me export, excel me download',
  },
}

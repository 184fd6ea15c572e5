import type { FeatureWords } from '#content/assistant-words.ts'

/** What plans may have: how the assistant calls it, and how people ask for it. */
export const features: FeatureWords = {
  numbers: {
    label: 'namba za simu au matawi',
    heard:
      'namba ngapi, nambari ngapi, namba mbili, namba tatu, namba nyingi, namba zaidi, namba nyingine, namba ya pili, matawi mangapi, matawi mawili, matawi matatu, matawi mengi, matawi yote, tawi la pili, multiple branches',
  },
  languages: {
    label: 'lugha',
    heard:
      'lugha ngapi, lugha mbili, lugha tatu, lugha nyingi, lugha zaidi, lugha nyingine, lugha ya pili, lugha zote, lugha mchanganyiko, kubadilisha lugha, kuchanganya lugha, languages ngapi, idadi ya lugha, multiple languages',
  },
  outgoingCalls: {
    label: 'simu za kupiga nje',
    heard:
      'kupiga simu nje, piga simu nje, anapiga simu, inapiga simu, kupigia wateja, kuwapigia wateja, inapigia wateja, kupigia wagonjwa, kupigia wazazi, simu za kukumbusha, simu za kutoka, simu zinazotoka, kumpigia mteja, outgoing call, outbound call',
  },
  bookings: {
    label: 'kuweka nafasi na miadi',
    heard:
      'kuweka nafasi, inaweka nafasi, anaweka nafasi, kupokea nafasi, kuweka miadi, inaweka miadi, anaweka miadi, kupanga miadi, kuhifadhi nafasi, kubook, booking za wateja, kuweka booking, nafasi za vyumba, kupokea oda, inapokea oda',
  },
  mailSummary: {
    label: 'muhtasari wa simu kwa barua pepe',
    heard:
      'muhtasari kwa email, muhtasari kwa barua, muhtasari wa email, muhtasari kwenye email, muhtasari barua pepe, summary kwa email, summary kwenye email, email summary, email ya muhtasari, barua ya muhtasari, email baada ya, ripoti kwa email',
  },
  whatsappSummary: {
    label: 'muhtasari wa simu kwa WhatsApp',
    heard:
      'muhtasari kwa whatsapp, muhtasari wa whatsapp, muhtasari kwenye whatsapp, muhtasari whatsapp, summary kwa whatsapp, summary kwenye whatsapp, summary ya whatsapp, whatsapp summary, whatsapp baada ya, maelezo kwa whatsapp, simu kwa whatsapp',
  },
  softwareConnection: {
    label: 'kuunganishwa na programu yako',
    heard:
      'kuunganisha na crm, crm yetu, crm yangu, kwenye crm, kuunganisha crm, crm integration, programu yetu, mfumo wetu, mfumo wangu, mfumo wa hoteli, mfumo wa hospitali, mfumo wa kliniki, mfumo wa stoo, booking software, kuangalia stoo',
  },
  reviewCall: {
    label: 'simu ya tathmini kila mwezi',
    heard:
      'simu ya tathmini, simu ya mwezi, simu kila mwezi, tathmini ya mwezi, tathmini kila mwezi, mkutano wa mwezi, mkutano kila mwezi, mapitio ya mwezi, kikao cha mwezi, kikao kila mwezi, review call, monthly review, monthly call, monthly meeting',
  },
  callFlows: {
    label: 'mitiririko ya simu',
    heard:
      'mitiririko ya simu, mtiririko wa simu, mitiririko mingapi, mitiririko mingi, aina za simu, aina ngapi simu, hati za simu, flow ngapi, flow za simu, flow ya simu, call flow, call script, script ngapi, script ya simu',
  },
  questions: {
    label: 'maswali yanayojibiwa',
    heard:
      'maswali mangapi, idadi ya maswali, maswali mengi, maswali zaidi, maswali bila kikomo, kikomo cha maswali, maswali mia, maswali yanayojibiwa, maswali ya wapigaji, questions ngapi, swali ngapi, kujibu maswali mangapi, unlimited questions',
  },
  answers: {
    label: 'majibu yaliyoandaliwa',
    heard:
      'majibu mangapi, majibu yaliyoandaliwa, majibu yaliyo tayari, majibu tayari, majibu maalum, idadi ya majibu, majibu mengi, majibu zaidi, majibu bila kikomo, kikomo cha majibu, majibu ya menyu, faq ngapi, majibu ya faq, ready answers',
  },
  paymentLinks: {
    label: 'viungo vya malipo',
    heard:
      'kiungo cha malipo, viungo vya malipo, linki ya malipo, link ya malipo, link ya mpesa, ombi la malipo, maombi ya malipo, ombi la mpesa, kuomba malipo, kuomba mpesa, payment link, payment request, mpesa request, malipo ya awali, kudai malipo',
  },
  reminders: {
    label: 'vikumbusho',
    heard:
      'kikumbusho, vikumbusho, kukumbusha wateja, kukumbusha wagonjwa, kukumbusha wazazi, kukumbusha wageni, inakumbusha, anakumbusha, inawakumbusha, kuwakumbusha, ujumbe wa kukumbusha, kukumbusha miadi, kukumbusha ada, tuma reminder, reminder',
  },
  weeklyReport: {
    label: 'ripoti ya kila wiki',
    heard:
      'ripoti ya wiki, ripoti kila wiki, ripoti ya kila, ripoti za wiki, ripoti za kila, muhtasari wa wiki, muhtasari kila wiki, taarifa ya wiki, taarifa kila wiki, ripoti ya jumatatu, weekly report, weekly summary, report ya wiki, report kila wiki',
  },
  ownDocuments: {
    label: 'AI iliyofundishwa na nyaraka zako',
    heard:
      'nyaraka zetu, nyaraka zangu, nyaraka zako, nyaraka zenyewe, kufundishwa na nyaraka, kufundishwa kwa nyaraka, inajifunza nyaraka, kujifunza nyaraka, hati zetu, hati zangu, documents zetu, documents zangu, own documents, knowledge base',
  },
  voiceNotes: {
    label: 'ujumbe wa sauti na picha',
    heard:
      'picha, photo, ujumbe wa sauti, meseji ya sauti, meseji za sauti, sauti zilizorekodiwa, rekodi ya sauti, voice note, voice message, voice notes za, audio message, audio za wateja, kusikiliza sauti, kuelewa sauti, kuelewa picha, inaelewa picha, kusoma picha',
  },
  pages: {
    label: 'kurasa za tovuti inazosoma',
    heard:
      'kurasa ngapi, kurasa za tovuti, kurasa nyingi, kurasa zaidi, idadi ya kurasa, kikomo cha kurasa, kusoma kurasa, inasoma kurasa, kusoma tovuti, inasoma tovuti, tovuti nzima, pages ngapi, page ngapi, kusoma website, website nzima',
  },
  documents: {
    label: 'majibu kutoka PDF zako',
    heard:
      'kusoma pdf, inasoma pdf, pdf zetu, pdf zangu, pdf yangu, kupakia pdf, kutoka pdf, faili za pdf, pdf files, kusoma nyaraka, inasoma nyaraka, kusoma hati, kusoma brosha, kusoma katalogi, upload documents',
  },
  liveSheet: {
    label: 'majibu kutoka Google Sheet ya moja kwa moja',
    heard:
      'live sheet, live google sheet, sheet ya live, kusoma sheet, inasoma sheet, kusoma google sheet, inasoma google sheet, bei kutoka sheet, bei kwenye sheet, bei kutoka excel, bei zinazobadilika, bei zikibadilika, stoo kutoka sheet, majibu kutoka sheet',
  },
  whatsappEnquiries: {
    label: 'maulizo kwa WhatsApp',
    heard:
      'maulizo kwa whatsapp, maulizo whatsapp, maulizo kwenye whatsapp, maombi kwa whatsapp, leads kwa whatsapp, lead kwenye whatsapp, leads whatsapp, enquiries kwa whatsapp, enquiry kwenye whatsapp, inquiries kwa whatsapp, taarifa kwa whatsapp, notification ya whatsapp, whatsapp notification, whatsapp leads',
  },
  staffHandover: {
    label: 'kukabidhi kwa wafanyakazi wako',
    heard:
      'kukabidhi kwa mfanyakazi, kukabidhi kwa wafanyakazi, kukabidhi wafanyakazi, kukabidhi mazungumzo, kukabidhi kwa mtu, inakabidhi, kuhamisha kwa mfanyakazi, kuhamisha mazungumzo, kupeleka kwa mfanyakazi, mfanyakazi kuchukua, mfanyakazi achukue, kupitisha kwa staff, handover, hand over, takeover',
  },
  websites: {
    label: 'tovuti',
    heard:
      'tovuti ngapi, tovuti mbili, tovuti tatu, tovuti nyingi, tovuti zaidi, tovuti nyingine, tovuti ya pili, tovuti zote, idadi ya tovuti, website ngapi, website mbili, website nyingi, websites ngapi zinaruhusiwa, multiple websites',
  },
  ai: {
    label: 'majibu ya AI',
    heard:
      'ina ai, yenye ai, inatumia ai, kutumia ai, na ai, majibu ya ai, kujibu kwa ai, inajibu kwa ai, akili bandia, akili mnemba, with ai, kuandika swali, kuandika maswali, vitufe tu, zaidi ya vitufe',
  },
  staffLogins: {
    label: 'akaunti tofauti kwa wafanyakazi',
    heard:
      'login tofauti, login tofauti tofauti, login za peke, akaunti tofauti, kila mfanyakazi login, kila mtu login, login yake, login yake mwenyewe, separate logins, individual logins, historia ya mazungumzo, historia ya chat, chat history, kupakua mazungumzo, kupakua chat',
  },
  prioritySupport: {
    label: 'msaada wa kipaumbele',
    heard:
      'msaada wa kipaumbele, kipaumbele cha msaada, huduma ya kipaumbele, kipaumbele kwenye msaada, kupewa kipaumbele, msaada wa haraka, msaada haraka, usaidizi wa haraka, usaidizi wa kipaumbele, support ya haraka, support haraka, priority support, fast support',
  },
  products: {
    label: 'bidhaa au huduma inazofundishwa',
    heard:
      'kufundishwa bidhaa, inafundishwa bidhaa, inajua bidhaa, kujua bidhaa zangu, bidhaa zangu, bidhaa zetu, bidhaa inazojua, idadi ya bidhaa, kikomo cha bidhaa, bidhaa zaidi, katalogi nzima, katalogi yetu, katalogi yangu, products zangu, products zetu',
  },
  channels: {
    label: 'njia za mawasiliano',
    heard:
      'channel ngapi, channels zipi, channel gani, channel zote, channel nyingi, channel mbili, njia ngapi, njia zipi, njia nyingi za, mitandao mingapi, mitandao gani, mitandao ipi, mitandao yote, platform ngapi, multiple channels',
  },
  whatsapp: {
    label: 'WhatsApp kama njia ya mawasiliano',
    heard:
      'whatsapp pia, kwenye whatsapp pia, kwa whatsapp pia, pia kwenye whatsapp, pia whatsapp, hata whatsapp, hata kwenye whatsapp, tovuti na whatsapp, website na whatsapp, whatsapp na tovuti, whatsapp na website, kujibu whatsapp, inajibu whatsapp, whatsapp channel, whatsapp included',
  },
  instagram: {
    label: 'Instagram',
    heard:
      'instagram, insta, kwenye instagram, instagram pia, kujibu instagram, inajibu instagram, ujumbe wa instagram, meseji za instagram, dm za instagram, instagram dm, insta dm, kwenye insta, ukurasa wa instagram, instagram page',
  },
  messenger: {
    label: 'Facebook Messenger',
    heard:
      'messenger, facebook messenger, fb messenger, kwenye messenger, kwenye facebook, facebook pia, kujibu facebook, inajibu facebook, ujumbe wa facebook, meseji za facebook, ukurasa wa facebook, facebook page, facebook chat, kwenye fb',
  },
  sheet: {
    label: 'maulizo kwenye Google Sheets',
    heard:
      'leads kwenye sheet, lead kwenye google, leads kwenye excel, maulizo kwenye sheet, maulizo kwenye excel, wateja kwenye sheet, kuandika kwenye sheet, inaandika kwenye sheet, kuhifadhi kwenye sheet, kuhifadhi leads, kuhifadhi maulizo, orodha ya leads, leads into sheet, save leads',
  },
  widgets: {
    label: 'vipimo vya KPI',
    heard:
      'widget ngapi, widgets nyingi, widget zaidi, idadi ya widget, unlimited widgets, kpi, kpi ngapi, kpi widgets, takwimu ngapi, vipimo vingapi, chati za takwimu, grafu ngapi, grafu na chati, charts ngapi, graphs ngapi',
  },
  sheets: {
    label: 'karatasi za hesabu au faili',
    heard:
      'sheet ngapi, sheets nyingi, sheet mbili, sheet zaidi, sheet zote, idadi ya sheet, kuunganisha sheet, excel ngapi, excel nyingi, faili ngapi, faili nyingi, faili mbili, karatasi ngapi, multiple sheets, vyanzo vya data',
  },
  logins: {
    label: 'akaunti za kuingia',
    heard:
      'login ngapi, logins nyingi, login zaidi, idadi ya login, login za wafanyakazi, staff logins, unlimited logins, akaunti ngapi, akaunti za wafanyakazi, akaunti nyingi, watumiaji wangapi, watumiaji wengi, idadi ya watumiaji, users wangapi, watu wangapi kuingia',
  },
  updateMinutes: {
    label: 'muda kati ya masasisho, kwa dakika',
    heard:
      'inasasishwa, husasishwa, kusasishwa, inasasishwa lini, kila saa moja, kila dakika 15, kila dakika ngapi, update kila, inaupdate, inajiupdate, real time, realtime, live data, data ya live, takwimu za sasa',
  },
  alerts: {
    label: 'tahadhari',
    heard:
      'tahadhari, kutoa tahadhari, inatoa tahadhari, tahadhari kwa whatsapp, tahadhari kwa email, kunionya, inanionya, onyo la mapema, alert, alerts kwa whatsapp, alert ya stoo, stoo ikiisha, bidhaa zikiisha, kuniarifu, inaniarifu',
  },
  forecasts: {
    label: 'utabiri',
    heard:
      'utabiri, kutabiri, inatabiri, utabiri wa mauzo, kutabiri mauzo, utabiri wa stoo, makadirio ya mauzo, makadirio ya baadaye, mauzo yajayo, mauzo ya baadaye, forecast, sales forecast, prediction, predict',
  },
  processes: {
    label: 'michakato',
    heard:
      'michakato mingapi, michakato mingi, michakato miwili, michakato zaidi, idadi ya michakato, mchakato mmoja, michakato ya kazi, michakato ya biashara, idara nyingi, idara ngapi, idara zote, process ngapi, processes nyingi, workflow ngapi',
  },
  screens: {
    label: 'skrini',
    heard:
      'skrini ngapi, skrini nyingi, skrini zaidi, idadi ya skrini, kikomo cha skrini, skrini za programu, skrini za app, skrini bila kikomo, screen ngapi, screens nyingi, screen zaidi, unlimited screens, kurasa za app, kurasa za programu',
  },
  payment: {
    label: 'malipo mtandaoni',
    heard:
      'malipo mtandaoni, malipo ya mtandaoni, malipo ya mtandao, kupokea malipo, inapokea malipo, kukusanya malipo, kukusanya ada, wateja kulipa mtandaoni, wateja walipe mtandaoni, wazazi kulipa mtandaoni, malipo kwenye app, malipo kwenye programu, online payment, payment gateway, accept payments',
  },
  aiFeatures: {
    label: 'vipengele vya AI',
    heard:
      'vipengele vya ai, kipengele cha ai, vipengele vingapi ai, ai ngapi, ai ndani ya, ai kwenye app, ai kwenye programu, app yenye ai, programu yenye ai, ai feature, features za ai, ai search, utafutaji wa ai, kutafuta kwa ai',
  },
  connections: {
    label: 'mifumo ya nje iliyounganishwa',
    heard:
      'mifumo mingapi, mifumo mingi, mifumo miwili, mifumo ya nje, mifumo mingine, mifumo zaidi, idadi ya mifumo, kuunganisha mifumo, kuunganisha mifumo mingapi, systems ngapi, system ngapi, integration ngapi, integrations nyingi, multiple systems',
  },
  dashboard: {
    label: 'dashibodi ya mmiliki',
    heard:
      'dashibodi kwenye app, dashibodi kwenye programu, dashibodi ndani, dashibodi pia, dashibodi ya mmiliki, dashibodi ya mwenye, yenye dashibodi, dashboard kwenye app, dashboard pia, admin panel, ripoti za mmiliki, ripoti kwa mmiliki, kupakua excel, kuexport excel, excel export',
  },
}

import type { TranslatedAssistantWords } from '#content/assistant-words.ts'
import { type Offer, ofHeld, placesLeft } from '#content/catalogue/terms.ts'
import { companyInSwahili as company } from '#content/company.ts'
import { type Facts, range } from '#content/facts.ts'
import { inTanzania as inTanzaniaOf, openingTimes } from '#content/opening-hours.ts'
import { tellSpecialDays } from '#content/special-days.ts'
import { care } from './assistant-care.ts'
import { demo } from './assistant-demo.ts'
import { features } from './assistant-features.ts'
import { requirements } from './assistant-requirements.ts'
import { statements } from './assistant-statements.ts'

export function assistant(facts: Facts): TranslatedAssistantWords {
  const { contact } = facts
  const [weekdays, saturday] = facts.hours
  const special = tellSpecialDays(facts.specialDays, {
    lead: 'Siku maalumu:',
    locale: 'sw',
    closed: 'tumefunga',
    until: 'hadi',
  })
  const hours = `Jumatatu hadi Ijumaa ${openingTimes(weekdays, 'hadi')}, Jumamosi ${openingTimes(saturday, 'hadi')}, Jumapili tumefunga`
  const inTanzania = `Jumatatu hadi Ijumaa ${openingTimes(inTanzaniaOf(weekdays), 'hadi')}, Jumamosi ${openingTimes(inTanzaniaOf(saturday), 'hadi')}, Jumapili tumefunga`
  const { price, offers, delivery, terms } = facts
  const left = (offer: Offer) => {
    const places = placesLeft(offer)
    return places === undefined ? '' : ` (nafasi ${places} zimebaki)`
  }
  const isLeftTold = Object.values<Offer>(offers).some((offer) => offer.holds && placesLeft(offer))
  const custom = facts.priceTables['custom-services'].plans
  return {
    services: {
      'ai-voice-agents': 'Mawakala wa sauti',
      'whatsapp-agents': 'Mawakala wa WhatsApp',
      'whatsapp-automation': 'Zana za WhatsApp',
      'ai-chatbots': 'Chatbot za AI',
      'website-chatbots': 'Chatbot za tovuti',
      'custom-ai-agent': 'Mawakala maalumu wa AI',
      'business-dashboards': 'Dashibodi za biashara',
      'web-app-setup': 'Programu za wavuti',
      'automation-workflows': 'Kazi zinazojiendesha',
      'test-automation': 'Mitihani na matokeo yanayojiendesha',
      'custom-services': 'Huduma maalumu',
      'quick-start': 'Vifurushi vya Quick Start',
      products: 'Bidhaa za SaaS',
      licences: 'Leseni za bidhaa',
      'brochure-packages': 'Vifurushi vya kipeperushi',
    },
    regions: { india: 'India', tanzania: 'Tanzania' },
    pages: {
      pricing: 'ukurasa wa bei',
      services: 'ukurasa wa huduma',
      products: 'ukurasa wa bidhaa',
      'ai-chatbots': 'ukurasa wa chatbot za AI',
      'ai-voice-agents': 'ukurasa wa mawakala wa sauti',
      'website-chatbots': 'ukurasa wa chatbot za tovuti',
      'business-dashboards': 'ukurasa wa dashibodi',
      'whatsapp-automation': 'ukurasa wa zana za WhatsApp',
      'whatsapp-agents': 'ukurasa wa mawakala wa WhatsApp',
      'custom-ai-agent': 'ukurasa wa wakala maalumu wa AI',
      'web-app-setup': 'ukurasa wa programu za wavuti',
      'automation-workflows': 'ukurasa wa kazi zinazojiendesha',
      brochure: 'kipeperushi',
      faq: 'ukurasa wa maswali',
      refundPolicy: 'sera ya kurudishiwa pesa',
      privacyPolicy: 'sera ya faragha',
      termsConditions: 'vigezo na masharti',
      about: 'kuhusu sisi',
      caseStudies: 'mifano halisi',
      portfolio: 'kazi zetu',
      labs: 'ukurasa wa maabara',
      blog: 'blogu',
      contact: 'ukurasa wa mawasiliano',
      home: 'ukurasa wa mwanzo',
      tutorconnect: 'ukurasa wa TutorConnect',
      testimonials: 'ukurasa wa maoni ya wateja',
      accessibility: 'ukurasa wa ufikivu',
      clinicAssistant: 'mfano wa kliniki',
      ecommerceBot: 'mfano wa duka la mtandaoni',
    },
    prices: {
      smallest: 'Mpango mdogo kabisa kwa hilo: {service}, {row}. Uko kwenye {page}.',
      lowestSetup: 'Usanidi wa bei ya chini kabisa kwa hilo: {service}, {row} ({page}).',
      lowestMonthly: 'Ada ya chini kabisa kwa mwezi kwa hilo: {service}, {row} ({page}).',
      smallestWithAll: 'Mdogo kabisa wenye yote uliyotaja: {service}, {row} ({page}).',
      costsLess: 'Unaanza kwa gharama ndogo zaidi: {service}, {row} ({page}).',
      talkIncluded: 'Ukitaka dakika za maongezi zikiwemo: {row} ({page}).',
      setupAndMonthly: '{name} {setup} za usanidi + {monthly} kwa mwezi',
      setupAndHosting: '{name} {setup} za usanidi + hosting {hosting} kwa mwezi, simu bila nyongeza yetu',
      monthlyOnly: '{name} {monthly} kwa mwezi',
      from: 'kuanzia {setup}',
      typical:
        'Bei yenye “kuanzia” ni ya mradi wa kawaida, tayari kutumika; mipango midogo iko kwenye ukurasa wa kila huduma.',
      amountOnly: '{name} {setup}',
      lead: '{service}, {region}:',
      leadEverywhere: '{service}:',
      onPage: 'Kwenye {page}: {rows}.',
      onePlan: '{service}: {row}. Bei hii iko kwenye {page}.',
      chatbots: 'Chatbot',
      overview: 'Kila huduma inaanzia hapa:',
      popular: 'Wengi huchagua huu:',
      withinBudget: 'Kwa bajeti hiyo unaweza kupata, kwa mfano:',
      belowBudget: 'Kati ya unavyotaka, hakuna kinachopatikana kwa kiasi hicho. Vilivyo karibu zaidi:',
      fits: '{row}: inaingia humo.',
      fitsPart: {
        setup: '{row}: ada ya usanidi inaingia humo.',
        month: '{row}: ada ya mwezi inaingia humo.',
      },
      largest: '{name} ndio mpango mkubwa kabisa kwenye orodha yake.',
      exceeds: '{row}: haiingii humo.',
      measured: {
        once: 'Hapo nimehesabu usanidi pamoja na mwezi wa kwanza.',
        setup: 'Hapo nimehesabu ada ya usanidi tu; ada ya mwezi ni juu yake.',
        month: 'Hapo nimehesabu ada ya mwezi tu; ada ya usanidi hulipwa mara moja, juu yake.',
        year: 'Hapo nimehesabu usanidi na mwaka mzima uliolipwa kwa mkupuo (miezi {free} bure).',
        months: 'Hapo nimehesabu usanidi na miezi {count}.',
      },
      notThat: 'Siwezi kuthibitisha kiasi hicho. Orodha yetu inasema:',
      otherCurrency:
        'Hatuna bei kwa shilingi wala sarafu nyingine: bei zetu ni kwa rupia na, kwa Tanzania, kwa dola. Mimi sibadilishi sarafu.',
      smallestPlans: 'Mipango yetu midogo zaidi:',
      hosting: 'Hosting kwa mwezi:',
      inRupees:
        'Chatbot, dashibodi, programu za wavuti na nyingine zina bei moja kwa nchi zote mbili, kwa rupia za India.',
      rupeesFromTanzania:
        'Jinsi ya kulipa bei ya rupia kutoka Tanzania haijaandikwa kwenye kurasa zetu: uliza timu.',
      inRupeesOnly:
        '{service}: orodha moja ya bei kwa nchi zote mbili, kwa rupia za India; hakuna bei ya dola.',
      inBoth:
        '{service}: kwa India ni rupia, kwa Tanzania ni dola. Kama unaweza kulipa kwa sarafu ile nyingine, uliza timu.',
      tanzaniaToo: 'Bei za Tanzania ni kwa dola; uliza tu.',
      minutes: 'dakika {count} kwa mwezi',
      chats: 'mazungumzo {count} kwa mwezi',
      conversations: 'mazungumzo {count} kwa mwezi',
      days: 'siku {count}',
      weeks: 'wiki {count}',
    },
    deadline: {
      enough:
        'Siku {count} ni zaidi ya hizo, kwa hiyo inawezekana tukipata kila kitu mara moja. Tarehe yenyewe inathibitishwa na timu; mimi siwezi kuahidi.',
      open: 'Kama siku {count} zinatosha inategemea tunapata taarifa zako lini; tarehe kamili inathibitishwa na timu tu.',
    },
    sums: {
      leastThatMonth:
        'Kwa mwezi {name} ni nafuu, {least} dhidi ya {other}; mpango mkubwa unafaa tu kwa vitu vingine vilivyomo.',
      whichTwo: 'Ni mipango ipi miwili? Taja yote miwili nikujumlishie. Kwa ule tuliouzungumzia:',
      used: '{working} = {total} kwa mwezi.',
      usedMinutes: 'Simu {calls} × dakika {minutes} × siku {days} = dakika {total} kwa mwezi.',
      daysAssumed: 'Nimehesabu siku {count} kwa mwezi kwa kuwa hukutaja: siku zikiwa chache, ni pungufu.',
      largerThatMonth: 'Kwa mwezi kama huo {name} ni nafuu: {least} dhidi ya {other}.',
      monthWithin:
        '{name}: {usage} kwa mwezi zimo ndani ya {included} zake, hakuna cha kuongeza: {monthly} kwa mwezi huo',
      monthWithExtra: '{name}: {monthly} + {count} × {unit} = {total} kwa mwezi huo (ya ziada tu: {extra})',
      enough: '{usage} kwa mwezi zimo kwenye {row}',
      yearAtOnce: 'mwaka mzima kwa mkupuo, miezi {free} bure',
      together: 'zote pamoja: {working} = {total}',
      lead: 'Ada ya usanidi hulipwa mara moja, ada ya mwezi kila mwezi:',
      months: '{name}: {working} = {total} kwa miezi {count}',
      paidForYear:
        'hiyo hiyo ukilipa mwaka mzima kwa mkupuo (miezi {free} bure): {working} = {total} (unaokoa: {saved})',
      monthsHosted:
        '{name}: {least} hadi {most} kwa miezi {count}; gharama za simu ni za ziada, kwa bei halisi',
      toStart: '{name} kuanza, usanidi na mwezi wa kwanza: {working}',
      offer:
        '{name}: usanidi kwa ofa ya {percent}%, ikiwa bado ipo kwako: {before} - {percent}% = {after} (unaokoa: {saved}); {monthly} kwa mwezi haibadiliki',
      withExtra: 'pamoja na {said} za ziada: {base} + {count} × {unit} = {total}',
      places:
        'kwa matawi {count}: usanidi {setup} na {monthly} kwa mwezi; jumla ya miezi {months} {count} × {each} = {total}. Kurasa zetu hazitaji bei ya matawi mengi, kwa hiyo uliza timu.',
      withinPlaces: 'kwa matawi {count}: {name} ni kwa matawi hadi {most}, mmoja unatosha',
      beyondPlaces:
        'kwa matawi {count}: {name} ni kwa matawi yasiyozidi {most}. Bei ya zaidi ya hapo haipo kwenye kurasa zetu, kwa hiyo uliza timu.',
      togetherToStart: 'kwa pamoja: usanidi {setup}, kisha {monthly} kwa mwezi',
      singly: 'moja moja ({names}): usanidi {setup} + {monthly} kwa mwezi',
      oneByOne: 'moja moja',
      difference: '{name} ikilinganishwa na hiyo: usanidi {setup}, kwa mwezi {monthly}',
      cheaper: 'Kwa miezi {count}, {name} ni nafuu zaidi, kwa {amount}',
      besides: '{name} ina pia: {names}',
      breakEven: 'kuanzia mwezi wa {count}, {name} inakuwa imegharimu zaidi kwa jumla: {working}',
      refund: '{percent}% ya {paid}: {paid} - {rest}% = {back}',
      less: '{amount} pungufu',
      more: '{amount} zaidi',
    },
    features,
    requirements: requirements(facts),
    statements: statements(facts),
    planFeatures: {
      line: '{feature}, {service} ({page}): {plans}',
      yesFirst: 'Ndiyo,',
      listedFirst: 'Kilichopo kwenye orodha yetu:',
      inPlan: 'Ndiyo, {feature}: {service}, {row} ({page}).',
      inPlans: 'Ndiyo, {feature}: {service}, kwenye {plans}. Mdogo zaidi kati ya hiyo ni {row} ({page}).',
      notIn: 'Kwa mujibu wa kurasa zetu, kwenye {plans}, {service}, hiki hakimo: {feature}.',
      notInPlan: 'Hapana, {plans} ({service}) haina hiki kwenye orodha yake: {feature}.',
      butIn: 'Kimo kwenye {plans}; mdogo zaidi kati ya hiyo ni {row} ({page}).',
      ofPlan: '{plan}: {what}. {service}, {row} ({page}).',
      enoughIn: 'Ndiyo, {plan} inatosha kwa hilo: {what}. {service}, {row} ({page}).',
      shortIn: 'Hapana, {plan} haitoshi kwa hilo: {what}.',
      comparison: '{service} ({page}), mipango ikilinganishwa:',
      dearer: '{dearer} ni ghali kuliko {cheaper}: usanidi {setup}, kwa mwezi {monthly}.',
      smaller: 'Kama uko kati ya mipango miwili, ushauri wetu ni uchukue mdogo.',
      shared: 'Yote haya yana: {contents}.',
      covering: 'Kwa {needs}, mpango mdogo kabisa wa orodha yake unaotosha ni {row}.',
      tooFew: 'Midogo zaidi haitoshi: {plans}.',
      beyond:
        '{plan} imeandikwa {feature} {value}, kwa hiyo {needs} inazidi. Mpango mkubwa unaofuata ni {row}; idadi yake haijatajwa, uliza timu.',
      beyondAll: 'Hakuna mpango wa orodha hii unaofika {needs}; mkubwa kabisa ni {row}. Uliza timu.',
      every: { morning: 'kila asubuhi', hour: 'kila saa', minutes: 'kila dakika {count}' },
      countries:
        'Programu ni ile ile nchi zote mbili; orodha za bei ndizo tofauti: India kwa rupia, Tanzania kwa dola. Mimi sibadilishi sarafu.',
      countriesWhy:
        'Kwa nini bei zinatofautiana, na kama biashara ya nchi moja inaweza kuchukua bei ya nchi nyingine, kurasa zetu hazisemi: uliza timu.',
      requirements: 'Tunachohitaji kutoka kwako kwa {plan}: {needs}.',
      yes: 'ndiyo',
      no: 'haijatajwa',
      unlimited: 'bila kikomo',
    },
    recommendation: {
      askMinutes:
        'Simu moja huchukua dakika ngapi? Simu × dakika × siku za mwezi ndizo zinaonyesha mpango upi unatosha.',
      plan: 'Ningekushauri uanze na {service}, {row}: {reason}.',
      cheaper: 'Wa bei nafuu zaidi: {row}.',
      also: 'Kwa “{said}”:',
      without: 'huu hauna: {contents}',
      dearer: 'Wenye vitu vingi zaidi: {row}.',
      forNeeds: 'ndio mpango mdogo kabisa kwenye orodha yake wenye hiki: {needs}',
      forUsage: 'kwa matumizi hayo ndio unaogharimu kidogo zaidi mwaka wa kwanza',
      tool: 'utaona nao unavyokufaa',
      forBudget: 'ni mpango mkubwa kabisa wa orodha yake ndani ya bajeti hiyo ya usanidi',
      smallest: 'ndio mpango mdogo kabisa kwenye orodha yake, utaona unavyokufaa',
    },
    serviceLeads: {
      'ai-chatbots':
        'Chatbot kwenye tovuti yako inayojibu kutoka kurasa zako mwenyewe na kupokea maulizo ya wateja.',
      'website-chatbots':
        'Dirisha la mazungumzo kwenye tovuti yako, kuanzia majibu yaliyoandaliwa hadi msaidizi kamili wa AI.',
      'whatsapp-agents':
        'Wakala kwenye namba yako mwenyewe ya WhatsApp anayejibu wateja; mipango mikubwa pia huweka nafasi, hupokea malipo na kukumbusha.',
      'ai-voice-agents':
        'Wakala anayepokea simu zako, anajibu na kukutumia muhtasari kwa maandishi; mipango mikubwa pia huweka nafasi na kupiga simu.',
      'test-automation':
        'Mitihani hutungwa kutoka sura zako, majibu ya kuchagua husahihishwa, jumla na nafasi hufuata kanuni zako, na ripoti za matokeo hutumwa kwa wazazi kwa WhatsApp.',
      'business-dashboards': 'Excel na Google Sheets zako kwenye ukurasa mmoja unaojisasisha.',
      'web-app-setup': 'Programu yako mwenyewe ya wavuti, kwa usajili, miadi au oda.',
      'automation-workflows':
        'Fomu, majedwali, barua pepe, WhatsApp na ankara vikiunganishwa kuwa mtiririko mmoja unaojiendesha.',
      'whatsapp-automation':
        'Zana nne za WhatsApp, moja moja au kwa kifurushi: roboti, msaidizi wa sauti, dashibodi na ujumbe wa jumla.',
      'custom-ai-agent': 'Wakala mmoja kwa tovuti na mitandao yako ya kijamii, aliyefundishwa bidhaa zako.',
      'custom-services': 'Mradi unaotengenezwa kulingana na mahitaji yako, kwa ukubwa wa aina tatu.',
      'quick-start': 'Vifurushi vidogo vya bei isiyobadilika, unavyoweza kulipia mtandaoni.',
      products: 'Zana zilizo tayari kwa shule, walimu na watengeneza maudhui.',
      licences: 'Bidhaa yetu kwenye seva yako mwenyewe, kwa jina lako mwenyewe.',
      'brochure-packages': 'Vifurushi vilivyo kwenye kipeperushi.',
    },
    lighter:
      'Kitu kimoja kinachoweza kukupunguzia mzigo: {lead} Huhitaji kuamua leo; simu ya kwanza nasi ni bure.',
    unsure: 'Sijakuelewa vizuri. Unamaanisha mojawapo ya haya?',
    orDidYouMean: 'Sivyo ulivyomaanisha? Labda mojawapo ya haya:',
    clock: {
      there: 'Saa {there} ya India ni {here} ya Tanzania.',
      office: `Saa {there} ya India ofisi yetu imefungwa, na wakati huo hakuna mtu wa kujibu. Acha ujumbe au sauti kwenye WhatsApp (${contact.whatsappDisplay}) au barua pepe (${contact.email}); utajibiwa ndani ya saa ${terms.replyHours}.`,
      open: 'Saa {here} ya Tanzania ni {there} ya India: chagua {there} kwenye fomu.',
      closed:
        'Saa {here} ya Tanzania ni {there} ya India, ofisi yetu ikiwa imefungwa: tafadhali chagua saa nyingine.',
    },
    notOnSale: `Kwa sasa haiuzwi: {names}. Wateja walionayo wanaendelea kuhudumiwa kama kawaida. Timu inaweza kukuambia ni nini kingefanya kazi hiyo sasa: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
    unstated: `Kurasa zetu hazisemi, kwa hiyo sitaahidi wala kukataa. Uliza timu: ${contact.email} au WhatsApp ${contact.whatsappDisplay}. Wanajibu ndani ya saa ${terms.replyHours}.`,
    meanings: {
      accuracy: 'Majibu yake ni sahihi kiasi gani?',
      'api-webhook': 'Mna API au webhook?',
      benefit: 'Itanisaidia nini kwenye biashara yangu?',
      'book-demo': 'Nawezaje kuweka miadi ya onyesho?',
      'budget-fit': 'Kwa bajeti yangu naweza kupata nini?',
      'call-me': 'Naomba mnipigie simu',
      'cancel-service': 'Nataka kusitisha mpango wangu, nafanyaje?',
      capacity: 'Inapokea simu ngapi kwa wakati mmoja?',
      'case-studies': 'Naweza kuona mifano ya kazi zenu?',
      'change-booking': 'Nataka kubadilisha siku ya onyesho langu',
      cheapest: 'Mpango upi ni wa bei ya chini kabisa?',
      company: 'Ninyi ni nani, kampuni gani?',
      compare: 'Kuna tofauti gani kati ya mipango?',
      'complaint-broken': 'Roboti yangu haifanyi kazi',
      'complaint-billing': 'Nimekatwa pesa mara mbili',
      'complaint-service': 'Hakuna anayenijibu, nimeandika mara nyingi',
      'contact-info': 'Naomba namba ya simu na barua pepe yenu',
      'contract-length': 'Mkataba wa chini ni miezi mingapi?',
      currency: 'Bei ni kwa shilingi, dola au rupia?',
      'data-privacy': 'Taarifa za wateja wangu ziko salama?',
      'delivery-time': 'Inachukua siku ngapi kuwa tayari?',
      describe: 'Wakala wa sauti ni nini?',
      discount: 'Kuna punguzo lolote?',
      'getting-started': 'Nataka kuanza, hatua ya kwanza ni ipi?',
      'hidden-costs': 'Kuna gharama zilizofichwa?',
      hours: 'Mko wazi siku na saa gani?',
      'how-it-works': 'Inafanyaje kazi, hatua kwa hatua?',
      human: 'Nataka kuongea na mtu',
      instalments: 'Naweza kulipa kidogo kidogo kwa awamu?',
      integration: 'Inaunganishwa na programu ninayotumia?',
      'internet-poor': 'Inafanya kazi hata intaneti ikiwa dhaifu?',
      'invoice-tax': 'Mnatoa ankara ya kodi (GST au VAT)?',
      languages: 'Wakala anazungumza lugha zipi?',
      location: 'Ofisi yenu iko wapi?',
      'order-status': 'Oda yangu imefikia wapi?',
      overage: 'Dakika zikiisha, za ziada ni bei gani?',
      'own-edits': 'Naweza kubadilisha majibu mwenyewe?',
      'own-number-hardware': 'Naweza kutumia namba yangu ya sasa?',
      ownership: 'Msimbo (code) utakuwa wa nani, wangu au wenu?',
      'payment-methods': 'Nalipaje, kwa kadi au M-Pesa?',
      'plan-change': 'Naweza kupanda kwenda mpango mkubwa baadaye?',
      price: 'Bei zenu zikoje?',
      recommend: 'Mnanishauri nichukue ipi kwa biashara yangu?',
      'recordings-storage': 'Rekodi za simu zinahifadhiwa wapi?',
      'refund-terms': 'Sera yenu ya kurudishiwa pesa ikoje?',
      'refund-when': 'Naomba mnirudishie hela yangu',
      'services-overview': 'Mna huduma zipi?',
      'setup-why': 'Ada ya usanidi ni ya kazi gani?',
      support: 'Nitapata msaada gani baada ya kuanza?',
      'too-expensive': 'Kwangu ni ghali sana',
      'total-cost': 'Mwaka wa kwanza jumla ni kiasi gani?',
      training: 'Mtawafundisha wafanyakazi wangu kuitumia?',
      trial: 'Kuna majaribio ya bure?',
      trust: 'Nitajuaje kuwa ninyi ni wa kweli?',
      uptime: 'Inafanya kazi usiku na sikukuu pia?',
    },
    discount: {
      intro: 'Ofa zetu:',
      offers: ofHeld(offers, {
        launch: `punguzo la ${offers.launch.percentOff}% la ada ya usanidi kwa wateja ${offers.launch.clients} wa kwanza (ofa ya uzinduzi, ukurasa wa bei)${left(offers.launch)}`,
        'ai-chatbots': `punguzo la ${offers['ai-chatbots'].percentOff}% kwa wanaojiunga mapema (ukurasa wa chatbot za AI)`,
        'website-chatbots': `punguzo la ${offers['website-chatbots'].percentOff}% la ada ya usanidi kwa wateja wa mwanzo (ukurasa wa chatbot za tovuti)`,
        'business-dashboards': `punguzo la ${offers['business-dashboards'].percentOff}% la ada ya usanidi kwa wateja ${offers['business-dashboards'].clients} wa kwanza (ukurasa wa dashibodi)${left(offers['business-dashboards'])}`,
        'web-app-setup': `punguzo la ${offers['web-app-setup'].percentOff}% kwa wanaojiunga mapema (ukurasa wa programu za wavuti)`,
      }),
      annual: `miezi ${terms.annual.freeMonths} bure ukilipa kwa mwaka`,
      support: 'msaada wa mwezi wa kwanza bure kwa kila mradi',
      notForThis: 'Hapana, ofa ya {percent}% ni ya {other}, si ya {service}.',
      noSuch: 'Hakuna ofa ya {percent}% kwenye orodha yetu.',
      nothingElse: `Siwezi kuahidi punguzo lingine; kwa shule, taasisi ya hisani au matawi kadhaa uliza timu. ${offers.launch.holds ? 'Ofa ya uzinduzi ni ya ada ya usanidi; ada ya mwezi haibadiliki. ' : ''}Ofa hupunguzwa kwenye makadirio yako ya bei, na huhitaji msimbo wowote. Kama ofa mbili zinakufaa, tuulize utapata ipi${isLeftTold ? '.' : '; nafasi ngapi zimebaki kwenye ofa haijaandikwa kwenye kurasa zetu.'}`,
    },
    products: {
      intro: 'Bidhaa tano, kutoka ukurasa wa bidhaa:',
      waitlist:
        'UPSC Tool iko kwenye majaribio: inakuja hivi karibuni, jiunge na orodha ya kusubiri; bei bado haijatajwa',
      range: `Zana za SaaS ni kuanzia bure hadi ${price('products.highest-self-serve.monthly')} kwa mwezi`,
    },
    care: care(facts),
    facts: {
      portfolio:
        'Kuna miradi kumi kwenye ukurasa wa kazi zetu, kila mmoja una kiungo cha kuufungua na kuutazama.',
      competitor: `Siwezi kuahidi bei sawa na ya mwingine, na najua bei zetu tu: huenda mwingine ni nafuu au bure. Sababu za kutuchagua: bei zetu zimeandikwa wazi; wakala hujibu kwenye namba au tovuti yako mwenyewe, kwa orodha yako ya bei, kwa Kiswahili, Kiingereza au Kihindi, na hukabidhi kwa wafanyakazi wako inapobidi. Ada ya usanidi ni ya kutengeneza, kufunza kwa taarifa zako, kujaribu na kuanza kazi; mwezi wa kwanza wa msaada ni bure, mpango husitishwa kwa taarifa ya siku ${terms.noticeDays}, na kinachotengenezwa ni chako. Tazama onyesho la bure kwanza, kisha linganisha.`,
      illness:
        'Pole sana. Siwezi kutoa ushauri wa matibabu: tafadhali muone daktari au nenda hospitali sasa hivi.',
      hours: `Tuko wazi ${hours} (saa za India, IST). Mawakala wetu na mazungumzo haya hufanya kazi usiku na mchana. Kwa saa za Tanzania (EAT): ${inTanzania}.${special}`,
      refund: `Omba ndani ya siku ${terms.refund.days} tangu usanidi, kabla roboti haijaanza kazi au marekebisho maalumu hayajaanza. Unarudishiwa pesa zote kama kazi haijaanza, ${terms.refund.partPercent}% kama imejengwa kiasi lakini bado haifanyi kazi; hurudishiwi baada ya siku ${terms.refund.days} au roboti ikishaanza kazi, wala kwa vitu vya kupakua. Kuomba, andika kwa ${contact.email} ukitaja jina, malipo (namba ya ankara au tarehe) na sababu. Kuhusu mwaka uliolipwa mapema sera haisemi: uliza timu. Hakuna matokeo wala mauzo yanayohakikishwa.`,
      cancel: `Mpango wowote wa mwezi unaweza kusitishwa kwa taarifa ya maandishi ya siku ${terms.noticeDays}: siwezi kusitisha kwa niaba yako, andika kwa ${contact.email}. Kabla ya uzinduzi unaweza kusitisha wakati wowote; baada ya hapo unaweza kutozwa gharama. Namba yako, taarifa zako na maudhui yako unaondoka navyo. Kurudishiwa ada ya usanidi hufuata sera ya kurudishiwa pesa.`,
      languages: 'Kiswahili, Kiingereza na Kihindi, kwa maandishi na kwa sauti. Jibu hufuata lugha ya mteja.',
      timing: `Wasaidizi na chatbot huchukua siku ${range(delivery.agents)} tangu tupate taarifa zako. Wakala wa WhatsApp huanza ndani ya siku ${range(delivery.whatsapp)}.`,
      'timing-whatsapp': `Wakala wa WhatsApp huanza ndani ya siku ${range(delivery.whatsapp)} nyaraka zikiwa tayari.`,
      'timing-web-apps': `Tovuti rahisi siku ${range(delivery.simpleSite)}, duka la mtandaoni siku ${range(delivery.shopSite)}, programu maalumu wiki ${range(delivery.customApp)}.`,
      'timing-custom-services': `Huduma maalumu: Basic siku ${range(custom.basic.delivery)}, Professional siku ${range(custom.professional.delivery)}, Enterprise siku ${range(custom.enterprise.delivery)}.`,
      trial: `Chatbot ina majaribio ya bure ya siku ${terms.trial.days}, ikifundishwa kwa kurasa zako.`,
      annual: `Ukilipa kwa mwaka unapata miezi ${terms.annual.freeMonths} bure: lipia kumi, tumia kumi na mbili. Ukiacha kabla mwaka haujaisha itakuwaje, haijaandikwa kwenye kurasa zetu: uliza timu.`,
      'setup-includes': `Ada ya usanidi inajumuisha kutengeneza, kufunza kwa taarifa zako, majaribio, kuanza kazi na msaada wa mwezi ${terms.freeSupportMonths}.`,
      'small-change': `Mabadiliko madogo ni bure mwezi wa kwanza. Baada ya hapo badiliko dogo ni ${price('faq.small-change')}.`,
      support: `Mwezi wa kwanza ni bure kwa kila mradi. Kulingana na mpango, msaada ni siku ${terms.supportPeriods[0].from}, siku ${terms.supportPeriods[1].from} au mwaka ${terms.supportPeriods[2].from}. Tunajibu ndani ya saa ${terms.replyHours}.`,
      'extra-usage': `Zaidi ya mpango, kila dakika au mazungumzo ya ziada ni ${price('extra-usage.india.unit')} India na ${price('extra-usage.tanzania.unit')} Tanzania (ukurasa wa bei).`,
      'extra-unlisted':
        'Bei ya matumizi yanayozidi mpango huu haijaandikwa kwenye kurasa zetu: uliza timu kwanza.',
      start: `Hatua ya kwanza ni simu ya bure. Tuambie kazi gani inakula muda wako mwingi; tutakuambia nini kinaweza kujiendesha, kwa siku ngapi na kwa bei gani. Kazi nyingi huanza kutumika ndani ya siku ${range(delivery.agents)}.`,
      demo: `Onyesho ni bure, dakika ${terms.demoMinutes} kwa video. Unaweka miadi mwenyewe: bonyeza mojawapo ya nafasi zilizo wazi hapa chini, au “Weka miadi ya onyesho” kwa muda mwingine, na uthibitisho utakuja kwa barua pepe. Utaona wakala akifanya kazi kwenye biashara kama yako, na utaambiwa bei.`,
      'video-tool': `Programu gani ya video inatumika haijatajwa kwenye kurasa zetu; mwaliko huja kwa barua pepe. Ukitaka moja maalumu, uliza timu: WhatsApp ${contact.whatsappDisplay}.`,
      'confirm-booking': `Siwezi kuangalia, kubadili wala kughairi miadi. Miadi ya onyesho inawekwa ukishabonyeza “Weka miadi ya onyesho” na kusoma hapa kwamba imewekwa; kiungo cha kuibadili au kuighairi kipo kwenye barua pepe yako, na “Umeshaweka miadi? Itafute hapa” kwenye ukurasa wa mawasiliano, au chini ya kila ukurasa, hukutumia tena. Au uliza timu: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      'mail-me': `Siwezi kutuma barua pepe kutoka hapa, lakini timu inaweza: andika ${contact.email} au WhatsApp ${contact.whatsappDisplay}. Tunajibu ndani ya saa ${terms.replyHours}.`,
      contact: `Andika ${contact.email} au WhatsApp ${contact.whatsappDisplay}. Tunajibu ndani ya saa ${terms.replyHours}. Saa za kazi: ${hours} (IST).`,
      'reply-time': `Timu hujibu ndani ya saa ${terms.replyHours}, mapema zaidi saa za ofisi: ${hours} (saa za India, IST). WhatsApp ndiyo ya haraka zaidi, na ujumbe wa sauti kwa Kiswahili, Kiingereza au Kihindi unakubalika.`,
      payment:
        'Vifurushi vya Quick Start hulipiwa mtandaoni, kwenye ukurasa wa bei, kwa rupia: taarifa za kadi na UPI huenda kwa kampuni ya malipo na hazitufikii sisi; ukurasa ukisema JARIBIO (TEST), hakuna pesa inayokatwa. Mengine yote yanalipwaje, timu hukueleza inapotuma makadirio ya bei. Kwa ankara zetu, M-Pesa, Tigo Pesa, Airtel Money, Google Pay, benki, hundi na fedha taslimu hazijatajwa kwenye kurasa zetu, kwa hiyo uliza kwanza.',
      'payment-customers':
        'Wateja wako wanaweza kulipa kwa M-Pesa na kadi Tanzania, kwa UPI, kadi na benki India; asiye na M-Pesa au UPI hulipa kwa kadi. Hela huenda moja kwa moja kwenye akaunti yako, haipiti kwetu. Njia nyingine, kama Tigo Pesa au Airtel Money, hazipo kwenye orodha: uliza timu.',
      'own-number':
        'Namba yako kwa kawaida hubaki. Simu huelekezwa kutoka kwayo; kwa WhatsApp inahamia kwenye mfumo wa biashara wa WhatsApp, kwa hiyo haitumiki tena kwenye programu ya simu yako. Ukitaka kubaki na programu hiyo, tunaweka namba ya pili. Mazungumzo ya zamani yanakuwaje, haijaandikwa kwenye kurasa zetu.',
      'mobile-apps': `Tunajenga programu za wavuti zinazofunguka kwenye simu yoyote na kukaa kwenye skrini kama programu, kuanzia ${price('web-app-setup.start')}. Kama kweli unahitaji programu ya kwenye duka la programu, tunakuambia wazi na kukutumia makadirio ya bei.`,
      'existing-website':
        'Huhitaji tovuti mpya: chatbot huwekwa kwenye tovuti yako kwa mstari mmoja wa msimbo. Kwa hilo tunahitaji ruhusa ya kuingia kwenye tovuti yako; kama umepoteza nywila, uliza timu.',
      training:
        'Tunawafundisha wafanyakazi wako: kipindi kimoja kwa Kiswahili, Kiingereza au Kihindi, tunakirekodi na kuacha ukurasa mmoja wa maelezo. Hakuna ada ya ziada iliyoandikwa kwa hilo.',
      technical:
        'Huhitaji ujuzi wa kiufundi: ukiweza kutuma picha WhatsApp inatosha. Tunawafundisha wafanyakazi wako, na msaada wa mwezi wa kwanza ni bure.',
      data: `Taarifa za wateja wako huonwa na wewe na watu wetu wanaoangalia wakala wako. Hatuziuzi wala hatuzitumii kwa mteja mwingine. Unachoandika hapa hubaki kwenye kichupo cha kivinjari chako na hupotea ukikifunga; seva yetu na modeli ya lugha ya mazungumzo haya hukipokea ili kujibu tu, na hakuna kinachotunzwa mpaka utume mazungumzo kwa timu. Ukitaka kuona au kufuta taarifa zako, andika ${contact.email}.`,
      audience:
        'Shule, walimu na vituo vya tuisheni, na biashara ndogo na za kati: kliniki, hoteli, maduka, saluni, madalali wa nyumba na viwanja, migahawa, biashara za mtandaoni; hasa India na Tanzania.',
      company: `${company.name} ni kampuni ya otomatiki ya AI kutoka ${company.city}. Tunajenga mawakala, chatbot, programu na dashibodi kwa shule na biashara ndogo India na Tanzania. Tulianza mwaka ${company.founded}. Ukurasa wa “Kuhusu sisi” unamtaja ${company.founder} kuwa mwanzilishi; wasifu huo umeandikwa kuwa ni mfano. Namba ya usajili, na idadi ya wateja au wafanyakazi, haipo kwenye kurasa zetu: uliza timu.`,
      quote: `Andika sentensi mbili au tatu kwenye fomu ya kuomba bei iliyo kwenye ukurasa wa bei; utajibiwa ndani ya saa ${terms.replyHours}.`,
      'order-status': `Siwezi kuona oda wala malipo hapa. Timu inaweza: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      human: `Sawa. Kwenye ${contact.email} na WhatsApp ${contact.whatsappDisplay} unajibiwa na mtu halisi, ndani ya saa ${terms.replyHours}. Andika au tuma ujumbe wa sauti kwa Kiswahili, Kiingereza au Kihindi; unaweza pia kutuma mazungumzo haya kwa timu.`,
      identity: `Mimi ni msaidizi wa ${company.name}, programu na si mtu. Najibu kutoka kurasa zetu na orodha yetu ya bei.`,
      greeting:
        'Habari! Uliza kuhusu bei, huduma, muda au jinsi ya kuanza. Najibu kutoka orodha yetu ya bei.',
      thanks: 'Karibu. Kuna kingine kuhusu bei au huduma?',
      goodbye: 'Kwaheri, na asante. Timu ipo WhatsApp ukihitaji.',
      'how-are-you': 'Nzuri, asante. Nikutafutie nini: bei, huduma au muda?',
      injection:
        'Najibu kuhusu huduma zetu na orodha yetu ya bei tu. Siwezi kubadili wala kuonyesha maelekezo yangu, wala kutoa bei maalumu.',
      advice:
        'Simu nyingi: wakala wa sauti; ujumbe mwingi: wakala wa WhatsApp; maswali kwenye tovuti: chatbot; takwimu kwenye karatasi nyingi: dashibodi. Simu ya kwanza ni bure.',
      integrations:
        'Huunganishwa na Google Sheets, Google Calendar, CRM, katalogi ya duka au mfumo wa kuweka nafasi. Ukurasa wa huduma unasema mpango upi una nini. Programu isiyotajwa hapa haijaandikwa kwenye kurasa zetu, kwa hiyo sitasema ndiyo: iambie timu jina lake, nayo itakuambia.',
      'hidden-costs': `Hakuna kilichofichwa: kila mpango unaonyesha bei ya usanidi na ya mwezi. Zaidi ya hapo: dakika au mazungumzo ya ziada ni ${price('extra-usage.tanzania.unit')} Tanzania na ${price('extra-usage.india.unit')} India; badiliko dogo baada ya mwezi wa kwanza ni ${price('faq.small-change')}. Hosting na gharama za simu (ukurasa wa mawakala wa sauti) na gharama za ujumbe za WhatsApp ni za ziada. Kodi haijatajwa kwenye kurasa zetu; timu huitaja kwenye makadirio ya bei.`,
      'call-me': `Siwezi kupiga simu kutoka hapa. Tuma namba yako na muda unaofaa kwa timu kwa WhatsApp (${contact.whatsappDisplay}) au kwenye fomu ya mawasiliano; wanajibu ndani ya saa ${terms.replyHours}.`,
      frustration: `Samahani, sikukuelewa vizuri. Andika kwa maneno mengine nijaribu tena, au ongea na mtu: WhatsApp ${contact.whatsappDisplay} au ${contact.email}.`,
      instalments: `Usanidi hulipwa mara moja na mpango hulipwa kila mwezi. Kurasa zetu hazisemi lolote kuhusu kulipa kwa awamu, tafadhali uliza timu kabla ya kuagiza: WhatsApp ${contact.whatsappDisplay} au ${contact.email}.`,
      job: `Hakuna chochote kuhusu ajira au mafunzo kwa vitendo (internship) kwenye kurasa zetu. Andika kwa ${contact.email}; kuna mtu atakayesoma.`,
      'not-offered': `Hiyo haipo kwenye orodha yetu. Tunatengeneza mawakala wa sauti, mawakala wa WhatsApp, chatbot, mawakala maalumu wa AI, programu za wavuti na dashibodi. Kama unachohitaji kinafanana na haya, uliza timu: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      'off-topic': `Hilo liko nje ya ninachojua. Naweza kusaidia kuhusu huduma zetu, bei, muda na jinsi ya kuanza. Kwa mengine, uliza timu: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      api: `Kurasa zetu hazielezi API wala webhook. Timu inaweza kukuambia kinachowezekana na mfumo wako. Waulize: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      ownership:
        'Tunachokutengenezea ni chako. Unaweza kusitisha mpango kwa taarifa ya siku thelathini; namba yako, taarifa zako na maudhui yako unaondoka navyo.',
      partner: `Hakuna chochote kuhusu ushirikiano, uwakala au kamisheni ya kuleta wateja kwenye kurasa zetu. Iambie timu unachofikiria: ${contact.email}.`,
      'plan-change': `Kurasa zetu hazisemi jinsi ya kubadilisha mpango. Timu itakuambia kabla hujaamua; mpango wowote wa mwezi unaweza kusitishwa kwa taarifa ya siku ${terms.noticeDays}. Waulize: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      'speak-language':
        'Najibu kwa Kiingereza, Kihindi (hata kwa herufi za Kilatini) na Kiswahili. Andika tu kwa lugha yako. Timu yetu pia unaweza kuiandikia kwa Kiswahili, Kiingereza au Kihindi.',
      tax: `Kodi na namba za kodi hazijatajwa kwenye kurasa zetu: wala kama VAT au GST imo kwenye bei zilizoandikwa au huongezwa, wala kinachoandikwa kwenye ankara. Kabla ya kulipa unaweza kuomba makadirio ya bei kwa maandishi; proforma au hati nyingine, iulize timu. Mimi siwezi kuona wala kutuma ankara au risiti. Andika ${contact.email} au WhatsApp ${contact.whatsappDisplay}, pamoja na jina lako na tarehe ya malipo.`,
      'too-expensive': `Naelewa, pesa haipatikani kirahisi. Ada ya usanidi hulipwa mara moja, kwa kutengeneza, kufunza kwa taarifa zako, kujaribu na kuanza kazi. Kupunguza gharama: chukua mpango mdogo, lipa kwa mwaka (miezi ${terms.annual.freeMonths} bure)${offers.launch.holds ? ', au tumia ofa zilizo kwenye ukurasa wa bei' : ''}. Niambie bajeti yako nikuonyeshe kinachofaa.`,
      trust: `Swali zuri. Tuko ${company.city}, tangu ${company.founded}; hati za usajili hazipo kwenye kurasa zetu, ziombe kwa timu. Tazama ukurasa wa kazi zetu, na kutana nasi kwenye onyesho la bure kabla ya kulipa chochote. Maoni yaliyoandikwa “Mfano” ni ya mfano tu. Pesa hurudishwa lini, imeelezwa kwenye sera ya kurudishiwa pesa.`,
      uptime: `Wakala wako anafanya kazi usiku na mchana. Kitu kikisimama, andika WhatsApp (${contact.whatsappDisplay}): tunajibu ndani ya saa ${terms.replyHours}, mapema zaidi saa za kazi. Kurasa zetu haziahidi uptime maalumu.`,
      accuracy:
        'Wakala anajibu kutoka kurasa na nyaraka zako mwenyewe. Asipoelewa mara mbili, wakala wa sauti humpa mpigaji nafasi ya kuongea na mtu au kupigiwa simu tena, hakuna anayekwama. Kurasa zetu haziahidi asilimia ya majibu sahihi: mjaribu kwa maswali yako kwenye onyesho la bure. AI inaweza kukosea, na kwa masharti yetu wewe ndiye unayewajibika kwa kile wakala wako anachosema. Ndiyo maana asipojua husema hivyo, wenye hasira au jambo la haraka huwaunganisha na mtu, na hujaribiwa pamoja nawe kabla ya kuanza. Hatoi ushauri wa kitabibu.',
      affirm: 'Vizuri. Uliza linalofuata, au weka miadi ya onyesho la bure umwone wakala akifanya kazi.',
      benefit:
        'Wakala anajibu simu na ujumbe usiku na mchana, anaweka nafasi, anakumbusha wateja na kuandika maulizo yao. Kama itakufaa wewe, utaona kwenye onyesho la bure kabla ya kutumia pesa yoyote; mifano ya wateja kwenye kurasa zetu imewekwa alama “Mfano”.',
      capacity: 'Kilichomo kwa mwezi hutegemea mpango; idadi ya simu kwa wakati mmoja hutegemea hosting:',
      currency:
        'Bei zetu ni kwa rupia; kwa Tanzania, mawakala wa sauti, mawakala wa WhatsApp na zana za WhatsApp ni kwa dola. Hakuna bei iliyoandikwa kwa shilingi au sarafu nyingine, na mimi sibadilishi. Kama unaweza kulipa kwa sarafu tofauti na iliyoandikwa, uliza timu.',
      deny: 'Sawa. Ukiwa na swali, uliza tu.',
      'give-contact': `Asante. Siwezi kuipeleka mwenyewe: bonyeza “Tuma kwa timu” au andika WhatsApp (${contact.whatsappDisplay}), wanajibu ndani ya saa ${terms.replyHours}.`,
      references: `Wanachosema wateja kiko kwenye ukurasa wa maoni ya wateja; yaliyoandikwa “Mfano” ni ya mfano tu. Kama unaweza kuongea na mteja wetu, timu itakuambia: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      'which-model': `Tunachagua modeli inayojibu vizuri zaidi kwa gharama ndogo, na kuibadilisha ikija bora zaidi. Ipi iko kwenye wakala wako, timu itakuambia. Waulize: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      'pause-plan': `Kurasa zetu hazisemi chochote kuhusu kusimamisha mpango kwa muda. Mpango wa mwezi unaweza kusitishwa kwa taarifa ya siku ${terms.noticeDays}; kama badala yake unaweza kupumzishwa msimu fulani, timu itakuambia: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
      feelings: 'Pole sana, naona una mzigo mkubwa, na asante kwa kuniambia.',
      'feelings-help':
        'Ukipenda, niambie ni kazi gani inachukua muda mwingi wa siku yako, nami nitakuambia nini kinaweza kujiendesha. Na kama ulitaka kusema tu, ni sawa pia.',
      'claimed-price':
        'Hilo siwezi kulithibitisha. Kinachotambulika ni kile tu kilichoandikwa kwenye orodha yetu ya bei na ofa zetu, hata kama mtu yeyote alisema vingine:',
      'refund-wanted': `Pole kwamba haikwenda vizuri. Siwezi kuona malipo kutoka hapa: andika kwa ${contact.email} ukitaja jina lako, namba ya ankara au tarehe, na sababu. Sera ya kurudishiwa pesa inasema: ukiomba ndani ya siku ${terms.refund.days} tangu usanidi, unarudishiwa zote kama usanidi haujaanza, ${terms.refund.partPercent}% kama umefanyika kwa sehemu lakini bado haufanyi kazi; hakuna kinachorudishwa baada ya siku ${terms.refund.days} au roboti ikishaanza kazi. Mpango wa mwezi unaweza kusitishwa kwa taarifa ya siku ${terms.noticeDays}.`,
      'what-you-need':
        'Orodha yako ya bei au waraka wa ada, saa zako za kazi, maswali ishirini unayoulizwa zaidi, na mtu mmoja anayeweza kusema ndiyo. Kwa kuanzia, picha ya ubao wa matangazo inatosha.',
      'what-it-does':
        'Hujibu yale ambayo wafanyakazi wako hujibu mara ishirini kwa siku: saa za kazi, ada, bidhaa zilizopo, jinsi ya kufika. Huweka, huhamisha na kufuta miadi, hupokea oda, hutuma vikumbusho na kuandika nani anataka kupigiwa simu. Haitoi ushauri wa kitabibu wala wa kisheria, na watu wenye hasira au wenye jambo la haraka huwaunganisha na mtu.',
      'slow-phones':
        'Tunajaribu kwenye simu ya Android ya daraja la kati na kwa mtandao wa polepole, kwa sababu ndizo simu ambazo wateja wako hutumia. Mawakala wa WhatsApp na wa simu hawahitaji programu yoyote kabisa. Wakala wako yuko kwenye hosting yetu, si kwenye simu au kompyuta yako, kwa hiyo anaendelea hata mtandao au umeme wako ukikatika.',
      'own-edits':
        'Kurasa ambazo utataka kuzibadilisha, kama menyu, ada, vyumba na matangazo, tunaziandaa ili uzihariri kwa simu yako, na tunamwonyesha mfanyakazi wako mmoja jinsi ya kufanya.',
      'manage-from-phone':
        'Miadi, maulizo na muhtasari wa kila siku vinakufikia kwa WhatsApp, na dashibodi zinafunguka kwenye kivinjari cha simu yako.',
      founder: `${company.name} ilianzishwa mwaka ${company.founded} jijini ${company.city}. Ukurasa wa “Kuhusu sisi” unamtaja ${company.founder} kuwa mwanzilishi, ambaye hupokea simu ya kwanza ya wateja wengi wapya; wasifu huo umeandikwa kuwa ni mfano. Hana namba yake tofauti: iandikie timu au weka miadi ya simu ya bure, watakuambia nani atakuwepo.`,
      results:
        'Kuna mifano mitatu, yote ikiwa na alama “Mfano”: msaidizi wa kliniki (simu pungufu kwa 80%, kuridhika 95%, miadi zaidi kwa 60%, saa 20+ zinaokolewa kila wiki), roboti ya duka la mtandaoni (oda 300%, maombi pungufu kwa 90%, jibu ndani ya sekunde 45, 35% hununua) na dashibodi ya takwimu (maamuzi ya haraka mara 5, saa 40 zinaokolewa kila wiki, maamuzi ya haraka zaidi kwa 50%).',
      'no-guarantee':
        'Takwimu hiyo ni ya mfano wetu mmoja, wenye alama “Mfano”. Hakuna matokeo wala akiba inayohakikishwa kwa mwingine, nami sitaahidi; kwenye simu ya bure timu huangalia takwimu zako pamoja nawe.',
      'dislike-machines':
        'Wasiwasi huo unaeleweka. Wakala wetu anaongea Kiswahili, Kiingereza au Kihindi cha kila siku, “sawa sawa” ikiwemo; asipoelewa mara mbili humpa mteja nafasi ya kuongea na mtu au kupigiwa tena, hakuna anayekwama. Simu za dharura zinaweza kwenda kwenye namba yako. Msikie mwenyewe kwenye onyesho la bure, ukiwafikiria wateja wako wazee.',
      'bought-list':
        'Hilo haliwezekani: ujumbe hauendi kwa orodha ya watu ambao hawajakubali, iwe ya kununua au ya kukusanya.',
      'beside-staff':
        'Ulinganisho huo ni wa haki, na mtu anaweza kufanya zaidi ya wakala. Anachoongeza wakala: hujibu usiku, Jumapili na wakati wafanyakazi wako wako na mtu mwingine, na huandika kila ulizo; wenye hasira au dharura bado huenda kwa mtu. Kama simu hazikupiti, huenda humhitaji, na kwenye simu ya bure timu itakuambia hivyo.',
      'server-place': `Seva zetu ziko nchi gani, haijaandikwa kwenye kurasa zetu: uliza timu kwa ${contact.email}.`,
      'product-code':
        'Msimbo (code) wa bidhaa zetu zilizo tayari hauwi wako: ni wetu, au wa waliotupa leseni. Nembo, maudhui na taarifa za wateja wako hubaki zako. Leseni ya kuendesha bidhaa kwa jina lako ina bei kwenye ukurasa wa bidhaa.',
      'demo-language':
        'Timu yetu inazungumza Kiswahili, Kiingereza na Kihindi: sema unayotaka unapoweka miadi, na umkaribishe yeyote anayepaswa kuwepo.',
      'meta-in-tanzania':
        'Ada ya Meta yenyewe kwa ujumbe ni ya juu yake, bila nyongeza yetu; kwa Tanzania ni kiasi gani, haijaandikwa kwenye kurasa zetu: uliza timu.',
      crisis:
        'Pole sana kwa hali ngumu unayopitia. Mimi ni programu tu, kwa hiyo tafadhali ongea na mtu sasa hivi: mtu wako wa karibu, hospitali iliyo karibu, au namba ya dharura 112. Maisha yako yana thamani kuliko biashara yoyote.',
    },
    unknown: `Hilo silijui, na sitakisia. Kama linahusu kazi yetu, uliza timu: ${contact.email} au WhatsApp ${contact.whatsappDisplay}, utajibiwa ndani ya saa ${terms.replyHours}.`,
    unlisted: {
      software:
        'Hiyo haipo kwenye orodha yangu, kwa hiyo sitasema kwamba inaunganishwa. Zilizopo: Google Sheets, Google Calendar, CRM, katalogi ya duka na mfumo wa kuweka nafasi.',
      language:
        'Lugha hiyo haipo kwenye orodha yangu. Mawakala wetu huzungumza na kuandika Kiswahili, Kiingereza na Kihindi.',
      country: 'Mahali hapo hapapo kwenye orodha yangu. Tunafanya kazi na wateja wa India na Tanzania.',
      trial: `Majaribio ya hiyo hayapo kwenye orodha yangu. Majaribio ya bure ya siku ${terms.trial.days} ni ya chatbot; onyesho la mengine ni bure.`,
      team: `Timu inaweza kukuambia: ${contact.email} au WhatsApp ${contact.whatsappDisplay}, utajibiwa ndani ya saa ${terms.replyHours}.`,
    },
    inEnglish: 'Kutoka tovuti yetu, kwa Kiingereza:',
    cards: {
      findPrice: 'Tafuta bei yako',
      bookDemo: 'Weka miadi ya onyesho',
      whatsapp: 'Uliza WhatsApp',
      handOver: 'Tuma mazungumzo haya kwa timu',
      askTeam: 'Uliza timu swali hili',
      notRight: 'Si sahihi? Uliza timu',
    },
    demo,
  }
}

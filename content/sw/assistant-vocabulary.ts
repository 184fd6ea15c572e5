import type { Vocabulary } from '#content/types/assistant.ts'

export const vocabulary: Vocabulary = {
  'service:phone': 'simu',
  'service:voice':
    '*pokea simu, *jibu simu, sauti, wakala wa sauti, mawakala wa sauti, kupokea simu, kujibu simu, anayejibu simu, simu za wateja, msaidizi wa sauti, wa simu, piga simu kwa wateja, bot ya simu, anapokea simu, ajenti wa sauti, ajibu simu',
  'service:whatsapp':
    'wakala wa whatsapp, mawakala wa whatsapp, bot ya whatsapp, boti ya whatsapp, ajenti wa whatsapp',
  'service:whatsapp-tools': 'otomatiki ya whatsapp, zana za whatsapp, bot ya whatsapp, boti ya whatsapp',
  'service:chatbots': 'chatboti, boti, roboti ya mazungumzo, roboti',
  'service:ai-chatbots': 'chatbot ya ai, chatbot za ai',
  'service:website-chatbots':
    'chatbot ya tovuti, bot ya tovuti, chatbot za tovuti, boti ya tovuti, chatbot kwenye tovuti',
  'service:custom-agent': 'wakala maalum, wakala maalum wa ai, wakala wa ai, mawakala wa ai, ajenti wa ai',
  'service:dashboards': 'dashibodi, dashbodi, dashibodi ya biashara',
  'service:web-apps':
    'programu ya wavuti, programu za wavuti, kutengeneza tovuti, tengeneza tovuti, tovuti mpya, programu, kujenga tovuti, tovuti, mfumo wa wavuti, aplikesheni',
  'service:workflows': 'otomatiki ya kazi, otomatiki, mtiririko wa kazi',
  'service:tests': 'mitihani, matokeo ya mitihani, otomatiki ya mitihani, ripoti za wanafunzi',
  'service:custom-services': 'huduma maalum, kazi maalum, mradi maalum',
  'service:quick-start': 'vifurushi vya quick start, kifurushi cha quick start',
  'service:licences': 'leseni',
  'service:any-service':
    'hoteli, shule, kliniki, duka, mgahawa, biashara, saluni, huduma, kifurushi, vifurushi, mpango',
  'ask:products': 'bidhaa, bidhaa zenu, bidhaa gani',
  'plan:complete-sme-bundle': 'kifurushi cha sme, sme, kifurushi kamili, kifurushi chote',
  'plan:broadcast': 'ujumbe kwa wengi, matangazo',
  'region:tanzania': 'dola, kwa dola, bongo, mwanza, afrika mashariki',
  'region:india': 'rupia, bara hindi, kwa rupia',
  'ask:price':
    '*gharimu*, *gharama*, bei*, nitalipa kiasi, nalipa kiasi, ni kiasi, bei, bei gani, gharama, kiasi gani, ngapi, shilingi ngapi, pesa ngapi, ada, ni bei, inagharimu, zinagharimu, kiasi, gharama gani, kwa mwezi, kila mwezi, dola ngapi, ghali, malipo ya mwezi, nilipe, kuanzisha, dakika ngapi, hugharimu, chati ngapi, thamani, anagharimu',
  'ask:compare': 'tofauti, linganisha, au, bora, ulinganisho, tofauti gani',
  'ask:cheapest': 'rahisi zaidi, bei nafuu, nafuu, bei ya chini, nafuu zaidi, rahisi kabisa, chini kabisa',
  'ask:popular': 'maarufu, wengi huchagua, inayopendwa',
  'ask:discount':
    '*punguz*, ofa*, punguzo, ofa, mnapunguza, punguza, kupunguziwa, punguza bei, kipunguzo, mapunguzo',
  'ask:all': 'zote, yote, zenu zote, vyote',
  'ask:budget': 'bajeti',
  'ask:hours':
    '*nafungu*, *nafung*, *fungua*, saa ngapi, muda wa kazi, mko wazi, jumapil*, jumamos*, saa za kazi, mnafungua, saa ngapi, mnafunga, mko wazi, jumapili, jumamosi, wikendi, muda wa kazi, jumatatu, kufungua, ofisi inafunguliwa, mnafanya kazi lini, masaa ya kazi, mko wazi lini',
  'ask:refund':
    '*rudishi*, *rejesh*, kurudisha, kurejesha pesa, kurudishiwa pesa, rudisha pesa, kurudishiwa, marejesho, pesa zangu, rejesha, kurejeshewa, mnarudisha, mnarejesha, rudishiwa, kurudisha pesa',
  'ask:cancel':
    '*sitish*, *ghairi*, *simamish*, kusitisha, sitisha, kughairi, ghairi, kuacha, kufuta, nikiacha, kusimamisha, notisi',
  'ask:languages':
    'lugha*, *ongea lugha, *zungumza*, kiswahili*, lugha, lugha gani, kiswahili, kiingereza, kihindi, kuongea, lugha ngapi, anaongea, inaongea, huzungumza, inazungumza',
  'ask:timing':
    '*chukua*, siku ngapi, baada ya siku, wiki ngapi, *kamilik*, haraka*, siku ngapi, muda gani, itachukua, inachukua, lini, haraka, wiki ngapi, kukamilika, itakuwa tayari, tayari, huchukua, kwa muda gani, kwa haraka',
  'ask:trial':
    '*jarib*, majaribio, jaribu, kujaribu, jaribio, majaribio ya bure, nijaribu, kujaribu bure, jaribio la bure',
  'ask:annual': 'kwa mwaka, mwaka mzima, mwaka, kila mwaka, nikilipa kwa mwaka',
  'ask:setup-includes':
    'ni pamoja na, inajumuisha, inajumuisha nini, ada ya kuanzisha ni pamoja, pamoja na nini',
  'ask:small-change':
    '*badiliko*, *badili*, *rekebish*, mabadiliko, mabadiliko madogo, kubadilisha, badiliko, badiliko dogo',
  'ask:support': 'msaada*, *saidia*, msaada, usaidizi, huduma baada',
  'ask:extra-usage':
    'dakika za ziada, chati za ziada, ziada, zaidi ya, dakika zikiisha, nikizidi, dakika ya ziada, nikizidisha',
  'ask:start':
    '*anzaje*, nianz*, *anzia wapi, *kuanza*, tuanz*, kuanza, naanza, nianze, jinsi ya kuanza, hatua ya kwanza, tuanze, naanzaje, kuanzaje, tunaanzaje, nianzeje, naanzia wapi',
  'ask:demo': 'kuona demo, demo ya bure, miadi, mkutano, nataka demo, weka miadi, onyesho',
  'ask:confirm-booking':
    '*thibitish*, niwekee*, thibitisha, miadi yangu, demo yangu, thibitisha miadi, niwekee miadi, niwekee demo, nithibitishie, mkutano wangu',
  'ask:contact':
    '*wasilian*, nawapata*, niwapigie, namba*, mawasiliano, wasiliana, kuwasiliana, barua pepe, namba yenu, namba ya simu, kuwapigia, nambari, nawapataje, nitawapataje, simu yenu, niwapigie',
  'ask:location':
    '*patikana wapi, *iko wapi, mko wapi, mko wapi, wapi, ofisi, mnapatikana wapi, ofisi yenu, mahali, ofisi yenu iko wapi, mji gani, iko wapi',
  'ask:reply-time':
    'mtajibu, mtanijibu, mnajibu, mtajibu lini, mnajibu, jibu lini, kujibu, mtanijibu lini, mtanijibu, mtajibu',
  'ask:payment':
    '*lipaje*, nalipa kwa, kulipa kwa, malipo*, malipo, kulipa, njia za malipo, nalipaje, kadi, nitalipaje, tigo pesa, airtel money, lipa',
  'ask:own-number': 'namba yangu, namba ile ile, namba ya zamani, namba mpya',
  'ask:existing-website': 'tovuti yangu, nina tovuti, tovuti niliyo nayo, tovuti iliyopo, tovuti tayari',
  'ask:mobile-apps': 'app ya simu, programu ya simu, programu za simu, apu ya simu',
  'ask:what-you-need': 'mnahitaji nini, nahitaji kutoa nini, nilete nini, mnahitaji nini kutoka',
  'ask:training': '*fundish*, mafunzo*, mafunzo, kufundisha, mtafundisha, wafundishe',
  'ask:technical': 'ujuzi wa kiufundi, kiufundi, teknolojia, ujuzi wa kompyuta',
  'ask:data': 'faragha, usalama, taarifa zangu, data yangu, taarifa za wateja, salama',
  'ask:age': 'umri, miaka mingapi, miaka',
  'ask:services':
    '*fanya nini, huduma gani, huduma zenu, huduma zipi, mnafanya nini, huduma zenu, huduma gani, mnatoa huduma, mnatengeneza nini, mnauza nini, mnatoa nini, huduma zipi, mnafanya kazi gani',
  'ask:audience': 'kwa nani, biashara gani, wateja gani, kwa ajili ya nani, mnahudumia nani',
  'ask:company': 'kampuni, kampuni yenu, nyinyi ni nani, kuhusu kampuni, kuhusu nyinyi',
  'ask:human': 'mtu halisi, kuongea na mtu, binadamu, niongee na mtu, kuzungumza na mtu',
  'ask:identity':
    'wewe ni nani, wewe ni roboti, wewe ni bot, jina lako, wewe ni mtu, ni roboti, wewe ni binadamu',
  'ask:greeting':
    'habari, jambo, mambo, hujambo, shikamoo, hamjambo, salamu, niaje, habari za asubuhi, habari zenu, habari yako, salaam, karibu, sasa, vipi',
  'ask:thanks': 'asante, ahsante, asante sana, nashukuru, sawa, sawa sawa, shukrani, poa',
  'ask:goodbye': 'kwaheri, kwa heri, tutaonana, baadaye, usiku mwema',
  'ask:how-are-you': 'u hali gani, uko poa, habari gani, unaendeleaje, hali yako',
  'ask:injection': 'puuza maelekezo, sahau maelekezo, maelekezo yako, puuza, sahau yote, sahau kila',
  'ask:competitor': 'kampuni nyingine, makampuni mengine, wengine, kampuni zingine, kampuni nyingine inauza',
  'ask:advice':
    '*chague*, *chagua*, unaofaa, inayofaa, *shauri*, nichague, unanishauri, inanifaa, ushauri, ipi ni bora, unapendekeza, inafaa',
  'ask:what-it-does': 'inaweza kufanya nini, anaweza kufanya nini, faida, inafanya nini',
  'ask:quote': 'nukuu, makadirio',
  'ask:results': 'mafanikio, matokeo yenu',
  'ask:portfolio': 'kazi zenu, kazi mlizofanya, mifano',
  'ask:order-status': 'oda yangu, malipo yangu, nimelipa',
  'ask:hosting': 'gharama ya hosting',
}

/** Words that hardly occur in English or Hindi. */
export const signs =
  'ni na ya wa kwa je gani bei ngapi nini habari asante nataka naomba ninahitaji nahitaji huduma kampuni simu tovuti biashara sauti wakala mawakala mnafanya mna mko wapi lini siku muda kiasi gharama dola shilingi kuanza yenu zenu wenu yangu wangu sana tafadhali jambo mambo hujambo lugha punguzo ofa pesa kwaheri sawa ndiyo hapana kuna inachukua itachukua mwezi mwaka za cha vya la kama au pia hii hiyo kutoka kwenye katika mimi wewe nyinyi sisi jinsi naweza mnaweza inaweza dakika chatboti dashibodi kurudishiwa bidhaa mawasiliano malipo kulipa majaribio bure msaada mnatoa shule hoteli duka kusitisha ada inagharimu ninaweza nikilipa yako leseni programu mpango'

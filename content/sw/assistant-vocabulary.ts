import type { Vocabulary } from '#content/types/assistant.ts'

export const vocabulary: Vocabulary = {
  'service:phone': 'simu',
  'service:voice':
    '*pokea simu, *jibu simu, sauti, wakala wa sauti, mawakala wa sauti, kupokea simu, kujibu simu, anayejibu simu, simu za wateja, msaidizi wa sauti, wa simu, piga simu kwa wateja, bot ya simu, anapokea simu, ajenti wa sauti, ajibu simu, simu za wagonjwa, simu zangu, mpokea simu, wakala wa simu, *pokee simu',
  'service:whatsapp':
    'wakala wa whatsapp, mawakala wa whatsapp, bot ya whatsapp, boti ya whatsapp, ajenti wa whatsapp',
  'service:whatsapp-tools': 'otomatiki ya whatsapp, zana za whatsapp',
  'service:chatbots': 'chatboti, boti, roboti ya mazungumzo, roboti',
  'service:ai-chatbots': 'chatbot ya ai, chatbot za ai',
  'service:website-chatbots':
    'chatbot ya tovuti, bot ya tovuti, chatbot za tovuti, boti ya tovuti, chatbot kwenye tovuti',
  'service:custom-agent': 'wakala maalum, wakala maalum wa ai, wakala wa ai, mawakala wa ai, ajenti wa ai',
  'service:dashboards': 'dashibodi, dashbodi, dashibodi ya biashara',
  'service:web-apps':
    'programu ya wavuti, programu za wavuti, kutengeneza tovuti, tengeneza tovuti, tovuti mpya, programu, kujenga tovuti, tovuti, mfumo wa wavuti, aplikesheni, duka la mtandaoni, duka mtandaoni',
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
    '*gharimu*, *gharama*, bei*, nitalipa kiasi, nalipa kiasi, ni kiasi, bei, bei gani, gharama, kiasi gani, ngapi, shilingi ngapi, pesa ngapi, ada, ni bei, inagharimu, zinagharimu, kiasi, gharama gani, kwa mwezi, kila mwezi, dola ngapi, ghali, malipo ya mwezi, nilipe, kuanzisha, dakika ngapi, hugharimu, chati ngapi, thamani, anagharimu, bei zenu, kwa bei, pesa kiasi, kulipa kiasi, nitalipa ngapi, nilipe ngapi, ni ngapi, gharama zake, gharama yake, inauzwa',
  'ask:compare':
    'tofauti, linganisha, au, bora, ulinganisho, tofauti gani, ipi nafuu, ipi rahisi, kuna tofauti',
  'ask:cheapest':
    'rahisi zaidi, bei nafuu, nafuu, bei ya chini, nafuu zaidi, rahisi kabisa, chini kabisa, ndogo zaidi, ndogo kabisa, ya kwanza, wa kwanza, ndogo, bei rahisi, rahisi, chini zaidi',
  'ask:popular':
    'maarufu, wengi huchagua, inayopendwa, wengi wanachukua, inayotumika zaidi, unaotumika zaidi, maarufu zaidi, wengi hununua',
  'ask:discount':
    '*punguz*, ofa*, punguzo, ofa, mnapunguza, punguza, kupunguziwa, punguza bei, kipunguzo, mapunguzo, punguza/punguzo/punguzeni + bei/ada/gharama',
  'ask:all': 'zote, yote, zenu zote, vyote',
  'ask:budget': 'bajeti',
  'ask:hours':
    '*nafungu*, *nafung*, *fungua*, saa ngapi, muda wa kazi, mko wazi, jumapil*, jumamos*, saa za kazi, mnafungua, saa ngapi, mnafunga, mko wazi, jumapili, jumamosi, wikendi, muda wa kazi, jumatatu, kufungua, ofisi inafunguliwa, mnafanya kazi lini, masaa ya kazi, mko wazi lini, mnafanya kazi, siku gani, saa za ofisi, mpo, mko ofisini, ijumaa, mnapatikana lini, hufunguliwa, mnafunga/mnafungua/mko/mpo/fungua/wazi/kazi + saa/jioni/asubuhi/usiku/jumapili/jumamosi/wikendi/sikukuu/leo',
  'ask:refund':
    '*rudishi*, *rejesh*, kurudisha, kurejesha pesa, kurudishiwa pesa, rudisha pesa, kurudishiwa, marejesho, pesa zangu, rejesha, kurejeshewa, mnarudisha, mnarejesha, rudishiwa, kurudisha pesa, pesa/fedha/hela/malipo + rudisha/nirudishiwe/rudishwa/kurudishwa/zirudishwe/rejeshwa',
  'ask:cancel':
    'sitaki kuendelea, nifungie, mkataba, *sitish*, *ghairi*, *simamish*, kusitisha, sitisha, kughairi, ghairi, kuacha, kufuta, nikiacha, kusimamisha, notisi, sitisha/kuacha/acha/futa/kusimamisha + mpango/huduma/usajili/mkataba',
  'ask:languages':
    'lugha*, *ongea lugha, *zungumza*, kiswahili*, lugha, lugha gani, kiswahili, kiingereza, kihindi, kuongea, lugha ngapi, anaongea, inaongea, huzungumza, inazungumza, kiswahili/kiingereza/kihindi/lugha + ongea/anaongea/jibu/inajibu/elewa/inaelewa/zungumza',
  'ask:timing':
    '*chukua*, siku ngapi, baada ya siku, wiki ngapi, *kamilik*, haraka*, siku ngapi, muda gani, itachukua, inachukua, lini, haraka, wiki ngapi, kukamilika, itakuwa tayari, tayari, huchukua, kwa muda gani, kwa haraka, siku/muda/wiki/lini/haraka + tayari/anza/kuanza/kukamilika/itakuwa/chukua/inachukua',
  'ask:trial':
    '*jarib*, majaribio, jaribu, kujaribu, jaribio, majaribio ya bure, nijaribu, kujaribu bure, jaribio la bure, bure/kwanza/kabla + jaribu/kujaribu/nijaribu/majaribio',
  'ask:annual': 'kwa mwaka, mwaka mzima, mwaka, kila mwaka, nikilipa kwa mwaka',
  'ask:setup-includes':
    'ni pamoja na, inajumuisha, inajumuisha nini, ada ya kuanzisha ni pamoja, pamoja na nini',
  'ask:small-change':
    '*badiliko*, *badili*, *rekebish*, mabadiliko, mabadiliko madogo, kubadilisha, badiliko, badiliko dogo, badilisha/kubadilisha/mabadiliko/rekebisha + baadaye/baada/dogo/madogo',
  'ask:support':
    'msaada*, *saidia*, msaada, usaidizi, huduma baada, tatizo/shida/ikiharibika/hitilafu + nani/baada/baadaye/ikitokea',
  'ask:extra-usage':
    'dakika za ziada, chati za ziada, ziada, zaidi ya, dakika zikiisha, nikizidi, dakika ya ziada, nikizidisha, dakika zaidi, ujumbe wa ziada, chati zaidi, nikipita, nikipitiliza, zikiisha, yakiisha, dakika/chati/ujumbe/simu + ziada/zaidi/zikiisha/kuzidi/nikizidi/nikizidisha/kupita',
  'ask:start':
    '*anzaje*, nianz*, *anzia wapi, *kuanza*, tuanz*, kuanza, naanza, nianze, jinsi ya kuanza, hatua ya kwanza, tuanze, naanzaje, kuanzaje, tunaanzaje, nianzeje, naanzia wapi',
  'ask:demo': 'kuona demo, demo ya bure, miadi, mkutano, nataka demo, weka miadi, onyesho',
  'ask:mail-me':
    'nitumie barua pepe, nitumie email, tuma barua pepe, nitumie kwa barua pepe, nitumie kwa email',
  'ask:confirm-booking':
    '*thibitish*, niwekee*, thibitisha, miadi yangu, demo yangu, thibitisha miadi, niwekee miadi, niwekee demo, nithibitishie, mkutano wangu',
  'ask:contact':
    '*wasilian*, nawapata*, niwapigie, namba*, mawasiliano, wasiliana, kuwasiliana, barua pepe, namba yenu, namba ya simu, kuwapigia, nambari, nawapataje, nitawapataje, simu yenu, niwapigie',
  'ask:location':
    '*patikana wapi, *iko wapi, mko wapi, mko wapi, wapi, ofisi, mnapatikana wapi, ofisi yenu, mahali, ofisi yenu iko wapi, mji gani, iko wapi, mko dar, mko tanzania, mpo wapi, mna ofisi, mpo tanzania, mnatoka wapi, nchi gani, ofisi/mko/mpo + wapi/mji/nchi/dar/tanzania',
  'ask:reply-time':
    'mtajibu, mtanijibu, mnajibu, mtajibu lini, mnajibu, jibu lini, mtanijibu lini, mtanijibu, mtajibu',
  'ask:payment':
    '*lipaje*, nalipa kwa, kulipa kwa, malipo*, malipo, kulipa, njia za malipo, nalipaje, kadi, nitalipaje, tigo pesa, airtel money, lipa, lipa/kulipa/malipo/nalipa + mpesa/pesa/kadi/benki/tigo/airtel/njia/simu',
  'ask:own-number':
    'namba yangu, namba ile ile, namba ya zamani, namba mpya, yangu/zamani/ileile/hiihii + namba/nambari',
  'ask:existing-website':
    'tovuti yangu, nina tovuti, tovuti niliyo nayo, tovuti iliyopo, tovuti tayari, tovuti/website + yangu/iliyopo/tayari/zamani',
  'ask:mobile-apps': 'app ya simu, programu ya simu, programu za simu, apu ya simu',
  'ask:what-you-need': 'mnahitaji nini, nahitaji kutoa nini, nilete nini, mnahitaji nini kutoka',
  'ask:training': '*fundish*, mafunzo*, mafunzo, kufundisha, mtafundisha, wafundishe',
  'ask:technical': 'ujuzi wa kiufundi, kiufundi, teknolojia, ujuzi wa kompyuta',
  'ask:data':
    'faragha, usalama, taarifa zangu, data yangu, taarifa za wateja, salama, taarifa zetu, data zetu, *hifadhi*, siri, taarifa za wagonjwa, taarifa za wanafunzi, wagonjwa wangu, taarifa/data/siri/rekodi + salama/usalama/uza/mnauza/futa/kufuta/hifadhi/linda',
  'ask:age': 'umri, miaka mingapi, miaka',
  'ask:services':
    '*fanya nini, huduma gani, huduma zenu, huduma zipi, mnafanya nini, huduma zenu, huduma gani, mnatoa huduma, mnatengeneza nini, mnauza nini, mnatoa nini, huduma zipi, mnafanya kazi gani',
  'ask:audience': 'kwa nani, biashara gani, wateja gani, kwa ajili ya nani, mnahudumia nani',
  'ask:company': 'kampuni, kampuni yenu, nyinyi ni nani, kuhusu kampuni, kuhusu nyinyi',
  'ask:human':
    'mtu halisi, kuongea na mtu, binadamu, niongee na mtu, kuzungumza na mtu, kuongea na binadamu, mtu wa kuongea, nipigie, nipigieni, mhudumu, mtu/binadamu/meneja/mhudumu/timu + ongea/kuongea/zungumza/kuzungumza/piga',
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
  'ask:results': 'mafanikio, matokeo yenu, matokeo, mlisaidia, mlifanikisha',
  'ask:portfolio':
    'kazi zenu, kazi mlizofanya, mifano, kazi/mradi/miradi/mifano + mlizofanya/zamani/mlifanya/mmefanya/mmejenga',
  'ask:order-status': 'oda yangu, malipo yangu, nimelipa',
  'ask:hosting': 'gharama ya hosting',
  'ask:middle': 'ya kati, wa kati, cha kati, katikati, ya pili, wa pili, inayofuata, unaofuata, juu yake',
  'ask:largest':
    'kubwa zaidi, kubwa kabisa, ya juu, wa juu, ya juu kabisa, ghali zaidi, ya tatu, wa tatu, kubwa',
  'ask:total': 'jumla, kwa jumla, jumla yake',
  'ask:want':
    'nataka, ninataka, nahitaji, ninahitaji, tunataka, tunahitaji, natafuta, ningependa, nilihitaji',
  'ask:unstated': 'kodi, vat, awamu, kwa awamu, mafungu, kidogo kidogo',
  'ask:integrations': '*unganish*, *ungani*, kalenda, google calendar, kazi na',
  'ask:other-language':
    'kifaransa, kiarabu, kihispania, kichina, kireno, kisomali, kiganda, kikuyu, kimasai, kisukuma',
  'ask:person':
    'mtu halisi, niunganishe na, si roboti, si bot, sitaki bot, sitaki roboti, nataka mtu, nataka binadamu, binadamu/mtu + ongea/kuongea/zungumza/kuzungumza',
  'ask:complaint':
    '*lalamik*, malalamiko, haifanyi kazi, nimechoka, nimekasirika, mbaya sana, huduma mbovu, hovyo, *danganyw*, majibu mabaya, majibu yasiyo sahihi, imekwama, haifunguki, imeharibika, haijibu, zinakatika, siwezi kuingia, kuna tatizo, tatizo kwenye, si sahihi, isiyo sahihi',
  'ask:hidden-costs':
    'gharama zilizofichwa, gharama nyingine, gharama zingine, gharama za ziada, ada nyingine, malipo mengine, gharama iliyofichwa',
  'ask:free': 'ni bure, bure kabisa, ya bure, mpango wa bure, kitu cha bure',
  'ask:own-edits': 'kubadilisha mwenyewe, badilisha mwenyewe, mwenyewe, sisi wenyewe',
  'ask:law': 'sheria*, mahakama',
  'ask:labs': 'maabara*',
  'ask:brochure': 'brosha*, kijitabu',
  'ask:blog': 'blogu*, makala',
  'ask:founder': 'mwanzilishi*, mmiliki',
  'ask:testimonials': 'ushuhuda, maoni ya wateja, maoni',
}

/** Words that hardly occur in English or Hindi. */
export const signs =
  'ni na ya wa kwa je gani bei ngapi nini habari asante nataka naomba ninahitaji nahitaji huduma kampuni simu tovuti biashara sauti wakala mawakala mnafanya mna mko wapi lini siku muda kiasi gharama dola shilingi kuanza yenu zenu wenu yangu wangu sana tafadhali jambo mambo hujambo lugha punguzo ofa pesa kwaheri sawa ndiyo hapana kuna inachukua itachukua mwezi mwaka za cha vya la kama au pia hii hiyo kutoka kwenye katika mimi wewe nyinyi sisi jinsi naweza mnaweza inaweza dakika chatboti dashibodi kurudishiwa bidhaa mawasiliano malipo kulipa majaribio bure msaada mnatoa shule hoteli duka kusitisha ada inagharimu ninaweza nikilipa yako leseni programu mpango ninataka tunataka tunahitaji nina tuna yetu wetu letu lenu hizo bila kila nani kupata nipate mtu watu leo kesho kwanza baada kabla tu hakuna lipo ipo upo ipi zipi yapi natafuta ningependa kazi kufanya hadi pia kwenu kwangu mpo una'

import type { Vocabulary } from '#content/assistant-words.ts'

export const vocabulary: Vocabulary = {
  'plan:full-mvp': 'version ya kwanza, toleo la kwanza',
  'service:phone': 'simu',
  'service:ai-voice-agents':
    'na ya simu, ile ya simu, hiyo ya simu, ya kupiga simu, *pokea simu, *jibu simu, sauti, wakala wa sauti, mawakala wa sauti, kupokea simu, kujibu simu, anayejibu simu, simu za wateja, msaidizi wa sauti, wa simu, piga simu kwa wateja, bot ya simu, anapokea simu, ajenti wa sauti, ajibu simu, simu za wagonjwa, simu zangu, mpokea simu, wakala wa simu, *pokee simu',
  'service:whatsapp-agents':
    'wakala wa whatsapp, mawakala wa whatsapp, bot ya whatsapp, boti ya whatsapp, ajenti wa whatsapp',
  'service:whatsapp-automation': 'otomatiki ya whatsapp, zana za whatsapp',
  'service:chatbots': 'chatboti, boti, roboti ya mazungumzo, roboti',
  'service:ai-chatbots': 'chatbot ya ai, chatbot za ai',
  'service:website-chatbots':
    'chatbot ya tovuti, bot ya tovuti, chatbot za tovuti, boti ya tovuti, chatbot kwenye tovuti',
  'service:custom-ai-agent': 'wakala maalum, wakala maalum wa ai, wakala wa ai, mawakala wa ai, ajenti wa ai',
  'service:business-dashboards': 'dashibodi, dashbodi, dashibodi ya biashara',
  'service:web-app-setup':
    'programu ya wavuti, programu za wavuti, kutengeneza tovuti, tengeneza tovuti, tovuti mpya, programu, kujenga tovuti, tovuti, mfumo wa wavuti, aplikesheni, duka la mtandaoni, duka mtandaoni',
  'service:automation-workflows': 'otomatiki ya kazi, otomatiki, mtiririko wa kazi',
  'service:test-automation': 'mitihani, matokeo ya mitihani, otomatiki ya mitihani, ripoti za wanafunzi',
  'service:custom-services': 'huduma maalum, kazi maalum, mradi maalum',
  'service:quick-start': 'vifurushi vya quick start, kifurushi cha quick start',
  'service:licences': 'leseni',
  'service:any-service':
    'hoteli, shule, kliniki, duka, mgahawa, biashara, saluni, huduma, kifurushi, vifurushi, mpango',
  'plan:complete-sme-bundle': 'kifurushi cha sme, sme, kifurushi kamili, kifurushi chote',
  'plan:broadcast': 'ujumbe kwa wengi, matangazo',
  'region:tanzania': 'bongo, mwanza, afrika mashariki, visiwani, kisiwani',
  'region-hint:tanzania': 'dola, kwa dola',
  'region:india': 'bara hindi',
  'region-hint:india': 'rupia, kwa rupia',
  'detail:cheapest':
    'mpango mdogo, mdogo kabisa, rahisi zaidi, bei nafuu, nafuu, bei ya chini, nafuu zaidi, rahisi kabisa, chini kabisa, ndogo zaidi, ndogo kabisa, mpango wa kwanza, plan ya kwanza, ndogo, bei rahisi, rahisi, chini zaidi',
  'detail:popular':
    'maarufu, wengi huchagua, inayopendwa, wengi wanachukua, inayotumika zaidi, unaotumika zaidi, maarufu zaidi, wengi hununua',
  'detail:all': 'zote, yote, zenu zote, vyote',
  'detail:small-change':
    '*badiliko*, *badili*, *rekebish*, mabadiliko, mabadiliko madogo, kubadilisha, badiliko, badiliko dogo, badilisha/kubadilisha/mabadiliko/rekebisha + baadaye/baada/dogo/madogo',
  'detail:extra-usage':
    'dakika za ziada, chati za ziada, ziada, zaidi ya, dakika zikiisha, nikizidi, dakika ya ziada, nikizidisha, dakika zaidi, ujumbe wa ziada, chati zaidi, nikipita, nikipitiliza, zikiisha, yakiisha, dakika/chati/ujumbe/simu + ziada/zaidi/zikiisha/kuzidi/nikizidi/nikizidisha/kupita',
  'detail:attack': 'puuza maelekezo, sahau maelekezo, maelekezo yako, puuza, sahau yote, sahau kila',
  'detail:hosting': 'gharama ya hosting',
  'detail:middle': 'ya kati, wa kati, cha kati, katikati, ya pili, wa pili, inayofuata, unaofuata, juu yake',
  'detail:crisis':
    'kujiua, nijiue, najiua, sitaki kuishi, kujitoa uhai, nife tu, bora nife, nataka kufa, natamani kufa, kujinyonga, nijinyonge, sina sababu ya kuishi',
  'detail:both':
    'zote tatu, zote mbili, vyote vitatu, zote mbili, hizo mbili, mbili hizo, hizi mbili, yote mawili, vyote viwili, kati ya hizo',
  'detail:add': 'ongeza, ongezea, nikiongeza, pamoja na, ukiongeza, jumlisha na',
  'detail:offer':
    'hiyo offer, hyo offer, hiyo ofa, hyo ofa, na offer, na hiyo ofa, na hyo offer, baada ya punguzo, kwa ofa, na ofa, ukitoa punguzo, baada ya ofa',
  'detail:difference':
    '*pishana*, tofauti ya, tofauti ni, tofauti yake, ipi nafuu, ipi ni nafuu, ipi ni rahisi, zaidi kwa kiasi gani, *okoa kiasi gani, naokoa ngapi',
  'detail:limit':
    'humo, inaingia, inatosha kwa hiyo, ndani ya hiyo, chini ya, si zaidi ya, sio zaidi ya, isizidi, yasizidi, isiyozidi, isipite, ndani ya, hadi, mpaka, bajeti, bajet, kikomo',
  'detail:next':
    'inayofuata, unaofuata, ya juu yake, ya juu zaidi, kubwa kuliko hiyo, wa juu yake, ile nyingine ya juu',
  'detail:previous':
    'ile ya kwanza, ya awali, ile ya mwanzo, iliyotangulia, ya hapo kabla, ya mwanzo uliyosema',
  'detail:largest':
    'kubwa zaidi, kubwa kabisa, ya juu, wa juu, ya juu kabisa, ghali zaidi, ya tatu, wa tatu, ile kubwa, mkubwa, mpango mkubwa, plan kubwa, kifurushi kikubwa, iliyo kubwa',
  'detail:other-language':
    'kifaransa, kiitaliano, kitaliano, kijerumani, kirusi, kiarabu, kihispania, kichina, kireno, kisomali, kiganda, kikuyu, kimasai, kisukuma',
}

/** Words that hardly occur in English or Hindi. */
export const signs =
  'ni na ya wa kwa je gani bei ngapi nini habari asante nataka naomba ninahitaji nahitaji huduma kampuni simu tovuti biashara sauti wakala mawakala mnafanya mna mko wapi lini siku muda kiasi gharama dola shilingi kuanza yenu zenu wenu yangu wangu sana tafadhali jambo mambo hujambo lugha punguzo ofa pesa kwaheri sawa ndiyo hapana kuna inachukua itachukua mwezi mwaka za cha vya la kama au pia hii hiyo kutoka kwenye katika mimi wewe nyinyi sisi jinsi naweza mnaweza inaweza dakika chatboti dashibodi kurudishiwa bidhaa mawasiliano malipo kulipa majaribio bure msaada mnatoa shule hoteli duka kusitisha ada inagharimu ninaweza nikilipa yako leseni programu mpango ninataka tunataka tunahitaji nina tuna yetu wetu letu lenu hizo bila kila nani kupata nipate mtu watu leo kesho kwanza baada kabla tu hakuna lipo ipo upo ipi zipi yapi natafuta ningependa kazi kufanya hadi pia kwenu kwangu mpo una zinagharimu ghali nilipe kuanzisha hugharimu thamani anagharimu inauzwa tofauti linganisha bora ulinganisho mnapunguza punguza kupunguziwa kipunguzo mapunguzo bajeti mnafungua mnafunga jumapili jumamosi wikendi jumatatu kufungua ijumaa hufunguliwa kurudisha marejesho rejesha kurejeshewa mnarudisha mnarejesha rudishiwa nifungie mkataba sitisha kughairi ghairi kuacha kufuta nikiacha kusimamisha notisi kiingereza kihindi kuongea anaongea inaongea huzungumza inazungumza haraka kukamilika tayari huchukua jaribu kujaribu jaribio nijaribu inajumuisha usaidizi naanza nianze tuanze naanzaje kuanzaje tunaanzaje nianzeje miadi mkutano onyesho thibitisha nithibitishie niwapigie wasiliana kuwasiliana kuwapigia nambari nawapataje nitawapataje ofisi mahali mtajibu mtanijibu mnajibu nalipaje kadi nitalipaje lipa mafunzo kufundisha mtafundisha wafundishe kiufundi teknolojia faragha usalama salama siri umri miaka binadamu nipigie nipigieni mhudumu shikamoo hamjambo salamu niaje karibu sasa vipi ahsante nashukuru shukrani poa tutaonana baadaye unaendeleaje wengine unaofaa inayofaa nichague unanishauri inanifaa ushauri unapendekeza inafaa faida nukuu makadirio mafanikio matokeo mlisaidia mlifanikisha mifano nimelipa jumla nilihitaji kodi awamu mafungu kalenda malalamiko nimechoka nimekasirika hovyo imekwama haifunguki imeharibika haijibu zinakatika mwenyewe mahakama kijitabu makala mmiliki ushuhuda maoni wateja moja ile kitu mteja mfumo hapa mbili hela zaidi hapo yake tena nyie kuhusu zote yote miezi jina wiki mmoja nipe samahani mpaka juu ndo ina tatu kutumia nyingine sio chini iko wakati ndani kuwa kumi ndogo roboti kujua hivyo wazazi langu laki kuanzia mpya zangu inawezekana kununua mbona taarifa meseji mashine anaweza ndio majibu nayo lazima barua hivi elfu tano sijui huko wanafunzi tarehe haya kuliko bodi anataka huku wote huu walimu lakini inafanya ajili ninyi kawaida nusu maneno sina mkuu mazungumzo jibu wenyewe niko kikao kubwa sitaki picha kwetu hatua ikoje kupokea fedha mwanangu mwalimu mauzo msaidizi iwe asilimia vizuri mwingine kusoma benki watoto kuuliza yoyote wageni fundi ana kompyuta napata kipi chochote mtoto nikiwa mwanzo mwenye tangu oda nikitaka sheria ili ila kati nyingi wangapi kuandika pili ama yenye nalipa ziko kuona wafanyakazi kuja orodha njia jamani nje hilo halafu miwili ofisini pepe inakuwaje naona vitu mtandaoni wagonjwa sehemu hesabu kwenda ujao sababu kuweka nyuma siwezi yenyewe maandishi nione nzima hasa kwanini hayo mtandao tunaweza mbali mnatumia kifurushi mhasibu hizi zile kutuma ujumbe zamani kulipia kaka upya nipo kujibu niambie kuongeza upande kijana humo kliniki akaunti ziada kingine weka rahisi zetu badala wako changu mgeni maswali mno mnauza sahihi hospitali majina bosi kupiga nzuri bili kile mfano darasa tungependa mzazi siyo timu yuko sita katikati mdogo vyumba unaweza nimeona dukani kufunga mchana itakuwa mfanyakazi nanyi saluni milioni mia mingapi mwenzangu wazee matangazo risiti matawi zahanati kazini mradi hewani nchi mume saba karatasi inatosha inajibu vibaya swali kiwango msimu vyote hali nao mengine kubadili kuitumia shida andika mkurugenzi haki hicho nafuu uwezo anasema wadogo yaani nitajie serikali ijayo mgonjwa sikukuu wazi kutoa kisheria hiki rupia ankara ripoti nitakuwa chetu mbele anauliza tawi masaa kwamba inaruhusiwa kuingia taasisi huwa kutengeneza kikomo haina huo mitatu namna baadae aina chumba naitwa nionyeshe kuuza macho sijapata tuongee huyo kimoja mnakubali huyu mapokezi ambayo masharti futa kumbe mnazo mnahitaji kupitia mkononi kisha tuko mnahudumia uzoefu mshahara mgahawa kubadilisha nieleze kuchukua tatizo usajili bando mwanafunzi wawili ikiwa wahindi isije mnachukua taratibu rekodi kumbukumbu yao yule mtaalamu tuma nichukue mnapokea tunatumia mali mmeandika alama toka kipindi ambacho mfuko ndefu natakiwa wao natumia mlisema mwakani wenye samaki inasema laini inapatikana neno nilimaanisha zao jirani ukurasa msingi bongo wanapiga tuseme inaitwaje nipeni wanachama sioni pembeni uhakika watalii mapema maalum zipo sokoni kizungu wanaweza kijijini peke mnatengeneza harusi rafiki kusema nauliza nyumba kwani lipi nyumbani nisije yupo'

import type { StatementWords } from '#content/assistant-words.ts'
import { isSet } from '#content/booking-link.ts'
import { placesLeft } from '#content/catalogue/terms.ts'
import { companyInSwahili as company } from '#content/company.ts'
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
    'Inapohitajika humuunganisha mpigaji na mtu. Kuhamishia simu za dharura kwenye namba moja kumo kwenye Starter.',
  leadCallback:
    'Humpigia mteja mpya ndani ya dakika chache baada ya fomu kujazwa, huuliza maswali yako matano na kuandika majibu.',
  moveCancelAppointment:
    'Hutaja nafasi zilizo wazi kwenye kalenda yako, huweka, huhamisha na hughairi miadi. Kuandika kwenye Google Calendar au jedwali lako kumo kwenye Professional.',
  orderTracking:
    '“Mzigo wangu uko wapi?” hujibiwa kutoka kwenye jedwali lako la oda, bila mtu kutafuta. Wakala wa WhatsApp naye hueleza hali ya oda.',
  feedbackCalls:
    'Huuliza maswali matatu baada ya mteja kuhudumiwa au mgeni kuondoka, na majibu ya wasioridhika hukufikia jioni hiyohiyo.',
  chooseVoice:
    'Kila usanidi una sauti nne za kuchagua. Kwenye Custom, sauti huchaguliwa au kurekodiwa kwa ajili yako.',
  noisyLines:
    'Tunaijaribu kwenye simu zenye usumbufu: kelele za magari, feni, mtandao dhaifu. Hatuijaribu kwenye chumba kimya.',
  givesUpGracefully:
    'Isipoelewa mara mbili, humpa mpigaji nafasi ya kuongea na mtu au kupigiwa tena. Hakuna anayekwama kwenye menyu.',
  naturalSpeech:
    'Huongea Kiswahili, Kiingereza na Kihindi kama unavyoongea wewe, pamoja na “sawa sawa”, Hinglish na “ji”; lugha ngapi, inategemea mpango. Habadiliki katikati kuwa Kihindi cha vitabuni.',
  fallsSilent: 'Ukiandika mwenyewe kwenye mazungumzo, wakala hukaa kando. Huanza tena ukimwambia.',
  sendsPhotosCatalogue:
    'Picha, saizi, picha za vyumba au prospectus ya PDF hutumwa mteja anapoomba, si kumwagiwa kila mtu.',
  paidConfirmation:
    'Kiungo cha UPI au M-Pesa huwa na kiasi kamili, na oda huwekwa kuwa imelipwa mtoa huduma wako wa malipo anapothibitisha.',
  confirmOrShift:
    'Kikumbusho kina kitufe cha kuthibitisha au kuhamisha. Asiyeweza kuja husema siku moja kabla, na nafasi humwendea anayefuata.',
  chatRecordKept:
    'Mazungumzo, oda na namba hukaa kwenye jedwali lako mwenyewe, si kwenye simu ya mfanyakazi anayeacha kazi. Ukiacha huduma, namba yako, taarifa zako na maudhui yako unaondoka navyo.',
  labReports:
    'Kwa kliniki na maabara hutuma “ripoti yako iko tayari” pamoja na faili, na maelekezo ya kufunga kabla ya kipimo.',
  whatsappApproval:
    'Usanidi kwenye namba yako umejumuishwa, na idhini ya WhatsApp tunaishughulikia sisi. Andaa: GST, TIN au hati nyingine ya usajili, namba ya biashara, orodha ya bei, saa za kazi na taratibu, na jina la mtu atakayekabidhiwa mazungumzo.',
  voiceReply:
    'Voice Assistant husikiliza ujumbe wa sauti wa hadi dakika mbili na kujibu kwa sauti; ni nyongeza na huhitaji WhatsApp Bot. Kwa mawakala wa WhatsApp, ujumbe wa sauti hueleweka kwenye Pro Bot Tanzania na Smart AI India, si kwenye mipango midogo.',
  broadcastConsent:
    'Ujumbe wa jumla huenda kwa waliokubali tu: Broadcast Tool huomba ridhaa na huheshimu “stop”. Kumtumia ambaye hajakubali, au orodha ya namba za kununua, ni kinyume cha masharti yetu, na tunaweza kusimamisha huduma.',
  broadcastLists:
    'Broadcast Tool ina orodha kwa darasa, eneo au manunuzi ya mwisho, na humwandikia kila mtu kwa jina saa unayochagua.',
  broadcastCounts: 'Broadcast Tool huhesabu ujumbe uliotumwa, uliosomwa na uliojibiwa.',
  searchChats:
    'Web Dashboard huonyesha kila mazungumzo, oda na swali lisilojibiwa kwenye ukurasa mmoja. Unatafuta kwa jina, namba au neno na kupakua kwa Excel.',
  toolAlone:
    'WhatsApp Bot na Broadcast Tool hufanya kazi zenyewe. Voice Assistant na Web Dashboard ni nyongeza na huhitaji roboti.',
  unknownAnswer:
    'Hutumia kurasa zako, kipeperushi na orodha ya bei tu. Jibu lisipokuwemo, husema hivyo na kupokea ujumbe.',
  capturesEnquiry: 'Huchukua jina, namba na swali, na kukutumia wakati mgeni bado anasoma tovuti.',
  brandLook: 'Huendana na muonekano wako, kwa rangi zako, nembo yako na salamu yako.',
  missedQuestions:
    'Chatbot ya AI huorodhesha maswali yote, hata yale ambayo haikuweza kuyajibu. Kwa chatbot za tovuti, ripoti ya kila wiki ya Smart Bot huonyesha yaliyokosa jibu.',
  tapButtons:
    'Wageni hupata vitufe vya kubonyeza na bado wanaweza kuandika. Basic Bot ni menyu ya vitufe; Smart Bot ina vitufe na kuandika kwa uhuru.',
  approveWording:
    'Majibu yaliyoandaliwa huanza kutumika pale tu unapoyaidhinisha. Hakuna kubahatisha kuhusu kurudisha pesa au kipimo cha dawa.',
  upsetCustomers:
    'Mtu akikasirika au akiomba kuongea na mtu, roboti husimama na wafanyakazi wako huendelea na mazungumzo pale yalipofikia. Kukabidhi kwa wafanyakazi kumo kwenye Smart Bot.',
  noMedicalAdvice:
    'Haitoi ushauri wa kitabibu wala wa kisheria, na wenye hasira au dharura huwapeleka kwa mtu.',
  discountLimits:
    'Haitoi punguzo ambalo hukuliruhusu wala haiahidi nafasi. Wewe unaorodhesha mipaka, sisi tunaijaribu.',
  toneManner:
    'Hupewa jina na namna ya kuongea, rasmi kwa hospitali, kirafiki kwa boutique. Unasoma majibu ya mfano na kusema lipi linafanana nanyi.',
  messySheet:
    'Seli zilizounganishwa, karatasi tatu, safu wima ya “misc”: tunalisoma jedwali lilivyo. Wafanyakazi wako wanaendelea kujaza Excel au Google Sheet ile ile.',
  eachSeesPart:
    'Wewe unaona faida, kaunta inaona mauzo ya leo. Kwenye Professional kila akaunti huona sehemu yake tu; kwenye Enterprise ni kwa tawi na majukumu.',
  duplicateNames: '“R. Sharma”, “Sharma ji” na “Ravi Sharma 9th B” huwa mtu mmoja, na jumla huwa sahihi.',
  pdfReport:
    'PDF ya ukurasa mmoja kwa mbia, wadhamini au mhasibu wako. Basic ina PDF ya kupakua, Professional ina muhtasari wa Jumatatu kwa PDF.',
  askPlainWords:
    'Kwenye Enterprise unaiuliza dashibodi kwa maneno ya kawaida, kama “mauzo ya jana yalikuwa kiasi gani?”.',
  excelDownload:
    'Kwenye kila kifurushi unaweza kupakua taarifa zako kwa Excel siku yoyote. Msimbo (code) na akaunti viko kwa jina lako.',
  dailyBackup: 'Nakala ya akiba ya kila siku imo kwenye kila kifurushi cha programu ya wavuti.',
  tokenQueue:
    'Watu huchagua nafasi, hulipa kiasi cha awali na kuona zamu yao; mapokezi huona siku nzima. Malipo mtandaoni yamo kuanzia Semi-custom.',
  stockDeduction:
    'Katalogi yenye kikapu, UPI au M-Pesa wakati wa kulipa, na stoku inayojisasisha kila mauzo. Malipo mtandaoni yamo kuanzia Semi-custom.',
  admissionForms:
    'Fomu, nyaraka, risiti ya ada na mkondo mahali pamoja, kuanzia maulizo hadi namba ya mwanafunzi.',
  invoiceChasing:
    'Ankara isiyolipwa hufuatiliwa kwa heshima siku ya 3, 7 na 14, na haifuatiliwi tena pesa ikishaingia.',
  approvals: 'Kwa likizo, punguzo au manunuzi, anayeamua hupata ujumbe wa WhatsApp wenye vitufe viwili.',
  pdfPapers: 'Risiti, barua za ajira, vyeti vya uhamisho na makadirio ya bei hujazwa na kutumwa kama PDF.',
  readsBills:
    'Ankara za wasambazaji na CV zinaweza kuja kama picha. Takwimu na majina huenda panapostahili; zenye shaka hukusubiri uzikague.',
  stepFailure:
    'Hatua ikishindwa unajulishwa, na hujaribiwa tena. Saa 1 usiku (7 pm) unapata muhtasari: nini kimefanyika, nini kinasubiri, nini kimeshindwa na kwa nini.',
  makesPapers:
    'Mitihani hutungwa kutoka kwenye sura zako, kwa seti mbili. Alama, madaraja na nafasi hufuata kanuni zako, na ripoti huenda kwa kila mzazi kama PDF kwa WhatsApp.',
  marksAnswers:
    'Majibu ya kuchagua husahihishwa; ya kuandika huandaliwa kwa ajili ya mwalimu. Jumla, madaraja na nafasi hufuata kanuni zako.',
  reportCardsWhatsapp:
    'Mitihani hutungwa kutoka kwenye sura zako, jumla na madaraja hufuata kanuni zako, na ripoti ya mwanafunzi hutumwa kama PDF kwa kila mzazi kwa WhatsApp. Mkuu wa shule hupata chati kwa mkondo, somo na sura.',
  tutorMatching:
    'TutorConnect ni kwa ofisi za walimu, vituo vya tuisheni na walimu binafsi: humkutanisha mwanafunzi na mwalimu kwa somo, darasa, eneo, lugha na ada, huweka ratiba moja na kutahadharisha masomo mawili yakigongana, hutuma kikumbusho cha ada kwa WhatsApp chenye kiungo cha M-Pesa au UPI, na ujumbe mfupi kwa kila mzazi kila wiki.',
  resultAnalysis:
    'EduResultAnalysis ni kwa shule: husoma jedwali lile lile la alama wanalojaza walimu wako, huonyesha sura iliyoshusha mkondo, hulinganisha muhula huu na uliopita kwa kila mtoto, na huandaa ripoti za wanafunzi zenye maoni kwa Kihindi au Kiingereza.',
  careerGuidance:
    'Career Coach AI ni kwa wanafunzi wa darasa la 10 hadi kazi ya kwanza, na kwa washauri wao: kipimo cha vipaji cha dakika ishirini, kozi na mitihani ya kujiunga inayofaa alama na bajeti, wasifu (CV) wa ukurasa mmoja, na mazoezi ya usaili kwa sauti yenye maoni baada ya kila jibu.',
  youtubeTitles:
    'YouTube SEO Tool ni kwa walimu na wenye maduka wanaorekodi video zao: maneno ya utafutaji kwa Kihindi, Kiingereza na Hinglish, vichwa vitano kwa kila video na sababu yake, sura na maelezo kutokana na maneno ya video, na orodha ya kila wiki ya video za zamani zinazostahili kichwa kipya.',
  upscAnswers:
    'UPSC Tool inakuja hivi karibuni, kuna orodha ya kusubiri: swali moja la Mains kwa siku lenye alama na maoni pembeni, kwa picha ya jibu lililoandikwa kwa mkono; habari za siku kwa mada za mtaala; na majaribio ya Prelims yanayorudia ulipokosea.',
  moneyToYou:
    'Wanacholipa wateja wako kinatoka kwenye kampuni ya malipo moja kwa moja hadi kwenye akaunti yako, hakipiti kwetu. Oda huonyeshwa kuwa imelipwa kampuni hiyo ikithibitisha. Hakuna asilimia yetu iliyotajwa. Kuhusu makato ya kampuni hiyo, na pesa huchukua siku ngapi kufika, waulize wao. Tanzania hulipa kwa M-Pesa au kadi, India kwa UPI, kadi au benki ya mtandaoni.',
  languagesPerPlan:
    'Kwenye ukurasa wa sauti Starter inazungumza lugha moja, Professional mbili na hubadilisha katikati ya simu, Custom Kihindi, Kiingereza na Kiswahili. Kwenye mipango ya kila mwezi ya India, Starter huzungumza Kihindi au Kiingereza, Pro vyote viwili, na Premium lugha moja zaidi. Kwenye mipango ya kila mwezi ya Tanzania, Kiswahili na Kiingereza vyote vipo kuanzia mpango wa kwanza.',
  outgoingCalls:
    'Simu zinazotoka zimo kuanzia Professional kwenye ukurasa wa sauti (simu za kukumbusha) na kuanzia Pro kwenye ukurasa wa bei. Starter ya ukurasa wa bei hupokea simu zinazoingia tu.',
  callSummaryWhere:
    'Muhtasari wa maandishi wa kila simu unakufikia: kwa barua pepe kwenye Starter, kwa WhatsApp kwenye Professional na Pro.',
  twoVoicePriceLists:
    'Kuna njia mbili za kulipia wakala wa sauti. Kwenye ukurasa wa sauti bei ya usanidi ni ndogo zaidi na hosting inalipwa kando; kwenye ukurasa wa bei hosting na muda wa maongezi vimo ndani ya ada moja ya mwezi.',
  callChargesAtCost:
    'Kwa hosting ya ukurasa wa sauti, gharama za simu unazilipa kwa bei halisi tu. Kwenye mipango ya mwezi ya ukurasa wa bei, muda wa maongezi umejumuishwa hadi dakika zilizoonyeshwa.',
  newNumberIncluded: 'Namba mpya, au kuhamishia simu kutoka namba uliyo nayo, ni sehemu ya kila usanidi.',
  severalBranches:
    'Namba na matawi kadhaa yapo kwenye Custom, pamoja na ripoti za kila tawi. Mpango wa mwezi wa Premium nao unachukua zaidi ya namba au tawi moja, hadi kikomo kilichoandikwa kwenye ukurasa wa bei.',
  demoRingsYou:
    'Kwenye onyesho simu yako mwenyewe inaita na unaongea na wakala. Kwa hilo, tutumie kwanza saa zako za kazi na maswali matatu ya kawaida.',
  hearSampleCall:
    'Bila mkutano wowote: kwenye ukurasa wa kujaribu simu (/try/call, pia kutoka ukurasa wa mawakala wa sauti) kuna simu tisa za mfano za kliniki, shule na nyumba ya wageni, kwa Kihindi, Kiingereza na Kiswahili. Sikiliza au zisome, au uwe mpigaji mwenyewe; kusoma hutumia data kidogo.',
  reminderCalls:
    'Huwapigia watu kuhusu miadi ya kesho, ada ya Ijumaa au kwenda kuona kiwanja Jumapili, huomba uthibitisho na kuandika jibu. Simu za kukumbusha zimo kwenye Professional.',
  consentToCall:
    'Kwa simu zinazotoka hupiga kuhusu miadi, ada au malipo ya awali ambayo hayajalipwa. Kwa hilo tunahitaji ridhaa ya watu watakaopigiwa; kuwasumbua watu au kuwatumia ujumbe wasioutaka ni kinyume cha masharti yetu, na tunaweza kusimamisha huduma.',
  sundaysHolidays:
    'Wakala anafanya kazi mchana na usiku, Jumapili na sikukuu pia: kwenye kliniki ya mfano wetu, simu za wakati wa chakula cha jioni, Jumapili na siku ya Holi hupata jibu lile lile.',
  dedicatedServer: `Dedicated hosting ni seva yako mwenyewe, kwa jina lako, ${price('ai-voice-agents.page.hosting.dedicated.monthly')} kwa mwezi. Rekodi hubaki kwenye seva yako tu, na inafaa kwa matawi kadhaa.`,
  sharedHosting: `Shared hosting, tunayoiendesha sisi, ni ${price('ai-voice-agents.page.hosting.shared.monthly')} kwa mwezi na huwekwa siku hiyo hiyo. Inatosha kwa namba moja na siku ya kawaida; ada inategemea ni simu ngapi zinaweza kupokelewa kwa wakati mmoja. Rekodi kubaki kwenye seva yako tu kumeandikwa kwa dedicated hosting pekee.`,
  emergencyWords:
    'Chochote kinachoonekana cha dharura huenda moja kwa moja kwa mtu: kwenye mfano wetu wa kliniki, mpigaji akitaja maumivu ya kifua au mtoto mwenye homa kali, simu ya mapokezi inaita papo hapo. Wakala mwenyewe hatoi ushauri wa kitabibu.',
  noDoubleBooking:
    'Inasoma kalenda moja ya moja kwa moja, hivyo watu wawili hawapati kamwe nafasi au chumba kile kile. Kama unauza pia kwenye tovuti ya usafiri, kalenda hiyo ndiyo lazima isomwe; kama yako inaweza kuunganishwa, uliza timu.',
  bookingRules:
    'Taratibu za miadi unatupatia wewe: nafasi, mapumziko kati ya miadi na sikukuu. Kwenye mfano wetu wa kliniki wakala anajua saa na siku za likizo za madaktari wote wawili.',
  whatsappConfirmation:
    'Kwenye kliniki ya mfano wetu wakala hutafuta nafasi iliyo wazi wakati wa simu, kisha humtumia mpigaji ujumbe wa WhatsApp wenye muda na tokeni.',
  eveningReport:
    'Kwenye kliniki ya mfano wetu ujumbe mmoja huja kila jioni: nani alipiga, nani anakuja na nani anataka kupigiwa tena. Madaktari wote wawili huona orodha ya kesho saa tatu usiku.',
  picksUpTwoRings: 'Hupokea simu ikiita mara mbili, kwa sauti tulivu ya Kihindi, Kiingereza au Kiswahili.',
  callFlowMeaning:
    'Kazi ya simu ni jambo moja analolifanya wakala, kuanzia “namaste” hadi maandishi kwenye jedwali lako: mapokezi, miadi, kuwapigia waliouliza, kukumbusha, hali ya oda au maoni. Starter hufanya kazi moja, Professional huunganisha mapokezi, miadi na kukumbusha, Custom ina kazi kadiri unavyohitaji.',
  scriptWithYou:
    'Maneno ya wakala tunayaandika pamoja nawe na kuyasoma kwa sauti; hiyo ni sehemu ya kila usanidi. Kisha wakala anafanya mazoezi kwa maswali ya kweli.',
  starterNeeds:
    'Kwa mpango wa sauti wa Starter tunahitaji vitu vitatu kutoka kwako: maswali ambayo wapigaji huuliza, namba ambayo simu zake zitahamishiwa kwa wakala, na simu moja ya majaribio kila siku kwa siku tatu.',
  firstMonthCorrections:
    'Mwezi wa kwanza tunasikiliza simu na kumrekebisha wakala bila malipo. Tunarekebisha kilichokosewa na kukuambia nini kimebadilika.',
  builderSupport: `Msaada wa wakala wa sauti hutolewa na mtu aliyeandika maneno ya wakala wako, kwa WhatsApp, saa za kazi (kwa saa za India): Jumatatu hadi Ijumaa ${openingTimes(weekdays, 'hadi')}, Jumamosi ${openingTimes(saturday, 'hadi')}.`,
  hospitalHotelSoftware:
    'Kuunganisha na CRM, programu ya hospitali au ya hoteli kumo kwenye Custom; kwa hilo tunahitaji ruhusa ya kuingia kwenye mifumo hiyo. Mpango wa mwezi wa Premium huunganishwa na CRM au programu ya kliniki India, na mfumo wa kuweka nafasi Tanzania.',
  extraLanguage:
    'Mpango wa mwezi wa Premium wa sauti una lugha moja zaidi: India ni Kihindi, Kiingereza na moja zaidi; Tanzania ni Kiswahili, Kiingereza na moja zaidi kwa wageni. Kurasa zetu hazisemi inaweza kuwa lugha ipi: uliza timu.',
  waMessageCharges:
    'Gharama ambayo WhatsApp yenyewe hutoza kwa ujumbe unailipa kama ilivyo, na inaonekana kwenye ankara yako. Hiyo ni juu ya ada ya usanidi na ada ya mwezi.',
  waPapers:
    'WhatsApp huomba hati ya usajili wa biashara: GST, TIN au nyingine. Kama huna TIN, hati gani nyingine inatosha haijatajwa: uliza timu. Andaa pia: namba ya biashara, orodha ya bei, saa za kazi na taratibu, na jina la mtu atakayekabidhiwa mazungumzo. Kwa wakala wa WhatsApp, idhini tunaishughulikia sisi.',
  waOneChatCount:
    'Mazungumzo ya mteja mmoja kwa siku moja yanahesabiwa kama moja, hata yakiwa na ujumbe mwingi. Kwa hiyo mpango unahesabu mazungumzo, si ujumbe mmoja mmoja.',
  waSpamLists:
    'Ujumbe unaweza kutumwa tu kwa watu waliokubali kuupokea; hilo limo kwenye masharti yetu. Mfumo tuliotengeneza ukitumika kutuma ujumbe usiotakiwa, tunaweza kusimamisha huduma.',
  waReadsPhotos:
    'Picha na ujumbe wa sauti ambao wateja hutuma hueleweka kwenye mpango mkubwa kabisa wa wakala wa WhatsApp: Smart AI kwa India, Pro Bot kwa Tanzania. Mipango midogo haina hilo kwenye orodha yake.',
  waVoiceNoteLength:
    'Voice Assistant huelewa ujumbe wa sauti hadi dakika mbili. Kwa mrefu zaidi ya hapo ukurasa wetu hauahidi chochote.',
  waStaffLogins:
    'Web Dashboard ina akaunti za wafanyakazi, kwa hiyo watu kadhaa wanaweza kuona mazungumzo ya namba moja kwenye ukurasa mmoja. Meneja anaona hapo ni mazungumzo yapi yanayosubiri mtu.',
  waInstagramFacebook:
    'Instagram hujibiwa na wakala maalumu wa AI kwenye mpango wa Pro, na Facebook Messenger kwenye mpango wa Premium, pamoja na WhatsApp na tovuti yako. Wakala wa WhatsApp mwenyewe ni wa WhatsApp tu.',
  waSaveNothingNew:
    'Wateja wako hawahitaji kuhifadhi namba mpya: kwa kawaida namba yako hubaki, ile iliyo kwenye bango la duka, karatasi za barua na simu za wateja. Kwa WhatsApp inahamia kwenye mfumo wa biashara wa WhatsApp, kwa hiyo haitumiki tena kwenye programu ya simu yako; ukitaka kubaki na programu hiyo, tunaweka namba ya pili.',
  waMenuOrAi:
    'Mpango mdogo kabisa (Starter kwa India, Basic Bot kwa Tanzania) ni menyu ya majibu yaliyo tayari. AI iliyofunzwa kwa nyaraka zako imo kwenye Smart AI kwa India na Pro Bot kwa Tanzania.',
  waLanguagesByPlan:
    'Kwa India, Starter huandika Kihindi au Kiingereza, na Pro huandika vyote viwili, hata vikichanganywa. Kwa Tanzania, Kiswahili na Kiingereza vipo kuanzia Basic Bot.',
  waBundleMonthlyMore:
    'Usanidi wa kifurushi kamili ni nafuu kuliko kununua zana nne moja moja; ada yake ya mwezi ni juu kidogo, kwa sababu inajumuisha pia simu ya tathmini na majibu mapya kila mwezi.',
  waBundleNewAnswers:
    'Kwenye Complete SME Bundle, idadi maalumu ya majibu mapya au yaliyobadilishwa kila mwezi imo kwenye ada ya mwezi, pamoja na simu ya tathmini kila mwezi. Pia una ankara moja, mtu mmoja wa kumpigia, na timu yetu hukujibu kwa kipaumbele.',
  waHostingInMonthly:
    'Namba, hosting na AI vyote vimo kwenye ada ya mwezi ya wakala wa sauti na wakala wa WhatsApp kwenye ukurasa wa bei, pamoja na dakika au mazungumzo yaliyoonyeshwa hapo. Kwa Tanzania hiyo ni namba ya hapa nchini.',
  waOneConnection:
    'Bei ya kuanzia ya wakala wa WhatsApp ina muunganisho mmoja: Google Sheet, kalenda au kiungo cha malipo.',
  waTestStaff:
    'Kabla ya kuanza, wafanyakazi wako mwenyewe wanamjaribu wakala, na hilo limejumuishwa. Wateja wanamwandikia baada ya hapo tu.',
  waFirstReply:
    'Jibu la kwanza la wakala linakuja ndani ya sekunde chache, hata Jumapili na hata ukiwa harusini. Hakuna anayeachwa na tiki za bluu.',
  waBooksSlots:
    'Wakala wa WhatsApp hutafuta nafasi, kiti au chumba kilicho wazi, huthibitisha na kuandika kwenye jedwali au kalenda yako. Miadi na oda kuingia Google Sheet kumo kwenye Pro kwa India na Smart Bot kwa Tanzania.',
  waNothingToInstall:
    'Hakuna cha kusakinisha kwa wakala wa WhatsApp. Wateja wako wana WhatsApp, na wafanyakazi wako pia; hicho tu ndicho kinachohitajika.',
  waSchoolMessages:
    'Kwa shule na vituo vya tuisheni, wakala wa WhatsApp hujibu maswali ya kujiunga na saa za basi, na hutuma vikumbusho vya ada na matokeo ya mtihani kwa kila mzazi.',
  waHotelQuestions:
    'Kwa hoteli na nyumba za wageni, wakala wa WhatsApp hujibu kuhusu bei za vyumba kwa shilingi au dola, kupokelewa bandarini, kuingia usiku na saa za kifungua kinywa.',
  waShopQuestions:
    'Kwa maduka na maduka ya mtandaoni, wakala wa WhatsApp hujibu kuhusu stoku, saizi, hali ya oda na kurudisha bidhaa.',
  waRulesChange:
    'WhatsApp ikibadilisha sheria zake, tunakueleza maana yake kwa mfumo wako. Masharti na gharama za WhatsApp yenyewe zinakuhusu wewe pia.',
  waOutage:
    'WhatsApp yenyewe ikikwama, hilo liko nje ya uwezo wetu: kazi yetu inaitegemea, na kwa masharti yetu hatuwajibiki kwa hitilafu za WhatsApp au kampuni nyingine.',
  waTakeoverPerson:
    'Wewe unataja mtu atakayekabidhiwa mazungumzo; tafadhali uwe na jina hilo tayari tunapoanza. WhatsApp Bot hukuita inapohitajika, na unaweza kuchukua mazungumzo yoyote.',
  waDailySummary:
    'Web Dashboard hutuma muhtasari wa kila siku kwa barua pepe, na oda za leo zinaonekana ukiwa nyumbani. Ni nyongeza ya WhatsApp Bot.',
  waWebsiteAndWhatsapp: `Tovuti na WhatsApp pamoja vimo kwenye kifurushi cha Quick Start kiitwacho Advanced AI Chatbot, kwa ${price('quick-start.advanced-chatbot')} mara moja, chenye roboti iliyofunzwa kwa nyaraka zako na kwa lugha mbili. Wakala maalumu wa AI naye anavyo vyote viwili, kuanzia mpango wake wa Basic.`,
  waOneNumber:
    'Bei ya kuanzia ya wakala wa WhatsApp ni kwa namba moja na lugha moja. Kwa namba zaidi kurasa zetu hazitaji bei; timu itakuambia kwenye makadirio ya bei.',
  siteBuilders:
    'Mstari mmoja tu wa msimbo unatosha kuweka chatbot kwenye WordPress, Wix, Shopify au tovuti ya kawaida. Ukipenda, tunakuwekea sisi. Kwa hilo tunahitaji ruhusa ya kuingia kwenye tovuti yako; kama umepoteza nywila, uliza timu.',
  leadsWhere:
    'Kwenye chatbot ya AI, maulizo huja kwa barua pepe katika Starter, kwa barua pepe na WhatsApp katika Pro, na kwenye jedwali au CRM yako katika Premium. Kati ya chatbot za tovuti, Basic Bot huyatuma kwa barua pepe, Smart Bot kwa barua pepe, WhatsApp na Google Sheets, na Enterprise Bot kwenye CRM yako.',
  agentLeads:
    'Maulizo ya wakala maalumu huja kwa barua pepe katika Starter, kwa barua pepe na WhatsApp katika Basic, kwenye Google Sheets katika Pro, na kwenye CRM yako katika Premium, yakigawanywa kwa timu yako. Kila moja husema nani aliuliza, kuhusu nini na anahitaji lini.',
  chatbotLanguages:
    'Kwenye chatbot ya AI, Starter hujibu kwa Kiingereza au Kihindi, Pro kwa Kiingereza na Kihindi, hata vikichanganywa, na Premium kwa Kiingereza, Kihindi na Kiswahili.',
  websiteBotLanguages:
    'Menyu ya Basic Bot ni ya lugha moja, Smart Bot inafanya kazi kwa lugha mbili, na Enterprise Bot kwa Kihindi, Kiingereza na Kiswahili.',
  agentLanguages:
    'Wakala maalumu ana lugha moja katika Starter, mbili katika Basic, na tatu katika Pro na Premium, akibadilisha katikati ya mazungumzo.',
  agentChannels:
    'Wakala maalumu hujibu kwenye tovuti katika Starter, na WhatsApp pia katika Basic, Instagram kuanzia Pro, na Facebook Messenger katika Premium. Kila mahali jibu ni lile lile.',
  productsTaught:
    'Wakala maalumu hufunzwa bidhaa au huduma tatu katika Basic, kumi katika Pro, na ishirini au zaidi katika Premium, na mpya huongezwa kila mwezi. Starter hufunzwa maswali ya jumla tu, kama saa za kazi, anwani na namna ya kuagiza.',
  trialHow: `Chatbot zina majaribio ya bure ya siku ${terms.trial.days}. Tutumie anwani ya tovuti yako: kwenye simu tunakuonyesha roboti ikijibu kutoka kurasa zako mwenyewe, kisha inakaa kwenye tovuti yako wakati wa majaribio, na uamuzi ni wako.`,
  staffTakeover:
    'Kuwakabidhi wafanyakazi wako mazungumzo kumo katika Pro ya chatbot ya AI, saa za kazi, na katika Smart Bot kati ya chatbot za tovuti. Kwa Smart Bot tunahitaji jina na namba ya mtu atakayekabidhiwa.',
  readsPdf:
    'PDF kama prospectus, katalogi au kipeperushi husomwa kuanzia Pro, na katika Premium pia. Starter husoma kurasa za tovuti yako.',
  livePriceSheet:
    'Premium ya chatbot ya AI husoma Google Sheet yako inayobadilika, yenye bei za sasa. Imetengenezwa kwa ajili ya hoteli, mtandao wa vituo vya tuisheni au duka la mtandaoni ambalo bei zake hubadilika kila wiki.',
  pagesRead:
    'Kwenye chatbot ya AI, Starter husoma hadi kurasa ishirini za tovuti yako, Pro hadi sabini na tano na Premium hadi mia mbili.',
  aiInWhichBot:
    'Basic Bot haina AI: ni menyu ya majibu yaliyo tayari, hakuna la kushtukiza. Smart Bot hutoa kwanza majibu yaliyo tayari na hutumia AI kwa yaliyobaki, kwa nyaraka ulizoipa tu; Enterprise Bot nayo ina AI.',
  whichBotSize:
    'Hesabu maswali ambayo wafanyakazi wako hujibu kila siku: yakiwa chini ya hamsini, chukua Basic Bot; watu wakiyauliza kwa namna mia, Smart Bot; jibu likiwa kwenye mfumo mwingine, Enterprise Bot. Au tutumie wiki moja yenye shughuli nyingi ya WhatsApp au barua pepe zako: tunahesabu maswali tofauti na kupendekeza mpango, bure.',
  botBooking:
    'Premium ya chatbot ya AI huweka miadi ya kutembelewa kwenye Google Calendar. Kati ya chatbot za tovuti, Smart Bot hupokea maombi ya kutembelea na ya miadi, na Enterprise Bot huingiza miadi kwenye CRM yako.',
  liveStock:
    'Enterprise Bot huangalia stoku, viti, vyumba au nafasi zilizopo kwenye mfumo wako papo hapo, mgeni akisubiri. Kwa hilo tunahitaji ruhusa ya kuingia kwenye CRM, katalogi au mfumo wako wa miadi.',
  severalSites:
    'Basic Bot ni ya tovuti moja; Enterprise Bot inahudumia hadi tovuti au matawi matatu. Kwa Enterprise Bot tunaomba mtu mmoja wa majaribio kutoka kila tawi.',
  monthlyCovers:
    'Ada ya mwezi ya chatbot ya AI inajumuisha hosting, AI na matengenezo. Usanidi hulipwa mara moja na unajumuisha msaada wa mwezi wa kwanza.',
  questionReports:
    'Kwenye chatbot ya AI orodha ya maswali huja mara moja kwa mwezi kwa Starter na kila wiki kwa Pro na Premium. Basic Bot huhesabu mazungumzo na maulizo kila mwezi, Smart Bot hutoa ripoti kila wiki; wakala maalumu hutoa ripoti ya mwezi katika Basic na ya wiki katika Pro na Premium.',
  wrongAnswerFix:
    'Kila swali lililoulizwa liko kwenye orodha unayopata, na katika Premium orodha hiyo huja kila wiki pamoja na marekebisho yetu. Katika Starter mtu wako mmoja huidhinisha majibu, katika Pro tunayapitia pamoja kwa saa moja kwenye simu, katika Premium ni saa mbili za simu kabla ya kuanza.',
  historyExport:
    'Enterprise Bot ina mazungumzo ya nyuma unayoweza kuyapakua na akaunti tofauti kwa kila mfanyakazi. Pia ina msaada wa kipaumbele na simu ya tathmini kila mwezi.',
  seasonalLine: `Tuandikie mstari mpya nasi tutauweka, kwa mfano tarehe za usajili mwezi Machi au siku ya mwisho ya kusafirisha kabla ya Diwali. Mabadiliko madogo ni bure mwezi wa kwanza; baadaye badiliko dogo ni ${price('faq.small-change')}.`,
  staffTripUp:
    'Watu wako mwenyewe wanajaribu kumkosesha wakala kwa siku nzima, na wanayoyaona hurekebishwa kabla wateja hawajayaona. Hilo limo katika kila mpango wa wakala maalumu.',
  photosAsMaterial:
    'Tuma faili, kiungo au picha za katalogi, menyu, mtaala au orodha ya bei; kinachohitaji kuandikwa tunakiandika sisi. Mafunzo kwa nyaraka zako yamo katika kila mpango wa wakala maalumu.',
  agentWithoutWebsite:
    'Basic ya wakala maalumu inahitaji tovuti au namba ya WhatsApp Business, moja kati ya hizo inatosha. Starter inahitaji tovuti; Pro inahitaji namba ya WhatsApp Business na akaunti ya biashara ya Instagram.',
  agentOrdersPayments:
    'Pro ya wakala maalumu hupokea miadi au maombi ya oda; Premium hupokea miadi na oda na hutuma viungo vya malipo.',
  offerClaim:
    'Kwa chatbot ya AI, omba ofa ya kujiunga mapema kwenye simu yako ya kwanza nasi tutaiondoa kwenye ankara yako ya kwanza. Kwa chatbot za tovuti, ofa ya mapema hupunguza ada ya usanidi ya roboti yoyote kati ya tatu; ada ya mwezi inabaki kama ilivyo.',
  appMonthlyOptional:
    'Ada ya kila mwezi ya vifurushi vya usanidi ni ya msaada, na ni hiari. Msaada umejumuishwa kwa mwezi mmoja katika Template, mitatu katika Semi-custom na sita katika Full MVP; baada ya hapo unaamua mwezi kwa mwezi.',
  appDomain:
    'Katika kila kifurushi cha programu ya wavuti, anwani yako mwenyewe ya tovuti inaunganishwa na kulindwa kwa https.',
  appHosting:
    'Hosting, nakala za akiba na matengenezo vimo kwenye Single-Process App na Business App katika ukurasa wa bei. Orodha za Template, Semi-custom na Full MVP hazitaji hosting, kwa hiyo uliza timu kabla ya kuagiza.',
  appCodeInName:
    'Msimbo (code) na akaunti za programu yako viko kwa jina lako. Ni hivyo katika kila kifurushi.',
  appOpensInBrowser:
    'Inafunguka kwenye kivinjari: wafanyakazi wako wanaifungua hapo, na wateja wanaingia kwa kiungo. Inafunguka kwenye simu yoyote na inaweza kukaa kwenye skrini ya mwanzo kama programu ya kawaida. Kama kweli inahitajika ya kwenye duka la programu, tunasema hivyo na kukutumia makadirio ya bei.',
  appStaffSeparate:
    'Wafanyakazi wana mlango wao wa kuingia, tofauti na wa wateja, katika kila kifurushi cha programu ya wavuti. Akaunti za wafanyakazi zenye majukumu tofauti zimo katika Semi-custom, na majukumu kwa tawi katika Full MVP.',
  appScreenLanguage:
    'Skrini za programu yako zinaweza kuwa kwa Kihindi, Kiingereza au Kiswahili. Hiyo ipo katika kila kifurushi.',
  appTrainingHour:
    'Saa moja ya mafunzo kwa wafanyakazi wako ipo katika kila kifurushi cha programu ya wavuti, na inarekodiwa.',
  appRegisterPhoto: `Picha moja ya ukurasa wa daftari unaojaza kwa mkono inatosha kuanza; itume WhatsApp ${contact.whatsappDisplay}. Tunajibu ni kifurushi gani kinahitajika na siku ngapi itachukua.`,
  appCorrections:
    'Template ina awamu moja ya marekebisho, Semi-custom mbili. Kwa Full MVP ukurasa wetu hautaji idadi.',
  appDesign:
    'Template ni programu iliyo tayari, kwa rangi zako na maudhui yako; Semi-custom ni msingi uliothibitika unaobadilishwa pale kazi yako ilipo tofauti. Muundo wako mwenyewe kutoka ukurasa mtupu umo katika Full MVP.',
  appTemplatePayment:
    'Malipo mtandaoni yanaanzia Semi-custom, na yamo katika Full MVP pia. Orodha ya Template ina fomu moja au mtiririko mmoja wa miadi, na haina malipo mtandaoni.',
  appPaymentAccount:
    'Ili programu yako ipokee malipo, Semi-custom inahitaji akaunti yako kwa mtoa huduma za malipo, au nyaraka za kuifungua.',
  appYourTime:
    'Inategemea ukubwa wa programu. Full MVP inahitaji mtu wa kufanya uamuzi, mwenye nafasi mara mbili kwa wiki, na watumiaji watano wa kweli kwa majaribio; Business App inahitaji saa mbili kwa wiki wakati tunatengeneza na mtu mmoja wa mawasiliano kwa kila idara.',
  appAiInside:
    'Kipengele kimoja cha AI kimo katika Full MVP na katika Business App, ambapo ni kutafuta, rasimu au kusoma nyaraka. Multi-Branch Platform ina mawakala wa AI ndani ya programu.',
  branchesOwnData:
    'Katika Multi-Branch Platform kila tawi lina taarifa zake na makao makuu yanaona zote. Akaunti hazina kikomo, na majukumu yanapangwa kwa tawi.',
  appSystemsJoined:
    'Business App inakuja na mifumo miwili ya nje iliyounganishwa, na Multi-Branch Platform na mifumo yote unayotumia. Kwa Multi-Branch Platform tunahitaji ruhusa ya kuingia kwenye mifumo yako ya sasa.',
  appDateBeforePay:
    'Kwa programu kubwa tunakupa tarehe kabla hujalipa. Makadirio ya bei ni ukurasa mmoja: tutakachofanya, usanidi, ada ya mwezi na tarehe.',
  multiBranchPilot:
    'Multi-Branch Platform inahitaji tawi moja la majaribio kwa wiki mbili. Kwa upande wako tunahitaji pia kiongozi wa mradi na ruhusa ya kuingia kwenye mifumo yako ya sasa.',
  dashUpdates: 'Basic inasasishwa kila asubuhi, Professional kila saa na Enterprise kila robo saa.',
  dashSources:
    'Basic husoma Google Sheet moja au faili moja la Excel, na Professional huunganisha hadi majedwali au mafaili manne. Taarifa za uhasibu, mashine ya mauzo ya kaunta au hifadhidata vimo katika Enterprise.',
  dashAlerts:
    'Professional hutuma tahadhari kwa WhatsApp na barua pepe, kwa viwango unavyoweka: kwa mfano bidhaa zikikaribia kuisha au ada zikichelewa. Ujumbe unafika wakati bado unaweza kuchukua hatua.',
  dashForecast:
    'Utabiri wa stoku, ada au nafasi umo katika dashibodi ya Enterprise. Kwa utabiri huo tunahitaji takwimu zako za miezi kumi na miwili iliyopita.',
  dashMonthlyFee:
    'Ada ya mwezi ya dashibodi inagharamia hosting, kusasisha takwimu, na mtu wa kuhakikisha vyote viwili vinafanya kazi.',
  dashViewAccess:
    'Kwa Professional tunaomba ruhusa ya kuona kila jedwali, kwa Enterprise ruhusa ya kusoma kila mfumo au faili lake. Kwa Basic, jedwali lilivyo.',
  dashFreeSketch:
    'Tuonyeshe jedwali lako kwenye simu ya bure; ukipenda, ondoa majina kwanza. Unaondoka na mchoro wa ukurasa wako na mpango unaokufaa.',
  dashCompare:
    'Ulinganisho wa mwezi huu na mwezi uliopita na mwaka jana umo katika dashibodi ya Professional.',
  dashWidget:
    'Kadi ya KPI ni takwimu moja au chati moja kwenye ukurasa wako: ada zilizokusanywa, vitanda vilivyo wazi, mauzo kwa tawi. Kwa Basic wewe unatuambia takwimu tano unazotaka kuona.',
  flowFiveTools: `Mchakato mmoja tangu mwanzo hadi mwisho, ukiunganisha hadi zana tano: hicho ndicho unachopata kwenye kazi zinazojiendesha kuanzia ${price('automation-workflows.start')}. Michakato zaidi tunaikadiria bei baada ya ziara ya kwanza.`,
  flowOldNewWeek:
    'Kwa wiki moja njia ya zamani na njia mpya zinaenda bega kwa bega, na tunalinganisha matokeo. Baada ya hapo ndipo tunahamia njia mpya.',
  flowWatchDraw:
    'Kwa kazi zinazojiendesha, kwanza tunakaa saa moja na mtu anayefanya kazi hiyo leo, hapo kwako au kwa video. Kisha tunachora mtiririko kwenye ukurasa mmoja, pamoja na nini kinatokea kitu kikikosekana, na wewe unausaini.',
  flowTrainTwo:
    'Mafunzo kwa watu wawili yamo kwenye kazi zinazojiendesha. Msaada wa mwezi wa kwanza pia ni bure.',
  flowHandover:
    'Tunapohamia njia mpya unapata akaunti, mchoro wa mtiririko na mtu wa kumpigia zana ikibadilika.',
  flowNoRetyping:
    'Taarifa huandikwa mara moja, kutoka fomu hadi jedwali hadi programu ya ankara, bila tarakimu ya namba ya simu kukosewa. Hatua ya kwanza huanzisha nyingine zote.',
  flowFestivalOrder:
    'Mtiririko wa oda za sikukuu unaunganisha oda, stoku, karatasi ya kufungasha, msafirishaji na kiungo cha kufuatilia kwa WhatsApp, hata siku yenye oda mia nne.',
  flowWhatFits:
    'Kazi inayotokea kila siku na yenye utaratibu inaweza kujiendesha. Kama haiwezekani, tunakuambia kwenye simu.',
  productNoInstall:
    'Bidhaa zetu hufanya kazi kwenye kivinjari, kwenye kompyuta ya ofisi ya walimu au simu yako ya mfukoni. Hakuna cha kusakinisha, seva ya kukodi wala ada ya usanidi: unalipa kwa mwezi.',
  productStopTerms: `Si lazima ulipie miezi mnayofunga: toa taarifa ya siku ${terms.noticeDays} muhula ukiisha, na urudi mwingine ukianza. Kwa TutorConnect pakua kwanza orodha zako kama Excel; kuanza tena ni bei ileile ya mwezi, hakuna zaidi.`,
  tcUnlimited: `Idadi ya wanafunzi, walimu na akaunti za wafanyakazi haihesabiwi kwenye TutorConnect: ni ${price('products.tutorconnect.monthly')} kwa mwezi kwa kituo kizima. Unalipa kile kile mwezi wenye wanafunzi wachache na mwezi uliojaa.`,
  tcNoTutorSupply:
    'Sisi hatutoi walimu: kwenye TutorConnect walimu na wanafunzi ni wako na wanabaki wako. Tunatoa zana ya kuwakutanisha.',
  tcParentNoApp:
    'Wazazi hawasakinishi programu yoyote kwa TutorConnect. Kila anachokiona mzazi kinakuja kama ujumbe wa WhatsApp, au kinafunguka kama ukurasa wa wavuti kutoka humo.',
  tcListLoaded:
    'Orodha yako ya kwanza ya walimu na wanafunzi tunaiingiza sisi; hiyo imo kwenye TutorConnect, pamoja na simu ya mafunzo ya saa moja inayorekodiwa na msaada wa WhatsApp saa za ofisi. Unaweza pia kubandika walimu kutoka Excel: walimu mia huchukua kama saa moja.',
  tcMessageCharges:
    'Kile ambacho WhatsApp na kampuni yako ya malipo wanatoza kwa ujumbe au malipo hakimo kwenye bei ya mwezi ya TutorConnect. Unakilipa kama kilivyo, bila nyongeza yetu.',
  tcTutorShare: `Taratibu za kawaida za ada na mafungu ziko kwenye mipangilio ya TutorConnect: kwa somo, kwa mwezi, fungu maalumu au asilimia, na huhesabiwa siku ya mwisho ya mwezi. Zaidi ya hapo tunatengeneza programu maalumu, kuanzia ${price('web-app-setup.start')}.`,
  tcFeeReminderDays:
    'TutorConnect hutuma ujumbe wa heshima siku tatu kabla ya tarehe ya ada, siku yenyewe, na siku tatu baadaye, wenye kiungo cha UPI au M-Pesa.',
  tcPickTutor:
    'Wewe ndiye unayemchagua mwalimu: TutorConnect inakuonyesha watatu wanaofaa zaidi na kwa nini kila mmoja anafaa. Kisha mzazi anapata wasifu wake.',
  tcAttendanceTap:
    'Mwalimu anagusa mara moja kwa kila somo: limefanyika, halikufanyika au limehamishwa. Wazazi wanaona idadi wenyewe.',
  tcParentNotes:
    'Mwalimu anaongea nusu dakika, na Jumapili mzazi anasoma mistari minne kuhusu kilichofundishwa.',
  tcExcel:
    'Kwenye TutorConnect unapata taarifa zako kama Excel wakati wowote. Jedwali la mwisho wa mwezi lenye ada zilizopokelewa, mafungu ya walimu na madeni nalo linapakuliwa kama Excel kwa mhasibu wako.',
  tcClassChange:
    'Somo likihamishwa mwalimu na mzazi wanajua mara moja, na yanayogongana huonekana kwa nyekundu kabla hujahifadhi. Mwalimu akiwa likizo, wanafunzi wanajua kabla ya kutoka nyumbani.',
  labsFree:
    'Majaribio sita yanayofanya kazi kwenye ukurasa wa maabara, kuanzia Mandi Price Bot hadi Photo to Reel, ni bure kujaribu na yako wazi kwa wote. Hubadilika bila taarifa, na mengine huwa bidhaa.',
  portfolioOpen:
    'Kwenye ukurasa wa kazi zetu kuna miradi kumi, yote inafanya kazi, na unaweza kufungua kila mmoja uutazame: ofisi ya usajili ya shule, ubao wa tokeni wa kliniki, duka la sari, menyu ya QR ya mgahawa na mingine.',
  caseWhere:
    'Mifano mitatu kwenye kurasa zetu, yote ikiwa na alama “Mfano”, inahusu kliniki ya familia mjini Lucknow, duka la nguo la mtandaoni Dar es Salaam na kituo cha tuisheni mjini Indore.',
  quotesSamples:
    'Maneno ya Dr. Sunita Bajpai, Neema Mushi, Farida Qureshi na Rakesh Solanki yamewekwa alama “Mfano”, kwenye ukurasa wa maoni ya wateja na pia kwenye mifano na kazi zetu. Tafadhali yachukue kama mifano, si uthibitisho. Namba zao za simu hazipo kwenye kurasa zetu; ukitaka kuongea na mteja, uliza timu.',
  reviewAppears:
    'Tunasoma maoni yote kabla hayajaonekana, kwa kawaida ndani ya siku mbili za kazi. Sentensi mbili au tatu kwenye fomu ya ukurasa wa maoni ya wateja zinatosha.',
  brochurePrint:
    'Faili la kipeperushi linatengenezwa kwenye kivinjari chako, na hakuna taarifa yako inayotumwa. Faili la HTML huchapwa kwenye karatasi moja ya A4 na kukunjwa sehemu tatu; la maandishi ni fupi kiasi cha kubandikwa WhatsApp.',
  refundNotStarted: `Unarudishiwa pesa yote ikiwa usanidi haujaanza. Tuma barua pepe kwa ${contact.email} ndani ya siku ${terms.refund.days} tangu usanidi, ukiandika jina lako, namba ya ankara au tarehe ya malipo, na sababu.`,
  refundHalfBuilt: `${terms.refund.partPercent}% inarudi ikiwa mtiririko umetengenezwa kwa sehemu lakini haujaanza kufanya kazi. Omba ndani ya siku ${terms.refund.days} tangu usanidi.`,
  refundAfterLive: `Roboti ikishaanza kazi na kurekebishwa kwa ajili yako, au baada ya siku ${terms.refund.days} tangu usanidi, hakuna kurudishiwa pesa. Mpango wa mwezi bado unaweza kusitishwa kwa taarifa ya maandishi ya siku ${terms.noticeDays}.`,
  refundLate: `Omba ndani ya siku ${terms.refund.days} tangu usanidi, kabla roboti haijaanza kazi au marekebisho maalumu hayajaanza; baada ya hapo hakuna kurudishiwa pesa. Maombi yaliyochelewa huangaliwa lakini yanaweza kukataliwa.`,
  refundHowToAsk: `Tuma barua pepe kwa ${contact.email} ndani ya siku ${terms.refund.days} tangu usanidi, ukiandika jina lako, namba ya ankara au tarehe ya malipo, na sababu ya ombi lako. Maombi yaliyochelewa yanaweza kukataliwa.`,
  refundArrival: `Kurasa zetu hazisemi pesa inarudi kwenye akaunti kwa njia gani na baada ya siku ngapi. Uliza kupitia ${contact.email}; timu inajibu ndani ya saa ${terms.replyHours}.`,
  refundDownloads:
    'Hakuna kurudishiwa pesa kwa vitu vilivyopakuliwa kidijitali wala kwa huduma zilizokwisha kutolewa. Ada ya usanidi ina kanuni zake katika sera ya kurudishiwa pesa.',
  cancelBeforeLaunch: `Unaweza kughairi wakati wowote kabla ya kuanza kutumika au kabla usanidi haujakamilika. Ukiomba ndani ya siku ${terms.refund.days}, ada yote ya usanidi hurudi kama haujaanza, ${terms.refund.partPercent}% kama umefanyika kwa sehemu na bado haufanyi kazi. Mimi siwezi kughairi: andika kwa ${contact.email} jina lako, taarifa za malipo na sababu.`,
  cancelAfterLaunch: `Ikishaanza kutumika tunahitaji taarifa ya maandishi, ya siku ${terms.noticeDays} kwa mpango wa mwezi. Barua pepe kwa ${contact.email} ndiyo njia ya uhakika; kama ujumbe wa WhatsApp unatosha, kurasa zetu hazisemi. Huenda ukatozwa kwa kazi iliyofanyika na huduma zinazoendelea. Hapo ada ya usanidi hairudishwi; namba yako, taarifa zako na maudhui yako unaondoka navyo.`,
  leaveKeepsYours:
    'Ukiondoka, namba yako, taarifa zako na maudhui yako unaondoka navyo. Namba inarudije kwenye WhatsApp ya kawaida, na taarifa hukaa muda gani baada ya hapo, kurasa zetu hazielezi: uliza timu.',
  testCheckout:
    'Malipo kwenye ukurasa wetu wa bei yameandikwa JARIBIO (TEST): ni ya kuonyesha tu, kadi haiombwi na hakuna pesa inayotoka.',
  cardDetailsUnseen:
    'Taarifa za kadi na UPI hazitufikii: unaziandika kwa mtoa huduma za malipo, nasi hatuzioni wala kuzihifadhi.',
  paymentWentThrough: `Kwa malipo ya mtandaoni tunapokea kiasi, namba ya malipo na kama yamefanikiwa. Mimi siwezi kuangalia kutoka hapa: andika kwa ${contact.email} pamoja na jina na tarehe, timu itaangalia.`,
  priceStaysAgreed: `Ulichokwisha kulipia, au kukubali kwenye makadirio ya bei ya maandishi, kinabaki na bei yake; bei nyingine zinaweza kubadilika bila taarifa. Ukiwa na makadirio hayo ya maandishi, yatume kwa ${contact.email}: kilichosemwa tu kwa mdomo siwezi kukithibitisha hapa.`,
  quickStartNoCall: `Huhitaji kupiga simu kabla ya kuagiza kifurushi cha Quick Start: kazi imepangwa, bei ni moja, unaagiza kwenye ukurasa wa bei. Tunawasiliana nawe ndani ya saa ${terms.replyHours} ili kuanza.`,
  quickStartOneTime:
    'Kifurushi cha Quick Start ni malipo ya mara moja kwa rupia; ukurasa hautaji ada ya mwezi pamoja nacho. Msaada wa muda maalumu umejumuishwa kulingana na kifurushi.',
  chatCounted:
    'Mazungumzo ya mteja mmoja kwa siku moja yanahesabiwa kama moja, hata yakiwa na ujumbe mwingi kiasi gani.',
  offerTakenOffQuote:
    'Bei kwenye ukurasa wa bei ni kabla ya punguzo la uzinduzi la ada ya usanidi, ambalo ni kwa wateja wetu wa kwanza; tunalipunguza kwenye makadirio yako ya bei.',
  smallChangePrice: `Badiliko dogo, kama jedwali jipya la ada au salamu mpya, ni ${price('faq.small-change')} baada ya mwezi wa kwanza. Mwezi wa kwanza mabadiliko madogo ni bure.`,
  eraseMyData: `Andika kwa ${contact.email} ukitumia anwani inayohusika na ombi, nasi tunafuta tulichonacho kukuhusu. Kinabaki tu kile ambacho sheria ya kodi na uhasibu inatulazimu kukitunza.`,
  unsubscribeOnce: `Tuambie mara moja tu kupitia ${contact.email}, nasi tunaacha kukuandikia isipokuwa kuhusu kazi inayoendelea.`,
  cookiesNone:
    'Tovuti yetu haiweki vidakuzi (cookies) vya kukufuatilia wala vya matangazo, ndiyo maana hakuna tangazo la kufunga. Mtoa huduma za malipo wakati wa kulipa na jukwaa la video ukicheza video wanaweza kuweka vidakuzi vyao; unaweza kuzuia vidakuzi kwenye kivinjari chako, na mengine yote hapa yanaendelea kufanya kazi.',
  dataSharedWith:
    'Hatuuzi taarifa zako. Hifadhidata yetu, huduma za barua pepe, modeli ya lugha ya mazungumzo haya na mtoa huduma za malipo hupata tu kinachohitajika kwa kazi yao, na takwimu za tovuti hupata hesabu zisizo na majina tu; zaidi ya hapo tunatoa taarifa pale tu sheria inapotulazimisha.',
  dataWhereKept:
    'Fomu, miadi na namba za malipo hukaa kwenye hifadhidata yetu na husomwa tu baada ya mwenye tovuti kuingia. Likitokea jambo linalogusa taarifa zako tunakuambia; seva iko nchi gani haijaandikwa kwenye kurasa zetu.',
  formReceived: `Ukiona maneno ya shukrani, fomu yako imehifadhiwa kwenye seva yetu; ikishindikana unaambiwa. Jibu linakuja ndani ya saa ${terms.replyHours}.`,
  outsideFailures:
    'Hatuwajibiki kwa hitilafu za WhatsApp au za kampuni za simu, modeli za AI, hosting au malipo; masharti na gharama zao zinakuhusu wewe pia. Mojawapo ikibadilisha kanuni zake, tunakuambia ina maana gani kwa mfumo wako.',
  sundayClosed: `Jumapili ofisi yetu imefungwa; Jumamosi tupo ${openingTimes(saturday, 'hadi')} (saa za India, IST), yaani ${openingTimes(inTanzania(saturday), 'hadi')} kwa saa za Tanzania. Andika wakati wowote, mtu wa timu atakujibu ndani ya saa ${terms.replyHours}.`,
  meetingsOfficeHours: `Mikutano hufanyika saa za kazi: Jumatatu hadi Ijumaa ${openingTimes(weekdays, 'hadi')}, Jumamosi ${openingTimes(saturday, 'hadi')}, saa za India; Jumapili hapana. Kama hakuna muda unaokufaa, iulize timu kwa WhatsApp ${contact.whatsappDisplay}.`,
  tanzaniaTime: `Tanzania iko nyuma ya India kwa saa mbili na nusu: saa tatu asubuhi yetu ni saa kumi na mbili na nusu asubuhi Dar es Salaam. Kwa saa za huko tuko wazi Jumatatu hadi Ijumaa ${openingTimes(inTanzania(weekdays), 'hadi')} na Jumamosi ${openingTimes(inTanzania(saturday), 'hadi')}. Kwenye fomu ya miadi unachagua saa za India, na mwaliko unakuja kwa barua pepe.`,
  voiceDemoRings:
    'Kwenye onyesho la sauti simu yako inaita na unaongea mwenyewe na wakala wako. Kwa hilo, tutumie mapema saa zako za kazi na maswali matatu ya kawaida.',
  bringToDemo:
    'Njoo na orodha ya simu, mazungumzo au majedwali ya wiki moja, na utueleze siku yako inavyokwenda. Tutakuambia sehemu zipi wakala anaweza kuzichukua. Onyesho ni bure.',
  supportPerson: `Anayekujibu ni mtu anayejua mfumo wako, ndani ya saa ${terms.replyHours}. Kwa wakala wa sauti ni yule yule aliyeandika maneno yake, kwa WhatsApp, saa za kazi.`,
  oneTeamOneBill:
    'Timu moja, ankara moja, kundi moja la WhatsApp: namba, maneno ya wakala, mafunzo, majaribio, hosting na ripoti ya kila mwezi vyote vinatoka kwetu.',
  honestAdvice:
    'Kama jibu la kweli ni kwamba hakuna cha kuachia mashine, utaambiwa hivyo kwenye simu ya bure. Tunasema nini kinaweza kujiendesha na nini ni bora kibaki kwa watu.',
  smallBusinessFit:
    'Tunatengeneza kwa ajili ya biashara ndogo: pale ambapo mmiliki ndiye meneja, ndiye keshia, na ndiye mtu wa zamu ya usiku. Ni nadra mtu kuhitaji zaidi ya huduma mbili kati ya tunazotoa.',
  smallTowns:
    'Nchini India tunafanya kazi kuanzia vitongoji vya majiji hadi miji ambayo soko hufungwa mchana; nchini Tanzania tunafanya kazi Dar es Salaam, Arusha na Zanzibar. Onyesho ni kwa video.',
  tanzaniaWhere: `Tanzania tunafanya kazi na hoteli na nyumba za wageni, kampuni za utalii, shule binafsi na maduka ya Dar es Salaam, Arusha na Zanzibar. Ofisi yenyewe iko ${company.city}, na timu ni moja kwa nchi zote mbili. Mifano: duka la nguo la mtandaoni la Dar es Salaam (mfano mmoja), Stone Town Stays na Duka Ledger (kazi zetu).`,
  weakNetwork:
    'Imetengenezwa kwa mtandao wa kusuasua: ujumbe mfupi, picha ndogo na hakuna cha kusakinisha. Tunajaribia kwenye Android ya bei ya kati kwa data ya polepole.',
  cannotRead:
    'Hakuna anayelazimika kusoma wala kuandika: wakala wa sauti huongea na watu kwa simu, kwa Kihindi, Kiingereza au Kiswahili, na hawahitaji programu yoyote. Kwenye WhatsApp, Voice Assistant hujibu ujumbe wa sauti kwa ujumbe wa sauti.',
  quickestContact: `WhatsApp (${contact.whatsappDisplay}) ndiyo ya haraka zaidi kwa swali moja, na ujumbe wa sauti unakaribishwa kwa Kihindi, Kiingereza au Kiswahili. Ukitaka kueleza zaidi tumia fomu ya ujumbe; sentensi mbili au tatu zinatosha.`,
  whoResponsible:
    'Wewe unabaki kuwajibika kwa kile biashara yako inachowaahidi wateja; masharti yetu yanasema hivyo. AI inaweza kukosea, kwa hiyo tunaijaribu pamoja nawe kabla haijaanza kazi.',
  noInventedFee: 'Wakala asiye na uhakika husema hivyo na kuwaita wafanyakazi wako. Habuni ada yoyote.',
  politeScript:
    'Huongea kwa sauti tulivu, kwa maneno yaliyoandikwa pamoja nawe na kusomwa kwa sauti. Kabla ya kuanza kazi wafanyakazi wako humjaribu nasi tunamrekebisha.',
  staffJobs:
    'Inachukua maswali yanayojirudia, ili wafanyakazi wako wawe na nafasi kwa walio mbele yao. Kwenye mfano wetu wa kliniki, mhudumu wa mapokezi huwahudumia waliofika mezani na kupokea simu chache zinazomhitaji.',
  insteadOfHiring:
    'Hushughulikia usiku na nyakati za pilikapilika: kwenye mfano wetu wa duka hakuna aliyeajiriwa kuandika majibu oda za Idi zilipoingia, na wenye hasira au dharura bado hukabidhiwa kwa mtu. Ada ya usanidi na ya mwezi imeandikwa wazi, unaweza kuilinganisha na mshahara.',
  trainingLength:
    'Wafanyakazi wako wanafundishwa kwa Kiswahili, Kiingereza au Kihindi, na kipindi kinarekodiwa; hakuna ada ya ziada iliyoandikwa kwa hilo. Kwa wakala wa sauti au programu ya wavuti ni saa moja.',
  stepsToLaunch: `Kwanza simu ya dakika ${terms.demoMinutes}; kisha tunaandika maneno, tunaunganisha namba na kalenda, na wakala anafanya mazoezi. Wafanyakazi wako wanamjaribu, tunamrekebisha, ndipo anaanza kazi, na msaada wa mwezi wa kwanza ni bure.`,
  testBeforeLive:
    'Wafanyakazi wako wenyewe wanaijaribu kabla ya mteja yeyote. Wanachokigundua kinarekebishwa kabla haijaanza kazi.',
  keepsYourTools:
    'Kinachofanya kazi tunakiacha kilivyo: inafanya kazi na ulichonacho, namba yako, majedwali yako na programu yako ya ankara.',
  photoEnough:
    'Picha ya ubao wa matangazo, au ya ukurasa wa daftari unaojaza kwa mkono, inatosha kuanza. Ukiweza kutuma picha kwa WhatsApp, unaweza kufanya kazi nasi.',
  smallTeam: `Sisi ni timu ndogo ya ${company.city} inayofanya kazi kwa India na Tanzania; idadi kamili ya watu haipo kwenye kurasa zetu. Anayekujibu anajua mfumo wako.`,
  socialMedia:
    'Tupo LinkedIn, Instagram, YouTube na X; viungo viko kwenye ukurasa wa mawasiliano chini ya “Tufuate”.',
  accessibleSite: `Tovuti imejengwa kwa mwongozo wa WCAG, kiwango AA; hilo ni neno letu, si cheti. Menyu, mazungumzo na fomu ya miadi vinafanya kazi kwa kibodi peke yake; bado haijajaribiwa na watu wanaotumia visoma skrini kila siku. Ukikwama andika kwa ${contact.email}: tunajibu ndani ya saa ${terms.replyHours} na kukupa ulichotaka kwa njia nyingine.`,
  riskOfTrying: `Wasiwasi huo ni wa haki, kwa hiyo anza kwa hatua ndogo. Onyesho ni bure, na kama hakuna chetu kinachokufaa, tunakuambia wazi. Chatbot unaweza kuijaribu bure kwa siku ${terms.trial.days}, mwezi wa kwanza wa msaada ni bure, na mpango wa mwezi husitishwa kwa taarifa ya siku ${terms.noticeDays}. Ada ya usanidi hurudishwa tu ikiombwa ndani ya siku ${terms.refund.days} na kabla haijaanza kazi.`,
  ourMistake: `Mwezi wa kwanza marekebisho na mabadiliko madogo ni bure. Baada ya hapo badiliko dogo, kama jedwali jipya la ada, ni ${price('faq.small-change')}; kama kurekebisha kosa letu wenyewe nako kunalipiwa, kurasa zetu hazisemi. Kabla hujakubali kulipa, iambie timu kilichokosewa: ${contact.email} au WhatsApp ${contact.whatsappDisplay}.`,
  yearPrepaid: `Ukilipa mwaka mzima ukaacha katikati, miezi iliyobaki inakuwaje haijaandikwa kwenye kurasa zetu, kwa hiyo siwezi kuahidi wala kukataa. Sera ya kurudishiwa pesa inahusu ada ya usanidi tu, na huduma iliyokwisha kutolewa hairudishiwi pesa. Uliza timu ukitaja jina na tarehe ya malipo: ${contact.email}.`,
  clientCount: `Idadi ya wateja wetu haipo kwenye kurasa zetu, kwa hiyo sitataja namba${offers.launch.holds ? '; wateja waliotajwa kwenye ofa ya uzinduzi ni kikomo cha ofa, si hesabu' : ''}. Tulianza ${company.founded}. Uliza timu: ${contact.email} au WhatsApp ${contact.whatsappDisplay}. Unaweza kufungua miradi kumi kwenye ukurasa wa kazi zetu.`,
  chatPrivate:
    'Unachoandika hapa hubaki kwenye kichupo cha kivinjari chako na hupotea ukikifunga. Ili kujibu, seva yetu huona kila ujumbe na michache iliyotangulia, na modeli ya lugha ya mazungumzo haya huupokea. Mazungumzo hayahifadhiwi mpaka ubonyeze kitufe cha kuyatuma kwa timu.',
  comeToYou: `Maonyesho na vikao ni kwa video, na ofisi iko ${company.city}. Kuja kwako kumeandikwa kwa kazi zinazojiendesha tu: saa moja na mtu anayefanya kazi hiyo, hapo kwako au kwa video. Kwa mengine uliza timu: WhatsApp ${contact.whatsappDisplay}.`,
  ifWeClose:
    'Siku tukifunga itakuwaje, haijaandikwa kwenye kurasa zetu: uliza timu na uiombe iandike kwenye makadirio yako ya bei. Kilichoandikwa: tunachokutengenezea ni chako, namba, taarifa na maudhui yako unaondoka navyo, na msimbo na akaunti za programu ya wavuti viko kwa jina lako, taarifa unazipakua kwa Excel siku yoyote.',
  photoToReel: `Kwenye kurasa zetu hakuna huduma wala mpango wa kukutengenezea reels au video. Kwenye maabara yetu kuna Photo to Reel, bure kujaribu: picha moja ya bidhaa na bei vinakuwa reel ya sekunde ishirini, yenye maandishi na sauti. Zana ya video inatengenezwa. Kwa zaidi uliza timu: WhatsApp ${contact.whatsappDisplay}.`,
  numberForCalls: `${isSet(contact.whatsappDisplay) ? `${contact.whatsappDisplay} imeandikwa kuwa namba yetu ya WhatsApp; namba` : 'Namba'} ya simu ya kawaida haipo kwenye kurasa zetu. Ukitaka kuongea, weka miadi ya onyesho la bure, au tuma namba yako na muda unaofaa kwa timu: wanajibu ndani ya saa ${terms.replyHours}. Kama hupendi kuandika, tuma ujumbe wa sauti kwa WhatsApp.`,
  missedPayment: `Mwezi ukilipwa kwa kuchelewa au usipolipwa inakuwaje, haijaandikwa kwenye kurasa zetu: uliza timu mapema, ${contact.email}. Kilichoandikwa: ada ya mwezi ndiyo inayomwendesha wakala, taarifa ya maandishi ya siku ${terms.noticeDays} inamaliza mpango, na namba, taarifa na maudhui yako unaondoka navyo.`,
  offersTogether:
    'Tafadhali usizijumlishe: kama ofa mbili zinakufaa, ukurasa wa bei unasema utuulize utapata ipi. Kwa hiyo siahidi jumla ya asilimia; timu ikikubali, itaandikwa kwenye makadirio yako ya bei.',
  offerPlacesLeft: `${placesLeft(offers.launch) ? `Nafasi ${placesLeft(offers.launch)} za ofa ya uzinduzi zimebaki` : 'Nafasi ngapi za ofa zimebaki, kurasa zetu hazisemi, kwa hiyo sitaji idadi wala siwezi kukuwekea nafasi'}. Uliza timu kabla ya kuamua: ${contact.email}. Ofa ni punguzo la ${offers.launch.percentOff}% la ada ya usanidi kwa wateja ${offers.launch.clients} wa kwanza, hupunguzwa kwenye makadirio yako ya bei.`,
  supportNotFee:
    'Kilicho bure mwezi wa kwanza ni msaada, kwa kila usanidi. Kwamba ada ya mwezi nayo inasamehewa haijaandikwa kwenye kurasa zetu: uliza timu inaanza kuhesabiwa siku gani.',
  unusedMinutes:
    'Kama dakika au mazungumzo yaliyobaki huhamia mwezi unaofuata, kurasa zetu hazisemi. Usitegemee hilo kabla timu haijathibitisha.',
  afterTrial:
    'Baada ya wiki ya majaribio unaamua wewe. Kukatwa pesa kwenyewe, au kutoa kadi kwa ajili ya majaribio, hakujatajwa kwenye kurasa zetu; ukitaka kwa maandishi, uliza timu.',
  demoCamera:
    'Demo hufanyika kwa video. Kama lazima uwashe kamera, au simu ya kawaida inatosha, kurasa zetu hazisemi: uliza timu kwa WhatsApp, hata kwa ujumbe wa sauti.',
  tryIsScripted:
    'Hapana: unachojaribu kwenye tovuti yetu ni onyesho lililoandikwa, si wakala halisi. Hakuna kinachowekwa, kutumwa wala kuhifadhiwa pale, na simu hizo ni za mfano. Wakala halisi unamsikia kwenye onyesho la bure.',
  resultNotGuaranteed:
    'Hapana: hakuna matokeo, akiba wala mauzo yanayohakikishwa, nami sitaahidi. Kupunguza hatari: jaribu kwenye onyesho la bure, anza na mpango mdogo kabisa, na kama haitakulipa timu itakuambia.',
  leadQuestions:
    'Huuliza maswali yako mwenyewe matano na kuandika majibu. Kwa wateja wa nyumba na viwanja: bajeti, eneo na tarehe ya kutembelea.',
  dataAgreement:
    'Kwa maandishi kuna sera yetu ya faragha, kwenye tovuti. Mkataba wako wa data umeorodheshwa tu kwenye Enterprise ya huduma maalumu; kwa mpango mwingine uliza timu na uandikwe kwenye makadirio yako ya bei.',
  dataProtected:
    'Data husafiri kwa usimbaji wa SSL, na kilichohifadhiwa husomeka tu baada ya mwenye mfumo kuingia; haiuzwi wala haitumiwi kwa mteja mwingine. Kwa dedicated hosting, rekodi hubaki kwenye seva yako mwenyewe. Hakuna mfumo ulio salama kabisa: kikitokea kitu kwa data yako, tunakuambia. Cheti, au kufuata sheria fulani, hakujaandikwa kwenye kurasa zetu.',
  figuresSamples:
    'Mifano hiyo nayo imeandikwa “Mfano”, kwa hiyo chukua takwimu zake kama mfano, si ushahidi wa utakachopata. Kwenye onyesho la bure, leta orodha ya simu zako ujionee.',
  othersData:
    'Hapana. Sitoi taarifa binafsi, namba wala orodha za mtu yeyote, na sina hapa. Biashara zilizo kwenye mifano yetu, Asha Clinic ikiwemo, zimetungwa kwa ajili ya kuonyesha tu.',
  falseReviews:
    'Hapana, sitaandika hilo: masharti yetu yanakataza shuhuda za uongo. Aliye mteja kweli anaweza kutumia fomu kwenye ukurasa wa shuhuda, na tunasoma kila moja kabla haijaonekana.',
  twoChatbotLists:
    'Kuna orodha mbili: bei ya chatbot za tovuti hutegemea idadi ya maswali zinazojibu, na ndogo kabisa ni menyu ya vitufe bila AI; bei ya chatbot za AI hutegemea mazungumzo kwa mwezi, nazo hujibu kutoka kurasa zako mwenyewe. Maswali machache yaleyale: ya kwanza; mengi ya kila aina: ya pili.',
  twoWhatsappLists:
    'Ni orodha mbili: mawakala wa WhatsApp kwenye ukurasa wa bei wana idadi ya mazungumzo, namba, hosting na AI ndani ya ada ya mwezi; WhatsApp Bot kwenye ukurasa wake ni zana yenye majibu yaliyoandaliwa. Tanzania bot ndiyo nafuu, India wakala mdogo kabisa. Tofauti nyingine kurasa zetu hazisemi, kwa hiyo uliza timu kabla ya kuchagua ya bei kubwa.',
  broadcastLimit:
    'Broadcast Tool hutuma ujumbe mmoja kwa kila aliye kwenye orodha yako aliyekubali kuupokea. Kwa mpigo mmoja unafika kwa wangapi, kurasa zetu hazisemi, uliza timu; gharama za ujumbe za WhatsApp wenyewe huja juu yake.',
  customerWallets:
    'Wateja wako wanaweza kulipa kwa M-Pesa na kadi Tanzania, na kwa UPI, kadi na net banking India; pesa huingia moja kwa moja kwenye akaunti yako. Njia nyingine, kama Tigo Pesa, Mixx, Airtel Money, Halopesa, Razorpay au Paytm, hazijatajwa kwenye kurasa zetu, kwa hiyo sitasema ndiyo: uliza timu.',
  forSchools: `Kwa shule na masomo: chatbot ya maswali ya usajili wa wanafunzi (kuanzia ${price('website-chatbots.start')}), otomatiki ya mitihani na matokeo (kuanzia ${price('test-automation.start')}), dashibodi za elimu (kuanzia ${price('business-dashboards.start')}), mawakala wa sauti na WhatsApp, na zana za kulipia kwa mwezi: TutorConnect ${price('products.tutorconnect.monthly')}, EduResultAnalysis ${price('products.eduresultanalysis.monthly')}, Career Coach AI ${price('products.career-coach.monthly')}. UPSC Tool inakuja, na majaribio ya ukurasa wa maabara ni bure.`,
  quickStartOrPlans:
    'Kwa ukweli: kifurushi cha Quick Start ni malipo ya mara moja kwa kazi iliyopangwa, na msaada wa muda maalumu; kina dakika au mazungumzo mangapi, na baada ya hapo kinagharimu nini, kurasa zetu hazisemi. Mipango ya kando inasema yote mawili: ada ya usanidi, ya mwezi na kilichomo kwa mwezi. Ukitaka ankara moja, iulize timu mambo hayo mawili kabla ya kuagiza; ukitaka hesabu ya kila mwezi, chukua mipango ya kando.',
})

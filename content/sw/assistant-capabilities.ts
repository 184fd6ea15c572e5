import type { CapabilityWords } from '#content/assistant-words.ts'

/** What our pages say of what a service can do. */
export const capabilities: CapabilityWords = {
  urgentForwarding:
    'Ndiyo: inapohitajika humuunganisha mpigaji na mtu. Kuelekeza simu za dharura kwenye namba moja kumeorodheshwa kwenye Starter.',
  leadCallback:
    'Ndiyo: humpigia mteja mpya ndani ya dakika chache baada ya fomu kujazwa, huuliza maswali yako matano na kuandika majibu.',
  moveCancelAppointment:
    'Ndiyo: hutoa nafasi zilizo wazi kwenye kalenda yako, huweka miadi, huihamisha na kuifuta. Kuandika kwenye Google Calendar au sheet yako kumeorodheshwa kwenye Professional.',
  orderTracking:
    'Ndiyo: “Mzigo wangu uko wapi?” hujibiwa kutoka kwenye sheet yako ya oda, bila mtu kutafuta. Wakala wa WhatsApp naye hueleza hali ya oda.',
  feedbackCalls:
    'Ndiyo: huuliza maswali matatu baada ya mteja kuhudumiwa au mgeni kuondoka, na majibu ya wasioridhika hukufikia jioni hiyohiyo.',
  chooseVoice:
    'Ndiyo: kila setup ina sauti nne za kuchagua. Kwenye Custom, sauti huchaguliwa au kurekodiwa kwa ajili yako.',
  noisyLines:
    'Tunaijaribu kwenye simu zenye usumbufu: kelele za magari, feni, mtandao dhaifu. Hatuijaribu kwenye chumba kimya.',
  givesUpGracefully:
    'Isipoelewa mara mbili, humpa mpigaji nafasi ya kuongea na mtu au kupigiwa tena. Hakuna anayekwama kwenye menyu.',
  naturalSpeech:
    'Huongea kama mnavyoongea ninyi, pamoja na “sawa sawa”, Hinglish na “ji”. Haibadiliki katikati kuwa Kihindi cha vitabuni.',
  fallsSilent: 'Ndiyo: ukiandika mwenyewe kwenye chat, wakala hunyamaza. Huanza tena ukimwambia.',
  sendsPhotosCatalogue:
    'Ndiyo: picha, saizi, picha za vyumba au prospectus ya PDF hutumwa mteja anapoomba, si kumwagiwa kila mtu.',
  paidConfirmation:
    'Ndiyo: kiungo cha UPI au M-Pesa huwa na kiasi kamili, na oda huwekwa kuwa imelipwa mtoa huduma wako wa malipo anapothibitisha.',
  confirmOrShift:
    'Ndiyo: kikumbusho kina kitufe cha kuthibitisha au kuhamisha. Asiyeweza kuja husema siku moja kabla, na nafasi humwendea anayefuata.',
  chatRecordKept:
    'Ndiyo: chat, oda na namba hukaa kwenye sheet yako mwenyewe, si kwenye simu ya mfanyakazi anayeacha kazi.',
  labReports:
    'Ndiyo: kwa kliniki na maabara hutuma “ripoti yako iko tayari” pamoja na faili, na maelekezo ya kufunga kabla ya kipimo.',
  whatsappApproval:
    'Ndiyo: setup kwenye namba yako imejumuishwa, na idhini ya WhatsApp tunaishughulikia sisi.',
  voiceReply:
    'Ndiyo: Voice Assistant husikiliza ujumbe wa sauti na kujibu kwa sauti, ya kiume au ya kike. Kila ujumbe pia huandikwa kwa ajili ya wafanyakazi wako.',
  broadcastConsent:
    'Broadcast huenda kwa waliokubali kupokea ujumbe wako. Broadcast Tool huomba ridhaa na huheshimu “stop”.',
  broadcastLists:
    'Ndiyo: Broadcast Tool ina orodha kwa darasa, eneo au manunuzi ya mwisho, na humwandikia kila mtu kwa jina saa unayochagua.',
  broadcastCounts: 'Ndiyo: Broadcast Tool huhesabu ujumbe uliotumwa, uliosomwa na uliojibiwa.',
  searchChats:
    'Ndiyo: Web Dashboard huonyesha kila chat, oda na swali lisilojibiwa kwenye ukurasa mmoja. Unatafuta kwa jina, namba au neno na kupakua kwa Excel.',
  toolAlone:
    'WhatsApp Bot na Broadcast Tool hufanya kazi zenyewe. Voice Assistant na Web Dashboard ni nyongeza na huhitaji bot.',
  unknownAnswer:
    'Hutumia kurasa zako, brosha na orodha ya bei tu. Jibu lisipokuwemo, husema hivyo na kuchukua ujumbe.',
  capturesEnquiry: 'Ndiyo: huchukua jina, namba na swali, na kukutumia wakati mgeni bado anasoma tovuti.',
  brandLook: 'Ndiyo: huendana na muonekano wako, kwa rangi zako, nembo yako na salamu yako.',
  missedQuestions:
    'Ndiyo: AI chatbot huorodhesha maswali yote, hata yale ambayo haikuweza kuyajibu. Kwa website chatbots, ripoti ya wiki ya Smart Bot huonyesha yaliyokosa jibu.',
  tapButtons:
    'Ndiyo: wageni hupata vitufe vya kubonyeza na bado wanaweza kuandika. Basic Bot ni menyu ya vitufe; Smart Bot ina vitufe na kuandika kwa uhuru.',
  approveWording:
    'Ndiyo: majibu yaliyopangwa huanza kutumika pale tu unapokuwa umeyasoma. Hakuna anayebuni jibu kuhusu kurudisha pesa au dozi ya dawa.',
  upsetCustomers:
    'Mtu akikasirika au akiomba kuongea na mtu, bot husimama na wafanyakazi wako hupata chat hadi hapo. Kukabidhi kwa wafanyakazi kumeorodheshwa kwenye Smart Bot.',
  noMedicalAdvice:
    'Hapana: haitoi ushauri wa kitabibu wala wa kisheria, na wenye hasira au dharura huwapeleka kwa mtu.',
  discountLimits:
    'Hapana: haitoi punguzo ambalo hukuliruhusu wala haiahidi nafasi. Wewe unaorodhesha mipaka, sisi tunaijaribu.',
  toneManner:
    'Ndiyo: hupewa jina na namna ya kuongea, rasmi kwa hospitali, kirafiki kwa boutique. Unasoma majibu ya mfano na kusema lipi linafanana nanyi.',
  messySheet:
    'Ndiyo: seli zilizounganishwa, tab tatu, safu ya “misc”, tunaisoma ilivyo. Wafanyakazi wako wanaendelea kujaza Excel au Google Sheet ileile.',
  eachSeesPart:
    'Ndiyo: wewe unaona faida, kaunta inaona mauzo ya leo. Kwenye Professional kila login huona sehemu yake tu; kwenye Enterprise ni kwa tawi na jukumu.',
  duplicateNames:
    'Ndiyo: “R. Sharma”, “Sharma ji” na “Ravi Sharma 9th B” huwa mtu mmoja, na jumla huwa sahihi.',
  pdfReport:
    'Ndiyo: PDF ya ukurasa mmoja kwa mshirika, wadhamini au mhasibu wako. Basic ina PDF ya kupakua, Professional ina muhtasari wa Jumatatu kwa PDF.',
  askPlainWords:
    'Ndiyo: kwenye Enterprise unauliza dashboard kwa maneno ya kawaida, kama “mauzo ya jana yalikuwa kiasi gani?”.',
  excelDownload: 'Ndiyo: kwenye kila package unaweza kupakua data yako kwa Excel siku yoyote.',
  dailyBackup: 'Ndiyo: backup ya kila siku imo kwenye kila package ya web app.',
  tokenQueue:
    'Ndiyo: watu huchagua nafasi, hulipa advance na kuona zamu yao; mapokezi huona siku nzima. Malipo mtandaoni yameorodheshwa kuanzia Semi-custom.',
  stockDeduction:
    'Ndiyo: katalogi yenye kikapu, UPI au M-Pesa wakati wa kulipa, na stoku inayopungua inavyotakiwa. Malipo mtandaoni yameorodheshwa kuanzia Semi-custom.',
  admissionForms:
    'Ndiyo: fomu, nyaraka, risiti ya ada na mkondo mahali pamoja, kuanzia maulizo hadi namba ya mwanafunzi.',
  invoiceChasing:
    'Ndiyo: ankara isiyolipwa hufuatiliwa kwa upole siku ya 3, 7 na 14, na haifuatiliwi tena pesa ikishaingia.',
  approvals:
    'Ndiyo: kwa likizo, punguzo au manunuzi, anayeamua hupata ujumbe wa WhatsApp wenye vitufe viwili.',
  pdfPapers: 'Ndiyo: risiti, barua za ajira, vyeti vya uhamisho na nukuu za bei hujazwa na kutumwa kwa PDF.',
  readsBills:
    'Ndiyo: bili za wasambazaji na CV zinaweza kuja kama picha. Takwimu na majina huenda panapostahili; zenye shaka hukusubiri wewe.',
  stepFailure:
    'Hatua ikishindwa unapata tahadhari, na hujaribiwa tena. Saa 1 usiku (7 pm) unapata muhtasari: nini kimefanyika, nini kinasubiri, nini kimeshindwa na kwa nini.',
  makesPapers: 'Ndiyo: mitihani hutungwa kutoka kwenye sura zenu, kwa seti mbili.',
  marksAnswers:
    'Majibu ya kuchagua husahihishwa; ya kuandika huandaliwa kwa ajili ya mwalimu. Jumla, madaraja na nafasi hufuata kanuni zenu.',
  reportCardsWhatsapp:
    'Ndiyo: ripoti ya mwanafunzi hutumwa kwa PDF kwa kila mzazi kwenye WhatsApp. Mkuu wa shule hupata chati kwa mkondo, somo na sura.',
  tutorMatching:
    'Ndiyo: TutorConnect humuunganisha mwanafunzi na mwalimu kwa somo, darasa, eneo, lugha na ada, huonya vipindi viwili vikigongana na hutuma kikumbusho cha ada WhatsApp.',
  resultAnalysis:
    'Ndiyo: EduResultAnalysis husoma Excel ileile wanayojaza walimu wenu, huonyesha sura iliyoshusha mkondo na hulinganisha mihula kwa kila mtoto.',
  careerGuidance:
    'Ndiyo: Career Coach AI ina jaribio la mapendeleo, kozi na mitihani ya kujiunga inayofaa alama na bajeti, CV ya ukurasa mmoja na usaili wa mazoezi kwa sauti.',
  youtubeTitles:
    'Ndiyo: YouTube SEO Tool hutoa vichwa vitano kwa kila video na sababu yake, maneno ya kutafuta kwa Kihindi, Kiingereza na Hinglish, na maelezo kutoka kwenye transcript.',
  upscAnswers:
    'UPSC Tool inakuja hivi karibuni, kuna waitlist: swali moja la Mains kwa siku, lenye alama na maoni pembeni. Piga picha ya jibu lililoandikwa kwa mkono, huhitaji kuandika upya.',
  moneyToYou:
    'Wanacholipa wateja wako kinatoka kwenye kampuni ya malipo moja kwa moja hadi akaunti yako, hakipiti kwetu. Oda huonyeshwa kuwa imelipwa kampuni hiyo ikithibitisha. Kuhusu makato ya kampuni hiyo, waulize wao.',
}

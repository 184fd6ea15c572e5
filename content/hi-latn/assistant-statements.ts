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
    'Zarurat ho to caller ko kisi insaan se jod deta hai. Urgent call ek number par forward karna Starter mein likha hai.',
  leadCallback:
    'Form bharte hi kuch minute mein naye lead ko call karta hai, aapke paanch sawaal poochta hai aur jawab note kar leta hai.',
  moveCancelAppointment:
    'Aapke calendar se khali slot batata hai, appointment book karta hai, badalta hai aur cancel bhi. Google Calendar ya sheet mein booking Professional mein likhi hai.',
  orderTracking:
    '“Mera parcel kahan hai?” ka jawab aapki order sheet se milta hai, kisi ko dhoondhna nahi padta. WhatsApp agent bhi order status batata hai.',
  feedbackCalls:
    'Visit ya stay ke baad teen sawaal poochta hai, aur jo khush nahi the unke jawab usi shaam aap tak pahunchte hain.',
  chooseVoice:
    'Har setup mein chaar awaazon mein se chun sakte hain. Custom mein aapke liye alag awaaz chuni ya record ki jaati hai.',
  noisyLines:
    'Hum ise kharab line par hi test karte hain: traffic, pankhe ki awaaz, kamzor signal. Shaant kamre mein nahi.',
  givesUpGracefully:
    'Do baar baat samajh na aaye to kisi insaan se baat ya call-back ka option deta hai. Koi menu mein phansa nahi rehta.',
  naturalSpeech:
    'Yeh Hindi, English aur Swahili aapki tarah hi bolta hai, Hinglish, “ji” aur “sawa sawa” ke saath; kitni bhashayein, yeh plan par hai. Beech mein kitaabi Hindi par nahi chala jaata.',
  fallsSilent:
    'Aap khud chat mein likhenge to agent chup ho jaata hai. Aap kahenge tab phir shuru karta hai.',
  sendsPhotosCatalogue:
    'Photo, size, room ki tasveerein ya prospectus ka PDF maangne par bhejta hai, sabko ek saath nahi thopta.',
  paidConfirmation:
    'UPI ya M-Pesa link mein sahi rakam hoti hai, aur aapke payment provider ke confirm karne par order paid mark hota hai.',
  confirmOrShift:
    'Reminder mein confirm ya shift karne ka button hota hai. Jo nahi aa sakta woh ek din pehle bata deta hai, aur slot agle ko mil jaata hai.',
  chatRecordKept:
    'Chat, order aur number aapki apni sheet mein rehte hain, kaam chhodne wale ke phone mein nahi. Service band karein to aapka number, data aur content aapke saath jaata hai.',
  labReports:
    'Clinic aur lab ke liye “aapki report taiyaar hai” file ke saath bhejta hai, aur test se pehle fasting ki hidayat bhi.',
  whatsappApproval:
    'Aapke number par setup shaamil hai, aur WhatsApp ka approval hum karwate hain. Taiyar rakhiye: GST, TIN ya koi aur registration paper, business ka ek number, rate list, timing aur rules, aur chat sambhalne wale vyakti ka naam.',
  voiceReply:
    'Voice Assistant do minute tak ka voice note sunta hai aur voice note mein hi jawab deta hai; yeh add-on hai aur iske liye WhatsApp Bot chahiye. WhatsApp agents mein voice note India mein Smart AI aur Tanzania mein Pro Bot samajhta hai, chhote plan nahin.',
  broadcastConsent:
    'Broadcast sirf unhi ko ja sakta hai jinhone haan kaha hai: Broadcast Tool ijaazat maangta hai aur “stop” likhne wale ko aage nahi bhejta. Baaki logon ko, jaise khareedi hui list ko, bhejna hamari terms ke khilaaf hai, tab hum service rok sakte hain.',
  broadcastLists:
    'Broadcast Tool mein class, area ya pichhli khareed ke hisaab se list hoti hai, aur naam ke saath aapke chune samay par message jaata hai.',
  broadcastCounts:
    'Broadcast Tool ginta hai ki kitne message gaye, kitne padhe gaye aur kitnon ne jawab diya.',
  searchChats:
    'Web Dashboard mein har chat, order aur bina jawab wala sawaal ek page par hai. Naam, number ya shabd se dhoondhiye aur Excel mein download kijiye.',
  toolAlone:
    'WhatsApp Bot aur Broadcast Tool akele chalte hain. Voice Assistant aur Web Dashboard add-on hain, unke liye bot zaruri hai.',
  unknownAnswer:
    'Yeh sirf aapke pages, brochure aur price list se bolta hai. Jawab usmein na ho to saaf bata deta hai aur message le leta hai.',
  capturesEnquiry:
    'Naam, number aur sawaal le leta hai, aur visitor page padh hi raha hota hai ki aap tak bhej deta hai.',
  brandLook: 'Yeh aapke design mein fit hota hai, aapke rang, aapka logo aur aapka greeting.',
  missedQuestions:
    'AI chatbot har sawaal ki list deta hai, jinka jawab nahi de paya woh bhi. Website chatbots mein Smart Bot ki weekly report chhoote sawaal dikhati hai.',
  tapButtons:
    'Visitor ko dabane ke liye button milte hain aur type bhi kar sakte hain. Basic Bot button menu hai; Smart Bot mein button aur free typing dono.',
  approveWording:
    'Fixed jawab aapke padhne ke baad hi live hote hain. Refund ya dawa ki dose par koi apne mann se nahi bolta.',
  upsetCustomers:
    'Koi naraaz ho ya kisi insaan se baat karna chahe to bot ruk jaata hai aur staff ko ab tak ki chat mil jaati hai. Staff ko chat dena Smart Bot mein likha hai.',
  noMedicalAdvice:
    'Yeh medical ya kanooni salaah nahi deta, aur koi naraaz ho ya kaam urgent ho to kisi insaan se jod deta hai.',
  discountLimits:
    'Jo discount aapne allow nahi kiya woh nahi deta, aur seat ka vaada bhi nahi karta. Limit aap batate hain, hum test karte hain.',
  toneManner:
    'Ise naam aur andaaz milta hai, hospital ke liye formal “aap”, boutique ke liye dostana. Sample jawab padhkar aap batate hain kaun sa aap jaisa hai.',
  messySheet:
    'Merged cells, teen tab, “misc” naam ka column, hum jaisi hai waisi padh lete hain. Staff wahi Excel ya Google Sheet bharta rehta hai.',
  eachSeesPart:
    'Aap margin dekhte hain, counter aaj ki sale. Professional mein har login sirf apna hissa dekhta hai; Enterprise mein branch aur role ke hisaab se.',
  duplicateNames:
    '“R. Sharma”, “Sharma ji” aur “Ravi Sharma 9th B” ek hi insaan ban jaate hain, aur total sahi aata hai.',
  pdfReport:
    'Partner, trustees ya CA ke liye ek page ka PDF. Basic mein PDF download hota hai, Professional mein Monday summary PDF mein.',
  askPlainWords:
    'Enterprise mein aap dashboard se seedhe shabdon mein pooch sakte hain, jaise “kal ki sale kitni thi?”.',
  excelDownload:
    'Har package mein aap apna data kisi bhi din Excel mein download kar sakte hain. Code aur accounts aapke naam par hote hain.',
  dailyBackup: 'Web app ke har package mein roz ka backup shaamil hai.',
  tokenQueue:
    'Log slot chunte hain, advance dete hain aur apni baari dekhte hain; reception ko poore din ki list dikhti hai. Online payment Semi-custom aur usse bade package mein likha hai.',
  stockDeduction:
    'Cart ke saath catalogue, checkout par UPI ya M-Pesa, aur stock sahi samay par ghatta hai. Online payment Semi-custom aur usse bade package mein likha hai.',
  admissionForms: 'Form, documents, fee receipt aur section sab ek jagah, enquiry se roll number tak.',
  invoiceChasing:
    'Jis invoice ka payment nahi aaya, uska polite reminder teesre, saatve aur chaudahve din jaata hai, aur paisa aane ke baad phir kabhi nahi.',
  approvals:
    'Chhutti, discount ya kharid ke liye faisla karne wale ko WhatsApp par do button wala message jaata hai.',
  pdfPapers:
    'Receipt, offer letter, transfer certificate aur quotation bharkar PDF mein bhej diye jaate hain.',
  readsBills:
    'Supplier ke bill aur CV photo mein aa sakte hain. Figure aur naam sahi jagah chale jaate hain; jahan shak ho woh aapke liye ruk jaate hain.',
  stepFailure:
    'Koi step fail ho to aapko alert milta hai aur dobara koshish hoti hai. Shaam 7 baje chhota note: kya chala, kya ruka hai, kya fail hua aur kyun.',
  makesPapers:
    'Question paper aapke chapters se bante hain, do set mein. Marks, grade aur rank aapke rules se nikalte hain, aur report card PDF mein har parent ko WhatsApp par jaata hai.',
  marksAnswers:
    'Objective jawab check ho jaate hain; likhe hue jawab teacher ke liye taiyaar kiye jaate hain. Total, grade aur rank aapke niyam se.',
  reportCardsWhatsapp:
    'Question paper aapke chapters se bante hain, total aur grade aapke rules se, aur report card PDF mein har parent ko WhatsApp par jaata hai. Principal ko section, subject aur chapter ka chart milta hai.',
  tutorMatching:
    'TutorConnect tuition bureau, coaching centre aur akele padhane wale tutor ke liye hai: subject, class, area, bhasha aur fee se student aur tutor ko milata hai, ek timetable rakhta hai aur do class takrayen to batata hai, WhatsApp par UPI ya M-Pesa link ke saath fee reminder aur har hafte parents ko chhota note bhejta hai.',
  resultAnalysis:
    'EduResultAnalysis schools ke liye hai: teachers ki wahi Excel marks sheet padhta hai, batata hai kis chapter ne section ko neeche kheencha, har bachche ke is term ki pichhle se tulna karta hai, aur Hindi ya English remarks wale report card banata hai.',
  careerGuidance:
    'Career Coach AI Class 10 se pehli naukri tak ke students aur counsellors ke liye hai: bees minute ka interest test, marks aur budget ke hisaab se course aur entrance exam, ek page ka resume, aur awaaz se practice interview, har jawab ke baad notes ke saath.',
  youtubeTitles:
    'YouTube SEO Tool apne video khud banane wale teachers aur dukandaaron ke liye hai: Hindi, English aur Hinglish search words, har video ke paanch title wajah ke saath, transcript se chapters aur description, aur har hafte un purane videos ki list jinhe naya title chahiye.',
  upscAnswers:
    'UPSC Tool jald aa raha hai, abhi waitlist hai: roz ek Mains sawaal, marks aur margin notes ke saath, haath se likhe jawab ki photo kaafi hai; din ki khabrein syllabus topic ke hisaab se; aur Prelims mock, jo aapki galtiyan dohrate hain.',
  moneyToYou:
    'Aapke customers jo dete hain, woh payment company se seedhe aapke account mein jaata hai, hamare yahan se hokar nahin. Payment company confirm kare to order paid ho jaata hai. Hamara koi hissa ya commission nahin likha hai. Company khud kya kaatti hai aur paisa kitne din mein aata hai, yeh unse poochiye. India mein UPI, card aur net banking, Tanzania mein M-Pesa aur card.',
  languagesPerPlan:
    'Voice page par Starter ek bhasha bolta hai, Professional do bhashayein, aur call ke beech mein badal bhi leta hai, Custom Hindi, English aur Swahili teeno. India ke monthly plans mein Starter Hindi ya English bolta hai, Pro dono, aur Premium ek bhasha aur. Tanzania ke monthly plans mein Swahili aur English pehle plan se hi hain.',
  outgoingCalls:
    'Outgoing calls voice page par Professional se listed hain (reminder calls) aur pricing page par Pro se. Pricing page ka Starter sirf incoming calls uthata hai.',
  callSummaryWhere:
    'Har call ka likhit saar aapko milta hai: Starter mein e-mail par, Professional aur Pro mein WhatsApp par.',
  twoVoicePriceLists:
    'Voice agent ke liye paise dene ke do tareeke hain. Voice page par setup ka daam kam hai aur hosting alag se lagti hai; pricing page par hosting aur talk time ek hi monthly fee mein shamil hain.',
  callChargesAtCost:
    'Voice page ki hosting ke saath call charges lagat par hi liye jaate hain. Pricing page ke monthly plans mein talk time likhe hue minutes tak shamil hai.',
  newNumberIncluded: 'Naya number, ya aapke maujooda number se forwarding, har setup mein shamil hai.',
  severalBranches:
    'Kai number aur branches Custom mein hain, branch ke hisaab se report ke saath. Monthly Premium plan bhi ek se zyada number ya branch leta hai, pricing page par likhi limit tak.',
  demoRingsYou:
    'Demo mein aapka apna phone bajta hai aur aap agent se baat karte hain. Iske liye pehle apni timings aur teen aam sawal bhej dijiye.',
  hearSampleCall:
    'Bina kisi meeting ke: “Try a call” page (/try/call, voice agents page se bhi khulta hai) par clinic, school aur guest house ki nau sample calls hain, Hindi, English aur Swahili mein. Suniye ya padhiye, ya khud caller bankar dekhiye; padhne mein net kam lagta hai.',
  reminderCalls:
    'Yeh logon ko kal ki visit, Friday ki fees ya Sunday ke site tour ke liye phone karta hai, unki haan leta hai aur note kar leta hai. Bahar jaane wali reminder calls Professional mein hain.',
  consentToCall:
    'Bahar jaane wali calls mein yeh visit, fees ya baaki advance ke liye phone karta hai. Iske liye un logon ki sehmati chahiye jinko phone jaayega; spam ya pareshan karna hamari terms ke khilaf hai, aisa hua to hum service rok sakte hain.',
  sundaysHolidays:
    'Agent din-raat kaam karta hai, Sunday aur chhutti par bhi: hamari case study ke clinic mein dinner ke time, Sunday ko aur Holi par bhi call ka wahi jawab milta hai.',
  dedicatedServer: `Dedicated hosting aapka apna server hai, aapke naam par, ${price('ai-voice-agents.page.hosting.dedicated.monthly')} mahina. Recordings phir sirf aapke server par rehti hain, aur kai branches ke liye yeh theek hai.`,
  sharedHosting: `Shared hosting hum chalate hain, ${price('ai-voice-agents.page.hosting.shared.monthly')} mahina, aur usi din lag jaati hai. Ek number aur aam din ke liye kaafi hai; fee is par depend karti hai ki ek saath kitni calls chal sakti hain. Recording sirf aapke server par rahe, yeh sirf dedicated hosting mein likha hai.`,
  emergencyWords:
    'Jo bhi urgent lage woh seedha insaan ke paas jaata hai: hamari case study ke clinic mein seene ka dard ya bachche ko tez bukhar ho to desk par turant ghanti bajti hai. Agent khud koi medical salah nahi deta.',
  noDoubleBooking:
    'Yeh ek hi live calendar padhta hai, isliye do logon ko kabhi ek hi slot ya kamra nahi milta. Kisi travel site par bhi bechte hon to agent ko wahi calendar padhna hoga; aapka jud sakta hai ya nahin, team se poochiye.',
  bookingRules:
    'Booking ke niyam aap dete hain: slots, beech ka gap aur chhuttiyan. Hamari case study ke clinic mein agent dono doctors ki timings aur chhutti ke din jaanta hai.',
  whatsappConfirmation:
    'Hamari case study ke clinic mein agent call par khaali slot dhoondhta hai aur phir caller ko WhatsApp par time aur token bhej deta hai.',
  eveningReport:
    'Hamari case study ke clinic mein har shaam ek message aata hai: kisne call kiya, kaun aa raha hai aur kisko call back chahiye. Dono doctors agle din ki list raat nau baje dekh lete hain.',
  picksUpTwoRings:
    'Yeh do ghanti ke baad phone uthata hai, Hindi, English ya Swahili mein shaant awaaz ke saath.',
  callFlowMeaning:
    'Call flow matlab ek kaam, “namaste” se lekar aapki sheet ke note tak: reception, appointment, enquiry call-back, reminder, order status ya feedback. Starter ek kaam karta hai, Professional reception, appointment aur reminder jodta hai, Custom mein jitne chahiye utne.',
  scriptWithYou:
    'Script aapke saath milkar likhi jaati hai aur padhkar sunayi jaati hai; yeh har setup mein shamil hai. Phir agent asli sawalon par practice karta hai.',
  starterNeeds:
    'Starter voice plan ke liye aapse teen cheezein chahiye: caller jo sawal poochte hain, ek number jisse forward ho, aur teen din tak roz ek test call.',
  firstMonthCorrections:
    'Pehle mahine hum calls sunte hain aur agent ko bina kisi charge ke sudhaarte hain. Jo galat hua use theek karte hain aur batate hain kya badla.',
  builderSupport: `Voice agent ka support wahi vyakti deta hai jisne aapki script likhi, WhatsApp par, office hours mein (India time): Monday se Friday ${openingTimes(weekdays, 'se')}, Saturday ${openingTimes(saturday, 'se')}.`,
  hospitalHotelSoftware:
    'Aapke CRM, hospital ya hotel software se jodna Custom mein hai; uske liye un systems ka access chahiye. Monthly Premium plan India mein aapke CRM ya clinic software se aur Tanzania mein booking software se judta hai.',
  extraLanguage:
    'Monthly Premium voice plan mein ek aur bhasha hai: India mein Hindi, English aur ek aur; Tanzania mein Swahili, English aur mehmaanon ke liye ek aur. Woh kaunsi ho sakti hai, hamare pages par nahi likha: team se poochiye.',
  waMessageCharges:
    'WhatsApp khud messages ka jo charge leta hai, woh at cost, yaani utna hi, aapko lagta hai aur aapke bill mein likha hota hai. Yeh setup aur monthly fee ke upar hota hai.',
  waPapers:
    'WhatsApp business ka registration paper maangta hai: GST, TIN ya koi aur. GST na ho to kaun sa doosra kaagaz chalega, yeh nahin likha: team se poochiye. Saath mein taiyar rakhiye: business ka ek number, rate list, timing aur rules, aur chat sambhalne wale vyakti ka naam. WhatsApp agent mein approval hum karwate hain.',
  waOneChatCount:
    'Ek chat matlab ek customer ki ek din ki baatcheet, chahe usme kitne bhi message hon. Yaani plan mein conversations gini jaati hain, ek-ek message nahi.',
  waSpamLists:
    'Message sirf unhi ko ja sakte hain jinhone haan kaha ho; yeh hamari terms mein likha hai. Agar hamari banayi cheez se spam kiya gaya to hum service rok sakte hain.',
  waReadsPhotos:
    'Customer jo photo ya voice note bhejte hain, use sabse bada WhatsApp agent plan samajhta hai: India mein Smart AI, Tanzania mein Pro Bot. Chhote plans mein yeh listed nahi hai.',
  waVoiceNoteLength:
    'Voice Assistant do minute tak ke voice note samajhta hai. Usse lambe ke liye hamare page par koi vaada nahi hai.',
  waStaffLogins:
    'Web Dashboard mein staff logins milte hain, to ek hi number ki chats kai log ek page par dekh sakte hain. Manager ko wahin dikhta hai kaun si chat insaan ka intezaar kar rahi hai.',
  waInstagramFacebook:
    'Instagram par jawab Custom AI Agent ke Pro plan mein milta hai, aur Facebook Messenger par Premium plan mein, WhatsApp aur website ke saath. WhatsApp agent khud WhatsApp ke liye hai.',
  waSaveNothingNew:
    'Aapke customers ko kuch naya save nahi karna padta: aam taur par aapka wahi number rehta hai jo board, letterhead aur sabke contacts mein hai. WhatsApp ke liye woh WhatsApp ke business platform par chala jaata hai aur aapke phone ke app mein nahin chalta; app rakhna ho to hum doosra number lagate hain.',
  waMenuOrAi:
    'Sabse chhota plan (India mein Starter, Tanzania mein Basic Bot) tayyar jawabon ka menu hai. Aapke documents se sikhaya hua AI India mein Smart AI aur Tanzania mein Pro Bot mein hai.',
  waLanguagesByPlan:
    'India mein Starter Hindi ya English mein likhta hai, aur Pro dono mein, mila ke bhi. Tanzania mein Swahili aur English Basic Bot se hi milti hain.',
  waBundleMonthlyMore:
    'Bundle ka setup chaaron tools alag-alag lene se sasta hai; monthly fee thodi zyada hai, kyunki usme har mahine ek review call aur naye jawab bhi shaamil hain.',
  waBundleNewAnswers:
    'Complete SME Bundle mein har mahine ek tay limit tak naye ya badle hue jawab monthly fee mein hi hain, saath mein har mahine review call. Bill ek, call karne ko ek hi insaan, aur hamari team aapko pehle reply karti hai.',
  waHostingInMonthly:
    'Pricing page ke voice aur WhatsApp agents ki monthly fee mein number, hosting aur AI sab shaamil hain, wahan likhe minutes ya chats ke saath. Tanzania mein woh local number hota hai.',
  waOneConnection:
    'WhatsApp agent ki starting price mein ek connection shaamil hai: Google Sheet, calendar ya payment link.',
  waTestStaff:
    'Launch se pehle agent ko aapke apne staff ke saath test kiya jaata hai, aur yeh included hai. Customers uske baad hi usse baat karte hain.',
  waFirstReply:
    'Agent ka pehla reply seconds mein aata hai, Sunday ko bhi aur jab aap shaadi mein hon tab bhi. Koi blue tick par nahi latakta.',
  waBooksSlots:
    'WhatsApp agent khaali slot, seat ya room dhoondta hai, confirm karta hai aur aapki sheet ya calendar mein likh deta hai. Google Sheet mein booking aur order India mein Pro aur Tanzania mein Smart Bot mein listed hain.',
  waNothingToInstall:
    'WhatsApp agent ke liye kuch install nahi karna hota. Aapke customers ke paas WhatsApp hai, staff ke paas bhi; bas itna hi chahiye.',
  waSchoolMessages:
    'School aur coaching ke liye WhatsApp agent admission ke sawal aur bus timing sambhalta hai, aur har parent ko fee reminder aur test result bhejta hai.',
  waHotelQuestions:
    'Hotel aur guesthouse ke liye WhatsApp agent room rate shilling ya dollar mein batata hai, aur ferry pick-up, late check-in aur nashte ke time ka jawab deta hai.',
  waShopQuestions:
    'Dukan aur online store ke liye WhatsApp agent stock, size, order status aur return ke sawalon ka jawab deta hai.',
  waRulesChange:
    'Jab WhatsApp apne rules badalta hai, hum aapko batate hain ki aapke setup ke liye iska kya matlab hai. WhatsApp ki apni terms aur charges aap par bhi lagte hain.',
  waOutage:
    'Jab WhatsApp khud band ho, to woh hamare haath mein nahi hai: hamara kaam us par chalta hai, aur terms ke hisaab se WhatsApp ya doosri companies ki kharabi ki zimmedari hamari nahi hai.',
  waTakeoverPerson:
    'Chat kaun sambhalega, us insaan ka naam aap batate hain; shuruaat mein woh naam taiyaar rakhein. WhatsApp Bot zaroorat par aapko bulata hai, aur aap koi bhi chat apne haath mein le sakte hain.',
  waDailySummary:
    'Web Dashboard har din e-mail par summary bhejta hai, aur aaj ke order ghar se dekhe ja sakte hain. Yeh WhatsApp Bot ka add-on hai.',
  waWebsiteAndWhatsapp: `Website aur WhatsApp dono saath Quick Start ke Advanced AI Chatbot package mein hain, ${price('quick-start.advanced-chatbot')} ek baar, aapke documents se sikhaya hua aur do bhashaon mein. Custom AI Agent mein bhi dono hain, uske Basic plan se.`,
  waOneNumber:
    'WhatsApp agent ki starting price ek number aur ek bhasha ke liye hai. Zyada numbers ka daam hamare pages par nahi hai; team quote mein batati hai.',
  siteBuilders:
    'Bas ek line ka code lagta hai: WordPress, Wix, Shopify ya koi seedhi-saadi site, sab par lag jaata hai. Aap chahein to hum hi laga denge. Iske liye website ka login chahiye; kho gaya ho to team se poochiye.',
  leadsWhere:
    'AI chatbot mein enquiry Starter mein e-mail par aati hai, Pro mein e-mail aur WhatsApp par, aur Premium mein aapki sheet ya CRM mein. Website chatbots mein Basic Bot e-mail par bhejta hai, Smart Bot e-mail, WhatsApp aur Google Sheets mein, aur Enterprise Bot aapke CRM mein.',
  agentLeads:
    'Custom agent ki leads Starter mein e-mail par, Basic mein e-mail aur WhatsApp par, Pro mein Google Sheets mein, aur Premium mein aapke CRM mein aati hain, team mein bantkar. Har lead mein likha hota hai kisne poocha, kya poocha aur kab tak chahiye.',
  chatbotLanguages:
    'AI chatbot mein Starter English ya Hindi mein jawab deta hai, Pro English aur Hindi dono mein, mila-jula bhi, aur Premium English, Hindi aur Swahili mein.',
  websiteBotLanguages:
    'Basic Bot ka menu ek bhasha mein hai, Smart Bot do bhashaon mein chalta hai, aur Enterprise Bot Hindi, English aur Swahili mein.',
  agentLanguages:
    'Custom agent ke Starter mein ek bhasha hai, Basic mein do, aur Pro aur Premium mein teen; in dono mein woh baatcheet ke beech bhi bhasha badal leta hai.',
  agentChannels:
    'Custom agent Starter mein website par, Basic mein WhatsApp par bhi, Pro mein Instagram par bhi, aur Premium mein Facebook Messenger par bhi jawab deta hai. Har jagah jawab ek jaisa hota hai.',
  productsTaught:
    'Custom agent ko Basic mein teen products ya services sikhaye jaate hain, Pro mein das, aur Premium mein bees ya usse zyada, har mahine naye bhi judte hain. Starter sirf aam sawaalon par train hota hai, jaise timing, pata, order kaise karein.',
  trialHow: `Chatbot ka ${terms.trial.days} din ka free trial hai. Apni website ka address bhejiye: call par hum bot ko aapke hi pages se jawab dete dikhate hain, phir trial bhar woh aapki site par rehta hai, aur faisla aapka.`,
  staffTakeover:
    'Chat staff ko saunpna AI chatbot ke Pro mein hai, office hours mein, aur website chatbots mein Smart Bot mein. Smart Bot ke liye humein us vyakti ka naam aur number chahiye jo chat sambhalega.',
  readsPdf:
    'Prospectus, catalogue ya brochure jaise PDF Pro aur Premium mein padhe jaate hain. Starter aapki site ke pages padhta hai.',
  livePriceSheet:
    'AI chatbot ka Premium aapki live Google Sheet se taaza daam padhta hai. Yeh aise hotel, coaching chain ya online store ke liye hai jiske daam har hafte badalte hain.',
  pagesRead:
    'AI chatbot mein Starter aapki site ke bees pages tak padhta hai, Pro pachhattar tak aur Premium do sau tak.',
  aiInWhichBot:
    'Basic Bot mein AI nahi hai: taiyaar jawabon ka menu hai, koi surprise nahi. Smart Bot pehle taiyaar jawab deta hai aur baaki ke liye AI, woh bhi sirf aapke diye documents se; Enterprise Bot mein bhi AI hai.',
  whichBotSize:
    'Gin lijiye ki aapka staff roz kaun-kaun se sawaalon ke jawab deta hai: pachaas se kam hon to Basic Bot; log unhe sau tarah se poochhte hon to Smart Bot; jawab kisi doosre system mein ho to Enterprise Bot. Ya ek busy hafte ka WhatsApp ya inbox bhej dijiye: hum alag-alag sawaal ginkar plan bata denge, muft mein.',
  botBooking:
    'AI chatbot ka Premium visit seedhe Google Calendar mein book karta hai. Website chatbots mein Smart Bot visit aur appointment ki request leta hai, aur Enterprise Bot booking aapke CRM mein daalta hai.',
  liveStock:
    'Enterprise Bot aapke system mein live stock, seats, rooms ya slots visitor ke rukte hue dekh leta hai. Iske liye humein aapke CRM, catalogue ya booking system ka access chahiye.',
  severalSites:
    'Basic Bot ek website ke liye hai; Enterprise Bot teen websites ya branches tak chalta hai. Enterprise Bot mein testing ke liye har branch se ek vyakti chahiye.',
  monthlyCovers:
    'AI chatbot ki monthly fees mein hosting, AI aur dekh-rekh shamil hai. Setup ek baar dena hota hai aur usmein pehle mahine ka support shamil hai.',
  questionReports:
    'AI chatbot mein sawaalon ki list Starter mein mahine mein ek baar aur Pro, Premium mein har hafte aati hai. Basic Bot har mahine chats aur enquiries ki ginti deta hai, Smart Bot weekly report; custom agent Basic mein monthly, Pro aur Premium mein weekly report deta hai.',
  wrongAnswerFix:
    'Jo bhi poocha gaya, sab ek list mein aapko milta hai, aur Premium mein yeh list har hafte hamare sudhaar ke saath aati hai. Starter mein aapka ek vyakti jawabon ko manzoori deta hai, Pro mein ek ghante ki call par jawab saath dekhte hain, Premium mein launch se pehle do ghante ki calls hain.',
  historyExport:
    'Enterprise Bot mein chat history export ho sakti hai aur staff ke liye alag-alag login hain. Saath mein priority support aur har mahine ek review call bhi hai.',
  seasonalLine: `Nayi line humein message kar dijiye aur woh lag jaati hai, jaise March mein admission ki tareekh ya Diwali delivery ka aakhri din. Chhote badlaav pehle mahine muft hain; uske baad ek chhota badlaav ${price('faq.small-change')} ka hai.`,
  staffTripUp:
    'Aapke apne log ek din agent ko fasane ki koshish karte hain, aur jo galti milti hai woh customers ke dekhne se pehle theek ho jaati hai. Yeh custom agent ke har plan mein hai.',
  photosAsMaterial:
    'Catalogue, menu, syllabus ya rate card ki file, link ya photo bhej dijiye; jo type karna ho hum kar lenge. Aapke material par training custom agent ke har plan mein hai.',
  agentWithoutWebsite:
    'Custom agent ke Basic mein website ya WhatsApp Business number, do mein se ek kaafi hai. Starter ke liye website chahiye; Pro ke liye WhatsApp Business number aur Instagram business profile.',
  agentOrdersPayments:
    'Custom agent ka Pro booking ya order ki request leta hai; Premium booking aur order leta hai aur payment link bhi bhejta hai.',
  offerClaim:
    'AI chatbot ka early-signup offer apni pehli call par maangiye, woh aapke pehle invoice mein lag jaayega. Website chatbots ka early-adopter offer teeno mein se kisi bhi bot ki setup fees par lagta hai; monthly fees wahi rehti hai.',
  appMonthlyOptional:
    'Setup packages ki monthly fee support ki hai aur optional hai. Template mein ek, Semi-custom mein teen aur Full MVP mein chhe mahine ka support included hai; uske baad har mahine aap decide karte hain.',
  appDomain: 'Har web app package mein aapka apna domain joda jaata hai aur https se secure kiya jaata hai.',
  appHosting:
    'Pricing page par Single-Process App aur Business App mein hosting, backup aur upkeep likha hai. Template, Semi-custom aur Full MVP ki list mein hosting ka zikr nahi hai, to order se pehle team se pooch lijiye.',
  appCodeInName: 'Aapke web app ka code aur accounts aapke naam par hote hain. Yeh har package mein hai.',
  appOpensInBrowser:
    'Yeh browser mein khulta hai: staff wahin kholta hai aur customer ek link se aate hain. Kisi bhi phone par khulta hai aur home screen par app jaisa rakha ja sakta hai. Store wala app sach mein zaroori ho to hum waisa kehte hain aur uska quote dete hain.',
  appStaffSeparate:
    'Har web app package mein staff ka login customers se alag hota hai. Roles wale staff logins Semi-custom mein hain, branch ke hisaab se roles Full MVP mein.',
  appScreenLanguage:
    'Aapke web app ki screen Hindi, English ya Swahili mein ho sakti hai. Yeh har package mein hai.',
  appTrainingHour:
    'Har web app package mein aapke staff ki ek ghante ki training hai, aur woh record ki jaati hai.',
  appRegisterPhoto: `Shuru karne ke liye haath se bhare register ke ek page ki photo kaafi hai; use WhatsApp ${contact.whatsappDisplay} par bhej dijiye. Hum batate hain kaunsa package lagega aur kitne din.`,
  appCorrections:
    'Template mein corrections ka ek round hai, Semi-custom mein do. Full MVP ke liye page par koi ginti nahi likhi hai.',
  appDesign:
    'Template ek taiyaar app hai, aapke rang aur content ke saath; Semi-custom ek proven base hai jo aapke kaam ke hisaab se badla jaata hai. Blank page se apna design Full MVP mein milta hai.',
  appTemplatePayment:
    'Online payment Semi-custom se shuru hota hai, aur Full MVP mein bhi hai. Template ki list mein ek form ya booking flow hai, payment nahi.',
  appPaymentAccount:
    'App mein payment lene ke liye Semi-custom mein aapka payment provider ke paas account chahiye, ya use kholne ke kaagaz.',
  appYourTime:
    'Yeh app ke size par depend karta hai. Full MVP mein decide karne wala ek vyakti chahiye jo hafte mein do baar free ho, aur test ke liye paanch asli users; Business App mein banate samay hafte ke do ghante aur har department se ek contact.',
  appAiInside:
    'Ek AI feature Full MVP mein hai aur Business App mein bhi, jahan woh search, drafts ya document reading hai. Multi-Branch Platform mein app ke andar AI agents hain.',
  branchesOwnData:
    'Multi-Branch Platform mein har branch ka data apna hota hai aur head office sab dekhta hai. Logins unlimited hain, branch ke hisaab se roles ke saath.',
  appSystemsJoined:
    'Business App mein do bahar ke systems connect hote hain, aur Multi-Branch Platform mein jitne aap use karte hain utne. Uske liye aapke maujooda systems ka access chahiye.',
  appDateBeforePay:
    'Bade apps ke liye hum payment se pehle hi date bata dete hain. Quote ek page ka hota hai: scope, setup, monthly fee aur date.',
  multiBranchPilot:
    'Multi-Branch Platform mein do hafte ke liye ek pilot branch lagti hai. Aapki taraf se ek project lead aur maujooda systems ka access bhi chahiye.',
  dashUpdates:
    'Basic har subah update hota hai, Professional har ghante aur Enterprise har pandrah minute mein.',
  dashSources:
    'Basic ek Google Sheet ya Excel file padhta hai, aur Professional chaar tak sheets ya files jodta hai. Accounting export, billing counter ya database Enterprise mein aata hai.',
  dashAlerts:
    'Professional WhatsApp aur e-mail par alert bhejta hai, aapki tay ki hui limit par: jaise stock khatam hone lage ya fees overdue ho. Message aise samay aata hai jab aap ab bhi kuch kar sakte hain.',
  dashForecast:
    'Stock, fees ya bookings ka forecast Enterprise dashboard mein hai. Uske liye aapka pichhle barah mahine ka data chahiye.',
  dashMonthlyFee:
    'Dashboard ki monthly fee se page host rehta hai, data aata rehta hai aur koi dekhta rehta hai ki dono chal rahe hain.',
  dashViewAccess:
    'Professional ke liye hum har sheet ka view access maangte hain, Enterprise ke liye har system ka export ya read access. Basic ke liye sheet jaisi hai waisi.',
  dashFreeSketch:
    'Free call par apni sheet dikhaiye, chahein to naam hata kar. Call ke ant mein aapke paas apne page ka sketch aur sahi plan hota hai.',
  dashCompare: 'Is mahine ki pichhle mahine aur pichhle saal se tulna Professional dashboard mein hai.',
  dashWidget:
    'KPI widget matlab aapke page par ek figure ya ek chart: jaise jama fees, khaali beds, branch-wise sale. Basic mein kaunse paanch figure dekhne hain, aap batate hain.',
  flowFiveTools: `Ek process shuru se aakhir tak, paanch tools tak jode jaate hain: ${price('automation-workflows.start')} se shuru hone wali workflow automation mein itna aata hai. Aur processes ka quote pehli visit ke baad milta hai.`,
  flowOldNewWeek:
    'Ek hafte tak purana tareeka aur naya tareeka saath saath chalte hain aur results milaye jaate hain. Uske baad hi hum switch karte hain.',
  flowWatchDraw:
    'Workflow automation mein pehle hum ek ghanta us vyakti ke saath baithte hain jo aaj yeh kaam karta hai, aapke yahan ya video par. Phir poora flow ek page par banate hain, kuch missing ho to kya hoga woh bhi, aur aap us par sign karte hain.',
  flowTrainTwo:
    'Workflow automation mein do logon ki training shaamil hai. Pehle mahine ka support bhi free hai.',
  flowHandover:
    'Switch ke waqt aapko accounts, flow ki drawing aur ek vyakti milta hai jise aap call kar sakte hain jab koi tool badal jaye.',
  flowNoRetyping:
    'Form se sheet aur sheet se billing software mein sab ek hi baar jaata hai, phone number ka ek ank bhi idhar udhar hue bina. Pehla step baaki sab ko khud chala deta hai.',
  flowFestivalOrder:
    'Festival order flow mein order, stock, packing slip, courier aur WhatsApp par tracking link sab jude hote hain, us din bhi jab chaar sau order hon.',
  flowWhatFits:
    'Jo kaam roz hota hai aur kisi niyam se chalta hai, woh apne aap chal sakta hai. Aisa na ho to hum call par saaf bata dete hain.',
  productNoInstall:
    'Hamare products browser mein chalte hain, staff room ke laptop par ya jeb ke phone par. Kuch install nahi karna, koi server kiraye par nahi lena, aur setup fee bhi nahi hai: paisa mahine ka lagta hai.',
  productStopTerms: `Band mahinon ka paisa dena zaroori nahi: term khatam hone par ${terms.noticeDays} din ka notice dijiye, aur agla term shuru ho to wapas aa jaiye. TutorConnect mein pehle apni lists Excel mein utaar lijiye; dobara shuru karne par wahi mahine ka daam lagta hai, aur kuch nahi.`,
  tcUnlimited: `TutorConnect mein students, tutors aur staff ke logins gine nahi jaate: poore centre ka ${price('products.tutorconnect.monthly')} mahina. Khaali May ho ya bhara July, daam wahi rehta hai.`,
  tcNoTutorSupply:
    'Tutor hum nahi dete: TutorConnect mein tutors aur students aapke hain aur aapke hi rehte hain. Hum woh desk dete hain jo unhe milata hai.',
  tcParentNoApp:
    'TutorConnect ke liye parents ko koi app install nahi karna. Parent jo bhi dekhta hai woh WhatsApp message mein aata hai, ya usse web page khulta hai.',
  tcListLoaded:
    'Aapki pehli tutor aur student list hum load karte hain, yeh TutorConnect mein shaamil hai; saath mein ek ghante ki training call, jo record hoti hai, aur office time mein WhatsApp par madad. Tutors ko Excel se paste bhi kar sakte hain: sau tutors mein lagbhag ek ghanta lagta hai.',
  tcMessageCharges:
    'WhatsApp aur aapki payment company har message ya payment par jo leti hai, woh TutorConnect ke mahine ke daam mein shaamil nahi hai. Woh alag se lagta hai, jitna asal kharcha ho bas utna.',
  tcTutorShare: `Fees aur hisse ke aam niyam TutorConnect mein settings hain: per class, per month, fixed ya percentage share, aur hisaab mahine ke aakhri din nikalta hai. Usse alag kuch ho to hum custom app banate hain, ${price('web-app-setup.start')} se.`,
  tcFeeReminderDays:
    'TutorConnect ek vinamra message fees ki tareekh se teen din pehle, usi din, aur teen din baad bhejta hai. Saath mein UPI ya M-Pesa link hota hai.',
  tcPickTutor:
    'Tutor aap chunte hain: TutorConnect sabse zyada fit hone wale teen tutor dikhata hai, aur har ek kyun sahi hai woh bhi. Phir parent ko profile milti hai.',
  tcAttendanceTap:
    'Tutor har class ke liye ek tap karta hai: hui, chhooti ya badli gayi. Parents ginti khud dekh lete hain.',
  tcParentNotes:
    'Tutor aadha minute bolta hai, aur Sunday ko parent chaar lines mein padhta hai ki kya padhaya gaya.',
  tcExcel:
    'TutorConnect mein aapka data jab chahein Excel mein milta hai. Mahine ki sheet bhi, jisme mili hui fees, tutor ka hissa aur bakaya hota hai, accountant ke liye Excel mein download hoti hai.',
  tcClassChange:
    'Class badli to usi minute tutor aur parent dono ko khabar jaati hai, aur clash save karne se pehle laal mein dikhta hai. Sir chhutti par hon to batch ko ghar se nikalne se pehle pata hota hai.',
  labsFree:
    'Labs page ke chhe live experiments, Mandi Price Bot se Photo to Reel tak, free mein try kar sakte hain aur sabke liye khule hain. Yeh bina bataye badalte rehte hain, aur kuch aage chalkar product ban jaate hain.',
  portfolioOpen:
    'Portfolio page par das projects hain, sab live, aur har ek ko khol kar dekh sakte hain: school ka admission desk, clinic ka token board, saree store, restaurant ka QR menu aur bhi.',
  caseWhere:
    'Teeno case studies Lucknow ke ek family clinic, Dar es Salaam ki ek online kapdon ki dukaan aur Indore ke ek coaching institute ke baare mein hain; teeno par “Sample” likha hai.',
  quotesSamples:
    'Dr. Sunita Bajpai, Neema Mushi, Farida Qureshi aur Rakesh Solanki ki baatein “Sample” likhkar di gayi hain, testimonials page par bhi aur case studies aur portfolio mein bhi. Inhe sample samajhiye, saboot nahi. Unka koi phone number pages par nahin hai; kisi client se baat karni ho to team se poochiye.',
  reviewAppears:
    'Har testimonial ko hum dikhne se pehle padhte hain, aam taur par do working days ke andar. Testimonials page ke form mein do teen vaakya kaafi hain.',
  brochurePrint:
    'Brochure ki file aapke browser mein banti hai, aapke baare mein kuch nahi bheja jaata. HTML file ek A4 sheet par print hokar teen mein mudti hai; text file itni chhoti hai ki WhatsApp mein paste ho jaye.',
  refundNotStarted: `Agar setup shuru hi nahi hua hai to poora paisa wapas milta hai. Setup ke ${terms.refund.days} din ke andar ${contact.email} par e-mail kijiye: apna naam, invoice number ya payment ki tareekh, aur kaaran.`,
  refundHalfBuilt: `Agar flows thode ban gaye hain par abhi chal nahi rahe, to ${terms.refund.partPercent}% wapas milta hai. Setup ke ${terms.refund.days} din ke andar maangiye.`,
  refundAfterLive: `Bot live aur customize ho jaane ke baad, ya setup ke ${terms.refund.days} din ke baad, refund nahi hai. Monthly plan phir bhi ${terms.noticeDays} din ke likhit notice par band ho sakta hai.`,
  refundLate: `Refund setup ke ${terms.refund.days} din ke andar maangna hota hai, bot live hone ya customization shuru hone se pehle; uske baad nahi milta. Der se aayi request dekhi jaati hai par mana ho sakti hai.`,
  refundHowToAsk: `Setup ke ${terms.refund.days} din ke andar ${contact.email} par e-mail kijiye: apna naam, invoice number ya payment ki tareekh, aur refund ka kaaran likhiye. Der se aayi request mana ho sakti hai.`,
  refundArrival: `Refund kaise aur kitne din me account me aata hai, yeh hamare pages par nahi likha. ${contact.email} par poochhiye, team ${terms.replyHours} ghante me jawab deti hai.`,
  refundDownloads:
    'Digital download ya jo service di ja chuki hai, uska refund nahi hota. Setup fees ke liye refund policy ke apne niyam hain.',
  cancelBeforeLaunch: `Launch se pehle ya setup poora hone se pehle aap kabhi bhi cancel kar sakte hain. ${terms.refund.days} din ke andar maangne par, setup shuru na hua ho to poori setup fees wapas, kuch hissa bana ho par chalu na ho to ${terms.refund.partPercent}%. Cancel main nahin kar sakta: naam, payment details aur wajah ${contact.email} par likhiye.`,
  cancelAfterLaunch: `Launch ke baad likhit notice chahiye, monthly plan ke liye ${terms.noticeDays} din. ${contact.email} par e-mail pakka tareeka hai; WhatsApp message kaafi hai ya nahin, yeh pages par nahin likha. Ho chuke kaam aur chalti service ke charge lag sakte hain. Tab setup fee wapas nahin hoti; aapka number, data aur content aapke saath jata hai.`,
  leaveKeepsYours:
    'Chhodne par aapka number, aapka data aur aapka content aapke saath jaata hai. Number wapas normal WhatsApp app mein kaise aata hai, aur data uske baad kab tak rehta hai, yeh pages par nahin likha: team se poochiye.',
  testCheckout:
    'Pricing page ke checkout par TEST likha hua hai: yeh sirf demo hai, card nahi maanga jaata aur koi paisa nahi katta.',
  cardDetailsUnseen:
    'Card aur UPI ki details hamare paas aati hi nahi: aap unhe payment provider ke yahan bharte hain, hum na dekhte hain na rakhte hain.',
  paymentWentThrough: `Online payment me hamare paas amount, payment reference aur yeh aata hai ki payment safal hua ya nahi. Mujhe yahan se nahi dikhta: naam aur tareekh ke saath ${contact.email} par likhiye, team dekh legi.`,
  priceStaysAgreed: `Jo aap pay kar chuke hain ya written quote me maan chuke hain, uska daam wahi rehta hai; baaki daam bina notice ke badal sakte hain. Aisa written quote ho to ${contact.email} par bhejiye: jo sirf kaha gaya, uski pushti main yahan nahin kar sakta.`,
  quickStartNoCall: `Quick Start package order karne se pehle call zaroori nahi: kaam tay hai, ek daam hai, pricing page se order hota hai. Shuru karne ke liye hum ${terms.replyHours} ghante me sampark karte hain.`,
  quickStartOneTime:
    'Quick Start package ka ek hi baar payment hota hai, rupaye me; page par uske saath koi monthly fees nahi likhi. Package ke hisaab se kuch samay ka support shamil hai.',
  chatCounted: 'Ek chat matlab ek customer ki ek din ki poori baat, chahe kitne bhi message hon.',
  offerTakenOffQuote:
    'Pricing page ke daam setup fees ki launch chhoot se pehle ke hain, jo hamare pehle clients ke liye hai; chhoot hum aapke quote me kaat dete hain.',
  smallChangePrice: `Chhota badlaav, jaise nayi fees table ya badla hua greeting, pehle mahine ke baad ${price('faq.small-change')} ka hai. Pehle mahine me chhote badlaav free hain.`,
  eraseMyData: `${contact.email} par usi address se likhiye jiske baare me request hai, aur hum aapke baare me jo rakha hai mita dete hain. Sirf wahi rehta hai jo tax aur accounting kanoon ke hisaab se rakhna padta hai.`,
  unsubscribeOnce: `Bas ek baar ${contact.email} par bol dijiye, phir hum chalte kaam ke alawa aapko kuch nahi likhte.`,
  cookiesNone:
    'Hamari site koi tracking ya advertising cookie nahi lagati, isliye koi banner bhi nahi hai. Checkout par payment provider aur video chalane par video platform apni cookie laga sakte hain; browser me aap cookies block kar sakte hain, baaki sab yahan chalta rehta hai.',
  dataSharedWith:
    'Hum aapka data nahi bechte. Hamare data store, e-mail service, is chat ke language model aur payment provider ko sirf utna milta hai jitna unke kaam ke liye chahiye, aur analytics ko sirf bina naam ki ginti; uske alawa sirf tab dete hain jab kanoon ke hisaab se dena pade.',
  dataWhereKept:
    'Form, booking aur payment reference hamare database me rehte hain aur sirf owner ke sign-in ke baad padhe ja sakte hain. Aapke data se judi koi baat ho to hum batate hain; server kis desh me hai, yeh hamare pages par nahi likha.',
  formReceived: `Agar dhanyavaad wala message dikha tha to aapka form hamare server par save ho chuka hai; save na ho paye to wahi bata diya jaata hai. Jawab ${terms.replyHours} ghante me aata hai.`,
  outsideFailures:
    'WhatsApp, telephone, AI model, hosting ya payment company ki kharabi ke liye hum zimmedar nahi hain; unke apne niyam aur charge aap par bhi lagte hain. Jab koi apne niyam badalti hai to hum batate hain ki aapke setup ke liye iska kya matlab hai.',
  sundayClosed: `Sunday ko hamara office band rehta hai; Saturday ko hum ${openingTimes(saturday, 'se')} (IST) milte hain, Tanzania mein ${openingTimes(inTanzania(saturday), 'se')}. Message kabhi bhi kar dijiye, ${terms.replyHours} ghante ke andar team ka koi insaan jawab deta hai.`,
  meetingsOfficeHours: `Meeting office time mein hoti hai: Monday se Friday ${openingTimes(weekdays, 'se')}, Saturday ${openingTimes(saturday, 'se')}, India time; Sunday ko nahi. Inme se koi time na jame to team se WhatsApp ${contact.whatsappDisplay} par pooch lijiye.`,
  tanzaniaTime: `Tanzania India se dhai ghante peeche hai: hamare subah ke nau baje Dar es Salaam mein saadhe chhe bajte hain. Wahan ke hisaab se hum Monday to Friday ${openingTimes(inTanzania(weekdays), 'se')} aur Saturday ${openingTimes(inTanzania(saturday), 'se')} milte hain. Demo form mein India ka time chunna hota hai, aur invitation e-mail par aata hai.`,
  voiceDemoRings:
    'Voice demo mein aapka phone bajta hai aur aap khud apne agent se baat karte hain. Iske liye pehle apni timing aur teen aam sawaal bhej dijiye.',
  bringToDemo:
    'Ek hafte ke call log, chat ya sheet saath rakhiye, aur apna din bataiye. Hum bata denge ki uska kaunsa hissa aapke haath se hat sakta hai. Demo free hai.',
  supportPerson: `Aapko wahi jawab deta hai jo aapka setup jaanta hai, ${terms.replyHours} ghante ke andar. Voice agent mein ye wahi insaan hai jisne aapki script likhi, WhatsApp par, office time mein.`,
  oneTeamOneBill:
    'Ek team, ek bill, ek WhatsApp group: number, script, training, testing, hosting aur monthly report sab hamari taraf se hota hai.',
  honestAdvice:
    'Agar sach mein kuch bhi automate karne layak nahi hai, to free call par hum wahi bolte hain. Hum batate hain ki kya machine sambhal sakti hai aur kya logon par chhodna behtar hai.',
  smallBusinessFit:
    'Hum chhoti jagahon ke liye banate hain: jahan malik hi manager aur cashier hota hai, aur raat ki duty bhi wahi karta hai. Hamari services mein se do se zyada ki zarurat kam hi padti hai.',
  smallTowns:
    'India mein hum metro ke suburbs se lekar un kasbon tak kaam karte hain jahan bazaar dopahar ko band hota hai; Tanzania mein Dar es Salaam, Arusha aur Zanzibar mein. Demo video par hota hai.',
  tanzaniaWhere: `Tanzania mein hum Dar es Salaam, Arusha aur Zanzibar ke hotel, guesthouse, tour operator, private school aur dukaanon ke liye kaam karte hain. Office ${company.city} mein hai, aur dono deshon ke liye team ek hi hai. Udaharan: case studies mein Dar es Salaam ki online kapdon ki dukaan, portfolio mein Stone Town Stays aur Duka Ledger.`,
  weakNetwork:
    'Ye kamzor network ke liye hi bana hai: chhote message, halki photo aur kuch install nahi karna. Hum ise mid-range Android par slow mobile data ke saath test karte hain.',
  cannotRead:
    'Kisi ko padhna ya type karna zaruri nahi: voice agent phone call par Hindi, English ya Swahili mein baat karta hai, aur koi app nahi chahiye. WhatsApp par Voice Assistant voice note ka jawab voice note se deta hai.',
  quickestContact: `Ek sawaal ke liye WhatsApp (${contact.whatsappDisplay}) sabse tez hai, aur Hindi, English ya Swahili mein voice note bhi chalega. Zyada samjhana ho to message form bhariye; do teen line kaafi hain.`,
  whoResponsible:
    'Aapka business customer se jo vaada karta hai, uski zimmedari aapki rehti hai; hamari terms mein yahi likha hai. AI se galti ho sakti hai, isliye live hone se pehle hum aapke saath test karte hain.',
  noInventedFee:
    'Agent ko pakka pata na ho to wo saaf bolta hai aur aapke staff ko bulata hai. Wo apne mann se fees nahi banata.',
  politeScript:
    'Wo shaant aawaz mein bolta hai, us script se jo aapke saath likhi aur padh kar sunayi jaati hai. Live hone se pehle aapka staff use call karta hai aur hum sudhaarte hain.',
  staffJobs:
    'Wo baar baar aane wale sawaal sambhalta hai, taaki aapka staff saamne aaye logon ke liye free rahe. Hamare clinic case mein receptionist desk par aaye logon ko aur un thodi calls ko dekhti hai jinme uski zarurat hai.',
  insteadOfHiring:
    'Raat aur bheed ka kaam ye sambhalta hai: hamare shop case mein Eid ke order aaye to type karne ke liye kisi ko rakhna nahi pada, aur gusse wale ya urgent log phir bhi insaan ke paas jaate hain. Setup aur monthly price likha hua hai, aap use ek salary ke saath rakh kar dekh sakte hain.',
  trainingLength:
    'Aapke staff ki training Hindi, English ya Swahili mein hoti hai aur record ki jaati hai; iska alag se koi charge nahin likha hai. Voice agent aur web app ke saath yeh ek ghante ki hai.',
  stepsToLaunch: `Pehle ${terms.demoMinutes} minute ki call; phir hum script likhte hain, number aur calendar jodte hain aur agent ko practice karate hain. Aapka staff use call karta hai, hum sudhaarte hain, phir wo live hota hai, aur pehle mahine ka support free hai.`,
  testBeforeLive:
    'Customer se pehle aapka apna staff use try karta hai. Jo galti wo pakadte hain, wo live hone se pehle theek ki jaati hai.',
  keepsYourTools:
    'Jo chal raha hai use hum nahi badalte: ye aapke paas jo hai usi ke saath kaam karta hai, aapka number, aapki sheet, aapka billing software.',
  photoEnough:
    'Notice board ki photo, ya register ke us panne ki photo jo aap haath se bharte hain, shuru karne ke liye kaafi hai. WhatsApp par photo bhejna aata hai to aap hamare saath kaam kar sakte hain.',
  smallTeam: `Hum ${company.city} ki ek chhoti team hain jo India aur Tanzania ke liye kaam karti hai; kitne log hain, ye hamare pages par nahi likha. Jo aapko jawab deta hai wo aapka setup jaanta hai.`,
  socialMedia:
    'Hum LinkedIn, Instagram, YouTube aur X par hain; link contact page par “Follow us” ke neeche hain.',
  accessibleSite: `Site WCAG guidelines, level AA ke hisaab se bani hai; yeh hamara kehna hai, koi certificate nahi. Menu, chat aur booking form sirf keyboard se bhi chalte hain; roz screen reader use karne walon ke saath abhi test nahi hui. Kahin dikkat aaye to ${contact.email} par likhiye: ${terms.replyHours} ghante mein jawab aata hai aur jo chahiye wo hum doosre tarike se dete hain.`,
  riskOfTrying: `Yeh chinta sahi hai, isliye chhote kadam se shuru kijiye. Demo free hai, aur agar hamari koi cheez aapke kaam ki nahi to hum saaf bata dete hain. Chatbot ${terms.trial.days} din free try kar sakte hain, pehle mahine ka support free hai, aur monthly plan ${terms.noticeDays} din ke notice par band ho jaata hai. Setup ka paisa tabhi wapas hota hai jab ${terms.refund.days} din ke andar aur live hone se pehle maanga jaye.`,
  ourMistake: `Pehle mahine mein sudhaar aur chhote change free hain. Uske baad chhote change ka ${price('faq.small-change')} likha hai, jaise nayi fees table; hamari apni galti theek karne ka bhi paisa lagega ya nahin, yeh pages par nahin likha. Paise dene se pehle team ko bataiye ki kya galat hua: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}.`,
  yearPrepaid: `Saal bhar ka advance dekar beech mein chhodne par bache mahinon ka kya hoga, yeh pages par nahin likha, isliye main na haan keh sakta hoon na na. Refund policy sirf setup fee ki baat karti hai, aur jo service di ja chuki uska refund nahin hai. Naam aur payment ki date ke saath team se poochiye: ${contact.email}.`,
  clientCount: `Kitne clients hain, yeh hamare pages par nahin likha, isliye main koi number nahin bolunga${offers.launch.holds ? '; launch offer mein likhe clients uski seema hain, ginti nahin' : ''}. Hum ${company.founded} se hain. Team se poochiye: ${contact.email} ya WhatsApp ${contact.whatsappDisplay}. Portfolio page ke das projects khol kar dekh sakte hain.`,
  chatPrivate:
    'Yahan jo likhte hain woh aapke browser ke tab mein rehta hai aur tab band karte hi mit jaata hai. Jawab dene ke liye hamara server har message aur uske pehle ke kuch message dekhta hai, aur chat ke language model ko milte hain. Jab tak aap khud button dabakar team ko na bhejein, baatcheet rakhi nahin jaati.',
  comeToYou: `Demo aur meeting video par hoti hain, office ${company.city} mein hai. Aapke yahan aane ki baat pages par sirf workflow automation mein likhi hai: kaam karne wale ke saath ek ghanta, site par ya video par. Baaki ke liye team se poochiye: WhatsApp ${contact.whatsappDisplay}.`,
  ifWeClose:
    'Hum kabhi band ho gaye to kya hoga, yeh pages par nahin likha: team se poochiye aur quote mein likhwa lijiye. Jo likha hai: jo hum banate hain woh aapka hai, number, data aur content aapke saath jaata hai, aur web app ka code aur accounts aapke naam par hain, data kabhi bhi Excel mein download hota hai.',
  photoToReel: `Hamare pages par aapke liye reel ya video banane ki koi service ya plan nahin hai. Hamari labs mein Photo to Reel free mein try kar sakte hain: ek product photo aur price se bees second ki reel, caption aur voice-over ke saath. Ek video tool par kaam chal raha hai. Isse zyada ke liye team se poochiye: WhatsApp ${contact.whatsappDisplay}.`,
  numberForCalls: `${isSet(contact.whatsappDisplay) ? `${contact.whatsappDisplay} hamara WhatsApp number likha hai; sada` : 'Sada'} call ka number hamare pages par nahin hai. Baat karni ho to free demo book kijiye, ya apna number aur sahi time team ko bhejiye: ${terms.replyHours} ghante mein jawab. Type karna pasand na ho to WhatsApp par voice note bhejiye.`,
  missedPayment: `Kisi mahine payment late ho ya na ho to kya hoga, yeh pages par nahin likha: pehle hi team se pooch lijiye, ${contact.email}. Jo likha hai: monthly fee se agent chalta rehta hai, ${terms.noticeDays} din ke likhit notice se plan band hota hai, aur aapka number, data aur content aapke saath jaata hai.`,
  offersTogether:
    'Offers jod kar mat chaliye: do offer ek saath bante hon to pricing page kehta hai ki humse poochiye, aapko kaun sa milega. Isliye main percent jod kar koi vaada nahin karta; team jo tay karegi, woh aapke quote mein likha hoga.',
  offerPlacesLeft: `${placesLeft(offers.launch) ? `Launch offer ki ${placesLeft(offers.launch)} jagah baaki hain` : 'Offer ki kitni jagah baaki hain, yeh hamare pages par nahin likha, isliye main na number bata sakta hoon na jagah rakh sakta hoon'}. Faisle se pehle team se poochiye: ${contact.email}. Offer: pehle ${offers.launch.clients} clients ko setup fees par ${offers.launch.percentOff}% off, aapke quote mein ghataya jaata hai.`,
  supportNotFee:
    'Pehle mahine mein jo free hai woh support hai, har setup ke saath. Monthly fee bhi maaf hogi, yeh hamare pages par nahin likha: team se poochiye ki woh kis din se lagegi.',
  unusedMinutes:
    'Bache hue minute ya chat agle mahine mein judte hain ya nahin, yeh hamare pages par nahin likha. Team se poochhe bina is par bharosa mat kijiye.',
  afterTrial:
    'Trial ke hafte ke baad faisla aapka hai. Apne aap paisa katne ki, ya trial ke liye card dene ki baat hamare pages par nahin hai; likhit mein chahiye to team se poochiye.',
  demoCamera:
    'Demo video call par hota hai. Camera on karna zaruri hai ya sirf phone par ho sakta hai, yeh hamare pages par nahin likha: team se WhatsApp par poochiye, voice note bhi chalega.',
  tryIsScripted:
    'Nahin: site par jo try karte hain woh ek likhi hui (scripted) demonstration hai, asli agent nahin. Wahan kuch book, send ya store nahin hota, aur calls sample hain. Asli agent free demo mein sunte hain.',
  resultNotGuaranteed:
    'Nahin: kisi result, bachat ya sale ki guarantee nahin hai, aur main aisa vaada nahin karunga. Kam risk ke liye: free demo mein dekhiye, sabse chhote plan se shuru kijiye, aur faayda na ho to team saaf bata deti hai.',
  leadQuestions:
    'Woh aapke apne paanch sawaal poochta hai aur jawab note karta hai. Property ki lead se budget, area aur site visit ki tareekh.',
  dataAgreement:
    'Likhit mein hamari privacy policy site par hai. Alag data agreement sirf custom services ke Enterprise mein likha hai; baaki plan ke liye team se poochiye aur quote mein likhwa lijiye.',
  dataProtected:
    'Data SSL encryption se jaata hai, aur jo store hai woh sirf owner ke sign-in ke baad padha ja sakta hai; use bechte nahin, kisi aur client ke liye use nahin karte. Dedicated hosting mein recording aapke apne server par rehti hai. Koi system poori tarah surakshit nahin hota: aapke data ko kuch hua to hum bataate hain. Kisi certificate ya kaanoon ke paalan ki baat pages par nahin hai.',
  figuresSamples:
    'Case studies par bhi “Sample” likha hai, isliye unke aankde sample hi maaniye, saboot nahin. Free demo mein apni call list laakar khud dekhiye.',
  othersData:
    'Nahin. Main kisi ki niji jaankari, number ya list nahin deta, aur mere paas hai bhi nahin. Hamare samples ke business, jaise Asha Clinic, sirf dikhane ke liye banaye gaye hain.',
  falseReviews:
    'Nahin, woh main nahin likhunga: hamari terms mein jhoothe testimonial mana hain. Jo sach mein client hain woh testimonials page ke form se likh sakte hain, aur aane se pehle hum har ek padhte hain.',
  twoChatbotLists:
    'Do list hain: website chatbot ka daam is par hai ki kitne sawaalon ke jawab dega, aur sabse chhota sirf button menu hai, bina AI ke; AI chatbot ka daam mahine ki baatcheet par hai, aur woh aapke apne pages se jawab deta hai. Gine-chune sawaal hon to pehla, alag-alag bahut sawaal hon to doosra.',
  twoWhatsappLists:
    'Do list hain: pricing page ke WhatsApp agents ki monthly fee mein itne chats, number, hosting aur AI shaamil hain; apne page wala WhatsApp Bot taiyar jawab wala tool hai. Tanzania mein bot sasta hai, India mein sabse chhota agent. Aur kya farak hai, pages par nahin likha, isliye mehnga lene se pehle team se poochiye.',
  broadcastLimit:
    'Broadcast Tool aapki list ke un sabko ek message bhejta hai jinhone haan kaha hai. Ek baar mein kitne logon tak, yeh pages par nahin likha, team se poochiye; WhatsApp ke apne message charges alag lagte hain, cost par.',
  customerWallets:
    'Aapke customer India mein UPI, card aur net banking se, Tanzania mein M-Pesa aur card se pay kar sakte hain; paisa seedha aapke account mein jaata hai. Baaki wallet aur payment company, jaise Razorpay, Paytm, Tigo Pesa ya Airtel Money, hamare pages par nahin likhe, isliye main haan nahin kahunga: team se poochiye.',
  forSchools: `School aur padhai ke liye: admission ke sawaalon ka chatbot (${price('website-chatbots.start')} se), test aur result automation (${price('test-automation.start')} se), education dashboard (${price('business-dashboards.start')} se), voice aur WhatsApp agents, aur mahine par milne wale tool: TutorConnect ${price('products.tutorconnect.monthly')}, EduResultAnalysis ${price('products.eduresultanalysis.monthly')}, Career Coach AI ${price('products.career-coach.monthly')}. UPSC Tool jald aa raha hai, aur labs page ke experiments free hain.`,
  quickStartOrPlans:
    'Sach yeh hai: Quick Start package ek baar ka payment hai, tay kaam ke liye, tay samay ke support ke saath; usmein kitne minute ya chat hain aur uske baad kya lagega, yeh pages par nahin likha. Alag plan mein dono likhe hain: setup, monthly fee aur mahine mein kya shaamil hai. Ek hi bill chahiye to order se pehle team se yeh do baatein poochiye; har mahine ka pakka hisaab chahiye to alag plan lijiye.',
})

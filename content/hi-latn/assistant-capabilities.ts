import type { CapabilityWords } from '#content/assistant-words.ts'

/** What our pages say of what a service can do. */
export const capabilities: CapabilityWords = {
  urgentForwarding:
    'Haan: zarurat ho to caller ko kisi insaan se jod deta hai. Urgent call ek number par forward karna Starter mein likha hai.',
  leadCallback:
    'Haan: form bharte hi kuch minute mein naye lead ko call karta hai, aapke paanch sawaal poochta hai aur jawab note kar leta hai.',
  moveCancelAppointment:
    'Haan: aapke calendar se khali slot batata hai, appointment book karta hai, badalta hai aur cancel bhi. Google Calendar ya sheet mein booking Professional mein likhi hai.',
  orderTracking:
    'Haan: “Mera parcel kahan hai?” ka jawab aapki order sheet se milta hai, kisi ko dhoondhna nahi padta. WhatsApp agent bhi order status batata hai.',
  feedbackCalls:
    'Haan: visit ya stay ke baad teen sawaal poochta hai, aur jo khush nahi the unke jawab usi shaam aap tak pahunchte hain.',
  chooseVoice:
    'Haan: har setup mein chaar awaazon mein se chun sakte hain. Custom mein aapke liye alag awaaz chuni ya record ki jaati hai.',
  noisyLines:
    'Hum ise kharab line par hi test karte hain: traffic, pankhe ki awaaz, kamzor signal. Shaant kamre mein nahi.',
  givesUpGracefully:
    'Do baar baat samajh na aaye to kisi insaan se baat ya call-back ka option deta hai. Koi menu mein phansa nahi rehta.',
  naturalSpeech:
    'Yeh aapki tarah hi bolta hai, Hinglish, “ji” aur “sawa sawa” ke saath. Beech mein kitaabi Hindi par nahi chala jaata.',
  fallsSilent:
    'Haan: aap khud chat mein likhenge to agent chup ho jaata hai. Aap kahenge tab phir shuru karta hai.',
  sendsPhotosCatalogue:
    'Haan: photo, size, room ki tasveerein ya prospectus ka PDF maangne par bhejta hai, sabko ek saath nahi thopta.',
  paidConfirmation:
    'Haan: UPI ya M-Pesa link mein sahi rakam hoti hai, aur aapke payment provider ke confirm karne par order paid mark hota hai.',
  confirmOrShift:
    'Haan: reminder mein confirm ya shift karne ka button hota hai. Jo nahi aa sakta woh ek din pehle bata deta hai, aur slot agle ko mil jaata hai.',
  chatRecordKept:
    'Haan: chat, order aur number aapki apni sheet mein rehte hain, kaam chhodne wale ke phone mein nahi.',
  labReports:
    'Haan: clinic aur lab ke liye “aapki report taiyaar hai” file ke saath bhejta hai, aur test se pehle fasting ki hidayat bhi.',
  whatsappApproval: 'Haan: aapke number par setup shaamil hai, aur WhatsApp ka approval hum karwate hain.',
  voiceReply:
    'Haan: Voice Assistant voice note sunta hai aur voice note mein hi jawab deta hai, male ya female awaaz mein. Har note staff ke liye likha bhi jaata hai.',
  broadcastConsent:
    'Broadcast unhi ko jaata hai jinhone aapke message ke liye haan kaha hai. Broadcast Tool ijaazat maangta hai aur jo “stop” likhe, use aage message nahi bhejta.',
  broadcastLists:
    'Haan: Broadcast Tool mein class, area ya pichhli khareed ke hisaab se list hoti hai, aur naam ke saath aapke chune samay par message jaata hai.',
  broadcastCounts:
    'Haan: Broadcast Tool ginta hai ki kitne message gaye, kitne padhe gaye aur kitnon ne jawab diya.',
  searchChats:
    'Haan: Web Dashboard mein har chat, order aur bina jawab wala sawaal ek page par hai. Naam, number ya shabd se dhoondhiye aur Excel mein download kijiye.',
  toolAlone:
    'WhatsApp Bot aur Broadcast Tool akele chalte hain. Voice Assistant aur Web Dashboard add-on hain, unke liye bot zaruri hai.',
  unknownAnswer:
    'Yeh sirf aapke pages, brochure aur price list se bolta hai. Jawab usmein na ho to saaf bata deta hai aur message le leta hai.',
  capturesEnquiry:
    'Haan: naam, number aur sawaal le leta hai, aur visitor page padh hi raha hota hai ki aap tak bhej deta hai.',
  brandLook: 'Haan: yeh aapke design mein fit hota hai, aapke rang, aapka logo aur aapka greeting.',
  missedQuestions:
    'Haan: AI chatbot har sawaal ki list deta hai, jinka jawab nahi de paya woh bhi. Website chatbots mein Smart Bot ki weekly report chhoote sawaal dikhati hai.',
  tapButtons:
    'Haan: visitor ko dabane ke liye button milte hain aur type bhi kar sakte hain. Basic Bot button menu hai; Smart Bot mein button aur free typing dono.',
  approveWording:
    'Haan: fixed jawab aapke padhne ke baad hi live hote hain. Refund ya dawa ki dose par koi apne mann se nahi bolta.',
  upsetCustomers:
    'Koi naraaz ho ya kisi insaan se baat karna chahe to bot ruk jaata hai aur staff ko ab tak ki chat mil jaati hai. Staff ko chat dena Smart Bot mein likha hai.',
  noMedicalAdvice:
    'Nahi: yeh medical ya kanooni salaah nahi deta, aur koi naraaz ho ya kaam urgent ho to kisi insaan se jod deta hai.',
  discountLimits:
    'Nahi: jo discount aapne allow nahi kiya woh nahi deta, aur seat ka vaada bhi nahi karta. Limit aap batate hain, hum test karte hain.',
  toneManner:
    'Haan: ise naam aur andaaz milta hai, hospital ke liye formal “aap”, boutique ke liye dostana. Sample jawab padhkar aap batate hain kaun sa aap jaisa hai.',
  messySheet:
    'Haan: merged cells, teen tab, “misc” naam ka column, hum jaisi hai waisi padh lete hain. Staff wahi Excel ya Google Sheet bharta rehta hai.',
  eachSeesPart:
    'Haan: aap margin dekhte hain, counter aaj ki sale. Professional mein har login sirf apna hissa dekhta hai; Enterprise mein branch aur role ke hisaab se.',
  duplicateNames:
    'Haan: “R. Sharma”, “Sharma ji” aur “Ravi Sharma 9th B” ek hi insaan ban jaate hain, aur total sahi aata hai.',
  pdfReport:
    'Haan: partner, trustees ya CA ke liye ek page ka PDF. Basic mein PDF download hota hai, Professional mein Monday summary PDF mein.',
  askPlainWords:
    'Haan: Enterprise mein aap dashboard se seedhe shabdon mein pooch sakte hain, jaise “kal ki sale kitni thi?”.',
  excelDownload: 'Haan: har package mein aap apna data kisi bhi din Excel mein download kar sakte hain.',
  dailyBackup: 'Haan: web app ke har package mein roz ka backup shaamil hai.',
  tokenQueue:
    'Haan: log slot chunte hain, advance dete hain aur apni baari dekhte hain; reception ko poore din ki list dikhti hai. Online payment Semi-custom aur usse bade package mein likha hai.',
  stockDeduction:
    'Haan: cart ke saath catalogue, checkout par UPI ya M-Pesa, aur stock sahi samay par ghatta hai. Online payment Semi-custom aur usse bade package mein likha hai.',
  admissionForms: 'Haan: form, documents, fee receipt aur section sab ek jagah, enquiry se roll number tak.',
  invoiceChasing:
    'Haan: jis invoice ka payment nahi aaya, uska polite reminder 3, 7 aur 14 din par jaata hai, aur paisa aane ke baad phir kabhi nahi.',
  approvals:
    'Haan: chhutti, discount ya kharid ke liye faisla karne wale ko WhatsApp par do button wala message jaata hai.',
  pdfPapers:
    'Haan: receipt, offer letter, transfer certificate aur quotation bharkar PDF mein bhej diye jaate hain.',
  readsBills:
    'Haan: supplier ke bill aur CV photo mein aa sakte hain. Figure aur naam sahi jagah chale jaate hain; jahan shak ho woh aapke liye ruk jaate hain.',
  stepFailure:
    'Koi step fail ho to aapko alert milta hai aur dobara koshish hoti hai. Shaam 7 baje chhota note: kya chala, kya ruka hai, kya fail hua aur kyun.',
  makesPapers: 'Haan: question paper aapke chapters se bante hain, do set mein.',
  marksAnswers:
    'Objective jawab check ho jaate hain; likhe hue jawab teacher ke liye taiyaar kiye jaate hain. Total, grade aur rank aapke niyam se.',
  reportCardsWhatsapp:
    'Haan: report card PDF mein har parent ko WhatsApp par jaata hai. Principal ko section, subject aur chapter ka chart milta hai.',
  tutorMatching:
    'Haan: TutorConnect subject, class, area, bhasha aur fee se student aur tutor ko milata hai, do class takrayen to batata hai aur WhatsApp par fee reminder bhejta hai.',
  resultAnalysis:
    'Haan: EduResultAnalysis teachers ki wahi Excel sheet padhta hai, batata hai kis chapter ne section ko neeche kheencha, aur har bachche ka term compare karta hai.',
  careerGuidance:
    'Haan: Career Coach AI mein interest test, marks aur budget ke hisaab se course aur entrance exam, ek page ka resume aur awaaz se practice interview hain.',
  youtubeTitles:
    'Haan: YouTube SEO Tool har video ke liye paanch title wajah ke saath, Hindi, English aur Hinglish search words, aur transcript se description deta hai.',
  upscAnswers:
    'UPSC Tool jald aa raha hai, abhi waitlist hai: roz ek Mains sawaal, marks aur margin notes ke saath. Haath se likhe jawab ki photo kaafi hai, typing nahi.',
  moneyToYou:
    'Aapke customers jo dete hain, woh payment company se seedhe aapke account mein jaata hai, hamare yahan se hokar nahin. Payment company confirm kare to order paid ho jaata hai. Company khud kya kaatti hai, yeh unse poochiye.',
}

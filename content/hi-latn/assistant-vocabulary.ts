import type { Vocabulary } from '#content/types/assistant.ts'

/** Hindi typed in Latin letters. */
export const vocabulary: Vocabulary = {
  'service:phone': 'phone wala, call wala',
  'plan:complete-sme-bundle': 'sme wala',
  'service:voice':
    'awaaz wala, call uthane wala, phone uthane wala, call karne wala, phone uthaye, call uthaye, call receive karne wala, phone attend',
  'service:web-apps':
    'website banana, website banani, website banwana, website banwani, app banana, app banwana, app banani, app banwani, site banwani, website banate, website banwane, app banwane, website bana',
  'service:dashboards': 'excel ka dashboard, hisaab ka dashboard',
  'service:any-service':
    'dukaan, dukan, hotel ke liye, school ke liye, clinic ke liye, business ke liye, sewa, seva',
  'service:chatbots': 'chat karne wala bot',
  'ask:price':
    'kharch*, mehng*, mahang*, keemat*, kimat*, kitna kharcha, kitna padega, kitne lagenge, kitna aayega, kya lagega, rate bata*, price bata*, kitna, kitne, kitni, kitne ka, kitne ki, kitne mein, kitne me, daam, dam, kimat, keemat, kemat, paisa, paise, kharcha, kharch, rate kya, price kya, kitna lagega, kitna paisa, kitne paise, kitne rupaye, kitna charge, mehnga, mahanga, lagat, rupaye, rupay, fees kitni, mahine ka, mahina, har mahine',
  'ask:compare': 'farak, fark, antar, behtar, ya, mein kya farak, me kya farak, kaun sa, kaunsa, konsa',
  'ask:cheapest': 'sast*, sabse sasta, sasta, saste, kam se kam, sabse kam, sasti, sabse sasti',
  'ask:discount':
    'chhoot*, chhut*, discount do, discount de, rate kam, kam kijiye, kam karwa*, thoda kam, kam karo, offer chal*, chhoot, chhut, choot, kam karo, kam kar do, kam karoge, thoda kam, discount milega, kam ho sakta, kam ho jayega, muft mein, free mein do, kuch kam',
  'ask:all': 'sab, sabka, sare, saare, sabhi, poori list, sab ka',
  'ask:hours':
    'khul*, kholt*, kab tak khul*, band raht*, itwar*, sunday ko, saturday ko, kab khulta, kab khule, kab band, office kab, kitne baje, kis time, khula, khule, samay, chhutti, itwar, ravivar, shanivar, kholte, khulte, band hota, kab tak khula, baje',
  'ask:refund':
    'wapas*, vapas*, wapis*, lauta*, paise wapas, paisa wapas, paise wapas, wapas, wapasi, paisa vapas, vapas, refund milega, paise vapas, lauta, lautana',
  'ask:cancel':
    'band kar*, cancel kar*, chhod*, band karna, band kar, cancel karna, cancel kar, rokna, band karwana, chhodna',
  'ask:languages':
    'bhash*, boli, bhasha, bhashaon, kaun si bhasha, hindi mein, hindi me, zubaan, bolta hai, bol sakta, kis bhasha',
  'ask:timing':
    'kitne dino, kitne dinon, kab tak ready, kab tak taiyar, din me, din mein, chalu ho, ban jayega, ban jayegi, taiyar*, kitna samay, kitne din, kitna time, kitna samay, kab tak, kitni jaldi, kab milega, kab ready, kab taiyar, kitna waqt, din lagenge, time lagega, din mein, jaldi, kab chalu, kab shuru hoga, taiyar, kab tak ban, din lagega, kitne hafte, kab live',
  'ask:trial':
    'try kar*, free mein de*, pehle dekh*, muft mein, free mein try, pehle try, try kar sakte, muft trial, aazma, azma, free trial milega, try karna, try karke',
  'ask:annual': 'saal bhar, saal ka, ek saal, salana, saal ki, poore saal, pure saal',
  'ask:small-change':
    'badal*, change kar*, chhota badlav, badlav, badlaav, chhote badlav, baad mein change, baad me change, chhota change, change karwana, badalna, chota change, chote change',
  'ask:support': 'madad, sahayata, support kitne, support milega, support kab tak',
  'ask:extra-usage':
    'minute khatam, extra minute ka, limit khatam, zyada minute, minutes khatam, chat khatam, chats khatam',
  'ask:start':
    'shuru*, kaise le, kaise kharid*, kaise shuru, shuru kaise, shuru karna, kaise start, shuruaat, shuruat, kaise lena, kaise kharide, kaise chalu, shuru karu, shuru kare, start kaise, shuru karein',
  'ask:demo': 'demo chahiye, demo dikhao, demo book, milna hai, demo lena, demo kaise, dikhao',
  'ask:confirm-booking':
    'confirm kar*, book kar d*, pakk*, booking pakki, meri booking, mera demo, meri meeting, pakka kar do, book kar do, book kardo, meri appointment, mera appointment, pakki kar do, booking confirm, confirm kar do, confirm kardo, confirm karo',
  'ask:contact':
    'sampark, number do, number kya, kaise baat, baat karni, phone number kya, number batao, kaise contact, baat kaise',
  'ask:location': 'kahan, kaha, kidhar, pata kya, office kahan, kahan par, kis sheher, kaun se sheher',
  'ask:reply-time':
    'kab jawab, kab reply, jawab kab, reply kab, kitni der mein jawab, kab tak jawab, kab tak reply',
  'ask:payment':
    'upi se, card se, kist*, payment kar*, payment kaise, kaise pay, bhugtan, paise kaise, pay kaise, kist, kishton, upi se',
  'ask:services':
    'kya karte, kya kya karte, kya banate, kya services, kaun si services, kya kaam, kya bechte, kya kya banate, kaam kya, kya dete',
  'ask:own-number': 'apna number, mera number, purana number, wahi number, number badalna, yahi number',
  'ask:what-you-need': 'kya dena, kya chahiye hoga, kya kya dena, kya bhejna, kya kya chahiye',
  'ask:training': 'sikha*, training do*, sikhayenge, sikha, staff ko sikha, sikhaoge, sikhate',
  'ask:technical':
    'coding aani, technical knowledge chahiye, coding nahi aati, computer nahi aata, coding aana',
  'ask:data': 'data surakshit, data safe, surakshit, data bechte',
  'ask:age': 'umar, umr, kitni umar',
  'ask:human': 'insaan, kisi se baat, aadmi se baat, insaan se, vyakti',
  'ask:identity':
    'tum kaun, aap kaun, kaun ho, robot ho, tum bot, aap bot, kya tum insaan, insaan ho, naam kya hai, tumhara naam',
  'ask:greeting': 'namaste, namaskar, namaskaar, ram ram, salaam, pranam, namastey, jai hind, sat sri akal',
  'ask:thanks': 'dhanyavad, dhanyavaad, shukriya, thik hai, theek hai, accha, acha, badhiya, shukria',
  'ask:goodbye': 'alvida, phir milenge, chalta hoon, fir milenge',
  'ask:how-are-you': 'kaise ho, kaise hain, kya haal, kaisa hai, aap kaise, kya hal',
  'ask:injection': 'apne niyam bhool, instructions bhool, niyam tod, nirdesh bhool, sab bhool jao, bhool jao',
  'ask:competitor': 'dusri company, doosri company, dusre log, aur company, dusri agency',
  'ask:advice':
    'kya best, best rahega, kya sahi, kaun sa sahi, konsa sahi, konsa lena, kaunsa lena, kya lu, kya lena, kya lena chahiye, kaun sa lu, kaunsa lu, kya sahi rahega, kaun sa plan, kaunsa plan, salah, sujhav, kaun sa behtar, kya loon',
  'ask:what-it-does': 'kya kar sakta, kya kaam karta, kya karta hai, kya fayda, fayda',
  'ask:products': 'kaun se products, products kya, product kaun',
  'ask:quote': 'quotation chahiye, quote chahiye, quotation bhejo',
  'region:india': 'bharat, hindustan, dilli, bambai',
  'ask:mobile-apps': 'mobile app banate, android app banate',
}

/** Words that hardly occur in English: two of them, or one that was understood, make it Hindi. */
export const signs =
  'kya hai hain ka ke ki ko mein kitna kitne kitni chahiye karna karte kaise kab kahan kaun aap aapka aapke aapki mujhe mera meri mere humko batao bataiye bataye nahi nahin haan aur liye wala wali kar karo sakte sakta hoga lagega milega paisa paise kimat keemat namaste bhai ji yeh woh kuch koi apna apne se tak din mahina mahine saal bhi ho hota sabse sasta dhanyavaad shukriya mai kaunsa konsa lena dena jaldi shuru raha rahe tum tumhara kahaan kidhar kitnaa daam baje khulta khule kholte wapas wapis bolta'

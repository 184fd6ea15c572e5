import type { Vocabulary } from '#content/types/assistant.ts'

/** Hindi typed in Latin letters. */
export const vocabulary: Vocabulary = {
  'service:phone': 'phone wala, call wala',
  'plan:complete-sme-bundle': 'sme wala',
  'service:voice':
    'awaaz wala, call uthane wala, phone uthane wala, call karne wala, phone uthaye, call uthaye, call receive karne wala, phone attend',
  'service:web-apps':
    'website banana, website banani, website banwana, website banwani, app banana, app banwana, app banani, app banwani, site banwani, website banate, website banwane, app banwane, website bana, website lena, online dukaan, online dukan',
  'service:dashboards': 'excel ka dashboard, hisaab ka dashboard',
  'service:any-service':
    'dukaan, dukan, hotel ke liye, school ke liye, clinic ke liye, business ke liye, sewa, seva',
  'service:chatbots': 'chat karne wala bot',
  'ask:price':
    'kharch*, mehng*, mahang*, keemat*, kimat*, kitna kharcha, kitna padega, kitne lagenge, kitna aayega, kya lagega, rate bata*, price bata*, kitna, kitne, kitni, kitne ka, kitne ki, kitne mein, kitne me, daam, dam, kimat, keemat, kemat, paisa, paise, kharcha, kharch, rate kya, price kya, kitna lagega, kitna paisa, kitne paise, kitne rupaye, kitna charge, mehnga, mahanga, lagat, rupaye, rupay, fees kitni, mahine ka, mahina, har mahine',
  'ask:compare': 'farak, fark, antar, behtar, ya, mein kya farak, me kya farak, kaun sa, kaunsa, konsa',
  'ask:cheapest':
    'sast*, sabse sasta, sasta, saste, kam se kam, sabse kam, sasti, sabse sasti, chhota wala, chota wala, sabse chhota, sabse chota, pehla wala, usse sasta, isse sasta, kam wala, chhota package, chota package, chhota plan, chota plan',
  'ask:discount':
    'chhoot*, chhut*, discount do, discount de, rate kam, kam kijiye, kam karwa*, thoda kam, kam karo, offer chal*, chhoot, chhut, choot, kam karo, kam kar do, kam karoge, thoda kam, discount milega, kam ho sakta, kam ho jayega, muft mein, free mein do, kuch kam, discount hai, kuch discount, discount milta, thoda discount, kam rate, rate kam karo, kam me, kam mein, kam nahi hoga, kuch kam karo, kuch to kam, kam/thoda/less + karo/rate/price/daam/kijiye/kardo/kardijiye',
  'ask:all': 'sab, sabka, sare, saare, sabhi, poori list, sab ka',
  'ask:hours':
    'khul*, kholt*, kab tak khul*, band raht*, itwar*, sunday ko, saturday ko, kab khulta, kab khule, kab band, office kab, kitne baje, kis time, khula, khule, samay, chhutti, itwar, ravivar, shanivar, kholte, khulte, band hota, kab tak khula, baje, timing, timing bata, timing kya, kab available, office timing, kab baat, subah, shaam, raat ko, baat karte ho, khulte ho, khule ho, khule hain, kab/baje/shaam/subah/raat/sunday/itwar/shanivar/saturday + khul/band/open/kholte/close/milte/available',
  'ask:refund':
    'wapas*, vapas*, wapis*, lauta*, paise wapas, paisa wapas, paise wapas, wapas, wapasi, paisa vapas, vapas, refund milega, paise vapas, lauta, lautana, paisa milega, paise milenge, poora paisa, pura paisa, poore paise, pure paise, paisa return, paise return, refund chahiye, refund hoga, paise lautaoge, adha paisa, aadha paisa, paisa/paise/paiso/rupaye/fees + wapas/wapis/vapas/lauta/lautaoge/lautaenge/milenge',
  'ask:cancel':
    'cancel kar*, chhod*, band karna, cancel karna, cancel kar, rokna, band karwana, chhodna, band karwa*, band karna ho, band karni, plan band, service band, plan/service/subscription/bot + band/cancel/rok/chhodna',
  'ask:languages':
    'bhash*, boli, bhasha, bhashaon, kaun si bhasha, hindi mein, hindi me, zubaan, bolta hai, bol sakta, kis bhasha, hindi/english/bhasha/swahili + bol/bolta/baat/samajh/samajhta/jawab',
  'ask:timing':
    'kitne dino, kitne dinon, kab tak ready, kab tak taiyar, din me, din mein, chalu ho, ban jayega, ban jayegi, taiyar*, kitna samay, kitne din, kitna time, kitna samay, kab tak, kitni jaldi, kab milega, kab ready, kab taiyar, kitna waqt, din lagenge, time lagega, din mein, jaldi, kab chalu, kab shuru hoga, taiyar, kab tak ban, din lagega, kitne hafte, kab live, kitne dino me, din me ho, der lagegi, kitni der, kab chalega, kab start, kab shuru, kaam kab, kitne/kab/kitna + ready/taiyar/chalu/live/tayar/hafte/dino',
  'ask:trial':
    'try kar*, free mein de*, pehle dekh*, muft mein, free mein try, pehle try, try kar sakte, muft trial, aazma, azma, free trial milega, try karna, try karke, free/pehle/muft + try/test/trial/dekhna/chala',
  'ask:annual': 'saal bhar, saal ka, ek saal, salana, saal ki, poore saal, pure saal',
  'ask:small-change':
    'badal*, change kar*, chhota badlav, badlav, badlaav, chhote badlav, baad mein change, baad me change, chhota change, change karwana, badalna, chota change, chote change, badlav/change/edit/update/badlna + baad/chhota/charge/paisa/mahine',
  'ask:support':
    'madad, sahayata, support kitne, support milega, support kab tak, kharab/problem/dikkat/issue/gadbad + baad/kaun/agar/hua/gaya/jaye',
  'ask:extra-usage':
    'minute khatam, extra minute ka, limit khatam, zyada minute, minutes khatam, chat khatam, chats khatam, minute zyada, chat zyada, extra chat ka, extra call ka, minute se zyada, limit se zyada, limit ke upar, minute khatm, limit cross, extra/zyada/upar/khatam/khatm/cross + minute/chat/limit/call/minutes/chats',
  'ask:start':
    'shuru*, kaise le, kaise kharid*, kaise shuru, shuru kaise, shuru karna, kaise start, shuruaat, shuruat, kaise lena, kaise kharide, kaise chalu, shuru karu, shuru kare, start kaise, shuru karein',
  'ask:demo': 'demo chahiye, demo dikhao, demo book, milna hai, demo lena, demo kaise, dikhao',
  'ask:mail-me':
    'mail kar do, mail kardo, email kar do, email kardo, mail bhej do, email bhej do, mail bhejo, email bhejo, mail kar dijiye, email kar dijiye',
  'ask:confirm-booking':
    'confirm kar*, book kar d*, pakk*, booking pakki, meri booking, mera demo, meri meeting, pakka kar do, book kar do, book kardo, meri appointment, mera appointment, pakki kar do, booking confirm, confirm kar do, confirm kardo, confirm karo',
  'ask:contact':
    'sampark, number do, number kya, kaise baat, baat karni, phone number kya, number batao, kaise contact, baat kaise',
  'ask:location':
    'kahan, kaha, kidhar, pata kya, office kahan, kahan par, kis sheher, kaun se sheher, delhi mein ho, delhi me ho, delhi se ho, kahan se ho, kahan ke ho, kaunse sheher, office hai, delhi mein hain, delhi me hain, office/aap/tum + kahan/kaha/delhi/kidhar',
  'ask:reply-time':
    'kab jawab, kab reply, jawab kab, reply kab, kitni der mein jawab, kab tak jawab, kab tak reply',
  'ask:payment':
    'upi se, card se, kist*, payment kar*, payment kaise, kaise pay, bhugtan, paise kaise, pay kaise, kist, kishton, upi se, upi/card/cash/gpay/phonepe/paytm/online/cheque + pay/payment/de/le/lete/dena/bhugtan',
  'ask:services':
    'kya karte, kya kya karte, kya banate, kya services, kaun si services, kya kaam, kya bechte, kya kya banate, kaam kya, kya dete',
  'ask:own-number':
    'apna number, mera number, purana number, wahi number, number badalna, yahi number, number wahi, number same, purana/apna/mera/wahi/same/naya/meri + number',
  'ask:what-you-need': 'kya dena, kya chahiye hoga, kya kya dena, kya bhejna, kya kya chahiye',
  'ask:training':
    'sikha*, training do*, sikhayenge, sikha, staff ko sikha, sikhaoge, sikhate, staff/team/hame/hamein + sikha/sikhaoge/training/sikhayenge',
  'ask:technical':
    'coding aani, technical knowledge chahiye, coding nahi aati, computer nahi aata, coding aana, coding/computer/technical + aani/aata/aati/chahiye/zaroori',
  'ask:data':
    'data surakshit, data safe, surakshit, data bechte, data leak, data kahan, data share, jaankari surakshit, data delete, data secure, data kisi ko, jankari, data/jaankari/jankari/number + safe/surakshit/leak/bech/bechte/share/delete/secure',
  'ask:age': 'umar, umr, kitni umar',
  'ask:human':
    'insaan, kisi se baat, aadmi se baat, insaan se, vyakti, banda, bande se, aadmi se, team se baat, kisi se baat karni, baat karwa, call karwa, call karo, phone karo, insaan/aadmi/banda/bande/team/manager/kisi/malik + baat/call/phone',
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
  'ask:popular':
    'sabse zyada log, zyadatar log, sabse popular, log kaun sa lete, sabse zyada bikne, sabse zyada chalta',
  'ask:middle':
    'beech wala, bich wala, beechwala, dusra wala, doosra wala, dusra plan, medium wala, usse upar, upar wala, usse bada, agla wala, isse upar',
  'ask:largest':
    'sabse bada, sabse mehnga, bada wala, sabse upar wala, mehnga wala, teesra wala, tisra wala, sabse mahanga, sabse zyada wala',
  'ask:total': 'kul, kul milakar, total kitna, mila ke, milakar, sab mila, sab milake',
  'ask:want':
    'chahiye, chaiye, chahie, chahta, chahte, lagwana, lagwani, banwana, banwani, karwana, karwani, lena hai, zaroorat, jarurat, zarurat',
  'ask:person':
    'insaan se baat, aadmi se baat, asli insaan, bot nahi, bot nahin, bot se nahi, machine nahi, insaan/aadmi/manager/boss/care/bande/banda + baat/chahiye/connect',
  'ask:complaint':
    'shikayat*, bekar, bekaar, ghatiya, naraz, naraaz, pareshan, gussa, kharab service, bahut kharab, galat jawab, kaam nahi kar, kaam nahin kar, kaam nahi karta, nahi chal raha, chal nahi raha, khul nahi raha, jawab nahi de, reply nahi de, band ho gaya, band pada, kharab ho, hang ho, crash ho, kat rahi, login nahi ho, galat rate, galat price, koi jawab nahi, dhokha, thag*',
  'ask:unstated':
    'kist, kishto, kiston, kishton, kisht, gst lagega, gst alag, tax lagega, adha abhi, aadha abhi, thoda thoda, malik kaun, code kiska',
  'ask:integrations':
    'jud jayega, jod sakte, jodna, connect ho, connect karna, connect kar sakte, link ho, se connect, se judega, integrate ho, ke saath kaam, ke sath kaam, calendar/sheet/excel/crm/software + jud/connect/link/jodna/judega/jud/jode',
  'ask:hidden-costs':
    'aur koi charge, aur kuch charge, chhupa, chhupe, hidden charge, alag se charge, alag se kuch, koi aur kharcha, aur kharcha, extra charge, alag/chhupa/chhupe + charge/kharcha/kharche/fees/paisa',
  'ask:free': 'free hai, free me milega, free mein milega, muft hai, free wala, kuch free, free plan hai',
  'ask:own-edits':
    'khud badal*, khud change, khud edit, khud update, hum badal sakte, apne aap badal, khud se, khud/apne/hum + badal/badle/edit/update, khud + badal/price/edit/update/change/photo',
  'ask:results':
    'kisko fayda, kitna fayda hua, client ko kya, result kya, kisi ka example, udaharan, kitna/kya + fayda/fark/asar/result',
  'ask:portfolio':
    'pehle kya banaya, pehle ka kaam, purana kaam, kaam dikha, aapka kaam, kya kya banaya, pehle/aur/dusre/kisi + banaya/kiya/banayi/banaye',
  'ask:law': 'kanoon, kanun, kaunse kanoon',
  'ask:existing-website': 'purani/pehle/hamari/meri + website/site',
}

/** Words that hardly occur in English: two of them, or one that was understood, make it Hindi. */
export const signs =
  'kya hai hain ka ke ki ko mein kitna kitne kitni chahiye karna karte kaise kab kahan kaun aap aapka aapke aapki mujhe mera meri mere humko batao bataiye bataye nahi nahin haan aur liye wala wali kar karo sakte sakta hoga lagega milega paisa paise kimat keemat namaste bhai ji yeh woh kuch koi apna apne se tak din mahina mahine saal bhi ho hota sabse sasta dhanyavaad shukriya mai kaunsa konsa lena dena jaldi shuru raha rahe tum tumhara kahaan kidhar kitnaa daam baje khulta khule kholte wapas wapis bolta bata dijiye kijiye dijie batayiye batana humara hamara hamare hamari humare humein hume hamein unka iska uska isme usme usse isse uske iske yahan wahan abhi kal aaj baad pehle nhi kaisa kaisi kaunse chhota chota bada wale karke karenge karoge doge denge lenge milti milta milte kr karwana banwana lagwana chaiye thoda zyada sirf agar jab tab lekin magar phir kyun kyu kis kisi kuchh hamesha padega padegi aayega jayega jayegi sakti hoon hun tha thi par rahega rahegi rahenge hogi honge chalega chalegi milegi kaam'

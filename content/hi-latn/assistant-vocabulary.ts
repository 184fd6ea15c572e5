import type { Vocabulary } from '#content/assistant-words.ts'

/** Hindi typed in Latin letters. */
export const vocabulary: Vocabulary = {
  'service:test-automation': 'result wala, result ka kaam, result banane, exam wala',
  'plan:full-mvp': 'pehla version, pehli version',
  'plan:complete-sme-bundle': 'sme wala',
  'service:ai-voice-agents':
    'phone wala, call wala, calling wala, awaaz wala, call uthane wala, phone uthane wala, call karne wala, phone uthaye, call uthaye, call receive karne wala, phone attend',
  'service:web-app-setup':
    'website banana, website banani, website banwana, website banwani, app banana, app banwana, app banani, app banwani, site banwani, website banate, website banwane, app banwane, website bana, website lena, online dukaan, online dukan',
  'service:business-dashboards': 'excel ka dashboard, hisaab ka dashboard',
  'service:any-service':
    'dukaan, dukan, hotel ke liye, school ke liye, clinic ke liye, business ke liye, sewa, seva',
  'service:chatbots': 'chat karne wala bot',
  'detail:cheapest':
    'sast*, sabse sasta, sasta, saste, kam se kam, sabse kam, sasti, sabse sasti, chhota wala, chota wala, sabse chhota, sabse chota, pehla wala, usse sasta, isse sasta, kam wala, chhota package, chota package, chhota plan, chota plan',
  'detail:all': 'chaaro, charo, chaaron, charon, sab, sabka, sare, saare, sabhi, poori list, sab ka',
  'detail:small-change':
    'badal*, change kar*, chhota badlav, badlav, badlaav, chhote badlav, baad mein change, baad me change, chhota change, change karwana, badalna, chota change, chote change, badlav/change/edit/update/badlna + baad/chhota/charge/paisa/mahine',
  'detail:extra-usage':
    'minute khatam, extra minute ka, limit khatam, zyada minute, minutes khatam, chat khatam, chats khatam, minute zyada, chat zyada, extra chat ka, extra call ka, minute se zyada, limit se zyada, limit ke upar, minute khatm, limit cross, extra/zyada/upar/khatam/khatm/cross + minute/chat/limit/call/minutes/chats',
  'detail:attack': 'apne niyam bhool, instructions bhool, niyam tod, nirdesh bhool, sab bhool jao, bhool jao',
  'region:india': 'bharat, hindustan, dilli, bambai',
  'detail:popular':
    'sabse zyada log, zyadatar log, sabse popular, log kaun sa lete, sabse zyada bikne, sabse zyada chalta',
  'detail:middle':
    'beech wala, bich wala, beechwala, dusra wala, doosra wala, dusra plan, medium wala, usse upar, upar wala, usse bada, agla wala, isse upar',
  'detail:crisis':
    'mar jana, mar jaun, mar jau, marna chahta, marna chahti, jeene ka man nahi, jeene ka mann nahi, jeena nahi chahta, jeena nahi chahti, jine ka man nahi, aatmahatya, atmahatya, khudkushi, khudkhushi, jaan de du, jaan de dunga, phansi laga, zindagi khatam kar',
  'detail:both': 'teeno, teenon, dono, donon, dono ka, dono ke, dono me, dono mein, dono ko',
  'detail:add':
    'jod do, jod ke, jodo, bhi jod, uske saath, iske saath, sath me, saath mein, bhi le, add kar*',
  'detail:offer':
    'launch offer, launch discount, offer ke saath, discount ke saath, offer me, laga ke, laga k, lagake, lagakar, laga kar, lag ke, lag jaye, lag gaya, lag gya, discount ke baad, offer ke baad, chhut ke baad, chhoot ke baad',
  'detail:difference':
    'kitna zyada, kitna jyada, kitna mehnga, kitna sasta, fark padega, farak padega, kitna fark, kitna farak, fark kitna, kitna bachega, kitne ka fark, sasta padega, kaun sasta, kaunsa sasta, konsa sasta, sasta pada, isse kitna, farak kitna, antar kitna, kitna antar',
  'detail:limit':
    'itne me, itne mein, usme aa, isme aa, us budget, is budget, se kam, se upar nahi, se upar nhi, se upar na, se zyada nahi, se zyada nhi, se zyada na, se jyada nahi, se jyada nhi, ke andar, ke bheetar, tak ka, tak me, tak mein, budget, bajat, paas itna',
  'detail:next':
    'upar wala, usse upar wala, us se upar, agla wala, agla plan, usse bada, isse bada, uske baad wala, uske upar wala',
  'detail:previous':
    'pehle wala, pichla wala, pichhla wala, pehle bataya tha, jo pehle bataya, pehle jo bataya',
  'detail:largest':
    'sabse bada, sabse mehnga, bada wala, sabse upar wala, mehnga wala, teesra wala, tisra wala, sabse mahanga, sabse zyada wala',
}

/** Words that hardly occur in English: two of them, or one that was understood, make it Hindi. */
export const signs =
  'haa bheje bhejta bhejte suna sunao mast dena kya hai hain ka ke ki ko mein kitna kitne kitni chahiye karna karte kaise kab kahan kaun aap aapka aapke aapki mujhe mera meri mere humko batao bataiye bataye nahi nahin haan aur liye wala wali kar karo sakte sakta hoga lagega milega paisa paise kimat keemat namaste bhai ji yeh woh kuch koi apna apne se tak din mahina mahine saal bhi ho hota sabse sasta dhanyavaad shukriya mai kaunsa konsa lena dena jaldi shuru raha rahe tum tumhara kahaan kidhar kitnaa daam baje khulta khule kholte wapas wapis bolta bata dijiye kijiye dijie batayiye batana humara hamara hamare hamari humare humein hume hamein unka iska uska isme usme usse isse uske iske yahan wahan abhi kal aaj baad pehle nhi kaisa kaisi kaunse chhota chota bada wale karke karenge karoge doge denge lenge milti milta milte kr karwana banwana lagwana chaiye thoda zyada sirf agar jab tab lekin magar phir kyun kyu kis kisi kuchh hamesha padega padegi aayega jayega jayegi sakti hoon hun tha thi par rahega rahegi rahenge hogi honge chalega chalegi milegi kaam dam kemat kharcha kharch mehnga mahanga lagat rupaye rupay farak fark antar behtar chhoot chhut choot khula samay chhutti itwar ravivar shanivar khulte subah shaam wapasi vapas lauta lautana rokna chhodna boli bhasha bhashaon zubaan taiyar aazma azma salana madad sahayata shuruaat shuruat dikhao sampark kaha bhugtan kist kishton sikhayenge sikha sikhaoge sikhate surakshit jankari umar umr insaan vyakti banda namaskar namaskaar pranam namastey dhanyavad accha acha badhiya shukria alvida salah sujhav fayda kul milakar chahie chahta chahte lagwani banwani karwani zaroorat jarurat zarurat bekar bekaar ghatiya naraz naraaz pareshan gussa dhokha kishto kiston kisht jodna chhupa chhupe udaharan kanoon kanun baat main gaya hua khud kiya diya baar aata dukan paas alag jawab bol itna bola bhej saath hum likh liya dono chala upar laga chal har karta jaye cheez raat gaye theek karu bina dete bahut likha dega karne maine mil hoti karega rahi sath aage dikha aapne gayi daal chalta sahi matlab payega wahi aapko lagta dekh jata roz poora kare itne aisa puch mila lag grahak khatam jagah jaise bhar deta beech hone seedha nikal rehta naya karni hazaar bhaiya jod aadmi sach aate aapse chalu mat fir jaisa samjhao agle hafte purana bolte rha andar kabhi badal banate teen padta diye kat bahar bech dobara yaha usko lene hui dene bachche aaye malik utha ghar banaya baare purani hote unko logon rakh dost lagane asli bhejna baaki gya itni banega isi ghante jati dunga karwa jisme skta karein gaon likho rehti kharab dikkat kaat aise kahin maan lunga hisab hazar aana ladka shaadi chhod pura samjha likhna rakha tumhare walo aadha bechte sun kiske chalana pada usi suna jayenge dekhna lagaya niyam ulta badi bade padhne galti krte unki hisaab chhote taraf sunao badha chhoti yahi kaunsi pichle pucha padh saare gaadi banane jud aayi purane'

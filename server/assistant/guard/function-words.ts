import { wordsOf } from '../understand/text-words.ts'

/** Words of greeting, thanks and asking back: however they are put together, they promise nothing. */
export const courteous = new Set(
  wordsOf(`hello hi hey namaste good morning afternoon evening welcome thank thanks happy glad pleased delighted sorry apologies
  help assist question questions ask asking great nice wonderful lovely understand interest interested reaching writing
  anything else more know like tell please team form page below above book demo contact write message whatsapp look see visit
  open use tap press fill details name assistant answer reply model speaking
  ji madad khushi shukriya dhanyavad swagat sawal puchhiye poochiye puchh bataiye batayein batao dekhiye likhiye karein kijiye yahan
  neeche upar
  नमस्ते जी मदद खुशी शुक्रिया धन्यवाद स्वागत सवाल पूछिए पूछें बताइए बताएं बताएँ देखिए लिखिए करें कीजिए यहाँ नीचे ऊपर टीम फॉर्म पेज डेमो
  बुक व्हाट्सएप
  habari jambo hujambo karibu asante ahsante samahani nafurahi tunafurahi kukusaidia kusaidia msaada swali maswali uliza niulize
  hapa chini juu timu fomu ukurasa onyesho andika tuandikie tafadhali jina zaidi kuhusu`),
)

/** Grammatical words that stand among them and answer nothing: “are”, not “do” or “can”. */
export const grammatical = new Set(
  wordsOf(`how what which where who may i me my we you your our to for in the a an and or of about with that this is are there here
  let out at by from until till
  aap aapka aapki aapke aapko main mujhe hum humari hamari kya kaise kaun kaunsa kis ka ki ke ko se par mein hai hain hun hoon aur ya
  kuch koi bhi toh
  आप आपका आपकी आपके आपको मैं मुझे हम हमारी हमारे क्या कैसे कौन कौनसा किस का की के को से पर में है हैं हूँ हूं और या कुछ कोई भी तो
  nini gani vipi je wapi nani yako wako lako kwa na ya wa la za ni au yetu wetu`),
)

/** Words that join others and say nothing without them; alone, “it does” would say yes. */
export const joining = new Set(
  wordsOf(`it its they them we our us he she one ones be been being is are was were so then than also too just only both each every all any some such into onto out up
  over under before while when if because as but want wants need needs look looks point run runs keep keeps turn
  turns mention mentions among moment choose fits fit business
  setup set price prices month months monthly mo pm once time one per plan plans start starts starting cost costs pay pays fee rs inr
  usd rupee rupees dollar dollars
  chahiye chahen chaho achha accha rahega rahegi baat yaani shuru mahina mahine lagta lagte lagti lagega milta milti milte deta deti dete leta
  leti lete rupaye rupay jata jati jate apna apni apne unka uski iske iska isme usme wo woh yeh ye jo jab agar kyunki lekin magar sirf bas sab har ho hota hoti hote hoga hogi honge
  kar karta karti karte karne karna sakta sakti sakte raha rahi rahe gaya gayi liye saath tak wala wali wale dono ek
  चाहिए चाहें अच्छा रहेगा रहेगी बात शुरू महीना महीने मासिक लगता लगते लगती मिलता मिलती मिलते देता देती देते लेता लेती लेते अपना अपनी अपने कि व उसे
  इसमें जिसमें रुपये उसके बाद सेटअप प्लान यह ये वह वो जो जब अगर क्योंकि लेकिन मगर सिर्फ बस सब हर हो होता होती होते होगा होगी होंगे कर करता करती करते करने करना सकता सकती सकते
  रहा रही रहे गया गई लिए साथ तक वाला वाली वाले दोनों एक इस इसका इसकी इसके उस उसका
  kuanzisha mwezi dola shilingi mpango mipango bei huanza kuanzia unataka ukitaka hutoka zako zetu yeye sisi wao hii hiyo hizo huo hao ile kama lakini pia tu kila yote wote zote ana ina zina wana una tuna nina ina kuna ili basi
  kisha hadi mpaka kwenye katika moja`),
)

/** Words of assent: they say yes to the visitor's words, whatever those were. */
export const assenting = new Set(
  wordsOf(`yes yeah yep yup sure certainly absolutely definitely indeed correct exactly right ok okay fine course problem possible
  haan ha han hanji bilkul zaroor theek thik sahi pakka हाँ हां बिल्कुल बिलकुल ज़रूर जरूर ठीक सही
  ndiyo ndio naam hakika kabisa sawa bila shaka inawezekana`),
)

/** Words that turn what is said into its opposite. */
export const denying = new Set(
  wordsOf(`no not never none nothing without cannot isn aren don doesn won wouldn can't t nahi nahin nhi mat bina नहीं नही मत ना बिना
  si hapana hakuna hatuna haina haiwezi hatu haya bila sio siyo`),
)

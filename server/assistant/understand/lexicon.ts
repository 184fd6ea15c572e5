/**
 * Words of four languages for one meaning, as they are typed. `x*` is a beginning, `~x` stands anywhere in a word: Swahili verbs
 * carry who, when and whom in front.
 */
export const lexicon: Readonly<Record<string, string>> = {
  PRICE:
    'price* pric* cost* rate rates charge* fee fees kimat* keemat* daam dam dham kharch* kharach* bei gharama* ghrma ~gharim* shulk* ada quote quotation pricing kiraya toza ~toza',
  HOWMUCH: 'kitna kitne kitni kitana kitane kitani ngapi kiasi',
  MONEY:
    'money paisa paise paisay rupee* rupay* rupaye pesa hela fedha dollar* dola amountnum shilingi cash rakam',
  TOTAL:
    'total* kul altogether jumla sum overall combined milakar milake mila jod jodke hisab hisaab hesabu calculate compute grand annually yearly annual',
  PERIOD: 'month months monthly mahina mahine mahne mwezi miezi year saal sal mwaka week hafte hafta wiki',
  COMPARE:
    'difference diff compare comparison versus vs farak fark phark antar tofauti ~tofauti* linganish* ~linganish* tulna tulana different alag behtar bora',
  CHEAP: 'cheap* sasta saste sasti nafuu rahisi lowest least minimum affordable nyunatam nyuntam',
  DEAR: 'expensive mehnga mehenga mahanga mahnga mehngi costly pricey ghali overpriced',
  SUGGEST:
    'suggest* recommend* advise advice salah sujhav pendekez* ~pendekez* shauri ~shauri guide best suitable suits choose chagu* ~chagu*',
  BUDGET: 'budget bajet* bajat uwezo afford',
  DISCOUNT:
    'discount* chhut chhoot chut offer* ofa punguz* ~punguz* coupon kuponi promo* concession negotiate bargain deal disakaunt diskaunt',
  OTHERCO:
    'competitor* freelancer* agency agencies justdial fiverr elsewhere wengine dusri dusre dusari dusra kwingine wati interakt tidio botpress zapier gupshup freshchat dialogflow',
  EXTRA:
    'extra hidden additional chhupa chhupe ziada zilizofichwa include* included shamil jumuish* ~jumuish* alag kando',
  PAY: 'pay payment payments bhugtan bhugatan lipa ~lipa malipo upi emi instalment* installment* kist* gpay paytm mpesa card awamu advance edavans',
  TAX: 'gst tax vat invoice* bill kodi ankara risiti receipt rasid jiesti tds kar',
  REFUND:
    'refund* wapas vapas vapis wapis rudish* ~rudish* ~rejesh* marejesho returned return lauta* riphand rifand irudi',
  CANCEL:
    'cancel* stop band ghairi ~ghairi sitish* ~sitish* terminate quit radd rok chhod* unsubscribe discontinue kuacha',
  CONTRACT: 'contract mkataba agreement lock anubandh notice commitment',
  TRIAL: 'trial try test jaribi* jaribu ~jarib* majaribio traayal trayal tray free bure muft mupht pilot poc',
  WHEN: 'when kab kabtak lini',
  TIME: 'days day din siku time samay muda jaldi haraka urgent* fast soon deliver* timeline deadline',
  WHATIS:
    'meaning means matlab explain samjha* maana elez* ~elez* maelezo describe details detail jankari janakari baare bare kuhusu about',
  INTEGRATE: 'integrat* connect* sync* compatible jod* jud* ungan* ~ungan* link hook plug',
  SOFTWARE:
    'tally zoho shopify hubspot salesforce wordpress woocommerce practo quickbooks excel odoo sap busy vyapar wix slack razorpay crm sheets sheet calendar erp instagram telegram messenger facebook',
  API: 'api webhook* endpoint* sdk developer* docs json oauth epiai server',
  LANG: 'language* bhasha bhasa lugha hindi english swahili kiswahili tamil punjabi bengali marathi gujarati arabic french bhojpuri telugu kannada urdu kiingereza kihindi multilingual tamila panjabi angreji',
  LIMIT: 'limit* unlimited minutes minute dakika kikomo sima maximum max capacity',
  PRIVACY:
    'privacy private safe secure security safety surakshit surakshit* salama faragha gopniyata confidential* encrypt* leak gdpr dpdp usalama',
  DATA: 'data information taarifa info jankari dete deta',
  RECORD:
    'record* rekod* ~rekod* rikord* recording* transcript* store* stored storage hifadhi* ~hifadhi* backup server* seva history',
  OWN: 'own owns owner* ownership malik milik* ~milik* code sors source property',
  NUMBER: 'number namba sim laini landline nambar',
  DEVICE: 'hardware equipment machine* device vifaa kifaa install computer kompyuta laptop',
  NET: 'internet intaneti network mtandao wifi offline signal electricity bijli umeme light power 2g net connectivity',
  SUPPORT: 'support msaada help maintenance maintain matengenezo madad sahayata saport service amc',
  BROKEN:
    'broken working error crash* down stuck hang* kharab haifanyi hitilafu haifunguki imekwama imeharibika bug issue problem tatizo dikkat erar khul login',
  TWICE: 'twice double deducted debited charged overcharged kat kate katwa nimekatwa kaat mmenitoza mara',
  STATUS: 'status update order oda progress track hatua sthiti imefikia',
  HUMAN:
    'human person insaan insan aadmi admi binadamu mtu mhudumu manager meneja representative somebody someone agent boss vyakti',
  CALLME: 'call phone ring dial callback pigie* ~pigie* simu phon fon kol',
  DEMO: 'demo meeting consultation appointment schedule slot miadi mkutano ushauri presentation zoom book booking demo* miting',
  CHANGE:
    'reschedule change shift postpone move badal* badl* badili* ~badili* ahirish* ~ahirish* update edit modify rekebisha hariri ~hariri',
  OPEN: 'open opening hours timing* close* closed khul* khula khule sunday saturday weekend holiday chhutti ravivar shanivar jumapili jumamosi fungua ~fungua ~funga baje',
  WHERE: 'where kahan kaha kahaan wapi located location address pata anwani office ofisi branch tawi visit',
  COUNTRY:
    'india tanzania kenya nepal usa uganda dubai uk bangladesh canada rwanda country countries desh nchi abroad international bharat',
  TRUST:
    'trust scam fraud fake real genuine legit registered cheat* dhokha bharosa vishwas tapel* ~tapel* amini ~amin sajil* ~sajil* asli phraud dokha verify proof',
  CLIENT: 'client* customer* wateja mteja grahak reference*',
  WORK: 'portfolio case sample example* mifano udaharan result* matokeo projects project miradi success',
  FOUNDER: 'founder ceo founded team company kampuni kampani timu mwanzilishi sansthapak employees',
  BOT: 'bot robot roboti robo machine mashine ai',
  MODEL: 'gpt chatgpt gemini claude openai model technology teknolojia taknik llm stack',
  JOB: 'job jobs naukri vacancy internship resume cv hiring career kazi ajira bharti salary',
  PARTNER:
    'partner* reseller commission kamisheni affiliate franchise wakala collaborate white kamishan ushirikiano referral',
  NOTOFF:
    'seo logo ads video editing marketing cctv android ios reels printing design graphic photoshoot matangazo',
  THANKS: 'thanks thank thx ty shukriya dhanyavad dhanyawad asante nashukuru abhar',
  MAIL: 'email mail whatsapp barua pepe bhejo bhej tumie ~tumie tuma send forward inbox',
  DOC: 'brochure brosha catalogue pdf leaflet broshar',
  BLOG: 'blog article* blogu makala lekh newsletter youtube',
  REVIEW: 'review* testimonial* rating feedback maoni samiksha ushuhuda',
  PRODUCT: 'product products saas tool tools bidhaa utpad software apps',
  LICENCE: 'licence license leseni laisens lifetime perpetual',
  TRAIN: 'train* teach sikha* mafunzo fundish* ~fundish* learn tutorial manual prashikshan',
  AGE: 'age umar umri umr minor children bachhe watoto',
  LAW: 'law legal court kanun kanoon sheria terms sue adalat masharti case halali',
  WRONG: 'wrong galat mistake* galti kosea ~kosea accurate accuracy baya hallucination sahi',
  CAN: 'can could able sakta sakte sakti inaweza naweza mnaweza does will would',
  WHO: 'who kaun nani',
  BAD: 'useless stupid bakwas bekar ghatiya pathetic worst idiot dumb rubbish mjinga faltu angry',
  START:
    'start begin process shuru anza ~anza naanzaje steps proceed buy purchase kharid* khareed* nunua ~nunua agiza register',
  WHY: 'why kyun kyon kyo mbona',
  BIZ: 'clinic salon coaching school restaurant hotel shop store dukan dukaan kirana gym hospital biashara duka shule kliniki saluni mgahawa hoteli bakery boutique pharmacy college klinik',
}

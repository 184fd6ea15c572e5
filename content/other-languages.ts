/**
 * What is said to someone who writes in a language that the assistant does not speak, in that language: which ones it does
 * speak, and that a person reads what is sent to the team; and by which words a price is asked for. By ISO 639-1 code.
 */
export const otherLanguages = {
  ar: {
    line: 'أجيب بالإنجليزية والهندية والسواحيلية. اكتب بإحداها من فضلك، أو أرسل سؤالك إلى فريقنا.',
    price: 'سعر كم تكلفة ثمن',
  },
  bn: {
    line: 'আমি ইংরেজি, হিন্দি আর সোয়াহিলিতে উত্তর দিই। এর যেকোনো একটিতে লিখুন, অথবা প্রশ্নটি আমাদের টিমকে পাঠান।',
    price: 'দাম কত খরচ',
  },
  de: {
    line: 'Ich antworte auf Englisch, Hindi und Swahili. Schreiben Sie bitte in einer dieser Sprachen, oder fragen Sie unser Team.',
    price: 'preis kostet kosten',
  },
  es: {
    line: 'Respondo en inglés, hindi y suajili. Escríbame en uno de estos idiomas o envíe su pregunta a nuestro equipo.',
    price: 'precio cuesta cuánto cuanto tarifa',
  },
  fa: {
    line: 'من به انگلیسی، هندی و سواحیلی پاسخ می‌دهم. لطفاً به یکی از این زبان‌ها بنویسید یا از تیم ما بپرسید.',
    price: 'قیمت چند هزینه',
  },
  fr: {
    line: 'Je réponds en anglais, en hindi et en swahili. Écrivez-moi dans l’une de ces langues, ou envoyez votre question à notre équipe.',
    price: 'prix coûte coute combien tarif',
  },
  gu: {
    line: 'હું અંગ્રેજી, હિન્દી અને સ્વાહિલીમાં જવાબ આપું છું. આમાંથી કોઈ ભાષામાં લખો, અથવા સવાલ અમારી ટીમને મોકલો.',
    price: 'ભાવ કિંમત કેટલા',
  },
  it: {
    line: 'Rispondo in inglese, hindi e swahili. Scriva in una di queste lingue, oppure mandi la domanda al nostro team.',
    price: 'prezzo costa quanto',
  },
  ja: {
    line: '英語、ヒンディー語、スワヒリ語でお答えします。いずれかの言語でお書きいただくか、ご質問をチームにお送りください。',
    price: '料金 いくら 価格',
  },
  kn: {
    line: 'ನಾನು ಇಂಗ್ಲಿಷ್, ಹಿಂದಿ ಮತ್ತು ಸ್ವಾಹಿಲಿಯಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇನೆ. ಇವುಗಳಲ್ಲಿ ಒಂದರಲ್ಲಿ ಬರೆಯಿರಿ, ಅಥವಾ ನಿಮ್ಮ ಪ್ರಶ್ನೆಯನ್ನು ನಮ್ಮ ತಂಡಕ್ಕೆ ಕಳುಹಿಸಿ.',
    price: 'ಬೆಲೆ ಎಷ್ಟು',
  },
  ko: {
    line: '저는 영어, 힌디어, 스와힐리어로 답합니다. 이 중 하나로 써 주시거나 질문을 저희 팀에 보내 주세요.',
    price: '가격 얼마',
  },
  ml: {
    line: 'ഞാൻ ഇംഗ്ലീഷ്, ഹിന്ദി, സ്വാഹിലി ഭാഷകളിൽ മറുപടി നൽകുന്നു. ഇവയിൽ ഒന്നിൽ എഴുതൂ, അല്ലെങ്കിൽ ചോദ്യം ഞങ്ങളുടെ ടീമിന് അയയ്ക്കൂ.',
    price: 'വില എത്ര',
  },
  mr: {
    line: 'मी इंग्रजी, हिंदी आणि स्वाहिलीत उत्तर देतो. यापैकी एका भाषेत लिहा, किंवा तुमचा प्रश्न आमच्या टीमला पाठवा.',
    price: 'किंमत किती खर्च दर',
  },
  nl: {
    line: 'Ik antwoord in het Engels, Hindi en Swahili. Schrijf in een van deze talen, of stel uw vraag aan ons team.',
    price: 'prijs kost hoeveel',
  },
  pa: {
    line: 'ਮੈਂ ਅੰਗਰੇਜ਼ੀ, ਹਿੰਦੀ ਅਤੇ ਸਵਾਹਿਲੀ ਵਿੱਚ ਜਵਾਬ ਦਿੰਦਾ ਹਾਂ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਵਿੱਚ ਲਿਖੋ, ਜਾਂ ਸਵਾਲ ਸਾਡੀ ਟੀਮ ਨੂੰ ਭੇਜੋ।',
    price: 'ਕੀਮਤ ਕਿੰਨਾ ਕਿੰਨੇ',
  },
  pt: {
    line: 'Respondo em inglês, hindi e suaíli. Escreva num destes idiomas ou envie a sua pergunta à nossa equipa.',
    price: 'preço custa quanto',
  },
  ru: {
    line: 'Я отвечаю по-английски, на хинди и на суахили. Напишите на одном из этих языков или отправьте вопрос нашей команде.',
    price: 'цена стоит сколько',
  },
  ta: {
    line: 'நான் ஆங்கிலம், இந்தி, சுவாஹிலி மொழிகளில் பதிலளிக்கிறேன். இவற்றில் ஒன்றில் எழுதுங்கள், அல்லது உங்கள் கேள்வியை எங்கள் குழுவுக்கு அனுப்புங்கள்.',
    price: 'விலை எவ்வளவு கட்டணம்',
  },
  te: {
    line: 'నేను ఇంగ్లీషు, హిందీ, స్వాహిలిలో సమాధానం ఇస్తాను. వీటిలో ఒక భాషలో రాయండి, లేదా మీ ప్రశ్నను మా బృందానికి పంపండి.',
    price: 'ధర ఎంత',
  },
  tr: {
    line: 'İngilizce, Hintçe ve Svahili dillerinde yanıt veriyorum. Bu dillerden birinde yazın ya da sorunuzu ekibimize gönderin.',
    price: 'fiyat kaç ücret',
  },
  ur: {
    line: 'میں انگریزی، ہندی اور سواحلی میں جواب دیتا ہوں۔ ان میں سے کسی میں لکھیے، یا اپنا سوال ہماری ٹیم کو بھیجیے۔',
    price: 'قیمت کتنے کتنا خرچ',
  },
  zh: {
    line: '我用英语、印地语和斯瓦希里语回答。请用其中一种语言书写，或把问题发给我们的团队。',
    price: '价格 多少钱 费用',
  },
} as const

/** Whoever writes in one of these is in India, as far as anybody can tell. */
export const languagesOfIndia: ReadonlySet<string> = new Set('bn gu kn ml mr pa ta te ur'.split(' '))

/** What is called nearly the same in all languages, in other letters than ours. */
export const namesElsewhere = {
  tanzania:
    'زنجبار تنزانيا تانزانيا তানজানিয়া জাঞ্জিবার Танзани Занзибар タンザニア ザンジバル 坦桑尼亚 桑给巴尔 탄자니아 잔지바르 தான்சானியா టాంజానియా ટાંઝાનિયા ਤਨਜ਼ਾਨੀਆ ತಾಂಜಾನಿಯಾ ടാൻസാനിയ tanzania tanzanie tansania zanzibar sansibar',
  'whatsapp-agents': 'واتساب واتس واٹس হোয়াটস வாட்ஸ் వాట్సా వాట్సప్ વોટ્સ ਵਟਸਐਪ ವಾಟ್ಸ್ വാട്സ് ватсап вотсап whatsapp 왓츠앱',
} as const

export type OtherLanguage = keyof typeof otherLanguages

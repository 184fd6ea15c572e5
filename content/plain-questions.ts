import type { AssistantLanguage } from './assistant-words.ts'
import { company } from './company.ts'
import type { Facts } from './facts.ts'
import type { PageId } from './paths.ts'

/** A question that one text answers, with a button to the page that says more. */
interface PlainQuestion {
  /** What a visitor means by it. Its lines in `training/meanings/` say how they ask. */
  meaning: string
  page: PageId
  /** Said in English to who writes in a language that it is not in. */
  answer: (facts: Facts) => { en: string } & Partial<Record<AssistantLanguage, string>>
}

const questions = {
  age: {
    meaning: 'how old one must be to buy',
    page: 'termsConditions',
    answer: ({ terms }) => ({
      en: `You must be ${terms.leastAge} or older to buy from us. That is in the Terms & Conditions.`,
      hi: `ख़रीदने के लिए उम्र ${terms.leastAge} साल या ज़्यादा होनी चाहिए।`,
      'hi-latn': `Kharidne ke liye umar ${terms.leastAge} ya zyada honi chahiye.`,
      sw: `Lazima uwe na miaka ${terms.leastAge} au zaidi ili kununua.`,
    }),
  },
  blog: {
    meaning: 'the blog and its articles',
    page: 'blog',
    answer: () => ({
      en: 'There are three articles on the blog page: the five figures a shop should see before Diwali, WhatsApp for a guesthouse in Stone Town, and which admission calls a school can hand over.',
      hi: 'ब्लॉग पेज पर तीन आर्टिकल हैं: दीवाली से पहले दुकान के पाँच आँकड़े, Stone Town के गेस्टहाउस के लिए WhatsApp, और स्कूल एडमिशन की कौन-सी कॉल मशीन को सौंप सकता है।',
      'hi-latn':
        'Blog page par teen articles hain: Diwali se pehle dukaan ke paanch figures, Stone Town ke guesthouse ke liye WhatsApp, aur school admission ki kaun si calls machine ko saunp sakta hai.',
      sw: 'Kuna makala tatu kwenye ukurasa wa blogu: takwimu tano za duka kabla ya Diwali, WhatsApp kwa nyumba ya wageni ya Mji Mkongwe, na simu zipi za usajili shule inaweza kumwachia wakala.',
    }),
  },
  brochure: {
    meaning: 'the brochure, a PDF or catalogue to download',
    page: 'brochure',
    answer: () => ({
      en: 'The brochure is made for the partner, trustee or principal who has to agree: services, packages and contact on three panels. Download it on the brochure page as an HTML file to print, or as text to forward on WhatsApp.',
      hi: 'ब्रोशर उस पार्टनर, ट्रस्टी या प्रिंसिपल के लिए है जिसे हाँ कहनी है: तीन पैनल में सर्विस, पैकेज और संपर्क। ब्रोशर पेज से HTML फ़ाइल में छापने के लिए, या टेक्स्ट में WhatsApp पर भेजने के लिए डाउनलोड कीजिए।',
      'hi-latn':
        'Brochure us partner, trustee ya principal ke liye hai jise haan kehni hai: teen panel mein services, packages aur contact. Brochure page se HTML file mein print karne ke liye, ya text mein WhatsApp par bhejne ke liye download kijiye.',
      sw: 'Kipeperushi kimetengenezwa kwa mbia, mdhamini au mkuu anayepaswa kukubali: huduma, vifurushi na mawasiliano kwenye kurasa tatu. Kipakue kwenye ukurasa wa kipeperushi kama faili la HTML la kuchapa, au la maandishi la kutuma WhatsApp.',
    }),
  },
  'fee-period': {
    meaning: 'whether an amount is paid once, every month or for a year',
    page: 'pricing',
    answer: ({ terms }) => ({
      en: `Setup is paid once, at the start; the amount “a month” is paid every month. Whoever pays a year at once has ${terms.annual.freeMonths} months free. Ready-made products have only the monthly fee, Quick Start packages only the one payment.`,
      hi: `सेटअप एक ही बार, शुरू में देना है; “हर महीने” वाली रक़म हर महीने देनी होती है। पूरे साल का एक साथ दें तो ${terms.annual.freeMonths} महीने मुफ़्त। तैयार प्रोडक्ट में सिर्फ़ महीने का शुल्क है, Quick Start पैकेज में सिर्फ़ एक बार का।`,
      'hi-latn': `Setup ek hi baar, shuru mein dena hai; “per month” wali rakam har mahine. Poore saal ka ek saath dein to ${terms.annual.freeMonths} mahine free. Ready-made products mein sirf mahine ki fee hai, Quick Start package mein sirf ek baar ka payment.`,
      sw: `Ada ya usanidi hulipwa mara moja, mwanzoni; kiasi cha “kwa mwezi” hulipwa kila mwezi. Ukilipa mwaka mzima kwa mkupuo, miezi ${terms.annual.freeMonths} ni bure. Bidhaa zilizo tayari zina ada ya mwezi tu, na vifurushi vya Quick Start ni malipo ya mara moja tu.`,
    }),
  },
  law: {
    meaning: 'which law, jurisdiction, terms and conditions',
    page: 'termsConditions',
    answer: () => ({
      en: `Our terms are governed by the law of ${company.country}. Before going to court, talk to us: most things are settled by a phone call.`,
      hi: 'हमारी शर्तों पर भारत का क़ानून लागू होता है। अदालत जाने से पहले हमसे बात कीजिए: ज़्यादातर बातें एक फ़ोन कॉल में सुलझ जाती हैं।',
      'hi-latn':
        'Hamare terms par India ka kanoon lagta hai. Court jaane se pehle humse baat kijiye: zyadatar baatein ek phone call mein sulajh jaati hain.',
      sw: 'Masharti yetu yanafuata sheria za India. Kabla ya kwenda mahakamani, ongea nasi: mambo mengi huisha kwa simu moja.',
    }),
  },
  location: {
    meaning: 'where the office is, come by, visit',
    page: 'contact',
    answer: () => ({
      en: `Our office is in ${company.city}, ${company.country}. We work with clients in India and Tanzania, mostly by video and WhatsApp. The street address is not on our pages, so ask the team before you come by; meetings are on video.`,
      hi: `हमारा दफ़्तर ${company.city}, ${company.country} में है। हम भारत और तंज़ानिया के ग्राहकों के साथ काम करते हैं। पूरा पता हमारे पेजों पर नहीं है, आने से पहले टीम से पूछ लीजिए; मुलाक़ात वीडियो पर होती है।`,
      'hi-latn': `Hamara office ${company.city}, ${company.country} mein hai. Hum India aur Tanzania ke clients ke saath kaam karte hain. Poora pata hamare pages par nahin hai, aane se pehle team se pooch lijiye; mulaqat video par hoti hai.`,
      sw: `Ofisi yetu iko ${company.city}, ${company.country}. Tunahudumia wateja wa India na Tanzania. Anwani ya mtaa haipo kwenye kurasa zetu, uliza timu kabla ya kuja; vikao hufanyika kwa video.`,
    }),
  },
  'recordings-storage': {
    meaning: 'are calls recorded, where are recordings and chats kept, for how long',
    page: 'privacyPolicy',
    answer: ({ contact }) => ({
      en: `A voice agent’s greeting says that the call is recorded. Recording and written summary are for you; on our side only the people who look after your agent see your customers’ data, and we neither sell it nor use it for another client. On a dedicated server recordings stay on your server only; where they are kept on shared hosting, the team tells you. To have something shown or deleted, write to ${contact.email}.`,
      hi: `वॉइस एजेंट शुरू में ही बता देता है कि कॉल रिकॉर्ड हो रही है। रिकॉर्डिंग और लिखा हुआ सार आपके लिए है; हमारे यहाँ आपके ग्राहकों का डेटा सिर्फ़ वे देखते हैं जो आपके एजेंट को संभालते हैं, हम उसे न बेचते हैं, न किसी और ग्राहक के लिए इस्तेमाल करते हैं। डेडिकेटेड सर्वर पर रिकॉर्डिंग सिर्फ़ आपके सर्वर पर रहती है; शेयर्ड होस्टिंग पर कहाँ रहती है, टीम बताती है। कुछ देखना या मिटवाना हो तो ${contact.email} पर लिखिए।`,
      'hi-latn': `Voice agent shuru mein hi bata deta hai ki call record ho rahi hai. Recording aur likhi hui summary aapke liye hai; hamare yahan aapke customers ka data sirf woh log dekhte hain jo aapke agent ko sambhalte hain, hum use na bechte hain, na kisi aur client ke liye istemal karte hain. Dedicated server par recordings sirf aapke server par rehti hain; shared hosting par kahan rehti hain, team batayegi. Kuch dekhna ya delete karwana ho to ${contact.email} par likhiye.`,
      sw: `Salamu ya wakala wa sauti husema kwamba simu inarekodiwa. Rekodi na muhtasari wa maandishi ni vyako; kwetu taarifa za wateja wako huonwa na wanaomhudumia wakala wako tu, hatuziuzi wala hatuzitumii kwa mteja mwingine. Kwenye seva yako maalumu (dedicated), rekodi hubaki kwenye seva yako tu; kwenye hosting ya pamoja (shared), timu itakuambia zinakaa wapi. Ukitaka kuona au kufuta chochote, andika kwa ${contact.email}.`,
    }),
  },
  'services-overview': {
    meaning: 'what do you do, which services',
    page: 'services',
    answer: () => ({
      en: `In simple words: we make AI helpers that answer your customers for you, on the phone (voice agents), on WhatsApp and on your website (chatbots), day and night. We also make web apps and dashboards, automate workflows, tests and results, and have five ready products for education. For small businesses in India and Tanzania, in Hindi, English and Swahili; the office is in ${company.city}. Which of these is nearest to what you need?`,
      hi: `सीधे शब्दों में: हम AI सहायक बनाते हैं जो आपके ग्राहकों को दिन-रात जवाब देते हैं, फ़ोन पर (वॉइस एजेंट), WhatsApp पर और वेबसाइट पर (चैटबॉट)। साथ में वेब ऐप और डैशबोर्ड, काम, टेस्ट और रिज़ल्ट का ऑटोमेशन, और पढ़ाई के लिए पाँच तैयार प्रोडक्ट। भारत और तंज़ानिया के छोटे कारोबारों के लिए, हिंदी, अंग्रेज़ी और स्वाहिली में; ऑफ़िस ${company.city} में है। आपको क्या चाहिए?`,
      'hi-latn': `Seedhe shabdon mein: hum AI helpers banate hain jo aapke customers ko din-raat jawab dete hain, phone par (voice agents), WhatsApp par aur website par (chatbots). Saath mein web apps aur dashboards, workflow, test aur result ka automation, aur education ke liye paanch ready products. India aur Tanzania ke chhote business ke liye, Hindi, English aur Swahili mein; office ${company.city} mein hai. Aapko kya chahiye?`,
      sw: `Kwa maneno rahisi: tunatengeneza wasaidizi wa AI wanaojibu wateja wako usiku na mchana, kwa simu (mawakala wa sauti), kwa WhatsApp na kwenye tovuti yako (chatbot). Pia tunatengeneza programu za wavuti na dashibodi, tunaendesha kazi, mitihani na matokeo kiotomatiki, na tuna bidhaa tano tayari za elimu. Ni kwa biashara ndogo India na Tanzania, kwa Kiswahili, Kiingereza na Kihindi; ofisi iko ${company.city}. Wewe unahitaji kipi?`,
    }),
  },
  testimonials: {
    meaning: 'reviews, what clients say, are the reviews real, leave a review',
    page: 'testimonials',
    answer: () => ({
      en: 'The testimonials on our pages are marked as samples: read them as such, not as proof. You can leave your own words there too; for references ask the team.',
      hi: 'हमारे पेजों पर ग्राहकों की राय के साथ “नमूना” लिखा है: उसे नमूना ही मानिए, सबूत नहीं। आप भी वहाँ अपनी बात लिख सकते हैं; रेफ़रेंस के लिए टीम से पूछिए।',
      'hi-latn':
        'Hamare pages ke testimonials par sample likha hai: unhe sample hi maaniye, proof nahin. Aap bhi wahan apni baat likh sakte hain; reference ke liye team se poochiye.',
      sw: 'Maoni ya wateja yaliyo kwenye kurasa zetu yameandikwa “Mfano”: yasome hivyo, si kama ushahidi. Nawe unaweza kuacha maneno yako hapo; ukitaka mtu wa kumuuliza, uliza timu.',
    }),
  },
  'what-is-free': {
    meaning: 'which things are free',
    page: 'pricing',
    answer: ({ price, terms }) => ({
      en: `These are free: the demo, a ${terms.trial.days}-day trial for chatbots, the first month of support with every setup, and minor changes in the first month. SaaS tools range from free to ${price('products.highest-self-serve.monthly')} a month. The other plans have a price.`,
      hi: `मुफ़्त है: डेमो, चैटबॉट का ${terms.trial.days} दिन का ट्रायल, पहले महीने का सपोर्ट और पहले महीने के छोटे बदलाव। SaaS टूल मुफ़्त से ${price('products.highest-self-serve.monthly')} महीना तक हैं। बाक़ी प्लान का दाम है।`,
      'hi-latn': `Free hai: demo, chatbot ka ${terms.trial.days} din ka trial, pehle mahine ka support aur pehle mahine ke chhote changes. SaaS tools free se ${price('products.highest-self-serve.monthly')} per month tak hain. Baaki plans ka price hai.`,
      sw: `Bure ni: onyesho, majaribio ya chatbot ya siku ${terms.trial.days}, msaada wa mwezi wa kwanza na mabadiliko madogo ya mwezi wa kwanza. Zana za SaaS ni kuanzia bure hadi ${price('products.highest-self-serve.monthly')} kwa mwezi. Mipango mingine ina bei.`,
    }),
  },
} satisfies Record<string, PlainQuestion>

export type PlainQuestionId = keyof typeof questions

export const plainQuestions: Readonly<Record<PlainQuestionId, PlainQuestion>> = questions

import type { AssistantLanguage } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'

// How people speak of plans, in the four languages. What the answer must hold is worked out from the catalogue.

export type InLanguages<Said> = Readonly<Record<AssistantLanguage, Said>>

export const languages: readonly AssistantLanguage[] = ['en', 'hi-latn', 'hi', 'sw']

/** Each service by the name that stands before the name of its plan. */
export const called: Partial<Record<ServiceId, InLanguages<string>>> = {
  'ai-voice-agents': inMost('voice agent', 'वॉइस एजेंट', 'wakala wa sauti'),
  'whatsapp-agents': inMost('WhatsApp agent', 'व्हाट्सएप एजेंट', 'wakala wa WhatsApp'),
  'whatsapp-automation': inMost('WhatsApp automation', 'व्हाट्सएप ऑटोमेशन', 'zana za WhatsApp'),
  'ai-chatbots': inMost('AI chatbot', 'एआई चैटबॉट', 'AI chatbot'),
  'website-chatbots': inMost('website chatbot', 'वेबसाइट चैटबॉट', 'chatbot ya tovuti'),
  'custom-ai-agent': inMost('custom AI agent', 'कस्टम एआई एजेंट', 'wakala maalum wa AI'),
  'business-dashboards': inMost('dashboard', 'डैशबोर्ड', 'dashibodi'),
  'web-app-setup': inMost('web app', 'वेब ऐप', 'programu ya wavuti'),
  products: inMost('', '', ''),
  'quick-start': inMost('Quick Start', 'क्विक स्टार्ट', 'Quick Start'),
}

/** Where the country has to be said: Swahili is spoken in Tanzania, the others in India. */
export const places: InLanguages<{ india: string; tanzania: string }> = {
  en: { india: '', tanzania: ' in Tanzania' },
  'hi-latn': { india: '', tanzania: ' tanzania me' },
  hi: { india: '', tanzania: ' तंज़ानिया में' },
  sw: { india: ' India', tanzania: '' },
}

export const priceAsked: InLanguages<(name: string) => string> = {
  en: (name) => `price of ${name}?`,
  'hi-latn': (name) => `${name} kitne ka hai`,
  hi: (name) => `${name} कितने का है?`,
  sw: (name) => `bei ya ${name} ni ngapi?`,
}

/** Who has a business and asks what to take. */
export const adviceAsked: InLanguages<(service: string) => string> = {
  en: (service) => `i have a small clinic, which ${service} plan should i take?`,
  'hi-latn': (service) => `meri chhoti clinic hai, ${service} ka kaunsa plan lu`,
  hi: (service) => `मेरा छोटा क्लिनिक है, ${service} का कौन सा प्लान लूं`,
  sw: (service) => `nina kliniki ndogo, nichukue mpango upi wa ${service}`,
}

/** What is said between, after which the plan still stands. */
export const asides: InLanguages<readonly string[]> = {
  en: ['thanks', 'are you open on sundays?'],
  'hi-latn': ['thanks', 'sunday ko khule rehte ho?'],
  hi: ['धन्यवाद', 'रविवार को खुले रहते हैं?'],
  sw: ['asante', 'jumapili mnafungua?'],
}

export type FollowUp =
  | 'year'
  | 'months'
  | 'monthly'
  | 'beyond'
  | 'offer'
  | 'contents'
  | 'instalments'
  | 'afterMonth'
  | 'bigger'
  | 'branches'

export const followUps: Readonly<Record<FollowUp, InLanguages<string>>> = {
  year: {
    en: 'and for a year?; what would one year come to?; so total for first year?; give me the yearly figure with setup; 1 yr total pls',
    'hi-latn':
      'aur saal bhar ka?; ek saal ka kul kitna hoga; pehle saal total kitna; poore saal ka hisab lagao',
    hi: 'और साल भर का?; एक साल का कुल कितना होगा?; पहले साल में टोटल कितना लगेगा; पूरे साल का हिसाब लगा दो',
    sw: 'na kwa mwaka?; mwaka mzima inakuwa ngapi?; jumla ya mwaka wa kwanza ni ngapi; nipigie hesabu ya mwaka mmoja',
  },
  months: {
    en: 'and for six months?; 6 months total?',
    'hi-latn': '6 mahine ka kitna?; aur chhe mahine ka?',
    hi: 'छह महीने का कितना होगा?; और 6 महीने का?',
    sw: 'na kwa miezi sita?; miezi 6 jumla ngapi',
  },
  monthly: {
    en: 'monthly?; and what per month?; how much do i pay every month; n every month?',
    'hi-latn': 'aur mahine ka?; har mahine kitna dena hai; monthly kitna?; mahine ka kitna katega',
    hi: 'और महीने का?; हर महीने कितना देना होगा?; मासिक कितना?; महीने का कितना कटेगा',
    sw: 'na kwa mwezi?; kila mwezi nalipa ngapi?; ya mwezi ni ngapi; malipo ya mwezi ni kiasi gani',
  },
  beyond: {
    en: 'and over that?; what if i use more than that; and if we cross it?; and per extra one?',
    'hi-latn':
      'usse upar gaya to?; aur zyada ho gaya to kitna lagega; limit cross ho jaye to?; uske upar ka rate kya h',
    hi: 'उससे ऊपर गया तो?; और ज़्यादा हो गया तो कितना लगेगा?; लिमिट पार हो जाए तो?; उसके ऊपर का रेट क्या है',
    sw: 'na nikizidisha?; ikizidi hapo nalipa ngapi?; na zaidi ya hapo?; kila moja ya ziada ni ngapi',
  },
  offer: {
    en: 'with the 20% off?; and if i get the 20% offer; how much is it after 20% off the setup; take off 20% and tell me',
    'hi-latn':
      '20% off ke saath?; aur wo 20% wala offer lag jaye to; 20% hata ke setup kitna; bees percent chhut milegi to kitna',
    hi: '20% छूट के साथ?; और वह 20% वाला ऑफ़र लग जाए तो?; सेटअप पर बीस परसेंट छूट के बाद कितना; 20% कम करके बताओ',
    sw: 'na punguzo la 20%?; nikipata ile ofa ya 20% je?; usanidi baada ya punguzo la asilimia 20 ni ngapi; ukitoa ile asilimia 20 inabaki ngapi',
  },
  contents: {
    en: 'what is in it?; what all do i get in that; what does it include?; what all is in it',
    'hi-latn': 'isme kya kya milega?; usme kya kya hai; to isme mujhe kya kya mil raha hai',
    hi: 'इसमें क्या-क्या मिलेगा?; उसमें क्या क्या है?; इसमें क्या क्या सुविधा है',
    sw: 'ina nini ndani yake?; inajumuisha nini?; napata nini humo; ndani yake kuna nini',
  },
  instalments: {
    en: 'can i pay in parts?; installments possible?',
    'hi-latn': 'kishto me de sakte hai?; EMI pe ho jayega?',
    hi: 'किस्तों में दे सकते हैं?; क्या दो बार में दे सकते हैं',
    sw: 'naweza kulipa kidogo kidogo?; naweza kulipa kwa awamu?',
  },
  afterMonth: {
    en: 'what after the first month?; and after the first month what do i pay?; from second month how much',
    'hi-latn':
      'pehle mahine ke baad kya?; pehle mahine ke baad kitna dena padega; pehla mahina khatam hone ke baad kitna',
    hi: 'पहले महीने के बाद क्या?; पहले महीने के बाद कितना देना पड़ेगा?; दूसरे महीने से कितना',
    sw: 'baada ya mwezi wa kwanza je?; baada ya mwezi wa kwanza nalipa ngapi?; kuanzia mwezi wa pili ni ngapi',
  },
  bigger: {
    en: 'and the bigger one?; what about the next one up; what does the one above it cost',
    'hi-latn': 'aur bada wala?; isse bada wala kitne ka; isse upar wala plan kitne ka hai',
    hi: 'और बड़ा वाला?; इससे बड़ा वाला कितने का है?; इससे ऊपर वाला प्लान कितने का है',
    sw: 'na ile kubwa kuliko hiyo?; na unaofuata?; mpango wa juu yake ni bei gani',
  },
  branches: {
    en: 'for two branches?; and if we have 2 branches; what if there are two branches',
    'hi-latn': 'do branch ke liye?; aur 2 branch ho to; 2 clinic ho to kitna padega',
    hi: 'दो ब्रांच के लिए?; और दो शाखाएँ हों तो?; 2 क्लिनिक हों तो कितना पड़ेगा',
    sw: 'na kwa matawi mawili?; tukiwa na matawi mawili je?; kama tuna kliniki 2 je',
  },
}

function inMost(latin: string, hi: string, sw: string): InLanguages<string> {
  return { en: latin, 'hi-latn': latin, hi, sw }
}

import type { InLanguages } from './wordings.ts'

// How people ask for sums and for what so much use costs.

/** Two plans that are taken together, over the first year. */
export const together: InLanguages<readonly ((one: string, other: string) => string)[]> = {
  en: [
    (one, other) => `${one} and ${other}, both, first year total?`,
    (one, other) => `if i take ${one} and also ${other} both together how much total in first year`,
  ],
  'hi-latn': [
    (one, other) => `${one} aur ${other} dono lu to pehle saal ka total kitna`,
    (one, other) => `${one} aur ${other} dono milake ek saal ka kitna hoga`,
  ],
  hi: [
    (one, other) => `${one} और ${other} दोनों लूं तो पहले साल का कुल कितना?`,
    (one, other) => `${one} और ${other} दोनों मिलाकर साल भर का कितना?`,
  ],
  sw: [
    (one, other) => `nataka vyote viwili ${one} na ${other}, mwaka wa kwanza jumla ngapi?`,
    (one, other) => `${one} na ${other} kwa pamoja kwa mwaka mzima ni kiasi gani?`,
  ],
}

/** Tools for WhatsApp that are taken together, where the tools are spoken of. */
export const toolsTogether: InLanguages<readonly [say: string, tools: string][]> = {
  en: [
    ['bot plus broadcast only, first year', 'bot broadcast'],
    ['bot with the voice assistant, to start and per month?', 'bot voice'],
    ['all four separately, what is the total', 'bot voice dashboard broadcast'],
  ],
  'hi-latn': [
    ['sirf bot aur broadcast, pehle saal ka', 'bot broadcast'],
    ['bot ke saath voice assistant, shuru me kitna aur mahine ka kitna', 'bot voice'],
    ['chaaro alag alag lu to total kitna', 'bot voice dashboard broadcast'],
  ],
  hi: [
    ['सिर्फ़ बॉट और ब्रॉडकास्ट, पहले साल का', 'bot broadcast'],
    ['बॉट के साथ वॉइस असिस्टेंट, शुरू में कितना और महीने का कितना', 'bot voice'],
    ['चारों अलग-अलग लूं तो कुल कितना', 'bot voice dashboard broadcast'],
  ],
  sw: [
    ['na bot plus broadcast tu je, mwaka wa kwanza', 'bot broadcast'],
    ['bot pamoja na voice assistant, kuanza ngapi na kwa mwezi ngapi', 'bot voice'],
    ['zote nne moja moja jumla ngapi', 'bot voice dashboard broadcast'],
  ],
}

/** The bot by its price, and the tool that is added. */
export const pricedOneWithVoice: InLanguages<(price: string) => string> = {
  en: (price) => `that one for ${price} with the voice assistant, how much to start and per month?`,
  'hi-latn': (price) => `wo ${price} wala aur voice assistant dono, shuru me kitna aur har mahine kitna`,
  hi: (price) => `वो ${price} वाला और वॉइस असिस्टेंट दोनों, शुरू में कितना और हर महीने कितना`,
  sw: (price) =>
    `na ile bot ya ${price} nikiweka na voice assistant jumla ya kuanza ngapi na kwa mwezi ngapi`,
}

export const yearAtOnce: InLanguages<string> = {
  en: 'and if i pay the whole year at once?; year paid at once, total?; full year upfront how much',
  'hi-latn':
    'ek saath poore saal ka de du to?; saal bhar ka ek saath dun to total kitna; poore saal ka ek baar me',
  hi: 'पूरे साल का एक साथ दूं तो?; साल भर का एक साथ भर दूं तो कुल कितना; पूरे साल का एक बार में कितना',
  sw: 'nikilipa mwaka mzima kwa mkupuo je?; tukilipa mwaka mzima at once jumla ngapi; kwa mkupuo wa mwaka ni ngapi',
}

/** How much an offer takes off, and what is left. */
export const percentOf: InLanguages<(name: string) => string> = {
  en: (name) => `what is 20% of the setup of ${name} and what remains`,
  'hi-latn': (name) => `${name} ke setup ka 20% kitna hua aur kitna bacha`,
  hi: (name) => `${name} के सेटअप का 20% कितना हुआ और कितना बचा?`,
  sw: (name) => `asilimia 20 ya setup ya ${name} ni ngapi na inabaki ngapi`,
}

/** More is used in some months of the year than in the others. */
export const busyMonths: InLanguages<(months: number, used: string, otherwise: string) => string> = {
  en: (months, used, otherwise) => `first year with ${months} months at ${used}, the rest ${otherwise}`,
  'hi-latn': (months, used, otherwise) =>
    `${months} mahine ${used}, baaki mahine ${otherwise}, saal ka total`,
  hi: (months, used, otherwise) => `${months} महीने ${used}, बाकी महीनों में ${otherwise}, साल का कुल कितना?`,
  sw: (months, used, otherwise) =>
    `miezi ${months} ${used} na iliyobaki ${otherwise}, jumla ya mwaka wa kwanza?`,
}

export const inBranches: InLanguages<(count: number, name: string) => string> = {
  en: (count, name) => `we have ${count} branches and want ${name}, total setup and monthly?`,
  'hi-latn': (count, name) => `${name} ${count} branch ke liye, pehle saal ka kitna`,
  hi: (count, name) => `${name} ${count} ब्रांच के लिए, पहले साल का कितना?`,
  sw: (count, name) => `${name} kwa matawi ${count}, mwaka wa kwanza ngapi?`,
}

/** Volumes of a month, as they are typed. */
export const volumes: InLanguages<readonly [said: string, count: number][]> = {
  en: [
    ['1,800', 1800],
    ['twenty five hundred', 2500],
    ['3k', 3000],
    ['three thousand eight hundred', 3800],
  ],
  'hi-latn': [
    ['1800', 1800],
    ['do hazaar', 2000],
    ['saadhe teen hazaar', 3500],
    ['char hazar', 4000],
  ],
  hi: [
    ['1,800', 1800],
    ['दो हजार', 2000],
    ['अट्ठाईस सौ', 2800],
    ['साढ़े तीन हज़ार', 3500],
  ],
  sw: [
    ['1,800', 1800],
    ['elfu mbili na mia tano', 2500],
    ['elfu tatu mia nane', 3800],
    ['elfu nne', 4000],
  ],
}

export const counted: InLanguages<{ minutes: (count: string) => string; chats: (count: string) => string }> =
  {
    en: { minutes: (count) => `${count} minutes`, chats: (count) => `${count} chats` },
    'hi-latn': { minutes: (count) => `${count} minute`, chats: (count) => `${count} chat` },
    hi: { minutes: (count) => `${count} मिनट`, chats: (count) => `${count} चैट` },
    sw: { minutes: (count) => `dakika ${count}`, chats: (count) => `chati ${count}` },
  }

/** The month of a plan in which so much is used: in one message, and where the plan stands. */
export const monthOf: InLanguages<(name: string, used: string) => string> = {
  en: (name, used) => `${name} with ${used} a month, what is the monthly bill?`,
  'hi-latn': (name, used) => `${name} me mahine ki ${used} ho to bill kitna aayega`,
  hi: (name, used) => `${name} में महीने की ${used} हों तो बिल कितना आएगा?`,
  sw: (name, used) => `${name} nikitumia ${used} kwa mwezi bili ni ngapi?`,
}

export const usedNow: InLanguages<(used: string) => string> = {
  en: (used) => `and if it is ${used}?`,
  'hi-latn': (used) => `aur ${used} ho jaye to?`,
  hi: (used) => `और ${used} हो जाएँ तो?`,
  sw: (used) => `na zikifika ${used} je?`,
}

export const byDay: InLanguages<string> = {
  en: 'with 70 chats a day how much',
  'hi-latn': 'roz 70 chat pe kitna banega',
  hi: 'रोज़ 70 चैट पर कितना बनेगा?',
  sw: 'na chati 70 kwa siku je?',
}

export const smallestFor: InLanguages<(service: string, used: string) => string> = {
  en: (service, used) => `which ${service} plan for ${used} a month?`,
  'hi-latn': (service, used) => `${service} ka sabse chhota plan jisme ${used} aa jaye`,
  hi: (service, used) => `${service} का सबसे छोटा प्लान जिसमें ${used} आ जाएँ`,
  sw: (service, used) => `${service} mpango gani unatosha kwa ${used} kwa mwezi?`,
}

export const apart: InLanguages<(service: string, one: string, other: string) => string> = {
  en: (service, one, other) => `difference between ${service} ${one} and ${other}`,
  'hi-latn': (service, one, other) => `${service} ${one} aur ${other} me kya farak hai`,
  hi: (service, one, other) => `${service} ${one} और ${other} में क्या फ़र्क है?`,
  sw: (service, one, other) => `tofauti ya ${service} ${one} na ${other} ni nini?`,
}

export const cheaperAt: InLanguages<(used: string) => string> = {
  en: (used) => `which is cheaper at ${used} a month?`,
  'hi-latn': (used) => `mahine ki ${used} pe kaunsa sasta`,
  hi: (used) => `महीने की ${used} पर कौन सा सस्ता?`,
  sw: (used) => `kwa mwezi napata ${used}, ipi nafuu?`,
}

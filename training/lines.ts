import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hash } from '#server/assistant/understand/features.ts'
import type { IntentId } from '#server/assistant/understand/intents.ts'
import { type HeadId, heads } from '#server/assistant/understand/labels.ts'
import { assistantWords } from '#server/assistant/words.ts'

/** `hl` is Hindi in Latin letters. */
const languages = ['en', 'hl', 'hi', 'sw'] as const
type LineLanguage = (typeof languages)[number]

export interface TrainingLine {
  text: string
  label: string
  language: LineLanguage
  /** It tells what is needed to ask something of it, and not what to take: “the machine that picks up, how much?” */
  isAsked?: true
}

/** Everything the classifier learns from, by what it learns. Lines that were written for one head teach the others too. */
export function readLines(): Record<HeadId, TrainingLine[]> {
  const [meanings, needs, features] = [
    writtenLines('meanings'),
    writtenLines('needs'),
    writtenLines('features'),
  ]
  const others = oneIn(
    6,
    meanings.filter(({ label }) => otherMatters.has(label)),
  ).map(labelled('none'))
  return {
    meanings: [
      ...meanings,
      ...offeredLines(),
      ...oneIn(6, features).map(labelled('feature')),
      ...oneIn(
        3,
        needs.filter(({ label, isAsked }) => label !== 'none' && !isAsked),
      ).map(labelled('recommend')),
    ],
    needs: [...needs, ...others],
    features: [...features, ...others],
  }
}

function labelled(label: string) {
  return (line: TrainingLine): TrainingLine => ({ ...line, label })
}

/** Which of them does not depend on the others: with a line more, the same are taken. */
function oneIn(many: number, lines: readonly TrainingLine[]): TrainingLine[] {
  return lines.filter(({ text }) => hash(text) % many === 0)
}

/** Who means one of these tells no need and asks for no feature. */
const otherMatters: ReadonlySet<string> = new Set<IntentId>(
  `accuracy affirm age annual-payment benefit blog bot-identity brochure call-me cancel-service change-booking claimed-price company competitor-cheaper complaint-billing
  complaint-broken complaint-service contact-info contract-length currency data-privacy deny discount feelings founder frustration
  getting-started give-contact goodbye greeting hidden-costs hours how-are-you human injection instalments invoice-tax job law licence location
  off-topic order-status own-number-hardware ownership partner pause-plan payment-methods plan-change quote references refund-terms refund-when reply-time serve-country services-overview setup-why speak-my-language
  testimonials thanks too-expensive trial trust uptime what-is-free`.split(/\s+/) as IntentId[],
)

/** A file is one voice: `## label`, `@language`, and lines as that person would type them. */
export function writtenLines(head: HeadId): TrainingLine[] {
  const folder = path.join(import.meta.dirname, head)
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => linesIn(`${head}/${file}`, readFileSync(path.join(folder, file), 'utf8'), head))
}

/** The questions that the assistant offers when it is unsure: pressed, each must be understood. */
function offeredLines(): TrainingLine[] {
  return languages.flatMap((language) =>
    Object.entries(assistantWords()[language === 'hl' ? 'hi-latn' : language].meanings).flatMap(
      ([label, text = '']) => Array(copiesOfOffered).fill({ text, label, language }),
    ),
  )
}

const copiesOfOffered = 4

function linesIn(file: string, content: string, head: HeadId): TrainingLine[] {
  const labels: readonly string[] = heads[head].labels
  let label: string | undefined
  let language: LineLanguage | undefined
  return content.split('\n').flatMap((line, at) => {
    if (line.startsWith('## ')) label = labels.find((id) => id === line.slice('## '.length))
    else if (line.startsWith('@')) language = languages.find((id) => id === line.slice(1))
    else if (line !== '' && label && language)
      return [{ text: line, label, language, ...(file.includes('described') && { isAsked: true as const }) }]
    else if (line !== '') throw new Error(`${file}:${at + 1}: no label or language that we know`)
    return []
  })
}

/** What the places in lines stand for, by language where the words differ. */
const fillings: Readonly<Record<string, Partial<Record<LineLanguage, string>> & { en: string }>> = {
  svc: {
    en: 'voice agent; ai voice agent; whatsapp bot; whatsapp agent; whatsapp automation; website chatbot; chatbot; ai chatbot; chat bot; dashboard; business dashboard; web app; custom web app; custom ai agent; phone bot; calling agent; website; broadcast tool; workflow automation; sme bundle; test automation; quick start package; mvp',
    hi: 'वॉइस एजेंट; व्हाट्सएप बॉट; व्हाट्सऐप एजेंट; चैटबॉट; वेबसाइट चैटबॉट; डैशबोर्ड; वेब ऐप; कॉलिंग एजेंट; वेबसाइट; voice agent; whatsapp bot; chatbot',
    sw: 'voice agent; wakala wa sauti; whatsapp bot; wakala wa whatsapp; chatbot; chatbot ya tovuti; dashibodi; dashboard; web app; tovuti; roboti ya simu',
  },
  plan: {
    en: 'starter; basic; pro; premium; professional; enterprise; smart bot; basic bot; smart ai; template; full mvp; semi custom',
    hi: 'स्टार्टर; बेसिक; प्रो; प्रीमियम; एंटरप्राइज; pro; premium',
  },
  prod: {
    en: 'tutorconnect; eduresultanalysis; career coach ai; youtube seo tool; tutor connect; career coach; the upsc tool',
  },
  biz: {
    en: 'clinic; salon; coaching centre; school; restaurant; hotel; shop; kirana store; real estate office; gym; dental clinic; tuition; bakery; hospital; travel agency; college; boutique; pharmacy; law firm; car garage',
    hi: 'क्लिनिक; सैलून; कोचिंग; स्कूल; रेस्टोरेंट; होटल; दुकान; अस्पताल; जिम',
    sw: 'kliniki; saluni; shule; mgahawa; hoteli; duka; hospitali; ofisi; biashara; duka la dawa',
  },
  city: {
    en: 'delhi; mumbai; jaipur; pune; lucknow; patna; indore; dar es salaam; arusha; mwanza; dodoma; bengaluru; nairobi; kanpur; zanzibar; surat',
    hi: 'दिल्ली; मुंबई; जयपुर; पटना; लखनऊ; इंदौर',
  },
  country: {
    en: 'india; tanzania; kenya; nepal; usa; uganda; dubai; uk; bangladesh; canada; rwanda',
    hi: 'भारत; तंजानिया; नेपाल; केन्या; अमेरिका; दुबई',
  },
  sw: {
    en: 'tally; zoho; shopify; hubspot; salesforce; google sheets; wordpress; woocommerce; practo; quickbooks; excel; google calendar; slack; razorpay; busy; odoo; sap; vyapar; wix; instagram',
  },
  comp: {
    en: 'wati; interakt; tidio; botpress; chatgpt; zapier; another agency; freshchat; dialogflow; a freelancer; gupshup; yellow.ai',
  },
  lang: {
    en: 'hindi; english; swahili; tamil; punjabi; bengali; marathi; gujarati; arabic; french; bhojpuri; telugu; kannada; urdu',
    hi: 'हिंदी; अंग्रेजी; स्वाहिली; तमिल; पंजाबी; बंगाली; मराठी; भोजपुरी',
    sw: 'kiswahili; kiingereza; kihindi; kifaransa; kiarabu; kimasai',
  },
  n: {
    en: '2; 3; 5; 6; 8; 10; 12; 15; 20; 24; 30; 50; 100; 200; 500; 1000; 5000',
  },
  amt: {
    en: '5000; 10k; ₹15,000; 20000 rs; 12 hazar; 50k; 25,000; 1 lakh; rs 8000; 30 thousand; $200; 3000; 9999; 100 dollars; two thousand rupees; ten thousand',
    hi: '5000; ₹15,000; दस हजार; 20 हजार; 50000 रुपये; 1 लाख; पांच हजार',
    sw: 'dola 200; $500; shilingi laki mbili; tsh 300000; laki tano; dola mia moja; elfu hamsini',
  },
}

export type Random = () => number

/** A row of numbers that look like chance and are the same in every build. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The chance of one line, whatever stands before or after it. */
export function chanceOf({ text }: TrainingLine): Random {
  return randomFrom(hash(text))
}

/** A line with its places filled by chance; two of a kind get different words. */
export function filledLine({ text, language }: TrainingLine, random: Random): string {
  const used = new Set<string>()
  return text.replace(/\{(\w+?)2?\}/g, (place, name: string) => {
    const filling = fillings[name]
    if (!filling) return place
    const choices = (filling[language] ?? filling.en).split('; ').filter((choice) => !used.has(choice))
    const chosen = choices[Math.floor(random() * choices.length)] ?? place
    used.add(chosen)
    return chosen
  })
}

import { price } from '#content/catalogue/catalogue.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type PriceRow, readPriceList } from '#server/assistant/price-list.ts'

/** Every plan of the price list, asked for by its name in eight ways and, where people would, in Hindi and Swahili. */
export function everyPriceQuestions(): { ask: string; figures: string[] }[] {
  return readPriceList()
    .filter(({ name, service }) => name !== '' && !name.endsWith('hosting') && service in called)
    .flatMap((row) => asksFor(row).map((ask) => ({ ask, figures: figuresOf(row) })))
}

const called: Partial<Record<ServiceId, string[]>> = {
  'ai-voice-agents': ['voice agent', 'AI voice agents', 'voice bot'],
  'whatsapp-agents': ['WhatsApp agent', 'whatsapp'],
  'whatsapp-automation': ['WhatsApp automation'],
  'ai-chatbots': ['AI chatbot', 'AI chatbot for websites'],
  'website-chatbots': ['website chatbot'],
  'custom-ai-agent': ['custom AI agent'],
  'business-dashboards': ['dashboard', 'business dashboard'],
  'web-app-setup': ['web app'],
  'custom-services': ['custom service'],
  'quick-start': ['Quick Start package'],
  products: ['product'],
}

const inHindi: Partial<Record<ServiceId, string>> = {
  'ai-voice-agents': 'वॉइस एजेंट',
  'whatsapp-agents': 'व्हाट्सएप एजेंट',
  'ai-chatbots': 'एआई चैटबॉट',
  'website-chatbots': 'वेबसाइट चैटबॉट',
  'custom-ai-agent': 'कस्टम एआई एजेंट',
  'business-dashboards': 'डैशबोर्ड',
  'web-app-setup': 'वेब ऐप',
}

const inSwahili: Partial<Record<ServiceId, string>> = {
  'ai-voice-agents': 'wakala wa sauti',
  'whatsapp-agents': 'wakala wa WhatsApp',
  'ai-chatbots': 'AI chatbot',
  'website-chatbots': 'chatbot ya tovuti',
  'custom-ai-agent': 'wakala maalum wa AI',
  'business-dashboards': 'dashibodi',
  'web-app-setup': 'programu ya wavuti',
}

function asksFor({ service, name: plan, region }: PriceRow): string[] {
  const where = region === 'tanzania' ? ' in Tanzania' : region === 'india' ? ' in India' : ''
  const english = (called[service] ?? []).flatMap((name) => [
    `How much is the ${plan} plan of ${name}${where}?`,
    `${name} ${plan} price${where}`,
    `What is the monthly fee for ${name} ${plan}${where}?`,
    `What's the setup cost of ${plan} ${name}${where}`,
    `${name} ${plan.toLowerCase()} ka price kya hai${where}`,
    `Tell me the price of ${plan} for ${name}${where}`,
    `do you know what ${name} ${plan} costs${where}?`,
    `I am interested in the ${plan} ${name}${where}. What will I pay?`,
  ])
  const hindi = inHindi[service]
  const swahili = inSwahili[service]
  const whereInHindi = region === 'tanzania' ? 'तंज़ानिया में ' : ''
  return [
    ...english,
    ...(hindi
      ? [
          `${whereInHindi}${hindi} ${plan} की कीमत क्या है?`,
          `${whereInHindi}${hindi} के ${plan} प्लान का मासिक शुल्क?`,
        ]
      : []),
    ...(swahili
      ? [
          `Bei ya ${swahili} ${plan}${where.replace(' in', '')} ni gani?`,
          `${swahili} ${plan}${where.replace(' in', '')} inagharimu kiasi gani?`,
        ]
      : []),
  ]
}

function figuresOf({ setup, monthly, amount }: PriceRow): string[] {
  return [setup, monthly, amount].flatMap((key) => (key ? [price(key)] : []))
}

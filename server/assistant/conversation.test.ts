import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { price } from '#content/prices.ts'
import { answerFromContent } from './built-in.ts'
import { readKnowledge } from './knowledge.ts'
import { readQuestions, type Turn } from './understand/message.ts'
import { assistantWords } from './words.ts'

const knowledge = readKnowledge()

/** The answer to the last of several messages. */
function converse(...messages: string[]): string {
  const history: Turn[] = []
  let text = ''
  for (const message of messages) {
    text = answerFromContent(readQuestions(message, history, knowledge.classify), knowledge).text
    history.push({ text: message, isBot: false }, { text, isBot: true })
  }
  return text
}

describe('what goes on with the answer just given', () => {
  test('a plan that the answer named is what the next sum is about', () => {
    const text = converse(
      'does the whatsapp agent send payment links?',
      'and for six months, how much in total?',
    )
    expect(text).toContain(`Pro: ${price('whatsapp-agents.india.pro.setup')} + 6 ×`)
    expect(text).not.toContain('Starter')
  })

  test('of two plans of the same name it is the one of the service spoken of', () => {
    const text = converse('whatsapp bot price in Tanzania', 'smart bot for 6 months total?')
    expect(text).toContain(`${price('whatsapp-agents.tanzania.smart.setup')} + 6 ×`)
    expect(text).not.toContain('₹')
  })

  test('“the cheaper one” after a single plan is another plan of the same service', () => {
    const text = converse('price of voice agent premium in India', 'and the middle one?')
    expect(text).toContain(price('ai-voice-agents.india.pro.setup'))
  })

  test('a plan called by its price is that plan, whichever was spoken of before', () => {
    const text = converse(
      'AI chatbot for website, pro plan price',
      'and the 5999 one, what does it cost a month?',
    )
    expect(text).toContain(price('ai-chatbots.starter.monthly'))
  })
})

describe('plans of several services', () => {
  test('each plan belongs to the service that is named beside it', () => {
    const text = converse('voice premium and whatsapp pro in India, total for the first year?')
    expect(text).toContain('₹1,94,000 + ₹49,000 = ₹2,43,000')
    expect(text).not.toContain(`Pro: ${price('ai-voice-agents.india.pro.setup')}`)
  })
})

describe('sums', () => {
  test('so many calls a day of so many minutes on so many days are the minutes of a month', () => {
    const text = converse(
      'voice agent bill in India, 60 calls a day of 2 minutes, 26 days, in starter and pro?',
    )
    expect(text).toContain('2,120 × ₹0.50 = ₹4,060')
    expect(text).toContain('620 × ₹0.50 = ₹6,310')
  })

  test('the numbers of a message belong together, in however many sentences', () => {
    const text = converse('semi custom web app with 10% off. I keep the support for one year. grand total?')
    expect(text).toContain('₹22,499.10 + 9 × ₹1,499 = ₹35,990.10')
  })

  test('a ready-made tool without a setup fee has its sum too', () => {
    expect(converse('TutorConnect for 4 months, total cost?')).toContain('4 × ₹2,999 = ₹11,996')
  })

  test('which of two is cheaper is told with the difference', () => {
    const text = converse(
      'difference between website smart bot and AI chatbot pro',
      'for one year which is cheaper and by how much',
    )
    expect(text).toContain('₹45,000 - ₹24,387 = ₹20,613')
  })

  test('what a plan must have counts beside what it may cost', () => {
    const text = converse('voice agent in India under 30000 setup, it must book appointments')
    expect(text).toContain('Professional ₹24,999')
    expect(text).not.toContain('Starter')
  })
})

describe('tools', () => {
  test('that stand beside each other are all in their sum', () => {
    const text = converse(
      'whatsapp automation in Tanzania: bot, voice, dashboard and broadcast one by one, total?',
    )
    expect(text).toContain('$240 + $180 + $120 + $60 = $600')
  })
})

describe('two prices', () => {
  test('stand for two plans, of whatever service', () => {
    const text = converse('difference between smart bot for 15000 and the ai chatbot for 9999?')
    expect(text).toContain('Smart Bot ₹15,000')
    expect(text).toContain('Pro ₹9,999')
    expect(text).not.toContain('WhatsApp agents:')
  })

  test('of voice agents are two ways to pay', () => {
    const text = converse('one page says voice starter is 9999, another 25000. why two rates?')
    expect(text).toContain('hosting is billed separately')
    expect(text).toContain('Starter ₹9,999')
    expect(text).toContain('Starter ₹25,000')
  })
})

describe('budgets', () => {
  test('a new total takes the place of the one before', () => {
    const text = converse('10000 is my budget', 'setup and 12 months all together within 20000, a chatbot')
    expect(text).toContain('₹5,999 + 12 × ₹799 = ₹15,587')
    expect(text).not.toContain('nothing fits')
  })

  test('a limit for the month holds beside the total named before', () => {
    const text = converse('I have 10000 in total to start', 'and not more than 900 every month')
    expect(text).toContain('Starter ₹5,999 setup + ₹799 a month')
    expect(text).not.toContain('Basic Bot')
  })
})

describe('several questions', () => {
  test('what stands before a list is what its items are about', () => {
    const text = converse(
      'About voice agent Pro in India: 1) can it call patients to remind them 2) what does it cost',
    )
    expect(text).toContain('reminder calls')
    expect(text).toContain(`Pro ${price('ai-voice-agents.india.pro.setup')}`)
    expect(text).not.toContain('Premium')
  })

  test('questions without any mark are told apart', () => {
    const text = converse('dashboard ka rate kya h kitne din me chalu hoga aur staff ko sikhaoge kya')
    expect(text).toContain(price('business-dashboards.basic.setup'))
    expect(text).toContain(assistantWords['hi-latn'].facts.training)
  })

  test('a list is found behind its count', () => {
    const text = converse(
      'hi 3 things. 1 how many days for whatsapp agent 2 free trial is there 3 where is your office',
    )
    expect(text).toContain('3-5 days')
    expect(text).toContain(company.city)
  })

  test('what follows a question is one too, without a mark', () => {
    const text = converse('is the demo free? and what should I keep ready from my side')
    expect(text).toContain('A demo is free')
    expect(text).toContain('Bring one week')
  })
})

describe('short facts', () => {
  test.each(['who is the founder?', 'malik kaun hai is company ka?', 'mwanzilishi ni nani?'])(
    'names the founder, and that the profile is a sample: “%s”',
    (question) => {
      const text = converse(question)
      expect(text).toContain(company.founder)
      expect(text).toMatch(/sample|sampuli/)
    },
  )

  test('a text of ours says neither yes nor no: the question may have been asked the other way round', () => {
    for (const language of ['en', 'hi', 'hi-latn', 'sw'] as const)
      for (const text of Object.values(assistantWords[language].facts))
        expect(text).not.toMatch(/^(?:Yes|No|Haan|Nahin?|हाँ|नहीं|Ndiyo|Hapana)[.,:।]/)
  })

  test('half of the setup of a plan that is named is told in its money', () => {
    const text = converse(
      'I paid for whatsapp pro 3 days ago, flows are half built and not working, I want my money back',
    )
    expect(text).toContain('₹25,000 - 50% = ₹12,500')
  })

  test('a ready-made tool has no setup fee', () => {
    expect(converse('price of TutorConnect', 'is there any setup charge?')).toContain('no setup fee')
  })
})

describe('other languages', () => {
  test('are answered with one line of their own, and with prices where a price is asked for', () => {
    const text = converse('Bonjour, combien coûte un agent WhatsApp pour mon petit hôtel à Bujumbura ?')
    expect(text).toContain('Je réponds')
    expect(text).toContain(price('whatsapp-agents.india.starter.setup'))
  })
})

describe('feelings', () => {
  test('get a human sentence first, and no price', () => {
    const text = converse('I am so tired, I run the clinic alone and the phone rings all night')
    expect(text).toMatch(/^I am sorry/)
    expect(text).not.toMatch(/[₹$]/)
  })

  test('a smaller plan is named to whom it is too much', () => {
    const text = converse('price of whatsapp agent pro in India', 'that is too much money for me')
    expect(text).toMatch(/^I understand/)
    expect(text).toContain(`Starter ${price('whatsapp-agents.india.starter.setup')}`)
  })
})

describe('what makes a sum', () => {
  test('minutes on top are added to the year, by the month and at once', () => {
    const text = converse(
      'Zanzibar lodge: voice Pro for one year in total, 300 minutes extra in july and 300 extra in august',
    )
    expect(text).toContain('$7,612')
    expect(text).toContain('$7,012')
  })

  test('a plan that is added is summed with the one before, and an offer is taken off both setups', () => {
    const earlier = [
      'whatsapp smart bot tanzania, setup and 6 months total',
      'add voice starter, same months total',
    ]
    expect(converse(...earlier)).toContain('$2,900 + $1,350 = $4,250')
    expect(converse(...earlier, 'now take 20% off the setup, total?')).toContain('$2,500 + $1,200 = $3,700')
  })

  test('two plans of one list are set against each other', () => {
    expect(converse('website chatbot: total of Smart Bot and Basic Bot for a year')).toContain(
      '₹45,000 - ₹22,400 = ₹22,600',
    )
  })

  test('beyond a plan without a price for more, none is told', () => {
    const text = converse('price of AI chatbot Pro', 'what do extra conversations cost if we go over?')
    expect(text).toContain(assistantWords.en.facts['extra-unlisted'])
    expect(text).not.toContain(price('extra-usage.india.unit'))
  })
})

describe('where somebody is', () => {
  test('is said by the place, not by the passport or the money', () => {
    const text = converse('I am Indian but my guesthouse is in Zanzibar, whatsapp agent price in rupees?')
    expect(text).toContain('$500')
    expect(text).not.toContain('₹15,000')
  })
})

describe('a limit without a currency', () => {
  test('is in that of the limit beside it, and a plan beyond it does not fit', () => {
    const budget = 'nina dola 700 za kuanzia na si zaidi ya 70 kwa mwezi, napata nini'
    expect(converse(budget)).toContain('Basic Bot $500')
    expect(converse(budget)).not.toContain('$85')
    expect(converse(budget, 'na complete sme bundle inaingia humo?')).toContain('haiingii')
  })

  test('larger than the dollars beside it may be in shillings', () => {
    const text = converse(
      'voice starter bei',
      'mfanyakazi tunamlipa laki 3 kwa mwezi, kwa nini tutoe dola 150',
    )
    expect(text).not.toContain('Premium')
  })
})

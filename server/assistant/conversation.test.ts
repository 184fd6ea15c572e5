import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { priceTables } from '#content/catalogue/price-tables.ts'
import { terms } from '#content/catalogue/terms.ts'
import { company } from '#content/company.ts'
import { minus, monthsOf, type PricedPlan, plainSum, sumOf, type Term } from '../../tests/price-sums.ts'
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
      `and the ${plainSum([1, 'ai-chatbots.starter.setup'])} one, what does it cost a month?`,
    )
    expect(text).toContain(price('ai-chatbots.starter.monthly'))
  })
})

describe('plans of several services', () => {
  test('each plan belongs to the service that is named beside it', () => {
    const text = converse('voice premium and whatsapp pro in India, total for the first year?')
    const voice = monthsOf('ai-voice-agents.india.premium', 12)
    const whatsapp = monthsOf('whatsapp-agents.india.pro', 12)
    expect(text).toContain(`${sumOf(...voice)} + ${sumOf(...whatsapp)} = ${sumOf(...voice, ...whatsapp)}`)
    expect(text).not.toContain(`Pro: ${price('ai-voice-agents.india.pro.setup')}`)
  })
})

describe('sums', () => {
  test('so many calls a day of so many minutes on so many days are the minutes of a month', () => {
    const text = converse(
      'voice agent bill in India, 60 calls a day of 2 minutes, 26 days, in starter and pro?',
    )
    const minutes = 60 * 2 * 26
    for (const plan of ['starter', 'pro'] as const) {
      const over = minutes - priceTables['ai-voice-agents-india'].plans[plan].included
      const bill = sumOf([1, `ai-voice-agents.india.${plan}.monthly`], [over, 'extra-usage.india.unit'])
      const extra = `${over.toLocaleString('en-IN')} × ${price('extra-usage.india.unit')}`
      expect(text).toContain(`${extra} = ${bill}`)
    }
  })

  test('the numbers of a message belong together, in however many sentences', () => {
    const text = converse('semi custom web app with 10% off. I keep the support for one year. grand total?')
    const setup = sumOf([0.9, 'web-app-setup.semi-custom.setup'])
    const total = sumOf([0.9, 'web-app-setup.semi-custom.setup'], [9, 'web-app-setup.semi-custom.monthly'])
    expect(text).toContain(`${setup} + 9 × ${price('web-app-setup.semi-custom.monthly')} = ${total}`)
  })

  test('a ready-made tool without a setup fee has its sum too', () => {
    const monthly = 'products.tutorconnect.monthly'
    expect(converse('TutorConnect for 4 months, total cost?')).toContain(
      `4 × ${price(monthly)} = ${sumOf([4, monthly])}`,
    )
  })

  test('which of two is cheaper is told with the difference', () => {
    const text = converse(
      'difference between website smart bot and AI chatbot pro',
      'for one year which is cheaper and by how much',
    )
    expect(text).toContain(difference('website-chatbots.smart', 'ai-chatbots.pro'))
  })

  test('what a plan must have counts beside what it may cost', () => {
    const limit = plainSum([1.2, 'ai-voice-agents.page.professional'])
    const text = converse(`voice agent in India under ${limit} setup, it must book appointments`)
    expect(text).toContain(`Professional ${price('ai-voice-agents.page.professional')}`)
    expect(text).not.toContain('Starter')
  })
})

describe('tools', () => {
  test('that stand beside each other are all in their sum', () => {
    const text = converse(
      'whatsapp automation in Tanzania: bot, voice, dashboard and broadcast one by one, total?',
    )
    const setups = (['bot', 'voice', 'dashboard', 'broadcast'] as const).map(
      (tool) => `whatsapp-automation.${tool}.setup.dollars` as const,
    )
    const total = sumOf(...setups.map((key) => [1, key] as Term))
    expect(text).toContain(`${setups.map(price).join(' + ')} = ${total}`)
  })
})

describe('two prices', () => {
  test('stand for two plans, of whatever service', () => {
    const [smart, pro] = ['website-chatbots.smart.setup', 'ai-chatbots.pro.setup'] as const
    const text = converse(
      `difference between smart bot for ${plainSum([1, smart])} and the ai chatbot for ${plainSum([1, pro])}?`,
    )
    expect(text).toContain(`Smart Bot ${price(smart)}`)
    expect(text).toContain(`Pro ${price(pro)}`)
    expect(text).not.toContain('WhatsApp agents:')
  })

  test('of voice agents are two ways to pay', () => {
    const [onPage, inIndia] = ['ai-voice-agents.page.starter', 'ai-voice-agents.india.starter.setup'] as const
    const text = converse(
      `one page says voice starter is ${plainSum([1, onPage])}, another ${plainSum([1, inIndia])}. why two rates?`,
    )
    expect(text).toContain('hosting is billed separately')
    expect(text).toContain(`Starter ${price(onPage)}`)
    expect(text).toContain(`Starter ${price(inIndia)}`)
  })
})

describe('budgets', () => {
  test('a new total takes the place of the one before', () => {
    const limit = plainSum(...monthsOf('ai-chatbots.starter', 12)) + 4000
    const text = converse('10000 is my budget', `setup and 12 months all together within ${limit}, a chatbot`)
    const [setup, monthly] = ['ai-chatbots.starter.setup', 'ai-chatbots.starter.monthly'] as const
    const total = sumOf(...monthsOf('ai-chatbots.starter', 12))
    expect(text).toContain(`${price(setup)} + 12 × ${price(monthly)} = ${total}`)
    expect(text).not.toContain('nothing fits')
  })

  test('a limit for the month holds beside the total named before', () => {
    const text = converse(
      `I have ${plainSum([1, 'ai-chatbots.starter.setup']) + 4000} in total to start`,
      `and not more than ${plainSum([1, 'ai-chatbots.starter.monthly']) + 100} every month`,
    )
    const [setup, monthly] = [price('ai-chatbots.starter.setup'), price('ai-chatbots.starter.monthly')]
    expect(text).toContain(`Starter ${setup} setup + ${monthly} a month`)
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
    expect(text).toContain(assistantWords()['hi-latn'].facts.training)
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
      expect(text).toMatch(/sample|mfano/)
    },
  )

  test('a text of ours says neither yes nor no: the question may have been asked the other way round', () => {
    for (const language of ['en', 'hi', 'hi-latn', 'sw'] as const)
      for (const text of Object.values(assistantWords()[language].facts))
        expect(text).not.toMatch(/^(?:Yes|No|Haan|Nahin?|हाँ|नहीं|Ndiyo|Hapana)[.,:।]/)
  })

  test('half of the setup of a plan that is named is told in its money', () => {
    const text = converse(
      'I paid for whatsapp pro 3 days ago, flows are half built and not working, I want my money back',
    )
    const setup = 'whatsapp-agents.india.pro.setup'
    expect(text).toContain(`${price(setup)} - 50% = ${sumOf([0.5, setup])}`)
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
    for (const months of [12, terms.annual.paidMonths])
      expect(text).toContain(
        sumOf(...monthsOf('ai-voice-agents.tanzania.pro', months), [600, 'extra-usage.tanzania.unit']),
      )
  })

  test('a plan that is added is summed with the one before, and an offer is taken off both setups', () => {
    const earlier = [
      'whatsapp smart bot tanzania, setup and 6 months total',
      'add voice starter, same months total',
    ]
    const voice = monthsOf('ai-voice-agents.tanzania.starter', 6)
    const whatsapp = monthsOf('whatsapp-agents.tanzania.smart', 6)
    expect(converse(...earlier)).toContain(
      `${sumOf(...voice)} + ${sumOf(...whatsapp)} = ${sumOf(...voice, ...whatsapp)}`,
    )
    const voiceOff: Term[] = [...voice, [-0.2, 'ai-voice-agents.tanzania.starter.setup']]
    const whatsappOff: Term[] = [...whatsapp, [-0.2, 'whatsapp-agents.tanzania.smart.setup']]
    expect(converse(...earlier, 'now take 20% off the setup, total?')).toContain(
      `${sumOf(...voiceOff)} + ${sumOf(...whatsappOff)} = ${sumOf(...voiceOff, ...whatsappOff)}`,
    )
  })

  test('two plans of one list are set against each other', () => {
    expect(converse('website chatbot: total of Smart Bot and Basic Bot for a year')).toContain(
      difference('website-chatbots.smart', 'website-chatbots.basic'),
    )
  })

  test('beyond a plan without a price for more, none is told', () => {
    const text = converse('price of AI chatbot Pro', 'what do extra conversations cost if we go over?')
    expect(text).toContain(assistantWords().en.facts['extra-unlisted'])
    expect(text).not.toContain(price('extra-usage.india.unit'))
  })
})

describe('where somebody is', () => {
  test('is said by the place, not by the passport or the money', () => {
    const text = converse('I am Indian but my guesthouse is in Zanzibar, whatsapp agent price in rupees?')
    expect(text).toContain(price('whatsapp-agents.tanzania.basic.setup'))
    expect(text).not.toContain(price('whatsapp-agents.india.starter.setup'))
  })
})

describe('a limit without a currency', () => {
  test('is in that of the limit beside it, and a plan beyond it does not fit', () => {
    const start = plainSum([1, 'whatsapp-agents.tanzania.basic.setup']) + 200
    const monthly = plainSum([1, 'whatsapp-agents.tanzania.basic.monthly']) + 10
    const budget = `nina dola ${start} za kuanzia na si zaidi ya ${monthly} kwa mwezi, napata nini`
    expect(converse(budget)).toContain(`Basic Bot ${price('whatsapp-agents.tanzania.basic.setup')}`)
    expect(converse(budget)).not.toContain(price('whatsapp-automation.bundle.monthly.dollars'))
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

/** What two plans come to in a year, and by how much the first is dearer. */
function difference(dearer: PricedPlan, cheaper: PricedPlan): string {
  const [more, less] = [monthsOf(dearer, 12), monthsOf(cheaper, 12)]
  return `${sumOf(...more)} - ${sumOf(...less)} = ${sumOf(...more, ...minus(less))}`
}

import { describe, expect, test } from 'vitest'
import { plainSum } from '../../../tests/price-sums.ts'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions, type Turn } from './message.ts'
import type { Question } from './question.ts'

const knowledge = readKnowledge()

/** How the last of several messages is read, each question of it. */
function readAll(...messages: string[]): Question[] {
  const history: Turn[] = []
  let questions: Question[] = []
  for (const message of messages) {
    const read = readQuestions(message, history, knowledge.classify)
    questions = read
    history.push({ text: message, isBot: false })
    history.push({ text: answerFromContent(read, knowledge).text, isBot: true })
  }
  return questions
}

function read(...messages: string[]): Question {
  const [first, ...others] = readAll(...messages)
  if (!first || others.length > 0) throw new Error('not one question')
  return first
}

test.each([
  ['can you make instagram reels for us every month?', 'not-offered'],
  ['insta ke liye reels bana doge kya', 'not-offered'],
  ['does it answer instagram messages under my reels?', 'feature'],
])('what is posted is none of ours, and what is answered is: “%s”', (text, meaning) => {
  expect(meaningsOf(text)).toEqual([meaning])
})

test('a greeting in one language and a question in another are answered in the question’s', () => {
  expect(
    read('Habari, I have a lodge near Karatu and I want the price of the bot with M-Pesa').language,
  ).toBe('en')
})

function meaningsOf(...messages: string[]): (string | undefined)[] {
  return readAll(...messages).map(({ meanings: [first] }) => first?.label)
}

test.each([
  '6 rooms in Nungwi, guests ask on whatsapp at night and i need the deposit on mpesa, which package should i take',
  'guest house hai, raat ko log whatsapp pe kamra puchte hai, advance bhi chahiye upi se, kaun sa plan lu',
  'nina hoteli ndogo wageni wanauliza vyumba usiku kwenye whatsapp na nataka deposit ya mpesa, nichukue mpango upi',
])('who asks what to take is advised, whatever a page states of it: “%s”', (text) => {
  expect(meaningsOf(text)).toEqual(['recommend'])
})

test('what the cheapest has is asked of the cheapest', () => {
  const [question] = readAll('dashboard ke sabse saste plan me kitne login hai')
  expect([question?.meanings[0]?.label, question?.features]).toEqual(['feature', ['logins']])
})

test('what is said of one service is asked anew of another', () => {
  const { meanings, services } = read('free trial for the chatbot?', 'is it also for whatsapp')
  expect([meanings[0]?.label, services]).toEqual(['trial', ['whatsapp-agents']])
})

describe('what is named and what is only a place', () => {
  test.each([
    'dashboard with stock alerts on whatsapp, price?',
    'dashboard jo whatsapp pe alert bheje, kitne ka',
    'डैशबोर्ड जो whatsapp पर अलर्ट भेजे, कितने का',
    'dashibodi inayotuma taarifa kwenye whatsapp, bei gani',
  ])('where a message arrives is no service of its own: “%s”', (text) => {
    for (const { services } of readAll(text)) expect(services).toEqual(['business-dashboards'])
  })

  test('a plan on WhatsApp is a plan of WhatsApp’s', () => {
    expect(read('voice Pro plus the Smart Bot on whatsapp in Tanzania, first year?').services).toEqual([
      'ai-voice-agents',
      'whatsapp-agents',
    ])
  })

  test('who asks whether something comes on WhatsApp asks it of what was spoken of', () => {
    const { services } = read('dashboard professional price', 'usme stock alert whatsapp pe aata hai kya')
    expect(services).toEqual(['business-dashboards'])
  })

  test('alone, the place is what it is about', () => {
    expect(read('whatsapp pe order lene ka kitna lagega').services).toEqual(['whatsapp-agents'])
  })

  test.each([
    ['price of a chatbot for the site, not whatsapp', 'whatsapp-agents'],
    ['website nahi hai meri, voice agent ka rate', 'web-app-setup'],
    ['sina tovuti, wakala wa simu ni bei gani', 'web-app-setup'],
    ['वेबसाइट तो है नहीं, वॉइस एजेंट कितने का', 'web-app-setup'],
  ])('what is not wanted or not there is not asked for: “%s”', (text, service) => {
    for (const { services } of readAll(text)) expect(services).not.toContain(service)
  })

  test('what does not work is not unwanted', () => {
    expect(read('whatsapp nahi chal raha 2 din se').services).toEqual(['whatsapp-agents'])
  })
})

describe('what goes on', () => {
  test('the plan that was chosen stays chosen, whatever else the answer named', () => {
    const { plans } = read(
      'whatsapp smart bot in tanzania, we have 3100 chats a month, what is the bill',
      'and if I pay the whole year at once?',
    )
    expect(plans).toEqual(['smart-bot'])
  })

  test('a plan called by its price is known from the month that was worked out', () => {
    const { plans } = read(
      `voice agent ${plainSum([1, 'ai-voice-agents.india.starter.setup'])} wala, 1600 minute mahine ke, bill kitna`,
      'aur pehle saal ka total kitna',
    )
    expect(plans).toEqual(['starter'])
  })

  test('a percentage is taken off what was spoken of', () => {
    expect(
      meaningsOf('dashboard professional me kitne login milte', 'iska setup me 20 percent hata ke batao'),
    ).toEqual(['discount'])
  })

  test('a question of its own is not dragged back to the last one by a plan that it names', () => {
    const [meaning] = meaningsOf(
      'is there a free trial of the chatbot',
      'hindi english mix is there in the smallest one also?',
    )
    expect(meaning).not.toBe('trial')
  })

  test.each([
    ['whatsapp agent price in tanzania', 'sawa. and the same thing but for phone calls?'],
    ['whatsapp agent ka rate', 'accha aur voice agent ka?'],
    ['व्हाट्सएप एजेंट की कीमत', 'ठीक है और वॉइस एजेंट का?'],
    ['wakala wa whatsapp bei gani', 'sawa, na wakala wa sauti je?'],
  ])('another name asks the same of something else: “%s”, “%s”', (first, second) => {
    const { meanings, services } = read(first, second)
    expect([meanings[0]?.label, services]).toEqual(['price', ['ai-voice-agents']])
  })

  test('a plan called by its price is asked for within the budget of before', () => {
    const { amount, plans } = read(
      'AI chatbot in 20000 for the first year',
      `and the ${plainSum([1, 'ai-chatbots.pro.setup'])} one, does it come inside?`,
    )
    expect([amount?.minor, plans]).toEqual([20_000_00, ['pro']])
  })

  test('use that is to be left out is not counted', () => {
    const { counts } = read(
      'whatsapp Pro India, 3000 chats a month, monthly bill?',
      'total for one year, without the extra chats',
    )
    expect(counts).toEqual({ months: 12 })
  })
})

describe('numbers', () => {
  test('“not a rupee more” limits nothing to one rupee', () => {
    const { amount, otherAmount } = read('20,000 for the first year, not a rupee more, website chatbot?')
    expect(amount?.minor).toBe(20_000_00)
    expect(otherAmount).toBeNull()
  })

  test.each([
    ['tutorconnect price', 'now 60 students, next year 250, will it cost more'],
    ['tutorconnect ka rate', 'abhi 50 bachhe hai agle saal 300 ho gaye to'],
    ['bei ya tutorconnect', 'wanafunzi wakifika 400 je'],
    ['broadcast tool bei', 'nina namba elfu 3 nilizonunua'],
  ])('whom somebody counts is no amount: “%s”, “%s”', (...messages) => {
    for (const { amount } of readAll(...messages)) expect(amount).toBeNull()
  })

  test('a year is no amount', () => {
    expect(read('my site was made in 2014, will the chatbot work on it').amount).toBeNull()
  })

  test('what plans include is no budget', () => {
    const { amount } = read('whatsapp pro price', 'we have max 300 chats, starter has 1000 na')
    expect(amount).toBeNull()
  })

  test.each([
    ['whatsapp smart bot tanzania price', 'nikapata chat 3200 mwezi wa 7 nalipa ngapi', 3200],
    ['bei ya voice agent tanzania', 'simu ni kama 30 kwa siku kila moja dakika 2, siku 20 kwa mwezi', 1200],
  ])('uses are counted where their number stands behind them: “%s”, “%s”', (first, second, usage) => {
    expect(read(first, second).counts.usage).toBe(usage)
  })

  test('what somebody else costs is no budget', () => {
    const [meaning] = meaningsOf('whatsapp agent ka rate', 'itna mehnga, 8000 me to ladka rakh lu')
    expect(meaning).not.toBe('budget-fit')
  })

  test('a budget stays one, also where uses are named', () => {
    const { amount } = read('whatsapp bot for 800 chats a month, budget 25000')
    expect(amount?.minor).toBe(25_000_00)
  })
})

describe('several questions', () => {
  test.each([
    ['kitne ka hai?? kitne din?? hindi bolega??', ['price', 'delivery-time', 'languages']],
    [
      'how much is whatsapp bot also do you give invoice and can i cancel anytime',
      ['price', 'invoice-tax', 'cancel-service'],
    ],
    [
      'bei ya chatbot ni ngapi pia mnatoa risiti na inachukua siku ngapi',
      ['price', 'invoice-tax', 'delivery-time'],
    ],
    [
      'voice agent ka price kya hai trial milega kya aur refund policy bhi batao',
      ['price', 'trial', 'refund-terms'],
    ],
    [
      '3 cheez puchni h, chatbot kitne din me lagega, hindi me jawab dega ya sirf english, staff ko sikhaoge kya',
      ['delivery-time', 'languages', 'training'],
    ],
    ['Habari za kazi. mko wapi hasa, ofisi inafungua saa ngapi', ['location', 'hours']],
    ['दो बातें पूछनी थी एक तो हिंदी बोलेगा कि नहीं दूसरा कितने दिन में बनेगा वॉइस एजेंट', ['languages', 'delivery-time']],
    ['whatsapp agent kitne din me banega or hindi aati h usko?', ['delivery-time', 'languages']],
  ])('each is read, in its order, and courtesy is none: “%s”', (text, meanings) => {
    expect(meaningsOf(text)).toEqual(meanings)
  })

  test.each([
    'डैशबोर्ड कब अपडेट होता है मतलब एंट्री करते ही दिखेगा क्या?',
    'log voice note bhejte hai whatsapp pe, wo samajh lega kya aapka agent',
  ])('what is said again or told before is no question of its own: “%s”', (text) => {
    expect(readAll(text)).toHaveLength(1)
  })

  test('who somebody is asks nothing, also after a question', () => {
    expect(meaningsOf('is the upsc tool out? i am a student in kota, what is the fee')).toHaveLength(2)
  })

  test('what is spoken of is carried to each', () => {
    const services = readAll('price of voice agent? how many days? is there a trial?').map(
      (each) => each.services,
    )
    expect(services).toEqual([['ai-voice-agents'], ['ai-voice-agents'], ['ai-voice-agents']])
  })

  test('a list is one in the digits of any script', () => {
    expect(meaningsOf('१) चैटबॉट कितने का है २) कितने दिन में बनेगा ३) पैसे वापस मिलते हैं क्या')).toEqual([
      'price',
      'delivery-time',
      'refund-terms',
    ])
  })
})

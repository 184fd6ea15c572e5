import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { contact } from '#content/company.ts'
import { formatMoney } from '#content/money.ts'
import { prices } from '#content/prices.ts'
import { wrongAmounts } from '../../evaluation/amounts.ts'
import { answerFromContent } from './built-in.ts'
import { readKnowledge } from './knowledge.ts'
import { readQuestions } from './understand/message.ts'

const knowledge = readKnowledge()

describe('answers from the site’s own content', () => {
  test.each([
    'Does it work with Tally?',
    'Can the voice agent write into our HMIS?',
    'Will it sync with Frobnicator 9000?',
    'Do you support Punjabi?',
    'Do you have clients in Kenya, can you serve us in Nairobi?',
    'Is there a free trial of TutorConnect?',
    'Can I try the voice agent for free first?',
    'Tally se connect ho jayega?',
    'क्या यह टैली से जुड़ सकता है?',
    'Je, inaongea Kifaransa?',
  ])('never says yes to a name that is on no list, and offers the team: “%s”', (question) => {
    const { text, cards } = answer(question)
    expect(text).not.toMatch(/^(Yes|Haan|हाँ|Ndiyo)/)
    // A name that nobody has heard of is not told apart from others; the list is told, and whom to ask.
    expect(text).toMatch(/my list|meri list|मेरी सूची|orodha yangu|tell the team its name/)
    expect(cards[0]?.kind).toBe('ask-team')
  })

  test.each([
    ['Can it connect to my Google Calendar?', 'Google Calendar'],
    ['Does it put appointments in my google calender?', 'work with Google Sheets, Google Calendar'],
    ['We have 4 branches and want Premium voice agent India for all 4. Total?', 'Premium is for up to 3'],
    ['Does it speak Hindi?', 'Hindi'],
    ['Is there a free trial of the chatbot?', '7-day free trial'],
    ['Do you work in Tanzania?', 'India and Tanzania'],
    ['Can I pay with M-Pesa?', 'M-Pesa, bank transfer, cheque and cash are not named on our pages'],
    ['Someone real please, I hate bots', 'Write to our team'],
    ['I want to talk to a person, not a chatbot', 'Write to our team'],
    ['Your chatbot gives wrong answers, I am very upset', 'I am sorry. That should not happen'],
    ['I want to cancel the whatsapp agent', '30 days notice'],
    ['Is 18% tax added on top?', 'Taxes and tax numbers are not on our pages'],
    [
      'What is the total for the first year of the AI chatbot Pro plan?',
      `12 × ${price('ai-chatbots.pro.monthly')}`,
    ],
  ])('answers “%s” with what is meant', (question, expected) => {
    expect(answer(question).text).toContain(expected)
  })

  test.each([
    [
      ['voice agents price'],
      'what about tanzania',
      `${price('ai-voice-agents.tanzania.starter.setup')} setup`,
    ],
    [
      ['whatsapp price in tanzania', 'ok'],
      'and the pro one?',
      `${price('whatsapp-agents.tanzania.pro.setup')} setup`,
    ],
    [['voice agent ka price'], 'aur premium ka?', `${price('ai-voice-agents.india.premium.setup')} setup`],
    [['tutorconnect'], 'price?', price('products.tutorconnect.monthly')],
    [
      [],
      'My budget is tight, mail me the price of AI chatbots at a@b.co',
      'I cannot send e-mail from this chat',
    ],
    [[], 'mail me at a@b.co', 'I cannot send e-mail from this chat'],
    [[], 'My budget is $500', `WhatsApp Bot ${price('whatsapp-automation.bot.setup.dollars')} setup`],
    [[], 'My budget is $500 for a voice agent', 'nothing fits into that'],
    [[], 'budget ₹50,000, in Tanzania', `Enterprise Bot ${price('website-chatbots.enterprise.setup')} setup`],
    [[], 'My budget is 900 euros for a website chatbot', 'I do not convert'],
    [['whatsapp bot'], 'how long does it take', '3-5 days'],
    [['voice agents'], 'thanks', 'You are welcome'],
    [
      ['voice agents'],
      'what are all your prices',
      `Workflow automation: from ${price('automation-workflows.start')}`,
    ],
    [['ai chatbot'], 'any discount?', '10% off for early signups'],
    [
      ['voice agent price in Arusha'],
      'and for WhatsApp?',
      `${price('whatsapp-agents.tanzania.basic.setup')} setup`,
    ],
    [['whatsapp agents'], 'the middle one?', `${price('whatsapp-agents.india.pro.setup')} setup`],
    [
      ['whatsapp agents'],
      'the one with 5000 chats?',
      `${price('whatsapp-agents.india.smart-ai.setup')} setup`,
    ],
    [
      ['voice agents in Tanzania'],
      'and the biggest?',
      `${price('ai-voice-agents.tanzania.premium.setup')} setup`,
    ],
    [
      ['We are a hotel in Arusha', 'do you have voice agents?'],
      'how much for the premium one?',
      `${price('ai-voice-agents.tanzania.premium.setup')} setup`,
    ],
    [
      ['I am in Tanzania'],
      'what are all your prices?',
      `${price('ai-voice-agents.tanzania.starter.setup')} setup`,
    ],
    [
      ['I am in Tanzania', 'voice agents?', 'in India?'],
      'and the Pro plan?',
      `${price('ai-voice-agents.india.pro.setup')} setup`,
    ],
    [
      [],
      'I am in Tanzania, what can I get with a budget of 600?',
      `Basic Bot ${price('whatsapp-agents.tanzania.basic.setup')} setup`,
    ],
    [
      ['I am in Tanzania'],
      'what is the cheapest thing you have?',
      `Broadcast Tool ${price('whatsapp-automation.broadcast.setup.dollars')} setup`,
    ],
    [['I am in Tanzania'], 'thanks', 'You are welcome'],
  ])('[C-13] after %j understands “%s”', (earlier, ask, expected) => {
    const history = earlier.map((text) => ({ text, isBot: false }))
    expect(answer(ask, history).text).toContain(expected)
  })

  test.each([
    ['What will voice Pro in India cost for 6 months?', 'ai-voice-agents.india.pro', 6],
    ['AI चैटबॉट प्रो का 6 महीने का कुल खर्च कितना है?', 'ai-chatbots.pro', 6],
    ['AI चैटबॉट प्रो का ६ माह का कुल खर्च?', 'ai-chatbots.pro', 6],
    ['AI चैटबॉट प्रो का 2 सालों का कुल खर्च?', 'ai-chatbots.pro', 24],
  ] as const)(
    '[C-13] works out what some months come to, and shows the working: “%s”',
    (ask, plan, months) => {
      const [setup, monthly] = [prices[`${plan}.setup`], prices[`${plan}.monthly`]]
      const { text } = answer(ask)
      expect(text).toContain(`${formatMoney(setup)} + ${months} × ${formatMoney(monthly)} = `)
      expect(text).toContain(formatMoney({ ...monthly, minor: setup.minor + months * monthly.minor }))
      expect(wrongAmounts(text)).toEqual([])
    },
  )

  test('[C-13] takes a salon for no year', () => {
    expect(answer('What does voice Pro in India cost for a salon?').text).not.toContain('×')
  })

  test.each(['Do prices include GST?', 'Can I pay in instalments?', 'EMI milega kya?', 'Kuna VAT?'])(
    '[C-13] does not guess what our pages do not state: “%s”',
    (ask) => {
      expect(answer(ask).text).toContain(contact.email)
    },
  )

  test('[C-13] knows a project by its name, price in the name or not', () => {
    expect(answer('What is the price of Mandi Price Bot?').text).toContain('pyaaz Nashik')
  })

  test('[C-13] offers the price as a card, the page it is from and a demo', () => {
    expect(answer('AI chatbot Pro price').cards).toEqual([
      {
        kind: 'price',
        title: 'AI Chatbot for Websites',
        href: '/services/ai-chatbots',
        page: 'AI chatbot page',
        rows: [
          { name: 'Pro', setup: price('ai-chatbots.pro.setup'), monthly: price('ai-chatbots.pro.monthly') },
        ],
      },
      { kind: 'page', label: 'AI chatbot page', href: '/services/ai-chatbots' },
      { kind: 'book-demo', label: 'Book Demo' },
    ])
  })

  test.each([
    ['What is the price of a voice agent and a WhatsApp agent?', ['Voice agents', 'WhatsApp agents']],
    ['Bei ya wakala wa sauti ni gani?', ['Mawakala wa sauti']],
  ])('[C-13] gives each service and each country a table of its own: “%s”', (ask, titles) => {
    const { cards } = answer(ask)
    const tables = cards.filter((card) => card.kind === 'price')
    expect(tables.map(({ title }) => title)).toEqual(titles)
    for (const { rows } of tables) expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(cards.at(-1)).toMatchObject({ kind: 'book-demo' })
  })

  test('[C-13] says so when it does not know, and how to reach a person', () => {
    expect(answer('Frumious bandersnatch galumphing?')).toMatchObject({
      text: expect.stringMatching(new RegExp(`do not know.*${contact.email}`)),
      cards: [{ kind: 'ask-team' }, { kind: 'whatsapp' }, { kind: 'page' }],
    })
  })

  test('[C-13] never states an amount that is in nobody’s price table or no right sum of those, whatever is asked', () => {
    const word = fc.constantFrom(
      ...'price voice whatsapp chatbot dashboard pro starter premium basic tanzania india ₹12345 $99 discount 70% free refund monthly कीमत bei kitna bundle custom web app cheapest budget 20k compare or'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 8 }),
        (words) => wrongAmounts(answer(words.join(' ')).text).length === 0,
      ),
      { numRuns: 300 },
    )
  })
})

function answer(text: string, history: { text: string; isBot: boolean }[] = []) {
  return answerFromContent(readQuestions(text, history, knowledge.classify), knowledge)
}

import { describe, expect, test } from 'vitest'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions } from '../understand/message.ts'
import { assistantWords } from '../words.ts'
import { answer } from './surely-asked.ts'

// What is told of a business decides the plan.

const words = assistantWords().en
const knowledge = readKnowledge()

describe('a recommendation', () => {
  test.each([
    ['I sell cakes on instagram and whatsapp, which plan should i take', 'Pro ₹11,998'],
    ['insta aur facebook dono pe msg aate hain dukan ke, kya lu', 'Premium ₹15,498'],
    ['होटल है, लोग व्हाट्सएप पर पूछते हैं और एडवांस UPI से लेना होता है, कौन सा प्लान लूं', 'Pro ₹25,000'],
    [
      'lodge Arusha, wageni wanauliza whatsapp na nataka walipe deposit kwa mpesa. mnashauri nini',
      'Smart Bot $750',
    ],
  ])('[C-13] has what is told: %s', (message, plan) => {
    expect(say(message).split('\n')[0]).toContain(plan)
  })

  test('[C-13] of what is posted on social media is none for messages', () => {
    const { text } = answer('recommend', {
      services: ['whatsapp-agents'],
      text: 'which plan, we make instagram reels',
    })
    expect(text).toContain(words.services['whatsapp-agents'])
  })
})

describe('how many there are to be taken in', () => {
  test.each([
    ['price', 3, 'Professional ₹25,000', 'Basic 1'],
    ['feature', 3, 'Professional ₹25,000', 'Basic 1'],
    ['recommend', 6, 'Enterprise ₹45,000', 'Professional'],
  ] as const)('[C-13] decides the plan, whatever is asked: %s', (intent, sheets, plan, smaller) => {
    const { text } = answer(intent, {
      services: ['business-dashboards'],
      features: intent === 'feature' ? ['dashSources'] : [],
      counts: { things: { sheets } },
    })
    expect(text.split('\n')[0]).toContain(plan)
    expect(text.split('\n')[0]).toContain(smaller)
  })

  test('[C-13] may be more than the largest plan names, where it says “or more”', () => {
    const { text } = answer('price', { services: ['custom-ai-agent'], counts: { things: { products: 30 } } })
    expect(text).toContain('Premium ₹15,498')
    expect(text).not.toContain(words.planFeatures.beyondAll.split('{')[0])
  })
})

describe('a claim', () => {
  test('[C-13] of a discount is answered with the offers and the way to the team', () => {
    const { text } = answer('claimed-price', {
      text: 'your man said 90% off on the phone',
      services: ['ai-voice-agents'],
      counts: { percent: 90 },
    })
    expect(text).toContain(words.discount.offers.launch)
    expect(text).toContain(words.statements.priceStaysAgreed)
    expect(text).not.toContain('₹45,000')
  })
})

describe('an hour', () => {
  test.each([
    ['raat ke 11 baj rahe hain, koi insaan baat karega?', '23:00'],
    ['अभी रात के 10 बजे हैं कोई उठाएगा?', '22:00'],
    ['it is 10 pm here, will anybody answer?', '22:00'],
  ])('[C-13] when nobody is there is told so: %s', (message, hour) => {
    const [read] = readQuestions(message, [], knowledge.classify)
    const { text } = answer('hours', read)
    expect(text).toContain(hour)
  })

  test('[C-13] of India is told by Tanzania’s clock to who asks in Hindi', () => {
    const [read] = readQuestions(
      'shanivar 3 baje, dar es salaam me kitna baj raha hoga',
      [],
      knowledge.classify,
    )
    const { text } = answer('hours', { ...read, region: 'tanzania' })
    expect(text).toContain('12:30')
  })
})

function say(message: string): string {
  return answerFromContent(readQuestions(message, [], knowledge.classify), knowledge).text
}

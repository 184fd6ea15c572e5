import { describe, expect, test } from 'vitest'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions, type Turn } from './message.ts'
import type { Question } from './question.ts'

const knowledge = readKnowledge()

/** How each message of a conversation is read, with its answer. */
function converse(...messages: string[]): { question: Question; text: string }[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const questions = readQuestions(message, history, knowledge.classify)
    const { text } = answerFromContent(questions, knowledge)
    history.push({ text: message, isBot: false }, { text, isBot: true })
    return { question: questions[0], text }
  })
}

function last(...messages: string[]): Question {
  const read = converse(...messages).at(-1)
  if (!read) throw new Error('nothing was said')
  return read.question
}

describe('a new question about the same thing', () => {
  test.each([
    ['what is the rate of the dashboard', 'and how many logins', 'logins'],
    ['dashboard kitne ka hai', 'beech wala, login kitne milenge usme', 'logins'],
    ['डैशबोर्ड का रेट क्या है', 'और लॉगिन कितने मिलेंगे', 'logins'],
    ['bei ya dashibodi', 'na logini ngapi', 'logins'],
    ['price of the website chatbot', 'and languages, how many', 'languages'],
    ['whatsapp agent price in india', 'the middle one, does it take bookings', 'waBooksSlots'],
  ])('asks for what plans say, whatever was asked before: “%s”, “%s”', (first, second, feature) => {
    const { meanings, features } = last(first, second)
    expect(meanings[0]?.label).toBe('feature')
    expect(features).toContain(feature)
  })

  test.each([
    ['dashboard price', 'what do i get in the second plan'],
    ['dashboard ka rate batao', 'beech wale me kya kya milta hai'],
    ['डैशबोर्ड का रेट बताओ', 'बीच वाले में क्या क्या मिलता है'],
    ['dashibodi ni bei gani', 'ile ya kati ina nini ndani yake'],
  ])('asks what is in a plan, and not its price again: “%s”, “%s”', (...messages) => {
    const { meanings, plans } = last(...messages)
    expect(['describe', 'feature', 'compare']).toContain(meanings[0]?.label)
    expect(plans).toEqual(['professional'])
  })

  test.each([
    ['whatsapp agent price for my shop in Arusha', 'and the website chatbot, is that in dollars also'],
    ['arusha me dukan hai, whatsapp agent ka rate', 'aur website wala chatbot, wo bhi dollar me?'],
    ['bei ya wakala wa whatsapp arusha', 'na chatbot ya tovuti nayo ni kwa dola?'],
  ])('asks for the currency of something else: “%s”, “%s”', (...messages) => {
    expect(last(...messages).meanings[0]?.label).toBe('currency')
  })
})

describe('the same question with something new', () => {
  test.each([
    ['price of the voice agent', 'and in Tanzania?', 'price', 'tanzania'],
    ['voice agent ka rate', 'aur tanzania me?', 'price', 'tanzania'],
    ['वॉइस एजेंट का रेट', 'और तंज़ानिया में?', 'price', 'tanzania'],
    ['bei ya wakala wa sauti', 'na india je?', 'price', 'india'],
  ])('is asked of another country: “%s”, “%s”', (first, second, meaning, region) => {
    const question = last(first, second)
    expect([question.meanings[0]?.label, question.region]).toEqual([meaning, region])
  })

  test.each([
    ['dashboard price', 'and logins?', 'we are 25 people here'],
    ['डैशबोर्ड का रेट', 'लॉगिन कितने मिलेंगे', 'हम 25 लोग हैं ऑफिस में'],
  ])('counts what was asked for: “%s”, “%s”, “%s”', (...messages) => {
    const { features, counts } = last(...messages)
    expect(features).toEqual(['logins'])
    expect(counts.things).toEqual({ logins: 25 })
  })

  test.each([
    ['i have four sheets', 4],
    ['meri paanch sheet hain', 5],
    ['मेरी चार शीट हैं', 4],
    ['nina karatasi nne', 4],
  ])('is counted in words as in figures: “%s”', (text, sheets) => {
    const { meanings, features, counts } = last('dashboard basic price', text)
    expect([meanings[0]?.label, features, counts.things]).toEqual(['feature', ['sheets'], { sheets }])
  })

  test.each([
    ['how many sheets does the basic dashboard read', 'we have four', 4],
    ['dashboard basic me kitni sheet jud sakti hai', 'hamare paas teen hai', 3],
    ['डैशबोर्ड बेसिक में कितनी शीट जुड़ती है', 'हमारे पास चार हैं', 4],
    ['dashboard basic inasoma sheet ngapi', 'nina tatu', 3],
    ['dashboard for 3 sheets, price', 'and with only the fees sheet', 1],
    ['dashboard 4 sheet wala kitna', 'agar sirf ek ho to', 1],
  ])('counts the same without naming it: “%s”, “%s”', (first, second, sheets) => {
    const { meanings, features, counts } = last(first, second)
    expect([meanings[0]?.label, features, counts.things]).toEqual(['feature', ['sheets'], { sheets }])
  })

  test.each([
    ['more than 10 logins please', 11],
    ['10 se zyada login chahiye', 11],
    ['login zaidi ya 10', 11],
    ['हमारे 32 टीचर को लॉगिन चाहिए', 32],
  ])('what is not enough is not what is needed: “%s”', (text, logins) => {
    expect(last('dashboard professional price', text).counts.things).toEqual({ logins })
  })

  test.each([
    ['discount on the dashboard?', 'so in professional how much do i save'],
    ['dashboard pe discount hai kya', 'to basic me kitna bachega'],
    ['डैशबोर्ड पर छूट है?', 'तो प्रोफेशनल में कितना बचेगा'],
    ['mna punguzo la dashboard?', 'basi professional nitaokoa kiasi gani'],
  ])('what is saved is what the offer takes off: “%s”, “%s”', (...messages) => {
    expect(last(...messages).meanings[0]?.label).toBe('discount')
  })

  test.each([
    ['how long until the whatsapp agent works', 'and the phone one?'],
    ['whatsapp agent kitne din me lagta hai', 'aur phone wala?'],
    ['व्हाट्सएप एजेंट कितने दिन में लगेगा', 'और वो फोन वाला?'],
    ['wakala wa whatsapp anachukua siku ngapi', 'na ya simu?'],
  ])('is asked of the one for the phone: “%s”, “%s”', (...messages) => {
    const { meanings, services } = last(...messages)
    expect([meanings[0]?.label, services]).toEqual(['delivery-time', ['ai-voice-agents']])
  })

  test('an amount is what was paid where a refund is spoken of', () => {
    const { meanings } = last('half of the bot is made and we do not want it, refund?', 'i gave 28000')
    expect(meanings[0]?.label).not.toBe('budget-fit')
  })
})

describe('what is pointed at', () => {
  test('the one above stays the one above while it is spoken of', () => {
    const { plans } = last(
      'whatsapp smart bot price in tanzania',
      'and the one above that',
      'with 6,000 chats what does a month of it cost',
    )
    expect(plans.map((plan) => plan.replace(/-bot$/, ''))).toEqual(['pro'])
  })
})

test.each([
  ['your salesman offered me voice pro for 10000 yesterday, honour that', 'i have the recording also'],
  ['aapke aadmi ne phone pe 80% off bola tha', 'mere paas call recording hai'],
  ['mtu wenu aliniahidi voice pro kwa dola 100', 'nina screenshot'],
])('proof of a promise is still the promise: “%s”, “%s”', (...messages) => {
  expect(last(...messages).meanings[0]?.label).toBe('claimed-price')
})

describe('one of several plans', () => {
  test.each([
    ['cheapest whatsapp agent in india?', 'and the one above it'],
    ['whatsapp agent sabse sasta wala kitna', 'aur uske upar wala'],
    ['व्हाट्सएप एजेंट का सबसे सस्ता प्लान', 'उससे ऊपर वाला'],
  ])('is of the service that was asked for: “%s”, “%s”', (...messages) => {
    const { meanings, services, plans } = last(...messages)
    expect([services, plans]).toEqual([['whatsapp-agents'], ['pro']])
    expect(meanings[0]?.label).not.toBe('cheapest')
  })

  test.each([
    ['custom ai agent pro price', 'and premium?', 'the earlier one, how many languages'],
    ['custom ai agent pro kitna', 'premium kitna', 'pehle wale me kitni bhasha hain'],
    ['कस्टम AI एजेंट प्रो कितने का', 'और प्रीमियम?', 'पहले वाले में कितनी भाषाएं हैं'],
    ['custom ai agent pro bei', 'premium je?', 'ile ya kwanza ina lugha ngapi'],
  ])('is the one spoken of before: “%s”, “%s”, “%s”', (...messages) => {
    expect(last(...messages).plans).toEqual(['pro'])
  })

  test.each([
    ['custom ai agent pro price', 'and premium?', 'what is the difference in setup'],
    ['custom ai agent pro kitna', 'premium kitna', 'setup ka kitna farak hai'],
    ['dashboard basic bei gani', 'na professional?', 'tofauti ya kuanzisha ni kiasi gani'],
  ])('differs from the one before it: “%s”, “%s”, “%s”', (...messages) => {
    const { meanings, plans } = last(...messages)
    expect(['compare', 'total-cost']).toContain(meanings[0]?.label)
    expect(plans).toHaveLength(2)
  })
})

describe('a message that says nothing new', () => {
  test.each([
    ['price of the dashboard professional', 'and if i do not take it'],
    ['dashboard professional ka rate', 'aur na lu to'],
    ['bei ya dashibodi professional', 'na nisipochukua'],
  ])('does not get the same answer again: “%s”, “%s”', (...messages) => {
    const [first, second] = converse(...messages)
    expect(second?.text).not.toBe(first?.text)
  })
})

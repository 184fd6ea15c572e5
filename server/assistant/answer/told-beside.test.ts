import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { talk } from '../../../tests/talk.ts'
import { assistantWords } from '../words.ts'

// What is asked beside something else, and what may not be offered for it.

const { en, hi, sw, 'hi-latn': hl } = assistantWords()

describe('a question beside a budget', () => {
  test.each([
    [
      'my budget is 25000, which chatbot can i get and do you train my staff',
      [en.prices.withinBudget, en.facts.training],
    ],
    ['मेरा बजट 20000 है, क्या ले सकता हूँ, और क्या ट्रेनिंग मिलेगी?', [hi.prices.withinBudget, hi.facts.training]],
    ['Bajeti yangu ni dola 900, nipate nini, na inaongea Kihindi?', [sw.prices.withinBudget, 'Kihindi']],
    [
      'mera budget 3000 mahina hai, web app me kuch milega? aur apna domain lag jayega kya',
      [hl.prices.withinBudget, 'domain'],
    ],
  ])('is answered too: “%s”', (say, told) => {
    const text = talk(say)
    for (const part of told) expect(text).toContain(part)
  })

  test('questions that are announced are answered without the story before them', () => {
    const text = talk(
      'hum clinic se bol rahe hai teen baat puchni hai, call record hoti hai kya, staff ko training milegi, aur kitne din lagenge',
    )
    expect(text).toContain(hl.facts['recordings-storage'])
    expect(text).toContain(hl.statements.trainingLength)
    expect(text).not.toContain('Meri salah')
  })
})

describe('what is offered does what is asked for', () => {
  test.each([
    'customers send voice notes, budget 6000, anything?',
    'gupshup se saste ho kya, whatsapp pe jawab dene wala chahiye',
    'Wateja wanatuma voice note, nina dola 70 tu, nipate nini?',
  ])('and no tool that only sends is: “%s”', (say) => {
    expect(talk(say)).not.toContain('Broadcast Tool')
  })

  test.each([
    ['whatsapp web dashboard add on for one year, total?', '₹77,974'],
    ['voice assistant add on of whatsapp tools ka saal bhar ka total', '₹94,974'],
  ])('an add-on is summed with what it needs: “%s”', (say, total) => {
    expect(talk(say)).toContain(total)
  })

  test.each([
    'we watch 11 figures from 4 google sheets, which dashboard plan?',
    '3 excel aur 9 figure dekhne hai, dashboard ka kaunsa plan lu',
  ])('a plan is as large as what is counted: “%s”', (say) => {
    expect(talk(say)).toMatch(/^(I would start with|Meri salah).*Professional/)
  })

  test('all tools are all of them, and a bundle is not set against two', () => {
    const asked = 'whatsapp bot and broadcast tool, what setup and monthly?'
    expect(talk(asked, 'and all four one by one?')).toContain('₹49,996')
    expect(talk(asked, 'is the bundle cheaper?')).not.toMatch(/one by one is cheaper/)
  })
})

describe('uses that are told in passing', () => {
  test.each([
    [['whatsapp pro has 2500 chats right, we go to 3300, what is the bill then'], '₹2,400'],
    [
      ['whatsapp smart bot tanzania chats kwa mwezi', 'mazungumzo yakizidi?', 'yakifika 2900 nalipa ngapi'],
      '$108',
    ],
  ])('make the bill: %j', (says, bill) => {
    expect(talk(...says)).toContain(bill)
  })
})

describe('what is said of an amount before', () => {
  test.each([
    ['what does voice Pro cost?', 'is that every month?', en, 'ai-voice-agents.india.pro.monthly'],
    ['whatsapp starter kitne ka hai', 'ye har mahine ka hai?', hl, 'whatsapp-agents.india.starter.monthly'],
    ['वॉइस स्टार्टर का दाम?', 'यह हर महीने का है क्या?', hi, 'ai-voice-agents.india.starter.monthly'],
    [
      'Voice Starter Tanzania bei gani?',
      'hiyo ni ya kila mwezi?',
      sw,
      'ai-voice-agents.tanzania.starter.monthly',
    ],
  ] as const)('is that it is paid once or every month: “%s”, “%s”', (asked, next, words, key) => {
    const text = talk(asked, next)
    expect(text).toContain(words.facts['fee-period'])
    expect(text).toContain(price(key))
  })

  test('two offers make no sum of percentages', () => {
    expect(talk('15% on website chatbot and 20% launch, so Smart Bot is 35% off?')).toContain(
      en.statements.offersTogether,
    )
  })

  test('a date is nobody’s to promise', () => {
    expect(talk('fair is in 12 days, will the whatsapp agent run by then?')).toContain('I cannot promise it')
  })
})

import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { talk } from '../../../tests/talk.ts'
import { assistantWords } from '../words.ts'

// What the numbers of a message are: money to spend, or something else; used every month, or in some.

const ofBudgets = Object.values(assistantWords()).flatMap(({ prices, recommendation }) =>
  [prices.withinBudget, prices.belowBudget, prices.fits, prices.exceeds, recommendation.forBudget].map(
    (text) => text.replace('{row}', '').trim(),
  ),
)

describe('a number is what may be spent only where that is said', () => {
  test.each([
    'our dental clinic has a turnover of 6 lakh a month, is voice Pro right for us?',
    'we lose around 40000 every month from missed calls, which agent do you suggest',
    'hospital me mahine ki kamai 8 lakh hai, voice agent ka kaunsa plan le',
    'dukaan ki bikri roz 15000 ki hai, whatsapp agent lena sahi rahega?',
    'हमारी कोचिंग की सालाना कमाई 12 लाख है, कौन सा चैटबॉट लें?',
    'Duka langu lina mauzo ya laki 9 kwa mwezi, nichukue wakala yupi wa WhatsApp?',
    'a rival agency sells a chatbot at 7000, why should we take yours?',
    'doosri agency wale 8000 me bana rahe hai, aap se kyu le',
    'Kampuni nyingine wanatoza dola 400, kwa nini ninyi?',
  ])('“%s”', (say) => {
    const text = talk(say)
    expect(ofBudgets.filter((said) => text.includes(said))).toEqual([])
  })

  test.each([
    'we make 5 lakh a month but my budget is 30000, which whatsapp plan',
    'hamara turnover 4 lakh hai, budget sirf 30000 ka hai, kaunsa whatsapp plan',
  ])('beside what comes in: “%s”', (say) => {
    expect(talk(say)).not.toContain(price('whatsapp-agents.india.smart-ai.setup'))
  })

  test.each([
    ['too costly for me', '12000'],
    ['mera budget 40000 hai, voice agent?', 'aur 50000 me?'],
  ])('or where it answers what was said of money: “%s”, “%s”', (...says) => {
    const text = talk(...says)
    expect(ofBudgets.some((said) => text.includes(said))).toBe(true)
  })
})

describe('a sum counts what is used when it is used', () => {
  test.each([
    [
      'we get 35 calls daily of 4 minutes each, which voice plan?',
      /35 calls × 4 minutes × 30 days = 4,200 minutes a month/,
    ],
    [
      'roz 45 call 2 minute ki, voice ka kaunsa plan',
      /45 calls × 2 minute × 30 din = mahine mein 2,700 minute/,
    ],
    ['रोज़ 20 कॉल, हर एक 5 मिनट, कौन सा वॉइस प्लान?', /20 कॉल × 5 मिनट × 30 दिन = महीने में 3,000 मिनट/],
    [
      'simu 25 kwa siku za dakika 4, mpango gani wa sauti?',
      /Simu 25 × dakika 4 × siku 30 = dakika 3,000 kwa mwezi/,
    ],
  ])('minutes, with the days that nobody named: “%s”', (say, working) => {
    const text = talk(say)
    expect(text).toMatch(working)
    expect(text).toMatch(/30 days a month|mahine ke 30 din|महीने के 30 दिन|siku 30 kwa mwezi/)
  })

  test.each([
    [
      'voice Pro for a year, in June and July 800 extra minutes each month, total?',
      '2 × 800 = 1,600',
      '₹1,17,800',
    ],
    [
      'whatsapp Starter saal ka total batao, sirf shaadi ke teen mahine me double chats',
      '3 × 1,000 = 3,000',
      '₹28,500',
    ],
    ['व्हाट्सऐप प्रो, जून से अगस्त 400 चैट अतिरिक्त, पूरे साल का कुल?', '3 × 400 = 1,200', '₹49,600'],
    [
      'Voice Starter ya Tanzania, Julai na Agosti tu dakika 200 za ziada, jumla ya mwaka?',
      '2 × 200 = 400',
      '$3,808',
    ],
  ])('extra use only in its months: “%s”', (say, extra, total) => {
    const text = talk(say)
    expect(text).toContain(extra)
    expect(text).toContain(total)
  })

  test.each([
    ['Paying voice Starter for the full year upfront, how much is that?', '10 × ₹3,000 = ₹55,000'],
    ['agar whatsapp Pro ka poore saal ka paisa ek saath bhar du to kitna?', '10 × ₹2,000 = ₹45,000'],
    ['वॉइस प्रो का साल भर का भुगतान एक बार में करूँ तो कितना लगेगा?', '10 × ₹6,000 = ₹1,05,000'],
    ['WhatsApp Pro Tanzania nikilipa mwaka mzima mara moja ni bei gani?', '10 × $180 = $3,000'],
  ])('a year at once has its free months: “%s”', (say, sum) => {
    expect(talk(say)).toContain(sum)
  })
})

import { expect, test } from 'vitest'
import { createClassifier, readWeights } from './classifier.ts'
import { readQuestions } from './message.ts'

const classify = createClassifier(readWeights())

/** The last of some messages, in the light of those before it. */
function read(...said: string[]) {
  const history = said.slice(0, -1).map((text) => ({ text, isBot: false }))
  return readQuestions(said.at(-1) ?? '', history, classify)[0]
}

test.each([
  ['tanzania', 'Our lodge is at Jambiani, what is the phone agent', 'and in rupees what is it'],
  ['tanzania', 'Niko Arusha, bei ya bot ya whatsapp', 'mbona ni rupia'],
  ['india', 'main surat se hu, whatsapp ka rate', 'dollar me kitna'],
  ['tanzania', 'bei ya wakala wa simu', 'kwa rupia je'],
  ['india', 'voice agent price in dollars', 'no, rupees'],
  ['india', 'बिजनौर, भारत में दुकान है', 'डॉलर में बताओ'],
  ['tanzania', 'dashibodi ni bei gani', 'wangapi wanaweza kuingia, ingia tu'],
])('where somebody is stays %s until another place is named', (region, ...said) => {
  expect(read(...said).region).toBe(region)
})

test.each([
  'wasap bot ni bei gani',
  'bot ya watsapu inauzwaje',
  'whatsup wala bot kitne ka',
  'वाट्सप वाला बोट कितने का',
  'व्हाट्सऐप पर बॉट लगाना है कितना लगेगा',
  'how much is a bot on wassap',
])('“%s” asks for WhatsApp alone', (text) => {
  expect(read(text).services).toEqual(['whatsapp-agents'])
})

test.each([
  ['that chat window on a site, what is the rate'],
  ['website pe jo chat aata hai uska kitna'],
  ['साइट पर चैट वाला कितने का है'],
  ['ile ya kuchat kwenye tovuti ni bei gani'],
  ['whatsapp bot price', 'and the one for my website?'],
  ['bei ya bot ya whatsapp', 'na ile ya tovuti je'],
])('a chat on a website is a chatbot: %s %s', (...said) => {
  expect(read(...said).services).toEqual(['ai-chatbots', 'website-chatbots'])
})

test('who wants a website with a chat in it wants a website', () => {
  expect(read('mujhe website banwani hai, chat bhi ho usme').services).toEqual(['web-app-setup'])
})

test.each([
  ['bot, voice assistant, dashboard and broadcast one by one, or the bundle?', 5],
  ['बोट वॉइस असिस्टेंट डैशबोर्ड ब्रॉडकास्ट चारों लूं या bundle', 5],
  ['whatsapp bundle ka rate', 1],
])('the tools that are named beside the bundle are all heard: “%s”', (text, count) => {
  expect(read(text).plans).toHaveLength(count)
})

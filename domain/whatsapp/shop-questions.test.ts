import { describe, expect, test } from 'vitest'
import { chatsOf } from '#content/whatsapp-flows.ts'
import { wordsIn } from '#content/words.ts'
import { type Chat, choose, startChat, write } from './chat.ts'

const { chats, greeting } = wordsIn('en').tryWhatsapp

const say = (chat: Chat, ...texts: string[]) =>
  texts.reduce((now, text) => write(now, text, chatsOf(now.trade, chats)), chat)
const press = (chat: Chat, ...choices: string[]) =>
  choices.reduce((now, choice) => choose(now, now.step ?? 'language', choice), chat)
const phrases = ({ entries }: Chat) =>
  entries.flatMap((entry) => (entry.kind === 'phrase' ? [entry.phrase] : []))

describe('the ordinary questions of a shop', () => {
  const shop = (language: 'en' | 'hi' | 'sw') =>
    choose(startChat('shop', language, greeting), 'language', language)
  const answers = ({ entries }: Chat) =>
    entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.answer] : []))

  test.each([
    ['en', 'do you take cash on delivery', 'cash'],
    ['en', 'can I return it?', 'returns'],
    ['en', 'how many days for delivery to Pune', 'delivery'],
    ['en', 'do you deliver in Jaipur', 'delivery'],
    ['en', 'are you open on Sunday', 'timings'],
    ['en', 'where is your shop', 'address'],
    ['en', 'silk saree price?', 'price'],
    ['hi', 'कैश ऑन डिलीवरी है?', 'cash'],
    ['hi', 'पसंद न आए तो वापस होगी?', 'returns'],
    ['hi', 'कितने दिन में भेज देंगे?', 'delivery'],
    ['hi', 'रविवार को खुली है?', 'timings'],
    ['hi', 'दुकान कहाँ है?', 'address'],
    ['hi', 'साड़ी कितने की है', 'price'],
    ['sw', 'Naweza kulipa ikifika?', 'cash'],
    ['sw', 'Naweza kurudisha?', 'returns'],
    ['sw', 'Mnafikisha nyumbani?', 'delivery'],
    ['sw', 'Mnafungua saa ngapi?', 'timings'],
    ['sw', 'Duka liko wapi?', 'address'],
    ['sw', 'Sari ni bei gani?', 'price'],
  ] as const)('in %s “%s” is answered (%s), and the question stays', (language, text, answer) => {
    const before = shop(language)
    const chat = say(before, text)
    expect([answers(chat), phrases(chat), chat.step]).toEqual([[answer], [], before.step])
    expect(answers(say(press(before, 'see'), text))).toEqual([answer])
  })

  test.each([
    ['en', 'how much is the banarasi?', 'banarasi'],
    ['hi', 'बनारसी का दाम', 'banarasi'],
    ['sw', 'Kitani ni bei gani?', 'linen'],
  ] as const)('in %s “%s” shows that one with its price', (language, text, item) => {
    const chat = say(shop(language), text)
    expect(chat).toMatchObject({ step: 'picture', answers: { item: { choice: item } } })
    expect(chat.amount).toBeDefined()
  })

  test('where it can be chosen, cash on delivery is', () => {
    const paying = say(press(shop('en'), 'see', 'kota', 'take'), 'Malviya Nagar, 110017')
    expect(say(paying, 'cash on delivery').isBooked).toBe(true)
  })

  test.each(['no, leave it', 'No', 'नहीं', 'रहने दो', 'hapana', 'achana nayo'])(
    '“%s” ends politely',
    (text) => {
      const chat = say(press(shop('en'), 'see'), text)
      expect(chat).toMatchObject({ step: 'done', handler: 'agent' })
      expect(phrases(chat)).toEqual(['left'])
      expect(say(chat, 'hello again').step).toBe('menu')
    },
  )

  test('whoever leaves while they look at one is not shown another', () => {
    expect(phrases(say(press(shop('en'), 'see', 'kota'), 'no, leave it'))).toEqual(['left'])
    expect(say(press(shop('en'), 'see', 'kota'), 'no').step).toBe('item')
  })
})

import { describe, expect, test } from 'vitest'
import { chatLanguages, chatsOf, trades } from '#content/whatsapp-flows.ts'
import { wordsIn } from '#content/words.ts'
import {
  type Chat,
  choose,
  giveBack,
  nextDay,
  playedOut,
  reply,
  sendTemplate,
  startChat,
  stepOf,
  write,
} from './chat.ts'

const { chats, greeting } = wordsIn('en').tryWhatsapp

const started = () => choose(startChat('clinic', 'en', greeting), 'language', 'en')
const say = (chat: Chat, ...texts: string[]) =>
  texts.reduce((now, text) => write(now, text, chatsOf(now.trade, chats)), chat)
const press = (chat: Chat, ...choices: string[]) =>
  choices.reduce((now, choice) => choose(now, now.step ?? 'language', choice), chat)
const events = ({ entries }: Chat) =>
  entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []))
const phrases = ({ entries }: Chat) =>
  entries.flatMap((entry) => (entry.kind === 'phrase' ? [entry.phrase] : []))
const fromBusiness = ({ entries }: Chat) =>
  entries.filter((entry) => entry.kind !== 'event' && entry.by !== 'customer').length
const booked = () => say(press(started(), 'book', 'pain', 'tomorrow', 'first'), 'Kavita')
const allowed = () => press(booked(), 'yes', 'yes')

describe('a conversation', () => {
  const inEachLanguage = trades.flatMap((trade) =>
    chatLanguages.map((language) => [trade, language] as const),
  )

  test.each(inEachLanguage)(
    'of the %s plays to its end in %s, booked, with a reminder and an offer',
    (...of) => {
      const [trade, language] = of
      const chat = playedOut(trade, language, greeting, chatsOf(trade, chats))
      expect(chat).toMatchObject({
        isBooked: true,
        handler: 'agent',
        step: 'done',
        offers: 'allowed',
        day: 8,
      })
      expect(chat.language).toBe(language)
      expect(chat.entries.map(({ id }) => id)).toEqual(chat.entries.map((_, index) => index))
    },
  )

  test.each(inEachLanguage)(
    'of the %s can be typed to its end in %s, every label understood',
    (trade, language) => {
      const labels = (chat: Chat) => chats[language].trades[trade].steps[chat.step ?? '']?.choices ?? {}
      const open = { en: 'Hello', hi: 'नमस्ते जी', sw: 'Habari za leo' }[language]
      let chat = write(startChat(trade, 'en', greeting), open, chatsOf(trade, chats))
      expect(chat.language).toBe(language)
      for (let turns = 0; chat.step !== 'done' && turns < 20; turns += 1) {
        const [first] = Object.values(labels(chat))
        chat = say(chat, first?.label ?? 'Kavita')
      }
      expect(chat).toMatchObject({ step: 'done', isBooked: true, missed: 0 })
      for (const step of Object.keys(chats[language].trades[trade].steps)) {
        const { choices = {} } = chats[language].trades[trade].steps[step] ?? {}
        for (const [choice, { label }] of Object.entries(choices)) {
          const after = write({ ...startChat(trade, language, greeting), step }, label, chatsOf(trade, chats))
          const to = stepOf(trade, step).choices?.[choice]?.to
          if (to === 'person') expect([label, after.need]).toEqual([label, 'asked'])
          else
            expect([
              label,
              after.missed,
              after.entries.some((each) => each.kind === 'step' && each.step === to),
            ]).toEqual([label, 0, true])
        }
      }
    },
  )

  test('understands what people type instead of pressing', () => {
    expect(say(started(), 'I want an appointment please').step).toBe('need')
    expect(say(started(), 'book', 'My tooth hurts!!').answers.need).toEqual({ step: 'need', choice: 'pain' })
    expect(say(started(), 'book', '2').answers.need).toEqual({ step: 'need', choice: 'cleaning' })
    expect(
      say(choose(startChat('clinic', 'en', greeting), 'language', 'hi'), 'अपॉइंटमेंट चाहिए', 'दाँत में बहुत दर्द है')
        .answers.need,
    ).toEqual({ step: 'need', choice: 'pain' })
    expect(say(startChat('hotel', 'en', greeting), 'Kiswahili').language).toBe('sw')
  })

  test('a word that fits two choices is asked about, not guessed', () => {
    const chat = say(started(), 'book', 'cleaning for my child')
    expect(chat.step).toBe('need')
    expect(phrases(chat)).toEqual(['unclear'])
  })

  test('an answer can be changed, and the last one counts', () => {
    const chat = say(press(booked(), 'change', 'saturday', 'second'), 'Kavita')
    expect(chat.answers).toMatchObject({ day: { choice: 'saturday' }, time: { choice: 'second' } })
    expect(chat.isBooked).toBe(false)
  })

  test('a button of earlier, pressed again, changes nothing and leads back to the question', () => {
    const before = press(started(), 'book', 'pain')
    const after = choose(choose(before, 'menu', 'book'), 'need', 'braces')
    expect(after.answers).toEqual(before.answers)
    expect(after.step).toBe('day')
    expect(phrases(after)).toEqual(['already', 'already'])
    expect(choose(choose(after, 'language', 'hi'), 'reminder', 'confirm').language).toBe('en')
  })
})

describe('hard messages', () => {
  test.each(['', '   ', '\n\t', 'x'.repeat(4097)])('nothing is sent that WhatsApp would not take', (text) => {
    const chat = started()
    expect(write(chat, text, chatsOf(chat.trade, chats))).toBe(chat)
  })

  test('a message of the greatest length is taken', () => {
    expect(
      write(started(), 'x'.repeat(4096), chatsOf(started().trade, chats)).entries.length,
    ).toBeGreaterThan(started().entries.length)
  })

  test.each([
    ['👍🙏', 'onlySigns'],
    ['???', 'onlySigns'],
    ['look at https://prize.example/win', 'link'],
    ['www.prize.example', 'link'],
    ['+91 98100 00000', 'number'],
    ['९८१०० ०००००', 'number'],
    ['purple elephants', 'unclear'],
  ] as const)('“%s” is answered kindly, and the question stays', (text, phrase) => {
    for (const chat of [started(), press(started(), 'book')]) {
      const after = say(chat, text)
      expect(phrases(after)).toEqual([phrase])
      expect(after.step).toBe(chat.step)
      expect(after.handler).toBe('agent')
    }
  })

  test.each(['🙂', 'https://a.example', '9810000000'])('“%s” is no name', (text) => {
    const asking = press(started(), 'book', 'pain', 'tomorrow', 'first')
    expect(say(asking, text).answers.name).toBeUndefined()
    expect(say(asking, text, 'Ravi').answers.name).toEqual({ text: 'Ravi' })
  })

  test('not understood twice in a row, it hands over instead of guessing', () => {
    const chat = say(started(), 'purple elephants', 'green tigers')
    expect(chat).toMatchObject({ handler: 'person', need: 'lost' })
    expect(say(started(), 'purple elephants', 'book', 'green tigers').handler).toBe('agent')
  })

  test.each(['human please', 'I want to talk to a real person', 'किसी से बात करनी है', 'niongee na mtu'])(
    '“%s” reaches a person, and the agent is silent from then on',
    (text) => {
      const chat = say(started(), text)
      expect(chat).toMatchObject({ handler: 'person', need: 'asked' })
      expect(events(chat)).toEqual(['handed-over'])
      const later = choose(say(chat, 'are you there?'), 'menu', 'book')
      expect(fromBusiness(later)).toBe(fromBusiness(chat))
    },
  )

  test.each(['you are idiots', 'बेवकूफ', 'matapeli'])('“%s” is met calmly and handed over', (text) => {
    const chat = say(started(), text)
    expect(chat).toMatchObject({ handler: 'person', need: 'upset' })
    expect(phrases(chat)).toEqual(['calm'])
  })

  test.each(['STOP', 'stop.', 'Unsubscribe', 'बंद करो', 'acheni'])(
    '“%s” is honoured: confirmed, and no offer goes out',
    (text) => {
      const chat = say(allowed(), text)
      expect(phrases(chat)).toEqual(['stopped'])
      const refused = sendTemplate(nextDay(chat), 'offer')
      expect(events(refused).at(-1)).toBe('opted-out')
      expect(fromBusiness(refused)).toBe(fromBusiness(chat))
    },
  )

  test('after STOP the agent still books, and does not ask for offers again', () => {
    const chat = say(press(say(started(), 'stop'), 'book', 'pain', 'today', 'first'), 'Ravi', 'yes')
    expect(chat).toMatchObject({ isBooked: true, step: 'done', offers: 'stopped' })
    expect(press(say(press(booked(), 'yes'), 'stop'), 'yes').offers).toBe('stopped')
  })

  test('STOP is honoured while a person answers', () => {
    expect(say(reply(allowed(), 'Hello'), 'stop').offers).toBe('stopped')
  })

  test('a bus stop is no opt-out', () => {
    expect(
      say(
        choose(startChat('school', 'en', greeting), 'language', 'en'),
        'where does the bus stop near our house',
      ).offers,
    ).toBe('not-asked')
  })
})

describe('the owner', () => {
  test('who writes makes the agent step aside, until the chat is given back', () => {
    const chat = reply(started(), ' Hello, Dr. Mehta here. ')
    expect(chat.handler).toBe('person')
    expect(events(chat)).toEqual(['stepped-aside'])
    expect(chat.entries.at(-1)).toMatchObject({ by: 'owner', text: 'Hello, Dr. Mehta here.' })
    const answered = say(chat, 'book')
    expect(fromBusiness(answered)).toBe(fromBusiness(chat))
    expect(say(giveBack(answered), 'book').step).toBe('need')
  })

  test('the next day free text is refused, a template is not, and their answer opens the window', () => {
    const later = nextDay(allowed())
    const refused = reply(later, 'See you!')
    expect(events(refused).at(-1)).toBe('window-closed')
    expect(fromBusiness(refused)).toBe(fromBusiness(later))
    expect(refused.handler).toBe('agent')
    const reminded = sendTemplate(later, 'reminder')
    expect(fromBusiness(reminded)).toBe(fromBusiness(later) + 1)
    expect(reminded.isWindowOpen).toBe(false)
    const confirmed = choose(reminded, 'reminder', 'confirm')
    expect(confirmed.isWindowOpen).toBe(true)
    expect(phrases(confirmed)).toEqual(['confirmed'])
    expect(events(reply(confirmed, 'See you!')).at(-1)).toBe('stepped-aside')
    expect(choose(reminded, 'reminder', 'shift')).toMatchObject({ handler: 'person' })
  })

  test('a reminder needs a booking, an offer a yes', () => {
    expect(events(sendTemplate(nextDay(started()), 'reminder')).at(-1)).toBe('nothing-booked')
    expect(events(sendTemplate(nextDay(started()), 'offer')).at(-1)).toBe('no-consent')
    expect(events(sendTemplate(nextDay(press(booked(), 'yes', 'no')), 'offer')).at(-1)).toBe('no-consent')
    expect(sendTemplate(nextDay(allowed()), 'offer').entries.at(-1)).toMatchObject({
      template: 'offer',
      day: 8,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { type CallLanguage, type CallSceneId, callLanguages, callSceneIds } from '#content/call-scene.ts'
import { wordsIn } from '#content/words.ts'
import { saidIn, valueIn } from './said.ts'
import { answerTurn, diaryOf, isOver, repliesTo, startTalk, type Talk } from './talk.ts'

const { languages } = wordsIn('en').tryCall.talk
/** A Wednesday, at ten in the morning. */
const clock = { today: '2026-11-18', minutes: 600 }

function call(scene: CallSceneId, ...turns: string[]): Talk {
  return turns.reduce((talk, text) => answerTurn(talk, text, clock), startTalk(scene))
}

function lastSaid(talk: Talk, language: CallLanguage = 'en'): string {
  const turn = talk.turns.at(-1)
  return turn?.kind === 'agent' ? saidIn(languages[language], turn.said) : ''
}

function shown(talk: Talk) {
  return Object.fromEntries(
    Object.entries(diaryOf(talk)).map(([column, value]) => [column, valueIn(languages.en, value)]),
  )
}

describe('a call to the end', () => {
  test.each<[CallSceneId, string[], object]>([
    [
      'clinic',
      ['Fever since yesterday', 'tomorrow', '11', 'my name is meena rawat', 'yes'],
      { name: 'Meena Rawat', when: 'Thursday, 19 November, 11:00 am', what: 'Fever since yesterday' },
    ],
    [
      'clinic',
      ['मम्मी के घुटने में दर्द है', 'कल शाम', 'पाँच चालीस', 'शकुंतला रावत', 'हाँ जी'],
      { name: 'शकुंतला रावत', when: 'Thursday, 19 November, 5:40 pm', what: 'मम्मी के घुटने में दर्द है' },
    ],
    [
      'clinic',
      ['bukhar hai', 'kal subah', 'das bees', 'mera naam Rakesh hai', 'haan theek hai'],
      { name: 'Rakesh', when: 'Thursday, 19 November, 10:20 am', what: 'Bukhar hai' },
    ],
    [
      'school',
      ['Darasa la tano', 'kesho saa tatu asubuhi', 'naitwa Neema Mushi', 'ndiyo'],
      { name: 'Neema Mushi', when: 'Thursday, 19 November, 9:00 am', what: 'Class 5' },
    ],
    [
      'school',
      ['6th class', 'Friday', 'half past eleven', 'Joseph', 'ok'],
      { name: 'Joseph', when: 'Friday, 20 November, 11:30 am', what: 'Class 6' },
    ],
    [
      'hotel',
      ['Ijumaa, usiku mbili', 'tuko wawili', 'Hamisi Juma', 'sawa'],
      { name: 'Hamisi Juma', when: 'Friday, 20 November, 2 nights', what: '2 guests' },
    ],
    [
      'hotel',
      ['20/11', 'until 23 November', 'just me', 'Grace', 'yes'],
      { name: 'Grace', when: 'Friday, 20 November, 3 nights', what: '1 guest' },
    ],
  ])('to the %s: %j', (scene, turns, diary) => {
    const talk = call(scene, ...turns)
    expect(shown(talk)).toEqual(diary)
    expect(talk.step).toBe('done')
  })

  test.each(callSceneIds.flatMap((scene) => callLanguages.map((language) => [scene, language] as const)))(
    'to the %s by the first suggested answers in %s alone, and every suggestion is answered',
    (scene, language) => {
      let talk = startTalk(scene)
      for (let turn = 0; turn < 8 && !isOver(talk); turn++) {
        const replies = repliesTo(talk, languages[language])
        expect(replies.length).toBeGreaterThanOrEqual(2)
        for (const reply of replies) {
          const answer = lastSaid(answerTurn(talk, reply, clock), language)
          expect(answer).not.toBe('')
          expect(answer).not.toMatch(/\{\w+\}/)
          expect(answer, reply).not.toContain(languages[language].sentences.missed)
        }
        talk = answerTurn(talk, replies[0] ?? '', clock)
        // “In the morning” is answered by times.
        if (/9:40|9:30|3:40|3:30|saa tatu na/.test(lastSaid(talk, language)) && talk.step === 'time')
          talk = answerTurn(talk, '11:00', clock)
      }
      expect(talk.step).toBe('done')
      expect(Object.keys(shown(talk))).toEqual(['name', 'when', 'what'])
    },
  )
})

describe('days', () => {
  test.each([
    ['today', '2026-11-18'],
    ['tomorrow', '2026-11-19'],
    ['kal', '2026-11-19'],
    ['परसों', '2026-11-20'],
    ['the day after tomorrow', '2026-11-20'],
    ['kesho kutwa', '2026-11-20'],
    ['in 3 days', '2026-11-21'],
    ['baada ya siku 2', '2026-11-20'],
    ['Wednesday', '2026-11-25'],
    ['Monday, no, Tuesday', '2026-11-24'],
    ['Alhamisi', '2026-11-19'],
    ['शुक्रवार', '2026-11-20'],
    ['2026-12-01', '2026-12-01'],
    ['1/12', '2026-12-01'],
    ['1st of December', '2026-12-01'],
    ['December 1', '2026-12-01'],
    ['tarehe 30', '2026-11-30'],
    ['30 तारीख़', '2026-11-30'],
    ['the 1st', '2026-12-01'],
    ['२० नवंबर', '2026-11-20'],
  ])('“%s” is %s', (text, day) => {
    expect(call('hotel', text).known.day).toBe(day)
  })

  test.each([
    ['yesterday', 'past'],
    ['15 August 2020', 'past'],
    ['31 February', 'impossible'],
    ['32 March', 'impossible'],
    ['tarehe 45', 'impossible'],
    ['2 May 2031', 'tooFar'],
  ] as const)('“%s” cannot be written down: %s', (text, sentence) => {
    const talk = call('hotel', text)
    expect(talk.known.day).toBeUndefined()
    const turn = talk.turns.at(-1)
    expect(turn?.kind === 'agent' && turn.said[0]).toMatchObject({ sentence })
  })

  test('a clinic is closed on Sundays, and late in the evening today is over', () => {
    expect(lastSaid(call('clinic', 'cough', 'Sunday'))).toContain('closed on Sundays')
    const late = answerTurn(call('clinic', 'cough'), 'today', { ...clock, minutes: 1300 })
    expect(lastSaid(late)).toContain('too late for today')
  })
})

describe('times', () => {
  const at = (text: string) => call('clinic', 'cough', 'tomorrow', text).known.time

  test.each([
    ['5:20 pm', 1040],
    ['11', 660],
    ['at 3', 900],
    ['half past five', 1050],
    ['quarter to six', 1065],
    ['saadhe paanch baje', 1050],
    ['शाम साढ़े पाँच', 1050],
    ['dhai baje', 870],
    ['saa tano asubuhi', 660],
    ['saa kumi na nusu jioni', 990],
    ['saa 4:30', 630],
    ['noon', 720],
    ['saa kumi na moja na nusu jioni', 1050],
    ['saa nne na dakika ishirini asubuhi', 620],
    ['saa kumi na moja na dakika arobaini na tano jioni', 1065],
  ])('“%s” is %i minutes after midnight', (text, minutes) => {
    expect(at(text)).toBe(minutes)
  })

  test('one that is taken, out of hours, past or on no clock is asked again', () => {
    const taken = call('clinic', 'cough', 'tomorrow', '5 pm')
    expect(lastSaid(taken)).toContain('5:00 pm is taken. 5:40 pm is free')
    expect(answerTurn(taken, 'yes', clock).known.time).toBe(1060)
    expect(answerTurn(taken, 'no', clock).known.time).toBeUndefined()
    expect(lastSaid(call('clinic', 'cough', 'tomorrow', '9 pm'))).toContain('from 9:00 am to 7:00 pm')
    expect(lastSaid(call('clinic', 'cough', 'today', '9:30 am'))).toContain('It is already past')
    expect(at('25:70')).toBeUndefined()
  })

  test.each([
    'नहीं, मंगलवार कर दो',
    'nahi, mangalwar kar do',
    'Tuesday likhwa do na',
    'मंगलवार रखवा दीजिए, एक मिनट',
    'do it on Tuesday',
    'Tuesday for us, that one',
    'Jumanne, moja kwa moja',
    'mangalwar ko, bachche ke saath',
    'one second, Tuesday',
    'I am free on Tuesday',
  ])('“%s” tells a day and no time', (text) => {
    expect(call('school', 'छठी', 'सोमवार', text).known).toEqual({ grade: 6, day: '2026-11-24' })
  })

  test.each([
    ['do baje kar do', 840],
    ['दो', 840],
    ['शाम को दो', 840],
    ['saa nane', 840],
    ['one', 780],
    ['ek baje', 780],
    ['one pm', 780],
  ])('“%s” is a time all the same', (text, minutes) => {
    expect(call('school', 'छठी', 'सोमवार', text).known.time).toBe(minutes)
  })

  test('a time whose day was refused waits for another day', () => {
    const talk = call('school', 'Darasa la sita', 'Jumatatu', 'saa tano', 'hapana, iwe Jumapili')
    expect(shown(talk)).toEqual({ what: 'Class 6' })
    expect(shown(answerTurn(talk, 'Jumanne', clock)).when).toBe('Tuesday, 24 November, 11:00 am')
  })

  test.each([620, 690, 735, 1060, 1067])(
    'what the agent says in Swahili for %i is heard as the same',
    (minutes) => {
      const said = valueIn(languages.sw, { minutes })
      expect(said).not.toMatch(/:/)
      expect(at(said)).toBe(minutes)
    },
  )

  test('a part of the day is answered by what is free in it', () => {
    expect(lastSaid(call('clinic', 'cough', 'tomorrow morning'))).toContain('9:40 am, 10:20 am or 11:00 am')
  })
})

describe('the agent', () => {
  test('accepts corrections at any time, and repeats them', () => {
    const talk = call('clinic', 'cough', 'tomorrow', '11', 'Meena', 'no, Friday')
    expect(lastSaid(talk)).toMatch(/changed it: Friday, 20 November.*Is that right/)
    expect(shown(answerTurn(talk, 'hapana, saa nane mchana', clock)).when).toBe(
      'Friday, 20 November, 2:00 pm',
    )
    expect(shown(answerTurn(talk, 'the name is Asha', clock)).name).toBe('Asha')
    expect(lastSaid(answerTurn(talk, 'no', clock))).toContain('What would you like to change?')
  })

  test.each([
    ['no, make it Sunday', { day: '2026-11-22' }],
    ['hapana, iwe Jumapili', { day: '2026-11-22' }],
    ['नहीं, रविवार कर दो', { day: '2026-11-22' }],
    ['Sunday instead', { day: '2026-11-22' }],
    ['until Monday', { day: '2026-11-21', nights: 2 }],
    ['somvar tak', { day: '2026-11-21', nights: 2 }],
    ['hadi Jumatatu', { day: '2026-11-21', nights: 2 }],
    ['we leave on Monday', { day: '2026-11-21', nights: 2 }],
  ])('asked for the nights from Saturday, understands “%s”', (text, known) => {
    expect(call('hotel', 'a room from Saturday', text).known).toEqual(known)
  })

  test('a moment is no class', () => {
    expect(call('school', 'wait a second').known).toEqual({})
    expect(call('school', 'first tell me the fees').known).toEqual({})
    expect(call('school', 'second class').known.grade).toBe(2)
    expect(call('school', 'first').known.grade).toBe(1)
  })

  test('hands over to a person on request, in three languages', () => {
    for (const text of ['I want to talk to a person', 'किसी इंसान से बात करनी है', 'Nataka kuongea na mtu'])
      expect(call('hotel', text).step).toBe('handed-over')
  })

  test('offers a person after two answers that it does not understand', () => {
    const talk = call('hotel', 'hmm', 'hmm')
    expect(lastSaid(talk)).toContain('Shall someone call you back?')
    expect(answerTurn(talk, 'haan ji', clock).step).toBe('handed-over')
    expect(answerTurn(talk, 'no', clock).step).toBe('day')
    expect(answerTurn(talk, 'tomorrow, two nights', clock).known).toEqual({ day: '2026-11-19', nights: 2 })
  })

  test('says what it does not know, and notes the question', () => {
    const talk = call('hotel', 'Can I get a discount?')
    expect(lastSaid(talk)).toContain('I won’t guess')
    expect(talk.questions).toEqual(['Can I get a discount?'])
    expect(talk.step).toBe('day')
  })

  test('tells when the business is open', () => {
    expect(lastSaid(call('school', 'Class 4', 'When are you open?'))).toContain('9:00 am to 3:00 pm')
  })

  test('sends an emergency to a person and to 112 at once', () => {
    const talk = call('clinic', 'my father has chest pain')
    expect(lastSaid(talk)).toContain('112')
    expect(talk).toMatchObject({ step: 'handed-over', isUrgent: true })
  })

  test('says nothing more once the call is over', () => {
    const talk = call('hotel', 'a real person please')
    expect(answerTurn(talk, 'hello?', clock)).toBe(talk)
  })

  test('takes what nobody would say on the phone calmly', () => {
    expect(lastSaid(call('clinic', '   '))).toContain('did not hear')
    expect(call('clinic', '😀😀').known).toEqual({})
    expect(call('clinic', 'cough', 'tomorrow', '11', '😀').known.name).toBeUndefined()
    expect(call('clinic', 'سعال', 'tomorrow', '11', 'مريم').known).toMatchObject({
      reason: 'سعال',
      name: 'مريم',
    })
    const long = call('clinic', 'cough '.repeat(1000))
    expect(long.known.reason?.length).toBeLessThanOrEqual(81)
    expect(long.turns.at(-2)).toEqual({ kind: 'caller', text: `${'cough '.repeat(50)}`.trim() })
    expect(lastSaid(call('hotel', 'tomorrow', '400 nights'))).toContain('more than I can book myself')
  })
})

import { describe, expect, test } from 'vitest'
import type { CallLanguage, CallSceneId } from '#content/call-scene.ts'
import { wordsIn } from '#content/words.ts'
import { saidIn } from './said.ts'
import { answerTurn, startTalk, type Talk } from './talk.ts'

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

describe('a time in figures behind “saa”', () => {
  test.each([
    ['saa 4:30 asubuhi', 630],
    ['saa 11:00 asubuhi', 660],
    ['saa 11:40 jioni', 1060],
    ['saa 16:30', 990],
    ['saa 9:00 mchana', 900],
  ])('“%s” is %i minutes after midnight', (text, minutes) => {
    expect(call('clinic', 'homa', 'kesho', text).known.time).toBe(minutes)
  })

  test('that could be meant by the clock or from sunrise is asked back', () => {
    const asked = call('clinic', 'homa', 'kesho', 'saa 11:30')
    expect(asked.known.time).toBeUndefined()
    expect(lastSaid(asked, 'sw')).toBe(
      'Unamaanisha saa tano na nusu asubuhi au saa kumi na moja na nusu jioni?',
    )
    expect(answerTurn(asked, 'asubuhi', clock).known.time).toBe(690)
    expect(answerTurn(asked, 'jioni', clock).known.time).toBe(1050)
    expect(answerTurn(asked, 'saa 11:30', clock).known.time).toBe(690)
    expect(answerTurn(asked, 'saa tano na nusu', clock).known.time).toBe(690)
    // A school is closed by five.
    expect(call('school', 'Darasa la tano', 'kesho', 'saa 11:00').known.time).toBe(660)
  })

  test('that is taken is taken in whichever way it was meant', () => {
    const taken = call('clinic', 'homa', 'kesho', 'saa 11:00', 'jioni')
    expect(taken.known.time).toBeUndefined()
    expect(lastSaid(taken)).toContain('5:00 pm is taken')
  })
})

describe('a guest house', () => {
  test.each([
    ['Room for 2', { guests: 2 }],
    ['a room for two from Friday', { day: '2026-11-20', guests: 2 }],
    ['double room from Friday for 3 nights', { day: '2026-11-20', nights: 3, guests: 2 }],
    ['book for 2 nights', { nights: 2 }],
    ['a room for 20 November', { day: '2026-11-20' }],
    ['दो के लिए कमरा', { guests: 2 }],
    ['do ke liye kamra chahiye', { guests: 2 }],
    ['chumba cha wawili', { guests: 2 }],
  ])('hears in “%s” who comes, and does not ask again', (text, known) => {
    const talk = call('hotel', text)
    expect(talk.known).toEqual(known)
    expect(lastSaid(talk)).not.toContain(languages.en.ask.guests)
  })

  test('asked for the nights, takes a number for nights', () => {
    expect(call('hotel', 'a room from Saturday', 'for 2').known).toEqual({ day: '2026-11-21', nights: 2 })
  })
})

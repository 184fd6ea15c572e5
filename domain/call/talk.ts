import type { CallSceneId, CallSlot, DiaryField, TalkWords } from '#content/call-scene.ts'
import { storableText } from '#domain/plain-text.ts'
import { offerTime, readTurn, type TurnProblem } from './read-turn.ts'
import type { Said, Value } from './said.ts'
import type { Grade } from './spoken-answers.ts'
import {
  asksForPerson,
  asksHours,
  hoursOf,
  isQuestion,
  no,
  slotsOf,
  soundsLikeEmergency,
  yes,
} from './talk-rules.ts'
import { longestTurn, tokensOf } from './tokens.ts'

/** What the agent has understood so far. */
export interface Known {
  reason?: string
  grade?: Grade
  day?: string
  time?: number
  nights?: number
  guests?: number
  name?: string
}

export type Turn = { kind: 'agent'; said: readonly Said[] } | { kind: 'caller'; text: string }

/** A call in which the visitor is the caller, as a value: what was said, what is known, what is waited for. */
export interface Talk {
  scene: CallSceneId
  turns: readonly Turn[]
  known: Known
  /** What the next answer should tell. */
  step: CallSlot | 'confirm' | 'person' | 'done' | 'handed-over'
  /** A time that was offered in place of one that is taken. */
  offered?: number | undefined
  /** What the caller asked and the agent does not know. */
  questions: readonly string[]
  /** Answers in a row that were not understood. */
  misses: number
  isUrgent?: true
}

/** The caller's day and time of day. */
export interface CallerClock {
  today: string
  minutes: number
}

export function startTalk(scene: CallSceneId): Talk {
  const [step = 'name'] = slotsOf[scene]
  const turns: Turn[] = [{ kind: 'agent', said: [{ question: 'greetings', about: scene }] }]
  return { scene, turns, known: {}, step, questions: [], misses: 0 }
}

export function isOver({ step }: Talk): boolean {
  return step === 'done' || step === 'handed-over'
}

/** The call after the caller's next turn. */
export function answerTurn(before: Talk, typed: string, clock: CallerClock): Talk {
  if (isOver(before)) return before
  const text = storableText(typed.slice(0, longestTurn)).replace(/\s+/g, ' ')
  if (text === '') return missed(before, 'silence')
  const heard = { ...before, turns: [...before.turns, { kind: 'caller' as const, text }] }
  const tokens = tokensOf(text)
  const spoken = tokens.join(' ')
  if (heard.scene === 'clinic' && soundsLikeEmergency(spoken))
    return says({ ...heard, step: 'handed-over', isUrgent: true }, { sentence: 'urgent' })
  const refuses = tokens.some((word) => no.has(word))
  const agrees = !refuses && tokens.some((word) => yes.has(word))
  if (asksForPerson(spoken) || (heard.step === 'person' && agrees))
    return says({ ...heard, step: 'handed-over' }, { sentence: 'handedOver' })
  if (heard.step === 'person' && refuses) return asksNext({ ...heard, misses: 0 }, [])
  // Whoever would rather try again just answers.
  const talk = heard.step === 'person' ? { ...heard, step: nextStep(heard), misses: 0 } : heard
  if (talk.offered !== undefined && agrees) return learn(talk, { time: talk.offered })

  const { found, problem } = readTurn(talk, text, tokens, clock)
  const learns = Object.keys(found).length > 0
  if (problem) return tells(learns ? { ...talk, known: { ...talk.known, ...found } } : talk, problem)
  if (learns) return learn(talk, found)
  if (asksHours(spoken) && hoursOf[talk.scene]) return asksNext(talk, [hoursSaid(talk.scene)])
  if (/[?？]/.test(text) || isQuestion(spoken))
    return asksNext({ ...talk, questions: [...talk.questions, text], misses: 0 }, [{ sentence: 'notKnown' }])
  if (talk.step === 'confirm' && agrees)
    return says(
      { ...talk, step: 'done' },
      { sentence: 'done', values: { name: { text: talk.known.name ?? '' } } },
    )
  if (talk.offered !== undefined && refuses) return asksNext({ ...talk, misses: 0, offered: undefined }, [])
  if (talk.step === 'confirm' && refuses) return says({ ...talk, misses: 0 }, { sentence: 'whatToChange' })
  return missed(talk, 'missed')
}

/** What stands in the diary so far. */
export function diaryOf({ scene, known }: Talk): Partial<Record<DiaryField, Value>> {
  const { name, day, time, nights, reason, grade, guests } = known
  const when: Value[] = [
    ...(day === undefined ? [] : [{ day }]),
    // A time without a day is no appointment yet.
    ...(time === undefined || day === undefined ? [] : [{ minutes: time }]),
    ...(nights === undefined ? [] : [{ count: nights, of: 'nights' as const }]),
  ]
  const what: Value | undefined =
    scene === 'clinic'
      ? reason === undefined
        ? undefined
        : { text: reason }
      : scene === 'school'
        ? grade === undefined
          ? undefined
          : { grade }
        : guests === undefined
          ? undefined
          : { count: guests, of: 'guests' }
  return {
    ...(name !== undefined && { name: { text: name } }),
    ...(when.length > 0 && { when: { all: when } }),
    ...(what && { what }),
  }
}

/** Which answers to suggest. */
export function repliesTo({ scene, step }: Talk, { replies }: TalkWords): readonly string[] {
  if (step === 'done' || step === 'handed-over') return []
  return replies[step === 'day' ? scene : step]
}

function says(talk: Talk, ...said: Said[]): Talk {
  return { ...talk, turns: [...talk.turns, { kind: 'agent', said }] }
}

function learn(talk: Talk, found: Known): Talk {
  const slots = Object.keys(found) as CallSlot[]
  const isCorrection = slots.some(
    (slot) => talk.known[slot] !== undefined && talk.known[slot] !== found[slot],
  )
  const known = { ...talk.known, ...found }
  const values = slots.map((slot) => slotValue(known, slot))
  return asksNext({ ...talk, known, misses: 0, offered: undefined }, [
    { sentence: isCorrection ? 'corrected' : 'noted', values: { what: { all: values } } },
  ])
}

/** Says something and asks for what is still missing, or whether all is right. */
function asksNext(talk: Talk, first: readonly Said[]): Talk {
  const step = nextStep(talk)
  return says({ ...talk, step }, ...first, questionAbout(talk, step))
}

function nextStep({ scene, known }: Talk): CallSlot | 'confirm' {
  return slotsOf[scene].find((slot) => known[slot] === undefined) ?? 'confirm'
}

function questionAbout({ scene, known }: Talk, step: CallSlot | 'confirm'): Said {
  if (step === 'day' && scene === 'hotel') return { question: 'askArrival', about: step }
  if (step !== 'confirm') return { question: 'ask', about: step }
  const values = Object.fromEntries(slotsOf[scene].map((slot) => [slot, slotValue(known, slot)]))
  return { question: 'confirm', about: scene, values }
}

function slotValue(known: Known, slot: CallSlot): Value {
  if (slot === 'day') return { day: known.day ?? '' }
  if (slot === 'time') return { minutes: known.time ?? 0 }
  if (slot === 'grade') return { grade: known.grade ?? 'nursery' }
  if (slot === 'nights' || slot === 'guests') return { count: known[slot] ?? 0, of: slot }
  return { text: known[slot] ?? '' }
}

/** What cannot be written down as it was said, and what could be instead. */
function tells(talk: Talk, problem: TurnProblem): Talk {
  const { slot, sentence, values } = problem
  const offered = problem.sentence === 'taken' ? offerTime(talk.scene, problem.minutes) : undefined
  // What is asked for again is no longer known.
  const { [slot]: _refused, ...known } = talk.known
  return says({ ...talk, known, step: slot, offered, misses: 0 }, { sentence, values })
}

/** Twice is enough: then the agent offers a person. */
function missed(talk: Talk, sentence: 'missed' | 'silence'): Talk {
  const misses = talk.misses + 1
  if (misses >= 2) return says({ ...talk, misses, step: 'person' }, { sentence: 'offerPerson' })
  return asksNext({ ...talk, misses }, [{ sentence }])
}

function hoursSaid(scene: CallSceneId): Said {
  const { opens = 0, closes = 0 } = hoursOf[scene] ?? {}
  return { sentence: 'hours', values: { opens: { minutes: opens }, closes: { minutes: closes } } }
}

/** Calls that can be played and tried. Each is in each of the languages. */
export const callSceneIds = ['clinic', 'school', 'hotel'] as const
export type CallSceneId = (typeof callSceneIds)[number]

/** As they stand in addresses and in `lang`. */
export const callLanguages = ['hi', 'en', 'sw'] as const
export type CallLanguage = (typeof callLanguages)[number]

/** Of whoever reads “hi-IN”. */
export function callLanguageOf(locale: string): CallLanguage {
  return callLanguages.find((language) => locale.startsWith(language)) ?? 'en'
}

export interface CallChoice {
  scene: CallSceneId
  language: CallLanguage
}

type CallLanguages = Readonly<Record<CallSceneId, CallLanguage>>

/** Each business is called in the language of the page; in English, in the one that it is most often called in. */
export function usualLanguages(reader: CallLanguage): CallLanguages {
  if (reader === 'en') return { clinic: 'hi', school: 'en', hotel: 'sw' }
  return { clinic: reader, school: reader, hotel: reader }
}

/** One call to each business, in its usual language. */
export function usualCalls(
  calls: EachCall<CallLanguage, PlayedCall>,
  { clinic, school, hotel }: CallLanguages,
): Record<CallSceneId, PlayedCall> {
  return { clinic: calls[clinic].clinic, school: calls[school].school, hotel: calls[hotel].hotel }
}

/** What is shown to whoever chose nothing. */
export function usualChoice(reader: CallLanguage): CallChoice {
  return { scene: 'clinic', language: usualLanguages(reader).clinic }
}

/** What an address chooses, as in `?scene=hotel&language=sw`; nothing if it chooses nothing that we know. */
export function callChoiceIn(search: URLSearchParams, reader: CallLanguage): CallChoice | undefined {
  const scene = callSceneIds.find((id) => id === search.get('scene'))
  const language = callLanguages.find((id) => id === search.get('language'))
  if (!scene && !language) return undefined
  const chosen = scene ?? usualChoice(reader).scene
  return { scene: chosen, language: language ?? usualLanguages(reader)[chosen] }
}

/** The part of an address that chooses a call. */
export function callSearch({ scene, language }: CallChoice): string {
  return `?${new URLSearchParams({ scene, language })}`
}

interface SpokenLine {
  kind: 'agent' | 'caller'
  text: string
}

export type DiaryField = 'name' | 'when' | 'what'

/** A call as it is made, whatever language it is read about in. */
export interface SpokenCall {
  business: string
  lines: readonly SpokenLine[]
  /** From which lines on the diary is written, counted from 0; what is corrected later is written twice. */
  diary: Readonly<Record<DiaryField, readonly number[]>>
}

/** What is written about a call, in the language of whoever reads it. */
export interface CallNote {
  /** When the phone rings. */
  rings: string
  diary: Readonly<Record<DiaryField, readonly string[]>>
  summary: {
    /** When it arrives. */
    time: string
    lines: readonly string[]
    /** What the agent leaves to a person. */
    forYou: string
  }
}

interface GlossedNote extends CallNote {
  /** What is said, line by line. */
  glosses: readonly string[]
}

export type EachCall<Languages extends CallLanguage, Of> = Readonly<
  Record<Languages, Readonly<Record<CallSceneId, Of>>>
>

/** Nobody needs their own language explained. */
export type CallNotes<Reader extends CallLanguage> = EachCall<Reader, CallNote> &
  EachCall<Exclude<CallLanguage, Reader>, GlossedNote>

export interface PlayedLine extends SpokenLine {
  /** The same in the reader’s language; empty where it is said in it. */
  gloss: string
}

/** What stands in a column of the diary from a line on. */
export type DiaryColumn = readonly { at: number; text: string }[]

export interface PlayedCall extends Pick<CallNote, 'rings' | 'summary'> {
  business: string
  lines: readonly PlayedLine[]
  diary: Record<DiaryField, DiaryColumn>
}

/** What the agent needs to know. */
export type CallSlot = 'reason' | 'grade' | 'day' | 'time' | 'nights' | 'guests' | 'name'

/** All that an agent can say in the scripted demonstration, with places for what was understood. */
export interface TalkWords {
  /** How days are written. */
  locale: string
  /** Swahili counts the hours from sunrise, and says them in words: its figures are the clock of 24 hours. */
  clock:
    | { kind: 'usual' }
    | {
        kind: 'from-sunrise'
        /** From one to twelve. */
        hours: readonly string[]
        /** What follows the hour, by fives from five past on. */
        minutes: readonly string[]
        otherMinutes: string
      }
  times: { morning: string; afternoon: string; evening: string; night: string }
  or: string
  grades: { nursery: string; numbered: string }
  counts: Record<'nights' | 'guests', { one: string; other: string }>
  greetings: Record<CallSceneId, string>
  ask: Record<CallSlot, string>
  askArrival: string
  confirm: Record<CallSceneId, string>
  sentences: Record<
    | 'noted'
    | 'corrected'
    | 'times'
    | 'taken'
    | 'closedDay'
    | 'closedHours'
    | 'past'
    | 'impossible'
    | 'tooFar'
    | 'timePast'
    | 'fullToday'
    | 'tooMany'
    | 'notKnown'
    | 'hours'
    | 'missed'
    | 'silence'
    | 'offerPerson'
    | 'whatToChange'
    | 'done'
    | 'handedOver'
    | 'urgent',
    string
  >
  /** What a caller may answer, one press away. */
  replies: Record<Exclude<CallSlot, 'day'> | CallSceneId | 'confirm' | 'person', readonly string[]>
}

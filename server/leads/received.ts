import type { Link } from '#content/link.ts'
import type { Words } from '#content/words.ts'
import type { Slot } from '#domain/diary.ts'
import type { Visit } from './suspicion.ts'

/** How every form is received, whichever entrance it came by: read, checked, stored, and only then answered. */
export type Receive<Stored> = (fields: Record<string, unknown>, visit: Visit) => Promise<Received<Stored>>

/** What became of something a visitor sent. */
export type Received<Stored> = ({ kind: 'stored' } & Stored) | Refused

/** Why nothing was stored, in the words for both entrances: JSON and a page. */
export interface Refused {
  kind: 'refused'
  status: 400 | 409 | 422 | 429 | 503
  code: string
  notice: { title: string; text?: string; action?: Link }
  /** What is wrong, field by field. */
  messages?: Record<string, string> | undefined
  /** The address that was probably meant, where the one that was typed looks mistyped. */
  suggestion?: string | undefined
  /** Free times, where the chosen one is taken. */
  alternatives?: Slot[] | undefined
  /** How soon it may be sent again. */
  waitSeconds?: number
}

export function refused(
  status: Refused['status'],
  code: string,
  notice: Refused['notice'],
  more: Partial<Refused> = {},
): Refused {
  return { kind: 'refused', status, code, notice, ...more }
}

export function invalidFields(
  { forms }: Words,
  { messages, suggestion }: Pick<Refused, 'messages' | 'suggestion'>,
): Refused {
  return refused(422, 'invalid-fields', { title: forms.summary }, { messages, suggestion })
}

export function tooMany(notice: Refused['notice'], waitSeconds: number): Refused {
  return refused(429, 'too-many', notice, { waitSeconds })
}

export function notStored(failure: Refused['notice']): Refused {
  return refused(503, 'not-stored', failure, { waitSeconds: 30 })
}

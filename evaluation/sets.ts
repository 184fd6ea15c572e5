import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { IntentId } from '#server/assistant/understand/intents.ts'

/** `hl` is Hindi in Latin letters. */
export type SetLanguage = 'en' | 'hl' | 'hi' | 'sw'

/** Written by people who had seen neither the training lines nor the answers. */
export interface Conversation {
  id: string
  lang: SetLanguage
  /** What kind of question it is. */
  class: string
  turns: {
    say: string
    /** What a good answer says, in words, for whoever grades by hand. */
    expect: string
    /** What is meant; of several questions in one message, each. */
    means: IntentId[]
  }[]
}

const folder = path.join(import.meta.dirname, 'sets')

/** A set is used once as a test; when the assistant was tuned by it, its lines go to `training/meanings/` and it is deleted. */
export function readSets(): Conversation[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Conversation)
}

import { apiLimits, type ChoiceWords, type UnderstoodWords } from '#content/whatsapp-flows.ts'
import { withPlainDigits } from '#domain/plain-text.ts'

/** What a customer's message turns out to be. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'too-long' }
  | { kind: 'stop' }
  | { kind: 'rude' }
  | { kind: 'person' }
  | { kind: 'choice'; choice: string }
  | { kind: 'signs' }
  | { kind: 'link' }
  | { kind: 'number' }
  | { kind: 'words' }

interface Expected {
  /** In every language the agent speaks: people change it without notice. */
  understood: readonly UnderstoodWords[]
  choices?: Readonly<Record<string, ChoiceWords>>
}

const link = /(?:https?:\/\/|www\.)\S|\b[a-z0-9-]{2,40}\.(?:com|in|net|org|info|example)\b/iu

/** Reads a message in time proportional to its length. What a customer wants above all, to stop or a person, goes first. */
export function readMessage(text: string, { understood, choices = {} }: Expected): Reading {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  if (trimmed.length > apiLimits.text) return { kind: 'too-long' }
  const said = plainWords(trimmed)
  const meant = (key: keyof UnderstoodWords) => understood.some((words) => says(said, words[key]))
  // A booking may be stopped, a bus may stop: only a message of few words is an opt-out.
  if (said.split(' ').length <= 5 && meant('stop')) return { kind: 'stop' }
  if (meant('rude')) return { kind: 'rude' }
  if (meant('person')) return { kind: 'person' }
  const choice = choiceIn(said, choices)
  if (choice !== undefined) return { kind: 'choice', choice }
  if (said === '') return { kind: 'signs' }
  if (link.test(trimmed)) return { kind: 'link' }
  if (isNumber(trimmed)) return { kind: 'number' }
  return { kind: 'words' }
}

/** The label itself, its place in the order, or a word that stands for it; nothing when two fit equally well. */
function choiceIn(said: string, choices: Readonly<Record<string, ChoiceWords>>): string | undefined {
  const all = Object.entries(choices)
  const exact = all.find(([, { label }]) => plainWords(label) === said)
  if (exact) return exact[0]
  const place = /^\d{1,2}$/.test(said) ? all[Number(said) - 1] : undefined
  if (place) return place[0]
  const fitting = all.filter(([, { typed = '' }]) => says(said, typed))
  return fitting.length === 1 ? fitting[0]?.[0] : undefined
}

/** Whether one of the phrases, separated by commas, stands in it as whole words. */
function says(said: string, phrases: string): boolean {
  return phrases
    .split(',')
    .map(plainWords)
    .some((phrase) => phrase !== '' && ` ${said} `.includes(` ${phrase} `))
}

/** Small letters and digits, one space between words; vowel signs of Hindi belong to their letters. */
export function plainWords(text: string): string {
  return withPlainDigits(text.normalize('NFC').toLowerCase())
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function isNumber(text: string): boolean {
  const digits = withPlainDigits(text).replace(/\D+/g, '')
  return digits.length >= 7 && !/\p{L}/u.test(text)
}

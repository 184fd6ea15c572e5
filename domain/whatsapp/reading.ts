import {
  apiLimits,
  type ChatLanguage,
  type ChoiceWords,
  chatLanguages,
  type PhraseWords,
  type TradeChats,
  type UnderstoodWords,
} from '#content/whatsapp-flows.ts'
import { withPlainDigits } from '#domain/plain-text.ts'

/** What a customer's message turns out to be. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'too-long' }
  | { kind: 'stop' }
  | { kind: 'rude' }
  | { kind: 'person' }
  | { kind: 'leave' }
  | { kind: 'answer'; answer: string }
  | { kind: 'choice'; choice: string }
  | { kind: 'signs' }
  | { kind: 'link' }
  | { kind: 'number' }
  | { kind: 'words' }

/** What is said to a message that answers nothing. */
export const puzzles: Partial<Record<Reading['kind'], keyof PhraseWords>> = {
  signs: 'onlySigns',
  link: 'link',
  number: 'number',
}

interface Expected {
  /** In every language the agent speaks: people change it without notice. */
  understood: readonly UnderstoodWords[]
  choices?: Readonly<Record<string, ChoiceWords>>
  /** What is asked at any time, in one language after the other. */
  answers?: readonly (readonly [answer: string, typed: string])[]
  /** Nothing particular was asked, so that a question means more than a word of a choice. */
  isOpen?: boolean
}

const link = /(?:https?:\/\/|www\.)\S|\b[a-z0-9-]{2,40}\.(?:com|in|net|org|info|example)\b/iu

/** Reads a message in time proportional to its length. What a customer wants above all, to stop or a person, goes first. */
export function readMessage(
  text: string,
  { understood, choices = {}, answers = [], isOpen = false }: Expected,
): Reading {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  if (trimmed.length > apiLimits.text) return { kind: 'too-long' }
  const said = plainWords(trimmed)
  const meant = (key: keyof UnderstoodWords) => understood.some((words) => says(said, words[key]))
  // A booking may be stopped, a bus may stop: only a message of few words is an opt-out.
  if (said.split(' ').length <= 5 && meant('stop')) return { kind: 'stop' }
  if (meant('rude')) return { kind: 'rude' }
  if (meant('person')) return { kind: 'person' }
  const label = labelIn(said, choices)
  if (label !== undefined) return { kind: 'choice', choice: label }
  // Where no is a choice, it is chosen.
  if (!('no' in choices) && said.split(' ').length <= 5 && meant('leave')) return { kind: 'leave' }
  const choice = choiceIn(said, choices)
  const answer = answers.find(([, typed]) => says(said, typed))?.[0]
  if (answer !== undefined && (isOpen || choice === undefined)) return { kind: 'answer', answer }
  if (choice !== undefined) return { kind: 'choice', choice }
  const refusals = understood.flatMap(({ no }) => no.split(',')).map(plainWords)
  if (refusals.includes(said)) return { kind: 'leave' }
  if (said === '') return { kind: 'signs' }
  if (link.test(trimmed)) return { kind: 'link' }
  if (isNumber(trimmed)) return { kind: 'number' }
  return { kind: 'words' }
}

/** The one thing of a list that a message names. */
export function choiceNamed(
  text: string,
  choices: Readonly<Record<string, ChoiceWords>> = {},
): string | undefined {
  return choiceIn(plainWords(text), choices)
}

function labelIn(said: string, choices: Readonly<Record<string, ChoiceWords>>): string | undefined {
  return Object.entries(choices).find(([, { label }]) => plainWords(label) === said)?.[0]
}

/** Its place in the order, or a word that stands for it; nothing when two fit equally well. */
function choiceIn(said: string, choices: Readonly<Record<string, ChoiceWords>>): string | undefined {
  const all = Object.entries(choices)
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
function plainWords(text: string): string {
  return withPlainDigits(text.normalize('NFC').toLowerCase())
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function isNumber(text: string): boolean {
  const digits = withPlainDigits(text).replace(/\D+/g, '')
  return digits.length >= 7 && !/\p{L}/u.test(text)
}

/** By what was asked for, or by the letters and words that were used. */
export function languageOf(text: string, reading: Reading, texts: TradeChats): ChatLanguage {
  const chosen = reading.kind === 'choice' ? chatLanguages.find((each) => each === reading.choice) : undefined
  if (chosen) return chosen
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  const words = new Set(plainWords(text).split(' '))
  const isSwahili = texts.sw.typed.split(',').some((word) => words.has(plainWords(word)))
  return isSwahili ? 'sw' : 'en'
}

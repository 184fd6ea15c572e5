import { useSyncExternalStore } from 'react'
import type { CallLanguage } from '#content/call-scene.ts'
import { longestSpeech, readingTime, voicesFor } from '#domain/call/playing.ts'

/** The device's voices for a language; they arrive late in some browsers, and never in others. */
export function useVoices(language: CallLanguage): SpeechSynthesisVoice[] {
  const all = useSyncExternalStore(watchVoices, readVoices, () => none)
  return voicesFor(all, language)
}

interface Spoken {
  text: string
  language: CallLanguage
  voice: SpeechSynthesisVoice | undefined
  /** Where there is one voice for two people, one of them speaks lower. */
  isLower: boolean
}

/** Speaks a line and tells when it is over, once. What it returns stops it. */
export function speak({ text, language, voice, isLower }: Spoken, onEnd: () => void): () => void {
  let timer = setTimeout(onEnd, longestSpeech(text))
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = voice?.lang ?? language
  utterance.voice = voice ?? null
  utterance.pitch = isLower ? 0.8 : 1
  utterance.onend = () => {
    clearTimeout(timer)
    onEnd()
  }
  // Not spoken after all: the line stays for as long as it takes to read it.
  utterance.onerror = () => {
    clearTimeout(timer)
    timer = setTimeout(onEnd, readingTime(text))
  }
  const beSilent = () => speechSynthesis.cancel()
  beSilent()
  speechSynthesis.speak(utterance)
  // Some browsers go on speaking when the page is left.
  addEventListener('pagehide', beSilent)
  return () => {
    removeEventListener('pagehide', beSilent)
    utterance.onend = null
    utterance.onerror = null
    clearTimeout(timer)
    beSilent()
  }
}

const none: SpeechSynthesisVoice[] = []
let known = none

/** The same list until it has changed. */
function readVoices(): SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return none
  const voices = speechSynthesis.getVoices()
  const isSame = voices.length === known.length && voices.every((voice, at) => voice === known[at])
  if (!isSame) known = voices
  return known
}

function watchVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

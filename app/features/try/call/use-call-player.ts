import { useEffect, useState } from 'react'
import type { CallLanguage, PlayedCall } from '#content/call-scene.ts'
import { readingTime } from '#domain/call/playing.ts'
import { speak, useVoices } from './speech.ts'

interface CallPlayer {
  /** The line that is being said, counted from 0; the number of lines once all is said, nothing before it was played. */
  at: number | undefined
  isPlaying: boolean
  hasVoice: boolean
  playFrom(line: number): void
  pause(): void
}

/** Goes through a call line by line, spoken by the device where that is wanted and it can, else by the time it takes to read. */
export function useCallPlayer(call: PlayedCall, language: CallLanguage, isSoundOn: boolean): CallPlayer {
  const [{ at, isPlaying }, setState] = useState<{ at: number | undefined; isPlaying: boolean }>({
    at: undefined,
    isPlaying: false,
  })
  const voices = useVoices(language)
  const [agentVoice, callerVoice] = voices
  const { lines } = call
  const line = at === undefined ? undefined : lines[at]

  useEffect(() => {
    if (!isPlaying || !line || at === undefined) return
    const next = () => setState({ at: at + 1, isPlaying: at + 1 < lines.length })
    if (isSoundOn && agentVoice) {
      const isCaller = line.kind === 'caller'
      const voice = isCaller ? (callerVoice ?? agentVoice) : agentVoice
      return speak({ text: line.text, language, voice, isLower: isCaller && !callerVoice }, next)
    }
    const timer = setTimeout(next, readingTime(line.text))
    return () => clearTimeout(timer)
  }, [at, isPlaying, line, lines.length, language, isSoundOn, agentVoice, callerVoice])

  const pause = () => setState((state) => ({ ...state, isPlaying: false }))
  useEffect(() => {
    const pauseWhenHidden = () => {
      if (document.hidden) setState((state) => ({ ...state, isPlaying: false }))
    }
    document.addEventListener('visibilitychange', pauseWhenHidden)
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden)
  }, [])

  return {
    at,
    isPlaying,
    hasVoice: agentVoice !== undefined,
    playFrom: (start) => setState({ at: start, isPlaying: true }),
    pause,
  }
}

import type { CallLanguage } from '#content/call-scene.ts'

/** The part of the browser's speech recognition that is used; the compiler's own types do not have it yet. */
interface Recognition extends EventTarget {
  lang: string
  start(): void
  abort(): void
}

interface RecognisedEvent extends Event {
  results?: { 0?: { 0?: { transcript: string } } }
  error?: string
}

type RecognitionWindow = Window & {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

type Heard = { text: string } | { problem: 'nothing' | 'refused' }

const tags: Record<CallLanguage, string> = { hi: 'hi-IN', en: 'en-IN', sw: 'sw-TZ' }
/** A recogniser that neither hears anything nor gives up is stopped. */
const longestWait = 15_000

/**
 * Whether speech can be recognised here. A page that was reached by a link within the site keeps the first page's rules,
 * by which there is no microphone: it has to be loaded once more.
 */
export function canListen(): 'yes' | 'no' | 'after-loading' {
  const { SpeechRecognition, webkitSpeechRecognition } = window as RecognitionWindow
  if (!SpeechRecognition && !webkitSpeechRecognition) return 'no'
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy
  return policy && !policy.allowsFeature('microphone') ? 'after-loading' : 'yes'
}

/** Listens to one sentence. What it returns stops listening. */
export function listen(language: CallLanguage, onHeard: (heard: Heard) => void): () => void {
  const { SpeechRecognition, webkitSpeechRecognition } = window as RecognitionWindow
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition
  if (!Recogniser) return () => {}
  const recogniser = new Recogniser()
  let isOver = false
  const finish = (heard?: Heard) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    recogniser.abort()
    if (heard) onHeard(heard)
  }
  const timer = setTimeout(() => finish({ problem: 'nothing' }), longestWait)
  recogniser.lang = tags[language]
  recogniser.addEventListener('result', (event: RecognisedEvent) => {
    const text = event.results?.[0]?.[0]?.transcript
    finish(text ? { text } : { problem: 'nothing' })
  })
  recogniser.addEventListener('error', ({ error }: RecognisedEvent) =>
    finish({ problem: error === 'not-allowed' ? 'refused' : 'nothing' }),
  )
  recogniser.addEventListener('end', () => finish({ problem: 'nothing' }))
  try {
    recogniser.start()
  } catch {
    finish({ problem: 'nothing' })
  }
  return () => finish()
}

import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import { BandSection } from '#app/ui/band-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { type CallChoice, callLanguageOf, type DiaryField, type TalkWords } from '#content/call-scene.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { valueIn } from '#domain/call/said.ts'
import { answerTurn, diaryOf, isOver, repliesTo, startTalk, type Talk } from '#domain/call/talk.ts'
import { longestTurn } from '#domain/call/tokens.ts'
import { DiaryRow, OwnerNote } from './desk-notes.tsx'
import { SpeakInstead } from './speak-instead.tsx'
import { TalkThread } from './talk-thread.tsx'

interface TalkToItProps {
  words: Words['tryCall']['talk']
  played: Words['tryCall']['played']
  choice: CallChoice
}

/** The visitor takes the caller's part. Rules in this page answer; nothing leaves it. */
export function TalkToIt(props: TalkToItProps) {
  const { words, played, choice } = props
  const { scene, language } = choice
  const [talk, setTalk] = useState(() => startTalk(scene))
  const [draft, setDraft] = useState('')
  const [isCut, setCut] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const over = isOver(talk)
  const restart = useRef<HTMLButtonElement>(null)
  const isRestarted = useRef(false)

  // What had the focus is gone when a call ends or starts again.
  useEffect(() => {
    if (over && document.activeElement === document.body) restart.current?.focus()
    if (isRestarted.current) field.current?.focus()
    isRestarted.current = false
  }, [over])

  const { locale } = words.languages[language]
  // The owner is told in the language of the page.
  const columns = columnsOf(talk, words.languages[callLanguageOf(use(LocaleContext))])

  const say = (text: string) => {
    setTalk((before) => answerTurn(before, text, callerClock()))
    setCut(text.length > longestTurn)
    setDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    say(draft)
  }
  const again = () => {
    setTalk(startTalk(scene))
    setCut(false)
    isRestarted.current = over
  }

  return (
    <BandSection id="talk" title={words.heading} lead={words.lead}>
      <p className="mb-5 max-w-[38.5em] border-l-[3px] border-indigo pl-4">{words.plainly}</p>
      <p className="mb-5 hidden text-ink-2 noscript:block">{words.withoutScript}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="overflow-hidden rounded-card border border-line bg-paper">
          <TalkThread words={words} speakers={played} turns={talk.turns} language={language} />
          <div className="needs-script border-t border-line p-4 md:px-6">
            {over ? (
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <p className="text-ink-2">{words.over}</p>
                <Button ref={restart} look="outline" onClick={again}>
                  {words.again}
                </Button>
              </div>
            ) : (
              <>
                <p className="text-14 text-ink-2">{words.replies}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  {repliesTo(talk, words.languages[language]).map((reply, index) => (
                    <button
                      // The same buttons say something else after each turn, and keep the focus.
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      key={index}
                      type="button"
                      data-replay
                      lang={language}
                      onClick={() => say(reply)}
                      className="min-h-11 rounded-full border border-line px-4 py-1 text-left leading-snug text-indigo hover:border-indigo"
                    >
                      {reply}
                    </button>
                  ))}
                </div>
                {/* No form: without our own code there is nowhere to send it. */}
                <div className="mt-4 flex items-end gap-2">
                  <label className="min-w-0 flex-1">
                    <span className="mb-1 block text-14 text-ink-2">{words.field}</span>
                    <input
                      ref={field}
                      type="text"
                      dir="auto"
                      autoComplete="off"
                      enterKeyHint="send"
                      placeholder={words.placeholder}
                      value={draft}
                      onChange={(event) => setDraft(event.target.value)}
                      onKeyDown={onKeyDown}
                      className="min-h-12 w-full rounded-full border border-ink-2 bg-paper px-4"
                    />
                  </label>
                  <Button look="outline" data-replay className="shrink-0" onClick={() => say(draft)}>
                    {words.send}
                  </Button>
                </div>
                {isCut && (
                  <p role="status" className="mt-2 text-14 text-ink-2">
                    {fill(words.tooLong, { count: new Intl.NumberFormat(locale).format(longestTurn) })}
                  </p>
                )}
                <div className="mt-2 flex flex-wrap items-center gap-x-6">
                  {talk.turns.length > 1 && (
                    <button
                      type="button"
                      onClick={again}
                      className="thread-link inline-flex min-h-11 items-center font-[600]"
                    >
                      {words.again}
                    </button>
                  )}
                  <SpeakInstead words={words.speak} choice={choice} onHeard={say} />
                </div>
              </>
            )}
          </div>
        </div>
        <div className="flex flex-col gap-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <DiaryRow words={played.diary} columns={columns} />
          <OwnerNote words={played.summary} note={over ? noteOf(talk, props, columns) : undefined} />
        </div>
      </div>
    </BandSection>
  )
}

/** Told in one language, whatever the caller speaks; what the caller put in words of their own stays in them. */
function columnsOf(talk: Talk, teller: TalkWords) {
  const diary = diaryOf(talk)
  const shown = (column: DiaryField) => {
    const value = diary[column]
    return value ? { now: valueIn(teller, value) } : {}
  }
  return { name: shown('name'), when: shown('when'), what: shown('what') }
}

function noteOf(talk: Talk, { words, played }: TalkToItProps, columns: ReturnType<typeof columnsOf>) {
  const { name, when, what } = columns
  const forYou = [
    ...(talk.isUrgent ? [words.urgent] : []),
    ...(talk.step === 'handed-over' && !talk.isUrgent ? [words.asksForPerson] : []),
    ...talk.questions,
  ]
  return {
    time: words.time,
    title: talk.step === 'done' ? played.summary.titles[talk.scene] : words.ringBack,
    lines: [name, when, what].flatMap(({ now }) => now ?? []),
    forYou: forYou.join(' ') || words.nothing,
  }
}

function callerClock() {
  const now = new Date()
  // Sweden writes dates as we keep them.
  return { today: now.toLocaleDateString('sv-SE'), minutes: now.getHours() * 60 + now.getMinutes() }
}

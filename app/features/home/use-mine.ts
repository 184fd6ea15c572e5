import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as Engine from '#domain/mine/converse.ts'
import {
  longestQuestion,
  type MineWords,
  mostQuestions,
  questionsOf,
  type Trial,
  trialIn,
} from '#domain/mine/mine.ts'

/** What the server found in the address, and what it had the agent say. */
export interface ServedTrial {
  words: MineWords
  trial: Trial
  turns: Engine.Turn[]
}

export interface ShownTurn {
  question: string
  /** Not there yet while the agent's code is on its way. */
  answer?: string
  isKnown?: boolean
}

const loadEngine = () => import('#domain/mine/converse.ts')

/** The conversation as it follows the form. What answers is fetched when the form is first touched; nothing typed leaves the page. */
export function useMine({ words, ...served }: ServedTrial) {
  const form = useRef<HTMLFormElement>(null)
  const [trial, setTrial] = useState(served.trial)
  const [engine, setEngine] = useState<typeof Engine>()
  const navigate = useNavigate()
  // The letter that was typed is shown before the conversation is played anew.
  const settled = useDeferredValue(trial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was served stays what it was.
  const turns = useMemo(() => turnsOf(words, settled, served, engine), [words, settled, engine])

  /** What the fields hold, with what was asked before. */
  const withFields = (before: Trial): Trial =>
    form.current ? { ...before, mine: trialIn(searchOf(form.current), words).mine } : before
  const read = () => setTrial(withFields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the browser code arrived.
  useEffect(read, [])

  const want = () => {
    if (!engine) loadEngine().then(setEngine, () => {})
  }

  /** By the browser, as without script, where the code cannot be had. */
  const sendPlainly = (button: HTMLElement | null) => {
    const address = button?.getAttribute('formaction') ?? location.pathname
    const [path, hash = ''] = address.split('#')
    if (form.current) location.assign(`${path}?${searchOf(form.current, button)}${hash && `#${hash}`}`)
  }

  const ask = (typed: string) => {
    const question = typed.trim().slice(0, longestQuestion)
    if (question === '') return
    setTrial(({ mine, asked }) => ({ mine, asked: [...asked, question].slice(-mostQuestions) }))
  }

  return {
    form,
    trial,
    turns,
    read,
    want,
    submit(button: HTMLElement | null, typed: string) {
      const isSending = button?.hasAttribute('formaction')
      const question = (button instanceof HTMLButtonElement && button.value) || typed
      if (!isSending) ask(question)
      loadEngine().then(
        (loaded) => {
          setEngine(loaded)
          // The router puts the language in front of it, as it did for the button's address.
          if (isSending)
            navigate(words.send.href, { state: { tried: loaded.triedMessage(words, withFields(trial)) } })
        },
        () => sendPlainly(button),
      )
    },
  }
}

function turnsOf(
  words: MineWords,
  trial: Trial,
  served: Omit<ServedTrial, 'words'>,
  engine: typeof Engine | undefined,
): ShownTurn[] {
  if (engine) return engine.converse(words, trial)
  const { trade, closes } = served.trial.mine
  const isSame = trial.mine.trade === trade && trial.mine.closes === closes
  return questionsOf(words, trial).map((question, at) => {
    const turn = served.turns[at]
    return isSame && turn?.question === question ? turn : { question }
  })
}

function searchOf(form: HTMLFormElement, button: HTMLElement | null = null): URLSearchParams {
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields)
}

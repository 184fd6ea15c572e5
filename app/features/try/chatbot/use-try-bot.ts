import { useEffect, useMemo, useState } from 'react'
import type { Words } from '#content/words.ts'
import { type Asked, pastedBot, type Reply } from '#domain/pasted-bot/answer.ts'
import { readText } from '#domain/pasted-bot/read-text.ts'

export interface Turn {
  question: string
  replies: Reply[]
}

type Sample = Words['tryChatbot']['text']['samples'][number]

function textOf({ blocks }: Sample): string {
  return blocks.map((block) => block.join('\n')).join('\n\n')
}

/** While somebody types, the text is read when they stop for a moment. */
const pause = 300

/** The text, the bot that has read it, and what was asked of it in this visit. */
export function useTryBot(samples: readonly Sample[], example: readonly string[]) {
  const [first] = samples
  const [business, setBusiness] = useState(first?.business ?? '')
  const [pasted, setPasted] = useState(() => (first ? textOf(first) : ''))
  const [settled, setSettled] = useState({ business, pasted })
  const { text, bot } = useMemo(() => read(settled), [settled])
  const [turns, setTurns] = useState<Turn[]>(() => conversation(bot, example))
  const [asked, setAsked] = useState<Asked>()
  // Until the visitor asks something the conversation is the one we served.
  const [isExample, setIsExample] = useState(true)
  const [unanswered, setUnanswered] = useState<string[]>([])
  const [shown, setShown] = useState(() => lastLines(turns))

  const settle = (next: { business: string; pasted: string }) => {
    const isOtherText = next.pasted !== settled.pasted
    setSettled(next)
    if (!isOtherText) return
    setShown(undefined)
    if (unanswered.length > 0) {
      const now = read(next).bot
      setUnanswered(unanswered.filter((question) => isUnknown(now.answer(question).replies)))
    }
    if (isExample) setTurns([])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait anew, and what was read ends it.
  useEffect(() => {
    if (business === settled.business && pasted === settled.pasted) return
    const timer = setTimeout(() => settle({ business, pasted }), pause)
    return () => clearTimeout(timer)
  }, [business, pasted, settled])

  return {
    business,
    pasted,
    text,
    bot,
    turns,
    isExample,
    unanswered,
    shown,
    setBusiness,
    setPasted,
    setShown,
    takeSample(sample: Sample) {
      const next = { business: sample.business, pasted: textOf(sample) }
      setBusiness(next.business)
      setPasted(next.pasted)
      setSettled(next)
      setTurns([])
      setAsked(undefined)
      setUnanswered([])
      setShown(undefined)
      setIsExample(false)
    },
    ask(question: string) {
      const now = { business, pasted }
      const isCurrent = settled.pasted === pasted && settled.business === business
      if (!isCurrent) settle(now)
      const answered = (isCurrent ? bot : read(now).bot).answer(question, isExample ? undefined : asked)
      const turn = { question, replies: answered.replies }
      setTurns((before) => [...(isExample ? [] : before), turn].slice(-mostTurns))
      setAsked(answered.asked)
      setIsExample(false)
      setShown(lastLines([turn]))
      setUnanswered((list) => [
        ...new Set([
          ...list,
          ...answered.replies.flatMap((reply) => (reply.kind === 'unknown' ? [reply.question] : [])),
        ]),
      ])
    },
  }
}

const mostTurns = 50

function read({ business, pasted }: { business: string; pasted: string }) {
  const text = readText(pasted)
  return { text, bot: pastedBot(text, business) }
}

function conversation(bot: ReturnType<typeof pastedBot>, questions: readonly string[]): Turn[] {
  let asked: Asked | undefined
  return questions.map((question) => {
    const answered = bot.answer(question, asked)
    asked = answered.asked
    return { question, replies: answered.replies }
  })
}

function isUnknown(replies: readonly Reply[]): boolean {
  return replies.some(({ kind }) => kind === 'unknown')
}

export interface Lines {
  first: number
  last: number
}

/** Where the last thing that was answered stands. */
function lastLines(turns: readonly Turn[]): Lines | undefined {
  const passages = turns.flatMap(({ replies }) =>
    replies.flatMap((reply) => (reply.kind === 'answer' ? reply.passages.slice(0, 1) : [])),
  )
  const passage = passages.at(-1)
  return passage && { first: passage.firstLine, last: passage.lastLine }
}

import type { IncomingMessage, ServerResponse } from 'node:http'

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** With so many, a turn of the event loop takes a millisecond or two. */
const atOnce = 8

/**
 * Answers in the order in which requests came, few in each turn of the event loop. Node takes one new connection in a turn:
 * with hundreds of requests answered in each, the last of a crowd would wait for seconds before anybody saw them.
 */
export function inTurns(answer: Answer): Answer {
  const waiting: Parameters<Answer>[] = []
  let answered = 0

  function nextTurn(): void {
    answered = 0
    for (const [incoming, outgoing] of waiting.splice(0, atOnce)) {
      answered++
      if (!outgoing.destroyed) answer(incoming, outgoing)
    }
    if (answered > 0) setImmediate(nextTurn)
  }

  return (incoming, outgoing) => {
    if (answered === atOnce) {
      waiting.push([incoming, outgoing])
      return
    }
    if (answered++ === 0) setImmediate(nextTurn)
    answer(incoming, outgoing)
  }
}

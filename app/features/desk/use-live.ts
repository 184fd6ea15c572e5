import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'

const everyMilliseconds = 10_000

/** The frame's data alone: it takes a session and a database that answers, and little else. */
const pulse = `${deskPaths.today}.data?_routes=routes%2Fadmin%2Flayout`

/**
 * Asks for news while someone is looking, but never while they are typing, and not before the desk has answered
 * something small: news that fail to arrive would take the screen away. `isAnswer`: they would also wipe what an action
 * answered, keys, codes and links that are shown once.
 */
export function useLive(isAnswer: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (isAnswer) return
    const leaving = new AbortController()
    const isWelcome = () => {
      const isTyping = document.activeElement?.matches('input:not([type=checkbox]), textarea, select')
      const isDeciding =
        document.querySelector(':is(details[open], :popover-open) button[type=submit]') !== null
      return document.visibilityState === 'visible' && !isTyping && !isDeciding && state === 'idle'
    }
    const look = async () => {
      if (!isWelcome()) return
      const isThere = await fetch(pulse, { signal: leaving.signal }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere && isWelcome()) revalidate()
    }
    const timer = setInterval(look, everyMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate, state, isAnswer])
}

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMilliseconds = 10_000

/** Asks for news while someone is looking, but never while they are typing. */
export function useLive(): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const look = () => {
      const isTyping = document.activeElement?.matches('input:not([type=checkbox]), textarea, select')
      const isDeciding = document.querySelector('details[open] button[type=submit]') !== null
      if (document.visibilityState === 'visible' && !isTyping && !isDeciding && state === 'idle') revalidate()
    }
    const timer = setInterval(look, everyMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate, state])
}

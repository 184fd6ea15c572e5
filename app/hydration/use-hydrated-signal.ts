import { useEffect } from 'react'

/** Tells the loader that the page now answers by itself, so that a tap made meanwhile can be repeated. */
export function useHydratedSignal(): void {
  useEffect(() => {
    dispatchEvent(new Event('app:hydrated'))
    // Pages moved to from here are drawn whole (late.css).
    document.documentElement.dataset.whole = ''
  }, [])
}

import { useEffect } from 'react'

/** Tells the loader that the page now answers by itself, so that a tap made meanwhile can be repeated. */
export function useHydratedSignal(): void {
  useEffect(() => {
    dispatchEvent(new Event('app:hydrated'))
  }, [])
}

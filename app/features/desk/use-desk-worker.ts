import { useEffect } from 'react'
import { deskPaths } from '#content/desk-paths.ts'

/** Gives the desk its service worker, which answers when there is no connection and shows news. */
export function useDeskWorker(): void {
  useEffect(() => {
    // Without https there is none, and one that cannot be had now is asked for again by the next screen.
    navigator.serviceWorker?.register(deskPaths.worker, { scope: deskPaths.today }).catch(() => {})
  }, [])
}

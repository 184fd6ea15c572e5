import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsDesk } from './use-is-desk.ts'

/** The server counts pages by the requests for them; a page that the browser already has makes none, so it is told. */
export function useCountedMoves(): void {
  const { pathname } = useLocation()
  const isDesk = useIsDesk()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isDesk) navigator.sendBeacon('/api/views', location.pathname)
  }, [pathname, isDesk])
}

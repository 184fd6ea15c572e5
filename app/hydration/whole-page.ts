import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Who comes back to a page, or asks for a part of it, has a place to scroll to. The page is then drawn whole from the
 * start: with sections that follow later (late.css) the place would be somewhere else.
 */
export const wholePageScript = !import.meta.env.SSR
  ? ''
  : "if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''"

/** So are the pages moved to from here. Not before the first move: the browser would style the whole page again. */
export function useWholePages(): void {
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== arrivedAt.current) document.documentElement.dataset.whole = ''
  }, [pathname])
}

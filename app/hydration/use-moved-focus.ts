import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Moving within the site is heard by those who do not see it, and the keyboard goes on from there: the focus goes to the new
 * page's heading, or to the part that the address names. A page as served leaves this to the browser.
 */
export function useMovedFocus(): void {
  const { pathname, hash, key } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const shown = useRef({ pathname, key })
  useEffect(() => {
    if (shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    if (hash) focusOn(document.getElementById(hash.slice(1)), true)
    // Who goes back is taken to where they were reading.
    else if (isNewPage) focusOn(document.querySelector('h1'), isGoingBack)
  }, [pathname, hash, key, isGoingBack])
}

function focusOn(element: HTMLElement | null, preventScroll: boolean): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll })
}

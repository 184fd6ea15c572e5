import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moving within the site is heard by those who do not see it, and the keyboard goes on from there: the focus goes to the new
 * page's heading, or to the part that the address names, and moves nothing: a page opens at its top, who goes back is
 * taken to where they were reading, and a screen of the desk may open at its end. A page as served leaves this to the browser.
 */
export function useMovedFocus(): void {
  const { pathname, hash, key } = useLocation()
  const shown = useRef({ pathname, key })
  useEffect(() => {
    if (shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    if (hash) focusOn(document.getElementById(hash.slice(1)))
    else if (isNewPage) focusOn(document.querySelector('h1'))
  }, [pathname, hash, key])
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

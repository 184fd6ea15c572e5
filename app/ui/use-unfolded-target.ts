import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * What the address names is unfolded and marked. Browsers do both by themselves when a page is opened; this is for moves
 * within the site, which they do not see, and for those that do not unfold.
 */
export function useUnfoldedTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!target) return
    let isHidden = false
    for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
      isHidden ||= !fold.open
      fold.open = true
    }
    target.dataset.target = ''
    if (isHidden) target.scrollIntoView()
    return () => {
      delete target.dataset.target
    }
  }, [hash])
}

import { useEffect } from 'react'
import { useNavigationType } from 'react-router'

/** Whoever is brought here by script, from a form or a link, goes on reading at the heading. */
export function useHeadingFocus(): void {
  const type = useNavigationType()
  useEffect(() => {
    const heading = type === 'PUSH' ? document.querySelector('h1') : null
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [type])
}

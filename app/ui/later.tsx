import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterNextFrame } from './after-next-frame.ts'

/**
 * What is below the first view of a long page. After a tap on a link it follows a moment later, so that the new page is
 * seen at once. A page as served, gone back to, or asked for one of its parts has it from the start: there the place
 * to scroll to may be in it.
 */
export function Later({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() === 'PUSH'
  const { hash, search } = useLocation()
  const [isTime, setIsTime] = useState(!isFollowed || hash + search !== '')

  useEffect(() => afterNextFrame(() => startTransition(() => setIsTime(true))), [])

  // Keeps what comes after it out of sight.
  return isTime ? children : <div className="min-h-dvh" />
}

import { type ReactNode, useEffect, useRef } from 'react'

interface FormNoticeProps {
  title: string
  text?: string | undefined
  /** What it is the answer to: another object each time, also for the same answer. */
  attempt?: object | undefined
  children?: ReactNode
}

/** Why a form was not taken, when no field is to blame. Stays, and takes the focus at every attempt. */
export function FormNotice({ title, text, attempt, children }: FormNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) box.current?.focus()
  }, [attempt])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-sindoor p-5">
      <p className="font-[600]">{title}</p>
      {text && <p className="mt-1">{text}</p>}
      {children}
    </div>
  )
}

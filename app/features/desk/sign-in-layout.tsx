import type { ReactNode } from 'react'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { KnotMark } from '#app/ui/thread/knot-mark.tsx'

interface SignInLayoutProps {
  title: string
  lead?: string
  toSite: string
  children: ReactNode
}

/** The pages in front of the desk: one card, one question. */
export function SignInLayout({ title, lead, toSite, children }: SignInLayoutProps) {
  return (
    <div className="desk mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-5 py-10">
      <KnotMark className="size-10 text-indigo" />
      <h1 className="headline mt-5 text-30">{title}</h1>
      {lead && <p className="mt-3 text-ink-2">{lead}</p>}
      <div className="mt-7">{children}</div>
      <p className="mt-8 text-16">
        <SmartLink href="/" className="thread-link">
          {toSite}
        </SmartLink>
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { FormNotice } from '#app/ui/form/form-notice.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { LeadFormWords } from '#content/form-words.ts'
import type { Link } from '#content/link.ts'

interface FormPageProps {
  words: LeadFormWords
  /** Why it is shown again. Where single fields are to blame it has no text, as each says its own. */
  notice?: { title: string; text?: string; action?: Link } | undefined
  children: ReactNode
}

/** A form on a page of its own, for browsers that sent it without script. */
export function FormPage({ words, notice, children }: FormPageProps) {
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 className="headline text-38 md:text-48">{words.heading}</h1>
      <p className="mt-4 text-17 text-ink-2">{words.lead}</p>
      {notice?.text && (
        <div className="mt-8">
          <FormNotice title={notice.title} text={notice.text}>
            {notice.action && (
              <SmartLink href={notice.action.href} className="thread-link mt-3 inline-block">
                {notice.action.label}
              </SmartLink>
            )}
          </FormNotice>
        </div>
      )}
      <div className="mt-10">{children}</div>
    </div>
  )
}

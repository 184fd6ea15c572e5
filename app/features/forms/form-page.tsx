import type { ReactNode } from 'react'
import { FormNotice } from '#app/ui/form/form-notice.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { FormWords, LeadFormWords } from '#content/types/forms.ts'

interface FormPageProps {
  words: LeadFormWords<string>
  common: FormWords
  /** Why it is shown again, when no field is to blame. */
  problem?: 'limited' | 'failed' | undefined
  children: ReactNode
}

/** A form on a page of its own, for browsers that sent it without script. */
export function FormPage({ words, common, problem, children }: FormPageProps) {
  const notice = problem === 'limited' ? common.limited : problem === 'failed' ? words.failure : undefined
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 className="headline text-[2.25rem] md:text-[3rem]">{words.heading}</h1>
      <p className="mt-4 text-lg text-ink-2">{words.lead}</p>
      {notice && (
        <div className="mt-8">
          <FormNotice title={notice.title} text={notice.text}>
            {problem === 'failed' && (
              <SmartLink href={words.failure.action.href} className="thread-link mt-3 inline-block">
                {words.failure.action.label}
              </SmartLink>
            )}
          </FormNotice>
        </div>
      )}
      <div className="mt-10">{children}</div>
    </div>
  )
}

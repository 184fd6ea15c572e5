import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import type { Words } from '#content/words.ts'
import type { FaqQuestion } from './find-questions.ts'

export function Answer({ question, words }: { question: FaqQuestion; words: Words['faq'] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 md:flex-nowrap md:items-end">
      <div className="max-md:contents">
        <p className="measure max-md:basis-full">{question.answer}</p>
        {question.onward && (
          <SmartLink
            href={question.onward.href}
            className="thread-link mt-1 inline-flex min-h-11 items-center font-[600]"
          >
            {question.onward.label}
          </SmartLink>
        )}
      </div>
      <CopyLink question={question} words={words} />
    </div>
  )
}

/** The address of one answer, to send to someone who asked. */
function CopyLink({ question, words }: { question: FaqQuestion; words: Words['faq'] }) {
  const toast = useToast()
  const copy = (event: MouseEvent) => {
    event.preventDefault()
    const address = new URL(`#${question.id}`, location.href)
    history.replaceState(history.state, '', address)
    navigator.clipboard.writeText(address.href).then(
      () => toast(words.linkCopied),
      () => toast({ ...words.copyFailed, tone: 'destructive' }),
    )
  }
  return (
    <a
      href={`#${question.id}`}
      aria-label={words.copyLink.replace('{question}', question.question)}
      onClick={copy}
      className="needs-script ml-auto grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-paper-2 hover:text-indigo"
    >
      <Icon name="copy" className="size-4" />
    </a>
  )
}

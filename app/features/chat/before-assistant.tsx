import { useHref } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { ThinkingThread } from '#app/ui/thread/thinking-thread.tsx'
import type { Words } from '#content/words.ts'
import { ChatHeader } from './chat-header.tsx'

interface BeforeAssistantProps {
  words: Words['chat']
  hasFailed: boolean
}

/**
 * The panel until the assistant is there: the same header and greeting. Its form is a plain one that WhatsApp's own
 * address takes, or a page of ours until there is a number; style sheets show it at once where no script runs, and after eight seconds where none has arrived.
 */
export function BeforeAssistant({ words, hasFailed }: BeforeAssistantProps) {
  const { withoutScript } = words
  const { address } = withoutScript
  const isOurs = address.startsWith('/')
  const ownPage = useHref(isOurs ? address : '')
  return (
    <>
      <ChatHeader words={words} status={words.status} />
      <div className="chat-scroll">
        <div className="chat-thread">
          <div className="chat-reply">
            <p>{words.greeting}</p>
          </div>
          {!hasFailed && (
            <p className="chat-coming needs-script">
              <ThinkingThread />
              <span className="sr-only">{words.loading}</span>
            </p>
          )}
        </div>
      </div>
      <form
        action={isOurs ? ownPage : address || undefined}
        // What somebody types does not stand in an address of ours.
        method={isOurs ? 'post' : 'get'}
        {...(!isOurs && { target: '_blank', rel: 'noopener' })}
        className={`chat-without-script ${hasFailed ? 'is-needed' : ''}`}
      >
        <p className="mb-4">{withoutScript.intro}</p>
        {address !== '' && (
          <>
            {/* Every page carries this panel, so its one field is a plain one. */}
            <label className="flex flex-col gap-1.5">
              <span className="font-[600]">{withoutScript.questionLabel}</span>
              <textarea
                name="text"
                rows={3}
                maxLength={1000}
                required
                className="min-h-12 w-full rounded-[10px] border border-ink/50 bg-paper px-3.5 py-2.5"
              />
            </label>
            <Button look="primary" type="submit" className="my-4 w-full">
              {withoutScript.send}
            </Button>
            <p className="text-14 text-ink-2">{withoutScript.privacy}</p>
          </>
        )}
        <p className="mt-3 text-16 text-ink-2">{withoutScript.other}</p>
        <ul className="flex flex-wrap gap-x-5">
          {withoutScript.ways.map((way) => (
            <li key={way.href}>
              <SmartLink href={way.href} className="thread-link inline-flex min-h-11 items-center">
                {way.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </form>
    </>
  )
}

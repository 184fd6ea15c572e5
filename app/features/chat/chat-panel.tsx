import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { ChatWords } from '#content/types/chat.ts'

interface ChatPanelProps {
  words: ChatWords
  whatsappNumber: string
  otherWays: { label: string; href: string }[]
}

/**
 * The round button and its panel. It lives in the root, so what a visitor has typed stays while pages change. The
 * form is a plain one: WhatsApp's own address takes the question, so it works before and without any script.
 */
export function ChatPanel({ words, whatsappNumber, otherWays }: ChatPanelProps) {
  return (
    <aside aria-label={words.title} className="screen-only">
      <button
        type="button"
        popoverTarget="chat"
        aria-label={words.open}
        className="chat-button grid size-14 place-items-center rounded-full border-2 border-paper bg-indigo text-paper"
      >
        <Icon name="question" />
      </button>
      <div
        id="chat"
        popover="auto"
        role="dialog"
        aria-labelledby="chat-title"
        className="chat-panel fades flex-col border border-line bg-paper text-ink"
      >
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
          <h2 id="chat-title" className="text-lg wide-112 font-[640]">
            {words.title}
          </h2>
          <button
            type="button"
            popoverTarget="chat"
            popoverTargetAction="hide"
            aria-label={words.close}
            className="grid size-11 place-items-center rounded-full hover:bg-paper-2"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <form
          action={`https://wa.me/${whatsappNumber}`}
          method="get"
          target="_blank"
          rel="noopener"
          className="flex grow flex-col gap-5 overflow-y-auto p-5"
        >
          <p className="rounded-card rounded-tl-none bg-paper-2 p-4">{words.greeting}</p>
          <div className="mt-auto">
            <TextAreaField name="text" label={words.questionLabel} rows={4} maxLength={1000} required />
          </div>
          <Button look="primary" type="submit" className="w-full">
            {words.send}
          </Button>
          <p className="text-[0.875rem] text-ink-2">{words.privacy}</p>
        </form>
        <div className="border-t border-line px-5 py-3 text-[0.9375rem]">
          <p className="text-ink-2">{words.other}</p>
          <ul className="flex flex-wrap gap-x-5">
            {otherWays.map((way) => (
              <li key={way.href}>
                <SmartLink href={way.href} className="thread-link inline-flex min-h-11 items-center">
                  {way.label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  )
}

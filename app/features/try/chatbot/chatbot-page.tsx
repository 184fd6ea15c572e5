import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import type { Words } from '#content/words.ts'
import { type PreparedMessage, preparedMessage } from '#domain/pasted-bot/prepared-message.ts'
import { suggestedQuestions } from '#domain/pasted-bot/suggested-questions.ts'
import { BotWindow, type Tone, tones } from './bot-window.tsx'
import { Conversation } from './conversation.tsx'
import { PastedTextPane } from './pasted-text.tsx'
import { useTryBot } from './use-try-bot.ts'

interface ChatbotPageProps {
  words: Words['tryChatbot']
  /** The form that takes what was tried to the team; nothing was, at first. */
  sendToTeam(prepared: PreparedMessage | undefined): ReactNode
}

/** Your text on the left, the bot that answers from it on the right; on a phone one below the other. */
export function ChatbotPage({ words, sendToTeam }: ChatbotPageProps) {
  const trial = useTryBot(words.text.samples, words.bot.example)
  const { business, pasted, text, bot, turns, isExample, unanswered } = trial
  const [tone, setTone] = useState<Tone>('indigo')
  // Before script nothing here answers a press.
  const [isReady, setIsReady] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setIsReady(true), [])

  const suggestions = useMemo(
    () => (isReady ? suggestedQuestions(text, bot, words.bot.suggestions) : []),
    [isReady, text, bot, words],
  )
  const prepared = useMemo(() => {
    if (isExample) return undefined
    const answered = turns.flatMap(({ replies }) =>
      replies.flatMap((reply) => (reply.kind === 'answer' ? [reply.question] : [])),
    )
    const tried = { business, pasted, answered: [...new Set(answered)], unanswered }
    return preparedMessage(tried, words.send.prepared, words.bot.noName)
  }, [isExample, business, pasted, turns, unanswered, words])

  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-10 pb-10 lg:grid-cols-2">
        <section aria-labelledby="your-text">
          <StepHeading id="your-text" step={1} title={words.text.heading} />
          <PastedTextPane
            words={words.text}
            business={business}
            pasted={pasted}
            text={text}
            shown={trial.shown}
            onBusiness={trial.setBusiness}
            onPaste={trial.setPasted}
            onSample={trial.takeSample}
          />
          <ButtonLink look="primary" href="#ask" className="needs-script mt-3 w-full lg:hidden">
            {words.text.next}
          </ButtonLink>
        </section>
        <section id="ask" data-own-chat aria-labelledby="your-bot" className="scroll-mt-20">
          <StepHeading id="your-bot" step={2} title={words.bot.heading} />
          <BotWindow
            words={words}
            business={business}
            tone={tone}
            suggestions={suggestions}
            unanswered={unanswered}
            field={field}
            onTone={setTone}
            onAsk={trial.ask}
          >
            <Conversation
              words={words.bot}
              business={business}
              turns={turns}
              suggestions={suggestions}
              isEmptyText={text.passages.length === 0}
              tone={tones[tone]}
              onShow={isReady ? trial.setShown : undefined}
            />
          </BotWindow>
          <p className="mt-4 text-16 text-ink-2">{words.privacy}</p>
          <ButtonLink look="outline" href="#send" className="mt-3 max-sm:w-full">
            {words.send.button}
          </ButtonLink>
        </section>
      </div>
      {sendToTeam(prepared)}
      <CallBand {...words.closing} />
    </>
  )
}

function StepHeading({ id, step, title }: { id: string; step: number; title: string }) {
  return (
    <h2 id={id} className="headline mb-5 flex items-center gap-3 text-24">
      <span className="figures grid size-9 place-items-center rounded-full border-2 border-marigold text-17">
        {step}
      </span>
      {title}
    </h2>
  )
}

import {
  type ComponentType,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { useToast } from '#app/ui/toast/toast.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { AssistantLanguage, DemoWords } from '#content/assistant-words.ts'
import { type ConversationWords, conversationExport } from '#domain/conversation-analyser.ts'
import { meetingTime, timeElsewhere } from '#domain/meeting-time.ts'
import { ChatHeader } from './chat-header.tsx'
import type { ChatSession, ChatState, Outcome } from './chat-session.ts'
import { Composer } from './composer.tsx'
import './conversation.css'
import './cards.css'
import './composer.css'
import './demo-steps.css'
import type { Words } from '#content/words.ts'
import { HandOver } from './hand-over.tsx'
import { MessageLog } from './message-log.tsx'
import { type QuickAction, QuickActions } from './quick-actions.tsx'
import { focusFirst, liftSheet, useFocusInside, useNewestInSight, useSheet } from './use-panel.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

interface BookingParts {
  /** What the conversation already told. */
  known: { email: string | null; phone: string | null }
  onBooked(booked: BookedDemo): void
}

interface StepsParts {
  language: AssistantLanguage
  onOther(): void
  onAsk(take: ((text: string) => boolean) | undefined): void
}

/** A demo that was booked in the conversation. */
interface BookedDemo {
  bookingId: string
  outcome: keyof DemoWords['outcomes']
  /** The address where it can be moved or cancelled. */
  manage: string
  start: string
  email: string
}

interface AssistantProps {
  words: Words['chatWidget']
  conversationWords: ConversationWords
  shell: Words['chat']
  session: ChatSession
  panel: RefObject<HTMLElement | null>
  isOpen: boolean
  /** The booking form, its steps within the conversation and their words come from another feature. */
  booking: {
    title: string
    close: string
    words: Record<AssistantLanguage, DemoWords>
    form: ComponentType<BookingParts>
    steps: ComponentType<BookingParts & StepsParts>
  }
  emailQuestion: Words['forms']['emailQuestion']
}

/** The conversation: everything in the panel once the assistant's code is there. */
export function Assistant(props: AssistantProps) {
  const { words, conversationWords, shell, session, panel, isOpen, booking, emailQuestion } = props
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const { conversation, isWaiting, language } = state
  const hasAsked = conversation.messages.some(({ isBot }) => !isBot)
  const toast = useToast()
  const navigate = useNavigate()
  const input = useRef<HTMLTextAreaElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  /** Takes what is typed while a step of a booking asks for it, if it is an answer. */
  const answerStep = useRef<(text: string) => boolean>(undefined)
  // Kept when the dialog is closed without booking, and with it what was typed.
  const [isBooking, setBooking] = useState(false)
  /** How often the team was asked for. */
  const [timesAsked, setTimesAsked] = useState(0)
  useDraftFromBefore(panel, session)
  useFocusInside(panel, input, isOpen, isWaiting)
  useSheet(panel, isOpen)
  useNewestInSight(scroll, state, conversation.messages.length)

  const report = async (outcome: Promise<Outcome>) => {
    const isError = ['failed', 'refused'].includes(await outcome)
    if (isError) toast({ ...words.failure.toast, tone: 'destructive' })
  }
  const askTeam = async (replyId: number) => {
    // The button that was pressed goes.
    focusFirst(panel, input)
    if (await session.askTeam(replyId)) session.say(words.askTeam.sent)
    else toast({ ...words.askTeam.failed, tone: 'destructive' })
  }
  const book = () => {
    setBooking(true)
    dialog.current?.showModal()
  }
  const onQuickAction = (action: QuickAction) => {
    if (action.kind === 'ask') report(session.send(action.question))
    else if (action.kind === 'book') book()
    else {
      navigate(action.href)
      liftSheet(panel)
    }
  }
  const onBooked = (booked: BookedDemo) => {
    dialog.current?.close()
    setBooking(false)
    const words = booking.words[language]
    session.say(confirmationOf(booked, words), [{ kind: 'page', label: words.manage, href: booked.manage }])
  }
  const askForTeam = () => {
    setTimesAsked((times) => times + 1)
    session.setHandOver('offered')
  }
  const save = () => {
    const file = JSON.stringify(conversationExport(conversation, conversationWords, new Date()), null, 2)
    saveFile(new Blob([file], { type: 'application/json' }), `${conversation.id}.json`)
  }

  return (
    <>
      <ChatHeader words={shell} status={isWaiting ? words.thinking : shell.status}>
        <Tooltip text={words.export}>
          <button type="button" aria-label={words.export} onClick={save} className="chat-tool">
            <Icon name="download" className="size-5" />
          </button>
        </Tooltip>
      </ChatHeader>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={scroll} aria-label={words.logLabel} tabIndex={0} className="chat-scroll">
        <p className="chat-privacy">{words.privacy}</p>
        <MessageLog
          words={words}
          state={state}
          onBook={book}
          onHandOver={askForTeam}
          onAskTeam={askTeam}
          onSay={(text) => report(session.send(text))}
          onRetry={() => report(session.retry())}
        >
          {offersDemo(state) && (
            <booking.steps
              language={language}
              known={conversation.contactInfo}
              onBooked={onBooked}
              onOther={book}
              onAsk={(take) => {
                answerStep.current = take
              }}
            />
          )}
        </MessageLog>
        {state.handOver === 'offered' && (
          <HandOver
            words={words.handOver}
            emailQuestion={emailQuestion}
            state={state}
            session={session}
            timesAsked={timesAsked}
            onLeave={() => focusFirst(panel, input)}
          />
        )}
        {state.showsQuickActions && !isWaiting && (
          <QuickActions words={words.quickActions} onChoose={onQuickAction} />
        )}
      </section>
      {/* Who asked for it is taken there; to everybody else it is told. */}
      <p role="status" className="sr-only">
        {state.handOver === 'offered' && timesAsked === 0 && words.handOver.heading}
      </p>
      <Composer
        ref={input}
        words={words.composer}
        draft={state.draft}
        isWaiting={isWaiting}
        onChange={session.setDraft}
        onSend={(text) => {
          session.setDraft('')
          if (!answerStep.current?.(text.trim())) report(session.send(text))
        }}
      />
      <div className="chat-footer">
        <WhatsappLink
          words={words.handOver}
          label={words.handOver.whatsapp}
          state={state}
          className="chat-way"
        />
        {hasAsked && state.handOver !== 'offered' && (
          <button type="button" onClick={askForTeam} className="chat-way">
            <Icon name="mail" className="size-5" />
            {words.handOver.open}
          </button>
        )}
      </div>
      <Dialog ref={dialog} title={booking.title} closeLabel={booking.close}>
        {isBooking && <booking.form known={conversation.contactInfo} onBooked={onBooked} />}
      </Dialog>
    </>
  )
}

/** What the assistant says of a booked demo: when it is in India and where the visitor is, and what it is known by. */
function confirmationOf({ outcome, start, email, bookingId }: BookedDemo, words: DemoWords): string {
  const { locale, details } = words
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const facts = [
    [details.when, meetingTime(new Date(start), locale)],
    [details.yourTime, timeElsewhere(new Date(start), locale, own)],
    [details.email, email],
    [details.reference, bookingId],
  ]
  const lines = facts.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []))
  return `${words.outcomes[outcome]}\n\n${lines.join('\n')}`
}

/** Whether the last reply offers a demo. */
function offersDemo({ conversation, cards, isWaiting }: ChatState): boolean {
  const last = conversation.messages.at(-1)
  return !isWaiting && last !== undefined && (cards[last.id] ?? []).some(({ kind }) => kind === 'book-demo')
}

/** What somebody has typed into the form that stood here until now becomes the draft. */
function useDraftFromBefore(panel: RefObject<HTMLElement | null>, session: ChatSession): void {
  // Found while it still stands, read once no key can reach it any more.
  const [before] = useState(() => panel.current?.querySelector<HTMLTextAreaElement>('textarea[name=text]'))
  useLayoutEffect(() => {
    if (before?.value) session.setDraft(before.value)
  }, [before, session])
}

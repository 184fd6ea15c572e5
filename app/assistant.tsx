import { Analytics } from '#app/features/chat/analytics.tsx'
import { Assistant } from '#app/features/chat/assistant.tsx'
import type { ChatParts } from '#app/features/chat/chat-launcher.tsx'
import { type ChatSession, createChatSession } from '#app/features/chat/chat-session.ts'
import type { BookedNow } from '#app/features/forms/booked-now.ts'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { DemoSteps } from '#app/features/forms/demo-steps.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import type { AssistantLanguage, DemoWords } from '#content/assistant-words.ts'
import type { Words } from '#content/words.ts'
import { type Addresses, listLinks } from '#domain/listed-links.ts'
import { writtenPhone } from '#domain/phone-number.ts'

/** What is fetched with the assistant's code. */
export interface AssistantWords
  extends Pick<Words, 'language' | 'chatWidget' | 'chatAnalytics' | 'conversation' | 'booking' | 'forms'> {
  /** A demo is booked in the language of the conversation. */
  demo: Record<AssistantLanguage, DemoWords>
  /** Outside our pages an answer may lead to these alone. */
  addresses: Addresses
}

// Begins when the panel is first opened, and is kept whatever page, or error page, is drawn around it.
let session: ChatSession | undefined

/** The assistant with the forms of other features, put together when it is first wanted. */
export function createChatParts(words: AssistantWords): ChatParts {
  const {
    language: pageLanguage,
    chatWidget,
    chatAnalytics,
    conversation,
    booking,
    forms,
    demo,
    addresses,
  } = words
  listLinks(addresses)

  const knownOf = ({ email, phone }: Known) => ({
    email: email ?? undefined,
    phone: writtenPhone(phone) ?? undefined,
  })

  function ChatBookingForm({ known, onBooked }: ChatBookingProps) {
    const { email = '', phone = '' } = knownOf(known)
    return (
      <BookingForm
        id="chat-booking"
        words={booking}
        common={forms}
        values={{ email, phone }}
        onBooked={onBooked}
      />
    )
  }

  function ChatDemoSteps({ known, language, ...parts }: ChatStepsProps) {
    return (
      <LocaleContext value={demo[language].locale}>
        <div lang={demo[language].language} className="contents">
          <DemoSteps words={demo[language]} known={knownOf(known)} {...parts} />
        </div>
      </LocaleContext>
    )
  }

  return {
    Assistant({ shell, panel, isOpen }) {
      const { greeting } = shell
      session ??= createChatSession({
        language: pageLanguage,
        greeting,
        failure: chatWidget.failure,
        conversation,
      })
      return (
        <Assistant
          words={chatWidget}
          conversationWords={conversation}
          shell={shell}
          session={session}
          panel={panel}
          isOpen={isOpen}
          emailQuestion={forms.emailQuestion}
          booking={{
            title: booking.modalTitle,
            close: booking.close,
            words: demo,
            form: ChatBookingForm,
            steps: ChatDemoSteps,
          }}
        />
      )
    },
    Analytics: ({ title }) => <Analytics title={title} words={chatAnalytics} />,
  }
}

interface Known {
  email: string | null
  phone: string | null
}

interface ChatBookingProps {
  known: Known
  onBooked(booked: BookedNow): void
}

interface ChatStepsProps extends ChatBookingProps {
  language: AssistantLanguage
  onOther(): void
  onAsk(take: ((text: string) => boolean) | undefined): void
}

import { Analytics } from '#app/features/chat/analytics.tsx'
import { Assistant } from '#app/features/chat/assistant.tsx'
import type { ChatParts } from '#app/features/chat/chat-launcher.tsx'
import { type ChatSession, createChatSession } from '#app/features/chat/chat-session.ts'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import type { Words } from '#content/words.ts'
import { writtenPhone } from '#domain/phone-number.ts'

/** What is fetched with the assistant's code. */
export type AssistantWords = Pick<
  Words,
  'chatWidget' | 'chatAnalytics' | 'conversation' | 'booking' | 'forms'
>

// Begins when the panel is first opened, and is kept whatever page, or error page, is drawn around it.
let session: ChatSession | undefined

/** The assistant with the forms of other features, put together when it is first wanted. */
export function createChatParts(words: AssistantWords): ChatParts {
  const { chatWidget, chatAnalytics, conversation, booking, forms } = words

  function ChatBookingForm({ known, onBooked }: ChatBookingFormProps) {
    const values = { email: known.email ?? '', phone: writtenPhone(known.phone) ?? '' }
    return (
      <BookingForm id="chat-booking" words={booking} common={forms} values={values} onBooked={onBooked} />
    )
  }

  return {
    Assistant({ shell, panel, isOpen }) {
      const { greeting } = shell
      session ??= createChatSession({ greeting, failure: chatWidget.failure, conversation })
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
            manage: booking.inChat.manage,
            form: ChatBookingForm,
          }}
        />
      )
    },
    Analytics: ({ title }) => <Analytics title={title} words={chatAnalytics} />,
  }
}

interface ChatBookingFormProps {
  known: { email: string | null; phone: string | null }
  onBooked(confirmation: { text: string; manage: string }): void
}

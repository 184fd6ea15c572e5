import { Analytics } from '#app/features/chat/analytics.tsx'
import { Assistant } from '#app/features/chat/assistant.tsx'
import type { ChatParts } from '#app/features/chat/chat-launcher.tsx'
import { type ChatSession, createChatSession } from '#app/features/chat/chat-session.ts'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { booking } from '#content/en/booking.ts'
import { chat } from '#content/en/chat.ts'
import { chatAnalytics, chatWidget } from '#content/en/chat-widget.ts'
import { forms } from '#content/en/forms.ts'
import { writtenPhone } from '#domain/phone-number.ts'

// Begins when the panel is first opened, and is kept whatever page, or error page, is drawn around it.
let session: ChatSession | undefined

/** The assistant with its words and the forms of other features, fetched as one when it is first wanted. */
export const chatParts: ChatParts = {
  Assistant({ panel, isOpen }) {
    session ??= createChatSession(chat.greeting, chatWidget.failure)
    return (
      <Assistant
        words={chatWidget}
        shell={chat}
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
  Analytics: () => <Analytics title={chat.analytics.title} words={chatAnalytics} />,
}

interface ChatBookingFormProps {
  known: { email: string | null; phone: string | null }
  onBooked(confirmation: { text: string; manage: string }): void
}

function ChatBookingForm({ known, onBooked }: ChatBookingFormProps) {
  const values = { email: known.email ?? '', phone: writtenPhone(known.phone) ?? '' }
  return <BookingForm id="chat-booking" words={booking} common={forms} values={values} onBooked={onBooked} />
}

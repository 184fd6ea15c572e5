import { Analytics } from '#app/features/chat/analytics.tsx'
import { Assistant } from '#app/features/chat/assistant.tsx'
import type { ChatParts } from '#app/features/chat/chat-launcher.tsx'
import { createChatSession } from '#app/features/chat/chat-session.ts'
import { chat } from '#content/en/chat.ts'
import { chatAnalytics, chatWidget } from '#content/en/chat-widget.ts'

// Made when the assistant is first wanted, and kept whatever page, or error page, is drawn around it.
const session = createChatSession(chat.greeting, chatWidget.failure)

/** The assistant with its words and the forms of other features, fetched as one when it is first wanted. */
export const chatParts: ChatParts = {
  Assistant: ({ panel, isOpen }) => (
    <Assistant
      words={chatWidget}
      shell={chat}
      session={session}
      panel={panel}
      isOpen={isOpen}
      bookingForm={() => null}
    />
  ),
  Analytics: () => <Analytics title={chat.analytics.title} words={chatAnalytics} />,
}

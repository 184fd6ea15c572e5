import type { PageHead } from '#content/page-head.ts'

export const tryChatbotHead: PageHead = {
  title: 'Try a chatbot',
  description: 'Paste your questions and prices, and ask a chatbot that answers from nothing else.',
}

export const tryChatbot = {
  title: 'Try a chatbot',
  lead: 'Paste your questions and prices, and ask a chatbot that answers from nothing else.',
}

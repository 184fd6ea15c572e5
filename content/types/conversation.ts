/** What the analyser listens for: whole words, with their usual endings. */
export interface ConversationKeywords {
  topics: Record<'chatbot' | 'ai-development' | 'education' | 'creative', readonly string[]>
  urgency: Record<'High' | 'Medium' | 'Low', readonly string[]>
  budget: readonly string[]
}

/** The lines of a conversation's summary; `provided` and `notProvided` stand for what a visitor left or did not. */
export interface SummaryWords {
  interest: string
  urgency: string
  email: string
  phone: string
  budget: string
  messages: string
  unknown: string
  provided: string
  notProvided: string
}

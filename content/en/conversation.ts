/**
 * What the analyser listens for: whole words, with their usual endings. In the order in which they are asked: the first
 * row with a keyword in the message wins.
 */
export const conversationKeywords = {
  topics: {
    chatbot: ['chatbot', 'bot', 'chat', 'whatsapp', 'automation'],
    'ai-development': ['ai app', 'ai development', 'machine learning', 'custom ai'],
    education: ['education', 'learning', 'training', 'course'],
    creative: ['content', 'design', 'video', 'music', 'creative'],
  },
  urgency: {
    High: ['urgent', 'asap', 'immediately', 'critical', 'emergency'],
    Medium: ['soon', 'within month', 'planning'],
    Low: ['exploring', 'considering', 'maybe', 'future'],
  },
  budget: ['budget', 'cost', 'price', 'expensive', 'cheap', 'affordable', 'investment'],
}

export const summaryWords = {
  interest: 'Service interest',
  urgency: 'Urgency',
  email: 'E-mail',
  phone: 'Phone',
  budget: 'Budget mentioned',
  messages: 'Messages',
  unknown: 'not known',
  provided: 'provided',
  notProvided: 'not provided',
}

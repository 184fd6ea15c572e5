import type { HandoverWords } from '#content/types/handover.ts'

export const handover: HandoverWords = {
  fields: {
    email: { label: 'E-mail address', missing: 'Please give an e-mail address we can reply to.' },
    phone: { label: 'Phone' },
    messages: { label: 'Conversation', missing: 'There is nothing in this conversation yet.' },
    consent: { label: 'Consent', missing: 'Please agree that we store the conversation.' },
  },
  unnamed: 'Website visitor',
  visitor: 'Visitor',
  assistant: 'Assistant',
}

export const handover = {
  fields: {
    email: { label: 'E-mail address', missing: 'Please give an e-mail address we can reply to.' },
    phone: { label: 'Phone' },
    messages: { label: 'Conversation', missing: 'There is nothing in this conversation yet.' },
    consent: { label: 'Consent', missing: 'Please agree that we store the conversation.' },
  },
  /** Stands for a name where the visitor gave none. */
  unnamed: 'Website visitor',
  visitor: 'Visitor',
  assistant: 'Assistant',
}

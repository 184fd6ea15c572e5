/** The words of the assistant's conversation, fetched with its code when someone first opens it. */
export interface ChatWidgetWords {
  you: string
  logLabel: string
  thinking: string
  /** Above the first message: what happens to what is written here. */
  privacy: string
  export: string
  quickActions: {
    label: string
    actions: ({ label: string; icon: 'quote' | 'demo' | 'portfolio' | 'contact' } & QuickAction)[]
  }
  composer: {
    label: string
    placeholder: string
    send: string
    /** `{count}` is how many characters are left. */
    left: string
    offline: string
  }
  failure: {
    /** By what went wrong; the spelled-out errors of the checklist's row C-11. */
    texts: { busy: string; settingUp: string; unreachable: string }
    empty: string
    toast: { title: string; text: string }
    retry: string
  }
  cards: { plan: string; setup: string; monthly: string; price: string; from: string }
  handOver: HandOverWords
  /** What comes of pressing “Ask the team this” under a reply without an answer. */
  askTeam: { sent: string; failed: { title: string; text: string } }
}

/** A question asked in the visitor's name, a page, or the booking form. */
export type QuickAction = { kind: 'ask'; question: string } | { kind: 'go'; href: string } | { kind: 'book' }

export interface HandOverWords {
  open: string
  heading: string
  text: string
  consent: string
  privacyLink: { label: string; href: string }
  emailLabel: string
  send: string
  sending: string
  notNow: string
  /** `{reference}` is the code that the team finds the conversation by. */
  sent: string
  failed: { title: string; text: string }
  whatsapp: string
  /** The first line of the WhatsApp message; `{reference}` is filled in. */
  whatsappText: string
  whatsappInterest: string
  whatsappQuestions: string
}

/** Sample figures, and marked as such: real ones are the owner's. */
export interface ChatAnalyticsWords {
  sample: string
  note: string
  figures: { value: string; label: string }[]
  topicsHeading: string
  topics: string[]
}

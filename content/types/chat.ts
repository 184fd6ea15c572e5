import type { Link } from './link.ts'

/** What every page carries of the chat: the two buttons, and the panel until the assistant's own code is there. */
export interface ChatWords {
  open: string
  close: string
  title: string
  status: string
  greeting: string
  /** For those who cannot see the thread move. */
  loading: string
  /** The way to us when no script can run or none arrived. */
  withoutScript: {
    intro: string
    questionLabel: string
    send: string
    privacy: string
    other: string
    ways: Link[]
  }
  analytics: { open: string; title: string }
}

/** The panel behind the round button at the bottom right. */
export interface ChatWords {
  open: string
  close: string
  title: string
  greeting: string
  questionLabel: string
  send: string
  privacy: string
  other: string
}

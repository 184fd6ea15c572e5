/** The drawing at the top of a service page. */
export type ServicePicture =
  | AnswerFromPagePicture
  | ChoicesPicture
  | SheetPicture
  | BraidPicture
  | EveningPicture
  | OneAgentPicture
  | RegisterPicture
  | StitchPicture
  | CallPicture

/** Words inside the drawings at the top of the service pages. `label` tells the whole picture to those who cannot see it. */
interface Picture {
  label: string
}

/** A row of the client's own page becomes the answer in the chat. */
export interface AnswerFromPagePicture extends Picture {
  kind: 'answer-from-page'
  page: string
  rows: { text: string; value: string; isAnswer?: true }[]
  question: string
  time: string
  answer: string
}

/** Buttons lead to an enquiry; `chosen` counts from 0. */
export interface ChoicesPicture extends Picture {
  kind: 'choices'
  greeting: string
  levels: { choices: [string, string, string]; chosen: 0 | 1 | 2 }[]
  slip: { title: string; lines: string[] }
}

/** Columns of a spreadsheet become the bars of one page. */
export interface SheetPicture extends Picture {
  kind: 'sheet-to-bars'
  file: string
  time: string
  title: string
  figure: string
  /** From 0 to 100; the lowest stands out. */
  bars: { label: string; value: number }[]
  note: string
}

/** Four threads plaited into one. */
export interface BraidPicture extends Picture {
  kind: 'braid'
  strands: [string, string, string, string]
  outcome: string
}

/** One evening of messages: those answered are strung on the thread, those for a person are not. */
export interface EveningPicture extends Picture {
  kind: 'evening-of-messages'
  asked: { count: number; text: string }
  answered: { count: number; text: string }
  forYou: { count: number; text: string }
}

/** What the agent has been taught goes in on one side, the same answer comes out on three channels. */
export interface OneAgentPicture extends Picture {
  kind: 'one-agent'
  sources: [string, string, string]
  channels: { website: string; whatsapp: string; instagram: string }
}

/** Handwriting in a register becomes rows of an app. */
export interface RegisterPicture extends Picture {
  kind: 'register'
  title: string
  rows: { time: string; name: string; state: string; isDone?: true }[]
}

/** Four steps sewn together; `at` shows how soon each follows. */
export interface StitchPicture extends Picture {
  kind: 'running-stitch'
  steps: { icon: 'webapp' | 'sheet' | 'whatsapp' | 'mail'; text: string; at: string }[]
}

/** A call as one line, from the ring to the note. */
export interface CallPicture extends Picture {
  kind: 'call-strip'
  moments: [CallMoment, CallMoment, CallMoment, CallMoment]
}

interface CallMoment {
  at: string
  text: string
  /** What is heard is set as speech, in the language that it is heard in. */
  spokenIn?: string
}

import type { Words } from '#content/words.ts'

/** The time may only be asked for, and the confirmation may not have left yet. */
type BookingOutcome = 'booked' | 'unconfirmed' | 'requested'

/** What was booked a moment ago. */
export interface BookedNow {
  bookingId: string
  outcome: BookingOutcome
  /** The address where it can be moved or cancelled. */
  manage: string
  start: string
  minutes: number
  videoUrl: string | undefined
  service: string
  email: string
}

/** From what the server answers and what the visitor sent. */
export function bookedNow(answer: Record<string, string>, sent: Partial<Record<string, string>>): BookedNow {
  const { service = '' } = sent
  const email = addressOf(sent)
  const { bookingId = '', manage = '', start = '', minutes, video } = answer
  const outcome = outcomeOf(answer)
  return { bookingId, outcome, manage, start, minutes: Number(minutes), videoUrl: video, service, email }
}

/** As the server took it: “Did you mean …?” may have been answered with another. */
function addressOf({ email = '', email_question: answer = '' }: Partial<Record<string, string>>): string {
  const nameOf = (address: string) => address.slice(0, address.lastIndexOf('@') + 1)
  return nameOf(answer) !== '' && nameOf(answer) === nameOf(email) ? answer : email
}

function outcomeOf({ status, autoReply }: Record<string, string>): BookingOutcome {
  if (status === 'requested') return 'requested'
  return autoReply === 'sent' ? 'booked' : 'unconfirmed'
}

/** What is said of it. */
export function noticeOf(outcome: BookingOutcome, words: Words['booking']): { title: string; text: string } {
  return { booked: words.form.success, unconfirmed: words.replyLater, requested: words.requested }[outcome]
}

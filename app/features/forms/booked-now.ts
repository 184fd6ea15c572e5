import type { Words } from '#content/words.ts'

/** What was booked a moment ago. */
export interface BookedNow {
  bookingId: string
  /** What is said of it. */
  notice: { title: string; text: string }
  /** The address where it can be moved or cancelled. */
  manage: string
  start: string
  minutes: number
  videoUrl: string | undefined
  service: string
  email: string
}

/** From what the server answers and what the visitor sent. */
export function bookedNow(
  words: Words['booking'],
  answer: Record<string, string>,
  { service = '', email = '' }: Partial<Record<string, string>>,
): BookedNow {
  const { bookingId = '', manage = '', start = '', minutes, video } = answer
  const notice = noticeFor(answer, words)
  return { bookingId, notice, manage, start, minutes: Number(minutes), videoUrl: video, service, email }
}

export function noticeFor({ status, autoReply }: Record<string, string>, words: Words['booking']) {
  if (status === 'requested') return words.requested
  return autoReply === 'sent' ? words.form.success : words.replyLater
}

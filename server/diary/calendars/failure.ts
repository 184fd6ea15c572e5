/** Why a calendar could not be read. */
export type FeedProblem =
  | 'address'
  | 'private-address'
  | 'unreachable'
  | 'slow'
  | 'too-large'
  | 'refused'
  | 'not-a-calendar'
  | 'too-much-work'

/** Says nothing of what was read, so that none of it reaches a log. */
export class FeedFailure extends Error {
  readonly reason: FeedProblem

  constructor(reason: FeedProblem) {
    super(reason)
    this.reason = reason
  }
}

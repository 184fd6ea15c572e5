/** Why a calendar could not be read. */
export type FeedProblem =
  | 'address'
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'slow'
  | 'trouble'
  | 'too-large'
  | 'refused'
  | 'missing'
  | 'not-a-calendar'
  | 'too-much-work'

/** Whether the same calendar may well be readable later, without anybody doing anything about it. */
export function mayPass(problem: FeedProblem): boolean {
  return problem === 'unreachable' || problem === 'slow' || problem === 'trouble'
}

/** Says nothing of what was read, so that none of it reaches a log. */
export class FeedFailure extends Error {
  readonly reason: FeedProblem

  constructor(reason: FeedProblem) {
    super(reason)
    this.reason = reason
  }
}

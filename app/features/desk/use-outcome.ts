import { use } from 'react'
import { UNSAFE_DataRouterDataContext, useMatches, useNavigation } from 'react-router'

export interface Outcome {
  notice?: string | undefined
  /** Whether it says why nothing was done. */
  isRefusal?: boolean | undefined
  /** What a press of Undo sends back. */
  undo?: string | undefined
}

/** What the screen says of the last change: the answer of its action where there is one, else what its address says. */
export function useOutcome(): { outcome: Outcome; isAnswer: boolean } {
  const answer = Object.values(use(UNSAFE_DataRouterDataContext)?.actionData ?? {})[0]
  const loaded = useMatches().at(-1)?.loaderData
  return { outcome: (answer ?? loaded ?? {}) as Outcome, isAnswer: answer !== undefined }
}

/** What is told now: words about one thing go when the next begins. */
export function useNotice(): Outcome {
  const { outcome } = useOutcome()
  return useNavigation().state === 'idle' ? outcome : {}
}

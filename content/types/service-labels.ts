import type { PlanWords } from './plan.ts'

/** The small words that every service page shares. */
export interface ServiceLabels extends PlanWords {
  plan: string
  tool: string
  /** Marks people and quotes that we wrote ourselves. */
  sampleTag: string
}

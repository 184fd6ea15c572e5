/** What a model is told, and what is said when it fails. */
export interface AssistantModelWords {
  instructions: string[]
  /** Headings of the parts of the prompt. */
  prices: string
  passages: string
  lead: string
  history: string
  empty: string
  failures: {
    /** Every failure but the two below. */
    generic: string
    /** The provider answers 503 or says that it is overloaded. */
    busy: string
    /** The provider answers 404. */
    missing: string
  }
}

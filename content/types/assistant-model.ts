/** What a model is told. */
export interface AssistantModelWords {
  instructions: string[]
  /** Headings of the parts of the prompt. */
  prices: string
  passages: string
  lead: string
  history: string
}

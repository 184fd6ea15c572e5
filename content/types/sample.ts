/** Shown beside people and quotes that we wrote ourselves. */
export interface SampleWords {
  tag: string
  explanation: string
}

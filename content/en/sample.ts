import type { SampleWords } from '#content/types/sample.ts'

export const sample: SampleWords = {
  tag: 'Sample',
  explanation: 'Written by us to show the layout. A real one takes its place.',
}

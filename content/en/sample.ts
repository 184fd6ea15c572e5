/** Shown beside people and quotes that we wrote ourselves. */
export const sample = {
  tag: 'Sample',
  explanation: 'Written by us to show the layout. A real one takes its place.',
}

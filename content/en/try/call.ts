import type { PageHead } from '#content/page-head.ts'

export const tryCallHead: PageHead = {
  title: 'Try a call',
  description: 'Hear a call being answered, read along, and see what it leaves on your desk.',
}

export const tryCall = {
  title: 'Try a call',
  lead: 'Hear a call being answered, read along, and see what it leaves on your desk.',
}

/** What can be done with a row at once: large enough for a finger, and above the link that the whole row is. */
export const rowAction =
  'relative z-1 inline-flex min-h-11 cursor-pointer items-center text-ink-2 hover:underline max-lg:min-w-11 lg:hover:text-indigo lg:focus-visible:text-indigo'

/** What can be done with a row at once: large enough for a finger, and above the link that the whole row is. */
export const rowAction =
  'relative z-1 inline-flex min-h-11 cursor-pointer items-center font-[600] text-indigo hover:underline lg:font-[400] lg:text-ink-2 lg:hover:text-indigo lg:focus-visible:text-indigo'

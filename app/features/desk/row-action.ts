const shape = 'relative z-1 inline-flex min-h-11 cursor-pointer items-center hover:underline max-lg:min-w-11'

/** What can be done with a row at once: large enough for a finger, and above the link that the whole row is. */
export const rowAction = `${shape} text-ink-2 lg:hover:text-indigo lg:focus-visible:text-indigo`
/** What is most likely done. */
export const firstRowAction = `${shape} font-[600] text-indigo`

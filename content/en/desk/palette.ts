import { deskPaths } from '#content/desk-paths.ts'

/** The field that leads anywhere (⌘K), and the keys that do. */
export const paletteWords = {
  open: 'Find',
  openKey: 'Ctrl K',
  close: 'Close',
  title: 'Find or go to',
  label: 'A name, a number, a word they wrote, or a screen',
  people: 'People',
  screens: 'Screens and actions',
  all: 'All people found for “{query}”',
  none: 'Nothing is called that, and nobody wrote it.',
  failed: 'The search could not be reached. Please try again.',
  searching: 'Looking…',
  found: { one: '1 result', other: '{count} results' },
  actions: [
    { label: 'Book a demo for a caller', to: `${deskPaths.bookings}?new=1` },
    { label: 'Who waits for an answer', to: `${deskPaths.leads}?waiting=1` },
    { label: 'Mail that has not arrived', to: `${deskPaths.mails}?state=troubled` },
  ],
  shortcuts: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    groups: [
      {
        title: 'Everywhere',
        keys: [
          { keys: ['Ctrl', 'K'], does: 'Find anybody, go anywhere' },
          { keys: ['?'], does: 'This list' },
          { keys: ['g', 't'], does: 'Today' },
          { keys: ['g', 'l'], does: 'Leads' },
          { keys: ['g', 'b'], does: 'Bookings' },
          { keys: ['g', 'p'], does: 'Payments' },
          { keys: ['g', 'm'], does: 'Mail' },
        ],
      },
      {
        title: 'In a list',
        keys: [
          { keys: ['j'], does: 'Next' },
          { keys: ['k'], does: 'Previous' },
          { keys: ['Enter'], does: 'Open' },
          { keys: ['e'], does: 'Done' },
          { keys: ['x'], does: 'Tick' },
          { keys: ['/'], does: 'Search' },
        ],
      },
      {
        title: 'With a person',
        keys: [
          { keys: ['r'], does: 'Reply' },
          { keys: ['n'], does: 'Note' },
          { keys: ['Esc'], does: 'Out of a field' },
        ],
      },
    ],
  },
}

export type PaletteWords = typeof paletteWords

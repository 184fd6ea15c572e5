import { company } from '#content/company.ts'
import { deskScreenList } from '#content/desk-screens.ts'
import { paletteWords } from './palette.ts'

/** What surrounds every screen of the desk. */
export const deskFrame = {
  title: `${company.name} desk`,
  navigation: 'Desk',
  site: 'See the site',
  signOut: 'Sign out',
  undo: 'Undo',
  more: 'More',
  /** After “Today”, on a phone. */
  waiting: { one: '1 waiting', other: '{count} waiting' },
  /** Above the screens that are gone to now and then. */
  setUp: 'Set up',
  palette: paletteWords,
  links: deskScreenList.map(({ label, path, isSetUp = false }) => ({ label, to: path, isSetUp })),
  failure: {
    signedOut: 'You are signed out',
    signedOutText:
      'Your session has ended. Sign in again to carry on where you were; a note or an answer you just sent is then in its field again.',
    signIn: 'Sign in',
    notAllowed: 'Only an owner can do this',
    notAllowedText:
      'Your account is a member’s. Nothing was changed. Ask an owner of the desk to do it, or to make you an owner.',
    notFound: 'Not here',
    notFoundText: 'What you are looking for is gone, or never was at this address.',
    offline: 'No connection',
    offlineText:
      'The desk could not be reached, so it is not certain whether the last press arrived: please look before you press again. A note or an answer you just wrote is in its field again when you try again.',
    broken: 'This did not work',
    brokenText:
      'Something broke on our side, and the log has it. What was stored is safe; a note or an answer you just sent is in its field again when you try again.',
    retry: 'Try again',
    today: 'To Today',
  },
}

export type DeskFrameWords = typeof deskFrame

import { deskScreens } from './desk-screens.ts'

type ScreenPaths = { [Screen in keyof typeof deskScreens]: (typeof deskScreens)[Screen]['path'] }

const screenPaths = Object.fromEntries(
  Object.entries(deskScreens).map(([screen, { path }]) => [screen, path]),
) as ScreenPaths

/**
 * Every address of the owner's desk, once: the router, links, mails and tests read this table. Apart from the public pages,
 * whose browser code it would only make longer.
 */
export const deskPaths = {
  ...screenPaths,
  signIn: '/admin/sign-in',
  signInCode: '/admin/sign-in/code',
  start: (token: string) => `/admin/start/${token}`,
  /** What somebody who was invited opens. */
  join: (token: string) => `/admin/join/${token}`,
  signOut: '/admin/sign-out',
  leadsCsv: '/admin/leads.csv',
  /** Who is meant by a few letters. */
  find: '/admin/find',
  suspects: '/admin/leads/suspicious',
  newPerson: '/admin/leads/new',
  imports: '/admin/leads/import',
  import: (id: string) => `/admin/leads/import/${id}`,
  importReport: (id: string) => `/admin/leads/import/${id}/report.csv`,
  person: (id: string) => `/admin/leads/${id}`,
  editPerson: (id: string) => `/admin/leads/${id}/edit`,
  bookingsCsv: '/admin/bookings.csv',
  /** The day of one demo. */
  booking: (id: string) => `/admin/bookings?find=${id}`,
  /** All demos for the owner's own calendar app, which has no session. */
  demoCalendar: (secret: string) => `/demos/${secret}.ics`,
  testimonial: (id: string) => `/admin/testimonials/${id}`,
  paymentsCsv: '/admin/payments.csv',
  payment: (id: string) => `/admin/payments/${id}`,
  refund: (id: string) => `/admin/payments/${id}/refund`,
  mail: (id: string) => `/admin/mail/${id}`,
  mailPreview: (id: string) => `/admin/mail/${id}/preview`,
  siteText: (kind: string, id: string) => `/admin/words/${kind}/${id}`,
  siteTextPreview: (kind: string, id: string) => `/admin/words/${kind}/${id}/preview`,
  pictures: '/admin/words/pictures',
  privacyExport: '/admin/privacy/export',
  backup: (name: string) => `/admin/backups/${name}`,
  /** What makes the desk an app of a phone's. Nothing in them is anybody's, so no session is asked for. */
  manifest: '/desk.webmanifest',
  worker: '/desk-worker.js',
  elsewhere: '/admin/*',
} as const

/** The way in, and from there to where one was going. */
export function signInPath(next: string, step: 'signIn' | 'signInCode' = 'signIn'): string {
  return `${deskPaths[step]}?next=${encodeURIComponent(next)}`
}

/**
 * Every address of the owner's desk, once: the router, links, mails and tests read this table. Apart from the public pages,
 * whose browser code it would only make longer.
 */
export const deskPaths = {
  today: '/admin',
  signIn: '/admin/sign-in',
  signInCode: '/admin/sign-in/code',
  start: (token: string) => `/admin/start/${token}`,
  /** What somebody who was invited opens. */
  join: (token: string) => `/admin/join/${token}`,
  signOut: '/admin/sign-out',
  leads: '/admin/leads',
  leadsCsv: '/admin/leads.csv',
  /** Who is meant by a few letters. */
  find: '/admin/find',
  suspects: '/admin/leads/suspicious',
  newPerson: '/admin/leads/new',
  imports: '/admin/leads/import',
  import: (id: string) => `/admin/leads/import/${id}`,
  importReport: (id: string) => `/admin/leads/import/${id}/report.csv`,
  person: (id: string) => `/admin/leads/${id}`,
  /** Texts to start replies from. */
  replyTexts: '/admin/texts',
  editPerson: (id: string) => `/admin/leads/${id}/edit`,
  bookings: '/admin/bookings',
  bookingsCsv: '/admin/bookings.csv',
  /** The day of one demo. */
  booking: (id: string) => `/admin/bookings?find=${id}`,
  diary: '/admin/diary',
  /** All demos for the owner's own calendar app, which has no session. */
  demoCalendar: (secret: string) => `/demos/${secret}.ics`,
  testimonials: '/admin/testimonials',
  testimonial: (id: string) => `/admin/testimonials/${id}`,
  payments: '/admin/payments',
  paymentsCsv: '/admin/payments.csv',
  payment: (id: string) => `/admin/payments/${id}`,
  refund: (id: string) => `/admin/payments/${id}/refund`,
  mails: '/admin/mail',
  mail: (id: string) => `/admin/mail/${id}`,
  mailPreview: (id: string) => `/admin/mail/${id}/preview`,
  analytics: '/admin/analytics',
  privacy: '/admin/privacy',
  privacyExport: '/admin/privacy/export',
  team: '/admin/team',
  backups: '/admin/backups',
  backup: (name: string) => `/admin/backups/${name}`,
  account: '/admin/account',
  notifications: '/admin/notifications',
  /** What makes the desk an app of a phone's. Nothing in them is anybody's, so no session is asked for. */
  manifest: '/desk.webmanifest',
  worker: '/desk-worker.js',
  elsewhere: '/admin/*',
} as const

/** The way in, and from there to where one was going. */
export function signInPath(next: string, step: 'signIn' | 'signInCode' = 'signIn'): string {
  return `${deskPaths[step]}?next=${encodeURIComponent(next)}`
}

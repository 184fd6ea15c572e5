interface DeskScreen {
  /** In the navigation and the palette; the desk speaks English only. */
  label: string
  path: `/admin${string}`
  /** Its file in `app/routes/admin/`. */
  file: string
  /** Whether one goes there now and then, to arrange something. */
  isSetUp?: true
  /** Whether it is closed to members of the team. */
  isOwners?: true
}

/**
 * Every screen that the desk's navigation leads to, in its order: addresses, routes, navigation, palette and what a member
 * may open follow. Screens within another, and what is downloaded, are in `desk-paths.ts` and `app/routes.ts`.
 */
export const deskScreens = {
  today: { label: 'Today', path: '/admin', file: 'today' },
  leads: { label: 'Leads', path: '/admin/leads', file: 'leads' },
  bookings: { label: 'Bookings', path: '/admin/bookings', file: 'bookings' },
  mails: { label: 'Mail', path: '/admin/mail', file: 'mail' },
  payments: { label: 'Payments', path: '/admin/payments', file: 'payments' },
  testimonials: { label: 'Testimonials', path: '/admin/testimonials', file: 'testimonials' },
  analytics: { label: 'Analytics', path: '/admin/analytics', file: 'analytics' },
  site: { label: 'Your site', path: '/admin/site', file: 'site', isSetUp: true, isOwners: true },
  siteTexts: {
    label: 'Articles and words',
    path: '/admin/words',
    file: 'site-texts',
    isSetUp: true,
    isOwners: true,
  },
  diary: { label: 'Diary settings', path: '/admin/diary', file: 'diary', isSetUp: true },
  replyTexts: { label: 'Your texts', path: '/admin/texts', file: 'reply-texts', isSetUp: true },
  team: { label: 'Team', path: '/admin/team', file: 'team', isSetUp: true, isOwners: true },
  notifications: {
    label: 'Notifications',
    path: '/admin/notifications',
    file: 'notifications',
    isSetUp: true,
  },
  privacy: { label: 'Privacy', path: '/admin/privacy', file: 'privacy', isSetUp: true, isOwners: true },
  backups: { label: 'Backups', path: '/admin/backups', file: 'backups', isSetUp: true, isOwners: true },
  account: { label: 'Account', path: '/admin/account', file: 'account', isSetUp: true },
} as const satisfies Record<string, DeskScreen>

export const deskScreenList: readonly DeskScreen[] = Object.values(deskScreens)

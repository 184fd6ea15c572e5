import { deskPaths } from '#content/desk-paths.ts'

/** What stands before a screen's name in the navigation, drawn on the 24 px grid. */
export const screenDrawings: Record<string, string> = {
  [deskPaths.today]: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.5l3 2',
  [deskPaths.leads]: 'M12 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 20c0-4 3-6 7-6s7 2 7 6',
  [deskPaths.bookings]: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5',
  [deskPaths.mails]: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  [deskPaths.payments]: 'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM6 9.5v5M18 9.5v5',
  [deskPaths.testimonials]: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12.5h5',
  [deskPaths.analytics]: 'M4 20h16M7 20v-6M12 20V8M17 20V4',
  [deskPaths.site]: 'M3.5 5h17v14h-17zM3.5 9h17M7 13h6M7 16h4',
  [deskPaths.siteTexts]: 'M4 20h16M5 16.5 15.5 6l2.5 2.5L7.5 19H5zM13 8.5l2.5 2.5',
  [deskPaths.diary]: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  [deskPaths.replyTexts]: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3',
  [deskPaths.team]:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 19c0-3.5 2.5-5 6-5s6 1.5 6 5M16 5.5a3 3 0 0 1 0 5.5M17.5 14.5c2.3.6 3.5 2 3.5 4.5',
  [deskPaths.notifications]: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  [deskPaths.privacy]: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
  [deskPaths.backups]: 'M12 4v11M8 11.5l4 4 4-4M4 20h16',
  [deskPaths.account]: 'M7.5 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11.5 12H21v3.5M17 12v2.5',
}

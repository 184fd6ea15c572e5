import { company } from '#content/company.ts'

/** What is said once a call or a message elsewhere is noted, or taken back. */
export const contactsNoted = {
  whatsapp: 'Noted: written to on WhatsApp.',
  call: 'Noted: called.',
  undone: 'Taken back.',
}

/** Small words that several screens of the desk share. */
export const deskWords = {
  kinds: {
    contact: 'Message',
    booking: 'Demo',
    quote: 'Quote',
    handover: 'Chat',
    purchase: 'Purchase',
    mail: 'Mail',
  } as Record<string, string>,
  /** What somebody wrote in, where it is not English. */
  languages: { hi: 'Hindi', sw: 'Swahili' } as Record<string, string>,
  statuses: { new: 'New', talking: 'Talking', quoted: 'Quoted', won: 'Won', lost: 'Lost' },
  mailStates: { queued: 'Waiting', sent: 'Sent', failed: 'Trying again', dead: 'Given up' },
  notArrived: 'Not arrived',
  /** Of a mail that was made while no mail server is set. */
  mailKept: 'Kept here',
  bookingStates: {
    requested: 'Asked for',
    booked: 'Booked',
    rescheduled: 'Moved',
    cancelled: 'Cancelled',
    came: 'Came',
    missed: 'Did not come',
  } as Record<string, string>,
  /** Follows how a demo stands: “Moved by the visitor”. */
  by: { whom: 'by {name}', visitor: 'the visitor' },
  /** Ways to reach somebody beside mail. Each press is noted, and can be taken back. */
  elsewhere: {
    whatsapp: 'WhatsApp',
    call: 'Call',
    text: `Namaste {name}, this is ${company.name}.`,
    noted: { whatsapp: 'I wrote on WhatsApp', call: 'I called' },
  },
  /** Who holds a demo, where several do. */
  with: 'with {name}',
  paymentStates: {
    created: 'Not paid',
    failed: 'Payment failed',
    authorised: 'Reserved, not settled',
    captured: 'Paid',
    'partly-refunded': 'Partly refunded',
    refunded: 'Refunded',
  } as Record<string, string>,
  testimonialStatuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
  apply: 'Show',
  filter: 'Filter',
  any: 'Any',
  clear: 'Clear',
  showCount: 'Show {count}',
  noMatches: 'Nothing matches these filters.',
  clearFilters: 'Clear filters',
  all: 'All',
  india: 'India',
  visitor: 'there',
  gone: 'That is gone; nothing was changed.',
}

export type DeskWords = typeof deskWords

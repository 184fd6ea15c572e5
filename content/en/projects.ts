import type { ShippedTexts } from '#content/site-texts.ts'

/** What the portfolio shows, in its order. */
export const projects: ShippedTexts['project'] = {
  'admission-desk': {
    title: 'Admission Desk',
    description:
      'From November to March, admissions keep a school office busy all day. Parents fill in one form, upload the papers and see where the application stands.',
    type: 'Web app',
    tags: 'School\nForms\nWhatsApp updates',
    status: 'Live',
    url: '{links/portfolio/admissionDesk}',
  },
  'opd-token-board': {
    title: 'OPD Token Board',
    description:
      'Patients take a token from home and watch the number move. The waiting room is less crowded, and the doctor’s hours stay the same.',
    type: 'Web app',
    tags: 'Clinic\nQueue\nPhone first',
    status: 'Live',
    url: '{links/portfolio/opdTokenBoard}',
  },
  'stone-town-stays': {
    title: 'Stone Town Stays',
    description:
      'A guesthouse with six rooms answers booking questions in English and Swahili and takes the deposit by M-Pesa or card.',
    type: 'WhatsApp agent',
    tags: 'Hotel\nSwahili\nM-Pesa',
    status: 'Live',
    url: '{links/portfolio/stoneTownStays}',
  },
  'saree-counter': {
    title: 'Saree Counter',
    description:
      'Two hundred sarees, photographed and sorted by fabric, colour and occasion, with a chat that asks “for whom, and for which function?”',
    type: 'Online store',
    tags: 'Retail\nChatbot\nUPI',
    status: 'Live',
    url: '{links/portfolio/sareeCounter}',
  },
  'batch-register': {
    title: 'Batch Register',
    description:
      'A coaching centre’s attendance, tests and dues, batch by batch. The front desk sees who is absent at 4:10, and the parents know by 4:15.',
    type: 'Dashboard',
    tags: 'Coaching\nAttendance\nFees',
    status: 'Live',
    url: '{links/portfolio/batchRegister}',
  },
  'duka-ledger': {
    title: 'Duka Ledger',
    description:
      'The credit book of a neighbourhood duka, by voice note: “Mama Asha, sukari kilo mbili.” Totals at closing, reminders on Friday.',
    type: 'WhatsApp agent',
    tags: 'Shop\nSwahili\nVoice notes',
    status: 'Live',
    url: '{links/portfolio/dukaLedger}',
  },
  'salon-slots': {
    title: 'Salon Slots',
    description:
      'Three chairs, four stylists, wedding season. Clients choose a stylist and a time; when someone cancels, the slot goes to the waiting list.',
    type: 'Booking app',
    tags: 'Salon\nCalendar\nReminders',
    status: 'Live',
    url: '{links/portfolio/salonSlots}',
  },
  'plot-finder': {
    title: 'Plot Finder',
    description:
      'A property dealer’s first ten questions, asked by phone at any hour: budget, sector, loan, when to visit. Only serious buyers reach the dealer.',
    type: 'Voice agent',
    tags: 'Real estate\nHindi\nLead sorting',
    status: 'Live',
    url: '{links/portfolio/plotFinder}',
  },
  'thali-orders': {
    title: 'Thali Orders',
    description:
      'A code on the table opens today’s menu. The order reaches the kitchen, the bill reaches the phone, and anything sold out drops off the menu.',
    type: 'Web app',
    tags: 'Restaurant\nQR menu\nUPI',
    status: 'Live',
    url: '{links/portfolio/thaliOrders}',
  },
  'channel-notebook': {
    title: 'Channel Notebook',
    description:
      'A physics teacher’s YouTube channel on one page: which chapter earns watch time, which question keeps coming up, what to film on Sunday.',
    type: 'Dashboard',
    tags: 'Creator\nYouTube\nAnalytics',
    status: 'Live',
    url: '{links/portfolio/channelNotebook}',
  },
}

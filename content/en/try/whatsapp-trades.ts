import type { TradeNames } from '#content/whatsapp-flows.ts'

/** The four sample businesses, and how the lead cards of their teams are written. */
export const tradeNames: TradeNames = {
  clinic: {
    label: 'Clinic',
    business: 'Asha Dental Clinic',
    about: 'An appointment with the dentist',
    fields: { need: 'For', day: 'Day', time: 'Time', name: 'Name' },
    reply: 'Hello, this is Dr. Mehta. I have read what you wrote.',
  },
  school: {
    label: 'School',
    business: 'Neem Tree School',
    about: 'An admission enquiry',
    fields: { class: 'Class', name: 'Child', visit: 'Visit' },
    reply: 'Hello, this is Mrs. Iyer from the admission desk. I will take it from here.',
  },
  shop: {
    label: 'Shop',
    business: 'Meera Sarees',
    about: 'An order from the catalogue',
    fields: { item: 'Saree', area: 'Send to', payment: 'Payment' },
    reply: 'Hello, this is Meera. Shall I show it to you on a video call?',
  },
  hotel: {
    label: 'Hotel',
    business: 'Baraza House',
    about: 'A room in Stone Town',
    fields: { dates: 'Dates', room: 'Room', guests: 'Guests', name: 'Name', payment: 'Payment' },
    reply: 'Karibu, this is Salum at the front desk. I will look after you myself.',
  },
}

import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'

/** What the PDFs say beside the words of the pricing page and the brochure, and the buttons that open them. */
export const priceSheet = ({ terms, offers }: Facts) => ({
  titles: { india: 'Price sheet: India', tanzania: 'Price sheet: Tanzania' },
  brochureTitle: `${company.name} brochure`,
  subject: 'Setup and monthly prices of every plan',
  /** {date} is the day it was made. */
  asOf: 'Prices as of {date}. The latest are at {address}',
  columns: {
    plan: 'Plan',
    setup: 'Setup',
    monthly: 'Monthly',
    included: 'Included',
    price: 'Price',
    time: 'Time to build',
  },
  once: 'one time',
  month: 'per month',
  rupeesHere: 'In rupees, for both countries',
  startedQuickly: 'Quick Start packages, paid online',
  offers: 'Offers',
  page: 'Page {page} of {pages}',
  terms: `Setup is paid once. You can cancel with ${terms.noticeDays} days’ notice.`,
  offerNote: offers.launch.holds
    ? 'Prices are before any offer. We take an offer off your quote; you need no code.'
    : 'Prices are before any offer.',
  /** {size} is in kB. */
  downloads: {
    india: 'Price sheet, India (PDF, {size} kB)',
    tanzania: 'Price sheet, Tanzania (PDF, {size} kB)',
    brochure: 'Brochure (PDF, {size} kB)',
    note: 'One file, easy to forward on WhatsApp.',
  },
})

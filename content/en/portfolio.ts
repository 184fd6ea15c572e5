import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Project } from '#content/project.ts'
import type { StaticTestimonial } from '#content/testimonial.ts'

export const portfolio = ({ terms, links }: Facts) => ({
  hero: {
    title: 'Ten projects, each with a door you can open',
    lead: 'Look for the one that resembles your own place: a school office, a clinic, a counter, six rooms by the sea. Then ask us what it took.',
    actions: {
      primary: { label: 'Walk through the projects', href: '#projects' },
      second: { label: 'Read the case studies', href: paths.caseStudies },
    },
  },
  projects: {
    heading: 'The projects',
    action: 'View Project',
    items: projects(links),
  },
  testimonial: {
    heading: 'From the other side of the table',
    item: testimonial,
  },
  closing: {
    title: 'Number eleven could be yours',
    text: `Name the job. We answer within ${terms.replyHours} hours with what we would build, how many days it takes and what it costs.`,
    primary: { label: 'Tell us the job', href: paths.contact },
    second: { label: 'Check the prices first', href: paths.pricing },
  },
})

const projects = (links: Facts['links']): Project[] => [
  {
    id: 'admission-desk',
    title: 'Admission Desk',
    description:
      'From November to March a school office does little else. Parents fill one form, upload the papers and see where the application stands.',
    type: 'Web app',
    tags: ['School', 'Forms', 'WhatsApp updates'],
    status: 'Live',
    url: links.portfolio.admissionDesk,
  },
  {
    id: 'opd-token-board',
    title: 'OPD Token Board',
    description:
      'Patients take a token from home and watch the number move. The waiting room empties; the doctor’s hours do not change.',
    type: 'Web app',
    tags: ['Clinic', 'Queue', 'Phone first'],
    status: 'Live',
    url: links.portfolio.opdTokenBoard,
  },
  {
    id: 'stone-town-stays',
    title: 'Stone Town Stays',
    description:
      'A guesthouse with six rooms answers booking questions in English and Swahili and takes the deposit by M-Pesa or card.',
    type: 'WhatsApp agent',
    tags: ['Hotel', 'Swahili', 'M-Pesa'],
    status: 'Live',
    url: links.portfolio.stoneTownStays,
  },
  {
    id: 'saree-counter',
    title: 'Saree Counter',
    description:
      'Two hundred sarees, photographed and sorted by fabric, colour and occasion, with a chat that asks “for whom, and for which function?”',
    type: 'Online store',
    tags: ['Retail', 'Chatbot', 'UPI'],
    status: 'Live',
    url: links.portfolio.sareeCounter,
  },
  {
    id: 'batch-register',
    title: 'Batch Register',
    description:
      'A coaching centre’s attendance, tests and dues, batch by batch. The front desk sees who is absent at 4:10 and the parent knows at 4:15.',
    type: 'Dashboard',
    tags: ['Coaching', 'Attendance', 'Fees'],
    status: 'Live',
    url: links.portfolio.batchRegister,
  },
  {
    id: 'duka-ledger',
    title: 'Duka Ledger',
    description:
      'The credit book of a neighbourhood duka, by voice note: “Mama Asha, sukari kilo mbili.” Totals at closing, reminders on Friday.',
    type: 'WhatsApp agent',
    tags: ['Shop', 'Swahili', 'Voice notes'],
    status: 'Live',
    url: links.portfolio.dukaLedger,
  },
  {
    id: 'salon-slots',
    title: 'Salon Slots',
    description:
      'Three chairs, four stylists, wedding season. Clients choose a stylist and an hour; whoever cancels frees the slot for the waiting list.',
    type: 'Booking app',
    tags: ['Salon', 'Calendar', 'Reminders'],
    status: 'Live',
    url: links.portfolio.salonSlots,
  },
  {
    id: 'plot-finder',
    title: 'Plot Finder',
    description:
      'A property dealer’s first ten questions, asked by phone at any hour: budget, sector, loan, when to visit. Only serious buyers reach the dealer.',
    type: 'Voice agent',
    tags: ['Real estate', 'Hindi', 'Lead sorting'],
    status: 'Live',
    url: links.portfolio.plotFinder,
  },
  {
    id: 'thali-orders',
    title: 'Thali Orders',
    description:
      'A code on the table opens today’s menu. The order reaches the kitchen, the bill reaches the phone, and what has run out vanishes from the list.',
    type: 'Web app',
    tags: ['Restaurant', 'QR menu', 'UPI'],
    status: 'Live',
    url: links.portfolio.thaliOrders,
  },
  {
    id: 'channel-notebook',
    title: 'Channel Notebook',
    description:
      'A physics teacher’s YouTube channel on one page: which chapter earns watch time, which question keeps coming up, what to film on Sunday.',
    type: 'Dashboard',
    tags: ['Creator', 'YouTube', 'Analytics'],
    status: 'Live',
    url: links.portfolio.channelNotebook,
  },
]

const testimonial: StaticTestimonial = {
  quote:
    'They sat in our office for a morning and wrote down every call we took. They built from our own list, so the staff trusted it from the first day.',
  person: 'Farida Qureshi',
  role: 'Principal',
  organisation: 'a senior secondary school in Bhopal',
  sample: true,
}

export const portfolioHead = {
  title: 'Portfolio: Ten Projects You Can Open',
  description: 'Ten projects for schools, shops, clinics and creators, each one live and open to look at.',
}

import { paths } from '#content/paths.ts'

/**
 * The conversation on the home page that visitors make their own: what a business of their trade is asked, and what an
 * agent with its papers would answer. {closes} is the hour they chose. The first three questions are offered; so is `notYet`,
 * which none of the answers covers. An answer asks nothing back: what ends in a question mark is read as the next question.
 */
export const makeItMine = {
  legend: 'Make it yours',
  fields: { business: 'Your business', trade: 'You run a', closes: 'You close at' },
  closing: [
    { id: '17', label: '5 pm' },
    { id: '18', label: '6 pm' },
    { id: '19', label: '7 pm' },
    { id: '20', label: '8 pm' },
    { id: '21', label: '9 pm' },
    { id: '22', label: '10 pm' },
  ],
  /** Only without script, where nothing follows by itself. */
  show: 'Show it',
  status: 'Closed at {closes}. Still answering.',
  logLabel: 'Conversation with the agent',
  customer: 'Customer',
  agent: 'Agent',
  question: 'Ask as a customer would',
  ask: 'Ask',
  suggestionsLabel: 'Questions customers ask',
  unknown: 'I don’t know that yet. On your number I would take a name and tell your team.',
  missing: 'I have nothing about {what} yet. What I know:',
  sampleNote: 'Sample answers. Yours come from your own prices and timings.',
  privacy: 'Nothing is kept unless you send it to us.',
  send: {
    button: 'Send this to our team',
    href: `${paths.contact}#message`,
    prepared: {
      subject: 'An agent for {business}',
      firstLine: 'I tried the agent on your home page and would like one for my business.',
      business: 'Business: {business}',
      trade: 'What it is: {trade}',
      closes: 'Closes at: {closes}',
      answered: 'Asked, and answered:',
      unanswered: 'Asked, and not known yet:',
    },
  },
  trades: [
    {
      id: 'clinic' as const,
      label: 'Clinic',
      business: 'Asha Dental',
      threads: { call: 'Bookings', chat: 'Reminders', web: 'Enquiries', sheet: 'Day list' },
      notYet: 'Do you fit braces?',
      facts: [
        {
          ask: 'Are you open on Sunday?',
          answer: 'No, we are closed on Sunday. Monday to Saturday we are here from 10 am to {closes}.',
        },
        {
          ask: 'How much is a check-up?',
          answer: 'It is 300/-, and free if you start treatment the same day.',
        },
        {
          ask: 'Can I book for tomorrow?',
          answer: 'Yes. Tell me morning or evening, and I will give you the first free time.',
        },
        { ask: 'How do I pay?', answer: 'By UPI, card or cash, as you like.' },
        { ask: 'How much is a root canal?', answer: 'It starts at 4,500/- for one tooth, X-ray included.' },
        {
          ask: 'I am in pain, what should I do?',
          answer: 'I am sorry. Tell me your name, and I will call the doctor on duty right away.',
        },
      ],
    },
    {
      id: 'school' as const,
      label: 'School',
      business: 'Neem Tree School',
      threads: { call: 'Admissions', chat: 'Fees', web: 'Enquiries', sheet: 'Marks' },
      notYet: 'Do you have a hostel?',
      facts: [
        {
          ask: 'Are admissions open?',
          answer:
            'Yes, from nursery to class 9. The form is 500/- at the office, which is open until {closes}.',
        },
        {
          ask: 'How much is the fee?',
          answer: 'Class 1 to 5 is 2,800/- a month, class 6 to 10 is 3,400/- a month.',
        },
        {
          ask: 'Is there a school bus?',
          answer: 'Yes, on six routes. Tell me your area, and I will find the nearest stop.',
        },
        {
          ask: 'What are the office timings?',
          answer: 'Monday to Friday, 8 am to {closes}. Saturday until noon. Sunday closed.',
        },
        {
          ask: 'When is the parents’ meeting?',
          answer: 'On the second Saturday of every month, at 9 am.',
        },
        { ask: 'How do I pay the fees?', answer: 'By UPI or bank transfer. I can send you the link here.' },
        {
          ask: 'Which documents do I need?',
          answer: 'Birth certificate, last report card, two photos and an address proof.',
        },
      ],
    },
    {
      id: 'coaching' as const,
      label: 'Coaching class',
      business: 'Gyan Classes',
      threads: { call: 'New batch', chat: 'Reminders', web: 'Demo class', sheet: 'Tests' },
      notYet: 'Do you teach French?',
      facts: [
        {
          ask: 'When is the evening batch?',
          answer: 'Monday to Saturday from 4 pm. The last class ends at {closes}.',
        },
        {
          ask: 'How much is class 10?',
          answer: 'It is 2,800/- a month, study material included.',
        },
        {
          ask: 'Can I try a class first?',
          answer: 'Yes, two demo classes are free. Tell me which day suits you.',
        },
        {
          ask: 'Are you open on Sunday?',
          answer: 'Only for the doubt class, at 10 am. Monday to Saturday we are open from 7 am to {closes}.',
        },
        { ask: 'Can I pay in instalments?', answer: 'Yes, in two: half now, half after the first term.' },
        {
          ask: 'How many students are in a batch?',
          answer: 'At most 25, so that every doubt gets its turn.',
        },
      ],
    },
    {
      id: 'shop' as const,
      label: 'Shop',
      business: 'Meera Sarees',
      threads: { call: 'Orders', chat: 'Photos', web: 'Prices', sheet: 'Stock' },
      notYet: 'Do you stitch blouses?',
      facts: [
        {
          ask: 'Are you open on Sunday?',
          answer: 'Yes, every day including Sunday, from 11 am to {closes}.',
        },
        {
          ask: 'How much is a cotton saree?',
          answer: 'They are 850/- to 2,400/-. I can send you photos here.',
        },
        {
          ask: 'Do you deliver?',
          answer: 'Yes. In the city by tomorrow, elsewhere in four to six days.',
        },
        { ask: 'Can I exchange it?', answer: 'Yes, within seven days, unworn and with the bill.' },
        { ask: 'How do I pay?', answer: 'By UPI, card or cash. I can send you a payment link here.' },
        { ask: 'Do you give a discount?', answer: 'On three pieces or more, yes. Ask at the counter.' },
      ],
    },
    {
      id: 'hotel' as const,
      label: 'Hotel',
      business: 'Baraza House',
      threads: { call: 'Rooms', chat: 'Check-in', web: 'Rates', sheet: 'Arrivals' },
      notYet: 'Can we bring our dog?',
      facts: [
        {
          ask: 'Can we check in after {closes}?',
          answer: 'Yes. The desk closes at {closes}; tell me when you arrive, and somebody will let you in.',
        },
        {
          ask: 'How much is a double room?',
          answer: 'It is 3,200/- a night, breakfast and taxes included.',
        },
        {
          ask: 'Do you pick up from the airport?',
          answer: 'Yes, 900/- a car. Tell me your flight, and the driver will be there.',
        },
        { ask: 'When is breakfast?', answer: 'From 7:30 to 10 am. It comes with every room.' },
        { ask: 'Until when can I cancel?', answer: 'Until noon the day before, at no cost.' },
        { ask: 'Is Wi-Fi free?', answer: 'Yes, in all rooms and in the courtyard.' },
        {
          ask: 'When is the desk open?',
          answer: 'Every day, Sunday included, from 7 am to {closes}. I answer at any hour.',
        },
      ],
    },
  ],
}

import { bookingFormLink } from '#content/booking-link.ts'
import type { CaseStudy } from '#content/case-study.ts'
import type { Facts } from '#content/facts.ts'
import { type caseStudyPaths, paths } from '#content/paths.ts'

export const caseStudies = {
  hero: {
    title: 'Three jobs, before and after',
    lead: 'A clinic, an online shop and a coaching institute. What was going wrong, what we put in, and what the numbers say now.',
  },
  cards: [
    {
      id: 'clinicAssistant',
      title: 'The clinic assistant',
      client: 'Family clinic, Lucknow',
      text: 'One receptionist, two doctors and a phone that rang through every consultation.',
      result: '20+ hours saved weekly',
      label: 'Read the clinic case',
      href: paths.clinicAssistant,
    },
    {
      id: 'ecommerceBot',
      title: 'The e-commerce bot',
      client: 'Online clothing shop, Dar es Salaam',
      text: 'Customers wrote at midnight and had bought elsewhere by morning.',
      result: '35% conversion',
      label: 'Read the shop case',
      href: paths.ecommerceBot,
    },
    {
      id: 'analyticsDashboard',
      title: 'The analytics dashboard',
      client: 'Coaching institute, Indore',
      text: 'Four spreadsheets, four owners, and a Monday meeting that argued about whose was right.',
      result: '50% faster decisions',
      label: 'Read the dashboard case',
      href: paths.analyticsDashboard,
    },
  ],
  closing: {
    title: 'Which of the three sounds like you?',
    text: 'Bring one week of call logs, chats or sheets to a free call. We tell you what could be taken off your hands.',
    primary: { label: 'Arrange the call', href: bookingFormLink() },
    second: { label: 'See more of our work', href: paths.portfolio },
  },
}

const allCases = { label: 'All case studies', href: paths.caseStudies }

export const caseStudyPages = ({
  price,
  priceTables,
}: Facts): Record<keyof typeof caseStudyPaths, CaseStudy> => ({
  clinicAssistant: {
    head: {
      title: 'Case Study: The Clinic Assistant',
      description:
        'How a voice agent took 80% of the calls off a clinic’s desk and filled 60% more appointments.',
    },
    hero: {
      title: 'The clinic that stopped missing calls',
      lead: 'A voice agent answers in Hindi and English, books the slot and lets the receptionist look up at whoever is standing in front of her.',
      client: 'Family clinic, Lucknow',
      facts: [
        { label: 'Who', value: 'Two doctors, one receptionist' },
        { label: 'What we built', value: 'AI voice agent with WhatsApp confirmation' },
        { label: 'Languages', value: 'Hindi, English' },
      ],
    },
    metrics: {
      heading: 'What changed',
      items: [
        {
          metric: '80% fewer calls',
          description: 'reach the reception desk. The agent answers, books and reschedules the others.',
        },
        {
          metric: '95% satisfaction',
          description: 'among callers, asked at the end of the call.',
        },
        {
          metric: '60% more appointments',
          description: 'in the book, most of them from calls that used to ring out during OPD.',
        },
        { metric: '24/7', description: 'Calls at dinner time, on Sundays and on Holi get the same answer.' },
      ],
    },
    story: {
      before: {
        heading: 'Before',
        text: 'OPD runs from 9 to 1 and from 5 to 8. In those hours the phone never stopped, and outside them nobody picked it up. “Is the doctor in today?” was half of all calls. Patients who did not get through walked to the next clinic.',
      },
      built: {
        heading: 'What we built',
        text: 'A voice agent on the clinic’s existing number. It knows both doctors’ timings, leave days and fees, finds a free slot and sends a WhatsApp with time and token. Chest pain, a child with high fever, anything that sounds urgent goes straight to a person.',
      },
      after: {
        heading: 'After',
        text: 'The receptionist handles people at the desk and the few calls that need her. Both doctors see the next day’s list at 9 in the evening. The desk has 20+ hours a week back, and nobody carries the appointment diary home.',
      },
    },
    features: {
      heading: 'What it does all day',
      items: [
        {
          title: 'Books and moves slots',
          text: 'Reads the live calendar, so two patients never get the same 10:20.',
        },
        {
          title: 'Speaks the caller’s mix',
          text: 'Hindi, English and the Hinglish in between, at an unhurried pace.',
        },
        { title: 'Knows when to stop', text: 'Gives no medical advice. Urgent words ring the desk at once.' },
        {
          title: 'Reports at nine',
          text: 'One message every evening: who called, who is coming, who wants a call back.',
        },
      ],
    },
    testimonial: {
      heading: 'In the clinic’s words',
      item: {
        quote:
          'My patients are mostly over fifty and I was sure they would hang up on a machine. They ask it about their knees now. It tells them to ask me.',
        person: 'Dr. Sunita Bajpai',
        role: 'General physician',
        organisation: 'a family clinic in Lucknow',
        sample: true,
      },
    },
    closing: {
      title: 'How many calls did your desk miss today?',
      text: `Your telephone company can tell you. Voice agents start at ${price('ai-voice-agents.start')}.`,
      primary: { label: 'Plan one for your clinic', href: paths.contact },
      service: { label: 'AI Voice Agents', href: paths['ai-voice-agents'] },
    },
    all: allCases,
  },
  ecommerceBot: {
    head: {
      title: 'Case Study: The E-commerce Bot',
      description:
        'How a WhatsApp bot that answers in 45 seconds brought an online shop 300% conversions and 90% fewer tickets.',
    },
    hero: {
      title: 'The shop that replies at midnight',
      lead: 'A bot on the store’s WhatsApp checks stock, suggests a size and sends the payment link, while the owner sleeps.',
      client: 'Online clothing shop, Dar es Salaam',
      facts: [
        { label: 'Who', value: 'An owner, a tailor, a rider' },
        { label: 'What we built', value: 'WhatsApp agent joined to stock and M-Pesa' },
        { label: 'Languages', value: 'Swahili, English' },
      ],
    },
    metrics: {
      heading: 'What changed',
      items: [
        {
          metric: '300% conversions',
          description: 'against the months when every chat waited for the owner to be free.',
        },
        {
          metric: '90% fewer tickets',
          description: 'left for a person. “Where is my parcel?” is answered from the rider’s list.',
        },
        { metric: '45 sec response', description: 'from a customer’s question to an answer with a picture.' },
        { metric: '35% conversion', description: 'of chats that ask about a dress end in a paid order.' },
      ],
    },
    story: {
      before: {
        heading: 'Before',
        text: 'Dresses were posted on Instagram in the evening and questions came in until one at night: size, colour, price, delivery to Mbezi? The owner answered at breakfast. By then half the customers had bought from someone who was awake.',
      },
      built: {
        heading: 'What we built',
        text: 'A WhatsApp agent that reads the stock sheet, sends the right photo, asks for bust and height before it suggests a size, and closes with an M-Pesa request. Alterations and complaints go to the owner with the whole chat attached.',
      },
      after: {
        heading: 'After',
        text: 'Orders placed overnight are paid for and packed before ten. The owner looks at the few chats marked for her and spends the mornings choosing fabric. When Eid orders came, nobody had to be hired to type.',
      },
    },
    features: {
      heading: 'What it does all night',
      items: [
        {
          title: 'Sells only what is there',
          text: 'When the last yellow M is paid for, it stops being offered.',
        },
        {
          title: 'Helps with size',
          text: 'Two questions instead of a chart nobody reads; fewer parcels come back.',
        },
        {
          title: 'Takes the payment',
          text: 'Sends the M-Pesa request, waits for it, then confirms the delivery slot.',
        },
        {
          title: 'Calls the owner',
          text: 'Bargaining, bulk orders and unhappy people are handed over, politely.',
        },
      ],
    },
    testimonial: {
      heading: 'In the owner’s words',
      item: {
        quote:
          'I used to sleep with the phone under the pillow. Last week I woke up to eleven paid orders and one question about a zip.',
        person: 'Neema Mushi',
        role: 'Owner',
        organisation: 'an online clothing shop in Dar es Salaam',
        sample: true,
      },
    },
    closing: {
      title: 'What do people ask your shop after closing?',
      text: `WhatsApp agents start at ${price('whatsapp-agents.start')} in India and ${price('whatsapp-agents.tanzania.basic.setup')} in Tanzania.`,
      primary: { label: 'Plan one for your shop', href: paths.contact },
      service: { label: 'WhatsApp Agents', href: paths['whatsapp-agents'] },
    },
    all: allCases,
  },
  analyticsDashboard: {
    head: {
      title: 'Case Study: The Analytics Dashboard',
      description:
        'How four spreadsheets became one page, with decisions five times faster and 40 hours saved every week.',
    },
    hero: {
      title: 'Four sheets, one morning page',
      lead: 'Sales, stock, fees and attendance from four sheets, on one screen before the first meeting.',
      client: 'Coaching institute, Indore',
      facts: [
        { label: 'Who', value: 'Two branches and a book counter' },
        { label: 'What we built', value: 'Dashboard over Excel and Google Sheets' },
        { label: 'Opens on', value: 'The director’s phone, the office television' },
      ],
    },
    metrics: {
      heading: 'What changed',
      items: [
        {
          metric: '5x faster decisions',
          description: 'on reorders and batch sizes: the same morning, when it used to be the same week.',
        },
        {
          metric: '40 hours weekly saved',
          description: 'across both branches and the book counter.',
        },
        {
          metric: '50% faster decisions',
          description: 'in the monthly review of fees and staff, which now starts from agreed figures.',
        },
        {
          metric: '20+ hours saved weekly',
          description: 'in the accounts office alone, where the sheets used to be copied together by hand.',
        },
      ],
    },
    story: {
      before: {
        heading: 'Before',
        text: 'Fees lived in Excel at the main branch, attendance in a Google Sheet, book sales in the billing software, stock in a notebook typed up on Saturdays. Every Monday four people brought four totals, and the meeting was about the totals.',
      },
      built: {
        heading: 'What we built',
        text: 'Nobody had to give up a sheet. We read all four every morning, match the names that are spelt three ways, and put twelve figures on one page. Tap a figure and you see the rows behind it. A figure that looks wrong goes back to the sheet’s owner.',
      },
      after: {
        heading: 'After',
        text: 'The page is ready at 8. The director sees which batch is thinning out while there is still time to ring the parents, and the counter orders books before the shelf is bare. Monday’s meeting takes twenty minutes, with tea.',
      },
    },
    features: {
      heading: 'What is on the page',
      items: [
        {
          title: 'Fees due, by age',
          text: 'Under a week, a month, more: with the phone number beside the name.',
        },
        { title: 'Attendance that warns', text: 'Three absences in a row turn the name marigold.' },
        { title: 'Stock with a date', text: 'The day each title runs out at this month’s pace.' },
        { title: 'Its own doubts', text: 'Rows it could not match are listed and never quietly dropped.' },
      ],
    },
    testimonial: {
      heading: 'In the director’s words',
      item: {
        quote:
          'The first morning it showed a fee we had written off in two places. We had been arguing about that student for a month.',
        person: 'Rakesh Solanki',
        role: 'Director',
        organisation: 'a coaching institute in Indore',
        sample: true,
      },
    },
    closing: {
      title: 'Send us your untidiest sheet',
      text: `We show you, free, what one page made from it would look like. The Basic plan, with ${priceTables['business-dashboards'].plans.basic.features.widgets} KPI widgets, is ${price('business-dashboards.basic.setup')} to set up.`,
      primary: { label: 'Plan your morning page', href: paths.contact },
      service: { label: 'Business Dashboards', href: paths['business-dashboards'] },
    },
    all: allCases,
  },
})

export const caseStudiesHead = {
  title: 'Case Studies',
  description:
    'Three businesses, the task each wanted off its hands, and what changed: 35% conversion, 50% faster decisions, 20+ hours saved weekly.',
}

import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'

export const tutorConnect = ({ price, priceTag, terms, whatsappLink, schedulerLink, links }: Facts) => ({
  hero: {
    title: 'TutorConnect: right tutor, right hour, fees on time',
    lead: 'A parent asks for Class 9 maths, evenings, near the metro, in Hindi. TutorConnect finds who is free, sets up a demo class and keeps track of classes and fees from then on.',
    status: 'Available',
    actions: {
      primary: { label: 'Try Now', href: links.products.tutorConnect },
      second: { label: 'Book a walkthrough', href: schedulerLink('tutorconnect') },
    },
  },
  audience: {
    heading: 'Who it is for',
    cards: [
      {
        title: 'Home-tuition bureaus',
        text: 'You have a diary full of tutors and a phone full of parents. Enter both once, and you no longer match students from memory.',
      },
      {
        title: 'Coaching centres',
        text: 'Batches, rooms and substitute teachers on one timetable. When sir is on leave, students know before they leave home.',
      },
      {
        title: 'Tutors on their own',
        text: 'Twenty students across five days. You teach, and the fee reminders go out on their own, so you never have to bring it up at the door.',
      },
      {
        title: 'Schools with after-hours classes',
        text: 'Remedial maths, Olympiad, music: who attends what, who teaches it and who has paid, in one list.',
      },
    ],
  },
  steps: {
    heading: 'From enquiry to first fee',
    lead: 'What happens when a new student joins, step by step.',
    items: [
      {
        title: 'Add your tutors',
        text: 'Paste them from Excel: name, subjects, classes, areas, free hours, fee. A hundred tutors take about an hour.',
      },
      {
        title: 'Take the enquiry',
        text: 'A link for your WhatsApp status and your website. The parent answers six questions in Hindi, English or Swahili.',
      },
      {
        title: 'Pick from three',
        text: 'You see the three closest tutors and why each one fits. You choose one, and the parent gets the profile.',
      },
      {
        title: 'Hold the demo class',
        text: 'Both sides get the time, the place or the meeting link, and a reminder two hours before.',
      },
      {
        title: 'Let it run',
        text: 'Classes held, classes missed, fee due, fee paid. The tutor’s share is worked out on the last day of the month.',
      },
    ],
  },
  features: {
    heading: 'What you get',
    items: [
      {
        title: 'Matching with reasons',
        text: 'Subject, class, board, distance, language and fee, ranked, with the reason written out.',
      },
      {
        title: 'One timetable',
        text: 'Clashes show in red before you save. When a class is moved, the tutor and the parent know at once.',
      },
      {
        title: 'Fee follow-up',
        text: 'A polite message three days before, on the day, and three days after, with a UPI or M-Pesa link.',
      },
      {
        title: 'Attendance in one tap',
        text: 'The tutor taps held, missed or moved. Parents can see the count, so they need not ask.',
      },
      {
        title: 'Parent notes',
        text: 'The tutor speaks for half a minute, and on Sunday the parent gets four lines on what was covered.',
      },
      {
        title: 'Month-end sheet',
        text: 'Fees received, tutor shares, dues. Download it for your accountant as Excel.',
      },
    ],
  },
  price: {
    heading: 'One price for the whole centre',
    monthly: priceTag('products.tutorconnect.monthly'),
    perMonth: 'a month',
    text: 'Add as many students, tutors and staff logins as you need. You pay the same in a quiet May as in a busy July.',
    includesLabel: 'Included',
    includes: [
      'Your first list of tutors and students loaded by us',
      'A one-hour training call, recorded for new staff',
      'Help on WhatsApp in office hours',
      'Your data as Excel whenever you want it',
    ],
    excludesLabel: 'Not included',
    excludes: ['What WhatsApp and your payment company charge per message or payment, at cost'],
    action: { label: 'Try Now', href: links.products.tutorConnect },
  },
  questions: {
    heading: 'Before you buy',
    items: [
      {
        id: 'own-tutors',
        question: 'Do you supply the tutors?',
        answer:
          'No. The tutors and the students are yours and stay yours. We supply the tool that brings them together.',
      },
      {
        id: 'parents-app',
        question: 'Do parents have to install an app?',
        answer: 'No. Parents get everything as a WhatsApp message, or as a web page that opens from one.',
      },
      {
        id: 'leave',
        question: 'What if we stop after the exams?',
        answer: `Give us ${terms.noticeDays} days’ notice, download your lists as Excel, and stop. If you start again next session, you pay the same monthly price and nothing more.`,
      },
      {
        id: 'fit',
        question: 'Can it follow our own rules for fees and shares?',
        answer: `The usual ones are in the settings: per class, per month, fixed or percentage share. Anything beyond that we build as a custom app, from ${price('web-app-setup.start')}.`,
      },
    ],
    all: { label: 'All questions and answers', href: paths.faq },
  },
  closing: {
    title: 'Bring ten tutors and ten students',
    text: 'On a walkthrough we’ll add them with you and match the first five while you watch.',
    primary: { label: 'Book a walkthrough', href: schedulerLink('tutorconnect') },
    second: {
      label: 'Ask on WhatsApp',
      href: whatsappLink(`Hello ${company.name}, I would like to know more about TutorConnect.`),
    },
  },
})

export const tutorconnectHead = ({ price }: Facts) => ({
  title: 'TutorConnect: Tutors and Students, Matched',
  description: `TutorConnect matches students with tutors, keeps the timetable and collects the fees. ${price('products.tutorconnect.monthly')} a month.`,
})

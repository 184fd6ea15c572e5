import type { Colour } from '#content/colour.ts'
import type { Facts, PriceTag } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { paths } from '#content/paths.ts'

export const products = ({ price, priceTag, terms, links }: Facts) => ({
  hero: {
    title: 'Tools you can open tonight',
    lead: 'Five products for tutors, schools, students and creators. No project, no meeting: sign in, load your own marks, students or videos, and see what comes out.',
    actions: {
      primary: { label: 'See the five products', href: '#products' },
      second: { label: 'Ask for something of your own', href: '#custom' },
    },
  },
  benefits: {
    heading: 'What all five have in common',
    cards: [
      {
        title: 'AI-powered',
        text: 'The dull part is done for you: reading the answer sheet, finding the tutor, writing the first draft. You check it and press send.',
      },
      {
        title: 'Ready to use',
        text: 'Runs in the browser on the laptop in your staff room or the phone in your pocket. Nothing to install, no server to rent.',
      },
      {
        title: 'Data-driven',
        text: 'Every suggestion shows what it is based on: which marks, which searches, which past papers. You can argue with it.',
      },
      {
        title: 'Industry-specific',
        text: 'Made for Class 10 boards, coaching batches and Hindi channels. It already knows what a unit test, a section and a demo class are.',
      },
    ],
  },
  products: {
    heading: 'The products',
    lead: `One monthly price each. Give ${terms.noticeDays} days’ notice when the term ends, come back when the next one begins.`,
    perMonth: 'a month',
    featuresLabel: 'What it does',
    items: items(priceTag, links),
  },
  custom: {
    title: 'Nearly right, but not for your school?',
    text: 'Send us the register, the sheet or the form you use today. We tell you on a free call whether one of these can be fitted to it, or whether you need something built.',
    licenceNote: `A product under your own name, on your own server: licences ${price('products.licence')}. Built from scratch: from ${price('web-app-setup.start')}.`,
    primary: { label: 'Discuss a custom solution', href: paths.contact },
    second: { label: 'See what we build', href: paths.services },
  },
})

type Product = {
  id: string
  title: string
  description: string
  features: string[]
  status: string
  action: string
  url: string
  colour: Colour
  /** A page of ours about the product, where there is one. */
  details?: Link
} & ({ monthly: PriceTag } | { priceWords: string })

const items = (priceTag: Facts['priceTag'], links: Facts['links']): Product[] => [
  {
    id: 'tutorconnect',
    title: 'TutorConnect',
    description:
      'For tutoring bureaus and coaching centres: matches each student with a tutor, keeps the timetable and follows up the fee.',
    features: [
      'Match by subject, class, area, language and fee',
      'One timetable, with a warning when two classes clash',
      'Fee reminders on WhatsApp with a UPI or M-Pesa link',
      'A short weekly note to every parent',
    ],
    status: 'Available',
    monthly: priceTag('products.tutorconnect.monthly'),
    action: 'Try Now',
    url: links.products.tutorConnect,
    colour: 'indigo',
    details: { label: 'More about TutorConnect', href: paths.tutorconnect },
  },
  {
    id: 'eduresultanalysis',
    title: 'EduResultAnalysis',
    description:
      'For schools: upload the marks sheet after unit tests and get section, subject and student reports before the parent meeting.',
    features: [
      'Reads the Excel sheet your teachers already fill',
      'Shows which chapter pulled a section down',
      'Compares this term with the last, child by child',
      'Report cards with remarks in Hindi or English',
    ],
    status: 'Available',
    monthly: priceTag('products.eduresultanalysis.monthly'),
    action: 'Try Now',
    url: links.products.eduResultAnalysis,
    colour: 'peacock',
  },
  {
    id: 'career-coach-ai',
    title: 'Career Coach AI',
    description:
      'For students from Class 10 to the first job, and for counsellors with two hundred students: courses, entrance exams, resume and interview in one place.',
    features: [
      'An interest test that takes twenty minutes',
      'Courses and entrance exams that fit marks and budget',
      'A resume that fits one page',
      'Practice interviews by voice, with notes after each answer',
    ],
    status: 'Available',
    monthly: priceTag('products.career-coach.monthly'),
    action: 'Try Now',
    url: links.products.careerCoach,
    colour: 'marigold',
  },
  {
    id: 'youtube-seo-tool',
    title: 'YouTube SEO Tool',
    description:
      'For teachers and shopkeepers who film their own videos: titles, descriptions and tags in the words people really type.',
    features: [
      'Search words in Hindi, English and Hinglish',
      'Five titles for each video, with the reason for each',
      'Chapters and description written from the transcript',
      'A weekly list of old videos worth a new title',
    ],
    status: 'Available',
    monthly: priceTag('products.youtube-seo.monthly'),
    action: 'Try Now',
    url: links.products.youtubeSeo,
    colour: 'sindoor',
  },
  {
    id: 'upsc-tool',
    title: 'UPSC Tool',
    description:
      'For aspirants and test-series centres: daily answer writing, marked the same evening, and the morning paper tied to the syllabus.',
    features: [
      'One Mains question a day, with marks and margin notes',
      'Photograph a handwritten answer; no typing needed',
      'News of the day filed under its syllabus topic',
      'Prelims mocks that repeat what you got wrong',
    ],
    status: 'Beta - Join Waitlist',
    priceWords: 'Coming Soon',
    action: 'Join Waitlist',
    url: links.products.upscWaitlist,
    colour: 'ink',
  },
]

export const productsHead = ({ price }: Facts) => ({
  title: 'AI SaaS Products for Schools and Creators',
  description: `Five ready-made AI tools: tutor matching, result analysis, career coaching, YouTube SEO and UPSC practice. From ${price('products.youtube-seo.monthly')} a month.`,
})

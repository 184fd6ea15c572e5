import type { ShippedTexts } from '#content/site-texts.ts'

/** What can be used at once, in its order. */
export const productTexts: ShippedTexts['product'] = {
  tutorconnect: {
    title: 'TutorConnect',
    description:
      'For tutoring bureaus and coaching centres: matches each student with a tutor, keeps the timetable and follows up on fees.',
    features:
      'Match by subject, class, area, language and fee\nOne timetable, with a warning when two classes clash\nFee reminders on WhatsApp with a UPI or M-Pesa link\nA short weekly note to every parent',
    status: 'Available',
    price: '{prices/products.tutorconnect.monthly}',
    action: 'Try Now',
    url: '{links/products/tutorConnect}',
    onwardLabel: 'More about TutorConnect',
    onwardHref: '/products/tutorconnect',
  },
  eduresultanalysis: {
    title: 'EduResultAnalysis',
    description:
      'For schools: upload the marks sheet after unit tests and get section, subject and student reports before the parent meeting.',
    features:
      'Reads the Excel sheet your teachers already fill in\nShows which chapter pulled a section down\nCompares this term with the last, child by child\nReport cards with remarks in Hindi or English',
    status: 'Available',
    price: '{prices/products.eduresultanalysis.monthly}',
    action: 'Try Now',
    url: '{links/products/eduResultAnalysis}',
    onwardLabel: 'Try it with your marks sheet',
    onwardHref: '/try/dashboard#marks',
  },
  'career-coach-ai': {
    title: 'Career Coach AI',
    description:
      'For students from Class 10 to the first job, and for counsellors with two hundred students: courses, entrance exams, resume and interview in one place.',
    features:
      'An interest test that takes twenty minutes\nCourses and entrance exams that fit marks and budget\nA resume that fits on one page\nPractice interviews by voice, with notes after each answer',
    status: 'Available',
    price: '{prices/products.career-coach.monthly}',
    action: 'Try Now',
    url: '{links/products/careerCoach}',
  },
  'youtube-seo-tool': {
    title: 'YouTube SEO Tool',
    description:
      'For teachers and shopkeepers who film their own videos: titles, descriptions and tags in the words people really type.',
    features:
      'Search words in Hindi, English and Hinglish\nFive titles for each video, with the reason for each\nChapters and description written from the transcript\nA weekly list of old videos worth a new title',
    status: 'Available',
    price: '{prices/products.youtube-seo.monthly}',
    action: 'Try Now',
    url: '{links/products/youtubeSeo}',
  },
  'upsc-tool': {
    title: 'UPSC Tool',
    description:
      'For aspirants and test-series centres: daily answer writing, marked the same evening, and the morning paper linked to the syllabus.',
    features:
      'One Mains question a day, with marks and margin notes\nPhotograph a handwritten answer; no typing needed\nThe day’s news, filed under its syllabus topic\nPrelims mocks that repeat what you got wrong',
    status: 'Beta - Join Waitlist',
    price: 'Coming Soon',
    action: 'Join Waitlist',
    url: '{links/products/upscWaitlist}',
  },
}

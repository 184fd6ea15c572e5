import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { FieldWords } from '#content/form-words.ts'
import { paths } from '#content/paths.ts'
import { testimonialCard } from './testimonial-cards.ts'

const formChoices = [
  'AI Voice Agents',
  'WhatsApp Agents',
  'Website Chatbots',
  'Custom AI Agents',
  'Custom Web Apps',
  'Business Dashboards',
  'Workflow Automation',
  'Something else',
]

export const testimonialsHead = {
  title: 'Testimonials: What Clients Say',
  description:
    'What schools, clinics and shops say about their agents, chatbots and dashboards, by service, and a short form to add your own words.',
}

const fields = {
  name: { label: 'Your name *', missing: 'Please tell us your name.' },
  email: {
    label: 'Email address *',
    hint: 'Never shown. Only for questions from us.',
    missing: 'Please give an e-mail address we can reply to.',
    invalid: 'This does not look like an e-mail address. Please check it.',
  },
  role: { label: 'Your role', hint: 'For example: owner, principal, front desk' },
  company: { label: 'Where you work' },
  service_type: { label: 'What did we build for you? *', missing: 'Please choose a service.' },
  rating: {
    label: 'Your rating *',
    missing: 'Please choose one to five stars.',
    invalid: 'Please choose one to five stars.',
    unknown: 'Please choose one to five stars.',
  },
  content: {
    label: 'How was it? *',
    hint: 'What took up your day before, and what has changed since?',
    missing: 'Please write a sentence or two.',
    'too-long': 'This is very long. Please keep it under 3,000 characters.',
  },
  project_details: {
    label: 'What exactly did we set up?',
    hint: 'For example: admissions on WhatsApp',
  },
  publish_consent: {
    label: 'You may show my name, role, company and these words on your website. *',
    missing: 'Without this we cannot publish your words. Please tick the box.',
  },
} satisfies Record<string, FieldWords>

export const testimonials = ({ whatsappLink }: Facts) => ({
  hero: {
    title: 'What clients say',
    lead: 'In their own words, the good and the not so good. We change only what could identify their customers.',
    actions: [{ label: 'Tell us how it went', href: `${paths.testimonials}#write` }],
  },
  list: {
    heading: 'Testimonials',
    empty: 'No testimonials available at the moment.',
    next: 'Worked with us? Be the first to write here.',
    emptyService: 'Nobody has written about this service yet.',
    filterLabel: 'Show',
    all: 'All services',
  },
  card: testimonialCard,
  video: { play: 'Play the video', link: 'Watch the video', title: '{name} on video' },
  /** What is sent; `forms.choiceLabels` says what stands there. */
  formChoices,
  form: {
    heading: 'Tell us how it went',
    lead: 'Two or three sentences are enough. We read every one before it appears, usually within two working days.',
    requiredNote: 'Fields marked * are required. Your e-mail address is never shown.',
    fields,
    stars: ['1 star: bad', '2 stars: poor', '3 stars: fair', '4 stars: good', '5 stars: excellent'],
    chooseService: 'Please choose',
    submit: 'Send it',
    sending: 'Sending...',
    success: {
      title: 'Thank you!',
      text: 'We have received your words. They will appear here once we have read them.',
    },
    failure: {
      title: 'Error',
      text: 'Failed to submit testimonial',
      action: {
        label: 'Open WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like to send you a testimonial.`),
      },
    },
    purpose: 'To show your testimonial once approved',
    /** To somebody who came by an invitation, by whether it is still good. */
    invited: {
      open: 'We invited you, so your words will be marked as those of a verified client.',
      used: 'You have already used this invitation, and we have your words. Thank you! You can write again here, but without the verified client mark.',
      expired:
        'This invitation has expired. You can still write here, but without the verified client mark. For a new invitation, just reply to our mail.',
    },
    /** Its own: other forms reach the team alone, this one is for everybody to read. */
    notice: {
      title: 'How we use your details',
      items: [
        { term: 'What we keep', text: 'What you type here, and when you sent it.' },
        { term: 'Why', text: 'To show it on this site, once we have read and approved it.' },
        {
          term: 'Who sees it',
          text: 'Everyone sees your words and stars, your name, role and company, and what we built. Only our team sees your e-mail address.',
        },
        { term: 'How long', text: 'Until you or we delete it.' },
        {
          term: 'How to get it removed',
          text: 'Press the link in the mail we send you, or write to us from the same address.',
        },
      ],
      link: { label: 'Privacy Policy', href: paths.privacyPolicy },
    },
  },
  /** The page behind the link in a mail to an author. */
  withdrawal: {
    title: 'Withdraw your testimonial?',
    text: 'We take it off our website at once and delete it. This cannot be undone.',
    submit: 'Yes, withdraw it',
    done: {
      title: 'Your testimonial is withdrawn',
      text: 'We have taken it off our website and deleted it. Thank you for writing to us.',
    },
    gone: {
      title: 'There is nothing here any more',
      text: 'This testimonial was withdrawn or deleted earlier, or the link is incomplete.',
    },
  },
  /** What is said, and logged, when the database does not answer. */
  failures: {
    fetchAll: 'Failed to fetch testimonials',
    submit: 'Failed to submit testimonial',
    setStatus: 'Failed to update testimonial status',
    fetchOne: 'Failed to fetch testimonial',
    toggleFeatured: 'Failed to toggle featured status',
    remove: 'Failed to delete testimonial',
    stats: 'Failed to fetch testimonial stats',
    change: 'Failed to change testimonial',
  },
  mails: {
    received: {
      subject: 'New testimonial from {name}: {rating} of 5',
      preview: '{name} wrote about {service}.',
      heading: 'A new testimonial is waiting for you',
      paragraphs: ['It is not on the website yet. Approve or reject it at the desk.'],
    },
    withdrawn: {
      subject: '{name} withdrew their testimonial',
      preview: 'It is off the website.',
      heading: 'A testimonial was withdrawn',
      paragraphs: ['{name} used the link in our mail. It is off the website and deleted. It said:'],
    },
    confirmation: {
      subject: 'We have your testimonial. Thank you!',
      preview: 'It will appear on our website once we have read it.',
      heading: 'Thank you for your words',
      paragraphs: [
        'We have received them. We read every testimonial before it appears on our website, usually within two working days, and we will mail you when yours does.',
        'Changed your mind, or was it not you who wrote? Press the button to withdraw it.',
      ],
    },
    published: {
      subject: 'Your testimonial is on our website',
      preview: 'Thank you! You can take it back any time.',
      heading: 'Your words are on our website',
      paragraphs: [
        'Thank you! Anyone can now read it at {page}, with your name.',
        'If you change your mind, now or later, press the button and it comes off the website at once.',
      ],
    },
    invitation: {
      subject: `How was working with ${company.name}?`,
      preview: 'Two or three sentences are enough.',
      heading: 'Tell others how it went',
      paragraphs: [
        'People deciding whether to work with us would rather hear from you than from us.',
        'The button opens a short form. Two or three sentences are enough, good or not so good.',
      ],
    },
    greeting: 'Namaste {name},',
    open: 'Open the desk',
    write: 'Write a few words',
    withdraw: 'Withdraw my testimonial',
    facts: { name: 'Name', email: 'E-mail', service: 'Service', rating: 'Rating' },
  },
})

import { company, whatsappLink } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import type { PageHead } from '#content/types/frame.ts'
import type { TestimonialWords } from '#content/types/testimonials.ts'
import { testimonialCard } from './testimonial-cards.ts'

const services = [
  'AI Voice Agents',
  'WhatsApp Agents',
  'Website Chatbots',
  'Custom AI Agents',
  'Custom Web Apps',
  'Business Dashboards',
  'Workflow Automation',
]

export const testimonialsHead: PageHead = {
  title: 'Testimonials: What Clients Say',
  description:
    'What schools, clinics and shops say about their agents, chatbots and dashboards, by service, and a short form to add your own words.',
}

export const testimonials: TestimonialWords = {
  hero: {
    title: 'What clients say',
    lead: 'In their own words, good and less good. We change nothing but what could identify their customers.',
    actions: [{ label: 'Tell us how it went', href: `${paths.testimonials}#write` }],
  },
  list: {
    heading: 'Testimonials',
    empty: 'No testimonials available at the moment.',
    next: 'Worked with us? Your words would be the first here.',
    emptyService: 'Nobody has written about this service yet.',
    filterLabel: 'Show',
    all: 'All services',
  },
  card: testimonialCard,
  services,
  form: {
    heading: 'Tell us how it went',
    lead: 'Two or three sentences are enough. We read every one before it appears, usually within two working days.',
    requiredNote: 'Fields with a star are needed. Your e-mail address is never shown.',
    fields: {
      name: { label: 'Your name *', missing: 'Please tell us your name.' },
      email: {
        label: 'Email address *',
        hint: 'Never shown. Only for questions from us.',
        missing: 'Please give an e-mail address we can reply to.',
        invalid: 'This does not look like an e-mail address. Please check it.',
      },
      role: { label: 'What you do there', hint: 'For example: owner, principal, front desk' },
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
        hint: 'What took up the day before, and what is different now?',
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
    },
    stars: ['1 star: bad', '2 stars: poor', '3 stars: fair', '4 stars: good', '5 stars: excellent'],
    chooseService: 'Please choose',
    otherService: 'Something else',
    submit: 'Send it',
    sending: 'Sending...',
    success: {
      title: 'Thank you!',
      text: 'Your words reached us. They appear here once we have read them.',
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
    invited: 'You were invited by us, so your words carry the mark of a verified client.',
    notice: {
      title: 'What happens to what you send',
      items: [
        { term: 'What we keep', text: 'What you type here, and when you sent it.' },
        { term: 'Why', text: 'To show it on this site, once we have read and approved it.' },
        {
          term: 'Who sees it',
          text: 'Everybody: your words and stars, your name, role and company, and what we built. Your e-mail address: our team alone.',
        },
        { term: 'How long', text: 'Until you or we delete it.' },
        { term: 'How to have it removed', text: 'Write to us from the same address; one mail is enough.' },
      ],
      link: { label: 'Privacy Policy', href: paths.privacyPolicy },
    },
  },
  failures: {
    fetchAll: 'Failed to fetch testimonials',
    submit: 'Failed to submit testimonial',
    setStatus: 'Failed to update testimonial status',
    fetchOne: 'Failed to fetch testimonial',
    toggleFeatured: 'Failed to toggle featured status',
    remove: 'Failed to delete testimonial',
    stats: 'Failed to fetch testimonial stats',
  },
  mails: {
    received: {
      subject: 'New testimonial from {name}: {rating} of 5',
      preview: '{name} wrote about {service}.',
      heading: 'A new testimonial is waiting for you',
      paragraphs: ['It is not on the website yet. Approve or reject it at the desk.'],
    },
    invitation: {
      subject: `How was working with ${company.name}?`,
      preview: 'Two or three sentences are enough.',
      heading: 'Tell others how it went',
      paragraphs: [
        'People deciding whether to work with us would rather hear from you than from us.',
        'The button opens a short form. Two or three sentences are enough, good or less good.',
      ],
    },
    greeting: 'Namaste {name},',
    open: 'Open the desk',
    write: 'Write a few words',
    facts: { name: 'Name', email: 'E-mail', service: 'Service', rating: 'Rating' },
  },
}

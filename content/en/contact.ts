import { isSet } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { FieldWords } from '#content/form-words.ts'
import { clock } from '#content/opening-hours.ts'
import { dayName } from '#content/special-days.ts'

const fields = {
  name: { label: 'Full Name *', missing: 'Please tell us your name.' },
  email: {
    label: 'Email Address *',
    missing: 'Please give an e-mail address we can reply to.',
    invalid: 'This does not look like an e-mail address. Please check it.',
  },
  phone: { label: 'Phone', invalid: 'Please use digits, with the country code if not in India.' },
  subject: { label: 'Subject *', missing: 'Please tell us in a few words what it is about.' },
  message: {
    label: 'Message *',
    hint: 'What kind of business do you run, and what takes up your day?',
    missing: 'Please write your message.',
  },
} satisfies Record<string, FieldWords>

/** Sunday comes first, as in `hours`. */
export const days: readonly [string, string, string, string, string, string, string] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

export function contact(facts: Facts) {
  const whatsapp = facts.whatsappLink(`Hello ${company.name}, I would like to talk about `)
  return {
    hero: {
      title: 'What would you like off your plate?',
      lead: 'Message us on WhatsApp, book a call, or write to us here. A person from our team replies within 24 hours.',
    },
    whatsapp: {
      title: 'Chat on WhatsApp',
      text: 'Best for a quick question. Voice notes are welcome, in Hindi, English or Swahili.',
      action: { label: 'Open WhatsApp', href: whatsapp },
    },
    demo: {
      title: 'Book a Demo',
      text: "Thirty minutes on video, free. Choose a time, and we'll show you an agent at work in a business like yours and give you a price.",
      action: { label: 'Choose a time', href: facts.schedulerLink() },
    },
    form: {
      heading: 'Send a message',
      lead: 'Best when there is more to explain. Two or three sentences are enough.',
      requiredNote: 'Fields marked * are required.',
      fields,
      submit: 'Send Message',
      sending: 'Sending...',
      success: {
        title: 'Message Sent Successfully!',
        text: "Thank you for reaching out. We'll get back to you within 24 hours.",
      },
      failure: {
        title: 'Error',
        text: 'Failed to send message. Please try again or contact us directly via WhatsApp.',
        action: { label: 'Open WhatsApp', href: whatsapp },
      },
      purpose: 'To answer your message',
    },
    info: {
      heading: 'Contact details',
      items: [
        { id: 'email', label: 'E-mail', value: facts.contact.email, href: facts.emailLink() },
        {
          id: 'whatsapp',
          label: 'WhatsApp',
          value: isSet(facts.contact.whatsappDisplay) ? facts.contact.whatsappDisplay : 'Send a message',
          href: whatsapp,
        },
        { id: 'location', label: 'Location', value: `${company.city}, ${company.country}` },
      ].filter(({ href }) => href !== ''),
    },
    social: {
      heading: 'Follow us',
      links: facts.contact.social.map(({ id, name, url }) => ({ id, label: name, href: url })),
    },
    hours: {
      heading: 'Business hours',
      opening: facts.hours,
      specialDays: facts.specialDays,
      special: {
        heading: 'Special days',
        rows: facts.specialDays.map(({ date, name, hours }) => ({
          date,
          day: `${dayName(date, 'en-GB')}${name && `, ${name}`}`,
          times: hours ? `${clock(hours.opens)}–${clock(hours.closes)}` : 'Closed',
        })),
      },
      zone: 'India Standard Time (IST)',
      note: 'Tanzania is two and a half hours behind: our nine o’clock is half past six in Dar es Salaam.',
      days,
      /** Between the first and last day of a run: “Monday to Friday”. */
      until: 'to',
      closed: 'Closed',
      openNow: 'Open now',
      closedNow: 'Closed now',
    },
  }
}

export const contactHead = {
  title: 'Contact Us and Book a Free Demo',
  description: `Write on WhatsApp, pick a time for a free demo, or send a message. ${company.city} office hours, replies within 24 hours.`,
}

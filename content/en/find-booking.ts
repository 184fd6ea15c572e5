import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { FieldWords } from '#content/form-words.ts'
import { paths } from '#content/paths.ts'

const fields = {
  email: {
    label: 'E-mail address',
    hint: 'The one you gave when you booked or paid.',
    missing: 'Please give the e-mail address you booked or paid with.',
    invalid: 'This does not look like an e-mail address. Please check it.',
  },
} satisfies Record<string, FieldWords>

const purpose = 'To send you the links to what you booked and bought'

export const findBooking = ({ whatsappLink }: Facts) => ({
  form: {
    heading: 'Find my booking',
    lead: "Lost the mail about your demo, or your receipt? Give us your e-mail address and we'll send you the links again.",
    requiredNote: 'Your e-mail address is all we need. No password, no account.',
    fields,
    /** Said once of an address that the site filled in. */
    prefilled: 'This is the address you gave earlier. Press again to use it, or type another.',
    submit: 'Send me the links',
    sending: 'Sending...',
    /** The same for everybody: it must not tell whether there is anything. */
    success: {
      title: 'Please check your inbox',
      text: 'If we have a demo or a paid order under the address you gave, a mail with its link is on the way. Give it a minute or two. Nothing there? Check your spam folder, or try another address you may have used.',
    },
    failure: {
      title: 'That did not work',
      text: 'We cannot send links at the moment. Please try again in a few minutes, or ask us on WhatsApp.',
      action: {
        label: 'Open WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I cannot find the link to my booking.`),
      },
    },
    purpose,
    notice: {
      title: 'How we use your details',
      items: [
        { term: 'What we keep', text: 'Only the mail we send you, if there is one.' },
        { term: 'Why', text: `${purpose}.` },
        { term: 'Who gets the links', text: 'Only that mailbox. This page does not show them to anyone.' },
      ],
      link: { label: 'Privacy Policy', href: paths.privacyPolicy },
    },
  },
  mail: {
    subject: `Your demos and orders with ${company.name}`,
    preview: 'The links you asked for.',
    heading: 'Here are your links',
    paragraphs: [
      'You asked for these on our website. Anyone who has a link can open it, so please keep this mail to yourself.',
    ],
    /** Added where there are more than a mail lists. */
    newest: 'These are the newest {count}. Looking for an older one? Just reply to this mail.',
    demo: {
      label: 'Demo',
      /** {reference} is the booking number. */
      text: '{service}, {when} ({reference})',
      /** Instead, where there is more to say of how it stands. */
      standing: {
        requested: '{service}, {when}, not confirmed yet ({reference})',
        cancelled: '{service}, {when}, cancelled ({reference})',
      },
      link: 'See the demo',
    },
    order: { label: 'Order', text: '{package}, paid on {day} (receipt {receipt})', link: 'See the receipt' },
  },
})

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

const purpose = 'To send you the links of what you booked and bought'

export const findBooking = ({ whatsappLink }: Facts) => ({
  form: {
    heading: 'Find my booking',
    lead: 'Lost the mail about your demo, or your receipt? Give us your e-mail address and we send you the links again.',
    requiredNote: 'One field is all we need. No password, no account.',
    fields,
    /** Said once of an address that the site filled in. */
    prefilled: 'This is the address you gave earlier. Press again to use it, or type another.',
    submit: 'Send me the links',
    sending: 'Sending...',
    /** The same for everybody: it must not tell whether there is anything. */
    success: {
      title: 'Please look in your mailbox',
      text: 'If we have a demo or a paid order under the address you gave, a mail with its link is on the way. Give it a minute or two. Nothing there? Look under spam, or try another address you may have used.',
    },
    failure: {
      title: 'That did not work',
      text: 'We cannot send links at the moment. Please try again in a few minutes, or ask us on WhatsApp.',
      action: {
        label: 'Open WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I cannot find the link of my booking.`),
      },
    },
    purpose,
    notice: {
      title: 'What happens to what you send',
      items: [
        { term: 'What we keep', text: 'Nothing but the mail we send you, if there is one.' },
        { term: 'Why', text: `${purpose}.` },
        { term: 'Who gets the links', text: 'The mailbox itself. This page shows them to nobody.' },
      ],
      link: { label: 'Privacy Policy', href: paths.privacyPolicy },
    },
  },
  mail: {
    subject: `Your demos and orders with ${company.name}`,
    preview: 'The links you asked for.',
    heading: 'Here are your links',
    paragraphs: [
      'You asked for these on our website. Whoever has a link can open what is behind it, so please keep this mail to yourself.',
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
      link: 'Its page',
    },
    order: { label: 'Order', text: '{package}, paid on {day} (receipt {receipt})', link: 'Its receipt' },
  },
})

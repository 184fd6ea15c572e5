import { paths } from '#content/paths.ts'

/** All that lists of forms send: of a testimonial, a quote and a demo. */
const choices = [
  'AI Voice Agents',
  'WhatsApp Agents',
  'Website Chatbots',
  'Custom AI Agents',
  'Custom Web Apps',
  'Business Dashboards',
  'Workflow Automation',
  'Something else',
  'AI voice agent',
  'WhatsApp agent',
  'Website chatbot',
  'Custom AI agent',
  'Web app',
  'Business dashboard',
  'Workflow automation',
  'AI Chatbots',
  'WhatsApp AI Bots',
  'Voice AI Solutions',
  'CRM Integrations',
]

export const forms = {
  /** What stands in place of what is sent, in languages other than that of `formChoices`. */
  choiceLabels: Object.fromEntries(choices.map((choice) => [choice, choice])) as Readonly<
    Record<string, string>
  >,
  problems: {
    missing: 'Please fill this in.',
    'too-short':
      'This number has too few digits. Please give all 10, or the country code and number if you are outside India.',
    'too-long': 'This is too long. Please shorten it.',
    invalid: 'We could not read this. Please type it again.',
    past: 'This day has passed. Please choose today or later.',
    'too-soon': 'This is too soon. Please choose a later time.',
    'too-far': 'This is too far ahead. Please choose an earlier day.',
    unknown: 'Please choose one from the list.',
    'not-on-sale': 'This is not on sale at present. Please choose something else.',
    'no-such-number':
      'This does not look like a full phone number. Please give all 10 digits, or + with the country code and number if you are outside India.',
  },
  summary: 'Please check the following',
  /** About an address that looks mistyped: {suggestion} is what was probably meant. */
  emailQuestion: {
    ask: 'Did you mean {suggestion}?',
    take: 'Yes, use {suggestion}',
    keep: 'No, keep what I typed',
  },
  honeypot: 'Leave this empty',
  marketingConsent: 'Email me occasionally about new agents and offers.',
  /** What every lead is sent under: its version, changed whenever the wording is, is stored with it. */
  notice: {
    version: '2026-11-18',
    title: 'How we use your details',
    items: [
      { term: 'What we keep', text: 'What you type here, when you sent it, and the page you came from.' },
      { term: 'Why', text: 'To answer you. Nothing else, unless you tick the box for offers.' },
      { term: 'Who sees it', text: 'Our team. We never sell it.' },
      { term: 'How to get it deleted', text: 'Write to us. One message is enough.' },
    ],
    link: { label: 'Privacy Policy', href: paths.privacyPolicy },
  },
  /** Said once of a form that holds nothing but what the site filled in. */
  prefilled:
    'We have filled in your name and e-mail from earlier. Add anything else, or press again to send just these.',
  /** No answer came back, so nobody knows whether it arrived. {button} is what the form is sent by. */
  unconfirmed: {
    title: 'We could not confirm this',
    text: 'Nothing you typed is lost. Please press “{button}” again. Even if the first one reached us, it will not count twice.',
  },
  offline: {
    title: 'You are offline',
    text: 'Nothing is lost. What you typed is saved on this device.',
    back: 'You are back online. Send what you typed earlier?',
    send: 'Send it now',
    discard: 'Discard it',
  },
  limited: {
    title: 'One moment, please',
    text: 'You have sent a lot in a short time. Please try again in a while. What you typed stays here.',
  },
  /** Also the answer to a page that is not in memory. */
  busy: {
    title: 'One moment, please',
    text: 'The site is very busy right now, and this was not sent. Please go back and try again in a few seconds. What you typed is still there.',
  },
  thanks: {
    reference: 'Your reference: {reference}.',
    mailedTo: 'We are sending a confirmation to {email}.',
    links: [
      { label: 'Back to the home page', href: paths.home },
      { label: 'See our services', href: paths.services },
    ],
  },
}

import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'

export const design = ({ price }: Facts) => ({
  head: {
    title: 'The Parts This Site Is Made Of',
    description: `Colours, type, buttons, fields, notices and textiles of the ${company.name} site, in one place.`,
  },
  title: 'The parts this site is made of',
  lead: 'For whoever changes it next: every part in every state, in the theme you have chosen.',
  colours: {
    heading: 'Colours',
    names: [
      { token: 'paper', text: 'The page' },
      { token: 'paper-2', text: 'Bands and cards' },
      { token: 'ink', text: 'Text' },
      { token: 'ink-2', text: 'Secondary text' },
      { token: 'line', text: 'Hairlines' },
      { token: 'indigo', text: 'Brand and links' },
      { token: 'marigold', text: 'The one primary action' },
      { token: 'peacock', text: 'Success and highlights' },
      { token: 'sindoor', text: 'Errors' },
    ],
  },
  type: {
    heading: 'Type',
    samples: [
      { style: 'headline', text: company.tagline },
      {
        style: 'body',
        text: 'Body text is sixteen pixels on a phone and seventeen on a desk, in lines of sixty to seventy-five characters.',
      },
      {
        style: 'figures',
        text: `${price('website-chatbots.start')} · ${price('custom-web-apps.third.setup')} · ${price('ai-voice-agents.tanzania.starter.setup')}`,
      },
    ],
  },
  buttons: {
    heading: 'Buttons',
    labels: { primary: 'Primary', outline: 'Outline', quiet: 'Quiet', 'on-band': 'On the band' },
  },
  fields: {
    heading: 'Fields',
    summary: 'There is a problem',
    name: { label: 'Full name', hint: 'As you would like us to say it.' },
    email: {
      label: 'E-mail address',
      error: 'Enter an e-mail address with an @, such as meena@school.example',
    },
    service: {
      label: 'Service',
      options: [
        { value: 'voice', label: 'Voice agent' },
        { value: 'whatsapp', label: 'WhatsApp agent' },
      ],
    },
    message: { label: 'Message' },
    consent: { label: 'Send me offers by e-mail', hint: 'About once a month. You can stop it any time.' },
    send: 'Send',
  },
  notices: {
    heading: 'Notices',
    show: 'Show a notice',
    normal: { title: 'Saved', text: 'This notice goes away after five seconds.' },
    showDestructive: 'Show an error',
    destructive: { title: 'Not saved', text: 'An error takes the place of the notice before it.' },
    openDialog: 'Open a dialog',
    dialogTitle: 'A dialog',
    dialogText: 'Escape, the cross and a press beside it close it. The focus goes back to where it was.',
    closeDialog: 'Close the dialog',
    tooltipButton: 'Hover over me',
    tooltip: 'Shown after 700 milliseconds',
  },
  waiting: { heading: 'Waiting', label: 'Loading' },
  textiles: {
    heading: 'Textiles',
    lead: 'Drawn from a title, always the same for the same title.',
    titles: [
      'TutorConnect',
      'Kisan Voice Line',
      'Safari Booking Agent',
      'Mandi Price Bot',
      'Raga Composer',
      'School Fee Reminder',
    ],
  },
})

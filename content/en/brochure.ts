import { isSet } from '#content/booking-link.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { period } from './counting.ts'

const fileName = `${company.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-brochure`

const builds: { id: ServiceId; title: string; text: string }[] = [
  {
    id: 'ai-voice-agents',
    title: 'AI Voice Agents',
    text: 'Answer calls, book appointments, call back.',
  },
  { id: 'whatsapp-agents', title: 'WhatsApp Agents', text: 'Reply, take orders, send reminders.' },
  { id: 'website-chatbots', title: 'Website Chatbots', text: 'Turn visitors into enquiries.' },
  { id: 'custom-ai-agent', title: 'Custom AI Agents', text: 'For work with rules of its own.' },
  { id: 'web-app-setup', title: 'Custom Web Apps', text: 'Admissions, bookings, orders.' },
  { id: 'business-dashboards', title: 'Business Dashboards', text: 'Your sheets as one live page.' },
]

export const brochure = ({ priceTag, plans, isOnSale, delivery, terms, contact, whatsappLink }: Facts) => ({
  page: {
    title: 'Our company on three panels',
    lead: 'For the trustee, the partner or the brother-in-law who has to say yes. Services, packages and how to reach us, on one sheet.',
    previewLabel: 'Preview of the brochure',
    help: 'The file is made in your browser; nothing about you is sent. The HTML file prints on one A4 sheet and folds in three. The text file is short enough to paste into WhatsApp.',
  },
  /** The same downloads as a section of another page. */
  section: {
    heading: 'Take the brochure with you',
    text: 'Three panels with services, packages and contact details, to print or to forward.',
    read: { label: 'Read it online', href: paths.brochure },
  },
  downloads: {
    html: {
      label: 'Download as HTML',
      note: 'To open, print and fold',
      fileName: `${fileName}.html`,
    },
    text: { label: 'Download as text', note: 'To read or forward', fileName: `${fileName}.txt` },
    done: { title: 'Brochure downloaded', text: 'Look in the Downloads folder of your phone or computer.' },
    failed: {
      title: 'Brochure not downloaded',
      text: 'Your browser did not allow the download. You can read the whole brochure on the brochure page.',
    },
  },
  /** What is printed: three panels, left to right. */
  document: {
    title: company.name,
    tagline:
      'AI automation for schools and small businesses in India and Tanzania, in Hindi, English and Swahili.',
    services: {
      heading: 'What we build',
      items: builds.filter(({ id }) => isOnSale(id)),
    },
    industries: {
      heading: 'Who it is for',
      items: [
        'Schools, tutors and coaching centres',
        'Clinics',
        'Salons',
        'Shops and e-commerce',
        'Hotels and restaurants',
        'Real estate',
        'Coaches',
        'Startups',
      ],
    },
    metrics: {
      heading: 'What clients see',
      items: [
        { value: '95%', label: 'satisfaction' },
        { value: '24/7', label: 'availability' },
        { value: '60%', label: 'cost reduction' },
        { value: '3x', label: 'faster' },
      ],
    },
    packages: {
      heading: 'Packages',
      items: plans('brochure-packages', {
        starter: () => ({
          text: `One chatbot or agent on one channel, live in ${period(delivery.agents)}.`,
        }),
        professional: () => ({ text: 'Connected to your bookings, payments and sheets.' }),
        custom: () => ({ text: 'Several channels, branches or an app of your own.' }),
      }).map(({ id, name, amount, text }) => ({ id, name, price: amount, text })),
      hosting: {
        label: 'Hosting',
        price: priceTag('brochure-packages.hosting.monthly'),
        perMonth: 'a month',
      },
    },
    offer: {
      heading: 'First month of support free',
      text: 'With every package. Questions, small corrections and training for your staff.',
    },
    contact: {
      heading: 'Talk to us',
      text: `The first call is free. We reply within ${terms.replyHours} hours.`,
      lines: [
        // Paper cannot open a page of ours that says what is to come, nor our own form.
        ...(isSet(contact.email)
          ? [{ id: 'email', label: 'E-mail', value: contact.email, href: `mailto:${contact.email}` }]
          : []),
        ...(isSet(contact.whatsappDisplay)
          ? [
              {
                id: 'whatsapp',
                label: 'WhatsApp',
                value: contact.whatsappDisplay,
                href: whatsappLink(`Hello ${company.name}, I have your brochure in front of me.`),
              },
            ]
          : []),
        ...(isSet(contact.schedulerUrl)
          ? [
              {
                id: 'demo',
                label: 'Free demo',
                value: contact.schedulerUrl.replace('https://', ''),
                href: contact.schedulerUrl,
              },
            ]
          : []),
        ...(isSet(contact.email) || isSet(contact.whatsappDisplay)
          ? []
          : [{ id: 'form', label: 'Write to us', value: 'Use the form on our contact page' }]),
        { id: 'office', label: 'Office', value: `${company.city}, ${company.country}` },
      ],
    },
  },
})

export const brochureHead = {
  title: 'Company Brochure to Download',
  description:
    'Our services, packages and contact details as a three-panel brochure: print it, or save it as text.',
}

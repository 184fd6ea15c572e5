import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import { capital, counted, inWords, period } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

/** Shown at /services/web-app-setup and at /services/custom-web-apps. */
const page = ({ price, plans, offers, whatsappLink }: Facts): ServicePage => ({
  page: 'web-app-setup',
  head: {
    title: 'Web App Setup: Template to Full MVP',
    description: `Web apps for admissions, bookings and orders. Template ${price('web-app-setup.template.setup')}, semi-custom ${price('web-app-setup.semi-custom.setup')}, or a full MVP with six months of support.`,
  },
  picture: {
    kind: 'register',
    label: 'Handwritten lines of a register become the rows of an app, with time, name and payment.',
    title: 'OPD, Tuesday',
    rows: [
      { time: '10:20', name: 'Meena Rawat', state: 'Paid', isDone: true },
      { time: '10:40', name: 'R. Sharma', state: 'Waiting' },
      { time: '11:00', name: 'Asha Devi', state: 'Paid', isDone: true },
    ],
  },
  hero: {
    title: 'Custom Web App Setup',
    lead: 'We turn the register at the gate, the diary at reception or the order book under the counter into an app. Your staff open it in a browser, your customers from a link.',
    actions: [
      { label: 'Plan your app', href: bookingFormLink('web-app-setup') },
      { label: 'See packages', href: '#pricing' },
    ],
  },
  ...(offers['web-app-setup'].holds && {
    offer: {
      title: `${offers['web-app-setup'].percentOff}% off for early signups`,
      text: 'On any of the three packages. Mention it when you book and we’ll put it in your quote.',
    },
  }),
  sections: [
    {
      kind: 'tiles',
      id: 'solutions',
      look: 'swatches',
      heading: 'The three kinds of app we build most',
      items: [
        {
          title: 'Admissions and records',
          text: 'Form, documents, fee receipt and section in one place, from enquiry to roll number.',
          points: ['Schools in admission season', 'Coaching batches', 'Hostels'],
        },
        {
          title: 'Bookings and queues',
          text: 'People pick a slot, pay an advance and see their turn. Reception sees the whole day.',
          points: ['OPD tokens', 'Salon chairs', 'Guesthouse rooms'],
        },
        {
          title: 'Orders and stock',
          text: 'A catalogue with a cart, UPI or M-Pesa at checkout, and stock that updates with every sale.',
          points: ['Boutiques', 'Sweet shops at Diwali', 'Wholesale counters'],
        },
      ],
    },
    {
      kind: 'list',
      id: 'inclusions',
      heading: 'In every package',
      items: [
        'Your domain, connected and secured with https',
        'Pages that open fast on a mid-range phone',
        'A login for staff, separate from customers',
        'Hindi, English or Swahili on screen',
        'Data you can download as Excel any time',
        'Daily backup',
        'One hour of training for your staff, recorded',
        'Code and accounts in your name',
      ],
    },
    {
      kind: 'plans',
      id: 'pricing',
      heading: 'Three packages',
      lead: 'Support is included for one, three or six months. After that it is optional and paid monthly.',
      items: plans('web-app-setup', {
        template: ({ features, delivery, support }) => ({
          badge: 'Quickest',
          monthlyNote: 'Optional support, after the first month',
          description: 'A ready app in your colours, with your content.',
          highlight: `${period(support)} of support`,
          features: [
            `Live in ${period(delivery)}`,
            `Up to ${features.screens} screens`,
            'One form or booking flow',
            `${counted(features.logins, 'staff login')}`,
            'Notifications by e-mail',
          ],
          requirements: ['Logo, texts and photos', 'The fields of your form', 'One round of corrections'],
          colour: 'peacock',
          action: { label: 'Choose Template', href: bookingFormLink('web-app-setup', 'Template') },
        }),
        'semi-custom': ({ features, delivery, support }) => ({
          badge: 'Takes payments',
          monthlyNote: `Optional support, after ${inWords(support.from)} months`,
          description: 'A proven app, changed where your work is different.',
          highlight: `${period(support)} of support`,
          features: [
            `Live in ${period(delivery)}`,
            `Up to ${features.screens} screens`,
            `${capital(inWords(features.processes))} flows, with online payment`,
            `${features.logins} staff logins with roles`,
            'Notifications by e-mail and WhatsApp',
          ],
          requirements: [
            'A walkthrough of your current process',
            'Account with a payment provider, or papers to open one',
            'Two rounds of corrections',
          ],
          colour: 'indigo',
          action: { label: 'Choose Semi-custom', href: bookingFormLink('web-app-setup', 'Semi-custom') },
        }),
        'full-mvp': ({ features, delivery, support }) => ({
          badge: 'Your own design',
          monthlyNote: `Optional support, after ${inWords(support.from)} months`,
          description: 'The first version of your own product, designed from a blank page.',
          highlight: `${period(support)} of support`,
          features: [
            `Live in ${period(delivery)}`,
            `Up to ${features.screens} screens, own design`,
            'All flows needed for launch, with payment',
            'Unlimited logins, roles by branch',
            'E-mail, WhatsApp and one AI feature',
            'Reports for the owner',
          ],
          requirements: [
            'A decision-maker, free twice a week',
            'A list of must-haves; we help to keep it short',
            'Five real users for testing',
          ],
          colour: 'marigold',
          action: { label: 'Choose Full MVP', href: bookingFormLink('web-app-setup', 'Full MVP') },
        }),
      }),
    },
  ],
  closing: {
    title: 'Send us a photo of your register',
    text: 'One photo of the page you fill in by hand is enough to start. We’ll reply with the right package and how many days it takes.',
    actions: [
      { label: 'Plan your app', href: bookingFormLink('web-app-setup') },
      {
        label: 'Send a photo on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, this is the register we would like as a web app: `),
      },
      { label: 'Larger apps on the pricing page', href: `${paths.pricing}#custom-web-apps` },
    ],
  },
})

export const customWebAppsHead = ({ price }: Facts) => ({
  title: 'Custom Web Apps: Template to Full MVP',
  description: `Custom web apps for schools and small businesses in three packages, from ${price('web-app-setup.template.setup')}, with one to six months of support included.`,
})

export const webApp: ServiceEntry = {
  label: 'Custom Web Apps',
  name: 'Web apps',
  menu: 'From template to full product',
  lead: 'A web app of your own, for admissions, bookings or orders.',
  vocabulary:
    'website, build my website, make my website, build our website, create a website, develop a website, web app, webapp, web application, custom web app, custom app, web app setup, application, build an app, make an app, app development, website development, web development, build a website, make a website, website design, new website, ecommerce site, e commerce site, ecommerce website, e commerce website, online store website, simple site, simple website, websites, portal, mvp, full mvp, semi custom, website template, template app, apps',
  pageName: 'web app page',
  demo: { name: 'web app setup' },
  quote: 'Web app',
  card: ({ priceTag }: Facts) => ({
    description: 'Your paper register as an app: bookings, orders, stock, queues.',
    features: ['UPI, card or M-Pesa at checkout', 'Logins and roles for staff', 'Code and data in your name'],
    idealFor: [
      { icon: 'startup', text: 'Founders who need a first version' },
      { icon: 'salon', text: 'Salons and clinics with a token queue' },
    ],
    price: { from: priceTag('web-app-setup.start') },
    colour: 'marigold',
  }),
  home: ({ price }: Facts) => ({
    text: 'Admissions, bookings, orders: the register you keep on paper, as an app your staff can use.',
    price: price('web-app-setup.start'),
    icon: 'webapp',
  }),
  footerHref: paths['custom-web-apps'],
  page,
}

import { company } from '#content/company.ts'
import { inWords } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

const page = ({ price, priceTag, services, whatsappLink, schedulerLink }: Facts): ServicePage => ({
  page: 'automation-workflows',
  head: {
    title: 'Workflow Automation for the Tools You Use',
    description: `Forms, sheets, mail, WhatsApp and billing joined into one flow that runs by itself. From ${price('automation-workflows.start')}.`,
  },
  picture: {
    kind: 'running-stitch',
    label:
      'Four steps sewn together with one thread: a form is filled in, and within seconds the sheet has a new row, the parent has a message and the bill is sent.',
    steps: [
      { icon: 'webapp', text: 'Form filled in', at: '9:02:00' },
      { icon: 'sheet', text: 'Row in the sheet', at: '9:02:01' },
      { icon: 'whatsapp', text: 'Parent informed', at: '9:02:03' },
      { icon: 'mail', text: 'Bill sent', at: '9:02:05' },
    ],
  },
  hero: {
    title: 'Workflow Automation for the Tools You Use',
    lead: 'A form comes in. Someone copies it to Excel, someone else sends the WhatsApp, a third person makes the bill. We join the steps, so the first one starts all the rest.',
    actions: [
      { label: 'Book Free Consultation', href: schedulerLink('automation-workflows') },
      { label: 'See the price', href: '#pricing' },
    ],
  },
  sections: [
    {
      kind: 'tiles',
      id: 'features',
      look: 'beside',
      heading: 'What a workflow takes over',
      items: [
        {
          title: 'Copying',
          text: 'From form to sheet to billing software in one go, with no wrong digits in the phone number.',
        },
        {
          title: 'Chasing',
          text: 'Polite reminders for unpaid invoices on days 3, 7 and 14. They stop once the money is in.',
        },
        {
          title: 'Approving',
          text: 'Leave, discount or purchase: a WhatsApp message with two buttons for the person who decides.',
        },
        {
          title: 'Papers',
          text: 'Receipts, offer letters, transfer certificates and quotations, filled in and sent as PDF.',
        },
        {
          title: 'Reading',
          text: 'Supplier bills and CVs arrive as photos. Names and figures go where they belong; unclear ones are kept for you to check.',
        },
        {
          title: 'Reporting',
          text: 'A short note at 7 pm: what ran, what is waiting, what failed and why.',
        },
      ],
    },
    {
      kind: 'tiles',
      id: 'use-cases',
      look: 'flows',
      heading: 'Flows people ask us for',
      items: [
        {
          title: 'Admission',
          text: 'Enquiry, visit, form, fee, welcome letter. Each parent knows the next step, and so does the office.',
          points: ['Web form', 'WhatsApp', 'UPI', 'Student sheet'],
        },
        {
          title: 'Patient visit',
          text: 'Token, consultation, lab, bill and a follow-up after ten days, without a second register.',
          points: ['Calendar', 'Lab mail', 'Billing', 'Reminder'],
        },
        {
          title: 'Festival order',
          text: 'Order, stock, packing slip, courier, tracking link, even on a day with four hundred orders.',
          points: ['Shop', 'Stock sheet', 'Courier', 'WhatsApp'],
        },
        {
          title: 'Guest stay',
          text: 'Booking, M-Pesa advance, ferry pick-up, check-out bill and a thank-you with a review link.',
          points: ['Booking mail', 'M-Pesa', 'Driver’s phone', 'Invoice'],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'How we go about it',
      items: [
        {
          title: 'We watch',
          text: 'We spend an hour with the person who does it today, on site or by video.',
        },
        {
          title: 'We draw',
          text: 'The whole flow on one page, including what happens when something is missing. You sign it.',
        },
        {
          title: 'We build and run in parallel',
          text: 'For a week the old way and the new way run side by side, and we compare the results.',
        },
        {
          title: 'We switch over',
          text: 'You get the accounts, the drawing and someone to call when a tool changes.',
        },
      ],
    },
    {
      kind: 'price',
      id: 'pricing',
      heading: 'Workflow automation',
      lead: `For one process from start to finish across up to ${inWords(services['automation-workflows'].tools)} tools. We quote for more processes after the first visit.`,
      from: priceTag('automation-workflows.start'),
      includes: [
        'A study of the work and a signed drawing of the flow',
        `Up to ${services['automation-workflows'].tools} tools connected`,
        'Alerts when a step fails, and a retry',
        'A week of old and new side by side',
        'Training for two people',
        'First month of support free',
      ],
      actions: [
        { label: 'Book Free Consultation', href: schedulerLink('automation-workflows') },
        { label: 'Write to us', href: paths.contact },
      ],
    },
    {
      kind: 'price',
      id: 'test-and-result-automation',
      heading: 'Test and result automation',
      lead: 'The flow schools ask for most, ready to adapt to yours: from the question paper to the message on the parent’s phone.',
      from: priceTag('test-automation.start'),
      includes: [
        'Question papers from your chapters, in two sets',
        'Objective answers marked, written ones made ready for the teacher',
        'Totals, grades and ranks by your own rules',
        'Report card as PDF, sent to each parent on WhatsApp',
        'A chart for the principal: section, subject, chapter',
      ],
      actions: [{ label: 'Ask about your school', href: paths.contact }],
    },
  ],
  closing: {
    title: 'Tell us the job everyone puts off',
    text: 'If it happens every day and follows a rule, we can automate it. If not, we’ll tell you on the call.',
    actions: [
      { label: 'Book Free Consultation', href: schedulerLink('automation-workflows') },
      {
        label: 'Describe it on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, this is the job we would like to automate: `),
      },
      { label: 'All services', href: paths.services },
    ],
  },
})

export const automationWorkflows: ServiceEntry = {
  label: 'Workflow Automation',
  name: 'Workflow automation',
  menu: null,
  lead: 'Forms, sheets, mail, WhatsApp and billing joined into one flow that runs by itself.',
  vocabulary:
    'workflow, workflow automation, automation workflow, process automation, business automation, automate my process, automate processes, automate work, back office automation, automate/automating/automation + invoice/approval/paperwork/entry/task/report/reminder/billing/onboarding/process/office/work/purchase',
  pageName: 'workflow automation page',
  demo: { name: 'workflow automation' },
  card: ({ priceTag }: Facts) => ({
    description: 'Form, sheet, approval, bill and message joined into one flow that runs by itself.',
    features: [
      'Up to five tools connected',
      'Runs alongside the old way for a week',
      'Tells you when a step fails',
    ],
    idealFor: [
      { icon: 'office', text: 'Offices that copy data between systems' },
      { icon: 'online-store', text: 'Stores with 400 orders at Diwali' },
    ],
    price: { from: priceTag('automation-workflows.start') },
    colour: 'ink',
  }),
  page,
}

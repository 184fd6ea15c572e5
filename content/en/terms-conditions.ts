import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { LegalText } from '#content/prose.ts'

export const termsConditions = ({ contact, emailLink }: Facts): LegalText => ({
  head: {
    title: 'Terms & Conditions',
    description:
      'The terms for using our website, products and services: eligibility, payment, refunds, conduct and governing law.',
  },
  title: 'Terms & Conditions',
  lead: `The agreement between you and ${company.name} when you use this site or buy from us, in as few words as we could manage.`,
  dates: [{ label: 'Last updated', shown: 'July 26, 2025', iso: '2025-07-26' }],
  contentsLabel: 'Sections',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        {
          kind: 'paragraph',
          text: `These terms apply to this website and to everything ${company.name} offers, including our four product lines:`,
        },
        {
          kind: 'list',
          items: [
            'Ecommerce automation',
            'AI for schools',
            'AI video, reels and voice',
            'AI for small businesses',
          ],
        },
        { kind: 'paragraph', text: 'By using the site or buying from us you accept them.' },
      ],
    },
    {
      id: 'services',
      heading: 'Services',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We build and run voice agents, WhatsApp agents, chatbots, custom AI agents, web apps and dashboards, and we offer software by subscription. What you get, by when and for how much is in your plan or your written quote. Delivery times count from the day we have the material we asked you for.',
        },
        {
          kind: 'paragraph',
          text: 'AI can make mistakes. We test with you before going live, but you remain responsible for what your business promises its customers.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Eligibility',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You must be 18 or older to buy from us or to enter into an agreement with us. If you act for a school or a company, you confirm that you are allowed to do so.',
        },
      ],
    },
    {
      id: 'payment-and-pricing',
      heading: 'Payment and pricing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Prices are in Indian rupees (INR) unless a page states dollars.',
            'Prices may change without notice. What you have already paid for, or accepted in a written quote, keeps its price.',
            'Online payments are processed by a payment gateway under its own terms. We do not see or store card details.',
          ],
        },
      ],
    },
    {
      id: 'cancellation-and-refund',
      heading: 'Cancellation and refund',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There is no refund for digital downloads or for services already rendered. For setup fees the refund policy says when you get all, half or none of your money back.',
        },
        { kind: 'links', links: [{ label: 'Refund & Cancellation Policy', href: paths.refundPolicy }] },
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Texts, designs and code of this site and of our products belong to us or to those who license them to us; do not copy or resell them without our written consent. Your logo, content and customer data stay yours. You allow us to use them as far as our work for you needs.',
        },
      ],
    },
    {
      id: 'user-conduct',
      heading: 'User conduct',
      blocks: [
        { kind: 'paragraph', text: 'Please do not use the site or what we build for you:' },
        {
          kind: 'list',
          items: [
            'to break a law, or to deceive, harass or spam people,',
            'to send messages to people who have not agreed to receive them,',
            'to break into, overload or copy our systems,',
            'to post false testimonials or to pose as someone else.',
          ],
        },
        { kind: 'paragraph', text: 'If you do, we may stop the service.' },
      ],
    },
    {
      id: 'third-party-services',
      heading: 'Third-party services',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our work relies on others: WhatsApp, telephone companies, model providers, hosting and payment companies. Their terms and charges apply to you too, and we are not responsible for their failures or for sites we link to. When one of them changes its rules, we tell you what it means for your setup.',
        },
      ],
    },
    {
      id: 'modifications',
      heading: 'Modifications',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change these terms. The date at the top then changes with them, and using the site afterwards means that you accept the new text.',
        },
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        {
          kind: 'paragraph',
          text: `The laws of ${company.country} govern these terms. Before going to court, talk to us: most things are settled by a phone call.`,
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          kind: 'paragraph',
          text: `${company.name}, ${company.city}, ${company.country}. Questions about these terms:`,
        },
        {
          kind: 'links',
          links: [
            { label: contact.email, href: emailLink() },
            { label: 'Contact page', href: paths.contact },
          ],
        },
      ],
    },
  ],
})

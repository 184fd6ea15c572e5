import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { LegalText } from '#content/prose.ts'
import { writeToUs } from './write-to-us.ts'

export const refundPolicy = (facts: Facts): LegalText => ({
  head: {
    title: 'Refund & Cancellation Policy',
    description: `When you get all of your money back, when half, when none, and how to ask: within ${facts.terms.refund.days} days of setup.`,
  },
  title: 'Refund & Cancellation Policy',
  lead: 'When you get all of your money back, when half, when none, and what to write to us.',
  dates: [{ label: 'Last updated', shown: '26 July 2025', iso: '2025-07-26' }],
  contentsLabel: 'Sections',
  sections: [
    {
      id: 'time-limit',
      heading: 'Time limit',
      blocks: [
        {
          kind: 'paragraph',
          text: `Ask for a refund within ${facts.terms.refund.days} days of setup, before the bot goes live or customization begins.`,
        },
      ],
    },
    {
      id: 'full-refund',
      heading: 'Full refund',
      blocks: [{ kind: 'paragraph', text: 'If setup has not started, you get everything back.' }],
    },
    {
      id: 'partial-refund',
      heading: 'Partial refund',
      blocks: [
        {
          kind: 'paragraph',
          text: `If the flows are partly built but not operational, you get ${facts.terms.refund.partPercent}% back.`,
        },
      ],
    },
    {
      id: 'no-refund',
      heading: 'No refund',
      blocks: [
        {
          kind: 'paragraph',
          text: `After ${facts.terms.refund.days} days, or once the bot is live and customized, there is no refund.`,
        },
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can cancel any time before launch or before setup is complete. After that we need written notice, and charges may apply for work done and services running.',
        },
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask for a refund',
      blocks: [
        { kind: 'paragraph', text: 'Send an e-mail to the address below with:' },
        {
          kind: 'list',
          items: [
            'your name,',
            'the payment details: invoice number or date of payment,',
            'the reason for your request.',
          ],
        },
        { kind: 'paragraph', text: 'Late requests may be denied, subject to review.' },
        {
          kind: 'links',
          links: [
            writeToUs(facts, 'Refund request'),
            { label: 'Terms & Conditions', href: paths.termsConditions },
          ],
        },
      ],
    },
  ],
})

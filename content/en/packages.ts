import type { Facts } from '#content/facts.ts'
import { inWords, period } from './counting.ts'

/** The Quick Start packages. Checkout knows them by id and takes the amount from the price list. */
export const packages = ({ plans }: Facts) =>
  plans('quick-start', {
    'basic-chatbot': ({ features, support }) => ({
      description: 'A website chatbot with your most asked questions, ready in a week.',
      features: [
        `One website, ${inWords(features.languages)} language`,
        `Up to ${features.answers} questions answered`,
        'Enquiries by e-mail',
        `${period(support)} of support`,
      ],
    }),
    'advanced-chatbot': ({ features, support }) => ({
      description: 'Website and WhatsApp together, trained on your documents.',
      features: [
        `Website and WhatsApp, ${inWords(features.languages)} languages`,
        'Reads your brochure, price list and policies',
        'Bookings or orders saved to a Google Sheet',
        'Hands over to your staff',
        `${period(support)} of support`,
      ],
    }),
    'enterprise-solution': ({ support }) => ({
      description: 'Chat, voice and reporting for a business with several branches.',
      features: [
        'Website, WhatsApp and phone',
        'Hindi, English and Swahili',
        'Connected to your CRM or booking software',
        'Dashboard for the owner',
        `${period(support)} of support`,
      ],
    }),
  })

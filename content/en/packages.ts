import type { ServicePackage } from '#content/types/pricing.ts'

/** The Quick Start packages. Checkout knows them by id and takes the amount from the price list. */
export const packages: ServicePackage[] = [
  {
    id: 'basic-chatbot',
    name: 'Basic AI Chatbot',
    description: 'A website chatbot with your most asked questions, ready in a week.',
    price: 'package.basic-chatbot',
    features: [
      'One website, one language',
      'Up to 50 questions answered',
      'Enquiries by e-mail',
      '30 days of support',
    ],
  },
  {
    id: 'advanced-chatbot',
    name: 'Advanced AI Chatbot',
    description: 'Website and WhatsApp together, taught from your documents.',
    price: 'package.advanced-chatbot',
    features: [
      'Website and WhatsApp, two languages',
      'Reads your brochure, price list and policies',
      'Bookings or orders into a Google Sheet',
      'Hands over to your staff',
      '90 days of support',
    ],
  },
  {
    id: 'enterprise-solution',
    name: 'Enterprise AI Solution',
    description: 'Chat, voice and reporting for a business with several branches.',
    price: 'package.enterprise-solution',
    features: [
      'Website, WhatsApp and phone',
      'Hindi, English and Swahili',
      'Connected to your CRM or booking software',
      'Dashboard for the owner',
      '1 year of support',
    ],
  },
]

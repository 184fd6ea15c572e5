import type { Offer, OfferId } from '#content/catalogue/terms.ts'
import { counted, inWords, left } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'

interface OfferWords {
  id: OfferId | 'support' | 'annual'
  title: string
  /** For whom, off what, until when. */
  rules: string[]
}

/** Every offer that can be had today, with its rules; what comes with every setup stands at the end. */
export function offersOnSale({ offers, terms }: Facts): OfferWords[] {
  const { launch } = offers
  const forService = (
    id: Exclude<OfferId, 'launch'>,
    service: string,
    how = 'For early signups. Mention it when you book.',
  ): OfferWords[] => {
    const offer: Offer = offers[id]
    if (!offer.holds) return []
    const isOffSetup = offer.off === 'setup'
    return [
      {
        id,
        title: `${service}: ${offer.percentOff}% off${isOffSetup ? ' setup' : ''}`,
        rules: [
          offer.clients ? `For the first ${offer.clients} clients.${left(offer)}` : how,
          ...(isOffSetup ? ['The monthly fee stays the same.'] : []),
          ...until(offer),
        ],
      },
    ]
  }
  return [
    ...(launch.holds
      ? [
          {
            id: 'launch' as const,
            title: `${launch.percentOff}% off setup fees for the first ${launch.clients} clients`,
            rules: [
              `Our launch offer, on any setup.${left(launch)}`,
              'The monthly fee stays the same.',
              ...until(launch),
            ],
          },
        ]
      : []),
    ...forService('website-chatbots', 'Website chatbots'),
    ...forService('business-dashboards', 'Business dashboards'),
    ...forService(
      'ai-chatbots',
      'AI chatbots',
      'For early signups. Ask on your first call; we take it off your first invoice.',
    ),
    ...forService('web-app-setup', 'Web app setup'),
    {
      id: 'support',
      title: 'First month of support free',
      rules: ['With every setup.'],
    },
    {
      id: 'annual',
      title: `Pay for a year, get ${inWords(terms.annual.freeMonths)} months free`,
      rules: [`You pay ${counted(terms.annual.paidMonths, 'month')} of the monthly fee at once.`],
    },
  ]
}

function until({ until: day }: Offer): string[] {
  if (day === '') return []
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return [`Until ${date}.`]
}

import type { Offer, OfferId } from '#content/catalogue/terms.ts'
import type { Facts } from '#content/facts.ts'
import { countOf, left } from '#content/sw/counting.ts'

interface OfferTexts {
  title: string
  rules: string[]
}

/** Those that can be had today, by their ids; the English words say in which order. */
export function offersOnSale({ offers, terms }: Facts): Record<string, OfferTexts> {
  const { launch } = offers
  const forService = (
    id: Exclude<OfferId, 'launch'>,
    service: string,
    how = 'Kwa wanaojiunga mapema. Itaje unapoweka miadi.',
  ): Record<string, OfferTexts> => {
    const offer: Offer = offers[id]
    if (!offer.holds) return {}
    const isOffSetup = offer.off === 'setup'
    return {
      [id]: {
        title: `${service}: punguzo la ${offer.percentOff}%${isOffSetup ? ' la ada ya usanidi' : ''}`,
        rules: [
          offer.clients ? `Kwa wateja ${offer.clients} wa kwanza.${left(offer)}` : how,
          ...(isOffSetup ? ['Ada ya mwezi haibadiliki.'] : []),
          ...until(offer),
        ],
      },
    }
  }
  return {
    ...(launch.holds && {
      launch: {
        title: `Punguzo la ${launch.percentOff}% la ada ya usanidi kwa wateja ${launch.clients} wa kwanza`,
        rules: [
          `Ofa yetu ya uzinduzi, kwa usanidi wowote.${left(launch)}`,
          'Ada ya mwezi haibadiliki.',
          ...until(launch),
        ],
      },
    }),
    ...forService('website-chatbots', 'Chatbot za tovuti'),
    ...forService('business-dashboards', 'Dashibodi za biashara'),
    ...forService(
      'ai-chatbots',
      'Chatbot za AI',
      'Kwa wanaojiunga mapema. Iombe kwenye simu yako ya kwanza; tunaikata kwenye ankara yako ya kwanza.',
    ),
    ...forService('web-app-setup', 'Usanidi wa programu ya wavuti'),
    support: { title: 'Msaada wa bure mwezi wa kwanza', rules: ['Kwa kila usanidi.'] },
    annual: {
      title: `Lipia mwaka, upate miezi ${countOf('mi', terms.annual.freeMonths)} bure`,
      rules: [`Unalipa ada ya miezi ${terms.annual.paidMonths} kwa mara moja.`],
    },
  }
}

function until({ until: day }: Offer): string[] {
  if (day === '') return []
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('sw-TZ', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return [`Hadi ${date}.`]
}

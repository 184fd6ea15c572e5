import type { Offer, OfferId } from '#content/catalogue/terms.ts'
import type { Facts } from '#content/facts.ts'
import { inWords, left } from '#content/hi/counting.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

type OfferTexts = Texts<Words['pricing']['offers']['items']>

/** Every offer that can be had today, with its rules. */
export function offersOnSale({ offers, terms }: Facts): OfferTexts {
  const { launch } = offers
  const forService = (
    id: Exclude<OfferId, 'launch'>,
    service: string,
    how = 'पहले जुड़ने वालों के लिए। बुक करते समय बता दीजिए।',
  ): OfferTexts => {
    const offer: Offer = offers[id]
    if (!offer.holds) return {}
    const isOffSetup = offer.off === 'setup'
    return {
      [id]: {
        title: `${service}: ${isOffSetup ? 'सेटअप पर ' : ''}${offer.percentOff}% की छूट`,
        rules: [
          offer.clients ? `पहले ${offer.clients} क्लाइंट के लिए।${left(offer)}` : how,
          ...(isOffSetup ? ['मासिक शुल्क वही रहता है।'] : []),
          ...until(offer),
        ],
      },
    }
  }
  return {
    ...(launch.holds && {
      launch: {
        title: `पहले ${launch.clients} क्लाइंट को सेटअप शुल्क पर ${launch.percentOff}% की छूट`,
        rules: [`हमारा लॉन्च ऑफ़र, किसी भी सेटअप पर।${left(launch)}`, 'मासिक शुल्क वही रहता है।', ...until(launch)],
      },
    }),
    ...forService('website-chatbots', 'वेबसाइट चैटबॉट'),
    ...forService('business-dashboards', 'बिज़नेस डैशबोर्ड'),
    ...forService(
      'ai-chatbots',
      'AI चैटबॉट',
      'पहले जुड़ने वालों के लिए। पहली कॉल पर माँग लीजिए; हम पहले बिल में घटा देंगे।',
    ),
    ...forService('web-app-setup', 'वेब ऐप का सेटअप'),
    support: { title: 'पहले महीने का सपोर्ट मुफ़्त', rules: ['हर सेटअप के साथ।'] },
    annual: {
      title: `साल भर का एक साथ दें, ${inWords(terms.annual.freeMonths)} महीने मुफ़्त पाएँ`,
      rules: [`मासिक शुल्क ${terms.annual.paidMonths} महीने का, एक साथ देना है।`],
    },
  }
}

function until({ until: day }: Offer): string[] {
  if (day === '') return []
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('hi-IN', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return [`${date} तक।`]
}

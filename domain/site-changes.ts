import type { Catalogue } from '#content/catalogue/catalogue.ts'
import { isServiceOnSale } from '#content/catalogue/on-sale.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Offer } from '#content/catalogue/terms.ts'
import { type SiteValue, siteFields, withValueAt } from '#content/site-fields.ts'

/** The owner's values, by field; what is not among them is as the code ships it. */
export type SiteValues = Readonly<Record<string, SiteValue>>

/** The facts as the owner wants them on a day. A value of a field that is gone from the code changes nothing. */
export function factsWith(shipped: Catalogue, values: SiteValues, today: string): Catalogue {
  if (Object.keys(values).length === 0) return shipped
  const facts = Object.entries(values).reduce((facts, [id, value]) => {
    const field = siteFields.get(id)
    return field ? withValueAt(facts, field.path, value) : facts
  }, shipped)
  const { contact, announcement } = facts
  return {
    ...facts,
    contact: {
      ...contact,
      ...(contact.whatsappDisplay !== shipped.contact.whatsappDisplay && {
        whatsappNumber: contact.whatsappDisplay.replaceAll(/\D/g, ''),
      }),
    },
    announcement: {
      ...announcement,
      isShown: announcement.text !== '' && isWithin(announcement, today),
    },
    offers: offersOn(facts, today),
    specialDays: facts.specialDays.filter(({ date }) => date >= today),
  }
}

/** What of the facts is another on another day, though nobody changed anything. */
export function shownToday({ announcement, offers, specialDays }: Catalogue): string {
  const held = Object.values(offers).map(({ holds }) => holds)
  return JSON.stringify([announcement.isShown, held, specialDays.length])
}

/** An offer holds while it is switched on, from its day to its day, as long as there are places, and what it is on is sold. */
function offersOn({ offers, onSale }: Catalogue, today: string): Catalogue['offers'] {
  const entries = Object.entries<Offer>(offers).map(([id, offer]) => {
    const { isOn, clients, taken = 0 } = offer
    const isSold = id === 'launch' || isServiceOnSale({ onSale }, id as ServiceId)
    const hasPlaces = clients === undefined || taken < clients
    return [id, { ...offer, holds: isOn && isSold && hasPlaces && isWithin(offer, today) }]
  })
  return Object.fromEntries(entries)
}

/** A day that is left empty is no limit. */
function isWithin({ from, until }: { from: string; until: string }, today: string): boolean {
  return (from === '' || from <= today) && (until === '' || today <= until)
}

import type { Catalogue } from '#content/catalogue/catalogue.ts'
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
  const { text, from, until } = announcement
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
      isShown: text !== '' && (from === '' || from <= today) && (until === '' || today <= until),
    },
  }
}

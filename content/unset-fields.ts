import { isSet } from './booking-link.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { type SiteFieldKind, siteFieldId, siteFields, valueAt } from './site-fields.ts'

const openingKinds: readonly SiteFieldKind[] = ['phone', 'email', 'address', 'video']

/** Without one, our own form is the scheduler. */
const scheduler = siteFieldId('contact', 'schedulerUrl')

/** Addresses, numbers and videos that open nothing yet, by field. */
export function unsetFields(facts: Catalogue): string[] {
  return [...siteFields.values()]
    .filter(
      ({ id, kind, path }) =>
        openingKinds.includes(kind) && id !== scheduler && !isSet(String(valueAt(facts, path))),
    )
    .map(({ id }) => id)
}

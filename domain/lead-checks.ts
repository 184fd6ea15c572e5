import { z } from 'zod'
import { wordsIn } from '#content/words.ts'
import { type Checked, check, shapeOf, ticked } from './fields.ts'
import { contactFields, findBookingFields, quoteFields } from './form-fields.ts'

const contact = z.object({ ...shapeOf(contactFields), marketing_consent: ticked })
const quote = z.object({ ...shapeOf(quoteFields), marketing_consent: ticked })
const findBooking = z.object(shapeOf(findBookingFields))

export function checkContact(input: unknown): Checked<z.infer<typeof contact>> {
  return check(contact, input)
}

export function checkQuote(input: unknown): Checked<z.infer<typeof quote>> {
  const checked = check(quote, input)
  const isOnSale = !checked.ok || !wordsIn('en').quote.notOnSale.includes(checked.fields.service ?? '')
  return isOnSale ? checked : { ok: false, problems: [{ field: 'service', problem: 'not-on-sale' }] }
}

export function checkFindBooking(input: unknown): Checked<z.infer<typeof findBooking>> {
  return check(findBooking, input)
}

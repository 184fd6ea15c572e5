import { unlistedPaths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { findBookingFields } from '#domain/form-fields.ts'
import { LeadForm } from './lead-form.tsx'

interface FindBookingFormProps {
  words: Words['findBooking']['form']
  common: Words['forms']
  values?: Record<string, string> | undefined
  errors?: Record<string, string> | undefined
}

/** Asks for an e-mail address, to which the links of its demos and orders are sent. */
export function FindBookingForm({ words, common, values, errors }: FindBookingFormProps) {
  return (
    <LeadForm
      id="find-booking-form"
      address={unlistedPaths.findBooking}
      thanks="/thanks/find-booking"
      words={words}
      common={{ ...common, prefilled: words.prefilled }}
      fields={findBookingFields}
      values={values}
      errors={errors}
      notice={words.notice}
      asksForMarketing={false}
    />
  )
}

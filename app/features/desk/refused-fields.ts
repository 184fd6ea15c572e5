/** What was typed into a form of the calendar and will not do, with what is wrong at each field. */
export interface RefusedFields {
  typed: Record<string, string>
  errors: Record<string, string>
  /** The e-mail address that was probably meant. */
  suggestion?: string | undefined
  /** Free times close to the one that cannot be had. */
  free?: Date[] | undefined
  /** Whether nothing but the owner's own time is in the way. */
  canInsist?: boolean
}

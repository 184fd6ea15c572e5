export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

export const shownMaxLength = 150

/** What a card shows unless all of it is asked for: 150 characters and an ellipsis. */
export function shortened(content: string): string {
  const characters = [...content]
  return characters.length > shownMaxLength
    ? `${characters.slice(0, shownMaxLength).join('').trimEnd()}…`
    : content
}

/** Of the first and the last name, without titles such as “Dr.”. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter((word) => !word.endsWith('.'))
    .map((word) => [...word][0] ?? '')
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en')
}

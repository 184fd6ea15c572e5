export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

export const longestShown = 150

/** What a card shows unless all of it is asked for: 150 characters and an ellipsis. */
export function shortened(content: string): string {
  const characters = [...content]
  return characters.length > longestShown
    ? `${characters.slice(0, longestShown).join('').trimEnd()}…`
    : content
}

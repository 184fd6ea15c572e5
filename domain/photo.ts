/** What a client's photo may be. Everything else, and everything in it that is not the picture, stays outside. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof photoTypes)[number]

/** In bytes: a square of 400 pixels takes half of it. */
export const longestPhoto = 60_000

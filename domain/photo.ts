/** What a client's photo may be. Everything else, and everything in it that is not the picture, stays outside. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof photoTypes)[number]

/** In bytes: a square of 400 pixels takes half of it. */
export const maxPhotoSize = 60_000

/** In pixels, either way. Photos are shown small; more would only be a burden to phones. */
export const widestPhoto = 800

/** What the owner's browser makes of a larger one: a square with this side. */
export const photoSide = 400

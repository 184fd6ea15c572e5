/** The measures every cloth is drawn in. They stand apart because a page needs them without the loom. */
export const width = 640
export const height = 400

/** What is known of a picture that the owner brought. */
interface Picture {
  /** What is seen on it, for whoever does not see it. */
  alt: string
  width: number
  height: number
}

/** By their names, each made from what is in the file. */
export type Pictures = Readonly<Record<string, Picture>>

/** A picture as pages show it: every browser takes the smallest file that will do. */
export interface ShownPicture extends Picture {
  src: string
  sources: { type: string; srcSet: string }[]
}

export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureFormats

/** In pixels. */
export const widestPicture = 1600
const pictureWidths = [480, 960, widestPicture]

/** In which widths a picture is kept; never larger than it came. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, widestPicture)
  return [...pictureWidths.filter((each) => each < widest), widest]
}

function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${pictureReference(name)}-${width}.${format}`
}

/** As it stands in a text: `![A blue door](/pictures/4f1c…)`. */
export function pictureReference(name: string): string {
  return `/pictures/${name}`
}

export function pictureNameIn(reference: string): string | undefined {
  return /^\/pictures\/([0-9a-f]{16})$/.exec(reference)?.[1]
}

/** Nothing for a name that no picture has. */
export function shownPicture(name: string | undefined, pictures: Pictures): ShownPicture | undefined {
  const picture = name !== undefined && Object.hasOwn(pictures, name) ? pictures[name] : undefined
  if (!picture || name === undefined) return undefined
  const widths = widthsOf(picture.width)
  const srcSet = (format: PictureFormat) =>
    widths.map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ')
  return {
    ...picture,
    src: pictureFile(name, widths[0] ?? picture.width, 'jpg'),
    sources: (['avif', 'webp', 'jpg'] as const).map((format) => ({
      type: pictureFormats[format],
      srcSet: srcSet(format),
    })),
  }
}

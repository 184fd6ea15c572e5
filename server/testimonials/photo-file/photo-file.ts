import { maxPhotoSize, type PhotoType, widestPhoto } from '#domain/photo.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/** A picture found in a file: its size, and the file again with nothing in it but the picture. */
export interface FoundPicture {
  width: number
  height: number
  bytes: Uint8Array
}

export type PhotoFile = FoundPicture & { type: PhotoType }

export type PhotoProblem = 'too-large' | 'not-a-photo'

const readers: Record<PhotoType, (file: Buffer) => FoundPicture | undefined> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
}

/**
 * What a file is by its content, whatever its name says. Where the camera was, and whatever else is hidden in it or
 * behind it, is left out.
 */
export function readPhoto(file: Uint8Array): PhotoFile | PhotoProblem {
  if (file.byteLength > maxPhotoSize) return 'too-large'
  for (const [type, read] of Object.entries(readers)) {
    const picture = attempt(() => read(Buffer.from(file)))
    if (!picture) continue
    const { width, height } = picture
    if (width < 1 || height < 1) return 'not-a-photo'
    return Math.max(width, height) > widestPhoto ? 'too-large' : { type: type as PhotoType, ...picture }
  }
  return 'not-a-photo'
}

/** A file that ends too early is no picture. */
function attempt(read: () => FoundPicture | undefined): FoundPicture | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

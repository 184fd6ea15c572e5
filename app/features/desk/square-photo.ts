import { maxPhotoSize, photoSide } from '#domain/photo.ts'

const qualities = [0.85, 0.7, 0.5]

/** The middle of a picture, small enough to be taken; nothing if the browser cannot read it. */
export async function squarePhoto(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!picture || !pen) return undefined
  canvas.width = photoSide
  canvas.height = photoSide
  const side = Math.min(picture.width, picture.height)
  // What is transparent would turn black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, photoSide, photoSide)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, photoSide, photoSide)
  for (const quality of qualities) {
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (photo && photo.size <= maxPhotoSize) return photo
  }
  return undefined
}

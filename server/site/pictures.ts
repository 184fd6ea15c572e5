import { createHash } from 'node:crypto'
import { and, count, desc, eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { type PictureFormat, pictureFormats, widestPicture, widthsOf } from '#content/picture.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { sitePictureFiles, sitePictures } from '#server/db/schema/site-texts.ts'
import type { PublishedSite } from './published-site.ts'

type SitePicture = typeof sitePictures.$inferSelect

type PictureProblem = 'not-a-picture' | 'too-large' | 'too-many-pixels' | 'moving' | 'full' | 'known'

export interface SitePictures {
  list(): Promise<SitePicture[]>
  /** Its name, or what is wrong with it. */
  add(by: string, file: Uint8Array, alt: string): Promise<{ name: string } | { problem: PictureProblem }>
  /** False if there is none of that name. */
  describe(by: string, name: string, alt: string): Promise<boolean>
  remove(by: string, name: string): Promise<boolean>
  file(name: string, width: number, format: string): Promise<Uint8Array | undefined>
}

export const maxPictureSize = 15 * 1024 * 1024
/** More than any telephone's camera takes. */
const mostPixels = 60_000_000
const mostPictures = 1000

const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 3 }),
  webp: (image) => image.webp({ quality: 74 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
}

/** Only what a camera or a drawing program writes; nothing that may hold a script or a film. */
const readFormats = new Set(['jpeg', 'png', 'webp', 'heif'])

/** The owner's pictures: drawn anew in several sizes, so that nothing of the file but the picture is kept. */
export function createPictures(database: Database, site: PublishedSite): SitePictures {
  return {
    list: () => database.db.select().from(sitePictures).orderBy(desc(sitePictures.updatedAt)),

    async add(by, file, alt) {
      const drawn = await inTurn(() => draw(file))
      if ('problem' in drawn) return drawn
      const { name, width, height, files } = drawn
      const problem = await database.transaction(async (transaction): Promise<PictureProblem | undefined> => {
        const [stored] = await transaction.select({ count: count() }).from(sitePictures)
        if ((stored?.count ?? 0) >= mostPictures) return 'full'
        const inserted = await transaction
          .insert(sitePictures)
          .values({ name, alt, width, height, ownerEmail: by, updatedAt: new Date() })
          .onConflictDoNothing()
          .returning({ name: sitePictures.name })
        if (inserted.length === 0) return 'known'
        for (const each of files)
          await transaction
            .insert(sitePictureFiles)
            .values({ name, ...each })
            .onConflictDoNothing()
        await audit(transaction, { ownerEmail: by, action: 'picture-added', subject: `picture:${name}` })
        return undefined
      })
      if (problem) return { problem }
      await site.refresh()
      return { name }
    },

    async describe(by, name, alt) {
      const isThere = await database.transaction(async (transaction) => {
        const rows = await transaction
          .update(sitePictures)
          .set({ alt, updatedAt: new Date() })
          .where(eq(sitePictures.name, name))
          .returning({ name: sitePictures.name })
        if (rows.length === 0) return false
        await audit(transaction, { ownerEmail: by, action: 'picture-described', subject: `picture:${name}` })
        return true
      })
      if (isThere) await site.refresh()
      return isThere
    },

    async remove(by, name) {
      const isRemoved = await database.transaction(async (transaction) => {
        const rows = await transaction.delete(sitePictures).where(eq(sitePictures.name, name)).returning()
        if (rows.length === 0) return false
        await audit(transaction, { ownerEmail: by, action: 'picture-removed', subject: `picture:${name}` })
        return true
      })
      if (isRemoved) await site.refresh()
      return isRemoved
    },

    async file(name, width, format) {
      const [found] = await database.db
        .select({ bytes: sitePictureFiles.bytes })
        .from(sitePictureFiles)
        .where(
          and(
            eq(sitePictureFiles.name, name),
            eq(sitePictureFiles.width, width),
            eq(sitePictureFiles.format, format),
          ),
        )
      return found?.bytes
    },
  }
}

let lastDrawn: Promise<unknown> = Promise.resolve()

/** One picture at a time: drawing takes a core, and visitors need one too. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = lastDrawn.then(work)
  lastDrawn = done.catch(() => {})
  return done
}

interface Drawn {
  name: string
  width: number
  height: number
  files: { width: number; format: PictureFormat; bytes: Buffer }[]
}

async function draw(file: Uint8Array): Promise<Drawn | { problem: PictureProblem }> {
  if (file.length > maxPictureSize) return { problem: 'too-large' }
  try {
    // What cannot be read as a whole is refused, rather than shown half.
    const source = sharp(file, { failOn: 'error', limitInputPixels: false, animated: false })
    const { format, width, height, pages } = await source.metadata()
    if (!readFormats.has(format)) return { problem: 'not-a-picture' }
    if (width * height > mostPixels) return { problem: 'too-many-pixels' }
    if ((pages ?? 1) > 1) return { problem: 'moving' }
    // The right way up, in the web's colours, without where and when it was taken.
    const upright = await source
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: widestPicture, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
    const size = { width: upright.info.width, height: upright.info.height }
    const files: Drawn['files'] = []
    for (const each of widthsOf(size.width))
      for (const format of Object.keys(pictureFormats) as PictureFormat[]) {
        const bytes = await encoders[format](sharp(upright.data).resize({ width: each })).toBuffer()
        files.push({ width: each, format, bytes })
      }
    return { name: createHash('sha256').update(file).digest('hex').slice(0, 16), ...size, files }
  } catch {
    return { problem: 'not-a-picture' }
  }
}

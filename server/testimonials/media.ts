import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import type { PhotoType } from '#domain/photo.ts'
import { readVideoLink } from '#domain/video-link.ts'
import { audit } from '#server/auth/audit.ts'
import type { Transaction } from '#server/db/database.ts'
import { testimonialPhotos, testimonials } from '#server/db/schema/testimonials.ts'
import { type Answer, answered } from './answer.ts'
import { type PhotoProblem, readPhoto } from './photo-file/photo-file.ts'
import { isKept } from './selection.ts'
import type { TestimonialParts } from './testimonials.ts'

type StoredPhoto = Pick<typeof testimonialPhotos.$inferSelect, 'contentType' | 'bytes'>

type MediaChange<Problem extends string> = 'changed' | 'gone' | Problem

/** The photo and the video that the owner adds to a testimonial. */
export interface TestimonialMedia {
  setPhoto(ownerEmail: string, id: string, file: Uint8Array): Promise<Answer<MediaChange<PhotoProblem>>>
  removePhoto(ownerEmail: string, id: string): Promise<Answer<MediaChange<never>>>
  /** An empty link takes the video away. */
  setVideo(ownerEmail: string, id: string, link: string): Promise<Answer<MediaChange<'not-a-link'>>>
  /** For the owner, published or not. */
  photoOf(id: string): Promise<StoredPhoto | undefined>
  /** By the last part of its address, and only while its testimonial is published. */
  publishedPhoto(name: string): Promise<StoredPhoto | undefined>
}

const extensions: Record<PhotoType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** `tell` is called after a change, before the owner is told that it is done. */
export function testimonialMedia(
  { database, log }: TestimonialParts,
  tell: () => Promise<void>,
): TestimonialMedia {
  async function change(
    ownerEmail: string,
    id: string,
    action: string,
    set: Partial<typeof testimonials.$inferSelect>,
    alsoDo: (transaction: Transaction) => Promise<unknown> = async () => {},
  ): Promise<Answer<'changed' | 'gone'>> {
    const answer = await answered(log, 'change', () =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .update(testimonials)
          .set({ ...set, updatedAt: new Date() })
          .where(and(eq(testimonials.id, id), isKept))
          .returning({ id: testimonials.id })
        if (rows.length === 0) return 'gone' as const
        await alsoDo(transaction)
        await audit(transaction, { ownerEmail, action, subject: `testimonial:${id}` })
        return 'changed' as const
      }),
    )
    if (answer.ok) await tell()
    return answer
  }

  return {
    async setPhoto(ownerEmail, id, file) {
      const photo = readPhoto(file)
      if (typeof photo === 'string') return { ok: true, value: photo }
      const { type, bytes } = photo
      const hash = createHash('sha256').update(bytes).digest('hex')
      const photoUrl = `${paths.testimonials}/photos/${hash}.${extensions[type]}`
      return change(ownerEmail, id, 'testimonial-photo', { photoUrl }, (transaction) => {
        const stored = { hash, contentType: type, bytes }
        return transaction
          .insert(testimonialPhotos)
          .values({ testimonialId: id, ...stored })
          .onConflictDoUpdate({ target: testimonialPhotos.testimonialId, set: stored })
      })
    },

    removePhoto: (ownerEmail, id) =>
      change(ownerEmail, id, 'testimonial-photo-removed', { photoUrl: null }, (transaction) =>
        transaction.delete(testimonialPhotos).where(eq(testimonialPhotos.testimonialId, id)),
      ),

    async setVideo(ownerEmail, id, link) {
      const video = readVideoLink(link)
      if (!video && link.trim() !== '') return { ok: true, value: 'not-a-link' }
      return change(ownerEmail, id, 'testimonial-video', { videoUrl: video?.url ?? null })
    },

    async photoOf(id) {
      const [photo] = await database.db
        .select({ contentType: testimonialPhotos.contentType, bytes: testimonialPhotos.bytes })
        .from(testimonialPhotos)
        .where(eq(testimonialPhotos.testimonialId, id))
      return photo
    },

    async publishedPhoto(name) {
      const hash = /^[0-9a-f]{64}(?=\.(?:jpg|png|webp)$)/.exec(name)?.[0]
      if (!hash) return undefined
      const [photo] = await database.db
        .select({ contentType: testimonialPhotos.contentType, bytes: testimonialPhotos.bytes })
        .from(testimonialPhotos)
        .innerJoin(testimonials, eq(testimonials.id, testimonialPhotos.testimonialId))
        .where(and(eq(testimonialPhotos.hash, hash), eq(testimonials.status, 'approved'), isKept))
        .limit(1)
      return photo
    },
  }
}

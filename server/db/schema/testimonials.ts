import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { testimonialFields as fields } from '#domain/form-fields.ts'
import { maxPhotoSize, photoTypes } from '#domain/photo.ts'
import { testimonialStatuses } from '#domain/testimonial-text.ts'
import { emailAddress, line, oneOf, prose } from '../checks.ts'
import { bytes, timestamp } from './columns.ts'

/** What clients say. Row-level security lets anonymous callers read approved rows and add pending ones, nothing else. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    role: text(),
    content: text().notNull(),
    rating: integer().notNull(),
    serviceType: text('service_type').notNull(),
    projectDetails: text('project_details'),
    status: text({ enum: testimonialStatuses }).notNull().default('pending'),
    photoUrl: text('photo_url'),
    videoUrl: text('video_url'),
    /** It was written in, and its author is written to in. */
    language: text().notNull().default('en'),
    featured: boolean().notNull().default(false),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
    /** Written by us to show the layout; the owner removes all of them with one press. */
    sample: boolean().notNull().default(false),
    /** Came by an invitation that the owner had sent to this address. */
    verifiedClient: boolean('verified_client').notNull().default(false),
    /** The invitation it came by: each vouches for one testimonial. */
    invitationId: uuid('invitation_id').unique(),
    /** Whether the box that allows publishing was ticked; what came by other ways has to be asked about. */
    publishConsent: boolean('publish_consent').notNull().default(false),
    /** When it first appeared on the site, and its author was told so. */
    publishedAt: timestamp('published_at'),
    /** Why this looks like abuse, for the owner to judge. */
    suspicion: text(),
    /** Taken out by the owner; for a day it can be put back. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    line(table.name, fields.name.maxLength),
    emailAddress(table.email),
    line(table.company, fields.company.maxLength),
    line(table.role, fields.role.maxLength),
    prose(table.content, fields.content.maxLength),
    check('rating_is_valid', sql`${table.rating} between 1 and 5`),
    line(table.serviceType, fields.service_type.maxLength),
    prose(table.projectDetails, fields.project_details.maxLength),
    oneOf(table.status, testimonialStatuses),
    line(table.photoUrl, 500),
    line(table.videoUrl, 500),
    line(table.language, 10),
    line(table.suspicion, 200),
    index('testimonials_status').on(table.status, table.createdAt),
    index('testimonials_email').on(table.email),
  ],
)

/** Photos of clients, small enough to be part of every backup. Apart, so that lists do not carry them. */
export const testimonialPhotos = pgTable(
  'testimonial_photos',
  {
    testimonialId: uuid('testimonial_id')
      .primaryKey()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes in hex: the photo's name on the site. */
    hash: text().notNull(),
    contentType: text('content_type', { enum: photoTypes }).notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    check('hash_is_valid', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    oneOf(table.contentType, photoTypes),
    check('bytes_is_valid', sql`octet_length(${table.bytes}) <= ${sql.raw(String(maxPhotoSize))}`),
    index('testimonial_photos_hash').on(table.hash),
  ],
)

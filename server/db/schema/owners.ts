import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { emailAddress, line, oneOf, shorterThan, smallObject } from '../checks.ts'
import { timestamp } from './columns.ts'

// The columns are those better-auth asks for; its own schema would keep times without their zone.

/** An owner may do everything; a member all but what concerns the team, money going out, and erasing. */
export const ownerRoles = ['owner', 'member'] as const

/** Who may sit at the desk. */
export const owners = pgTable(
  'owners',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text({ enum: ownerRoles }).notNull().default('owner'),
    twoFactorEnabled: boolean('two_factor_enabled').default(false),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
  },
  (table) => [emailAddress(table.email), line(table.name, 120), oneOf(table.role, ownerRoles)],
)

export const ownerSessions = pgTable(
  'owner_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: ownerReference(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: timestamp('expires_at').notNull(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
  },
  (table) => [
    shorterThan(table.ipAddress, 100),
    shorterThan(table.userAgent, 1000),
    index('owner_sessions_user_id').on(table.userId),
  ],
)

/** How an owner proves who they are: one row, with the hashed password. */
export const ownerAccounts = pgTable(
  'owner_accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ownerReference(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at'),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
  },
  (table) => [index('owner_accounts_user_id').on(table.userId)],
)

/** Sign-ins that still wait for their second factor. */
export const ownerVerifications = pgTable(
  'owner_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
  },
  (table) => [index('owner_verifications_identifier').on(table.identifier)],
)

/** The authenticator app's secret and the recovery codes, encrypted by better-auth. */
export const ownerTwoFactors = pgTable(
  'owner_two_factors',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: ownerReference(),
    verified: boolean().default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: timestamp('locked_until'),
    /** Of the last code that signed in, counted in half minutes since 1970: it and those before open nothing more. */
    lastStep: integer('last_step'),
  },
  (table) => [index('owner_two_factors_user_id').on(table.userId)],
)

/** What was done at the desk, by whom and to what. Names things by id only, so it may outlive a person's data. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: timestamp('at').notNull().defaultNow(),
    /** Who did it; empty for a sign-in that failed. Kept as text, as entries outlive accounts. */
    ownerEmail: text('owner_email'),
    action: text().notNull(),
    subject: text(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [
    line(table.action, 60),
    line(table.subject, 120),
    shorterThan(table.ownerEmail, 254),
    smallObject(table.details, 4000),
    index('audit_entries_at').on(table.at),
    index('audit_entries_subject').on(table.subject),
  ],
)

/** Who was asked to join the desk, and has not yet. The link in the mail is known here by its hash alone. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    role: text({ enum: ownerRoles }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    emailAddress(table.email),
    oneOf(table.role, ownerRoles),
    line(table.tokenHash, 64),
    line(table.invitedBy, 254),
  ],
)

export const pushKinds = ['lead', 'urgent', 'booking', 'payment'] as const

/** Browsers that an owner has allowed to show news. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: ownerReference(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Which browser it is, for the owner to recognise. */
    device: text(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    line(table.endpoint, 1000),
    line(table.p256dh, 200),
    line(table.auth, 100),
    line(table.device, 120),
    index('push_subscriptions_user_id').on(table.userId),
  ],
)

/** Of what an owner wants to hear, and when not. */
export const pushSettings = pgTable(
  'push_settings',
  {
    userId: ownerReference().primaryKey(),
    kinds: text({ enum: pushKinds }).array().notNull(),
    /** In India's time, as `22:00`. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    /** Whether more than a name and a kind may stand on a locked screen. */
    showsWords: boolean('shows_words').notNull().default(false),
  },
  (table) => [
    check(
      'quiet_hours_are_valid',
      sql`${table.quietFrom} ~ '^\\d\\d:\\d\\d$' and ${table.quietUntil} ~ '^\\d\\d:\\d\\d$'`,
    ),
    check('quiet_hours_are_complete', sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)`),
  ],
)

function ownerReference() {
  return text('user_id')
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' })
}

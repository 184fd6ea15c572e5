import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins'
import { company } from '#content/company.ts'
import { maxPasswordLength, shortestPassword } from '#domain/password.ts'
import type { Database } from '#server/db/database.ts'
import {
  ownerAccounts,
  ownerRoles,
  ownerSessions,
  owners,
  ownerTwoFactors,
  ownerVerifications,
} from '#server/db/schema/owners.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

export type OwnerAuth = ReturnType<typeof createAuth>

interface AuthSettings {
  publicUrl: string
  secret: string
}

/** The one header better-auth believes about where a request came from; the desk sets it itself. */
export const addressHeader = 'x-desk-client-address'

/**
 * Sign-in by better-auth, used as a library: none of its own addresses is served. The desk's forms call it, behind the
 * desk's own checks.
 */
export function createAuth(database: Database, { publicUrl, secret }: AuthSettings) {
  const secure = publicUrl.startsWith('https:')
  return betterAuth({
    appName: company.name,
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: {
        user: owners,
        session: ownerSessions,
        account: ownerAccounts,
        verification: ownerVerifications,
        twoFactor: ownerTwoFactors,
      },
    }),
    user: { additionalFields: { role: { type: [...ownerRoles], input: false, required: false } } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: 7 * 24 * 3600, updateAge: 24 * 3600 },
    // Attempts are counted by the site's own limits, per address and per account.
    rateLimit: { enabled: false },
    advanced: {
      // By this name no neighbouring subdomain can set one. better-auth itself only knows the weaker `__Secure-`.
      cookiePrefix: secure ? '__Host-desk' : 'desk',
      useSecureCookies: false,
      // The whole site: a cookie for /admin alone would not be sent to /admin.data, where the router asks.
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [twoFactor({ issuer: company.name })],
  })
}

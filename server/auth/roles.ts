import { deskPaths } from '#content/desk-paths.ts'
import { deskScreenList } from '#content/desk-screens.ts'
import type { OwnerRole } from './owners.ts'

/**
 * What is an owner's alone, by its place in the route table: who is on the team, money that goes out, what takes everybody's
 * data away or along. A member may do all else.
 */
export const ownersAddresses: readonly string[] = [
  ...deskScreenList.filter(({ isOwners }) => isOwners).map(({ path }) => path),
  deskPaths.siteText(':kind', ':id'),
  deskPaths.siteTextPreview(':kind', ':id'),
  deskPaths.pictures,
  deskPaths.refund(':id'),
  deskPaths.leadsCsv,
  deskPaths.bookingsCsv,
  deskPaths.paymentsCsv,
  deskPaths.privacyExport,
  deskPaths.backup(':name'),
]

/** Mail with a link by which its reader becomes an owner; on the list of mails a member would find it. */
const ownersMails: readonly string[] = ['invitation']

export function mayUse(role: OwnerRole, address: string): boolean {
  return role === 'owner' || !ownersAddresses.includes(address)
}

export function mayRead(role: OwnerRole, mailKind: string): boolean {
  return role === 'owner' || !ownersMails.includes(mailKind)
}

import { idOf, nobody } from '#app/desk-request.ts'

interface AddressFields {
  email: string[]
  also: string[]
}

/** The address that was looked for, and those that the owner ticked. No database keeps NUL. */
export function addressesIn({ email, also }: AddressFields): string[] {
  return [...email.slice(0, 1), ...also.slice(0, 50)]
    .map((address) => address.replaceAll('\0', '').trim().slice(0, 254))
    .filter((address) => address !== '')
}

export function addressesInQuery(request: Request): string[] {
  const query = new URL(request.url).searchParams
  return addressesIn({ email: query.getAll('email'), also: query.getAll('also') })
}

/** Somebody without an address, from whose page one came. */
export function personInQuery(request: Request): string | undefined {
  const id = idOf(new URL(request.url).searchParams.get('person') ?? undefined)
  return id === nobody ? undefined : id
}

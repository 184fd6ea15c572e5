import { data, type RouterContextProvider, redirect } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { Caller, SignedInOwner } from '#server/auth/sign-in.ts'
import { requestScope } from './request-scope.ts'

type Context = Readonly<RouterContextProvider>

/** The request as the sign-in wants to see it. */
export function callerOf(request: Request, context: Context): Caller {
  return { headers: request.headers, clientAddress: context.get(requestScope).clientAddress }
}

/** The guard in front of the router has seen to it that there is one. */
export function ownerOf(context: Context): SignedInOwner {
  const { owner } = context.get(requestScope)
  if (!owner) throw data(null, { status: 401 })
  return owner
}

export function redirectWithCookies(to: string, cookies: string[]): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(to, { headers })
}

/** A field of a posted form as text; files and missing fields count as empty. NUL, which no keyboard has, no database keeps. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}

/** The id of no row. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** An id as rows have it; anything else is nobody's. */
export function idOf(text: string | undefined): string {
  return text && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : nobody
}

/** Which page of a list the address asks for; the first is 0. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 0)
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 0
}

/** Where to go after signing in: a place inside the desk, whatever the address says. */
export function placeInDesk(address: string | null): string {
  return address && insideDesk.test(address) && !address.includes('//') ? address : deskPaths.today
}

const insideDesk = new RegExp(`^${deskPaths.today}(?:[/?][\\w/?=&.%+-]*)?$`)

import { requestScope } from '#app/request-scope.ts'
import { securityContact } from '#app/seo/security-contact.ts'
import type { Route } from './+types/security-contact'

export function loader({ context }: Route.LoaderArgs) {
  const { site, now } = context.get(requestScope)
  return new Response(securityContact(site.publicUrl, now), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

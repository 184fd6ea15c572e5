import { idOf, ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import type { Route } from './+types/mail-preview'

/** A mail as a page of its own, for the frame on the mail's screen: it may show, and do nothing at all. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { mailroom } = context.get(requestScope).services.desk
  const mail = await mailroom.find(idOf(params.id), ownerOf(context).role)
  if (!mail) return new Response('Not found', { status: 404 })
  return new Response(mail.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': mailPolicy,
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}

const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

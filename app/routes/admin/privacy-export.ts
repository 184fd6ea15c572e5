import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { audit } from '#server/auth/audit.ts'
import type { Route } from './+types/privacy-export'

/** Everything that is kept about a person, as a file that can be handed to them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, database } = context.get(requestScope).services
  const email = new URL(request.url).searchParams.get('email')?.trim().slice(0, 254) ?? ''
  const kept = await desk.privacy.collect(email)
  await audit(database.db, { ownerEmail: ownerOf(context).email, action: 'person-exported' })
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="personal-data.json"',
    },
  })
}

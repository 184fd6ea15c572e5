import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { audit } from '#server/auth/audit.ts'
import type { Route } from './+types/privacy-export'
import { download } from './download.ts'
import { addressesIn } from './privacy-addresses.ts'

/** What is kept under some addresses, as a file that can be handed to whoever owns them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, database } = context.get(requestScope).services
  const addresses = addressesIn(new URL(request.url).searchParams)
  await audit(database.db, { ownerEmail: ownerOf(context).email, action: 'person-exported' })
  return download(desk.privacy.contents(addresses), 'application/json', 'personal-data.json')
}

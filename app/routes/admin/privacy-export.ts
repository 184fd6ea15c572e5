import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import type { Route } from './+types/privacy-export'
import { download } from './download.ts'
import { addressesInQuery, personInQuery } from './privacy-addresses.ts'

/** What is kept under some addresses, as a file that can be handed to whoever owns them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { privacy } = context.get(requestScope).services.desk
  const parts = privacy.export(ownerOf(context).email, addressesInQuery(request), personInQuery(request))
  return download(parts, 'application/json', 'personal-data.json')
}

import { requestScope } from '#app/request-scope.ts'
import { manifest } from '#app/seo/manifest.ts'
import type { Route } from './+types/manifest'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(JSON.stringify(manifest(context.get(requestScope).words)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}

import { requestScope } from '#app/request-scope.ts'
import { feed } from '#app/seo/feed.ts'
import type { Route } from './+types/feed'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(feed(context.get(requestScope).site.publicUrl), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}

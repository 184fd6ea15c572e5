import { requestScope } from '#app/request-scope.ts'
import { sitemap } from '#app/seo/sitemap.ts'
import type { Route } from './+types/sitemap'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(sitemap(context.get(requestScope).site.publicUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

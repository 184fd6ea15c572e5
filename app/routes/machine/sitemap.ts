import { requestScope } from '#app/request-scope.ts'
import { sitemap } from '#app/seo/sitemap.ts'
import type { Route } from './+types/sitemap'

export function loader({ context }: Route.LoaderArgs) {
  const { site, words } = context.get(requestScope)
  return new Response(sitemap(site.publicUrl, words), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

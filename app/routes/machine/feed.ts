import { requestScope } from '#app/request-scope.ts'
import { feed } from '#app/seo/feed.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Route } from './+types/feed'

export function loader({ context }: Route.LoaderArgs) {
  const { site, words } = context.get(requestScope)
  return new Response(feed(site.publicUrl, words, catalogue.pictures), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}

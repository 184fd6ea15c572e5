import { requestScope } from '#app/request-scope.ts'
import { robots } from '#app/seo/robots.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robots(context.get(requestScope).site.publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

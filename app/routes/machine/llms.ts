import { requestScope } from '#app/request-scope.ts'
import { guideForAssistants } from '#app/seo/guide.ts'
import type { Route } from './+types/llms'

export function loader({ context }: Route.LoaderArgs) {
  const { site, words } = context.get(requestScope)
  return new Response(guideForAssistants(site.publicUrl, words), {
    // Markdown by its form, plain text by its name.
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

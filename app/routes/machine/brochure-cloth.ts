import { requestScope } from '#app/request-scope.ts'
import { drawTextile, lightPalette } from '#app/ui/textile/draw-textile.ts'
import type { Route } from './+types/brochure-cloth'

/** A picture of its own: the loom is no part of the browser's code, and the sheet on the same page uses the same names. */
export function loader({ context }: Route.LoaderArgs) {
  const { title } = context.get(requestScope).words.brochure.document
  return new Response(drawTextile(title, { kind: 'block-print', palette: lightPalette }), {
    headers: { 'content-type': 'image/svg+xml' },
  })
}

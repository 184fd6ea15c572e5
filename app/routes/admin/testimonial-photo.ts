import { idOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import type { Route } from './+types/testimonial-photo'

/** A photo as the owner sees it, published or not. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params.id)
  const photo = id && (await context.get(requestScope).services.testimonials.photoOf(id))
  if (!photo) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(photo.bytes), { headers: { 'content-type': photo.contentType } })
}

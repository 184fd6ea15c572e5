import { data, redirect } from 'react-router'
import { answerValue } from '#app/answer-value.ts'
import { fieldOf, idOf, ownerOf } from '#app/desk-request.ts'
import { TestimonialPage } from '#app/features/desk/testimonial-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { testimonialDeskWords as words } from '#content/en/desk/testimonials.ts'
import { longestPhoto } from '#domain/photo.ts'
import { readUpTo } from '#server/http/submission.ts'
import type { Testimonials } from '#server/testimonials/testimonials.ts'
import type { Route } from './+types/testimonial'

/** A photo, the other fields and what stands between them. */
const longestForm = longestPhoto + 4_000

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { testimonials } = context.get(requestScope).services
  const id = idOf(params.id)
  const testimonial = id && answerValue(await testimonials.find(id))
  if (!testimonial) throw data(null, { status: 404 })
  const photo = await testimonials.photoOf(id)
  return {
    testimonial,
    // In the page itself: what is not published has no address.
    photo: photo && `data:${photo.contentType};base64,${Buffer.from(photo.bytes).toString('base64')}`,
    done: new URL(request.url).searchParams.get('done') ?? '',
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.id)
  const { testimonials } = context.get(requestScope).services
  const { email } = ownerOf(context)
  if (!id) throw data(null, { status: 404 })
  const done = await change(testimonials, email, id, await readForm(request))
  return redirect(
    done === 'gone' ? '/admin/testimonials?notice=none' : `/admin/testimonials/${id}?done=${done}`,
  )
}

async function change(testimonials: Testimonials, owner: string, id: string, form: FormData | undefined) {
  if (!form) return 'too-large'
  const press = fieldOf(form, 'do')
  if (press === 'video')
    return answerValue(await testimonials.setVideo(owner, id, fieldOf(form, 'link').slice(0, 2000)))
  if (press === 'remove-photo') return answerValue(await testimonials.removePhoto(owner, id))
  const photo = form.get('photo')
  if (press !== 'photo' || !(photo instanceof File)) throw data(null, { status: 400 })
  return answerValue(await testimonials.setPhoto(owner, id, await photo.bytes()))
}

/** Nothing when it is longer than any form with a photo that we would take; the rest of it is then not read. */
async function readForm(request: Request): Promise<FormData | undefined> {
  const body = await readUpTo(request, longestForm)
  const type = request.headers.get('content-type') ?? ''
  return body && formOf(new Request(request.url, { method: 'POST', headers: { 'content-type': type }, body }))
}

export default function TestimonialScreen({ loaderData }: Route.ComponentProps) {
  const { done, ...rest } = loaderData
  return (
    <TestimonialPage
      words={words}
      common={deskWords}
      notice={new Map(Object.entries(words.media.done)).get(done)}
      {...rest}
    />
  )
}

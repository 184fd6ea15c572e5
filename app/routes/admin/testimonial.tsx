import { data } from 'react-router'
import { z } from 'zod'
import { answerValue } from '#app/answer-value.ts'
import { deskAction, flashOf, textField } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { TestimonialPage } from '#app/features/desk/testimonial-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { testimonialDeskWords as words } from '#content/en/desk/testimonials.ts'
import { longestPhoto } from '#domain/photo.ts'
import { readUpTo } from '#server/http/submission.ts'
import type { Route } from './+types/testimonial'

/** A photo, the other fields and what stands between them. */
const longestForm = longestPhoto + 4_000

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { testimonials } = context.get(requestScope).services
  const testimonial = answerValue(await testimonials.find(idOf(params.id)))
  if (!testimonial) throw data(null, { status: 404 })
  const photo = await testimonials.photoOf(testimonial.id)
  return {
    testimonial,
    // In the page itself: what is not published has no address.
    photo: photo && `data:${photo.contentType};base64,${Buffer.from(photo.bytes).toString('base64')}`,
    ...flashOf(request, words.media.done),
  }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('photo'), photo: z.instanceof(File) }),
    z.object({ do: z.literal('video'), link: textField }),
    z.object({ do: z.enum(['remove-photo', 'too-large']) }),
  ]),
  async (fields, { services: { testimonials }, owner: { email: by }, params, flash }) => {
    const id = idOf(params.id)
    if (fields.do === 'too-large') return flash('too-large')
    const outcome = answerValue(
      fields.do === 'photo'
        ? await testimonials.setPhoto(by, id, await fields.photo.bytes())
        : fields.do === 'video'
          ? await testimonials.setVideo(by, id, fields.link.slice(0, 2000))
          : await testimonials.removePhoto(by, id),
    )
    return outcome === 'gone' ? flash('none', { to: deskPaths.testimonials }) : flash(outcome)
  },
  readForm,
)

/** What is longer than any form with a photo that we would take is not read to its end. */
async function readForm(request: Request): Promise<FormData> {
  const body = await readUpTo(request, longestForm)
  const type = request.headers.get('content-type') ?? ''
  if (body)
    return formOf(new Request(request.url, { method: 'POST', headers: { 'content-type': type }, body }))
  const form = new FormData()
  form.set('do', 'too-large')
  return form
}

export default function TestimonialScreen({ loaderData }: Route.ComponentProps) {
  return <TestimonialPage words={words} common={deskWords} {...loaderData} />
}

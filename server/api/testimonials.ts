import { Hono } from 'hono'
import { paths, readPath } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { checkTestimonialFilter } from '#domain/testimonial.ts'
import { problem } from '#server/http/problem.ts'
import type { PublicTestimonial } from '#server/testimonials/for-visitors.ts'
import type { ApiParts } from './index.ts'
import { jsonForm } from './json-form.ts'

const noStore = { 'cache-control': 'no-store' }

/** Testimonials for scripts: approved ones to read, new ones to hand in. */
export function testimonialsApi(parts: ApiParts): Hono {
  const { env, services } = parts
  const api = new Hono()

  api.get('/api/testimonials', async (context) => {
    const { forms, testimonials } = wordsIn(readPath(context.req.path).language)
    const checked = checkTestimonialFilter(context.req.query())
    if (!checked.ok)
      return problem(422, {
        code: 'invalid-fields',
        message: forms.summary,
        fields: fieldMessages({}, forms.problems, checked.problems),
      })
    const found = await services.testimonials.listPublic(checked.fields)
    if (!found.ok)
      return problem(
        503,
        { code: 'not-available', message: testimonials.failures[found.failure] },
        { 'retry-after': '30' },
      )
    return context.json(
      found.value.map((testimonial) => asStored(testimonial, env.publicUrl)),
      200,
      noStore,
    )
  })

  // Its name is a hash of it, so browsers may keep it for good.
  api.get(`${paths.testimonials}/photos/:name`, async (context) => {
    const photo = await services.testimonials.publishedPhoto(context.req.param('name'))
    if (!photo) return context.text('Not found', 404, noStore)
    return context.body(new Uint8Array(photo.bytes), 200, {
      'content-type': photo.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  api.post(
    '/api/testimonials',
    jsonForm(parts, services.testimonials.receive, ({ id }) => ({ id, status: 'pending' })),
  )

  return api
}

/** The names they are stored under, which is what callers know them by. */
function asStored(
  { serviceType, projectDetails, photoUrl, videoUrl, verifiedClient, createdAt, ...same }: PublicTestimonial,
  publicUrl: string,
) {
  return {
    ...same,
    service_type: serviceType,
    project_details: projectDetails,
    photo_url: photoUrl && new URL(photoUrl, publicUrl).href,
    video_url: videoUrl,
    verified_client: verifiedClient,
    created_at: createdAt.toISOString(),
  }
}

import { type SubmitEvent, useState } from 'react'
import { data, useSubmit } from 'react-router'
import { z } from 'zod'
import { answerValue } from '#app/answer-value.ts'
import { deskAction, flashOf, textField } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { fileLook } from '#app/features/desk/field-look.ts'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { SmallField } from '#app/features/desk/small-field.tsx'
import { squarePhoto } from '#app/features/desk/square-photo.ts'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import type { TestimonialDeskWords } from '#content/en/desk/testimonials.ts'
import { testimonialDeskWords as words } from '#content/en/desk/testimonials.ts'
import { fill } from '#content/fill.ts'
import { maxPhotoSize, photoTypes } from '#domain/photo.ts'
import { readUpTo } from '#server/http/submission.ts'
import type { Route } from './+types/testimonial'

/** A photo, the other fields and what stands between them. */
const maxFormBytes = maxPhotoSize + 4_000

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
    ...flashOf(request, words.media),
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
  const body = await readUpTo(request, maxFormBytes)
  const type = request.headers.get('content-type') ?? ''
  if (body)
    return formOf(new Request(request.url, { method: 'POST', headers: { 'content-type': type }, body }))
  const form = new FormData()
  form.set('do', 'too-large')
  return form
}

/** What the owner adds to one testimonial: a photo and a video. */

export default function TestimonialScreen({ loaderData: { testimonial, photo } }: Route.ComponentProps) {
  const { name, email, content, status } = testimonial
  return (
    <Screen
      title={name}
      lead={`${deskWords.testimonialStatuses[status]} · ${email}`}
      back={{ to: deskPaths.testimonials, label: words.media.back }}
    >
      <blockquote className="measure pb-6 whitespace-pre-line wrap-anywhere">{content}</blockquote>
      <Panel id="photo" title={words.media.photo}>
        <Photo words={words.media} name={name} photo={photo} />
      </Panel>
      <Panel id="video" title={words.media.video}>
        <p className="measure text-ink-2">{words.media.videoText}</p>
        <PostForm className="field-line mt-3 form-width">
          <SmallField
            key={testimonial.videoUrl}
            label={words.media.link}
            type="url"
            name="link"
            maxLength={500}
            defaultValue={testimonial.videoUrl ?? ''}
            placeholder="https://"
            className="grow"
          />
          <SmallButton look="strong" name="do" value="video">
            {words.media.saveVideo}
          </SmallButton>
        </PostForm>
      </Panel>
    </Screen>
  )
}

interface PhotoProps {
  words: TestimonialDeskWords['media']
  name: string
  photo: string | undefined
}

/** With script a photo of any size is made small here; without, it has to be small. */
function Photo({ words, name, photo }: PhotoProps) {
  const submit = useSubmit()
  const [isUnreadable, setUnreadable] = useState(false)

  async function sendSmall(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const file = fields.get('photo')
    const small = file instanceof File ? await squarePhoto(file) : undefined
    setUnreadable(!small)
    if (!small) return
    fields.set('do', 'photo')
    fields.set('photo', small, 'photo.jpg')
    submit(fields, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true })
  }

  return (
    <>
      <p className="measure text-ink-2">{words.photoText}</p>
      {photo && (
        <PostForm className="mt-3 flex items-center gap-4">
          <img
            src={photo}
            alt={fill(words.photoOf, { name })}
            width={96}
            height={96}
            className="size-24 rounded-full object-cover"
          />
          <SmallButton name="do" value="remove-photo">
            {words.removePhoto}
          </SmallButton>
        </PostForm>
      )}
      <PostForm key={photo} encType="multipart/form-data" onSubmit={sendSmall} className="field-line mt-3">
        <label className="font-[600]">
          {words.file}
          <input type="file" name="photo" required accept={photoTypes.join()} className={fileLook} />
        </label>
        <SmallButton look="strong" name="do" value="photo">
          {words.savePhoto}
        </SmallButton>
      </PostForm>
      {isUnreadable && (
        <p role="alert" className="mt-2 text-sindoor">
          {words.refusals['not-a-photo']}
        </p>
      )}
    </>
  )
}

import { type SubmitEvent, useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { TestimonialDeskWords } from '#content/en/desk/testimonials.ts'
import { fill } from '#content/fill.ts'
import { photoTypes } from '#domain/photo.ts'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'
import { squarePhoto } from './square-photo.ts'

interface TestimonialPageProps {
  words: TestimonialDeskWords
  common: DeskWords
  notice?: string | undefined
  testimonial: {
    id: string
    name: string
    content: string
    status: keyof DeskWords['testimonialStatuses']
    videoUrl: string | null
  }
  /** As an address that holds the picture itself. */
  photo: string | undefined
}

/** What the owner adds to one testimonial: a photo and a video. */
export function TestimonialPage({ words, common, notice, testimonial, photo }: TestimonialPageProps) {
  const { name, content, status } = testimonial
  return (
    <Screen
      title={name}
      lead={common.testimonialStatuses[status]}
      notice={notice}
      actions={
        <Link to={deskPaths.testimonials} className="thread-link">
          {words.media.back}
        </Link>
      }
    >
      <blockquote className="measure pb-6 whitespace-pre-line wrap-anywhere">{content}</blockquote>
      <Panel id="photo" title={words.media.photo}>
        <Photo words={words.media} name={name} photo={photo} />
      </Panel>
      <Panel id="video" title={words.media.video}>
        <p className="measure text-ink-2">{words.media.videoText}</p>
        <PostForm className="mt-3 flex max-w-2xl flex-wrap items-end gap-3">
          <label className="grow text-[0.875rem] font-[600]">
            {words.media.link}
            <input
              key={testimonial.videoUrl}
              type="url"
              name="link"
              maxLength={500}
              defaultValue={testimonial.videoUrl ?? ''}
              placeholder="https://"
              className="mt-1 block min-h-11 w-full rounded-[10px] border border-ink-2 bg-paper px-3 font-[400]"
            />
          </label>
          <SmallButton name="do" value="video">
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
      <PostForm
        key={photo}
        encType="multipart/form-data"
        onSubmit={sendSmall}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        <label className="text-[0.875rem] font-[600]">
          {words.file}
          <input
            type="file"
            name="photo"
            required
            accept={photoTypes.join()}
            className="mt-1 block min-h-11 py-2 font-[400]"
          />
        </label>
        <SmallButton name="do" value="photo">
          {words.savePhoto}
        </SmallButton>
      </PostForm>
      {isUnreadable && (
        <p role="alert" className="mt-2 text-sindoor">
          {words.done['not-a-photo']}
        </p>
      )}
    </>
  )
}

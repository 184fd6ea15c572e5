import { useEffect, useState } from 'react'
import { data, useLocation } from 'react-router'
import { MessageForm } from '#app/features/forms/message-form.tsx'
import { SoonPage } from '#app/features/soon/soon-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { doorIds } from '#content/facts.ts'
import { readSubmission } from '#server/http/submission.ts'
import type { Route } from './+types/soon'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const { contact, forms, soon } = context.get(requestScope).words
  const { doors, doorTexts, state, now, owner } = soon
  const door = doors.find(({ id }) => id === params.door)
  if (!door) throw data(null, { status: 404 })
  const about = new URL(request.url).searchParams.get('about') ?? ''
  const text = Object.hasOwn(doorTexts, about) ? doorTexts[about] : undefined
  const { subject = '', message = '' } = door.form
  // Of a mail we know the subject, of a chat the message.
  const values =
    door.id === doorIds.email ? { subject: text ?? subject, message } : { subject, message: text ?? message }
  return { words: { state, now, owner }, door, values, form: contact.form, forms }
}

/** As long as the field that it was typed in. */
const longestText = 1000

/** What somebody without script wrote in the chat's panel, to be sent from here. */
export async function action({ request }: Route.ActionArgs) {
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') throw submission.response
  return { typed: String(submission.fields.text ?? '').slice(0, longestText) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? unlistedHead({ title: loaderData.door.title, description: loaderData.door.description }) : []

export default function Soon({ loaderData, actionData }: Route.ComponentProps) {
  const { words, door, values, form, forms } = loaderData
  const handed = useHandedText()
  const message = actionData?.typed ?? handed ?? values.message
  return (
    <SoonPage
      words={words}
      door={door}
      form={<MessageForm key={message} words={form} common={forms} values={{ ...values, message }} />}
    />
  )
}

/** What the chat hands on, from page to page and past every server; after a reload the browser still has it. */
function useHandedText(): string | undefined {
  const { state } = useLocation()
  const [text, setText] = useState<string>()
  useEffect(() => {
    const handed: unknown = state?.text
    if (typeof handed === 'string') setText(handed)
  }, [state])
  return text
}

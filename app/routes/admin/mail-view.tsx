import { data, redirect } from 'react-router'
import { deedOf, idOf, noticeOf, ownerOf } from '#app/desk-request.ts'
import { MailView } from '#app/features/desk/mail-view.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { mailWords as words } from '#content/en/desk/mail.ts'
import type { Route } from './+types/mail-view'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { mailroom } = context.get(requestScope).services.desk
  const id = idOf(params.id)
  const mail = id && (await mailroom.find(id))
  if (!mail) throw data(null, { status: 404 })
  const { html: _html, params: _params, leasedUntil: _lease, ...shown } = mail
  return { mail: shown, notice: noticeOf(request, words.done) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { mailroom } = context.get(requestScope).services.desk
  const id = idOf(params.id)
  if (!id) throw data(null, { status: 404 })
  const deed = deedOf(await formOf(request), ['retry', 'resend'])
  const { email } = ownerOf(context)
  const copy = await mailroom[deed](email, id)
  return redirect(copy ? `/admin/mail/${copy}?done=again` : `/admin/mail/${id}?done=gone`)
}

export default function View({ loaderData }: Route.ComponentProps) {
  return <MailView words={words} common={deskWords} {...loaderData} />
}

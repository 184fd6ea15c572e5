import { data } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { MailView } from '#app/features/desk/mail-view.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { mailWords as words } from '#content/en/desk/mail.ts'
import type { Route } from './+types/mail-view'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { mailroom } = context.get(requestScope).services.desk
  const mail = await mailroom.find(idOf(params.id))
  if (!mail) throw data(null, { status: 404 })
  const { html: _html, params: _params, leasedUntil: _lease, ...shown } = mail
  return { mail: shown, ...flashOf(request, words.done) }
}

export const action = deskAction(
  z.object({ do: z.enum(['retry', 'resend']) }),
  async (fields, { services: { desk }, owner, params, flash }) => {
    const copy = await desk.mailroom[fields.do](owner.email, idOf(params.id))
    return copy ? flash('again', { to: deskPaths.mail(copy) }) : flash('gone')
  },
)

export default function View({ loaderData }: Route.ComponentProps) {
  return <MailView words={words} common={deskWords} {...loaderData} />
}

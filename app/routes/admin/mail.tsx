import { redirect } from 'react-router'
import { noticeOf, ownerOf, pageOf } from '#app/desk-request.ts'
import { MailPage } from '#app/features/desk/mail-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { mailWords as words } from '#content/en/desk/mail.ts'
import { fill } from '#content/fill.ts'
import type { MailState } from '#server/desk/mailroom.ts'
import type { Route } from './+types/mail'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, sendsMail } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const state = ['troubled', ...Object.keys(deskWords.mailStates)].find(
    (known) => known === query.get('state'),
  )
  const page = pageOf(query)
  const found = await desk.mailroom.list(state as MailState | 'troubled' | undefined, page)
  const values = { count: query.get('count') ?? '', left: query.get('left') ?? '' }
  const notice = fill(noticeOf(request, words.done) ?? '', values)
  return { ...found, page, state, isMailbox: !sendsMail, notice }
}

export async function action({ context }: Route.ActionArgs) {
  const { mailroom } = context.get(requestScope).services.desk
  const { tried, left } = await mailroom.retryAll(ownerOf(context).email)
  const news = left > 0 ? 'state=troubled&done=tried-some' : 'done=tried'
  return redirect(`/admin/mail?${news}&count=${tried}&left=${left}`)
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  return <MailPage words={words} common={deskWords} {...loaderData} />
}

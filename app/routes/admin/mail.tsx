import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { pageOf } from '#app/desk-request.ts'
import { MailPage } from '#app/features/desk/mail-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { mailWords as words } from '#content/en/desk/mail.ts'
import { mailListStates } from '#server/desk/mailroom.ts'
import type { Route } from './+types/mail'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, sendsMail } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const state = mailListStates.find((known) => known === query.get('state'))
  const page = pageOf(query)
  const { mails, hasMore } = await desk.mailroom.list(state, page)
  return { mails, hasMore, page, state, isMailbox: !sendsMail, ...flashOf(request, words.done) }
}

export const action = deskAction(z.object({}), async (_fields, { services: { desk }, owner, flash }) => {
  const { tried, left } = await desk.mailroom.retryAll(owner.email)
  return left > 0
    ? flash('tried-some', { to: `${deskPaths.mails}?state=troubled`, count: tried, left })
    : flash('tried', { to: deskPaths.mails, count: tried })
})

export default function Mail({ loaderData }: Route.ComponentProps) {
  return <MailPage words={words} common={deskWords} {...loaderData} />
}

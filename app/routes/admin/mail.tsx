import { MailPage } from '#app/features/desk/mail-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { mailWords as words } from '#content/en/desk/mail.ts'
import type { MailState } from '#server/desk/mailroom.ts'
import type { Route } from './+types/mail'
import { pageOf } from './people-filter.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, sendsMail } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const state = Object.keys(deskWords.mailStates).find((known) => known === query.get('state'))
  const page = pageOf(query)
  const found = await desk.mailroom.list(state as MailState | undefined, page)
  return { ...found, page, state, isMailbox: !sendsMail }
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  return <MailPage words={words} common={deskWords} {...loaderData} />
}

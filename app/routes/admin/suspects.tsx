import { redirect } from 'react-router'
import { deedOf, fieldOf, idOf, noticeOf, ownerOf } from '#app/desk-request.ts'
import { SuspectsPage } from '#app/features/desk/suspects-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import type { Route } from './+types/suspects'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = context.get(requestScope).services
  return { suspects: await desk.quarantine.list(), notice: noticeOf(request, words.done) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, now } = context.get(requestScope)
  const { quarantine } = services.desk
  const form = await formOf(request)
  const [lead, { email }] = [idOf(fieldOf(form, 'lead')), ownerOf(context)]
  const isRelease = deedOf(form, ['release', 'discard']) === 'release'
  const did =
    lead !== undefined &&
    (isRelease ? await quarantine.release(email, lead, now) : await quarantine.discard(email, lead))
  return redirect(`/admin/leads/suspicious?done=${did ? (isRelease ? 'released' : 'discarded') : 'gone'}`)
}

export default function Suspects({ loaderData }: Route.ComponentProps) {
  return <SuspectsPage words={words.suspects} common={deskWords} {...loaderData} />
}

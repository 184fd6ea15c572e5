import { data } from 'react-router'
import { fieldOf, ownerOf } from '#app/desk-request.ts'
import { PrivacyPage } from '#app/features/desk/privacy-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { privacyWords as words } from '#content/en/desk/privacy.ts'
import { fill } from '#content/fill.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { privacy } = context.get(requestScope).services.desk
  const email = new URL(request.url).searchParams.get('email')?.trim().slice(0, 254) ?? ''
  if (!email) return { email }
  const kept = await privacy.collect(email)
  return { email, found: Object.entries(kept).map(([table, rows]) => ({ table, count: rows.length })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { desk, testimonials } = context.get(requestScope).services
  const form = await formOf(request)
  const email = fieldOf(form, 'email').trim()
  if (fieldOf(form, 'do') !== 'erase' || email === '') throw data(null, { status: 400 })
  const counts = await desk.privacy.erase(ownerOf(context).email, email)
  await testimonials.refreshPages()
  const values = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))
  return { notice: fill(words.erased, values) }
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return <PrivacyPage words={words} notice={actionData?.notice} {...loaderData} />
}

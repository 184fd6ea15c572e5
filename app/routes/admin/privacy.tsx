import { data } from 'react-router'
import { fieldOf, ownerOf } from '#app/desk-request.ts'
import { PrivacyPage } from '#app/features/desk/privacy-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { privacyWords as words } from '#content/en/desk/privacy.ts'
import { fill } from '#content/fill.ts'
import type { Route } from './+types/privacy'
import { addressesIn } from './privacy-addresses.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { privacy } = context.get(requestScope).services.desk
  const addresses = addressesIn(new URL(request.url).searchParams)
  if (addresses.length === 0) return { addresses }
  return { addresses, found: await privacy.find(addresses) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { desk, testimonials } = context.get(requestScope).services
  const form = await formOf(request)
  const addresses = addressesIn(form)
  if (fieldOf(form, 'do') !== 'erase' || addresses.length === 0) throw data(null, { status: 400 })
  const counts = await desk.privacy.erase(ownerOf(context).email, addresses)
  await testimonials.refreshPages()
  const values = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))
  return { notice: fill(words.erased, values) }
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return <PrivacyPage words={words} notice={actionData?.notice} {...loaderData} />
}

import { data } from 'react-router'
import { z } from 'zod'
import { deskAction, fieldList, flashOf, textField } from '#app/desk-action.ts'
import { PrivacyPage } from '#app/features/desk/privacy-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { privacyWords as words } from '#content/en/desk/privacy.ts'
import type { Route } from './+types/privacy'
import { addressesIn, addressesInQuery } from './privacy-addresses.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { privacy } = context.get(requestScope).services.desk
  const addresses = addressesInQuery(request)
  return {
    addresses,
    found: addresses.length > 0 ? await privacy.find(addresses) : undefined,
    ...flashOf(request, words.done),
  }
}

export const action = deskAction(
  z.object({ do: z.literal('erase'), email: fieldList(textField), also: fieldList(textField) }),
  async (fields, { services: { desk }, owner, flash }) => {
    const addresses = addressesIn(fields)
    if (addresses.length === 0) throw data(null, { status: 400 })
    return flash('erased', await desk.privacy.erase(owner.email, addresses))
  },
)

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage words={words} {...loaderData} />
}

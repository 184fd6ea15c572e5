import { pageOf } from '#app/desk-request.ts'
import { LeadsPage } from '#app/features/desk/leads-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import type { Route } from './+types/leads'
import { filterNames, peopleFilterOf } from './people-filter.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = context.get(requestScope).services
  const { search, searchParams } = new URL(request.url)
  const page = pageOf(searchParams)
  const found = await desk.people.list(peopleFilterOf(searchParams), page)
  return {
    ...found,
    page,
    search,
    filter: Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name) ?? undefined])),
    choices: await desk.people.choices(),
    suspects: await desk.quarantine.count(),
  }
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  return <LeadsPage words={words} common={deskWords} {...loaderData} />
}

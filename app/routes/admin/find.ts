import { requestScope } from '#app/request-scope.ts'
import type { Person } from '#server/desk/people.ts'
import type { Route } from './+types/find'

const most = 8

/** Who is meant by what was typed into the palette. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = context.get(requestScope).services
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const { people } = query ? await desk.people.list({ query }, 0) : { people: [] }
  return Response.json(people.slice(0, most).map(shown))
}

function shown({ id, name, email, phone, company }: Person) {
  return { id, name, details: [email, phone, company].filter(Boolean).join(' · ') }
}

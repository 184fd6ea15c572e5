import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { csvLine } from '#domain/csv.ts'
import { audit } from '#server/auth/audit.ts'
import type { Route } from './+types/leads-csv'
import { download } from './download.ts'
import { peopleFilterOf } from './people-filter.ts'

/** The list as the filters have it, for a spreadsheet: written while it is read, however long. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, database } = context.get(requestScope).services
  await audit(database.db, { ownerEmail: ownerOf(context).email, action: 'leads-exported' })
  const people = desk.people.each(peopleFilterOf(new URL(request.url).searchParams))
  async function* lines() {
    // Tells spreadsheet programs that this is Unicode.
    yield '\uFEFF'
    yield csvLine(words.csv)
    for await (const { name, email, phone, company, status, tags, kinds, source, firstAt, lastAt } of people)
      yield csvLine([
        name,
        email,
        phone,
        company,
        status,
        tags.join(' '),
        kinds.join(' '),
        source,
        firstAt.toISOString(),
        lastAt.toISOString(),
      ])
  }
  return download(lines(), 'text/csv', 'leads.csv')
}

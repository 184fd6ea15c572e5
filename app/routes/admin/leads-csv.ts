import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { csvLine } from '#domain/csv.ts'
import type { Person } from '#server/desk/people.ts'
import type { Route } from './+types/leads-csv'
import { download } from './download.ts'
import { peopleFilterOf } from './people-filter.ts'

/** The list as the filters have it, for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { people } = context.get(requestScope).services.desk
  const owner = ownerOf(context)
  const filter = peopleFilterOf(new URL(request.url).searchParams, owner.id)
  const pages = people.export(owner.email, filter)
  async function* parts() {
    // Tells spreadsheet programs that this is Unicode.
    yield `\uFEFF${csvLine(words.csv)}`
    for await (const page of pages) yield page.map(lineOf).join('')
  }
  return download(parts(), 'text/csv', 'leads.csv')
}

function lineOf(person: Person): string {
  const { name, email, phone, company, status, tags, kinds, source, firstAt, lastAt } = person
  const { dealMinor, dealCurrency } = person
  return csvLine([
    name,
    email,
    phone,
    company,
    status,
    dealMinor === null ? '' : String(dealMinor / 100),
    dealCurrency,
    tags.join(' '),
    kinds.join(' '),
    source,
    firstAt.toISOString(),
    lastAt.toISOString(),
  ])
}

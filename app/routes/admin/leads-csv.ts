import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { company } from '#content/company.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { csvLine, phoneCell, timeCell } from '#domain/csv.ts'
import type { Person } from '#server/desk/people.ts'
import type { Route } from './+types/leads-csv'
import { spreadsheet } from './download.ts'
import { peopleFilterOf } from './people-filter.ts'

/** The list as the filters have it, for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { people } = context.get(requestScope).services.desk
  const owner = ownerOf(context)
  const filter = peopleFilterOf(new URL(request.url).searchParams, owner.id)
  return spreadsheet('leads.csv', words.csv, people.export(owner.email, filter), lineOf)
}

function lineOf(person: Person): string {
  const { dealMinor, dealCurrency } = person
  return csvLine([
    person.name,
    person.email,
    phoneCell(person.phone),
    phoneCell(person.otherPhone),
    person.company,
    person.country,
    deskWords.statuses[person.status],
    dealMinor === null ? '' : String(dealMinor / 100),
    dealCurrency,
    person.tags.join(', '),
    person.kinds.map((kind) => deskWords.kinds[kind] ?? kind).join(', '),
    person.source,
    timeCell(person.firstAt),
    timeCell(person.lastAt),
    timeCell(person.waitingSince),
    company.timeZone,
  ])
}

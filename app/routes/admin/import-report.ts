import { data } from 'react-router'
import { idOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { peopleImportWords as words } from '#content/en/desk/people-import.ts'
import { csvLine } from '#domain/csv.ts'
import type { Route } from './+types/import-report'
import { spreadsheet } from './download.ts'

/** The lines that did not come in, each with its reason, to be put right and brought again. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { imports } = context.get(requestScope).services.desk
  const found = await imports.find(idOf(params.id))
  if (!found) throw data(null, { status: 404 })
  const headings = [...words.reportColumns, ...found.headings]
  return spreadsheet('not-imported.csv', headings, imports.report(found.id), ({ place, cells, problem }) =>
    csvLine([place, words.problems[problem ?? ''] ?? problem, ...cells]),
  )
}

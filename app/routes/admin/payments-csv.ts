import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { company } from '#content/company.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { paymentDeskWords as words } from '#content/en/desk/payments.ts'
import { listedPackageName } from '#domain/checkout.ts'
import { csvLine, phoneCell, timeCell } from '#domain/csv.ts'
import type { Route } from './+types/payments-csv'
import { spreadsheet } from './download.ts'

/** All orders with what became of them, for a spreadsheet. */
export async function loader({ context }: Route.LoaderArgs) {
  const { desk } = context.get(requestScope).services
  const pages = desk.exportPayments(ownerOf(context).email)
  return spreadsheet('payments.csv', words.csv, pages, ({ order, standing, buyer, differences }) =>
    csvLine([
      order.reference,
      listedPackageName(order.packageId) ?? order.packageId,
      buyer?.name ?? words.forgotten,
      buyer?.email,
      phoneCell(buyer?.phone),
      order.currency,
      (order.amount / 100).toFixed(2),
      deskWords.paymentStates[standing.state] ?? standing.state,
      order.receiptNumber,
      timeCell(order.createdAt),
      company.timeZone,
      differences.map((difference) => words.kindsOfDifference[difference]).join(', '),
    ]),
  )
}

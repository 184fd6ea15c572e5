import type { Offering } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'

interface OfferingsTableProps {
  caption: string
  offerings: Offering[]
  labels: Words['serviceLabels']
}

/** On phones all prices come first, in one table to compare; wide screens show them beside each tool. */
export function OfferingsTable({ caption, offerings, labels }: OfferingsTableProps) {
  return (
    <table className="figures w-full border-collapse text-16 md:hidden">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-14 text-ink-2">
        <tr className="border-b border-line text-right">
          <th scope="col" className="py-2 pr-2 pl-1 text-left font-[400]">
            {labels.tool}
          </th>
          <th scope="col" className="py-2 pr-1 font-[400]">
            {labels.setup}
          </th>
          <th scope="col" className="py-2 pr-1 font-[400]">
            {labels.monthly}
          </th>
        </tr>
      </thead>
      <tbody>
        {offerings.map((offering) => (
          <tr key={offering.name} className="border-b border-line align-baseline last:bg-paper-2">
            <th scope="row" className="py-3 pr-2 pl-1 text-left font-[600] leading-tight">
              {offering.name}
            </th>
            <PriceCell
              column={labels.setup}
              rupees={offering.setup.text}
              dollars={offering.setupDollars.text}
            />
            <PriceCell
              column={labels.monthly}
              rupees={offering.monthly.text}
              dollars={offering.monthlyDollars.text}
            />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PriceCell({ column, rupees, dollars }: { column: string; rupees: string; dollars: string }) {
  return (
    <td data-column={column} className="py-3 pr-1 text-right font-[600] leading-tight">
      {rupees} <span className="block text-14 font-[400] text-ink-2">{dollars}</span>
    </td>
  )
}

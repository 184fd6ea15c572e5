import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import { fill } from '#content/fill.ts'
import { formatMoney, formatRate } from '#content/money.ts'
import { chargesOf, type MessageKind } from '#domain/whatsapp/charges.ts'
import type { Entry } from '#domain/whatsapp/chat.ts'
import { type TryWords, timeText } from './said.ts'

interface MeterProps {
  words: TryWords['meter']
  entries: readonly Entry[]
  rates: MetaRates
}

export const messageKinds: readonly MessageKind[] = ['service', 'utility', 'marketing']

/** What the conversation costs so far, by the card, with the free replies and without. */
export function Meter({ words, entries, rates }: MeterProps) {
  const { messages, kinds, total, withoutAllowance } = chargesOf(entries, rates)
  const money = (amount: number) =>
    amount === 0 ? formatMoney({ currency: rates.currency, minor: 0 }) : formatRate(rates.currency, amount)
  const { columns } = words
  return (
    <div data-meter>
      <h3 id="meter" className="headline text-24 md:text-30">
        {words.heading}
      </h3>
      <p className="mt-2 text-ink-2">{words.lead}</p>
      <table aria-labelledby="meter" className="figures mt-4 w-full border-collapse text-right leading-snug">
        <thead>
          <tr className="border-b border-ink text-14 text-ink-2">
            <th scope="col" className="py-2 text-left font-[400]">
              {columns.what}
            </th>
            <th scope="col" className="px-2 font-[400]">
              {columns.count}
            </th>
            <th scope="col" className="px-2 font-[400]">
              {columns.rate}
            </th>
            <th scope="col" className="font-[400]">
              {columns.charge}
            </th>
          </tr>
        </thead>
        <tbody>
          {messageKinds.map((kind) => (
            <tr key={kind} className="border-b border-line" data-kind={kind}>
              <th scope="row" className="py-2 text-left font-[600]">
                {words.kinds[kind].name}
                <span className="block text-14 font-[400] text-ink-2">{words.kinds[kind].text}</span>
              </th>
              <td className="px-2">{kinds[kind].count}</td>
              <td className="px-2 text-ink-2">{money(rates.perMessage[kind])}</td>
              <td className="font-[600]">
                {kinds[kind].count > 0 && kinds[kind].charge === 0 ? words.free : money(kinds[kind].charge)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3} className="pt-3 text-left font-[600]">
              {words.total}
            </th>
            <td className="wide pt-3 text-20" data-total>
              {money(total)}
            </td>
          </tr>
          <tr className="text-ink-2">
            <th scope="row" colSpan={3} className="pt-1 text-left font-[400]">
              {words.withoutAllowance}
            </th>
            <td className="pt-1" data-without-allowance>
              {money(withoutAllowance)}
            </td>
          </tr>
        </tfoot>
      </table>
      <details className="mt-3">
        <summary className="thread-link min-h-11 content-center font-[600]">{words.each}</summary>
        <ol className="figures mt-1 max-h-72 overflow-y-auto">
          {messages.map(({ entry, kind, charge }) => (
            <li key={entry.id} className="flex justify-between gap-3 border-b border-line py-1.5">
              <span>{fill(words.line, { time: timeText(entry), kind: words.kinds[kind].name })}</span>
              <span>{charge === 0 ? words.free : money(charge)}</span>
            </li>
          ))}
        </ol>
      </details>
      <p className="measure mt-3 text-14 text-ink-2">{words.note}</p>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import { fill } from '#content/fill.ts'
import { formatMoney, formatRate } from '#content/money.ts'
import { chargesOf, countedMessages, type MessageKind } from '#domain/whatsapp/charges.ts'
import type { Entry } from '#domain/whatsapp/chat.ts'
import { type TryWords, timeText } from './said.ts'

interface MeterProps {
  words: TryWords['meter']
  entries: readonly Entry[]
  /** Of the country that the business is in; without its card messages are counted, and no amount is named. */
  rates: MetaRates | undefined
}

export const messageKinds: readonly MessageKind[] = ['service', 'utility', 'marketing']

/** What Meta counts of the conversation so far, and what it costs by the card. */
export function Meter({ words, entries, rates }: MeterProps) {
  const said = rates ? words : words.counted
  return (
    <div data-meter>
      <h3 id="meter" className="headline text-24 md:text-30">
        {said.heading}
      </h3>
      <p className="mt-2 text-ink-2">{said.lead}</p>
      {rates ? (
        <Charges words={words} entries={entries} rates={rates} />
      ) : (
        <Counts words={words} entries={entries} />
      )}
      <p className="measure mt-3 text-14 text-ink-2">{said.note}</p>
    </div>
  )
}

/** With the free replies and without. */
function Charges({ words, entries, rates }: MeterProps & { rates: MetaRates }) {
  const { messages, kinds, total, withoutAllowance } = chargesOf(entries, rates)
  const money = (amount: number) =>
    amount === 0 ? formatMoney({ currency: rates.currency, minor: 0 }) : formatRate(rates.currency, amount)
  const { columns } = words
  return (
    <>
      <MeterTable words={words} columns={[columns.count, columns.rate, columns.charge]}>
        <tbody>
          {messageKinds.map((kind) => (
            <KindRow key={kind} words={words} kind={kind}>
              <td className="px-2">{kinds[kind].count}</td>
              <td className="px-2 text-ink-2">{money(rates.perMessage[kind])}</td>
              <td className="font-[600]">
                {kinds[kind].count > 0 && kinds[kind].charge === 0 ? words.free : money(kinds[kind].charge)}
              </td>
            </KindRow>
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
      </MeterTable>
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
    </>
  )
}

function Counts({ words, entries }: Pick<MeterProps, 'words' | 'entries'>) {
  const messages = countedMessages(entries)
  return (
    <MeterTable words={words} columns={[words.columns.count]}>
      <tbody>
        {messageKinds.map((kind) => (
          <KindRow key={kind} words={words} kind={kind}>
            <td>{messages.filter((message) => message.kind === kind).length}</td>
          </KindRow>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-3 text-left font-[600]">
            {words.counted.total}
          </th>
          <td className="wide pt-3 text-20" data-total>
            {messages.length}
          </td>
        </tr>
      </tfoot>
    </MeterTable>
  )
}

interface MeterTableProps {
  words: TryWords['meter']
  columns: readonly string[]
  children: ReactNode
}

function MeterTable({ words, columns, children }: MeterTableProps) {
  return (
    <table aria-labelledby="meter" className="figures mt-4 w-full border-collapse text-right leading-snug">
      <thead>
        <tr className="border-b border-ink text-14 text-ink-2">
          <th scope="col" className="py-2 text-left font-[400]">
            {words.columns.what}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-2 font-[400] last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

interface KindRowProps {
  words: TryWords['meter']
  kind: MessageKind
  children: ReactNode
}

function KindRow({ words, kind, children }: KindRowProps) {
  return (
    <tr className="border-b border-line" data-kind={kind}>
      <th scope="row" className="py-2 text-left font-[600]">
        {words.kinds[kind].name}
        <span className="block text-14 font-[400] text-ink-2">{words.kinds[kind].text}</span>
      </th>
      {children}
    </tr>
  )
}

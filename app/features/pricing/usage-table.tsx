import { type ReactNode, use } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { MonthlySign, SetupSign } from '#app/ui/price-signs.tsx'
import { ShareLink } from '#app/ui/share-link.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { planAnchor } from '#content/booking-link.ts'
import { fill } from '#content/fill.ts'
import type { UsageTable as Usage } from '#content/plan.ts'
import type { Words } from '#content/words.ts'

interface UsageTableProps {
  table: Usage
  words: Words['planWords']
  share: Words['priceFinder']['share']
}

/**
 * Tiers side by side, also on a phone: there each row's name takes a line of its own, so that three figures fit
 * below it, and only the lists of features follow one another.
 */
export function UsageTable({ table, words, share }: UsageTableProps) {
  const locale = use(LocaleContext)
  const most = Math.max(...table.tiers.map((tier) => tier.included))
  return (
    <table className="plan-columns figures w-full border-collapse text-left max-md:block md:table-fixed">
      <caption className="sr-only">{table.heading}</caption>
      <colgroup>
        <col className="md:w-36" />
        <col span={table.tiers.length} />
      </colgroup>
      <thead className="max-md:block">
        <tr className={`max-md:items-end ${row}`}>
          <td className="max-md:hidden" />
          {table.tiers.map((tier, at) => (
            <th
              key={tier.name}
              id={planAnchor(table.id, tier.name)}
              data-at={at}
              scope="col"
              className={`align-bottom ${cell(tier)} ${tier.popular ? 'md:rounded-t-card' : ''}`}
            >
              {tier.popular && (
                <Badge tone="indigo" className="mb-2 max-md:-ml-1.5 max-md:px-1.5 max-md:text-14">
                  {words.mostPopular}
                </Badge>
              )}
              <span className="block text-17 leading-tight wide md:text-20">{tier.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        <tr className={row}>
          <RowName sign={<SetupSign />} name={words.setup} note={words.oneTime} />
          {table.tiers.map((tier, at) => (
            <td key={tier.name} data-at={at} data-column={tier.name} className={cell(tier)}>
              <span className={figure}>{tier.setup.text}</span>
            </td>
          ))}
        </tr>
        <tr className={row}>
          <RowName sign={<MonthlySign />} name={words.monthly} note={words.perMonth} />
          {table.tiers.map((tier, at) => (
            <td key={tier.name} data-at={at} data-column={tier.name} className={cell(tier)}>
              <span className={`${figure} text-indigo`}>{tier.monthly.text}</span>
            </td>
          ))}
        </tr>
        <tr className={row}>
          <RowName name={words.included} note={table.unit} />
          {table.tiers.map((tier, at) => (
            <td key={tier.name} data-at={at} data-column={tier.name} className={cell(tier)}>
              <span className={figure}>{tier.included.toLocaleString(locale)}</span>
              <Share of={tier.included / most} />
            </td>
          ))}
        </tr>
        <tr className="max-md:grid">
          <th scope="row" className="py-4 pr-3 align-top font-[600] max-md:hidden">
            {words.features}
          </th>
          {table.tiers.map((tier, at) => (
            <td key={tier.name} data-at={at} className={`align-top ${cell(tier)}`}>
              <span aria-hidden="true" className="mb-1 block font-[600] md:hidden">
                {tier.name}
              </span>
              <StitchedList
                items={tier.features}
                className="flex flex-col gap-1.5 text-16 leading-snug text-ink-2"
              />
            </td>
          ))}
        </tr>
        <tr className="max-md:grid">
          <td className="max-md:hidden" />
          {table.tiers.map((tier, at) => (
            <td
              key={tier.name}
              data-at={at}
              className={`${cell(tier)} ${tier.popular ? 'md:rounded-b-card' : ''}`}
            >
              <ButtonLink
                look="outline"
                href={tier.action.href}
                aria-label={`${tier.action.label}: ${table.heading}`}
                className="w-full md:px-3"
              >
                {tier.action.label}
              </ButtonLink>
              <ShareLink
                label={fill(share.copy, { plan: `${table.heading}: ${tier.name}` })}
                to={`#${planAnchor(table.id, tier.name)}`}
                words={share}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const row = 'border-b border-line max-md:grid max-md:grid-cols-3'
const figure = 'text-20 leading-none wide md:text-24'

function cell(tier: Usage['tiers'][number]): string {
  return `py-3 pr-2 md:px-5 md:py-4 ${tier.popular ? 'md:bg-paper-2' : ''}`
}

function RowName({ sign, name, note }: { sign?: ReactNode; name: string; note: string }) {
  return (
    <th scope="row" className="font-[400] max-md:col-span-3 max-md:pt-3 md:py-4 md:pr-3">
      <span className="flex flex-wrap items-baseline gap-x-2">
        {sign}
        <span className="font-[600]">{name}</span>
        <span className="text-14 text-ink-2 md:basis-full">{note}</span>
      </span>
    </th>
  )
}

/** The included use as a length of thread, against the largest tier's. */
function Share({ of }: { of: number }) {
  return (
    <svg aria-hidden="true" className="mt-3 h-2 w-full overflow-visible">
      <line x1="0" x2="100%" y1="4" y2="4" className="stroke-line" strokeWidth="1" />
      <line x1="0" x2={`${of * 100}%`} y1="4" y2="4" className="stroke-peacock" strokeWidth="3" />
    </svg>
  )
}

import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MonthlySign, SetupSign } from '#app/ui/price-signs.tsx'
import { ShareLink } from '#app/ui/share-link.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { planAnchor } from '#content/booking-link.ts'
import { fill } from '#content/fill.ts'
import type { Plan } from '#content/plan.ts'
import type { Words } from '#content/words.ts'
import { PriceFold } from './price-fold.tsx'

interface PlanLedgerProps {
  table: Words['pricing']['fixed']['tables'][number]
  words: Words['pricing']
  share: Words['priceFinder']['share']
}

/** Plans as the lines of a ledger; what each contains is folded away below, for the page of the service tells it too. */
export function PlanLedger({ table, words: pricing, share }: PlanLedgerProps) {
  const { words } = pricing
  return (
    <PriceFold
      id={table.id}
      heading={table.heading}
      words={pricing}
      glance={table.plans.map(({ name, setup, monthly }) => ({
        name,
        setup: setup.text,
        monthly: monthly?.text,
      }))}
    >
      <p className="measure text-ink-2">
        {table.lead}{' '}
        <SmartLink href={table.page.href} className="thread-link font-[600]">
          {table.page.label}
        </SmartLink>
      </p>
      <table className="figures mt-4 w-full border-collapse border-t border-line text-left max-lg:block">
        <caption className="sr-only">{table.heading}</caption>
        <thead className="max-lg:block">
          <tr className={`text-16 ${row}`}>
            <td className="py-2.5" />
            <th scope="col" className="py-2.5 align-top font-[600] max-lg:hidden lg:w-[28%]">
              {words.included}
            </th>
            <th scope="col" className="py-2.5 font-[400] lg:w-44">
              <HeadWords words={words} part="setup" />
            </th>
            <th scope="col" className="py-2.5 font-[400] lg:w-44">
              <HeadWords words={words} part="monthly" />
            </th>
            <td className="max-lg:hidden lg:w-36" />
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {table.plans.map((plan) => (
            <PlanRow
              key={plan.name}
              id={planAnchor(table.id, plan.name)}
              plan={plan}
              words={words}
              share={{ ...share, copy: fill(share.copy, { plan: `${table.heading}: ${plan.name}` }) }}
            />
          ))}
        </tbody>
      </table>
      <details className="group border-b border-line print:hidden">
        <summary className="flex min-h-12 list-none items-center gap-2 py-2 font-[600] text-indigo [&::-webkit-details-marker]:hidden">
          {words.features}
          <span className="sr-only">: {table.heading}</span>
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        <ul className="grid gap-x-10 gap-y-8 pt-2 pb-7 md:grid-cols-3">
          {table.plans.map((plan) => (
            <PlanContents key={plan.name} plan={plan} words={words} />
          ))}
        </ul>
      </details>
    </PriceFold>
  )
}

const row =
  'border-b border-line max-lg:grid max-lg:grid-cols-[1fr_5.75rem_4.75rem] max-lg:gap-x-2 md:max-lg:grid-cols-[1fr_9rem_9rem]'

function HeadWords({ words, part }: { words: Words['planWords']; part: 'setup' | 'monthly' }) {
  return (
    <span className="flex flex-col-reverse gap-1 leading-tight lg:flex-row lg:items-baseline lg:gap-2">
      {part === 'setup' ? <SetupSign /> : <MonthlySign />}
      <span>
        <span className="block font-[600]">{words[part]}</span>
        <span className="block text-14 text-ink-2">{part === 'setup' ? words.oneTime : words.perMonth}</span>
      </span>
    </span>
  )
}

interface PlanRowProps {
  id: string
  plan: Plan
  words: Words['planWords']
  share: Words['priceFinder']['share']
}

function PlanRow({ id, plan, words, share }: PlanRowProps) {
  return (
    <tr id={id} className={`align-baseline ${row}`}>
      <th scope="row" className="pt-4 font-[400] max-lg:row-start-1 lg:py-4 lg:pr-6">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-17 leading-tight wide">{plan.name}</span>
          {plan.badge && (
            <Badge
              tone={plan.popular ? 'indigo' : 'peacock'}
              className="whitespace-nowrap max-lg:px-2 max-lg:text-14"
            >
              {plan.badge}
            </Badge>
          )}
        </span>
      </th>
      <td className="text-ink-2 max-lg:col-span-3 max-lg:row-start-2 max-lg:pt-1.5 lg:pr-6">
        {plan.highlight}
      </td>
      <td data-column={words.setup} className={`${figure} max-lg:row-start-1 max-lg:pt-4`}>
        {plan.setup.text}
      </td>
      <td data-column={words.monthly} className={`${figure} text-indigo max-lg:row-start-1 max-lg:pt-4`}>
        {plan.monthly?.text}
      </td>
      <td className="max-lg:col-span-3 max-lg:row-start-3 lg:text-right">
        <SmartLink
          href={plan.action.href}
          aria-label={`${plan.action.label}: ${plan.name}`}
          className="thread-link inline-flex min-h-11 items-center font-[600]"
        >
          {plan.action.label}
        </SmartLink>
        <ShareLink label={share.copy} to={`#${id}`} words={share} />
      </td>
    </tr>
  )
}

const figure = 'whitespace-nowrap text-17 leading-tight wide lg:text-24'

function PlanContents({ plan, words }: { plan: Plan; words: Words['planWords'] }) {
  return (
    <li className="text-16 leading-snug text-ink-2">
      <h5 className="text-16 font-[600] text-ink">{plan.name}</h5>
      <p className="mt-1">{plan.description}</p>
      <StitchedList items={plan.features} className="mt-3 flex flex-col gap-1.5" />
      <p className="mt-4 font-[600] text-ink">{words.requirements}</p>
      <ul className="mt-1.5 list-disc flex flex-col gap-1 pl-5 marker:text-ink-2">
        {plan.requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
    </li>
  )
}

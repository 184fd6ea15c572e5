import { Badge } from './badge.tsx'
import { ButtonLink } from './button-link.tsx'

/** One plan, ready to show: every price already words. */
export interface ShownPlan {
  /** Its anchor. */
  id: string
  name: string
  badge?: string
  /** The one put forward. Its badge says why. */
  popular?: boolean
  colour: keyof typeof colours
  setup: string
  monthly?: string
  monthlyNote?: string
  description?: string
  /** The one figure in which it differs from its neighbours. */
  highlight: string
  /** As many for each plan. What is asked of the client is marked differently from what is given. */
  lists: { heading: string; items: string[]; isAsked?: boolean }[]
  action?: { label: string; href: string }
}

interface PlanTableWords {
  plan: string
  setup: string
  monthly: string
  oneTime: string
  perMonth: string
}

interface PlanTableProps {
  caption: string
  plans: ShownPlan[]
  words: PlanTableWords
}

/**
 * Plans side by side. Where they stand below each other they first come as one small table, so that prices compare
 * at a glance before the details; a wide screen lines the details up across the columns.
 */
export function PlanTable({ caption, plans, words }: PlanTableProps) {
  const layout = layouts[plans.length] ?? threeAbreast
  return (
    <div>
      <ComparisonTable caption={caption} plans={plans} words={words} className={layout.table} />
      <ul className={`grid gap-5 ${layout.cards}`}>
        {plans.map((plan) => (
          <li
            key={plan.name}
            id={plan.id}
            className={`relative grid grid-rows-subgrid gap-0 rounded-card border p-5 md:p-6 ${rowSpans[plan.lists.length] ?? 'row-span-5'} ${layout.card} ${plan.popular ? 'border-2 border-indigo' : 'border-line'}`}
          >
            <span
              aria-hidden="true"
              className={`absolute inset-x-5 top-0 h-1 rounded-b-full md:inset-x-6 ${colours[plan.colour]}`}
            />
            <PlanCard plan={plan} words={words} whole={layout.whole} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A thread along the top of the card, so that neighbours are told apart at a glance. */
const colours = {
  indigo: 'bg-indigo',
  marigold: 'bg-marigold',
  peacock: 'bg-peacock',
  sindoor: 'bg-sindoor',
  ink: 'bg-ink',
}

interface Layout {
  table: string
  cards: string
  card: string
  /** What takes the whole width of a card whose lists stand side by side. */
  whole: string
}

const threeAbreast: Layout = {
  table: 'mb-6 lg:hidden',
  cards: 'lg:grid-cols-3',
  card: 'md:max-lg:grid-cols-2 md:max-lg:gap-x-10',
  whole: 'md:max-lg:col-span-2',
}

const layouts: Record<number, Layout> = {
  2: { table: 'mb-6 md:hidden', cards: 'md:grid-cols-2', card: '', whole: '' },
  4: { table: 'mb-6 xl:hidden', cards: 'md:grid-cols-2 xl:grid-cols-4', card: '', whole: '' },
}

/** Name, description, prices, highlight and action take a row each, and so does every list. */
const rowSpans: Record<number, string> = {
  0: 'row-span-5',
  1: 'row-span-6',
  2: 'row-span-7',
  3: 'row-span-8',
}

interface PlanCardProps {
  plan: ShownPlan
  words: PlanTableWords
  whole: string
}

function PlanCard({ plan, words, whole }: PlanCardProps) {
  return (
    <>
      <div className={`flex flex-wrap items-center justify-between gap-2 ${whole}`}>
        <h3 className="text-20 wide leading-tight">{plan.name}</h3>
        {plan.badge && <Badge tone={plan.popular ? 'indigo' : 'peacock'}>{plan.badge}</Badge>}
      </div>
      <p className={`mt-2 text-ink-2 ${whole}`}>{plan.description}</p>
      <Prices plan={plan} words={words} whole={whole} />
      <p className={`figures mt-5 self-start border-l-[3px] border-marigold pl-3 font-[600] ${whole}`}>
        {plan.highlight}
      </p>
      {plan.lists.map((list) => (
        <div key={list.heading} className="mt-5">
          <h4 className="text-16 font-[600]">{list.heading}</h4>
          <ul className="mt-1.5 flex flex-col gap-1.5 text-16 text-ink-2">
            {list.items.map((item) => (
              <li key={item} className={list.isAsked ? 'flex gap-2.5' : 'stitched'}>
                {list.isAsked && (
                  <span aria-hidden="true" className="mt-[0.75em] h-[1.5px] w-4 shrink-0 bg-ink-2" />
                )}
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={`pt-6 ${whole}`}>
        {plan.action && (
          <ButtonLink
            look={plan.popular ? 'primary' : 'outline'}
            href={plan.action.href}
            aria-label={`${plan.action.label}: ${plan.name}`}
            className="w-full"
          >
            {plan.action.label}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Prices({ plan, words, whole }: PlanCardProps) {
  return (
    <dl
      className={`figures mt-5 grid grid-cols-[auto_1fr] content-start items-baseline gap-x-4 gap-y-1 border-y border-line py-4 ${whole}`}
    >
      <dt className="text-16 text-ink-2">{words.setup}</dt>
      <dd>
        <span className="text-24 wide leading-none">{plan.setup}</span>{' '}
        <span className="block text-14 text-ink-2">{words.oneTime}</span>
      </dd>
      {plan.monthly && (
        <>
          <dt className="text-16 text-ink-2">{words.monthly}</dt>
          <dd>
            <span className="text-20 font-[600] leading-none">{plan.monthly}</span>{' '}
            <span className="text-14 whitespace-nowrap text-ink-2">{words.perMonth}</span>
          </dd>
        </>
      )}
      {plan.monthlyNote && <dd className="col-span-2 text-14 text-ink-2">{plan.monthlyNote}</dd>}
    </dl>
  )
}

function ComparisonTable({ caption, plans, words, className }: PlanTableProps & { className: string }) {
  const anyMonthly = plans.some((plan) => plan.monthly)
  return (
    <table className={`figures w-full border-collapse text-16 ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-14 text-ink-2">
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 pr-2 pl-1 font-[400]">
            {words.plan}
          </th>
          <th scope="col" className="py-2 pr-2 text-right font-[400]">
            {words.setup}
          </th>
          {anyMonthly && (
            <th scope="col" className="py-2 pr-1 text-right font-[400]">
              {words.monthly}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr
            key={plan.name}
            className={`border-b border-line align-baseline ${plan.popular ? 'bg-paper-2' : ''}`}
          >
            <th scope="row" className="py-3 pr-2 pl-1 text-left font-[600]">
              {plan.name}
              <span className="block text-14 font-[400] text-ink-2">{plan.highlight}</span>
            </th>
            <td data-column={words.setup} className="py-3 pr-2 text-right font-[600]">
              {plan.setup}
            </td>
            {anyMonthly && (
              <td data-column={words.monthly} className="py-3 pr-1 text-right font-[600]">
                {plan.monthly}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

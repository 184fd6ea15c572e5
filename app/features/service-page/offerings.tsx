import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { planAnchor } from '#content/booking-link.ts'
import { price } from '#content/prices.ts'
import type { ServiceLabels } from '#content/types/service-labels.ts'
import type { Offering, OfferingsSection } from '#content/types/service-page.ts'
import { OfferingsTable } from './offerings-table.tsx'

interface OfferingsProps {
  section: OfferingsSection
  labels: ServiceLabels
}

/** Tools to take singly, ruled; then all of them together, on the band. */
export function Offerings({ section, labels }: OfferingsProps) {
  return (
    <Section id={section.id} title={section.heading} {...(section.lead && { lead: section.lead })}>
      <OfferingsTable
        caption={section.heading}
        offerings={[...section.items, section.bundle]}
        labels={labels}
      />
      <ul className="mt-8 border-t border-line md:mt-0">
        {section.items.map((item) => (
          <li
            key={item.title}
            id={planAnchor(section.id, item.title)}
            className="grid gap-x-10 gap-y-6 border-b border-line py-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_16.5rem]"
          >
            <div>
              <Badge tone={item.tag === 'Optional' ? 'peacock' : 'indigo'}>{item.tag}</Badge>
              <h3 className="mt-3 text-2xl wide leading-tight">{item.title}</h3>
              <p className="mt-3 text-ink-2">{item.description}</p>
            </div>
            <div className="grid content-start gap-5 text-[0.9375rem] lg:order-none max-lg:md:col-span-2 max-lg:md:order-last max-lg:md:grid-cols-2">
              <DetailList heading={labels.features} items={item.features} />
              <DetailList heading={labels.useCases} items={item.useCases} />
            </div>
            <div>
              <OfferingPrices offering={item} labels={labels} />
              <ButtonLink look="outline" href={item.action.href} className="mt-5 w-full">
                {item.action.label}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <Bundle id={planAnchor(section.id, section.bundle.title)} bundle={section.bundle} labels={labels} />
      <p className="measure mt-6 text-[0.9375rem] text-ink-2">{section.note}</p>
    </Section>
  )
}

function DetailList({ heading, items }: { heading: string; items: string[] }) {
  return (
    <div>
      <h4 className="font-[600]">{heading}</h4>
      <StitchedList items={items} className="mt-1.5 flex flex-col gap-1.5 text-ink-2" />
    </div>
  )
}

interface BundleProps {
  id: string
  bundle: OfferingsSection['bundle']
  labels: ServiceLabels
}

function Bundle({ id, bundle, labels }: BundleProps) {
  return (
    <div
      id={id}
      className="on-band mt-8 grid gap-x-12 gap-y-8 rounded-card bg-band p-6 text-khadi md:p-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
    >
      <div>
        <span className="inline-flex rounded-full bg-khadi px-3 py-0.5 text-[0.875rem] font-[600] text-indigo-black">
          {bundle.badge}
        </span>
        <h3 className="headline mt-4 text-[1.75rem] md:text-[2.5rem]">{bundle.title}</h3>
        <p className="mt-4 max-w-[56ch] text-khadi-2">{bundle.description}</p>
        <ul className="mt-6 grid gap-x-8 gap-y-2 md:grid-cols-2">
          {bundle.features.map((feature) => (
            <li key={feature} className="border-t border-khadi/25 pt-2 md:first:col-span-2">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:border-l lg:border-khadi/25 lg:pl-12">
        <OfferingPrices offering={bundle} labels={labels} isOnBand />
        <ButtonLink look="on-band" href={bundle.action.href} className="mt-6 w-full">
          {bundle.action.label}
        </ButtonLink>
      </div>
    </div>
  )
}

interface OfferingPricesProps {
  offering: Offering
  labels: ServiceLabels
  isOnBand?: boolean
}

/** Setup and monthly fee in separate rows, each first in rupees, then in dollars. */
function OfferingPrices({ offering, labels, isOnBand = false }: OfferingPricesProps) {
  const rows = [
    { name: labels.setup, period: labels.oneTime, rupees: offering.setup, dollars: offering.setupDollars },
    {
      name: labels.monthly,
      period: labels.perMonth,
      rupees: offering.monthly,
      dollars: offering.monthlyDollars,
    },
  ]
  const faint = isOnBand ? 'text-khadi-2' : 'text-ink-2'
  return (
    <dl className="figures">
      {rows.map((row, index) => (
        <div
          key={row.name}
          className={`${isOnBand ? 'border-khadi/25' : 'border-line'} py-3 first:pt-0 not-last:border-b`}
        >
          <dt className={`text-[0.9375rem] ${faint}`}>
            {row.name} <span className="text-[0.8125rem]">({row.period})</span>
          </dt>
          <dd className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className={`wide leading-tight ${index === 0 ? 'text-[1.75rem]' : 'text-[1.375rem]'}`}>
              {price(row.rupees)}
            </span>{' '}
            <span className={faint}>{price(row.dollars)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

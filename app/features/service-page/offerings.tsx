import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { planAnchor } from '#content/booking-link.ts'
import { type Offering, type OfferingsSection, offeringsIn } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'
import { OfferingsTable } from './offerings-table.tsx'

interface OfferingsProps {
  section: OfferingsSection
  labels: Words['serviceLabels']
}

/** Tools to take singly, ruled; then all of them together, on the band. */
export function Offerings({ section, labels }: OfferingsProps) {
  return (
    <Section id={section.id} title={section.heading} {...(section.lead && { lead: section.lead })}>
      <OfferingsTable caption={section.heading} offerings={offeringsIn(section)} labels={labels} />
      <ul className="mt-8 border-t border-line md:mt-0">
        {section.items.map((item) => (
          <li
            key={item.name}
            id={planAnchor(section.id, item.name)}
            className="grid gap-x-10 gap-y-6 border-b border-line py-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_16.5rem]"
          >
            <div>
              <Badge tone={item.tag === 'Optional' ? 'peacock' : 'indigo'}>{item.tag}</Badge>
              <h3 className="mt-3 text-24 wide leading-tight">{item.name}</h3>
              <p className="mt-3 text-ink-2">{item.description}</p>
            </div>
            <div className="grid content-start gap-5 text-16 lg:order-none max-lg:md:col-span-2 max-lg:md:order-last max-lg:md:grid-cols-2">
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
      {section.bundle && (
        <Bundle id={planAnchor(section.id, section.bundle.name)} bundle={section.bundle} labels={labels} />
      )}
      <p className="measure mt-6 text-16 text-ink-2">{section.note}</p>
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
  bundle: NonNullable<OfferingsSection['bundle']>
  labels: Words['serviceLabels']
}

function Bundle({ id, bundle, labels }: BundleProps) {
  return (
    <div
      id={id}
      className="on-band mt-8 grid gap-x-12 gap-y-8 rounded-card bg-band p-6 text-khadi md:p-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
    >
      <div>
        <span className="inline-flex rounded-full bg-khadi px-3 py-0.5 text-14 font-[600] text-indigo-black">
          {bundle.badge}
        </span>
        <h3 className="headline mt-4 text-30 md:text-38">{bundle.name}</h3>
        <p className="mt-4 max-w-[31.7em] text-khadi-2">{bundle.description}</p>
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
  labels: Words['serviceLabels']
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
          <dt className={`text-16 ${faint}`}>
            {row.name} <span className="text-14">({row.period})</span>
          </dt>
          <dd className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className={`wide leading-tight ${index === 0 ? 'text-30' : 'text-24'}`}>
              {row.rupees.text}
            </span>{' '}
            <span className={faint}>{row.dollars.text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

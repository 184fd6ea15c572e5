import { PlanTable, type ShownPlan } from '#app/ui/plan-table.tsx'
import { Section } from '#app/ui/section.tsx'
import { planAnchor } from '#content/booking-link.ts'
import type { Plan } from '#content/plan.ts'
import type { Offer, PlansSection } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'
import { OfferStrip } from './offer-strip.tsx'

interface PlansProps {
  section: PlansSection
  offer: Offer | undefined
  labels: Words['serviceLabels']
}

export function Plans({ section, offer, labels }: PlansProps) {
  return (
    <Section id={section.id} title={section.heading} {...(section.lead && { lead: section.lead })}>
      {offer && <OfferStrip offer={offer} />}
      <PlanTable
        caption={section.heading}
        plans={section.items.map((plan) => shownPlan(plan, section.id, labels))}
        words={labels}
      />
      {section.note && <p className="measure mt-6 text-16 text-ink-2">{section.note}</p>}
    </Section>
  )
}

function shownPlan(plan: Plan, table: string, labels: Words['serviceLabels']): ShownPlan {
  const { setup, monthly, channels, features, requirements, ...rest } = plan
  return {
    ...rest,
    id: planAnchor(table, plan.name),
    setup: setup.text,
    ...(monthly && { monthly: monthly.text }),
    lists: [
      ...(channels ? [{ heading: labels.channels, items: channels }] : []),
      { heading: labels.features, items: features },
      { heading: labels.requirements, items: requirements, isAsked: true },
    ],
  }
}

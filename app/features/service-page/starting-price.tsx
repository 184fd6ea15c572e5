import { BandSection } from '#app/ui/band-section.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { PriceSection } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'

interface StartingPriceProps {
  section: PriceSection
  isRepeated: boolean
  labels: Words['serviceLabels']
}

/** One figure, as large as the page has, and what it buys. */
export function StartingPrice({ section, isRepeated, labels }: StartingPriceProps) {
  const { id, heading, lead, includes, actions } = section
  const content = (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <p className="leading-none">
          <span className="block text-17 text-ink-2">{labels.from}</span>{' '}
          <span className="figures headline mt-3 block text-60 md:text-96">{section.from.text}</span>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {actions.map((action) => (
            <ButtonLink key={action.label} look="outline" href={action.href} className="max-sm:w-full">
              {action.label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div>
        <h3 className="font-[600]">{labels.included}</h3>
        <ul className="mt-3 border-t border-line">
          {includes.map((item) => (
            <li key={item} className="stitched border-b border-line py-3">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
  return isRepeated ? (
    <BandSection id={id} title={heading} lead={lead}>
      {content}
    </BandSection>
  ) : (
    <Section id={id} title={heading} {...(lead && { lead })}>
      {content}
    </Section>
  )
}

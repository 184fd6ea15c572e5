import { PriceBridge } from '#app/ui/price-bridge.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import type { Words } from '#content/words.ts'

interface CoreServicesProps {
  words: Words['about']['services']
  /** Why other pages show other prices. */
  bridge: Words['priceBridges']['about']
}

/** Six lines, as on a painted shop board: what, and from how much. */
export function CoreServices({ words, bridge }: CoreServicesProps) {
  return (
    <SplitSection id="services" title={words.heading} lead={words.lead}>
      <ul className="border-t border-line">
        {words.items.map((service) => (
          <li
            key={service.href}
            className="card-link relative grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-4 md:py-5"
          >
            <h3 className="text-17 wide leading-tight md:text-20">
              <span className="card-title">{service.title}</span>
            </h3>
            <p className="text-right leading-tight">
              <span className="text-14 text-ink-2">{words.from}</span>{' '}
              <span className="figures text-20 wide">{service.price.text}</span>
            </p>
            <p className="max-w-[22.6em] text-ink-2 max-md:col-span-2 max-md:mt-1 md:py-2">{service.text}</p>
            <SmartLink
              href={service.href}
              className="thread-link inline-flex min-h-11 items-center self-start text-16 font-[600] after:absolute after:inset-0 max-md:justify-self-start md:justify-self-end"
            >
              {service.label}
            </SmartLink>
          </li>
        ))}
      </ul>
      {bridge && (
        <div className="mt-5">
          <PriceBridge bridge={bridge} />
        </div>
      )}
    </SplitSection>
  )
}

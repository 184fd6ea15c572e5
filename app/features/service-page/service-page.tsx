import { Fragment, type ReactNode } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { PriceBridge } from '#app/ui/price-bridge.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { ServicePage as ServicePageWords } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'
import { PageSection } from './page-section.tsx'
import { Picture } from './picture.tsx'

/** What leads on from the page's prices. */
interface PricesElsewhere {
  /** Why another page shows other ones. */
  bridge: Words['priceBridges'][keyof Words['priceBridges']]
  offers: Words['pricing']['offers']['seeAll']
}

interface ServicePageProps {
  words: ServicePageWords
  labels: Words['serviceLabels']
  prices: PricesElsewhere
  /** A call to play, where the page has a place for one. */
  call?: ReactNode
}

/** Every page under /services: its own picture, its sections in order, a closing call. */
export function ServicePage({ words, labels, prices, call }: ServicePageProps) {
  const picture = words.picture && <Picture words={words.picture} />
  const isFrieze = words.picture && friezes.has(words.picture.kind)
  return (
    <>
      <PageHero {...words.hero}>{!isFrieze && picture}</PageHero>
      {isFrieze && picture}
      {words.sections.map((section, index) => (
        <Fragment key={section.id}>
          <PageSection
            section={section}
            isRepeated={words.sections.slice(0, index).some(({ kind }) => kind === section.kind)}
            offer={words.offer}
            labels={labels}
            call={call}
          />
          {section.id === 'pricing' && (prices.bridge || words.offer) && (
            <div className="wrap pb-7 md:pb-12">
              {prices.bridge && <PriceBridge bridge={prices.bridge} />}
              {words.offer && (
                <SmartLink
                  href={prices.offers.href}
                  className="thread-link mt-2 inline-flex min-h-11 items-center text-16 font-[600]"
                >
                  {prices.offers.label}
                </SmartLink>
              )}
            </div>
          )}
        </Fragment>
      ))}
      <Reveal>
        <CallBand {...words.closing} />
      </Reveal>
    </>
  )
}

/** Pictures that go from edge to edge below the first words; the others stand beside them. */
const friezes: ReadonlySet<string> = new Set(['call-strip', 'braid'])

import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { Words } from '#content/words.ts'
import { CoreServices } from './core-services.tsx'
import { Founder } from './founder.tsx'
import { Markets } from './markets.tsx'
import { Reasons } from './reasons.tsx'
import { TwoCloths } from './two-cloths.tsx'

interface AboutPageProps {
  words: Words['about']
  bridge: Words['priceBridges']['about']
  sample: Words['sample']
}

export function AboutPage({ words, bridge, sample }: AboutPageProps) {
  const { hero, closing } = words
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead}>
        <TwoCloths names={hero.markets} />
      </PageHero>
      <CoreServices words={words.services} bridge={bridge} />
      <Reasons words={words.reasons} />
      <Markets words={words.markets} />
      <Founder words={words.founder} sample={sample} />
      <Reveal>
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.second]} />
      </Reveal>
    </>
  )
}

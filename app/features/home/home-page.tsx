import type { ReactNode } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { Words } from '#content/words.ts'
import { Demos } from './demos.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Reasons } from './reasons.tsx'
import { Services } from './services.tsx'
import { Stats } from './stats.tsx'

interface HomePageProps {
  words: Words['home']
  mine: Words['makeItMine']
  bridge: Words['priceBridges']['home']
  /** The featured testimonials, as a section of this page. */
  testimonials: ReactNode
}

export function HomePage({ words, mine, bridge, testimonials }: HomePageProps) {
  return (
    <>
      <Hero words={words.hero} mine={mine} />
      <Reveal>
        <Highlights words={words.highlights} />
      </Reveal>
      <Reveal>
        <Services words={words.services} bridge={bridge} />
      </Reveal>
      <Reveal>
        <Demos words={words.demos} />
      </Reveal>
      <Reveal>
        <Reasons words={words.reasons} />
      </Reveal>
      <Reveal>
        <Stats words={words.stats} />
      </Reveal>
      <Reveal>{testimonials}</Reveal>
      <Reveal>
        <CallBand {...words.closing} />
      </Reveal>
    </>
  )
}

import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import type { TradeId } from '#content/whatsapp-flows.ts'
import { Bench } from './bench.tsx'
import { Calculator } from './calculator.tsx'
import type { TryWords } from './said.ts'

interface WhatsappPageProps {
  words: TryWords
  rates: MetaRates
  trade: TradeId
}

export function WhatsappPage({ words, rates, trade }: WhatsappPageProps) {
  return (
    <>
      <PageHero {...words.hero} />
      <Bench words={words} rates={rates} trade={trade} />
      <Calculator words={words.calculator} kindNames={words.meter.kinds} rates={rates} />
      <Reveal>
        <CallBand {...words.closing} />
      </Reveal>
    </>
  )
}

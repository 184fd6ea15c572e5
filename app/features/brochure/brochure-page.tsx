import type { ReactNode } from 'react'
import { PageHero } from '#app/ui/page-hero.tsx'
import { PriceBridge } from '#app/ui/price-bridge.tsx'
import type { Words } from '#content/words.ts'
import { BrochureSheet } from './brochure-sheet.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { FoldedBrochure } from './folded-brochure.tsx'

interface BrochurePageProps {
  words: Words['brochure']
  /** Why the price list has other prices. */
  bridge: Words['priceBridges']['brochure']
  /** Links to the same as PDFs. */
  files: ReactNode
}

export function BrochurePage({ words, bridge, files }: BrochurePageProps) {
  return (
    <>
      <div className="screen-only">
        <PageHero title={words.page.title} lead={words.page.lead}>
          <div className="lg:justify-self-end">
            <FoldedBrochure />
            <div className="mt-6">{files}</div>
            <div className="mt-6">
              <DownloadButtons words={words} look="primary" />
            </div>
            <p className="needs-script mt-5 max-w-[27rem] text-16 text-ink-2">{words.page.help}</p>
          </div>
        </PageHero>
      </div>
      <section aria-labelledby="preview" className="bg-paper-2 print:bg-transparent">
        <div className="wrap py-8 md:py-14 print:p-0">
          <h2 id="preview" className="screen-only mb-5 text-ink-2">
            {words.page.previewLabel}
          </h2>
          <BrochureSheet brochure={words.document} />
          {bridge && (
            <div className="screen-only mt-5">
              <PriceBridge bridge={bridge} />
            </div>
          )}
        </div>
      </section>
    </>
  )
}

import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import type { Words } from '#content/words.ts'
import { ProductEntry } from './product-entry.tsx'
import { ProductIndex } from './product-index.tsx'

export function ProductsPage({ words }: { words: Words['products'] }) {
  const { hero, benefits, products, custom } = words
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} actions={[hero.actions.primary, hero.actions.second]}>
        <ProductIndex words={products} />
      </PageHero>
      <SplitSection id="benefits" title={benefits.heading}>
        <RuledList items={benefits.cards} />
      </SplitSection>
      <section id="products" aria-labelledby="products-title" className="section">
        <div className="wrap">
          <SectionHeading id="products-title" title={products.heading} lead={products.lead} />
        </div>
        <ul className="mt-8 flex flex-col gap-14 md:mt-12 lg:gap-24">
          {products.items.map((product, index) => (
            <ProductEntry
              key={product.id}
              product={product}
              words={products}
              side={index % 2 ? 'right' : 'left'}
            />
          ))}
        </ul>
      </section>
      <Reveal>
        <div id="custom">
          <CallBand
            title={custom.title}
            text={custom.text}
            note={custom.licenceNote}
            actions={[custom.primary, custom.second]}
          />
        </div>
      </Reveal>
    </>
  )
}

import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'
import { ProductPrice } from './product-price.tsx'

/** All five at a glance, as a shade card: a snippet of the cloth, the name, the price. */
export function ProductIndex({ words }: { words: Words['products']['products'] }) {
  return (
    <nav aria-label={words.heading}>
      <ul className="border-t border-line">
        {words.items.map((product) => (
          <li key={product.id} className={`border-b border-line ${product.byOwner ? 'typed' : ''}`}>
            <a
              href={`#${product.id}`}
              className="card-link grid min-h-16 grid-cols-[4rem_1fr_auto] items-center gap-4 py-2.5 md:grid-cols-[6rem_1fr_auto]"
            >
              <span className="overflow-hidden rounded-[4px] outline -outline-offset-1 outline-ink/20">
                <Textile title={product.title} className="card-cloth h-11 w-full" />
              </span>
              <span className="font-[600] leading-tight">
                <span className="card-title">{product.title}</span>
              </span>
              <span className="text-right text-16 leading-tight max-sm:[&>span]:block">
                <ProductPrice product={product} perMonth={words.perMonth} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

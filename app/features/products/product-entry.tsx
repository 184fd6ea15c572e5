import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Miniature } from '#app/ui/miniature.tsx'
import { useMovingCloth } from '#app/ui/moving-cloth.ts'
import { ProjectPicture } from '#app/ui/project-picture.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import type { Colour } from '#content/colour.ts'
import type { Words } from '#content/words.ts'
import { type Product, ProductPrice } from './product-price.tsx'

interface ProductEntryProps {
  product: Product
  words: Words['products']['products']
  /** Where the cloth hangs on wide screens. It runs out of the page on that side. */
  side: 'left' | 'right'
}

export function ProductEntry({ product, words, side }: ProductEntryProps) {
  const place = places[side]
  const moving = useMovingCloth(product.details?.href)
  return (
    <li
      id={product.id}
      className={`grid lg:grid-cols-[minmax(2rem,1fr)_minmax(0,580px)_minmax(0,580px)_minmax(2rem,1fr)] lg:items-center ${product.byOwner ? 'typed' : ''}`}
    >
      <ProjectPicture
        title={product.title}
        picture={product.picture}
        borrows={!product.picture}
        className={`h-44 w-full outline -outline-offset-1 outline-ink/20 md:h-64 lg:row-start-1 lg:h-[32rem] ${place.cloth} ${moving}`}
      >
        {product.miniature && <Miniature {...product.miniature} />}
      </ProjectPicture>
      <div className={`max-lg:wrap max-lg:pt-6 lg:row-start-1 ${place.words}`}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="headline text-24 md:text-38">{product.title}</h3>
          <Badge tone={'monthly' in product ? 'peacock' : 'indigo'}>{product.status}</Badge>
        </div>
        <p className="mt-4 max-w-[29.4em] text-ink-2">{product.description}</p>
        <h4 className="sr-only">{words.featuresLabel}</h4>
        <StitchedList items={product.features} className="mt-5 flex flex-col gap-2" />
        <p className={`mt-6 border-t-[1.75px] pt-5 leading-none ${threads[product.colour]}`}>
          <ProductPrice product={product} perMonth={words.perMonth} figureClass="text-30 wide md:text-38" />
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink look="outline" href={product.url}>
            <span>
              {product.action} <span className="sr-only">{product.title}</span>
            </span>
          </ButtonLink>
          {product.details && (
            <SmartLink
              href={product.details.href}
              viewTransition
              className="thread-link inline-flex min-h-11 items-center font-[600]"
            >
              {product.details.label}
            </SmartLink>
          )}
        </div>
      </div>
    </li>
  )
}

const places = {
  left: { cloth: 'lg:col-span-2 lg:col-start-1 lg:rounded-r-card', words: 'lg:col-start-3 lg:pl-16' },
  right: { cloth: 'lg:col-span-2 lg:col-start-3 lg:rounded-l-card', words: 'lg:col-start-2 lg:pr-16' },
}

const threads: Record<Colour, string> = {
  indigo: 'border-indigo',
  marigold: 'border-marigold',
  peacock: 'border-peacock',
  sindoor: 'border-sindoor',
  ink: 'border-ink',
}

import type { Words } from '#content/words.ts'

export type Product = Words['products']['products']['items'][number]

interface ProductPriceProps {
  product: Product
  perMonth: string
  figureClass?: string
}

export function ProductPrice({ product, perMonth, figureClass = 'font-[600]' }: ProductPriceProps) {
  if (!('monthly' in product)) return <span className={figureClass}>{product.priceWords}</span>
  return (
    <>
      <span className={`figures ${figureClass}`}>{product.monthly.text}</span>{' '}
      <span className="text-ink-2">{perMonth}</span>
    </>
  )
}

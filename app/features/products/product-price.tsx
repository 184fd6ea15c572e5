import { price } from '#content/prices.ts'
import type { ProductsWords } from '#content/types/products.ts'

interface ProductPriceProps {
  product: ProductsWords['products']['items'][number]
  perMonth: string
  figureClass?: string
}

export function ProductPrice({ product, perMonth, figureClass = 'font-[600]' }: ProductPriceProps) {
  if (product.status !== 'Available') return <span className={figureClass}>{product.priceWords}</span>
  return (
    <>
      <span className={`figures ${figureClass}`}>{price(product.monthly)}</span>{' '}
      <span className="text-ink-2">{perMonth}</span>
    </>
  )
}

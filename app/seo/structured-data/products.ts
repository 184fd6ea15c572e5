import type { Product } from 'schema-dts'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import type { ProductsWords } from '#content/types/products.ts'
import type { TutorConnectWords } from '#content/types/tutorconnect.ts'
import { offer } from './offers.ts'
import type { Address } from './site.ts'

/** What is only announced has no offer yet, and search engines refuse a product without one. */
export function productList({ products }: ProductsWords, at: Address): Product[] {
  return products.items
    .filter((item) => item.status === 'Available')
    .map((item) =>
      product({
        name: item.title,
        description: item.description,
        url: at(item.details?.href ?? `${paths.products}#${item.id}`),
        monthly: item.monthly,
      }),
    )
}

export function tutorConnectProduct(words: TutorConnectWords, name: string, at: Address): Product {
  const { hero, price } = words
  return product({ name, description: hero.lead, url: at(paths.tutorconnect), monthly: price.monthly })
}

interface ProductDetails {
  name: string
  description: string
  url: string
  monthly: PriceKey
}

function product({ name, description, url, monthly }: ProductDetails): Product {
  return {
    '@type': 'Product',
    name,
    description,
    url,
    brand: { '@type': 'Brand', name: company.name },
    offers: { ...offer({ name, url, cost: { monthly } }), availability: 'https://schema.org/InStock' },
  } as Product
}

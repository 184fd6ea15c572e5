import type { Product } from 'schema-dts'
import { company } from '#content/company.ts'
import type { PriceTag } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { offer } from './offers.ts'
import type { Address } from './site.ts'

/** What is only announced has no offer yet, and search engines refuse a product without one. */
export function productList(at: Address, { products, planWords }: Words): Product[] {
  return products.products.items
    .filter((item) => 'monthly' in item)
    .map((item) =>
      product(
        {
          name: item.title,
          description: item.description,
          url: at(item.details?.href ?? `${paths.products}#${item.id}`),
          monthly: item.monthly,
        },
        planWords,
      ),
    )
}

export function tutorConnectProduct(at: Address, { products, tutorConnect, planWords }: Words): Product {
  const { hero, price } = tutorConnect
  const name = products.products.items.find(({ id }) => id === 'tutorconnect')?.title ?? ''
  const url = at(paths.tutorconnect)
  return product({ name, description: hero.lead, url, monthly: price.monthly }, planWords)
}

interface ProductDetails {
  name: string
  description: string
  url: string
  monthly: PriceTag
}

function product({ name, description, url, monthly }: ProductDetails, words: Words['planWords']): Product {
  return {
    '@type': 'Product',
    name,
    description,
    url,
    brand: { '@type': 'Brand', name: company.name },
    offers: { ...offer({ name, url, cost: { monthly } }, words), availability: 'https://schema.org/InStock' },
  } as Product
}

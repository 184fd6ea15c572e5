import type { Product } from 'schema-dts'
import { company } from '#content/company.ts'
import type { PriceTag } from '#content/facts.ts'
import { type PageId, paths, sharePicture } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { offer } from './offers.ts'
import type { Address } from './site.ts'

/** What is only announced has no offer yet, and search engines refuse a product without one. */
export function productList(at: Address, words: Words): Product[] {
  const image = pictureOf('products', at, words)
  return words.products.products.items
    .filter((item) => 'monthly' in item)
    .map((item) =>
      product(
        {
          name: item.title,
          description: item.description,
          url: at(item.details?.href ?? `${paths.products}#${item.id}`),
          image,
          monthly: item.monthly,
        },
        words.planWords,
      ),
    )
}

export function tutorConnectProduct(at: Address, words: Words): Product {
  const { products, tutorConnect, planWords } = words
  const { hero, price } = tutorConnect
  const name = products.products.items.find(({ id }) => id === 'tutorconnect')?.title ?? ''
  const url = at(paths.tutorconnect)
  const image = pictureOf('tutorconnect', at, words)
  return product({ name, description: hero.lead, url, image, monthly: price.monthly }, planWords)
}

/** Search engines show no product without a picture: that of its page. */
function pictureOf(page: PageId, at: Address, { language }: Words): string {
  return at.shared(sharePicture(language, page))
}

interface ProductDetails {
  name: string
  description: string
  url: string
  image: string
  monthly: PriceTag
}

function product(
  { name, description, url, image, monthly }: ProductDetails,
  words: Words['planWords'],
): Product {
  return {
    '@type': 'Product',
    name,
    description,
    url,
    image,
    brand: { '@type': 'Brand', name: company.name },
    offers: { ...offer({ name, url, cost: { monthly } }, words), availability: 'https://schema.org/InStock' },
  } as Product
}

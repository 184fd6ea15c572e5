import { ProductsPage } from '#app/features/products/products-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { products, productsHead } from '#content/en/products.ts'
import type { Route } from './+types/products'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('products', productsHead, matches[0].loaderData.publicUrl)

export default function Products() {
  return <ProductsPage words={products} />
}

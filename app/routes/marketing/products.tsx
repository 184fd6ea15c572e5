import { ProductsPage } from '#app/features/products/products-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/products'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.products, words: words.products }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('products', loaderData.head, matches[0].loaderData)

export default function Products({ loaderData: { words } }: Route.ComponentProps) {
  return <ProductsPage words={words} />
}

import { DesignPage } from '#app/features/design/design-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/design'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(requestScope).words.design
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedHead(loaderData.head)

export default function Design({ loaderData }: Route.ComponentProps) {
  return <DesignPage words={loaderData} />
}

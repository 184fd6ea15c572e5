import { TutorConnectPage } from '#app/features/products/tutorconnect-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/tutorconnect'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.tutorconnect, words: words.tutorConnect }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tutorconnect', loaderData.head, matches[0].loaderData)

export default function TutorConnect({ loaderData: { words } }: Route.ComponentProps) {
  return <TutorConnectPage words={words} />
}

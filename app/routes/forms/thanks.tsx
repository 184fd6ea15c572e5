import { StatusPage } from '#app/features/frame/status-page.tsx'
import { useRootData } from '#app/root-data.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/thanks'

const kinds = ['message', 'quote', 'testimonial', 'withdrawal', 'find-booking'] as const

export function loader({ params }: Route.LoaderArgs) {
  return kindOf(params.what)
}

/** The words are there already, so no connection is needed. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return kindOf(params.what)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, text } = matches[0].loaderData.words.thanks[loaderData]
  return unlistedHead({ title, description: text })
}

export default function Thanks({ loaderData }: Route.ComponentProps) {
  const { thanks } = useRootData().words
  return <StatusPage words={{ ...thanks[loaderData], links: thanks.links }} />
}

function kindOf(what: string) {
  const kind = kinds.find((each) => each === what)
  if (!kind) throw new Response(null, { status: 404 })
  return kind
}

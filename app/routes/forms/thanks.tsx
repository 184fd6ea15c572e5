import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { StatusPage } from '#app/features/frame/status-page.tsx'
import { useRootData } from '#app/root-data.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { fill } from '#content/fill.ts'
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
  const { reference, mailedTo } = useAnswer()
  const notes = [
    reference && fill(thanks.reference, { reference }),
    mailedTo && fill(thanks.mailedTo, { email: mailedTo }),
  ]
  return (
    <StatusPage
      words={{ ...thanks[loaderData], links: thanks.links }}
      note={notes.filter(Boolean).join(' ')}
    />
  )
}

/** What the form was answered with. The server's page does not have it, so that a reload shows it only after that. */
function useAnswer(): { reference?: string; mailedTo?: string } {
  const { state } = useLocation()
  return (
    useSyncExternalStore(
      neverChanges,
      () => state,
      () => null,
    ) ?? {}
  )
}

const neverChanges = () => () => {}

function kindOf(what: string) {
  const kind = kinds.find((each) => each === what)
  if (!kind) throw new Response(null, { status: 404 })
  return kind
}

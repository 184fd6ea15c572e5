import { StatusPage } from '#app/features/frame/status-page.tsx'
import { unlistedHead } from '#app/seo/head.ts'
import { contact } from '#content/en/contact.ts'
import { forms } from '#content/en/forms.ts'
import { quote } from '#content/en/quote.ts'
import { testimonials } from '#content/en/testimonials.ts'
import type { Route } from './+types/thanks'

const words = new Map([
  ['message', contact.form.success],
  ['quote', quote.form.success],
  ['testimonial', testimonials.form.success],
  ['withdrawal', testimonials.withdrawal.done],
])

export function loader({ params }: Route.LoaderArgs) {
  return thanksFor(params.what)
}

/** What was sent is stored: no connection is needed to say so. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return thanksFor(params.what)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? unlistedHead({ title: loaderData.title, description: loaderData.text }) : []

export default function Thanks({ loaderData }: Route.ComponentProps) {
  return <StatusPage words={{ ...loaderData, links: forms.thanks.links }} />
}

function thanksFor(what: string) {
  const thanks = words.get(what)
  if (!thanks) throw new Response(null, { status: 404 })
  return thanks
}

import { data, redirect } from 'react-router'
import { answerValue } from '#app/answer-value.ts'
import { StatusPage } from '#app/features/frame/status-page.tsx'
import { WithdrawalPage } from '#app/features/testimonials/withdrawal-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/withdrawal'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, words } = context.get(requestScope)
  const own = answerValue(await services.testimonials.findOwn(params.token))
  return data(
    { own, words: words.testimonials.withdrawal, links: words.forms.thanks.links },
    { status: own ? 200 : 404 },
  )
}

/** Pressed twice, or after the owner deleted it, it is as gone as was asked for. */
export async function action({ params, context }: Route.ActionArgs) {
  answerValue(await context.get(requestScope).services.testimonials.withdraw(params.token))
  return redirect('/thanks/withdrawal', 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? unlistedHead({ title: loaderData.words.title, description: loaderData.words.text }) : []),
  // Whoever has the address can withdraw, so no other site learns it.
  { name: 'referrer', content: 'same-origin' },
]

export default function Withdrawal({ loaderData: { own, words, links } }: Route.ComponentProps) {
  if (!own) return <StatusPage words={{ ...words.gone, links }} />
  return <WithdrawalPage words={words} own={own} />
}

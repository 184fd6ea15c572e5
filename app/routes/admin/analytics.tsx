import { data, redirect } from 'react-router'
import { fieldOf, ownerOf } from '#app/desk-request.ts'
import { AnalyticsPage } from '#app/features/desk/analytics-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { analyticsWords as words } from '#content/en/desk/analytics.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { audit } from '#server/auth/audit.ts'
import { figuresOf } from '#server/desk/analytics.ts'
import type { Route } from './+types/analytics'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const asked = query.get('days') ?? ''
  const days = words.spans.includes(asked) ? Number(asked) : 30
  return {
    days,
    ...(await figuresOf(services.database, services.desk.visits, days, todayInIndia(now))),
    questions: await services.assistant.unanswered(20),
    notice: query.has('taught') ? words.questions.taught : undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { assistant, database } = context.get(requestScope).services
  const form = await request.formData()
  const question = fieldOf(form, 'question').trim().slice(0, 300)
  const answer = fieldOf(form, 'answer').replace(/\r\n?/g, '\n').trim().slice(0, 2000)
  if (question === '' || answer === '') throw data(null, { status: 422 })
  await assistant.addAnswer({ question, answer })
  await audit(database.db, { ownerEmail: ownerOf(context).email, action: 'assistant-taught' })
  return redirect('/admin/analytics?taught=1')
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const kinds = loaderData.kinds.map(({ label, value }) => ({
    label: deskWords.kinds[label] ?? label,
    value,
  }))
  return <AnalyticsPage words={words} {...loaderData} kinds={kinds} />
}

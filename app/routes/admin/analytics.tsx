import { data, redirect } from 'react-router'
import { fieldOf, ownerOf } from '#app/desk-request.ts'
import { AnalyticsPage } from '#app/features/desk/analytics-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { assistant } from '#content/en/assistant.ts'
import { analyticsWords as words } from '#content/en/desk/analytics.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { figuresOf } from '#server/desk/analytics.ts'
import { teachAssistant } from '#server/desk/teaching.ts'
import type { Route } from './+types/analytics'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const asked = query.get('days') ?? ''
  const days = words.spans.includes(asked) ? Number(asked) : 30
  const figures = await figuresOf(services.database, services.desk.counts, days, todayInIndia(now))
  return {
    days,
    ...figures,
    topics: figures.topics.map(({ label, value }) => ({ label: topicName(label), value })),
    questions: await services.assistant.unanswered(20),
    notice: query.has('taught') ? words.questions.taught : undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services } = context.get(requestScope)
  const form = await request.formData()
  const question = fieldOf(form, 'question').trim().slice(0, 300)
  const answer = fieldOf(form, 'answer').replace(/\r\n?/g, '\n').trim().slice(0, 2000)
  if (question === '' || answer === '') throw data(null, { status: 422 })
  await teachAssistant(services, ownerOf(context).email, { question, answer })
  return redirect('/admin/analytics?taught=1')
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { visits, questionCount, medianWaitInHours, ...figures } = loaderData
  const hundredth = (count: number) => (visits > 0 ? ((count / visits) * 100).toFixed(1) : '')
  const named = <Named extends { label: string }>(rows: Named[], nameOf: (label: string) => string) =>
    rows.map((row) => ({ ...row, label: nameOf(row.label) }))
  const byDay = <Day extends { label: string }>(rows: Day[]) => named(rows, dayName)
  const slowest = labelWithin(figures.answerTimes, 0.95)
  return (
    <AnalyticsPage
      words={words}
      {...figures}
      totals={{
        visits: String(visits),
        views: String(total(figures.views)),
        conversations: String(total(figures.conversations)),
        questions: String(questionCount),
        leads: String(total(figures.leads)),
        conversion: hundredth(total(figures.leads)) || words.none,
        answers: slowest ? answerTimeName(slowest) : words.none,
        wait:
          medianWaitInHours === undefined
            ? words.none
            : fill(words.waits.upTo, { hours: medianWaitInHours.toFixed(1) }),
      }}
      views={byDay(figures.views)}
      conversations={byDay(figures.conversations)}
      leads={byDay(figures.leads)}
      sources={named(figures.sources, (label) => words.sources.names[label] ?? label)}
      kinds={named(figures.kinds, (label) => deskWords.kinds[label] ?? label).map((row) => ({
        ...row,
        perHundred: hundredth(row.value),
      }))}
      answerTimes={named(figures.answerTimes, answerTimeName)}
      waits={named(figures.waits, (label) =>
        label === 'more' ? words.waits.more : fill(words.waits.upTo, { hours: label }),
      )}
    />
  )
}

function total(rows: { value: number }[]): number {
  return rows.reduce((sum, { value }) => sum + value, 0)
}

/** The first of the rising steps by which that share of all is reached. */
function labelWithin(rows: { label: string; value: number }[], share: number): string | undefined {
  const all = total(rows)
  if (all === 0) return undefined
  return rows.find((_row, index) => total(rows.slice(0, index + 1)) >= all * share)?.label
}

function dayName(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

function topicName(label: string): string {
  const ask = label.startsWith('ask:') ? label.slice(4) : undefined
  if (ask) return words.topics.asks[ask] ?? ask
  return assistant.services[label as keyof typeof assistant.services] ?? label
}

function answerTimeName(label: string): string {
  if (label === 'more') return words.answerTimes.more
  return fill(words.answerTimes.upTo, { seconds: String(Number(label) / 1000) })
}
